"""What the table foretells and what it shows of the score: true, and nothing of the deck."""

from __future__ import annotations

import itertools

import pytest

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.preview import Preview
from farmdesk.games.harvest_valley import GAME
from farmdesk.table.words import MINUS, number
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment, game, moves_of, options_of
from tests.scenes.tables import Table, drops_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])

Told = list[tuple[str, Phrase | None, str, Preview | None, list[str]]]


def all_told(table: Table) -> Told:
    """For every first drop of every legal move: helper line, effect and numbers on the slots."""
    found: Told = []
    hand = table.scene.hand
    for source in hand.sources():
        table.move(source)
        table.click(source)
        table.scene._estimates.fill()
        for target in hand.targets()[::2]:
            table.move(target)
            note, tone = table.helped[-1]
            signs = [lit.sign for lit in table.scene._layers._overlay.lights.legal]
            effect = table.scene._foresight.effect(target)
            found.append((f"{source} > {target}", note, tone, effect, signs))
        table.scene.cancel()
    return found


def points_of(text: str) -> int:
    """The points that a light shows."""
    return int(text.replace(MINUS, "-"))


@SEATS
def test_a_preview_knows_nothing_of_the_deck(seats: int, lay: Lay) -> None:
    """The same table with the deck in another order foretells the same, word for word."""
    states = game(seats, 31, stars=True)
    table = lay(Moment("", states[0], options_of(seats, stars=True)))
    for index in (2, len(states) // 2):
        state = states[index]
        other = state
        for seed in itertools.count():
            deck, _ = Luck.seeded(seed).shuffle(state.deck)
            other = state._replace(deck=deck)
            if deck[-1] != state.deck[-1]:
                break
        assert other != state
        table.show(state)
        told = all_told(table)
        table.show(other)
        assert told == all_told(table)
        assert {tone for _, _, tone, _, _ in told} <= {"effect", "plain"}
        assert any(tone == "effect" for _, _, tone, _, _ in told)


@SEATS
def test_the_number_foretold_is_what_the_move_brings(seats: int, lay: Lay) -> None:
    """Before the last moves, where no card that is turned could change the score."""
    states = game(seats, 32, stars=False)
    state = states[len(states) // 2]
    table = lay(Moment("", state, options_of(seats, stars=False)))
    before = GAME.standing(state).totals[state.turn]
    checked = 0
    for move in moves_of(state):
        first, *others = drops_of(move)
        if others:
            continue
        table.click(first.source)
        table.move(first.target)
        after = GAME.standing(GAME.apply(state, state.turn, move, None)).totals[state.turn]
        gain = phrase("table.brings", points=number(after - before, signed=True))
        wanted = gain if after != before else phrase("table.brings_nothing")
        assert table.helped[-1] == (wanted, "effect")
        table.scene.cancel()
        checked += 1
    assert checked


def test_lit_slots_show_what_a_farmhouse_would_score(lay: Lay) -> None:
    states = game(2, 33, stars=False)
    state = next(s for s in states[8:] if s.houses[s.turn])
    table = lay(Moment("", state, options_of(2, stars=False)))
    house = next(slot for slot in table.scene.hand.sources() if slot.zone == "house")
    table.click(house)
    table.scene._estimates.fill()
    now = GAME.standing(state).totals[state.turn]
    wanted = {}
    for move in moves_of(state):
        (drop,) = drops_of(move)[:1]
        if drop.source == house:
            after = GAME.standing(GAME.apply(state, state.turn, move, None))
            rect = table.rect(drop.target)
            wanted[rect.left(), rect.top()] = number(after.totals[state.turn] - now, signed=True)
    legal = table.scene._layers._overlay.lights.legal
    assert {(lit.rect.left(), lit.rect.top()): lit.sign for lit in legal} == wanted


@SEATS
def test_a_hovered_farmhouse_lights_what_it_scores(seats: int, lay: Lay) -> None:
    """Every card and field of its score lines, each with its points, in its seat's colour."""
    state = game(seats, 34, stars=True)[-3]
    table = lay(Moment("", state, options_of(seats, stars=True)))
    standing = GAME.standing(state)
    houses = {line.of for line in standing.lines if line.of is not None and line.parts}
    assert houses
    for house in houses:
        table.move(house)
        parts = [(line.seat, part) for line in standing.lines if line.of == house
                 for part in line.parts]  # fmt: skip
        wanted = sorted(
            (seat, part.points, sorted(table.rect(slot).left() for slot in part.places))
            for seat, part in parts
        )
        glows = table.scene._layers._overlay.lights.glows
        assert wanted == sorted(
            (
                look or 0,
                points_of(glow.text),
                sorted(rect.left() for rect in glow.rects),
            )
            for glow in glows
            for look in [glow.look]
        )
        assert sum(points_of(glow.text) for glow in glows) == sum(
            line.points for line in standing.lines if line.of == house
        )


def test_a_row_of_the_scores_stands_for_its_farmhouse(lay: Lay) -> None:
    """Hovering the numbers of a farmhouse lights the same as hovering the farmhouse."""
    state = game(3, 34, stars=True)[-3]
    table = lay(Moment("", state, options_of(3, stars=True)))
    zone = table.scene._layers.zone("scores")
    assert zone is not None
    built = {placed.slot for placed in GAME.table(state)
             if placed.piece.kind == "house" and placed.slot.zone == "valley"}  # fmt: skip
    seen = set()
    for y in range(int(zone.top()), int(zone.bottom()), 4):
        point = zone.center()
        point.setY(y)
        table.move_to(table.pixel(point))
        if table.scene.hand.hovered is not None:
            seen.add(table.scene.hand.hovered)
    assert seen == built
