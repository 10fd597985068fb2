"""Games and positions for the tests: cards named in words, moves by their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farmdesk.core.events import Event
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Phrase, parse_move
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.cards import FRUITS, WEATHERS, deck_of
from farmdesk.games.harvest_island.places import LANDS, SEASONS
from farmdesk.games.harvest_island.state import (
    ACT,
    EMPTY,
    FERTILISER_0,
    NOBODY,
    Farm,
    State,
)

OURS = deck_of("")


def start(seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None) -> State:
    """A new game."""
    return GAME.setup(settle(GAME.info, options or {}, seats), seats, Luck.seeded(seed))


def bare(seats: int = 2, seat: Seat = 0, season: int = 0) -> State:
    """All cards in their piles, ascending, and nothing anywhere else; seat 0 has begun."""
    one, two, three, four = (pile if k >= season else b"" for k, pile in enumerate(OURS.piles))
    buried = b"".join(OURS.piles[:season])
    return start(seats)._replace(
        farms=(Farm(bytes((EMPTY,)) * 4, 0, (b"", b"", b""), b""),) * seats,
        piles=(one, two, three, four),
        season=season,
        supply=b"",
        storage=b"",
        buried=buried,
        kings=bytes((NOBODY,)) * 12,
        first=0,
        seat=seat,
        turn=seat + 1,
        step=ACT,
    )


def card(state: State, words: str) -> int:
    """A card of a pile or the fertiliser area: `mango`, `mango 3`, `mango summer 3`, `sun`, `f`.

    The first one that fits; `-` is a gap.
    """
    if words == "-":
        return EMPTY
    name, *facts = words.split()
    if name == "f":
        return state.fertilisers[-1]
    kind = FRUITS.index(name) if name in FRUITS else len(FRUITS) + 1 + WEATHERS.index(name)
    for pile in (*state.piles, state.buried):
        for one in sorted(pile):
            told = {SEASONS[OURS.season[one]], str(OURS.points[one])}
            if OURS.kind[one] == kind and set(facts) <= told:
                return one
    raise AssertionError(f"no {words} is left")


def taken(state: State, one: int) -> State:
    """The state without a card of a pile, of what is buried, or of the fertilisers."""
    if one == EMPTY:
        return state
    out = bytes((one,))
    if one >= FERTILISER_0:
        return state._replace(fertilisers=state.fertilisers.translate(None, out))
    spring, summer, autumn, winter = (pile.translate(None, out) for pile in state.piles)
    buried = state.buried.translate(None, out)
    return state._replace(piles=(spring, summer, autumn, winter), buried=buried)


def put(state: State, where: str, words: str) -> State:
    """Cards, separated by commas, from the piles to a place: `hand@0`, `field@1/hill`, `supply`."""
    cards = bytearray()
    for word in filter(None, map(str.strip, words.split(","))):
        one = card(state, word)
        state = taken(state, one)
        cards.append(one)
    slot = Slot(where)
    if slot.seat is None:
        if slot.zone == "top":
            return _on_top(state, SEASONS.index(slot.spot), bytes(cards))
        middle: dict[str, Any] = {slot.zone: bytes(cards)}
        return state._replace(**middle)
    return _at_farm(state, slot, bytes(cards))


def _on_top(state: State, season: int, cards: bytes) -> State:
    piles = list(state.piles)
    piles[season] += cards[::-1]
    return state._replace(piles=(piles[0], piles[1], piles[2], piles[3]))


def _at_farm(state: State, slot: Slot, cards: bytes) -> State:
    seat = slot.seat or 0
    farm = state.farms[seat]
    if slot.zone == "hand":
        farm = farm._replace(hand=cards.ljust(4, bytes((EMPTY,))))
        shown = sum(1 << k for k, one in enumerate(cards) if FERTILISER_0 <= one < EMPTY)
        farm = farm._replace(shown=shown)
    elif slot.zone == "barn":
        farm = farm._replace(barn=cards)
    else:
        fields = list(farm.fields)
        fields[LANDS.index(slot.spot)] = cards
        farm = farm._replace(fields=(fields[0], fields[1], fields[2]))
    return state._replace(farms=(*state.farms[:seat], farm, *state.farms[seat + 1 :]))


def keep(state: State, season: int, count: int) -> State:
    """A pile cut down to its top cards; the rest is buried."""
    piles = list(state.piles)
    cut = len(piles[season]) - count
    buried = state.buried + piles[season][:cut]
    piles[season] = piles[season][cut:]
    return state._replace(piles=(piles[0], piles[1], piles[2], piles[3]), buried=buried)


def out_of_cards(state: State) -> State:
    """Winter has run out: all piles are buried, and the round is being finished."""
    buried = state.buried + b"".join(state.piles)
    return state._replace(piles=(b"",) * 4, buried=buried, season=4, ending=True)


def asked(state: State, seat: Seat | None = None) -> Decision:
    """What a seat is asked, or the one seat that is."""
    found = [d for d in GAME.decisions(state) if seat in (None, d.seat)]
    assert len(found) == 1
    return found[0]


def texts(state: State, word: str = "", seat: Seat | None = None) -> set[str]:
    """Texts of the moves that hold a word."""
    return {text for text in map(str, asked(state, seat).moves) if word in text}


def play(state: State, *moves: str, tell: list[Event] | None = None) -> State:
    """The state after these moves, each by its text; whoever is asked it plays it."""
    for text in moves:
        decisions = GAME.decisions(state)
        one = next((d for d in decisions if text in map(str, d.moves)), None)
        assert one is not None, f"{text} is none of {[str(m) for d in decisions for m in d.moves]}"
        state = GAME.apply(state, one.seat, parse_move(one, text), tell)
    return state


def why(state: State, source: str, target: str, seat: Seat | None = None) -> str:
    """The key of the reason against a drop by the seat that is asked; empty when it is legal."""
    who = asked(state).seat if seat is None else seat
    told = GAME.why_not(state, who, (Drop(Slot(source), Slot(target)),))
    return told.key.removeprefix("harvest_island.why.") if told is not None else ""


def args(told: Phrase) -> dict[str, object]:
    """The arguments of a phrase; names in it by the last word of their key."""
    return {
        name: value.key.rpartition(".")[2] if isinstance(value, Phrase) else value
        for name, value in told.args
    }


def names(cards: bytes) -> list[str]:
    """Cards as words, gaps left out: `mango 3`, `sun`, `f`."""
    found = []
    for one in cards:
        if one >= FERTILISER_0:
            found += ["f"] if one < EMPTY else []
            continue
        kind = OURS.kind[one]
        fruit = kind < len(FRUITS)
        found.append(f"{FRUITS[kind]} {OURS.points[one]}" if fruit else WEATHERS[kind - 13])
    return found
