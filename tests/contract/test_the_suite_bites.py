"""The suite itself: the toy with one fault at a time must fail the test that is meant to see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from farmdesk.core.events import Event, Moved, Noted, Told
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase, phrase
from farmdesk.core.places import Piece, Placed, Seat, Slot
from farmdesk.core.standing import Standing
from tests.contract import (
    test_choices,
    test_reasons,
    test_secrets,
    test_standing,
    test_states,
    test_table,
    test_words,
)  # fmt: skip
from tests.contract.plays import Play, random_play
from tests.toy.game import TurnipMarket
from tests.toy.pieces import BOX, HIDDEN, NONE, Bid, State

Tell = list[Event] | None


class SeesHands(TurnipMarket):
    """Conceals nothing of other hands."""

    def conceal(self, state: State, seat: Seat) -> State:
        return super().conceal(state, seat)._replace(hands=state.hands)


class SeesBids(TurnipMarket):
    """Shows the fresh bids of others."""

    def conceal(self, state: State, seat: Seat) -> State:
        return super().conceal(state, seat)._replace(bids=state.bids)


class KeepsLuck(TurnipMarket):
    """Leaves the seed in sight."""

    def conceal(self, state: State, seat: Seat) -> State:
        return super().conceal(state, seat)._replace(luck=state.luck)


class HidesOwnHand(TurnipMarket):
    """Hides more than it should: decisions of the seat cannot be told any more."""

    def conceal(self, state: State, seat: Seat) -> State:
        seen = super().conceal(state, seat)
        return seen._replace(gone=(HIDDEN,) * len(seen.gone))


class Unimaginative(TurnipMarket):
    """Always believes the same."""

    def imagine(self, concealed: State, luck: Luck) -> State:
        return super().imagine(concealed, Luck(3))._replace(luck=luck)


class LosesACoin(TurnipMarket):
    """Coins in the well are forgotten."""

    def table(self, state: State) -> tuple[Placed, ...]:
        return tuple(p for p in super().table(state) if p.slot != "well" or p.order)


class HeapsCoins(TurnipMarket):
    """All coins of the box lie at the same height."""

    def table(self, state: State) -> tuple[Placed, ...]:
        return tuple(p._replace(order=0) if p.slot == BOX else p for p in super().table(state))


class ConjuresACoin(TurnipMarket):
    """One more coin lies in the box from the first bid on, and nobody has drawn it."""

    def table(self, state: State) -> tuple[Placed, ...]:
        extra = Placed(Piece.of("coin", "forged"), BOX, order=99)
        bid = any(index != NONE for index in state.bids)
        return (*super().table(state), extra) if bid or state.round else super().table(state)


class Miscounts(TurnipMarket):
    """Totals forget the coins."""

    def standing(self, state: State) -> Standing:
        standing = super().standing(state)
        return standing._replace(totals=tuple(total + 1 for total in standing.totals))


class WrongWinner(TurnipMarket):
    """Seat 0 always wins."""

    def standing(self, state: State) -> Standing:
        return super().standing(state)._replace(winners=(0,))


class TellsAll(TurnipMarket):
    """Calls points secret and shows them all the same."""

    def standing(self, state: State) -> Standing:
        standing = super().standing(state)
        lines = tuple(line._replace(points=1) if line.secret else line for line in standing.lines)
        return standing._replace(lines=lines)


class NeverTells(TurnipMarket):
    """Keeps what others' coins are worth a secret after the game, too."""

    def standing(self, state: State) -> Standing:
        standing = super().standing(state)
        lines = tuple(
            line._replace(secret=state.viewer not in (-1, line.seat)) for line in standing.lines
        )
        return standing._replace(lines=lines)


class Careless(TurnipMarket):
    """Has hands, and does not say that a shared table must be covered."""

    info = TurnipMarket.info._replace(secrets=False)


class Repeats(TurnipMarket):
    """Hands a move out twice."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(d._replace(moves=(*d.moves, d.moves[0])) for d in super().decisions(state))


class AllMayBe(TurnipMarket):
    """Calls every drop legal."""

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        return None


class NothingMayBe(TurnipMarket):
    """Calls no drop legal."""

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        return phrase("toy.no.never")


class Speechless(TurnipMarket):
    """Says what nobody has written."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        prompt = phrase("toy.prompt.unwritten")
        return tuple(d._replace(prompt=prompt) for d in super().decisions(state))


class Silent(TurnipMarket):
    """Leaves the log line of a bid out."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        events: list[Event] = []
        after = super().apply(state, seat, move, events)
        if tell is not None:
            tell += [event for event in events if not isinstance(event, Told)]
        return after


class Talkative(TurnipMarket):
    """Shows the card of a bid to everybody."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        events: list[Event] = []
        after = super().apply(state, seat, move, events)
        if tell is not None:
            tell += [e._replace(seen_by=None) if isinstance(e, Moved) else e for e in events]
        return after


class Misleading(TurnipMarket):
    """Tells pieces to places where they do not go."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        events: list[Event] = []
        after = super().apply(state, seat, move, events)
        if tell is not None:
            deck = Slot("deck")
            tell += [e._replace(target=deck) if isinstance(e, Moved) else e for e in events]
        return after


class Forewarning(TurnipMarket):
    """Tells the next card of the deck before it is drawn."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        events: list[Event] = []
        after = super().apply(state, seat, move, events)
        if tell is not None:
            next_card = phrase("toy.round", round=state.deck[-1] if state.deck else 0)
            tell += [events[0], Noted(next_card), *events[1:]]
        return after


class Peeks(TurnipMarket):
    """What one seat bids in secret changes what the others may do."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        asked = super().decisions(state)
        shy = any(index > 12 for index in state.bids) and len(asked[0].moves) > 1 if asked else 0
        return tuple(d._replace(moves=d.moves[1:]) for d in asked) if shy else asked


class Leaky(TurnipMarket):
    """Depends on something outside the state."""

    calls = 0

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        self.calls += 1
        return super().apply(state, seat, move, tell)._replace(luck=Luck(self.calls))


class NeverEnds(TurnipMarket):
    """Begins the first round again and again."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        after = super().apply(state, seat, move, tell)
        again = after.round > state.round
        return self.setup({"purse": "full"}, len(after.hands), after.luck) if again else after


class OrderMatters(TurnipMarket):
    """The last to bid decides the luck."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        after = super().apply(state, seat, move, tell)
        last = isinstance(move, Bid) and NONE not in after.bids
        return after._replace(luck=Luck(seat)) if last else after


Test = Callable[[Play], None]

FAULTS: list[tuple[type[TurnipMarket], Test]] = [
    (SeesHands, test_secrets.test_the_view_hides_what_lies_face_down_elsewhere_and_shows_all_else),
    (SeesBids, test_secrets.test_the_view_hides_what_lies_face_down_elsewhere_and_shows_all_else),
    (HidesOwnHand,
     test_secrets.test_the_view_hides_what_lies_face_down_elsewhere_and_shows_all_else),
    (KeepsLuck, test_secrets.test_what_is_imagined_conceals_to_what_is_seen),
    (KeepsLuck, test_secrets.test_the_view_of_a_seat_does_not_hang_on_the_seed),
    (Unimaginative, test_secrets.test_what_is_hidden_is_really_open),
    (Talkative, test_secrets.test_events_show_a_seat_only_what_it_may_know),
    (Forewarning, test_secrets.test_nothing_that_is_told_before_a_revelation_hangs_on_it),
    (LosesACoin, test_table.test_pieces_are_conserved),
    (ConjuresACoin, test_table.test_pieces_are_conserved),
    (HeapsCoins, test_table.test_pieces_of_one_slot_have_an_order),
    (Misleading, test_table.test_events_tell_the_way_of_each_piece_to_everybody_who_sees_it),
    (Miscounts, test_standing.test_score_lines_add_up),
    (WrongWinner, test_standing.test_score_lines_add_up),
    (TellsAll, test_standing.test_what_a_seat_is_not_told_counts_nothing_and_is_told_at_the_end),
    (NeverTells, test_standing.test_what_a_seat_is_not_told_counts_nothing_and_is_told_at_the_end),
    (Careless, test_secrets.test_a_game_says_whether_a_table_must_be_covered),
    (Repeats, test_choices.test_moves_are_distinct_values_with_distinct_texts),
    (Repeats, test_choices.test_scripts_are_distinct_and_buttons_have_distinct_words),
    (Peeks,
     test_choices.test_what_one_seat_answers_leaves_the_questions_of_all_others_as_they_were),
    (OrderMatters, test_choices.test_simultaneous_answers_may_come_in_any_order),
    (AllMayBe, test_reasons.test_a_first_drop_is_legal_or_has_a_reason),
    (NothingMayBe, test_reasons.test_a_second_drop_is_legal_or_has_a_reason),
    (Speechless, test_words.test_all_that_is_said_has_words),
    (Silent, test_states.test_each_decision_begins_with_its_one_line_in_the_log),
    (Leaky, test_states.test_apply_alters_nothing_and_tells_or_not_alike),
    (NeverEnds, test_states.test_random_play_ends),
]  # fmt: skip


@pytest.mark.parametrize(("faulty", "test"), FAULTS, ids=lambda value: str(value.__name__))
def test_a_faulty_game_is_found_out(faulty: type[TurnipMarket], test: Any) -> None:
    play = random_play(faulty(), 3, seed=1, longest=300)
    test(random_play(TurnipMarket(), 3, seed=1, longest=300))
    with pytest.raises(AssertionError):
        test(play)
