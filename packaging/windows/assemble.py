"""Assembles Farmdesk for 64-bit Windows on any system: `assemble.py --python FOLDER`.

FOLDER holds CPython for Windows, unpacked: the official embeddable package, or an installed or
NuGet one with its `Lib` and `DLLs`. Qt and msgspec come from their wheels for Windows, by name
through pip, or from `--wheels FOLDER`. The two programs are made by mingw-w64's C compiler.

    farmdesk.exe, farmdesk-console.exe, python3NN.dll, python3.dll, C run time, python3NN._pth
    runtime/   CPython's extension modules      Lib/ or python3NN.zip   its standard library
    app/       farmdesk, PySide6, shiboken6, msgspec, start.py          licences/
"""

from __future__ import annotations

import argparse
import compileall
import py_compile
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "windows"
KEPT = runpy.run_path(str(HERE / "kept.py"))
COMPILER, RESOURCES = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres"


class AssemblyError(Exception):
    """Something that the folder needs is not there; the message is a sentence."""


def say(text: str) -> None:
    """Print one progress sentence at once."""
    print(text, flush=True)


def version() -> str:
    """Return Farmdesk's version, such as "1.2.3"."""
    return str(runpy.run_path(str(ROOT / "farmdesk" / "__init__.py"))["__version__"])


def python_number(python: Path) -> str:
    """Return "311" for a folder with CPython 3.11 in it; AssemblyError when there is none."""
    found = [re.fullmatch(r"python(3\d+)\.dll", file.name) for file in python.glob("*.dll")]
    numbers = [match[1] for match in found if match]
    if len(numbers) != 1 or not (python / "python3.dll").is_file():
        raise AssemblyError(
            f"{python} is no CPython for Windows: python3.dll and one python3NN.dll are needed."
        )
    return numbers[0]


def pip(*words: str | Path) -> None:
    """Run pip; AssemblyError when it fails, after its own words."""
    line = [sys.executable, "-m", "pip", *map(str, words), "--quiet"]
    if subprocess.run([*line, "--disable-pip-version-check"], check=False).returncode:
        raise AssemblyError("pip failed (see above).")


def fetch_wheels(number: str, into: Path) -> None:
    """Fetch the wheels for Windows of everything that pyproject.toml says Farmdesk needs."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs = told["project"]["dependencies"]
    say(f"Fetching {', '.join(needs)} for Windows ...")
    kind = ("--platform", "win_amd64", "--python-version", number, "--implementation", "cp")
    pip("download", "--only-binary=:all:", *kind, "--dest", into, *needs)


def build_wheel(into: Path) -> Path:
    """Build Farmdesk's own wheel, with forms, resources and compiled words, and return it."""
    say("Building Farmdesk's wheel ...")
    # From the cache pip would take what it built earlier of a folder with a hyphen in its name.
    alone = ("--no-deps", "--no-build-isolation", "--no-cache-dir")
    pip("wheel", *alone, "--wheel-dir", into, ROOT)
    return next(into.glob(f"farmdesk-{version()}-*.whl"))


def unpack(wheel: Path, into: Path, patterns: tuple[str, ...] = ()) -> None:
    """Unpack a wheel without its metadata: only what fits the patterns, or everything."""
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            if ".dist-info/" in name or name.endswith((".pyi", "/")):
                continue
            if not patterns or KEPT["is_kept"](name, patterns):
                archive.extract(name, into)


def lay_packages(wheels: Path, folder: Path) -> None:
    """Lay Farmdesk, Qt and msgspec into app/, and Qt's C run time beside the programs."""
    app = folder / "app"
    for wheel in sorted(wheels.glob("*.whl")):
        distribution = wheel.name.split("-")[0].lower()
        if distribution in ("pyside6_essentials", "shiboken6"):
            unpack(wheel, app, KEPT["QT"])
            unpack(wheel, folder, KEPT["RUNTIME"])
        else:
            unpack(wheel, app)
    for file in sorted((folder / "shiboken6").glob("*.dll")):
        file.replace(folder / file.name)
    (folder / "shiboken6").rmdir()
    for package in ("farmdesk", "PySide6", "shiboken6", "msgspec"):
        if not (app / package / "__init__.py").is_file():
            raise AssemblyError(f"There is no wheel of {package} among {wheels}.")
    shutil.copy(HERE / "start.py", app)


def lay_python(python: Path, number: str, folder: Path) -> None:
    """Lay CPython down, and the file that says where its modules are."""
    name = f"python{number}"
    runtime = folder / "runtime"
    runtime.mkdir()
    for dll in (f"{name}.dll", "python3.dll"):
        shutil.copy(python / dll, folder)
    for place in (python, python / "DLLs"):
        for file in sorted([*place.glob("*.pyd"), *place.glob("*.dll")]):
            if not KEPT["is_kept"](file.name.lower(), KEPT["PYTHON_LEFT_OUT"]):
                shutil.copy(file, runtime)
    archive = python / f"{name}.zip"
    if archive.is_file():
        shutil.copy(archive, folder)
    elif (python / "Lib" / "os.py").is_file():
        left_out = shutil.ignore_patterns(*KEPT["LIB_LEFT_OUT"])
        shutil.copytree(python / "Lib", folder / "Lib", ignore=left_out)
    else:
        raise AssemblyError(f"{python} has neither {archive.name} nor a folder Lib.")
    library = archive.name if archive.is_file() else "Lib"
    (folder / f"{name}._pth").write_text(f"{library}\nruntime\napp\n", encoding="ascii")


def lay_licences(python: Path, wheels: Path, folder: Path) -> None:
    """Lay down the licences of everything inside."""
    target = folder / "licences"
    shutil.copytree(HERE.parent / "licences", target)
    with ZipFile(next(wheels.glob("msgspec-*.whl"))) as archive:
        terms = next(name for name in archive.namelist() if name.endswith("/LICENSE"))
        (target / "msgspec.txt").write_bytes(archive.read(terms))
    shutil.copy(ROOT / "LICENSE", target / "Farmdesk.txt")
    shutil.copy(ROOT / "resources" / "fonts" / "OFL.txt", target / "Fonts-OFL.txt")
    found = [python / name for name in ("LICENSE.txt", "LICENSE") if (python / name).is_file()]
    if not found:
        raise AssemblyError(f"{python} holds no licence of Python, and players must get it.")
    shutil.copy(found[0], target / "Python.txt")


def compile_modules(number: str, folder: Path) -> None:
    """Compile the modules, so that nothing needs compiling at a start; same Python only."""
    if number != "{}{}".format(*sys.version_info[:2]):
        say(f"This Python cannot compile modules for Python {number}: starts will take longer.")
        return
    say("Compiling modules ...")
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    for place in (folder / "app", folder / "Lib"):
        if place.is_dir() and not compileall.compile_dir(
            place, quiet=1, stripdir=str(folder), invalidation_mode=unchecked
        ):
            raise AssemblyError("A module could not be compiled (see above).")


def make_programs(number: str, icon: Path, folder: Path) -> None:
    """Make the windowed program and its twin with a console."""
    if not shutil.which(COMPILER) or not shutil.which(RESOURCES):
        raise AssemblyError("mingw-w64's C compiler is needed: on Debian gcc-mingw-w64-x86-64.")
    numbers = ",".join([*version().split("."), "0"])
    resource = BUILD / "launcher.o"
    told = (f"-DNUMBERS={numbers}", f'-DVERSION=\\"{version()}\\"', f"-I{HERE}", f"-I{icon.parent}")
    subprocess.run([RESOURCES, *told, str(HERE / "launcher.rc"), str(resource)], check=True)
    line = [COMPILER, "-O2", "-s", "-Wall", "-Werror", "-municode", "-static-libgcc"]
    line += [f'-DPYTHON_DLL=L"python{number}.dll"', str(HERE / "launcher.c"), str(resource)]
    for name, kind in (("farmdesk", "-mwindows"), ("farmdesk-console", "-mconsole")):
        subprocess.run([*line, kind, "-o", str(folder / f"{name}.exe")], check=True)


def assemble(python: Path, folder: Path, icon: Path, wheels: Path | None = None) -> Path:
    """Assemble the whole folder anew and return it; AssemblyError with a sentence if it fails."""
    number = python_number(python)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    fetched = BUILD / "wheels"
    shutil.rmtree(fetched, ignore_errors=True)
    if wheels is None:
        fetch_wheels(number, fetched)
    else:
        shutil.copytree(wheels, fetched)
    build_wheel(fetched)
    say("Laying everything into one folder ...")
    lay_packages(fetched, folder)
    lay_python(python, number, folder)
    lay_licences(python, fetched, folder)
    compile_modules(number, folder)
    make_programs(number, icon, folder)
    return folder


def main() -> None:
    """Assemble from the command line."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    words.add_argument("--python", type=Path, required=True, metavar="FOLDER")
    words.add_argument("--wheels", type=Path, metavar="FOLDER")
    words.add_argument("--icon", type=Path, default=ROOT / "build" / "icons" / "farmdesk.ico")
    words.add_argument("--out", type=Path, default=BUILD / "farmdesk", metavar="FOLDER")
    told = words.parse_args()
    try:
        say(f"Assembled {assemble(told.python, told.out, told.icon, told.wheels)}")
    except (AssemblyError, subprocess.CalledProcessError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
