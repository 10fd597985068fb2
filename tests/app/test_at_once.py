"""Several seats are asked at the same time, and every answer shows at once: people go first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.control import PACE
from farmdesk.app.curtain import Curtain
from farmdesk.core.match import Chair, Match
from farmdesk.core.moves import Decision, Drop
from tests.app.controls import Table
from tests.app.fakes import FakeMind, toy_match
from tests.app.tables import Opened
from tests.toy.game import TurnipMarket
from tests.toy.pieces import NONE, State

Open = Callable[..., Opened]


@pytest.fixture
def table(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Open:
    """Opens a match on a page."""
    monkeypatch.setattr(Curtain, "guard", 0)

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


@pytest.mark.parametrize("pace", ["instant", "normal", "step"])
def test_an_ai_keeps_its_answer_until_all_people_have_given_theirs(
    qtbot: QtBot, tmp_path: Path, pace: str
) -> None:
    table = Table(tmp_path, toy_match("steady", "human", "human"), FakeMind(), pace)
    table.control.start()
    qtbot.waitUntil(lambda: table.control.thinker == -1)
    qtbot.wait(40)
    for seat in (1, 2):
        asked = table.control.asks()
        assert asked is not None
        assert asked.seat == seat
        assert not table.control.awaits_step, "there is nothing to step over while people think"
        table.play_first()
    assert [turn.seat for turn in table.turns][:2] == [1, 2]
    if pace == "step":
        assert table.waits[-1] is True
        assert table.control.step()
    qtbot.waitUntil(lambda: len(table.turns) > 2, timeout=3 * PACE)
    assert table.turns[2].seat == 0
    assert len(table.mind.asked) >= 1


def test_a_piece_in_hand_stays_there_while_ais_have_made_up_their_minds(
    table: Open, qtbot: QtBot
) -> None:
    opened = table(toy_match("steady", "human", "hard"), mind=FakeMind(), motion=1.0)
    qtbot.waitUntil(lambda: opened.control.thinker == -1)
    hand = opened.page.scene.hand
    asked = opened.control.asks()
    assert asked is not None
    first = asked.moves[0].script()[0]
    assert isinstance(first, Drop)
    hand.lift(first.source)
    qtbot.wait(80)
    opened.settle()
    assert hand.held == first.source
    assert not opened.match.past
    hand.place(first.target)
    opened.page.hand.skip()
    qtbot.waitUntil(lambda: len(opened.match.past) >= 3, timeout=6000)
    assert [turn.seat for turn in opened.match.past[:3]] == [1, 0, 2]


def test_two_people_pass_the_table_for_one_question(table: Open, qtbot: QtBot) -> None:
    opened = table(toy_match("human", "steady", "human"), mind=FakeMind())
    curtain = opened.parts.curtain
    for name in ("Mira", "Kei"):
        assert curtain.isVisible()
        assert curtain.button.text() == f"I am {name}"
        curtain.button.click()
        opened.settle()
        opened.play()
    assert [turn.seat for turn in opened.match.past[:2]] == [0, 2]
    qtbot.waitUntil(lambda: len(opened.match.past) >= 3)
    assert opened.match.past[2].seat == 1


class Jealous(TurnipMarket):
    """Whoever bids later may not bid from a place of the hand that somebody has bid from."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        asked = super().decisions(state)
        bidding = len(asked) > 1 or (not state.pending and bool(asked))
        if not bidding or all(index == NONE for index in state.bids):
            return asked
        return tuple(decision._replace(moves=decision.moves[1:]) for decision in asked)


def test_an_answer_that_another_has_made_impossible_is_thought_of_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    chairs = [Chair("Mira", "human", "red"), Chair("Tomas", "steady", "blue")]
    match = Match(Jealous(), {}, 5, chairs)
    table = Table(tmp_path, match, FakeMind(at_once=False))
    table.control.start()
    table.mind.answer("bid 0")
    qtbot.waitUntil(lambda: table.control.thinker == -1)
    table.play_first()
    assert [turn.seat for turn in table.turns] == [0]
    assert len(table.mind.asked) == 2
    table.mind.answer("bid 1")
    qtbot.waitUntil(lambda: len(table.turns) == 2)
    assert str(table.turns[1].move) == "bid 1"
    assert not table.told, "no stand-in was needed"
