"""Tries the packages where nothing is installed: `python packaging/linux/clean_room.py`.

In a bare Debian, made by debootstrap: the .deb is installed with what it depends on and nothing
else, started as a plain user without a display and in a window, photographed beside the checkout,
plays a whole game with its own thinking process, opens saved games, and is purged without a trace.
Then the same with menus and kinds of files, and the .rpm from the same tree.

Needs root, debootstrap, Xvfb, a Python in which the checkout runs, and the packages in dist/; the
.rpm is tried where there is an rpm. Takes about five minutes. Pictures are left in build/pictures.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PICTURES = ROOT / "build" / "pictures"
rooms = SimpleNamespace(**runpy.run_path(str(HERE / "room.py")))
screens = SimpleNamespace(**runpy.run_path(str(HERE / "screen.py")))

GAME = ("play", "harvest_valley", "--seats", "hard,steady", "--seed", "7")
SHOT = ("shot", "harvest_valley", "--seed", "5", "--moves", "19", "--lang", "ja")
SAVE = f"{rooms.HOME}/내 農場.farmdesk"
PACKAGE = "/var/cache/farmdesk.deb"
BAD = f"{rooms.HOME}/bad.farmdesk"
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin", "procps")
APT = ("apt-get", "-qq", "-y", "--no-install-recommends")


def expect(condition: object, what: str) -> None:
    """Go on if it is so; FailedError with `what` if not."""
    if not condition:
        raise rooms.FailedError(what)


def step(text: str) -> None:
    """Say what is tried next."""
    print(text, flush=True)


def checkout(*words: str, env: dict[str, str] | None = None) -> str:
    """What this checkout's Farmdesk says to the same words."""
    with tempfile.TemporaryDirectory() as home:
        found = {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8", **(env or {})}
        done = subprocess.run(
            [sys.executable, "-m", "farmdesk", *words], env={**found, "PYTHONPATH": str(ROOT)},
            check=True, capture_output=True, text=True,
        )  # fmt: skip
    return done.stdout


def check_words(room: Any) -> None:
    """Version, try-out, a whole game in the thinking process, saved games good and bad."""
    version = checkout("--version")
    step("  --version and --smoke, without a display")
    expect(room.run("farmdesk", "--version", player=True) == version, "another version answers")
    said = room.run("farmdesk", "--smoke", player=True)
    expect(said == "platform offscreen, language en\n", f"the try-out says: {said}")
    step("  a whole game between computer players, thought in the frozen thinking process")
    told = room.run("farmdesk", *GAME, "--apart", "--save", SAVE, player=True)
    again = checkout("replay", str(room.inside(SAVE)))
    expect(told == again, f"told as\n{told}\nbut the checkout replays it as\n{again}")
    step("  games in several processes at once")
    line = ("arena", "harvest_valley", "--seats", "novice,novice", "--games", "4", "--seed", "1")
    told = room.run("farmdesk", *line, "--jobs", "2", player=True)
    expect(told == checkout(*line, "--jobs", "1"), f"the checkout's games end otherwise:\n{told}")
    step("  a saved game as the only word, and damaged and missing ones")
    said = room.run("farmdesk", "--smoke", SAVE, player=True)
    expect(re.search(r", harvest_valley after \d+ moves\n$", said), f"it says: {said}")
    room.inside(BAD).write_text("no game", encoding="utf-8")
    for file in (BAD, f"{rooms.HOME}/missing.farmdesk"):
        said = room.run("farmdesk", "--smoke", file, player=True, code=1)
        expect(len(said.splitlines()) == 1 and "Traceback" not in said, f"it says: {said}")


def check_pictures(room: Any, name: str) -> None:
    """The same picture as the checkout's, without a display and in X; the same window, too."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    ours = PICTURES / "checkout.png"
    checkout(*SHOT, "--out", str(ours))
    with screens.Screen() as screen:
        for platform, env in (("offscreen", {}), ("xcb", {"DISPLAY": screen.number})):
            step(f"  a picture ({platform}), compared with the checkout's")
            made = f"{rooms.HOME}/{platform}.png"
            room.run("farmdesk", *SHOT, "--out", made, player=True, env=env)
            picture = PICTURES / f"{name}-{platform}.png"
            shutil.copyfile(room.inside(made), picture)
            expect(picture.read_bytes() == ours.read_bytes(), f"{picture.name} differs")
    step("  a double click's words, in a real window, compared with the checkout's")
    theirs = shown(room.line("farmdesk", SAVE, player=True), f"{name}-window")
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / Path(SAVE).name
        shutil.copyfile(room.inside(SAVE), file)
        line = ["env", "-i", f"HOME={home}", "LC_ALL=C.UTF-8", f"PYTHONPATH={ROOT}"]
        mine = shown([*line, sys.executable, "-m", "farmdesk", str(file)], "checkout-window")
    expect(theirs == mine, f"the windows differ: see {PICTURES}")


def shown(line: list[str], name: str) -> bytes:
    """What a started Farmdesk shows on a screen of its own, once it has come to rest."""
    with screens.Screen() as screen:
        at = line.index("-i") + 1  # behind `env -i`
        words = [*line[:at], f"DISPLAY={screen.number}", "QT_QPA_PLATFORM=xcb", *line[at:]]
        process = subprocess.Popen(words)
        try:
            expect(screen.wait_painted(30.0) is not None, "nothing comes on the screen")
            picture: bytes = screen.wait_still(2.0, 60.0)
        finally:
            process.terminate()
            process.wait()
        screens.save(picture, PICTURES / f"{name}.png")
    return picture


def try_deb(room: Any, deb: Path) -> None:
    """Install with Depends alone, start, purge, and compare the system with the one before."""
    step(f"Installing {deb.name} with what it depends on")
    shutil.copy(deb, room.inside(PACKAGE))
    depends = subprocess.run(
        ["dpkg-deb", "--field", str(deb), "Depends"], check=True, capture_output=True, text=True
    ).stdout
    room.run("apt-get", "-qq", "update")
    room.run(*APT, "satisfy", depends.strip())
    before = room.files()
    room.run("dpkg", "--install", PACKAGE)
    packages = room.run("dpkg-query", "-W", "-f", "${Package}\n")
    expect("python3" not in packages, "a Python came along, so its lack is not tried")
    check_words(room)
    check_pictures(room, "deb")
    step("Purging it")
    room.run(*APT, "purge", "farmdesk")
    left = {name for name in room.files() ^ before if not name.startswith(rooms.HOME[1:])}
    expect(not left, f"left behind or taken away: {sorted(left)[:20]}")
    expect(room.inside(SAVE).exists(), "the player's saved game is gone")


def try_desktop(room: Any) -> None:
    """Where menus and kinds of files are known: a double click on a saved game opens it."""
    step("Installing it beside a desktop's tools")
    room.run(*APT, "install", *DESKTOP)
    room.run("dpkg", "--install", PACKAGE)
    kind = room.run("gio", "info", "-a", "standard::content-type", SAVE, player=True)
    expect("application/x-farmdesk" in kind, f"a saved game is taken for {kind}")
    told = room.run("gio", "mime", "application/x-farmdesk", player=True)
    expect("farmdesk.desktop" in told, f"no program opens it: {told}")
    step("  opening a saved game as a file manager does")
    with screens.Screen() as screen:
        env = {"DISPLAY": screen.number, "QT_QPA_PLATFORM": "xcb"}
        entry = "/usr/share/applications/farmdesk.desktop"
        line = room.line("gio", "launch", entry, SAVE, player=True, env=env)
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)  # it stays open afterwards
        expect(screen.wait_painted(30.0) is not None, "nothing comes on the screen")
        screens.save(screen.wait_still(2.0, 60.0), PICTURES / "double-click.png")
        room.end_player()
    step("Purging it")
    room.run(*APT, "purge", "farmdesk")
    left = [name for name in room.files() if "farmdesk" in name.lower()]
    left = [name for name in left if not name.startswith(rooms.HOME[1:])]
    expect(not left, f"left behind: {left}")
    for cache in ("applications/mimeinfo.cache", "mime/globs2"):
        text = room.inside(f"/usr/share/{cache}").read_text(encoding="utf-8")
        expect("farmdesk" not in text, f"{cache} still names it")


def try_rpm(room: Any, rpm: Path) -> None:
    """The other package holds the same files; unpacked by rpm they start as well."""
    step(f"Installing {rpm.name}, its needs unchecked: this is no system of rpm's")
    before = room.files()
    line = ["rpm", "--root", str(room.root), "--dbpath", "/var/lib/rpm", "--nodeps"]
    if Path("/etc/debian_version").exists():
        line.append("--force-debian")  # else Debian's rpm refuses to install anything
    done = subprocess.run(
        [*line, "--install", str(rpm)], capture_output=True, text=True, check=False
    )
    expect(done.returncode == 0, f"rpm does not install it:\n{done.stderr}")
    said = room.run("farmdesk", "--smoke", SAVE, player=True)
    expect("harvest_valley after" in said, f"it says: {said}")
    step("Erasing it")
    done = subprocess.run(
        [*line, "--erase", "farmdesk"], capture_output=True, text=True, check=False
    )
    expect(done.returncode == 0, f"rpm does not erase it:\n{done.stderr}")
    # folders that are everybody's belong to packages that this system lacks
    left = {name for name in room.files() ^ before if not room.inside(name).is_dir()}
    left = {name for name in left if not name.startswith(("var/lib/rpm", rooms.HOME[1:]))}
    expect(not left, f"left behind or taken away: {sorted(left)[:20]}")


def main() -> int:
    """Try everything; 1 and a sentence at the first thing that fails."""
    words = argparse.ArgumentParser(description="Tries the packages in a bare Debian.")
    words.add_argument("--suite", default="bookworm", help="the Debian to try them in")
    words.add_argument("--mirror", default="", help="where debootstrap fetches it, if not as usual")
    given = words.parse_args()
    debs, rpms = (sorted((ROOT / "dist").glob(f"*.{kind}")) for kind in ("deb", "rpm"))
    if os.geteuid() != 0 or not debs:
        sys.exit("This needs root, and a package in dist/: python3 run.py deb")
    step(f"Making a bare {given.suite}")
    try:
        with rooms.Room(ROOT / "build" / "rooms", given.suite, given.mirror) as room:
            try_deb(room, debs[-1])
            try_desktop(room)
            if rpms and shutil.which("rpm"):
                try_rpm(room, rpms[-1])
            else:
                step("The .rpm was not tried: there is none in dist/, or no rpm here.")
    except rooms.FailedError as error:
        print(f"Failed: {error}", file=sys.stderr)
        return 1
    print("All of it went well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
