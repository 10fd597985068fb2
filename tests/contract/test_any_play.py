"""Any seed, any moves: hypothesis looks for the play that no list of seeds has."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmdesk.core.events import Event, Told, Turned
from farmdesk.core.game import Game
from farmdesk.core.luck import SEEDS, Luck
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.saves import dump, load
from farmdesk.core.standing import best
from farmdesk.games import BUILT
from tests.contract.plays import known, rules
from tests.toy.game import GAME as TOY

PICKS = st.lists(st.integers(0, 5_000), max_size=60)


@st.composite
def set_ups(draw: st.DrawFn, game: Game[Any]) -> Match:
    """A new match with any allowed number of seats, options and seed."""
    seats = draw(st.sampled_from(game.info.seats))
    options = {o.key: draw(st.sampled_from(o.choices)) for o in game.info.options}
    chairs = [Chair(f"Seat {k}", colour=COLOURS[k]) for k in range(seats)]
    return Match(game, options, draw(st.integers(0, SEEDS - 1)), chairs)


@pytest.mark.parametrize("game_id", [TOY.info.id, *BUILT])
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_any_play_keeps_the_promises(game_id: str, data: st.DataObject) -> None:
    game = known(game_id)
    match = data.draw(set_ups(game))
    pieces = {placed.piece for placed in game.table(match.state)}
    for pick in data.draw(PICKS):
        if match.over:
            break
        decision = match.decisions[pick % len(match.decisions)]
        moves = decision.all_moves
        turn = match.play(decision.seat, moves[pick % len(moves)])
        assert isinstance(turn.events[0], Told)
        assert all(asked.moves for asked in match.decisions)
        names = Counter(placed.piece for placed in game.table(match.state))
        assert set(names.values()) == {1}
        drawn = {event.piece for event in turn.events if isinstance(event, Turned)}
        assert pieces <= set(names) <= pieces | drawn
        pieces = set(names)
        standing = game.standing(match.state)
        best_seats = best(standing.totals, standing.ties)
        alone = len(match.chairs) == 1  # who plays alone may lose
        assert standing.winners == best_seats or (alone and standing.winners == ())
    for seat in range(len(match.chairs)):
        seen = game.conceal(match.state, seat)
        assert game.conceal(game.imagine(seen, Luck(seat)), seat) == seen
    loaded = load(dump(match), rules)
    assert loaded.states == match.states
    assert dump(loaded) == dump(match)


@pytest.mark.parametrize("game_id", [TOY.info.id, *BUILT])
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_any_walk_of_undo_and_redo_stays_on_the_path(game_id: str, data: st.DataObject) -> None:
    match = data.draw(set_ups(known(game_id)))
    for pick in data.draw(PICKS):
        if pick % 4 == 0:
            match.undo()
        elif pick % 4 == 1:
            match.redo()
        elif not match.over:
            decision = match.decisions[pick % len(match.decisions)]
            match.play(decision.seat, decision.all_moves[pick % len(decision.all_moves)])
    straight = match.replay(len(match.past))
    assert straight.states == match.states
    told: list[Event] = [event for turn in match.past for event in turn.events]
    assert told == [event for turn in straight.past for event in turn.events]
