"""What a bundle needs from the system: read from its own programs and libraries, never guessed."""

from __future__ import annotations

import re
import runpy
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
ELF = b"\x7fELF"
WITH_GLIBC = re.compile(r"(ld-linux|libc|libm|libdl|libpthread|librt|libresolv|libutil)\b")
RENAMED = {"libglib2.0-0"}
"""Debian packages of libraries that are called ...t64 since 2024 (64-bit time)."""
GCC_OF_GLIBCXX = {28: "9", 29: "11", 30: "12", 31: "13.1", 32: "13.1", 33: "14", 34: "15"}
"""Since which GCC its C++ library knows GLIBCXX_3.4.x."""


class Needs(NamedTuple):
    """What the system must bring."""

    libraries: tuple[str, ...]
    """Sonames such as libGL.so.1, without glibc's own."""
    glibc: tuple[int, int]
    """The oldest C library that will do, such as (2, 36)."""
    glibcxx: int
    """The oldest C++ library, x of GLIBCXX_3.4.x; 0 when none is needed."""


def programs(bundle: Path) -> list[Path]:
    """Every program and library in a bundle."""
    found = []
    for file in sorted(bundle.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == ELF:
                    found.append(file)
    return found


def needs_of(bundle: Path) -> Needs:
    """Read the needs of all programs and libraries; ValueError when there is none at all.

    Needs readelf, which comes with binutils.
    """
    files = programs(bundle)
    if not files:
        raise ValueError(f"{bundle} holds no program")
    line = ["readelf", "--wide", "-d", "-V", *map(str, files)]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    return read(told, {file.name for file in bundle.rglob("*")})


def read(told: str, inside: set[str]) -> Needs:
    """The needs in readelf's words, without the libraries that lie inside the bundle."""
    wanted = set(re.findall(r"\(NEEDED\)\s+Shared library: \[(.+?)\]", told)) - inside
    glibc = [(int(a), int(b)) for a, b in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", told)]
    glibcxx = [int(number) for number in re.findall(r"Name: GLIBCXX_3\.4\.(\d+)", told)]
    libraries = tuple(sorted(name for name in wanted if not WITH_GLIBC.match(name)))
    return Needs(libraries, max(glibc, default=(2, 0)), max(glibcxx, default=0))


def debian(needs: Needs) -> list[str]:
    """The needs as entries of Depends, in alphabetical order.

    ValueError for a C++ library of which we do not know which GCC brought it.
    """
    package_of = runpy.run_path(str(ROOT / "run.py"), run_name="run")["package_of"]
    found = {"libc6 (>= {}.{})".format(*needs.glibc)}
    for library in needs.libraries:
        name = package_of(library)
        if name == "libstdc++6":
            name += f" (>= {gcc_of(needs.glibcxx)})"
        found.add(f"{name}t64 | {name}" if name in RENAMED else name)
    return sorted(found)


def gcc_of(glibcxx: int) -> str:
    """The first GCC whose C++ library knows GLIBCXX_3.4.x, for x of 28 and more."""
    if glibcxx not in GCC_OF_GLIBCXX:
        raise ValueError(f"which GCC brought GLIBCXX_3.4.{glibcxx}? needs.py has to know")
    return GCC_OF_GLIBCXX[glibcxx]


def rpm(needs: Needs) -> list[str]:
    """The needs as Requires: by library, since every distribution has other package names."""
    found = ["libc.so.6(GLIBC_{}.{})(64bit)".format(*needs.glibc)]
    if needs.glibcxx:
        found.append(f"libstdc++.so.6(GLIBCXX_3.4.{needs.glibcxx})(64bit)")
    return sorted(found + [f"{library}()(64bit)" for library in needs.libraries])
