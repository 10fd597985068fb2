"""What a move would bring: told as far as its seat can know it, and never further."""

from __future__ import annotations

from farmdesk.core.events import Gained, Moved, Noted, Paid, Shuffled, Told, Turned
from farmdesk.core.match import Match
from farmdesk.core.moves import parse_move
from farmdesk.core.preview import Preview, preview
from farmdesk.core.standing import Standing
from tests.core.little import answer, new_match
from tests.toy.game import TurnipMarket
from tests.toy.pieces import BOX, HIDDEN, State, card, worth


def _turn() -> Match:
    match = new_match()
    answer(match, "bid 0", seat=0)
    answer(match, "bid 0", seat=1)
    return match


def _shown(match: Match, text: str) -> Preview:
    asked = match.decisions[0]
    return preview(match.game, match.state, asked.seat, parse_move(asked, text))


def test_an_open_move_is_told_to_its_end() -> None:
    match = _turn()
    seat = match.decisions[0].seat
    shown = _shown(match, "plant 1 water")
    assert not shown.cut
    assert [type(event) for event in shown.events] == [Told, Moved, Paid, Moved, Moved, Moved]
    answer(match, "plant 1 water")
    assert shown.events == match.past[-1].events
    assert shown.standing == match.game.standing(match.game.conceal(match.state, seat))
    assert shown.standing.totals[seat] > 0


def test_a_move_that_draws_is_told_up_to_the_draw() -> None:
    match = _turn()
    shown = _shown(match, "sell")
    assert shown.cut
    assert Gained(match.decisions[0].seat, "coin", 1, BOX) in shown.events
    assert not any(isinstance(event, Turned | Shuffled) for event in shown.events)
    assert shown.standing is not None, "the score does not hang on the card"


def test_a_secret_of_others_is_not_told() -> None:
    match = new_match()
    assert [type(event) for event in _shown(match, "bid 1").events] == [Told, Moved]
    answer(match, "bid 0", seat=0)
    shown = _shown(match, "bid 1")
    assert shown.cut
    assert [type(event) for event in shown.events] == [Told, Moved, Noted]
    mine = {event.piece for event in shown.events if isinstance(event, Moved)}
    assert mine == {card(match.state.hands[1][1])}


def test_of_a_decision_made_with_others_the_own_gain_is_told_and_not_the_whole_score() -> None:
    match = new_match()
    for _ in range(2):  # the first of a round, and the last
        shown = _shown(match, "bid 1")
        assert shown.gain == 0
        assert (shown.standing is None) == (len(match.decisions) > 1)
        answer(match, "bid 1")


class CountsAllBids(TurnipMarket):
    """The toy, but everybody gets what all the bids are worth, once they are known."""

    def standing(self, state: State) -> Standing:
        """Bids that are not shown yet count nothing."""
        standing = super().standing(state)
        more = sum(map(worth, state.bids)) if state.pending else 0
        return standing._replace(totals=tuple(total + more for total in standing.totals))


def test_a_gain_that_hangs_on_what_others_choose_is_not_told() -> None:
    match = new_match()
    for _ in range(2):
        asked = match.decisions[0]
        shown = preview(CountsAllBids(), match.state, asked.seat, asked.moves[0])
        assert (shown.gain, shown.standing) == (None, None)
        answer(match, "bid 0")


class CountsHands(TurnipMarket):
    """The toy, but cards in hands count as well."""

    def standing(self, state: State) -> Standing:
        """What is not known counts nothing."""
        standing = super().standing(state)
        held = [sum(worth(k) for k in hand if k != HIDDEN) for hand in state.hands]
        totals = tuple(total + more for total, more in zip(standing.totals, held, strict=True))
        return standing._replace(totals=totals)


def test_a_score_that_hangs_on_a_hidden_card_is_not_told() -> None:
    match = _turn()
    asked = match.decisions[0]
    move = parse_move(asked, "sell")
    assert preview(TurnipMarket(), match.state, asked.seat, move).standing is not None
    shown = preview(CountsHands(), match.state, asked.seat, move)
    assert (shown.standing, shown.gain) == (None, None)


def test_the_score_afterwards_is_the_one_that_the_seat_will_be_shown() -> None:
    """What others hold and what their purses are worth was imagined, and is not told."""
    match = _turn()
    asked, game = match.decisions[0], CountsHands()
    shown = preview(game, match.state, asked.seat, parse_move(asked, "plant 0"))
    answer(match, "plant 0")
    assert shown.standing == game.standing(game.conceal(match.state, asked.seat))
    assert shown.standing != game.standing(match.state)
