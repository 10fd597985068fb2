"""A bare Debian to try packages in: debootstrap's smallest, copied fresh for every trial."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Self

PLAYER = "player"
PLAYER_NUMBER = 59317
"""Nobody else's: a room sees the programs of the whole machine, and its player's are all ended."""
HOME = f"/home/{PLAYER}"
# What a system changes by itself whenever anything is installed or removed.
RESTLESS = (
    *("var/lib/dpkg", "var/lib/apt", "var/lib/ucf", "var/log", "var/cache", "etc/ld.so.cache"),
    *("tmp", "proc", "run", "dev", "root/.cache", "var/tmp"),
)
MOUNTS = {"proc": "proc", "tmpfs": "dev/shm"}
"""What every running system has: kinds of file systems and their places."""


class FailedError(Exception):
    """A trial failed; the text says at which step and how."""


class Room:
    """A bare system in a folder, for as long as the block runs. Root only."""

    def __init__(self, folder: Path, suite: str, mirror: str = "") -> None:
        """`folder` keeps the untouched system too, so that the next trial begins at once."""
        self.folder = folder
        self.root = folder / "room"
        self._suite, self._mirror = suite, mirror

    def __enter__(self) -> Self:
        """Make the system. CalledProcessError when debootstrap fails."""
        bare = self.folder / f"bare-{self._suite}"
        if not (bare / "made").exists():
            shutil.rmtree(bare, ignore_errors=True)
            self.folder.mkdir(parents=True, exist_ok=True)
            line = ["debootstrap", "--variant=minbase", self._suite, str(bare)]
            line += [self._mirror] if self._mirror else []
            subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
            (bare / "made").touch()
        self._clear()
        subprocess.run(["cp", "-a", str(bare), str(self.root)], check=True)
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        for kind, place in MOUNTS.items():
            subprocess.run(["mount", "-t", kind, kind, str(self.root / place)], check=True)
        self.run("useradd", "--create-home", "--uid", str(PLAYER_NUMBER), PLAYER)
        return self

    def __exit__(self, *error: object) -> None:
        """Let the system go; what was made from scratch stays for the next time."""
        self._clear()

    def _clear(self) -> None:
        for place in MOUNTS.values():
            if (self.root / place).is_mount():
                subprocess.run(["umount", str(self.root / place)], check=True)
        shutil.rmtree(self.root, ignore_errors=True)

    def line(
        self, *words: str, player: bool = False, env: dict[str, str] | None = None
    ) -> list[str]:
        """What runs something inside, as root or as the player, with a bare environment."""
        user = ["--userspec", f"{PLAYER}:{PLAYER}"] if player else []
        home = HOME if player else "/root"
        found = {
            "HOME": home, "LC_ALL": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive", **(env or {}),
        }  # fmt: skip
        bare = ["env", "-i", f"--chdir={home}", *(f"{key}={value}" for key, value in found.items())]
        return ["chroot", *user, str(self.root), *bare, *words]

    def run(
        self, *words: str, player: bool = False, code: int = 0, env: dict[str, str] | None = None
    ) -> str:
        """Run something inside; its words, stdout and stderr. FailedError for another exit code."""
        done = subprocess.run(
            self.line(*words, player=player, env=env), stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
        )  # fmt: skip
        if done.returncode != code:
            told = done.stdout[-2000:]
            raise FailedError(f"{' '.join(words)} ended with {done.returncode}:\n{told}")
        return done.stdout

    def end_player(self) -> None:
        """End what the player has started, and nothing that somebody else runs on this machine."""
        self.run("pkill", "--exact", "--uid", str(PLAYER_NUMBER), "farmdesk")

    def inside(self, path: str) -> Path:
        """A place inside, seen from outside."""
        return self.root / path.lstrip("/")

    def files(self) -> set[str]:
        """Every file and folder there is, without those that change by themselves."""
        found: set[str] = set()
        waiting = [self.root]
        while waiting:
            for entry in os.scandir(waiting.pop()):
                name = Path(entry.path).relative_to(self.root).as_posix()
                if name in RESTLESS:
                    continue
                found.add(name)
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(Path(entry.path))
        return found
