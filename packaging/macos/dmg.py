"""Signs dist/Farmdesk.app and packs it into a .dmg: `python packaging/macos/dmg.py`. macOS only.

Without a word from outside the signature is ad hoc: it says that nothing was changed, not by whom,
and macOS asks the player once. With FARMDESK_SIGN_IDENTITY, the name of a Developer ID in the
keychain, it is signed with that; and with FARMDESK_NOTARY_PROFILE, the name under which
`xcrun notarytool store-credentials` keeps an account, Apple is asked to notarise it. The result is
dist/farmdesk-VERSION-macos-PROCESSOR.dmg.
"""

from __future__ import annotations

import os
import platform
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DIST = ROOT / "dist"
APP = DIST / "Farmdesk.app"
ENTITLEMENTS = HERE / "entitlements.plist"

MACHINE_CODE = {
    *(b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe"),  # 64 and 32 bit
    b"\xca\xfe\xba\xbe",  # for several processors
}
"""The first four bytes of programs and libraries."""


def run(*words: str | Path) -> None:
    """Run one of macOS's tools; exit with a sentence when it fails."""
    line = [str(word) for word in words]
    if subprocess.run(line, check=False).returncode:
        sys.exit(f"{line[0]} failed (see above).")


def has_code(file: Path) -> bool:
    """Say whether a file is a program or library."""
    with file.open("rb") as stream:
        return stream.read(4) in MACHINE_CODE


def code_inside(app: Path) -> Iterator[Path]:
    """Yield the programs and libraries inside, links excepted, the deepest first."""
    for file in sorted(app.rglob("*"), key=lambda file: -len(file.parts)):
        if file.is_file() and not file.is_symlink() and has_code(file):
            yield file


def signing(identity: str) -> list[str]:
    """Return the words of codesign before the file's name."""
    words = ["codesign", "--force", "--sign", identity or "-"]
    if identity:  # an ad-hoc one with the hardened run time could not load its own libraries
        words += ["--timestamp", "--options", "runtime", "--entitlements", str(ENTITLEMENTS)]
    return words


def sign(app: Path, identity: str) -> None:
    """Sign everything inside, then the whole, and let macOS check it."""
    for file in code_inside(app):
        run(*signing(identity), file)
    run(*signing(identity), app)
    run("codesign", "--verify", "--deep", "--strict", app)


def pack(app: Path, version: str) -> Path:
    """Pack the app beside a link to the folder of programs, so that it can be dragged there."""
    stage = ROOT / "build" / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    run("ditto", app, stage / app.name)  # keeps links and signatures as they are
    (stage / "Applications").symlink_to("/Applications")
    shutil.copytree(ROOT / "build" / "licences", stage / "Licences")
    target = DIST / f"farmdesk-{version}-macos-{platform.machine()}.dmg"
    target.unlink(missing_ok=True)
    run("hdiutil", "create", "-volname", "Farmdesk", "-srcfolder", stage, "-format", "UDZO", target)
    return target


def main() -> int:
    """Sign, pack, and notarise when there is an account for it."""
    if sys.platform != "darwin":
        sys.exit("A .dmg can be made on macOS only.")
    if not APP.is_dir():
        sys.exit("dist/Farmdesk.app is not there: python3 run.py bundle makes it.")
    identity = os.environ.get("FARMDESK_SIGN_IDENTITY", "")
    account = os.environ.get("FARMDESK_NOTARY_PROFILE", "")
    version = runpy.run_path(str(ROOT / "farmdesk" / "__init__.py"))["__version__"]
    print(f"Signing it {'with ' + identity if identity else 'ad hoc'} ...", flush=True)
    sign(APP, identity)
    made = pack(APP, version)
    if identity:
        run("codesign", "--sign", identity, "--timestamp", made)
    if identity and account:
        print("Asking Apple to notarise it ...", flush=True)
        run("xcrun", "notarytool", "submit", made, "--keychain-profile", account, "--wait")
        run("xcrun", "stapler", "staple", made)
    print(f"Made {made.relative_to(ROOT)}, {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
