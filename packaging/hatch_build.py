"""The build step: a wheel carries ui/, resources/ and fresh .qm files as farmdesk/_data/.

An editable install carries nothing: it reads the checkout. A static force-include would put a
second farmdesk/ beside the checkout's and hide it, hence this hook.
"""

import runpy
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent


class FarmdeskData(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's generic is private
    """Adds the data files to a standard wheel."""

    PLUGIN_NAME = "custom"
    compiled: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Tell hatchling which file goes where; version is "standard" or "editable"."""
        if version == "editable":
            return
        root = Path(self.root)
        included = build_data["force_include"]
        for kind in ("ui", "resources"):
            for file in sorted((root / kind).rglob("*")):
                if file.is_file() and file.suffix != ".qm":  # those are made afresh
                    included[str(file)] = f"farmdesk/_data/{file.relative_to(root).as_posix()}"
        self.compiled = Path(tempfile.mkdtemp(prefix="farmdesk-qm-"))
        compile_stale = runpy.run_path(str(HERE / "qm.py"))["compile_stale"]
        for made in compile_stale(root / "resources" / "i18n", self.compiled):
            included[str(made)] = f"farmdesk/_data/resources/i18n/{made.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear the compiled files away: the wheel holds them now."""
        if self.compiled is not None:
            shutil.rmtree(self.compiled, ignore_errors=True)
