"""What a Linux system is given: menu entry, kind of file, manual, and what the packages need."""

from __future__ import annotations

import configparser
import gzip
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import farmdesk
from farmdesk import cli
from farmdesk.app.library import SUFFIX
from farmdesk.cli import command

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux")

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
KIND = "application/x-farmdesk"
LANGUAGES = ("en", "ja", "ko")
TOLD = """
File: a/libx.so
 0x0001 (NEEDED)             Shared library: [libglib-2.0.so.0]
 0x0001 (NEEDED)             Shared library: [libours.so.1]
 0x0001 (NEEDED)             Shared library: [libm.so.6]
 0x0001 (NEEDED)             Shared library: [ld-linux-x86-64.so.2]
 0x0001 (NEEDED)             Shared library: [libstdc++.so.6]
  0x0010:   Name: GLIBC_2.9  Flags: none  Version: 4
  0x0020:   Name: GLIBC_2.34  Flags: none  Version: 3
  0x0030:   Name: GLIBCXX_3.4.29  Flags: none  Version: 2
  0x0040:   Name: GLIBCXX_3.4  Flags: none  Version: 2
"""


def script(name: str) -> SimpleNamespace:
    """One of our packaging scripts, not run."""
    return SimpleNamespace(**runpy.run_path(str(LINUX / name)))


def page() -> ET.Element:
    """The page for software centres, as it is installed."""
    return ET.fromstring(script("tree.py").filled("farmdesk.metainfo.xml"))


@pytest.fixture
def entry() -> Any:
    """The menu entry."""
    found = configparser.ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their capitals
    found.read(LINUX / "farmdesk.desktop", encoding="utf-8")
    return found["Desktop Entry"]


def test_the_menu_entry_is_among_board_games_and_opens_saved_games(entry: Any) -> None:
    assert entry["Categories"] == "Game;BoardGame;"
    assert entry["MimeType"] == f"{KIND};"
    assert entry["Exec"] == "farmdesk %f"
    for key in ("GenericName", "Comment", "Keywords"):
        assert {f"{key}[ja]", f"{key}[ko]"} <= set(entry)


def test_the_kind_of_file_is_that_of_saves() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ET.parse(LINUX / "farmdesk.mime.xml").getroot()
    assert kind.get("type") == KIND
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == [f"*{SUFFIX}"]
    assert len(list(kind.iter(f"{space}comment"))) == len(LANGUAGES)


def test_the_page_for_software_centres_has_our_version_name_and_languages() -> None:
    found = page()
    ours = script("tree.py").ID
    assert found.findtext("id") == ours
    assert [release.get("version") for release in found.iter("release")] == [farmdesk.__version__]
    assert [language.text for language in found.iter("lang")] == list(LANGUAGES)
    assert found.findtext("provides/mediatype") == KIND
    assert found.findtext("launchable") == "farmdesk.desktop"
    assert "@" not in ET.tostring(found, encoding="unicode")


def test_the_flatpak_has_the_same_name_and_knows_where_its_files_are() -> None:
    ours = script("tree.py").ID
    told = json.loads((LINUX / "flatpak" / f"{ours}.json").read_text(encoding="utf-8"))
    assert told["id"] == ours
    assert told["rename-desktop-file"] == "farmdesk.desktop"
    (source,) = told["modules"][0]["sources"]
    root = Path(__file__).resolve().parents[2]
    assert (LINUX / "flatpak" / source["path"]).resolve() == root / "build" / "flatpak"
    building = (LINUX / "flatpak" / "build.sh").read_text(encoding="utf-8")
    assert f"id={ours}\n" in building
    paths = re.findall(r"packaging/[\w./]+\.py", building)
    assert [path for path in paths if not (root / path).is_file()] == []
    assert paths


def test_the_manual_tells_every_command_and_option() -> None:
    told = script("tree.py").filled("farmdesk.6").replace("\\-", "-")
    for word in (*command.ROOMS, "shot", "--version", "--smoke", "FARMDESK_HOME"):
        assert word in told
    assert farmdesk.__version__ in told
    assert "@" not in told


@pytest.mark.parametrize(
    ("tool", "words", "name"),
    [
        ("desktop-file-validate", [], "applications/farmdesk.desktop"),
        ("appstreamcli", ["validate", "--no-net", "--no-color"], "metainfo/{ID}.metainfo.xml"),
    ],
)
def test_the_systems_own_validators_are_content(
    tmp_path: Path, icons: Path, tool: str, words: list[str], name: str
) -> None:
    if not shutil.which(tool):
        pytest.skip(f"no {tool} here")
    tree = script("tree.py")
    tree.lay_shared.__globals__["ICONS"] = icons
    tree.lay_shared(tmp_path)
    line = [tool, *words, str(tmp_path / name.format(ID=tree.ID))]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# What the packages need


def test_needs_are_read_from_the_programs_without_what_lies_beside_them() -> None:
    found = script("needs.py").read(TOLD, {"libours.so.1"})
    assert found.libraries == ("libglib-2.0.so.0", "libstdc++.so.6")
    assert (found.glibc, found.glibcxx) == ((2, 34), 29)


def test_debian_is_told_packages_with_their_newer_names() -> None:
    needs = script("needs.py")
    assert needs.debian(needs.read(TOLD, {"libours.so.1"})) == [
        "libc6 (>= 2.34)",
        "libglib2.0-0t64 | libglib2.0-0",
        "libstdc++6 (>= 11)",
    ]


def test_others_are_told_libraries() -> None:
    needs = script("needs.py")
    assert needs.rpm(needs.read(TOLD, {"libours.so.1"})) == [
        "libc.so.6(GLIBC_2.34)(64bit)",
        "libglib-2.0.so.0()(64bit)",
        "libstdc++.so.6()(64bit)",
        "libstdc++.so.6(GLIBCXX_3.4.29)(64bit)",
    ]


def test_a_library_newer_than_our_knowledge_is_not_guessed() -> None:
    with pytest.raises(ValueError, match=r"GLIBCXX_3\.4\.99"):
        script("needs.py").gcc_of(99)


# Whole packages, of a small stand-in for the bundle


@pytest.fixture
def icons(tmp_path: Path) -> Path:
    """A folder of stand-ins for the painted icons."""
    folder = tmp_path / "icons"
    folder.mkdir()
    for size in script("tree.py").ICON_SIZES:
        (folder / f"farmdesk-{size}.png").write_bytes(b"png")
    (folder / "farmdesk.svg").write_bytes(b"svg")
    return folder


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder with one real program and one file, with the rights of a careless machine."""
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True, mode=0o700)
    shutil.copyfile("/bin/true", folder / "farmdesk")
    (folder / "_internal" / "words.qm").write_text("words")
    (folder / "_internal" / "words.qm").chmod(0o600)
    return folder


@pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("readelf")), reason="no dpkg-deb or readelf"
)
def test_a_deb_holds_everything_for_everybody(tmp_path: Path, icons: Path, bundle: Path) -> None:
    deb = script("deb.py")
    deb.tree.lay_shared.__globals__["ICONS"] = icons
    deb.lay(tmp_path / "root", bundle)
    made = tmp_path / "farmdesk.deb"
    line = ["dpkg-deb", "--root-owner-group", "-Znone", "--build"]
    subprocess.run([*line, tmp_path / "root", made], check=True, capture_output=True)
    told = subprocess.run(["dpkg-deb", "-c", made], check=True, capture_output=True, text=True)
    rows = {row.split()[5].lstrip("."): row for row in told.stdout.splitlines()}
    assert rows["/usr/bin/farmdesk"].endswith("-> ../lib/farmdesk/farmdesk")
    assert rows["/usr/lib/farmdesk/farmdesk"].startswith("-rwxr-xr-x root/root")
    assert rows["/usr/lib/farmdesk/_internal/"].startswith("drwxr-xr-x root/root")
    assert rows["/usr/lib/farmdesk/_internal/words.qm"].startswith("-rw-r--r-- root/root")
    share = "/usr/share"
    for name in (
        *("applications/farmdesk.desktop", "mime/packages/farmdesk.xml", "man/man6/farmdesk.6.gz"),
        *("icons/hicolor/48x48/apps/farmdesk.png", "icons/hicolor/scalable/apps/farmdesk.svg"),
        *("doc/farmdesk/copyright", "doc/farmdesk/changelog.gz"),
        *("doc/farmdesk/changelog.Debian.gz", f"metainfo/{deb.tree.ID}.metainfo.xml"),
    ):
        assert f"{share}/{name}" in rows


@pytest.mark.parametrize(
    ("name", "address", "told"),
    [
        ("", "", "Farmdesk contributors <farmdesk@example.org>"),  # as an unset variable arrives
        ("Ann Ōe", "ann@example.net", "Ann Ōe <ann@example.net>"),
    ],
)
def test_who_answers_for_the_package(
    monkeypatch: pytest.MonkeyPatch, name: str, address: str, told: str
) -> None:
    monkeypatch.setenv("DEBFULLNAME", name)
    monkeypatch.setenv("DEBEMAIL", address)
    assert script("deb.py").maintainer() == told


@pytest.mark.parametrize("name", ["deb.py", "rpm.py"])
def test_without_its_tools_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match=r"on Debian the packages? .*binutils"):
        script(name).main()


@pytest.mark.skipif(not shutil.which("readelf"), reason="no readelf")
def test_dpkg_is_told_version_needs_fonts_and_sums(
    tmp_path: Path, icons: Path, bundle: Path
) -> None:
    deb = script("deb.py")
    deb.tree.lay_shared.__globals__["ICONS"] = icons
    root = tmp_path / "root"
    deb.lay(root, bundle)
    rows = (root / "DEBIAN" / "control").read_text(encoding="utf-8").splitlines()
    fields = dict(row.split(": ", 1) for row in rows if not row.startswith(" "))
    assert fields["Version"] == f"{farmdesk.__version__}-1"
    assert re.fullmatch(r"libc6 \(>= 2\.\d+\)", fields["Depends"].split(", ")[0])
    assert "fonts-noto-cjk" in fields["Recommends"]
    assert int(fields["Installed-Size"]) > 10
    assert all(len(row) <= 80 for row in rows[-9:])
    sums = (root / "DEBIAN" / "md5sums").read_text(encoding="utf-8")
    assert "  usr/lib/farmdesk/farmdesk\n" in sums
    assert "DEBIAN" not in sums
    licence = (root / "usr/share/doc/farmdesk/copyright").read_text(encoding="utf-8")
    assert "Permission is hereby granted" in licence
    news = gzip.decompress((root / "usr/share/doc/farmdesk/changelog.Debian.gz").read_bytes())
    assert f"farmdesk ({fields['Version']})".encode() in news


def test_an_rpm_owns_its_own_folders_and_no_others(
    tmp_path: Path, icons: Path, bundle: Path
) -> None:
    rpm = script("rpm.py")
    rpm.tree.lay_shared.__globals__["ICONS"] = icons
    rpm.tree.lay(tmp_path / "root", bundle)
    rows = rpm.owned(tmp_path / "root")
    folders = {row for row in rows if (tmp_path / "root" / row[1:]).is_dir()}
    assert folders == {"/usr/lib/farmdesk", "/usr/share/doc/farmdesk"}
    assert {"/usr/bin/farmdesk", "/usr/share/applications/farmdesk.desktop"} <= set(rows)
    told = rpm.spec(tmp_path / "root", ["libc.so.6(GLIBC_2.34)(64bit)"])
    assert f"\nVersion: {farmdesk.__version__}\n" in told
    assert "\nRequires: libc.so.6(GLIBC_2.34)(64bit)\n" in told
    assert "\n/usr/bin/farmdesk\n" in told


@pytest.mark.skipif(
    not (shutil.which("rpmbuild") and shutil.which("readelf")), reason="no rpmbuild or readelf"
)
def test_an_rpm_is_made_in_a_folder_whose_name_has_spaces(
    tmp_path: Path, icons: Path, bundle: Path
) -> None:
    rpm = script("rpm.py")
    rpm.tree.lay_shared.__globals__["ICONS"] = icons
    names, home = rpm.main.__globals__, tmp_path / "my 農場"
    names["STAGE"], names["SETTINGS"]["_topdir"] = home / "rpm", str(home / "rpm")
    names["SETTINGS"]["_rpmdir"] = str(home / "dist")
    names["tree"].ROOT = home
    rpm.tree.check.__globals__["BUNDLE"] = bundle
    rpm.tree.lay.__defaults__ = (bundle,)
    names["SETTINGS"]["_binary_payload"] = "w0.gzdio"
    (home / "dist").mkdir(parents=True)
    assert rpm.main() == 0
    (made,) = (home / "dist").glob("*.rpm")
    line = ["rpm", "-qlp", str(made)]
    told = subprocess.run(line, check=True, capture_output=True, text=True).stdout.splitlines()
    assert {"/usr/bin/farmdesk", "/usr/lib/farmdesk/_internal/words.qm"} <= set(told)


def test_an_appimages_folder_has_entry_icon_and_program_at_its_top(
    tmp_path: Path, icons: Path, bundle: Path
) -> None:
    appimage = script("appimage.py")
    appimage.tree.lay_shared.__globals__["ICONS"] = icons
    folder = tmp_path / "Farmdesk.AppDir"
    appimage.lay(folder, bundle)
    for name in ("AppRun", "farmdesk.desktop", "farmdesk.png", ".DirIcon"):
        assert (folder / name).is_symlink()
        assert (folder / name).resolve().is_file()


def test_without_a_bundle_or_with_an_old_one_a_sentence_says_what_to_do(
    tmp_path: Path, bundle: Path
) -> None:
    """A change that came after the bundle would be missing in the package."""
    tree = script("tree.py")
    with pytest.raises(tree.BundleError, match=r"python3 run\.py bundle"):
        tree.lay(tmp_path / "root", tmp_path / "nothing")
    word = tmp_path / "resources" / "word.ts"
    word.parent.mkdir()
    word.write_text("new")
    os.utime(bundle / "farmdesk", (1_000_000, 1_000_000))
    with pytest.raises(tree.BundleError, match=r"older than resources.word\.ts"):
        tree.check(bundle, tmp_path)
    os.utime(word, (900_000, 900_000))
    tree.check(bundle, tmp_path)


def test_the_trial_plays_with_words_that_the_command_line_knows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The trial itself needs root and minutes: packaging/linux/clean_room.py."""
    room = script("clean_room.py")
    assert cli.run([*room.GAME, "--apart", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "harvest_valley"


def test_the_trial_ends_its_own_programs_only() -> None:
    """Inside a room every program of the machine is seen, also those of whom the number is."""
    rooms = script("room.py")
    room = rooms.Room(Path("nowhere"), "suite")
    lines: list[tuple[str, ...]] = []
    room.run = lambda *words, **_: lines.append(words)
    room.end_player()
    assert lines == [("pkill", "--exact", "--uid", str(rooms.PLAYER_NUMBER), "farmdesk")]
    users = Path("/etc/passwd").read_text(encoding="utf-8", errors="replace").splitlines()
    assert str(rooms.PLAYER_NUMBER) not in {row.split(":")[2] for row in users if ":" in row}
    assert "pkill" not in (LINUX / "clean_room.py").read_text(encoding="utf-8")
