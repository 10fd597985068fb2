"""What a person does with a mouse, done with a mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pointer.conftest import App
from tests.pointer.window import SCREEN

pytestmark = pytest.mark.pointer


@pytest.fixture(autouse=True)
def undone(app: App) -> Iterator[None]:
    """Every test finds the same table at rest."""
    before = app.rest()["past"]
    yield
    app.release()
    app.go(SCREEN[0] - 2, SCREEN[1] - 2)
    if app.rest()["past"] != before:
        app.wish("undo")
    app.wait(lambda s: s["past"] == before and not s["busy"], "the table as it was before")
    assert app.rest()["drops"] == []


def one_drop(app: App) -> tuple[str, str, str]:
    """A legal move of one drop: its text, source and target."""
    text = next(move for move in app.state["moves"] if ";" not in move)
    source, target = text.split(" > ")
    return text, source, target


def two_drops(app: App) -> tuple[str, str, str, str]:
    """A push: its text, the tractor, the card and where that goes."""
    text = next(move for move in app.state["moves"] if ";" in move)
    first, second = text.split("; ")
    machine, card = first.split(" > ")
    return text, machine, card, second.split(" > ")[1]


def test_a_card_is_dragged_to_its_place(app: App) -> None:
    text, source, target = one_drop(app)
    app.lift(source)
    app.to(target)
    state = app.wait(lambda s: s["hovered"] == target, "the place under the pointer")
    assert state["held"] == source
    assert state["lit"] > 0
    app.release()
    assert app.wait(lambda s: s["past"][-1:] == [text], "the move")["drops"] == []


def test_a_card_is_clicked_to_its_place(app: App) -> None:
    text, source, target = one_drop(app)
    app.to(source)
    app.do("click", 1)
    app.wait(lambda s: s["held"] == source, "the card in hand")
    app.to(target)
    app.do("click", 1)
    app.wait(lambda s: s["past"][-1:] == [text], "the move")


def test_a_tractor_pushes_in_two_drags(app: App) -> None:
    text, source, card, goal = two_drops(app)
    app.lift(source)
    app.to(card)
    app.release()
    app.wait(lambda s: s["held"] == card and len(s["drops"]) == 1, "the pushed card in hand")
    app.lift(card)
    app.to(goal)
    app.release()
    app.wait(lambda s: s["past"][-1:] == [text], "the push")


def test_a_tractor_pushes_in_one_drag(app: App) -> None:
    text, source, card, goal = two_drops(app)
    app.lift(source)
    app.to(card)
    app.wait(lambda s: s["hovered"] == card, "the card under the tractor")
    app.to(goal)
    app.release()
    app.wait(lambda s: s["past"][-1:] == [text], "the push")


def test_a_drag_off_the_window_flies_back(app: App) -> None:
    _, source, _ = one_drop(app)
    before = app.state["past"]
    app.lift(source)
    app.go(SCREEN[0] - 5, SCREEN[1] - 5)
    app.release()
    assert app.rest()["past"] == before


def test_the_right_button_ends_a_drag(app: App) -> None:
    _, source, target = one_drop(app)
    before = app.state["past"]
    app.lift(source)
    app.to(target)
    app.do("click", 3)
    app.wait(lambda s: not s["dragging"] and s["held"] is None, "an empty hand")
    app.release()
    assert app.rest()["past"] == before


def test_an_illegal_place_says_why(app: App) -> None:
    _, source, _ = one_drop(app)
    before = app.state["past"]
    app.lift(source)
    app.to("deck" if "deck" in app.state["slots"] else "river/1")
    app.wait(lambda s: s["tone"] == "no", "a reason")
    app.release()
    assert app.rest()["past"] == before


def test_a_pointer_that_leaves_the_table_points_at_nothing(app: App) -> None:
    _, source, _ = one_drop(app)
    app.to(source)
    app.wait(lambda s: s["hovered"] == source, "the card under the pointer")
    app.go(SCREEN[0] - 2, SCREEN[1] - 2)
    app.wait(lambda s: s["hovered"] is None, "nothing under the pointer")
