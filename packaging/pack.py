"""What `python3 run.py bundle`, `deb`, `rpm` and `setup-exe` start: a script each, and their tool.

Runs in the Python of .venv. The installed app is made by PyInstaller, which is fetched the first
time; the packages are made of the app that lies in dist/.
"""

from __future__ import annotations

import importlib.util
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCRIPTS = {
    "bundle": "bundle.py",
    "deb": "linux/deb.py",
    "rpm": "linux/rpm.py",
    "setup-exe": "windows/setup_exe.py",
}


def fetch_tool() -> None:
    """Install PyInstaller beside us when it is not there; exit with pip's words when it fails."""
    if importlib.util.find_spec("PyInstaller") is not None:
        return
    print("Fetching PyInstaller ...", flush=True)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    facts = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    tools = facts["project"]["optional-dependencies"]["bundle"]
    if subprocess.run([*pip, *tools], check=False).returncode:
        sys.exit("PyInstaller could not be installed (see above).")
    importlib.invalidate_caches()


def main(words: list[str]) -> int:
    """Run the script of the first word with the others; 2 for a word that has none."""
    if not words or words[0] not in SCRIPTS:
        print(f"Known words: {', '.join(SCRIPTS)}", file=sys.stderr)
        return 2
    if words[0] == "bundle":
        fetch_tool()
    elif words[0] in ("deb", "rpm") and not (HERE.parent / "dist" / "farmdesk").is_dir():
        sys.exit("There is no installed app in dist/ yet. Make it first: python3 run.py bundle")
    script = HERE / SCRIPTS[words[0]]
    sys.argv = [str(script), *words[1:]]
    runpy.run_path(str(script), run_name="__main__")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
