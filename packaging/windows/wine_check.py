"""Tries the Windows installer under wine: `wine_check.py SETUP_EXE`. Some minutes, on Linux.

Installs silently, starts what was installed, removes it, and looks at what is left of it, all in a
home of its own. Needs Debian's wine64 and gcc-mingw-w64-x86-64, and the Python of `run.py setup`.
What wine cannot show: a real window (its graphics lack what Qt's own plugin for Windows calls), the
pages of the installer, and how Windows itself greets a program that nobody has signed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PLACE = r"AppData\Local\Programs\Farmdesk"
OFFSCREEN = "set QT_QPA_PLATFORM=offscreen&& "  # wine keeps Qt's variables of the outside to itself
PATIENCE = 180
"""Seconds for something that a busy machine may take long for."""
DIFFERENT = 0.08
"""So many pixels may differ from the checkout's picture: the edges of letters do."""


class Wine:
    """A Windows 10 of its own in a new folder."""

    def __init__(self, folder: Path) -> None:
        self.prefix = folder / "prefix"
        self.drive = self.prefix / "drive_c"
        home = folder / "home"
        home.mkdir()
        self.env = {
            "PATH": os.environ["PATH"],
            "LC_ALL": "C.UTF-8",  # for folders with Japanese names
            "HOME": str(home),
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "winemenubuilder.exe=d",  # it copies shortcuts to the real menu
        }
        self.run("wineboot", "-i")
        self.user = next(file for file in (self.drive / "users").iterdir() if file.name != "Public")

    def windows(self, path: Path) -> str:
        """Return a path as Windows writes it."""
        inside = path.relative_to(self.drive)
        return "C:\\" + str(inside).replace("/", "\\")

    def run(self, *words: str, seconds: float = 240) -> tuple[int, str]:
        """Run a Windows program to its end; return its exit code and what it said."""
        with subprocess.Popen(
            ["wine", *words], env=self.env, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as child:  # fmt: skip
            try:
                said, _ = child.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                child.kill()
                said = child.communicate()[0] + f"\nnot done after {seconds} s".encode()
        return child.returncode, said.decode(errors="replace").replace("\r", "").strip()

    def begin(self, *words: str) -> None:
        """Start a Windows program and leave it alone."""
        line = ["wine", *words]
        pipe = subprocess.PIPE  # Python under wine stops at once when its words go to a file
        self.begun = subprocess.Popen(line, env=self.env, stdin=pipe, stdout=pipe, stderr=pipe)

    def settle(self) -> None:
        """Wait until every program has ended and the registry is written."""
        subprocess.run(["wineserver", "-w"], env=self.env, check=False, timeout=120)

    def traces(self) -> list[str]:
        """Return everything of Farmdesk's in the registry and on the disk, wine's log excepted."""
        self.settle()
        found = []
        for registry in sorted(self.prefix.glob("*.reg")):
            lines = registry.read_text(encoding="utf-8", errors="replace").splitlines()
            found += [f"{registry.name}: {line}" for line in lines if "farmdesk" in line.lower()]
        found += [self.windows(file) for file in self.drive.rglob("*[Ff]armdesk*")]
        return sorted(found)

    def lay_icu(self, qt_core: Path) -> None:
        """Windows brings icuuc.dll along and wine does not: lay one without any skill there."""
        told = subprocess.run(
            ["x86_64-w64-mingw32-objdump", "-p", str(qt_core)],
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        part = told.partition("DLL Name: icuuc.dll")[2].partition("DLL Name")[0]
        names = re.findall(r"^\s+[0-9a-f]+\s+\d+\s+(\w+)$", part, re.MULTILINE)
        does_nothing = "__declspec(dllexport) void *{}(void) {{return 0;}}\n"
        source = "".join(does_nothing.format(name) for name in names)
        source += "int __stdcall DllMain(void *a, unsigned b, void *c) {return 1;}\n"
        target = self.drive / "windows" / "system32" / "icuuc.dll"
        line = ["x86_64-w64-mingw32-gcc", "-shared", "-nostdlib", "-e", "DllMain", "-xc", "-"]
        subprocess.run([*line, "-o", str(target)], input=source, text=True, check=True)


class Check:
    """The try-out, one method a question; what is wrong is collected."""

    def __init__(self, setup: Path, wine: Wine) -> None:
        self.wine = wine
        self.faults: list[str] = []
        self.setup = wine.drive / "setup.exe"
        shutil.copy(setup, self.setup)
        self.place = wine.user / "AppData" / "Local" / "Programs" / "Farmdesk"
        self.saves = wine.user / "AppData" / "Roaming" / "Farmdesk"
        self.program = wine.windows(self.place / "farmdesk-console.exe")

    def expect(self, what: str, *, true: bool, told: object = "") -> None:
        """Note whether something is as it should be."""
        print(f"  {'ok  ' if true else 'FAIL'} {what}{'' if true else f': {told}'}", flush=True)
        if not true:
            self.faults.append(what)

    def install(self, *words: str) -> int:
        """Run the installer silently and return its exit code."""
        return self.wine.run(self.wine.windows(self.setup), "/S", *words)[0]

    def remove(self, place: Path, *words: str) -> None:
        """Run the uninstaller silently; it goes on after its program has ended."""
        self.wine.run(self.wine.windows(place / "uninstall.exe"), "/S", *words)
        until = time.monotonic() + PATIENCE
        while (place / "uninstall.exe").exists() and time.monotonic() < until:
            time.sleep(0.5)
        self.wine.settle()

    def old_windows(self) -> None:
        """Windows 7 is told no, and nothing is installed."""
        self.wine.run("winecfg", "-v", "win7")
        self.expect("Windows 7 is refused", true=self.install() == 2)
        traces = self.wine.traces()
        self.expect("and nothing is left of it", true=not traces, told=traces)
        self.wine.run("winecfg", "-v", "win10")

    def installed(self) -> None:
        """The files, the shortcuts, the list of programs and the kind of file are there."""
        code = self.install()
        self.expect("it is installed silently", true=code == 0, told=code)
        menu = self.saves.parent / "Microsoft/Windows/Start Menu/Programs/Farmdesk.lnk"
        self.expect("a shortcut in the menu", true=menu.is_file())
        self.expect("one on the desktop", true=(self.wine.user / "Desktop/Farmdesk.lnk").is_file())
        traces = "\n".join(self.wine.traces())
        for wanted in (r"Uninstall\\Farmdesk]", r"Classes\\.farmdesk]", r"farmdesk.exe\" \"%1\""):
            self.expect(f"the registry knows {wanted}", true=wanted in traces, told=traces[:999])
        self.expect("nothing for everybody", true="system.reg" not in traces, told=traces)
        self.wine.lay_icu(self.place / "app" / "PySide6" / "Qt6Core.dll")

    def starts(self) -> None:
        """It says its version, paints, thinks in its other process, and opens a saved game."""
        version = (ROOT / "farmdesk" / "__init__.py").read_text().split('"')[-2]
        told = self.wine.run(self.program, "--version")
        self.expect("it says its version", true=told == (0, f"farmdesk {version}"), told=told)
        since = time.monotonic()
        told = self.wine.run("cmd", "/c", f"{OFFSCREEN}{self.program} --smoke")
        took = f"it paints lobby and table ({time.monotonic() - since:.1f} s)"
        self.expect(took, true=told[0] == 0 and "platform offscreen" in told[1], told=told)
        game = self.saves / "games" / "tried.farmdesk"
        game.parent.mkdir(parents=True)
        words = ("play", "harvest_valley", "--seats", "steady,novice", "--seed", "7", "--apart")
        told = self.wine.run(self.program, *words, "--save", self.wine.windows(game))
        self.expect("it plays a game with its thinking process", true=told[0] == 0, told=told)
        words = f"{OFFSCREEN}{self.program} --smoke {self.wine.windows(game)}"
        told = self.wine.run("cmd", "/c", words)
        self.expect("it opens a saved game", true="harvest_valley after" in told[1], told=told)

    def looks_right(self) -> None:
        """Its picture of a table is the checkout's but for the edges of letters."""
        theirs = self.wine.drive / "table.png"
        ours = self.wine.prefix.parent / "table.png"
        words = "shot harvest_valley --seed 5 --moves 19 --size 1280x720 --lang ja --out "
        line = f"{OFFSCREEN}{self.program} {words}{self.wine.windows(theirs)}"
        told = self.wine.run("cmd", "/c", line)
        env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
        line_here = [sys.executable, "-m", "farmdesk", *words.split(), str(ours)]
        subprocess.run(line_here, env=env, check=True, stdout=subprocess.DEVNULL)
        if not theirs.is_file():
            self.expect("it paints a table", true=False, told=told)
            return
        share = difference(ours, theirs)
        self.expect(f"its table looks right ({share:.1%} differ)", true=share < DIFFERENT)
        kept = ROOT / "build" / "windows" / "table_under_wine.png"
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(theirs, kept)

    def has_opened(self, game: Path) -> bool:
        """Wait until an open Farmdesk has laid a copy of the game aside, as it does at once."""
        aside = game.with_name(f"{game.name}.1")
        until = time.monotonic() + PATIENCE
        while not aside.exists() and time.monotonic() < until:
            time.sleep(0.5)
        return aside.exists()

    def end(self) -> None:
        """End the window's program, and forget what it laid aside."""
        self.wine.run("taskkill", "/f", "/im", "farmdesk.exe")
        self.wine.settle()
        for aside in self.saves.rglob("*.farmdesk.*"):
            aside.unlink()

    def held_open(self) -> None:
        """The window's own program opens a saved game; while it runs, nothing is replaced."""
        game = self.saves / "games" / "tried.farmdesk"
        program = self.wine.windows(self.place / "farmdesk.exe")
        self.wine.begin("cmd", "/c", f"{OFFSCREEN}{program} {self.wine.windows(game)}")
        self.expect("it opens the game", true=self.has_opened(game))
        self.expect("an open Farmdesk is not replaced", true=self.install() == 2)
        self.end()

    def removed(self) -> None:
        """Removing leaves the player's saves and what somebody laid there, and nothing else."""
        code = self.install()
        self.expect("it is installed over itself", true=code == 0, told=code)
        theirs = self.place / "mine.txt"
        theirs.write_text("not Farmdesk's")
        self.remove(self.place)
        left = [file.name for file in self.place.rglob("*")]
        self.expect("only a strange file is left", true=left == ["mine.txt"], told=left[:9])
        shutil.rmtree(self.place)
        saved = (self.saves, *self.saves.rglob("*[Ff]armdesk*"))
        kept = [self.wine.windows(file) for file in saved]
        traces = [line for line in self.wine.traces() if line not in kept]
        self.expect("nothing else is left", true=not traces, told=traces)
        self.expect("the saved game is kept", true=(self.saves / "games/tried.farmdesk").is_file())

    def everybody(self) -> None:
        """For everybody: it is known as such, and a double click opens a saved game.

        Wine 8 knows kinds of files only when they are everybody's; Windows looks in both places.
        """
        code = self.install("/ALLUSERS")
        self.expect("it is installed for everybody", true=code == 0, told=code)
        place = self.wine.drive / "Program Files" / "Farmdesk"
        traces = "\n".join(self.wine.traces())
        known = r"system.reg: [Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Farmdesk]"
        self.expect("it is known to everybody", true=known in traces, told=traces[:400])
        game = self.saves / "games" / "tried.farmdesk"
        click = self.wine.drive / "click.bat"
        click.write_text(f'{OFFSCREEN}start "" "{self.wine.windows(game)}"\n', newline="\r\n")
        self.wine.begin("cmd", "/c", self.wine.windows(click))
        self.expect("a double click on a saved game opens it", true=self.has_opened(game))
        self.end()
        self.remove(place)
        self.expect("no folder is left", true=not place.exists())

    def elsewhere(self) -> None:
        """Into a folder with a Japanese name, and away with the saves."""
        place = self.wine.drive / "農場デスク"
        self.install(f"/D={self.wine.windows(place)}")
        told = self.wine.run(self.wine.windows(place / "farmdesk-console.exe"), "--version")
        self.expect("it runs there", true=told[0] == 0, told=told)
        self.remove(place, "/SAVES")
        traces = self.wine.traces()
        self.expect("nothing at all is left", true=not traces, told=traces)
        self.expect("no folder either", true=not place.exists())


def difference(one: Path, other: Path) -> float:
    """Return the share of pixels that differ between two pictures; 1 when their sizes do."""
    from PySide6.QtGui import QImage

    first, second = (
        QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32) for file in (one, other)
    )
    if first.size() != second.size() or first.isNull():
        return 1.0
    ours, theirs = bytes(first.constBits()), bytes(second.constBits())
    pixels = range(0, len(ours), 4)
    return sum(ours[at : at + 4] != theirs[at : at + 4] for at in pixels) / len(pixels)


def main() -> int:
    """Try everything, say what is wrong, and return 1 if anything is."""
    setup = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="farmdesk-wine-") as folder:
        wine = Wine(Path(folder))
        check = Check(setup, wine)
        steps: tuple[Callable[[], None], ...] = (
            *(check.old_windows, check.installed, check.starts, check.looks_right),
            *(check.held_open, check.removed, check.everybody, check.elsewhere),
        )
        try:
            for step in steps:
                print((step.__doc__ or "").partition("\n")[0], flush=True)
                step()
        finally:
            subprocess.run(["wineserver", "-k"], env=wine.env, check=False)
    print("Faults: " + "; ".join(check.faults) if check.faults else "All is well.")
    return int(bool(check.faults))


if __name__ == "__main__":
    sys.exit(main())
