"""Moves made with the pointer, drop by drop or by the button that says them."""

from __future__ import annotations

from tests.pointer.conftest import App, State

DOUBTED = ("withhold", "end_early")
"""Answers that are asked once more before they count."""


def my_turn(app: App) -> bool:
    """Wait until the person is asked and nothing moves; False when the game is over."""
    state = app.wait(
        lambda s: s["over"] or (s["asked"] == 0 and not s["busy"] and s["held"] is None),
        "a question to the person",
    )
    return not state["over"]


def able(state: State) -> list[str]:
    """The moves that are asked for and that a hand can make."""
    return [text for text in state["moves"] if text in state["drags"] or text in state["buttons"]]


def make(app: App, text: str) -> None:
    """One move with the pointer: drop by drop, or by the button that says it."""
    before = len(app.state["past"])
    drops = app.state["drags"].get(text, [])
    if not drops:
        app.go(*app.state["buttons"][text])
        app.do("click", 1)
        if text.startswith(DOUBTED):
            app.do("click", 1)
    for number, drop in enumerate(drops, 1):
        source, target = drop.split(" > ")
        if app.state["held"] == source:
            app.to(target)
            app.do("click", 1)
        else:
            app.lift(source)
            app.over(target)
            app.release()
        _laid(app, before, number)
    if drops and len(app.state["past"]) == before:
        app.wait(lambda s: s["ready"], f"{text} spelled")
        app.do("key", "space")
    app.wait(lambda s: len(s["past"]) > before and s["past"][before] == text, text)


def _laid(app: App, before: int, number: int) -> None:
    """Wait until so many drops lie there, or the move is played."""
    app.wait(
        lambda s: len(s["past"]) > before or (len(s["drops"]) == number and not s["busy"]),
        f"drop {number}",
    )
