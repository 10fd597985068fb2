"""A card of Formidable Farm that is paid crop by crop: what the bar says and offers meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.lines import since
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import Move
from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.moves import Play
from farmdesk.games.formidable_farm.state import State, plays_left
from tests.app.tables import Opened
from tests.games.formidable_farm.farms import cards, crops, farm

Open = Callable[..., Opened]
SAME, DIFFERENT = cards("3m:gp"), cards("3d:gs")


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


def holding(hand: bytes, purse: str, coins: bytes = b"") -> Match:
    """A match that has come to this: a hand, some crops, fulfilled cards."""
    chairs = [Chair("Mira", "human", COLOURS[0]), Chair("Tomas", "steady", COLOURS[1])]
    match = Match(GAME, {}, 1, chairs)
    state = farm(hand, 6, coins, purse)
    match.states[-1] = state
    match.decisions = GAME.decisions(state)
    return match


def laid(opened: Opened) -> None:
    """The card from the hand on the stall."""
    hand = opened.page.scene.hand
    hand.lift(Slot("hand@0/0"))
    hand.place(Slot("played@0/0"))
    opened.settle()


def state_of(opened: Opened) -> State:
    state: State = opened.match.state
    return state


def test_the_bar_says_what_is_left_and_offers_the_cheapest_ends(table: Open) -> None:
    """FF-32, FF-11: crops of one kind; two ways as answers, then Back."""
    opened = table(holding(SAME, "3w4s5p"))
    laid(opened)
    assert opened.prompt == "Pay for the card: 3 crops of one kind left."
    assert opened.answers == ["3 wheat", "3 sheep", "Back"]
    assert opened.parts.bar.choices[0].primary
    opened.parts.bar.answers[1].click()
    opened.settle()
    assert crops(state_of(opened)) == "3ws6p"
    assert opened.page.scene.hand.drops() == ()
    assert "Back" in opened.answers, "a decision of this turn, which can be taken back"


def test_what_is_paid_is_told_and_the_answers_are_the_rest(table: Open) -> None:
    """FF-11: of different kinds; the one that is paid is not offered again."""
    opened = table(holding(DIFFERENT, "2wcts"))
    laid(opened)
    assert opened.prompt == "Pay for the card: 3 crops of different kinds left."
    hand = opened.page.scene.hand
    hand.lift(Slot("purse@0/wheat"))
    hand.place(Slot("played@0/0"))
    opened.settle()
    assert opened.prompt == "Pay for the card: 2 crops of different kinds left."
    assert opened.answers == ["1 cucumber, 1 tomato", "1 cucumber, 1 sheep", "Back"]
    hand.put_back()
    opened.settle()
    assert opened.parts.bar.prompt.helper.startswith("Paid: 1 wheat.")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, None])
def test_space_takes_the_suggestion(table: Open, key: Qt.Key | None) -> None:
    """The first answer, whatever has been paid of it by hand."""
    opened = table(holding(DIFFERENT, "2wcts"))
    laid(opened)
    if key is None:
        opened.parts.bar.answers[0].click()
    else:
        QTest.keyClick(opened.page, key)
    opened.settle()
    assert crops(state_of(opened)) == "w2s"
    assert plays_left(state_of(opened)) == 2


def test_back_lays_the_card_in_the_hand_again(table: Open) -> None:
    opened = table(holding(SAME, "3w4s"))
    question = opened.prompt
    laid(opened)
    opened.parts.bar.answers[2].click()
    opened.settle()
    assert (opened.prompt, opened.page.scene.hand.drops()) == (question, ())
    assert crops(state_of(opened)) == "3w4s"


def test_special_costs_say_what_is_chosen(table: Open) -> None:
    """FF-13, FF-14: how many market cards are still wanted; which fulfilled card."""
    opened = table(holding(cards("!3:d3.g3a"), ""))
    laid(opened)
    assert opened.prompt == "Choose 3 market cards for your stack."
    hand = opened.page.scene.hand
    hand.lift(Slot("market/1"))
    hand.place(Slot("stack@0/under"))
    opened.settle()
    assert opened.prompt == "Choose 2 market cards for your stack."
    assert opened.answers == ["Back"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("!u:d1.gts", "Choose the fulfilled card that goes under your stack."),
        ("!h:gct", "Choose the fulfilled card that comes to your hand."),
    ],
)
def test_a_fulfilled_card_is_chosen(table: Open, code: str, said: str) -> None:
    """FF-13."""
    opened = table(holding(cards(code), "", cards("2t:gs", "s:g3w")))
    laid(opened)
    assert opened.prompt == said


def test_a_cost_without_choice_asks_nothing(table: Open) -> None:
    """FF-32: one way only is paid by itself."""
    opened = table(holding(cards("3w:gp"), "3w"))
    laid(opened)
    assert crops(state_of(opened)) == "p"


# The recap of a turn of several decisions


def _free(match: Match) -> Move:
    return next(m for m in match.decisions[0].moves if not isinstance(m, Play) and m.script())


def _end(match: Match) -> None:
    asked = match.decisions[0]
    match.play(asked.seat, next(m for m in asked.moves if str(m).startswith("end")))


def test_the_recap_stays_for_a_whole_turn() -> None:
    """What the others did is not gone with the first of several own decisions."""
    chairs = [Chair(name, "human", COLOURS[k]) for k, name in enumerate(("Mira", "Tomas"))]
    match = Match(GAME, {}, 1, chairs)
    me = match.decisions[0].seat
    for _ in range(2):
        match.play(match.decisions[0].seat, _free(match))
        _end(match)
    others = [line.turn for line in since(match, me, {})]
    assert others == [2, 3]
    match.play(me, _free(match))
    assert match.decisions[0].seat == me
    assert [line.turn for line in since(match, me, {})] == others
    _end(match)
    assert [line.turn for line in since(match, me, {})] == [], "the turn is over"
