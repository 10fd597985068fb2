"""A whole game of Agricola for two, played with a mouse to the last harvest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pointer.conftest import App, State, opened
from tests.pointer.playing import able, make, my_turn

pytestmark = pytest.mark.pointer

WISHES = ("send fencing", "send sheep_market", "send major_improvement", "send farm_expansion",
          "send grain_utilization", "send basic_wish")  # fmt: skip
"""Spaces that are taken wherever they are of use; they ask most."""


IMPROVE, SAVED = "send major_improvement", 20
"""Clay is saved for that for so many moves, so that there is a choice."""


@pytest.fixture
def game(display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with opened(display, tmp_path_factory.mktemp("home"), "agricola, whole", "ja") as made:
        yield made


def choice(state: State, number: int) -> str:
    """Fences before all else, then what asks most, then now this and now that."""
    may = able(state)
    fences = [text for text in may if text.startswith("fence ")]
    if fences:
        return min(fences, key=len)
    wished = [text for text in WISHES if text in may and (number > SAVED or text != IMPROVE)]
    if wished:
        return wished[number % len(wished)]
    gathers = ("send forest", "send clay_pit", "")[number % 3]
    if gathers in may:
        return gathers
    return may[number * 7 % len(may)]


def test_a_whole_game_of_two_is_played_with_a_mouse(game: App) -> None:
    """Fences drawn, an improvement taken, people fed; every move is the one that was meant."""
    made: list[str] = []
    while my_turn(game):
        made.append(choice(game.state, len(made)))
        make(game, made[-1])
    sent = [text for text in made if text.startswith("send ")]
    assert len(sent) >= 28, "two people for fourteen rounds at least"
    assert any(text.startswith("fence ") for text in made)
    assert any(text.startswith("improve ") for text in made)
    assert any(text.startswith("feed ") for text in made)
