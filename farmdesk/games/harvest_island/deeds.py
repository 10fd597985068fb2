"""What the moves do. Each deed takes a state and a legal move and gives the state after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import CARDS, FRUIT_CARDS, deck_of
from farmdesk.games.harvest_island.moves import (
    AREA,
    SUPPLY_0,
    Draw,
    Fertilise,
    Harvest,
    Leave,
    Pass,
    Release,
    Sow,
    Suffer,
    Tend,
)
from farmdesk.games.harvest_island.state import (
    ACT,
    ACT_AGAIN,
    CHOOSES,
    DISASTER_FROM,
    EMPTY,
    FERTILISER_0,
    NO_SEASON,
    NOT_STRUCK,
    OVER,
    REFILL,
    STRUCK,
    SWEEP_FROM,
    Farm,
    State,
    crop_of,
    seed_of,
)
from farmdesk.games.harvest_island.worth import brings, fullest, lost

_new = tuple.__new__  # half the price of State(...), which is most of what a move costs
_CARD = tuple(bytes((card,)) for card in range(256))
_GAP = _CARD[EMPTY]
_BARE = _GAP * 4
_KEPT = tuple(0xF ^ 1 << place for place in range(4))

Piles = tuple[bytes, bytes, bytes, bytes]


def after(state: State, seat: Seat, move: Move) -> State:
    """The state after a legal move of a seat."""
    return _DEEDS[type(move)](state, seat, move)


def _lay(state: State, seat: Seat, move: Sow | Tend | Fertilise) -> State:
    """A hand card on a field: the first or the second use of the turn."""
    (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried,
     records, kings, first, _, turn, step, released, earned, struck, ending, closed, viewer,
     ) = state  # fmt: skip
    _, place, land, _, _ = move
    hand, shown, fields, barn = farms[seat]
    field = fields[land] + _CARD[hand[place]]
    mountain, hill, plain = fields
    fields = ((field, hill, plain) if land == 0 else
              (mountain, field, plain) if land == 1 else (mountain, hill, field))  # fmt: skip
    hand = hand[:place] + _GAP + hand[place + 1 :]
    farm = _new(Farm, (hand, shown & _KEPT[place], fields, barn))
    farms = (*farms[:seat], farm, *farms[seat + 1 :])
    fills = step or hand == _BARE
    step = REFILL if fills else ACT_AGAIN
    then = _new(
        State,
        (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried, records,
         kings, first, seat, turn, step, released, earned, struck, ending, closed, viewer),
    )  # fmt: skip
    return _refilling(then) if fills else then


def _release(state: State, seat: Seat, move: Release) -> State:
    """A hand card into storage; two of them earn a fertiliser (HI-1)."""
    (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried,
     records, kings, first, _, turn, step, released, earned, struck, ending, closed, viewer,
     ) = state  # fmt: skip
    place = move.place
    hand, shown, fields, barn = farms[seat]
    storage += _CARD[hand[place]]
    hand = hand[:place] + _GAP + hand[place + 1 :]
    farm = _new(Farm, (hand, shown & _KEPT[place], fields, barn))
    farms = (*farms[:seat], farm, *farms[seat + 1 :])
    released += 1
    earned = released == 2 and fertilisers != b""
    fills = step or hand == _BARE
    step = REFILL if fills else ACT_AGAIN
    then = _new(
        State,
        (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried, records,
         kings, first, seat, turn, step, released, earned, struck, ending, closed, viewer),
    )  # fmt: skip
    return _refilling(then) if fills else then


def _refilling(state: State) -> State:
    """The state, or the next turn when the hand is full or nothing can be drawn (HI-10)."""
    if EMPTY in state.farms[state.seat].hand and (
        state.season < NO_SEASON or state.supply or state.earned
    ):
        return state
    return _swept(state)


def _swept(state: State) -> State:
    """Four cards or more in storage move up and push the supply out; then the next turn."""
    (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried, records,
     kings, first, seat, turn, _, _, _, struck, ending, closed, viewer) = state  # fmt: skip
    if len(storage) >= SWEEP_FROM:
        gone = bytes(sorted(gone + supply))
        supply, storage = storage, b""
    step = ACT
    following = seat + 1 if seat + 1 < len(farms) else 0
    if ending and following == first:
        step = OVER
    else:
        seat = following
        turn += 1
    return _new(
        State,
        (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried, records,
         kings, first, seat, turn, step, 0, False, struck, ending, closed, viewer),
    )  # fmt: skip


def _harvest(state: State, seat: Seat, move: Harvest) -> State:
    """Whole fields home: fruit to the barn, fertilisers back, the seeds discarded (HI-6)."""
    hand, shown, fields, barn = state.farms[seat]
    left, fertilisers, seeds = list(fields), state.fertilisers, bytearray()
    for land in move.fields:
        cards = fields[land]
        barn += crop_of(cards)
        fertilisers += bytes(card for card in cards if card >= FERTILISER_0)
        seeds.append(seed_of(cards))
        left[land] = b""
    records, kings = bytearray(state.records), bytearray(state.kings)
    for crown in brings(state, seat, move.fields).crowns:
        if crown.wins:  # HI-5
            records[crown.fruit], kings[crown.fruit] = crown.number, seat
    farm = Farm(hand, shown, (left[0], left[1], left[2]), barn)
    farms = (*state.farms[:seat], farm, *state.farms[seat + 1 :])
    then = state._replace(
        farms=farms,
        fertilisers=fertilisers,
        gone=bytes(sorted(state.gone + seeds)),
        records=bytes(records),
        kings=bytes(kings),
    )
    return _swept(then)  # storage holds three cards at most: nothing is swept (HI-6)


def _draw(state: State, seat: Seat, move: Draw) -> State:
    """A card into the gap, or weather from the pile (HI-7, HI-8)."""
    (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried,
     records, kings, first, _, turn, step, released, earned, struck, ending, closed, viewer,
     ) = state  # fmt: skip
    _, source, place, _ = move
    hand, shown, fields, barn = farms[seat]
    if source < SUPPLY_0:
        pile = piles[season]
        card = pile[-1]
        piles = _with(piles, season, pile[:-1])
        if FRUIT_CARDS <= card < CARDS:
            return _weather(state._replace(piles=piles), card)
        if len(pile) == 1:
            season += 1
            ending = season == NO_SEASON
    elif source < AREA:
        card = supply[source - SUPPLY_0]
        supply = supply[: source - SUPPLY_0] + supply[source - SUPPLY_0 + 1 :]
        shown |= 1 << place
    else:
        card = fertilisers[-1]
        fertilisers = fertilisers[:-1]
        shown |= 1 << place
        earned = False
    hand = hand[:place] + _CARD[card] + hand[place + 1 :]
    farms = (*farms[:seat], _new(Farm, (hand, shown, fields, barn)), *farms[seat + 1 :])
    then = _new(
        State,
        (deck, farms, piles, season, supply, storage, weather, fertilisers, gone, buried, records,
         kings, first, seat, turn, step, released, earned, struck, ending, closed, viewer),
    )  # fmt: skip
    return _refilling(then)


def _with(piles: Piles, season: int, pile: bytes) -> Piles:
    spring, summer, autumn, winter = piles
    if season == 0:
        return pile, summer, autumn, winter
    if season == 1:
        return spring, pile, autumn, winter
    return (spring, summer, pile, winter) if season == 2 else (spring, summer, autumn, pile)


def _weather(state: State, card: int) -> State:
    """Weather just drawn: it cancels its opposite, waits, or is the third one (HI-8)."""
    kind = deck_of(state.deck).kind
    lying = state.weather
    if lying and kind[lying[0]] != kind[card]:
        gone = bytes(sorted(state.gone + lying[-1:] + _CARD[card]))
        return _refilling(_season_used(state._replace(weather=lying[:-1], gone=gone)))
    state = state._replace(weather=lying + _CARD[card])
    if len(state.weather) < DISASTER_FROM:
        return _refilling(_season_used(state))
    return _disaster(state)


def _season_used(state: State) -> State:
    """The next season, once the last card of a pile has been drawn (HI-7, HI-10)."""
    season = state.season
    if state.piles[season]:
        return state
    return state._replace(season=season + 1, ending=season + 1 == NO_SEASON)


def _disaster(state: State) -> State:
    """All suffer at once; owners of equally full fields are asked first (HI-9)."""
    struck = bytearray(state.struck)
    for seat, farm in enumerate(state.farms):
        fields = farm.fields
        chosen = fullest(fields)
        if any(lost(state.deck, fields[field]) for field in chosen):
            if len(chosen) > 1:
                struck[seat] = CHOOSES
            else:
                state = _hit(state, seat, chosen[0])
    if CHOOSES in struck:
        return state._replace(struck=bytes(struck), step=STRUCK)
    return _season_lost(state)


def _hit(state: State, seat: Seat, land: int) -> State:
    """A field without what the disaster takes from it."""
    hand, shown, fields, barn = state.farms[seat]
    taken = lost(state.deck, fields[land])
    left = list(fields)
    left[land] = fields[land].translate(None, taken)
    farm = Farm(hand, shown, (left[0], left[1], left[2]), barn)
    farms = (*state.farms[:seat], farm, *state.farms[seat + 1 :])
    return state._replace(farms=farms, gone=bytes(sorted(state.gone + taken)))


def _suffer(state: State, seat: Seat, move: Suffer) -> State:
    """One owner's choice; after the last one the season is over (HI-9)."""
    state = _hit(state, seat, move.field)
    struck = bytearray(state.struck)
    struck[seat] = NOT_STRUCK
    state = state._replace(struck=bytes(struck))
    return state if CHOOSES in struck else _season_lost(state)


def _season_lost(state: State) -> State:
    """Weather discarded, the rest of the pile thrown away unseen, and the refill goes on (HI-9)."""
    season = state.season
    state = state._replace(
        piles=_with(state.piles, season, b""),
        season=season + 1,
        weather=b"",
        gone=bytes(sorted(state.gone + state.weather)),
        buried=state.buried + state.piles[season],
        step=REFILL,
        ending=season + 1 == NO_SEASON,
    )
    return _refilling(state)


def _leave(state: State, seat: Seat, move: Leave) -> State:
    """The fertiliser stays where it is, and the hand has a gap (HI-1)."""
    del seat, move
    return _swept(state)


def _pass(state: State, seat: Seat, move: Pass) -> State:
    """Nothing to do (HI-3)."""
    del seat, move
    return _swept(state)


_DEEDS: dict[type[Any], Callable[[State, Seat, Any], State]] = {
    Sow: _lay,
    Tend: _lay,
    Fertilise: _lay,
    Release: _release,
    Harvest: _harvest,
    Draw: _draw,
    Suffer: _suffer,
    Leave: _leave,
    Pass: _pass,
}
