"""A whole game of Agricola for two, played with a mouse to the last harvest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pointer.conftest import App, State

pytestmark = pytest.mark.pointer

WISHES = ("send fencing", "send sheep_market", "send major_improvement", "send farm_expansion",
          "send grain_utilization", "send basic_wish")  # fmt: skip
"""Spaces that are taken wherever they are of use; they ask most."""


IMPROVE, SAVED = "send major_improvement", 20
"""Clay is saved for that for so many moves, so that there is a choice."""


@pytest.fixture
def game(display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    made = App(display, tmp_path_factory.mktemp("home"), "agricola, whole", "ja")
    try:
        yield made
    finally:
        errors = made.close()
    assert "Traceback" not in errors
    assert "QPainter" not in errors


def my_turn(app: App) -> bool:
    """Wait until the person is asked and nothing moves; False when the game is over."""
    state = app.wait(
        lambda s: s["over"] or (s["asked"] == 0 and not s["busy"] and s["held"] is None),
        "a question to the person",
    )
    return not state["over"]


def choice(state: State, number: int) -> str:
    """Fences before all else, then what asks most, then now this and now that."""
    able: list[str] = [
        text for text in state["moves"] if text in state["drags"] or text in state["buttons"]
    ]
    fences = [text for text in able if text.startswith("fence ")]
    if fences:
        return min(fences, key=len)
    wished = [text for text in WISHES if text in able and (number > SAVED or text != IMPROVE)]
    if wished:
        return wished[number % len(wished)]
    gathers = ("send forest", "send clay_pit", "")[number % 3]
    if gathers in able:
        return gathers
    return able[number * 7 % len(able)]


def make(app: App, text: str) -> None:
    """One move with the pointer: drop by drop, or by the button that says it."""
    before = len(app.state["past"])
    drops = app.state["drags"].get(text, [])
    if not drops:
        app.go(*app.state["buttons"][text])
        app.do("click", 1)
        if text.startswith("withhold"):  # begging is asked once more
            app.do("click", 1)
    for number, drop in enumerate(drops, 1):
        source, target = drop.split(" > ")
        if app.state["held"] == source:
            app.to(target)
            app.do("click", 1)
        else:
            app.lift(source)
            app.to(target)
            app.wait(lambda s, t=target: s["hovered"] == t, f"{target} under the pointer")  # type: ignore[misc]
            app.release()
        app.wait(
            lambda s, n=number: len(s["past"]) > before or (len(s["drops"]) == n and not s["busy"]),  # type: ignore[misc]
            f"drop {number} of {text}",
        )
    if drops and len(app.state["past"]) == before:
        app.wait(lambda s: s["ready"], f"{text} spelled")
        app.do("key", "space")
    app.wait(lambda s: len(s["past"]) > before and s["past"][before] == text, text)


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
