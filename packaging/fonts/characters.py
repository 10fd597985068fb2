"""Writes the lists of characters that our letters have: `python packaging/fonts/characters.py`.

Latin: printable ASCII, Latin-1, Latin Extended-A, and the punctuation and signs that tables use.
Japanese: kana, the first rows of JIS X 0208 and its level 1 kanji. Korean: the 2,350 syllables and
the compatibility jamo of KS X 1001. Both Asian lists hold the Latin signs too, so that a line in
one script never changes its letters half-way.
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
ASCII = [chr(code) for code in range(0x20, 0x7F)]
ARROWS = "←↑→↓↔≈≠≤≥"
# words of our games that level 1 lacks (meteorite, stove, lychee, locust ...), and the wide tilde
MORE_JAPANESE = "～隕竈茘蝗鴉檸檬榴梟鶉箒簾苜蓿甕轍柵橇薔薇梳犂"
SIGNS = "–—‘’‚“”„†•…‰′″‹›€™−×÷±·°¹²³½¼¾№"


def rows(codec: str, first: int, last: int) -> list[str]:
    """The characters of a 94 x 94 set, rows `first` to `last` counted from 1."""
    found = []
    for row in range(first, last + 1):
        for cell in range(1, 95):
            try:
                found.append(bytes((0xA0 + row, 0xA0 + cell)).decode(codec))
            except UnicodeDecodeError:
                continue  # the set has holes
    return found


def latin() -> list[str]:
    """What European names and our English need."""
    return [*ASCII, *(chr(code) for code in range(0xA0, 0x180)), *SIGNS]


def japanese() -> list[str]:
    """Kana, signs and level 1 kanji."""
    return [
        *ASCII, *SIGNS, *ARROWS, *MORE_JAPANESE, *rows("euc_jp", 1, 8), *rows("euc_jp", 16, 47),
    ]  # fmt: skip


def korean() -> list[str]:
    """Syllables, jamo and signs."""
    return [*ASCII, *SIGNS, *ARROWS, *rows("euc_kr", 1, 4), *rows("euc_kr", 16, 40)]


def main() -> None:
    """Write the three lists beside this file, sorted, sixty-four characters a line."""
    for name, wanted in (("latin", latin()), ("japanese", japanese()), ("korean", korean())):
        letters = "".join(sorted({letter for letter in wanted if letter.isprintable()} - {" "}))
        lines = [letters[at : at + 64] for at in range(0, len(letters), 64)]
        (HERE / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(name, len(letters))


if __name__ == "__main__":
    main()
