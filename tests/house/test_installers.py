"""Installers: what they name is there, and removing takes no more away than was laid."""

from __future__ import annotations

import ast
import plistlib
import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

import farmdesk
import run
from farmdesk.app.library import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
WINDOWS = PACKAGING / "windows"
MACOS = PACKAGING / "macos"
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
NSI = (WINDOWS / "farmdesk.nsi").read_text(encoding="utf-8")
WORDS = (WINDOWS / "words.nsh").read_text(encoding="utf-8")
LANGUAGES = ("ENGLISH", "JAPANESE", "KOREAN")


def script(name: str) -> SimpleNamespace:
    """The names of a script in packaging/windows."""
    return SimpleNamespace(**runpy.run_path(str(WINDOWS / f"{name}.py")))


def jobs() -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return dict(told["jobs"])


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


# The release workflow


def test_the_workflow_builds_starts_and_uploads_for_three_systems() -> None:
    builders = {name: job for name, job in jobs().items() if name != "release"}
    assert set(builders) == {"linux", "windows", "macos"} == set(jobs()["release"]["needs"])
    for name, job in builders.items():
        said = commands(job)
        told = said + "".join(
            (ROOT / path).read_text(encoding="utf-8")
            for path in re.findall(r"packaging/[\w./]+", said)
        )
        assert "run.py bundle" in said, name
        assert "--smoke" in told, name
        assert "--apart" in told, name  # with its thinking process
        assert job["steps"][-1]["uses"].startswith("actions/upload-artifact@")
    runners = {name: job["runs-on"] for name, job in builders.items()}
    assert runners["linux"].startswith("ubuntu")
    assert runners["windows"].startswith("windows")
    matrix = builders["macos"]["strategy"]["matrix"]["include"]
    assert all(entry["runner"].startswith("macos") for entry in matrix)
    assert len({entry["name"] for entry in matrix}) == len(matrix)  # each uploads its own


def test_the_release_has_checksums_of_everything() -> None:
    steps = jobs()["release"]["steps"]
    said = commands(jobs()["release"])
    assert said.index("sha256sum -- *") < said.index("gh release create")
    assert any(step.get("with", {}).get("merge-multiple") for step in steps)


def test_every_path_in_the_workflow_is_there() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    paths = re.findall(r"(?:packaging|docs|farmdesk)/[\w./-]+\w", text)
    assert "packaging/macos/dmg.py" in paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_run_py_knows_every_word_of_the_workflow(monkeypatch: pytest.MonkeyPatch) -> None:
    words = set(re.findall(r"run\.py (\S+)", WORKFLOW.read_text(encoding="utf-8")))
    assert words >= {"bundle", "deb", "rpm", "setup-exe"}
    started: list[Path] = []

    def start(*line: object, **_: object) -> int:
        started.extend(part for part in line if isinstance(part, Path) and part.suffix == ".py")
        return 0

    monkeypatch.setattr(run, "start", start)
    monkeypatch.setattr(run, "set_up", lambda **_: None)
    monkeypatch.setattr(run, "provide", lambda platforms: True)
    assert {word: run.main([word]) for word in words} == dict.fromkeys(words, 0)
    assert started
    assert [file for file in started if not file.is_file()] == []


def test_secrets_reach_only_the_step_that_needs_them() -> None:
    for name, job in jobs().items():
        for value in job.get("env", {}).values():
            assert "secrets." not in value or value.endswith("!= '' }}"), name


def test_the_version_is_written_in_one_place_only() -> None:
    """So no manifest can have another than the package's: each is told it, see below."""
    files = [WORKFLOW, *(file for file in PACKAGING.rglob("*") if file.is_file())]
    texts = {file: file.read_text(encoding="utf-8") for file in files if file.suffix != ".pyc"}
    assert [file for file, text in texts.items() if farmdesk.__version__ in text] == []


def test_the_folder_for_packaging_is_no_package() -> None:
    assert not list(PACKAGING.rglob("__init__.py"))  # it would hide the library `packaging`


def test_scripts_for_other_shells_are_sound() -> None:
    for file in sorted(PACKAGING.rglob("*.sh")):
        told = subprocess.run(
            ["bash", "-n", str(file)], capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stderr


# macOS, and the spec on every system


def test_the_manifest_of_macos_opens_our_saved_games() -> None:
    told = plistlib.loads((MACOS / "Info.plist").read_bytes())
    (kind,) = told["UTExportedTypeDeclarations"]
    (document,) = told["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert document["CFBundleTypeIconFile"] == kind["UTTypeIconFile"] == "farmdesk.icns"
    assert sorted(told["CFBundleLocalizations"]) == ["en", "ja", "ko"]
    assert not [
        key for key in told if "Version" in key and key.startswith("CFBundle")
    ]  # the spec's
    assert plistlib.loads((MACOS / "entitlements.plist").read_bytes())


def spec_on(system: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[dict[str, Any]]]:
    """Run the spec as PyInstaller does on a system; return what it asks for, by kind."""
    asked: dict[str, list[dict[str, Any]]] = {}

    def stand_in(kind: str) -> Any:
        def call(*given: Any, **named: Any) -> SimpleNamespace:
            asked.setdefault(kind, []).append({"given": given, **named})
            return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[], kind=kind)

        return call

    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.__dict__["collect_submodules"] = lambda name: [name]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setattr("sys.platform", system)
    kinds = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    names: dict[str, Any] = {kind: stand_in(kind) for kind in kinds}
    spec = PACKAGING / "farmdesk.spec"
    exec(compile(spec.read_text(encoding="utf-8"), spec, "exec"), {"SPECPATH": PACKAGING, **names})
    return asked


def test_the_spec_makes_what_each_system_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    linux, windows, macos = (spec_on(name, monkeypatch) for name in ("linux", "win32", "darwin"))
    assert [(exe["name"], exe["console"]) for exe in linux["EXE"]] == [("farmdesk", True)]
    made = [(exe["name"], exe["console"]) for exe in windows["EXE"]]
    assert made == [("farmdesk", False), ("farmdesk-console", True)]
    assert {Path(exe["icon"]).name for exe in windows["EXE"]} == {"farmdesk.ico"}
    assert [exe["console"] for exe in macos["EXE"]] == [False]
    assert "BUNDLE" not in linux | windows
    (app,) = macos["BUNDLE"]
    assert app["name"] == "Farmdesk.app"
    assert app["version"] == farmdesk.__version__
    assert app["info_plist"] == plistlib.loads((MACOS / "Info.plist").read_bytes())
    assert Path(app["icon"]).name == "farmdesk.icns"
    for system in (linux, windows, macos):
        (entry,) = system["Analysis"][0]["given"][0]
        assert Path(entry).is_file()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        (r"PySide6\plugins\platforms\qwindows.dll", True),
        (r"PySide6\Qt6OpenGLWidgets.dll", True),  # the loader of forms is linked with it
        (r"PySide6\opengl32sw.dll", False),
        (r"PySide6\Qt6Qml.dll", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus", True),  # QtGui is linked with it
        ("PySide6/Qt/lib/QtCore.framework/Resources/Info.plist", True),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("PySide6/Qt/lib/QtQml.framework/Resources/Info.plist", False),
    ],
)
def test_windows_and_macos_keep_what_they_need_and_no_half_libraries(name: str, kept: bool) -> None:
    assert runpy.run_path(str(PACKAGING / "trim.py"))["is_kept"](name) is kept


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
