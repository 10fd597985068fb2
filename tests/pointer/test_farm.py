"""Turns of Formidable Farm played with a mouse, in Japanese, against another player."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pointer.conftest import App, State, opened
from tests.pointer.playing import able, make, my_turn

pytestmark = pytest.mark.pointer

DECISIONS = 40
"""About ten turns: supplies from all around the ring, cards of hand and market, their rewards."""


@pytest.fixture
def farm(display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with opened(display, tmp_path_factory.mktemp("home"), "formidable_farm", "ja") as made:
        yield made


def choice(state: State, number: int) -> str:
    """Cards where they can be paid, else supplies or what a reward asks; a turn ends at last."""
    may = able(state)
    played = [text for text in may if "> played@0/" in text.partition(";")[0]]
    moves = played or [text for text in may if " > " in text or text == "take"] or may
    return moves[number * 5 % len(moves)]


def test_turns_are_played_with_a_mouse_in_japanese(farm: App) -> None:
    made: list[str] = []
    while len(made) < DECISIONS and my_turn(farm):
        made.append(choice(farm.state, len(made)))
        make(farm, made[-1])
    assert any("> supply/" in text for text in made)
    assert any(text.startswith("hand@0/") for text in made)
    assert any(text.startswith("market/") for text in made)
    assert any("purse@0/" in text for text in made), "a cost or a reward with a choice"
    assert "end" in made
