"""What tests read in a rulebook: its numbers, tables and worked examples."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.house.test_rulebooks import section


def numbers(words: str) -> list[int]:
    """All numbers in order, with their signs; not how many people play or are talked of."""
    return [
        int(number.replace("−", "-"))
        for number in re.findall(r"−?\d+", re.sub(r"\d+ ?(人|명)", "", words))
    ]


def told(book: str, language: str, anchor: str) -> list[list[str]]:
    """The cells of a section's table, without its two lines of head."""
    rows = [row for row in section(book, language, anchor).splitlines() if row.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def example(book: str, language: str, anchor: str) -> str:
    """The paragraph of a section that begins in bold type: its worked example."""
    paragraphs = section(book, language, anchor).split("\n\n")
    (found,) = (one for one in paragraphs if re.match(r"\*\*(An example|例|예)", one.strip()))
    return found


def without_example(book: str, language: str, anchor: str) -> str:
    """A section without its worked example."""
    return section(book, language, anchor).replace(example(book, language, anchor), "")


def follow(wanted: Iterable[int], words: str) -> bool:
    """Do these numbers come in this order, whatever other ones lie between?"""
    rest = iter(numbers(words))
    return all(number in rest for number in wanted)
