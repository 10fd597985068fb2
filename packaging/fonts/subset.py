"""Cuts our fonts out of Noto: `python packaging/fonts/subset.py FOLDER`.

FOLDER holds the unpacked npm packages `@expo-google-fonts/noto-sans`, `-noto-sans-jp` and
`-noto-sans-kr` (any folder names; the .ttf files are found by their own names). The result goes to
`resources/fonts` and is committed, so that nobody needs the sources to build. The families get our
own names: the licence wants that of changed fonts, and a full Noto may be installed beside them.
Needs fonttools.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
TARGET = HERE.parent.parent / "resources" / "fonts"
WEIGHTS = {"Regular": "400Regular", "Bold": "700Bold"}
FAMILIES = {
    "Farmdesk Sans": ("NotoSans", "latin"),
    "Farmdesk Sans JP": ("NotoSansJP", "japanese"),
    "Farmdesk Sans KR": ("NotoSansKR", "korean"),
}
KEPT_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"]
DROPPED_NAMES = {16, 17, 18, 21, 22, 25}


def letters_of(name: str) -> str:
    """The characters of one of our lists, and the spaces."""
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8").replace("\n", "")
    return text + " \u00a0\u3000"


def renamed(font: TTFont, family: str, style: str) -> None:
    """Give the font our family name, and keep its copyright and licence as they are."""
    names = font["name"]
    plain = family.replace(" ", "")
    names.names = [entry for entry in names.names if entry.nameID not in DROPPED_NAMES]
    unique = f"{plain}-{style}"
    words = {1: family, 2: style, 3: unique, 4: f"{family} {style}", 6: unique}
    for entry in list(names.names):
        if entry.nameID in words:
            names.setName(
                words[entry.nameID], entry.nameID, entry.platformID, entry.platEncID, entry.langID
            )


def cut(source: Path, target: Path, family: str, style: str, letters: str) -> None:
    """Write one file with `letters` only."""
    options = Options()
    options.hinting = False
    options.layout_features = KEPT_FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    font = TTFont(source, recalcTimestamp=False)
    worker = Subsetter(options)
    worker.populate(text=letters)
    worker.subset(font)
    renamed(font, family, style)
    font.save(target)
    print(f"{target.name}: {target.stat().st_size / 1024:.0f} KB")


def write_licence(folder: Path) -> None:
    """One licence text that names the owners of all sources."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("LICENSE_FONT"))]
    owners = list(dict.fromkeys(text.split("\n", 1)[0] for text in texts))
    terms = texts[0].split("\n", 1)[1]
    changed = "Changed for Farmdesk: fewer characters, no hinting, other family names."
    (TARGET / "OFL.txt").write_text("\n".join([*owners, changed]) + "\n" + terms, encoding="utf-8")


def main(folder: Path) -> None:
    """Cut all six files and copy the licence."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for family, (source, listed) in FAMILIES.items():
        for style, weight in WEIGHTS.items():
            found = sorted(folder.rglob(f"{source}_{weight}.ttf"))
            if not found:
                raise SystemExit(f"{source}_{weight}.ttf is not in {folder}")
            target = TARGET / f"{family.replace(' ', '')}-{style}.ttf"
            cut(found[0], target, family, style, letters_of(listed))
    write_licence(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
