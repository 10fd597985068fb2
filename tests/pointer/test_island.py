"""A game of Harvest Island played with a mouse, in Korean, against others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pointer.conftest import App, opened
from tests.pointer.playing import my_turn

pytestmark = pytest.mark.pointer

DECISIONS = 14
"""Four or five turns: enough to sow, to tend, to release and to fill the hand from everywhere."""


@pytest.fixture
def island(display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with opened(display, tmp_path_factory.mktemp("home"), "harvest_island", "ko") as made:
        yield made


def make(app: App, text: str) -> None:
    """One move with the pointer: draws by a click, fields and cards by drags, the tick by Space."""
    before = len(app.state["past"])
    if " > " not in text:
        app.do("key", "space")
    for drop in text.split(" + ") if " > " in text else ():
        source, target = drop.split(" > ")
        if target.startswith("hand@"):
            app.to(source)
            app.do("click", 1)
            continue
        app.lift(source)
        app.over(target)
        app.release()
        app.wait(lambda s: not s["dragging"], "the card laid down")
    if "barn" in text:
        state = app.wait(lambda s: s["ready"] or len(s["past"]) > before, "the harvest spelled")
        if len(state["past"]) == before:
            app.do("key", "space")
    app.wait(lambda s: len(s["past"]) > before and s["past"][before] == text, text)


def choice(app: App, number: int) -> str:
    """A move of another kind each time: fields first, storage now and then, harvests late."""
    moves = [move for move in app.state["moves"] if "barn" not in move or number % 9 == 8]
    kinds = sorted({move.split(" > ")[-1].partition("/")[0] for move in moves})
    wanted = kinds[number % len(kinds)]
    fitting: list[str] = [move for move in moves if move.split(" > ")[-1].startswith(wanted)]
    return fitting[number * 5 % len(fitting)]


def test_turns_are_played_with_a_mouse_in_korean(island: App) -> None:
    made = []
    for number in range(DECISIONS):
        assert my_turn(island)
        made.append(choice(island, number))
        make(island, made[-1])
    assert any("storage" in text for text in made)
    assert any("field@0" in text for text in made)
    assert any(text.startswith("pile/") for text in made)
