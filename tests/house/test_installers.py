"""Release workflow, manifests and spec: what they name is there, and the version is one."""

from __future__ import annotations

import plistlib
import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import yaml

import farmdesk
import run
from farmdesk.app.library import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
MACOS = PACKAGING / "macos"
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


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
    names = [step.get("name") for step in steps]
    assert names.index("Write the checksums") < names.index("Draft the release")
    assert any(step.get("with", {}).get("merge-multiple") for step in steps)


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the release is put together there"
)
def test_the_checksums_name_every_download_and_not_themselves(tmp_path: Path) -> None:
    (step,) = (s for s in jobs()["release"]["steps"] if s.get("name") == "Write the checksums")
    folder = tmp_path / step["working-directory"]
    folder.mkdir()
    for name in ("farmdesk-setup.exe", "farmdesk_1_amd64.deb"):
        (folder / name).write_text(name)
    subprocess.run(["bash", "-e", "-c", step["run"]], cwd=folder, check=True, capture_output=True)
    rows = (folder / "SHA256SUMS").read_text().splitlines()
    assert [row.split("  ")[1] for row in rows] == ["farmdesk-setup.exe", "farmdesk_1_amd64.deb"]
    line = ["sha256sum", "-c", "SHA256SUMS"]
    subprocess.run(line, cwd=folder, check=True, capture_output=True)


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
    facts = plistlib.loads((MACOS / "Info.plist").read_bytes())
    assert app["info_plist"] == facts | {"CFBundleVersion": farmdesk.__version__}
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
