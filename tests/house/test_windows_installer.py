"""The Windows installer: told all it asks, removes no more than it laid, from whole folders."""

from __future__ import annotations

import ast
import re
import runpy
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import pytest
from PySide6.QtGui import QImage

import farmdesk
from farmdesk.app.library import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = ROOT / "packaging" / "windows"
NSI = (WINDOWS / "farmdesk.nsi").read_text(encoding="utf-8")
WORDS = (WINDOWS / "words.nsh").read_text(encoding="utf-8")
LANGUAGES = ("ENGLISH", "JAPANESE", "KOREAN")


def script(name: str) -> SimpleNamespace:
    """The names of a script in packaging/windows."""
    return SimpleNamespace(**runpy.run_path(str(WINDOWS / f"{name}.py")))


# The Windows installer's own script


def test_the_installer_speaks_three_languages() -> None:
    said = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "([^"]+)"$', WORDS, re.MULTILINE)
    assert len(said) == WORDS.count("LangString")
    by_language = {
        language: {name for name, spoken, _ in said if spoken == language} for language in LANGUAGES
    }
    used = set(re.findall(r"\$\(([A-Z_0-9]+)\)", NSI))
    assert used
    assert all(known == used for known in by_language.values())
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', NSI) == [name.capitalize() for name in LANGUAGES]


def test_the_installer_is_told_all_that_it_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One look at makensis's own words: the version is the package's, every name is given."""
    setup = runpy.run_path(str(WINDOWS / "setup_exe.py"))
    lines: list[list[str]] = []

    def makensis(line: list[str], **_: object) -> SimpleNamespace:
        lines.append(line)
        (tmp_path / "setup.exe").touch()
        return SimpleNamespace(returncode=0)

    names = setup["make_setup"].__globals__
    monkeypatch.setitem(names, "makensis", lambda: "makensis")
    monkeypatch.setitem(names, "BUILD", tmp_path / "build")
    monkeypatch.setattr(subprocess, "run", makensis)
    folder = tmp_path / "farmdesk"
    folder.mkdir()
    (folder / "farmdesk.exe").write_bytes(b"x" * 4096)
    setup["make_setup"](folder, tmp_path / "setup.exe")
    (line,) = lines
    told = dict(word[2:].split("=", 1) for word in line if word.startswith("-D"))
    assert told["VERSION"] == farmdesk.__version__
    assert told["SIZE"] == "4"
    assert Path(line[-1]) == WINDOWS / "farmdesk.nsi"
    defined = set(re.findall(r"^!define (\w+)", NSI, re.MULTILINE))
    asked = set(re.findall(r"\$\{([A-Z]+)\}", NSI)) - defined - {"SAVES"}  # a section's own name
    assert asked == set(told)


@pytest.mark.skipif(not shutil.which("makensis"), reason="no makensis here")
@pytest.mark.parametrize(("target", "machine"), [("amd64-unicode", 0x8664), ("x86-unicode", 0x14C)])
def test_makensis_makes_it_for_both_kinds_of_nsis(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str, machine: int
) -> None:
    """NSIS's own build for Windows knows 32 bits only: there the release is made."""
    setup = runpy.run_path(str(WINDOWS / "setup_exe.py"))
    icons = runpy.run_path(str(ROOT / "packaging" / "icons.py"))
    place = tmp_path / "農場 farm"
    (place / "app").mkdir(parents=True)
    (place / "farmdesk.exe").write_bytes(b"x")
    (place / "app" / "a $1 file.txt").touch()
    (tmp_path / "farmdesk.ico").write_bytes(icons["ico"]({16: icons["painted"](16)}))
    QImage(164, 314, QImage.Format.Format_RGB888).save(str(tmp_path / "side.bmp"))
    names = setup["make_setup"].__globals__
    for name, value in {"TARGET": target, "BUILD": place, "SIDE": tmp_path / "side.bmp"}.items():
        monkeypatch.setitem(names, name, value)
    made = setup["make_setup"](place, tmp_path / "farmdesk-setup.exe", tmp_path / "farmdesk.ico")
    data = made.read_bytes()
    header = int.from_bytes(data[0x3C:0x40], "little")
    assert data[header : header + 4] == b"PE\0\0"
    assert int.from_bytes(data[header + 4 : header + 6], "little") == machine


def test_a_32_bit_installer_writes_where_64_bit_programs_look() -> None:
    for name in (".onInit", "un.onInit"):
        body = NSI.split(f"Function {name}\n")[1].split("FunctionEnd")[0]
        assert body.index("SetRegView 64") < body.index("ReadRegStr")


def test_saved_games_open_with_it() -> None:
    assert f"\\{SUFFIX}" in NSI
    assert '"$INSTDIR\\${PROGRAM}" "%1"' in NSI


def test_all_that_is_registered_is_taken_back() -> None:
    install, remove = NSI.split("Function un.onInit")[0].split('Section "un.${NAME}"')
    keys = set(re.findall(r'WriteReg\w+ SHCTX "([^"]+)"', install))
    dropped = set(re.findall(r'DeleteRegKey SHCTX "([^"]+)"', remove))
    assert keys
    assert {key for key in keys if not any(key.startswith(root) for root in dropped)} == set()
    shortcuts = set(re.findall(r'CreateShortcut "([^"]+)"', install))
    assert shortcuts == set(re.findall(r'Delete "(\$(?:SMPROGRAMS|DESKTOP)[^"]+)"', remove))


def test_removing_takes_only_what_was_laid(tmp_path: Path) -> None:
    (tmp_path / "app" / "deep").mkdir(parents=True)
    for name in ("farmdesk.exe", "app/start.py", "app/deep/$1.txt", "app/deep/農場.txt"):
        (tmp_path / name).touch()
    lines = script("setup_exe").removal(tmp_path).splitlines()
    assert sorted(line for line in lines if line.startswith("Delete")) == [
        r'Delete "$INSTDIR\app\deep\$$1.txt"',
        r'Delete "$INSTDIR\app\deep\農場.txt"',
        r'Delete "$INSTDIR\app\start.py"',
        r'Delete "$INSTDIR\farmdesk.exe"',
    ]
    folders = [line for line in lines if line.startswith("RMDir")]
    assert folders == [r'RMDir "$INSTDIR\app\deep"', r'RMDir "$INSTDIR\app"']  # the inner one first
    for folder in (r"\app\deep", r"\app"):  # and each after what it holds
        inside = [at for at, line in enumerate(lines) if f"$INSTDIR{folder}\\" in line]
        assert lines.index(f'RMDir "$INSTDIR{folder}"') > max(inside)
    recursive = re.findall(r"^.*RMDir /r (.*)$", NSI, re.MULTILINE)
    assert recursive == [r'"$APPDATA\${NAME}"']  # the player's own, and only when that is asked


# The assembled folder


def imported_from_qt() -> set[str]:
    """The modules of PySide6 that Farmdesk imports anywhere."""
    found = set()
    for file in (ROOT / "farmdesk").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
            elif isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
    return {name.split(".")[1] for name in found if name.startswith("PySide6.")}


def test_qt_is_laid_down_as_far_as_it_is_used() -> None:
    assert set(script("kept").MODULES) == imported_from_qt()


def cpython(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


@pytest.mark.parametrize(
    ("extra", "library"),
    [
        (("_socket.pyd", "_ssl.pyd", "python312.zip"), "python312.zip"),
        (("DLLs/_socket.pyd", "DLLs/_ssl.pyd", "Lib/os.py", "Lib/test/a.py"), "Lib"),
    ],
    ids=["embeddable", "installed"],
)
def test_both_shapes_of_cpython_are_laid_down(
    tmp_path: Path, extra: tuple[str, ...], library: str
) -> None:
    both = ("python312.dll", "python3.dll", "pythonw.exe", "vcruntime140.dll")
    python = cpython(tmp_path / "python", *both, *extra)
    assemble = script("assemble")
    (folder := tmp_path / "farmdesk").mkdir()
    number = assemble.python_number(python)
    assemble.lay_python(python, number, folder)
    laid = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    inside = "python312.zip" if library.endswith("zip") else "Lib/os.py"
    own = {"python312.dll", "python3.dll", "python312._pth", "runtime/_socket.pyd"}
    assert laid == own | {inside}
    assert (folder / "python312._pth").read_text() == f"{library}\nruntime\napp\n"


@pytest.mark.parametrize("names", [(), ("python312.dll",), ("python3.dll",)])
def test_another_folder_is_told_to_be_no_cpython(tmp_path: Path, names: tuple[str, ...]) -> None:
    python = cpython(tmp_path, *names)
    assemble = script("assemble")
    with pytest.raises(assemble.AssemblyError, match="is no CPython for Windows"):
        assemble.python_number(python)


def test_a_wheel_is_unpacked_without_its_papers(tmp_path: Path) -> None:
    wheel = tmp_path / "x.whl"
    with ZipFile(wheel, "w") as archive:
        for name in ("__init__.py", "scripts/tool.py", "QtCore.pyd", "QtQml.pyd", "QtCore.pyi"):
            archive.writestr(f"PySide6/{name}", "")
        archive.writestr("PySide6-1.dist-info/RECORD", "")
    assemble = script("assemble")
    assemble.unpack(wheel, tmp_path / "some", script("kept").QT)
    assemble.unpack(wheel, tmp_path / "all")
    some, everything = (
        {file.name for file in (tmp_path / kind).rglob("*") if file.is_file()}
        for kind in ("some", "all")
    )
    assert some == {"__init__.py", "QtCore.pyd"}
    assert everything == some | {"tool.py", "QtQml.pyd"}


def test_the_licences_of_all_parts_are_laid_down_or_it_is_no_folder_for_players(
    tmp_path: Path,
) -> None:
    assemble = script("assemble")
    (python := tmp_path / "python").mkdir()
    with ZipFile(tmp_path / "msgspec-1.whl", "w") as archive:
        archive.writestr("msgspec-1.dist-info/licenses/LICENSE", "msgspec's")
    with pytest.raises(assemble.AssemblyError, match="no licence of Python"):
        assemble.lay_licences(python, tmp_path, tmp_path / "without")
    (python / "LICENSE.txt").write_text("Python's")
    assemble.lay_licences(python, tmp_path, tmp_path / "with")
    laid = {file.name for file in (tmp_path / "with" / "licences").iterdir()}
    assert {"Python.txt", "msgspec.txt", "LGPL-3.txt", "GPL-3.txt", "Fonts-OFL.txt"} <= laid
