"""Sets Farmdesk up, then plays, tests or checks it. Needs Python 3.11 or newer and nothing else.

python3 run.py              set up (once) and start Farmdesk; on Windows: py run.py
python3 run.py test         set up and run the tests; more words go to pytest
python3 run.py check        format, lint, types, import contracts, tests (--no-tests: all but those)
python3 run.py cli WORDS    the command line: games, play, replay, arena, bench, shot
python3 run.py setup        set up and stop
python3 run.py bundle       make the installed app in dist/; then deb, rpm and setup-exe pack it
"""

import contextlib
import hashlib
import importlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TextIO

if sys.version_info < (3, 11):
    sys.exit(
        f"Farmdesk needs Python 3.11 or newer, and this is {sys.version.split()[0]}.\n"
        "Please install a newer one and start run.py with it, for example: python3.11 run.py"
    )

ROOT = Path(__file__).resolve().parent
LINUX = sys.platform.startswith("linux")


def place_of_venv() -> Path:
    """Return .venv in the checkout, or a folder of the user's own for a read-only checkout."""
    if os.access(ROOT, os.W_OK):
        return ROOT / ".venv"
    cache = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    mark = hashlib.sha256(str(ROOT).encode(errors="surrogateescape")).hexdigest()[:12]
    return Path(cache or Path.home() / ".cache") / "farmdesk" / mark


VENV = place_of_venv()
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
VERSION = "{}.{}".format(*sys.version_info[:2])
STAMP = VENV / "farmdesk-setup.txt"  # written last: without it a set-up was cut short

# Debian names a library's package after the library's file; these are the exceptions.
PACKAGES = {
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
PACKED = ("bundle", "deb", "rpm", "setup-exe")

# Run by .venv's own Python: is it whole, of our age, with pip and every file that pip put there?
PROBE = """
import importlib.metadata, os, sys, pip
if not os.path.samefile(sys.prefix, sys.argv[1]) or sys.argv[2] != "%d.%d" % sys.version_info[:2]:
    sys.exit(1)
for found in importlib.metadata.distributions():
    kept = [file for file in found.files or () if file.suffix != ".pyc"]
    if found.read_text("PKG-INFO"):  # installed in the old way, with no list to compare
        continue
    if not kept or not all(file.locate().exists() for file in kept):
        sys.exit(1)
"""
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"


def voice() -> TextIO:
    """Return where run.py itself speaks: `cli` keeps standard output for its own answers."""
    return sys.stderr if sys.argv[1:2] == ["cli"] else sys.stdout


def say(text: str) -> None:
    """Print one progress sentence at once."""
    print(text, file=voice(), flush=True)


def environment(platform: str = "") -> dict[str, str]:
    """Return what child programs see: this checkout first, no foreign Python settings."""
    foreign = ("PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "__PYVENV_LAUNCHER__")
    env = {name: value for name, value in os.environ.items() if name not in foreign}
    # PYTHONPATH for where the installed link cannot be; UTF-8, so that Japanese can be printed.
    env |= {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    env |= {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "1"}  # never into the system's own Python
    return {**env, "QT_QPA_PLATFORM": platform} if platform else env


def start(*words: str | Path, out: TextIO | int | None = None, platform: str = "") -> int:
    """Run a program to its end and return its exit code; out None means our own output."""
    with subprocess.Popen(words, env=environment(platform), stdout=out) as child:
        asked = False
        while True:
            try:
                code = child.wait()
            except KeyboardInterrupt:  # the program got it too: its goodbye is waited for, once
                if asked:
                    child.terminate()
                asked = True
            else:
                return code if code >= 0 else 128 - code


def farmdesk(*words: str | Path, platform: str = "") -> int:
    """Run Farmdesk in the caller's own folder, so that file names mean what they say there."""
    return start(PYTHON, "-m", "farmdesk", *words, platform=platform)


def is_quietly_fine(*words: str | Path) -> bool:
    """Say whether a program exists, runs and returns 0, showing nothing of it."""
    with contextlib.suppress(OSError):
        return not subprocess.run(words, capture_output=True, check=False).returncode
    return False


def wanted() -> str:
    """Return what a finished set-up was made from: when it differs, set-up runs again."""
    return "\n".join((VERSION, str(ROOT), (ROOT / "pyproject.toml").read_text(encoding="utf-8")))


def is_set_up(*, dev: bool) -> bool:
    """Say whether the stamp of a finished set-up fits this Python, this folder and pyproject."""
    try:
        kind, made_from = STAMP.read_text(encoding="utf-8").split("\n", 1)
    except (OSError, ValueError):
        return False
    return PYTHON.exists() and made_from == wanted() and (kind == "dev" or not dev)


def set_up(*, dev: bool = False) -> None:
    """Make .venv whole, with the developers' tools if asked; exit with a sentence if it fails."""
    if is_set_up(dev=dev):
        return
    say(f"Setting up in {VENV} (once; fetches about 80 MB) ...")
    STAMP.unlink(missing_ok=True)
    if not is_quietly_fine(PYTHON, "-I", "-c", PROBE, VENV, VERSION):
        make_venv()
    fill_venv(dev=dev)
    STAMP.write_text(f"{'dev' if dev else 'play'}\n{wanted()}", encoding="utf-8")
    say("Set-up is done.")


def make_venv() -> None:
    """Make .venv anew, over whatever half-made one is there."""
    if not has_venv() and LINUX:
        say("This Python lacks its modules venv and ensurepip, and cannot make a .venv.")
        apt_get([f"python{VERSION}-venv"])
        importlib.invalidate_caches()
    if not has_venv():
        sys.exit("Farmdesk was not set up: it needs a Python with its modules venv and ensurepip.")
    base = getattr(sys, "_base_executable", sys.executable)  # when run by the .venv to be replaced
    if start(base, "-m", "venv", "--clear", VENV, out=voice()):
        sys.exit(f"Farmdesk was not set up: {VENV} could not be made (see above).")


def has_venv() -> bool:
    """Say whether this Python can make a virtual environment with pip in it."""
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def fill_venv(*, dev: bool) -> None:
    """Install what pyproject names, and a link to this checkout that brings `farmdesk` along."""
    import tomllib  # not known to Python 3.10, which must get as far as the sentence above

    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = told["project"]
    names = told["build-system"]["requires"] + project["dependencies"]
    names += project["optional-dependencies"]["dev"] if dev else []
    parts = dict.fromkeys(re.split("[<>=~!]", name)[0] for name in names)
    say(f"Fetching {', '.join(parts)} ...")
    # The build tools come first and stay: else pip would fetch Qt a second time for the link.
    link = ("--no-build-isolation", "--no-deps", "-e", ROOT)
    # Before 3.13, Python on Windows may stop at a link into a folder with a Japanese name.
    for part in (names, link) if os.name != "nt" or str(ROOT).isascii() else (names,):
        pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        if start(*pip, *part, out=voice()):
            sys.exit("Farmdesk was not set up: pip failed (see above). Start again to go on.")


def missing_libraries(platform: str) -> list[str]:
    """Return the libraries that Qt needs for "offscreen", "xcb", ... and that are not here."""
    qt = next(VENV.glob("lib*/python3*/site-packages/PySide6"))
    plugins = qt / "Qt" / "plugins"
    needed = [qt / f"Qt{part}.abi3.so" for part in ("Core", "Gui", "Widgets", "Svg", "UiTools")]
    needed += [plugins / "imageformats/libqsvg.so", plugins / "iconengines/libqsvgicon.so"]
    needed += sorted(plugins.glob(f"platforms/libq{platform}*.so"))
    if not shutil.which("ldd"):
        say("This system has no ldd, so the libraries that Qt needs are not looked for.")
        return []
    told = subprocess.run(["ldd", *map(str, needed)], capture_output=True, text=True, check=False)
    found = set(re.findall(r"(\S+) => not found", told.stdout))
    return sorted(name for name in found if not re.match("libQt6|libpyside6|libshiboken6", name))


def provide(platforms: list[str]) -> bool:
    """See to Qt's libraries for one of these platforms; say what was done, or is to be done."""
    if not LINUX:
        return True
    for _ in range(3):  # a new library may need another that ldd could not see before
        lacking = min([missing_libraries(platform) for platform in platforms], key=len)
        if not lacking:
            return True
        say(f"Qt needs {len(lacking)} system libraries that are not here: {' '.join(lacking)}")
        if not apt_get(sorted({package_of(name) for name in lacking})):
            return False
    return False


def package_of(library: str) -> str:
    """Return the Debian package of a library: libX11.so.6 comes with libx11-6."""
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    gap = "-" if name[-1].isdigit() else ""
    return PACKAGES.get(library, f"{name}{gap}{version}")


def root_words() -> list[str] | None:
    """Return what makes a command run as root without a question: [] for root; None if nothing."""
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if is_quietly_fine("sudo", "-n", "true") else None


def apt_get(packages: list[str]) -> bool:
    """Install Debian packages if we may, else print the line to run; say whether it is done."""
    if not shutil.which("apt-get"):
        say("Please install what Debian calls " + " ".join(packages) + ", then start again.")
        return False
    root = root_words()
    if root is not None:
        say("Asking apt-get for its newest lists ...")
        start(*root, "apt-get", "-qq", "update", out=voice())
    line = ["apt-get", "install", "-y", "--no-install-recommends", *map(name_here, packages)]
    if root is None:
        say("Please run this line, then start again:\n  " + shlex.join(["sudo", *line]))
        return False
    say("Installing with apt-get: " + " ".join(line[4:]))
    quiet = ("env", "DEBIAN_FRONTEND=noninteractive")
    if start(*root, *quiet, *line, "-qq", out=subprocess.DEVNULL) == 0:
        return True
    say("apt-get failed. Please run this line, then start again:\n  " + shlex.join(line))
    return False


def name_here(package: str) -> str:
    """Return a package's name on this system: since 2024 some end in t64 (64-bit time)."""
    newer = package + "t64"
    return newer if is_quietly_fine("apt-cache", "show", newer) else package


def screens() -> list[str]:
    """Return the Qt platforms that can show a window here, the likeliest first."""
    if not LINUX:
        return ["native"]
    chosen = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if chosen:
        return [] if chosen in ("offscreen", "minimal") else [chosen]
    shown = (("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "xcb"))
    return [name for variable, name in shown if os.environ.get(variable)]


def play() -> int:
    """Set up and open the window, or play in the terminal where there is no display."""
    set_up()
    platforms = screens()
    if not platforms:
        return play_in_terminal()
    return farmdesk() if provide(platforms) else 1


def play_in_terminal() -> int:
    """Play one game of every kind among AIs, with a picture of each final table."""
    say("There is no display here: Farmdesk plays one game of each kind in the terminal.")
    pictures = ROOT / "pictures"
    if os.access(ROOT, os.W_OK):
        pictures.mkdir(exist_ok=True)
    else:
        pictures = Path(tempfile.mkdtemp(prefix="farmdesk-pictures-"))
    can_paint = provide(["offscreen"])
    failed = not can_paint
    with tempfile.TemporaryDirectory(prefix="farmdesk-games-") as folder:
        for game in built_games():
            say("")
            file = Path(folder) / f"{game}.farmdesk"
            how = ("--seats", "steady,novice", "--seed", "7", "--progress", "--save", file)
            done = farmdesk("play", game, *how) == 0
            if done and can_paint:
                out = ("--lang", language(), "--out", pictures / f"{game}.png")
                done = farmdesk("shot", game, "--load", file, *out, platform="offscreen") == 0
            failed |= not done
    if can_paint:
        say(f"\nPictures of the final tables are in {pictures}")
    return int(failed)


def built_games() -> list[str]:
    """Return the games that Farmdesk says it can play."""
    line = [str(PYTHON), "-m", "farmdesk", "games", "--json"]
    listed = subprocess.run(line, env=environment(), stdout=subprocess.PIPE, check=False)
    if listed.returncode:
        sys.exit("Farmdesk could not say which games it has (see above).")
    return [game["id"] for game in json.loads(listed.stdout)["games"]]


def language() -> str:
    """Return the language of the terminal if Farmdesk speaks it, else English."""
    code = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "en")[:2]
    return code if code in ("ja", "ko") else "en"


def test(words: list[str]) -> int:
    """Run the offscreen suite, then the suite with a real pointer; return the worse exit code."""
    set_up(dev=True)
    if not provide(["offscreen"]):
        return 1
    pytest = (PYTHON, "-m", "pytest", *(() if VENV.parent == ROOT else ("-p", "no:cacheprovider")))
    os.chdir(ROOT)
    many = ("-p", "no:xvfb", "-n", "2", "-m", "not slow and not pointer")
    first = start(*pytest, *many, *words, platform="offscreen")
    if not LINUX:
        say("The tests with a real pointer run on Linux only: left out here.")
        return first
    lacking = [tool.lower() for tool in ("Xvfb", "xauth", "xdotool") if not shutil.which(tool)]
    if not provide(["xcb"]) or (lacking and not apt_get(lacking)):
        say("The tests with a real pointer were left out: they need Xvfb, xdotool and Qt's xcb.")
        return first or int(bool(os.environ.get("CI")))
    say("\nThe tests with a real pointer, in a window under Xvfb:")
    apart = ("-n", "3", "--dist", "worksteal")  # they mostly wait, each before its own screen
    second = start(*pytest, *apart, "-m", "pointer", *words, platform="xcb")
    if second == 5 and not words:
        say("No test with a real pointer was found, so nothing is proved about a real window.")
    # a choice of tests may well lie in one suite only
    return min(first, second) if words and 5 in (first, second) else first or second


def check(words: list[str]) -> int:
    """Run every check to its end, say which failed, and return 1 if any did."""
    if words not in ([], ["--no-tests"]):
        return usage()
    set_up(dev=True)
    os.chdir(ROOT)
    steps: dict[str, tuple[str, ...]] = {
        "format": ("-m", "ruff", "format", "--check", "."),
        "lint": ("-m", "ruff", "check", "."),
        "types": ("-m", "mypy"),
        "import contracts": ("-c", LINT_IMPORTS),
    }
    failed = []
    for name, step in steps.items():
        say(f"\n{name}:")
        if start(PYTHON, *step):
            failed.append(name)
    if not words and test([]):
        failed.append("tests")
    say("\nFailed: " + ", ".join(failed) if failed else "\nAll checks passed.")
    return int(bool(failed))


def usage() -> int:
    """Print the words that run.py knows, as the answer to a wrong one."""
    print(__doc__, file=sys.stderr)
    return 2


def main(words: list[str]) -> int:
    """Do what the first word says and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a path in any script
    word, rest = (words[0], words[1:]) if words else ("", [])
    if word in ("test", "check"):
        return test(rest) if word == "test" else check(rest)
    if word in PACKED:
        set_up()
        return start(PYTHON, ROOT / "packaging" / "pack.py", word, *rest)
    if word == "cli":
        set_up()
        return farmdesk(*rest)
    if word in ("help", "-h", "--help"):
        print(__doc__)
        return 0
    if rest or word not in ("", "setup"):
        return usage()
    if not word:
        return play()
    set_up()
    return 0 if provide(screens() or ["offscreen"]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
