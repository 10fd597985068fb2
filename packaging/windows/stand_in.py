"""A CPython for Windows to try the assembling with, where the official one cannot be had.

For tests only, never for players: `stand_in.py FOLDER` takes CPython's own files from the wheel of
panda3d, which freezes games with them, and the standard library from the Python that runs this;
both must be 3.11. That wheel has no python3.dll, so one is linked that hands every call on.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from zipfile import ZipFile

COMPILER, DUMPER = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-objdump"
KINDS = (".dll", ".pyd")


def fetch(into: Path) -> Path:
    """Fetch the wheel and return it."""
    kind = ("--platform", "win_amd64", "--python-version", "311", "--only-binary=:all:")
    line = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
    subprocess.run([*line, "--no-deps", *kind, "-d", str(into), "panda3d"], check=True)
    return next(into.glob("panda3d-*.whl"))


def exports(library: Path) -> list[str]:
    """Return the names that a DLL hands out."""
    told = subprocess.run([DUMPER, "-p", str(library)], capture_output=True, text=True, check=True)
    table = told.stdout.partition("[Ordinal/Name Pointer] Table")[2]
    row = re.compile(r"^\s*\[\s*\d+\](?: \+base\[\s*\d+\]\s+[0-9a-f]+)? (_?Py\w+)$", re.MULTILINE)
    return row.findall(table)


def link_forwarder(library: Path, target: Path) -> None:
    """Link a DLL of no code that hands every name of `library` on to it."""
    names = exports(library)
    if len(names) < 1000:
        raise SystemExit(f"{library.name} hands out only {len(names)} names.")
    lines = [f"  {name} = {library.stem}.{name}" for name in names]
    with tempfile.TemporaryDirectory() as folder:
        source, listed = Path(folder) / "empty.c", Path(folder) / "python3.def"
        source.write_text("int __stdcall DllMain(void *a, unsigned b, void *c) { return 1; }\n")
        listed.write_text("\n".join(["LIBRARY python3", "EXPORTS", *lines]) + "\n")
        line = [COMPILER, "-shared", "-s", "-nostdlib", "-e", "DllMain", str(source), str(listed)]
        subprocess.run([*line, "-o", str(target)], check=True)


def lay_down(folder: Path) -> None:
    """Fill a new folder as an installed CPython fills its own: DLLs/, Lib/ and the libraries."""
    if sys.version_info[:2] != (3, 11):
        raise SystemExit("The stand-in needs the standard library of Python 3.11.")
    (folder / "DLLs").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as fetched, ZipFile(fetch(Path(fetched))) as archive:
        for name in archive.namelist():
            file = Path(name)
            system = file.name.startswith(("api-ms-", "ucrtbase"))
            if file.parts[0] != "deploy_libs" or file.suffix not in KINDS or system:
                continue
            beside = file.name.lower().startswith(("python", "vcruntime"))
            target = folder / ("" if beside else "DLLs") / file.name.lower()
            target.write_bytes(archive.read(name))
    link_forwarder(folder / "python311.dll", folder / "python3.dll")
    names = ("__pycache__", "site-packages", "dist-packages", "test", "tests", "config-*")
    left_out = shutil.ignore_patterns(*names)
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, folder / "Lib", ignore=left_out)
    shutil.copy(library / "LICENSE.txt", folder)


if __name__ == "__main__":
    lay_down(Path(sys.argv[1]))
