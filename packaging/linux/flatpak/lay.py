"""Lays the tree for flatpak-builder into build/flatpak, its store page naming Flatpak's entry."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
tree = SimpleNamespace(**runpy.run_path(str(HERE.parent / "tree.py")))


def lay(root: Path) -> None:
    """The tree; the menu entry is renamed later, by flatpak-builder itself."""
    tree.lay(root)
    page = root / "usr" / "share" / "metainfo" / f"{tree.ID}.metainfo.xml"
    tree.put(page, tree.filled("farmdesk.metainfo.xml", f"{tree.ID}.desktop").encode())


if __name__ == "__main__":
    lay(tree.ROOT / "build" / "flatpak")
