"""What happened, as events: the line of the log, the ways of the cards, weather and its damage.

A card that only its owner knows is `Moved` for its owner and `Turned` for all others when it is
played; drawn from a pile it is `Turned` for the owner and a back that moves for all others.
"""

from __future__ import annotations

from farmdesk.core.events import Ended, Event, Moved, Noted, Told, Turned
from farmdesk.core.moves import Move, Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.moves import (
    AREA,
    SOURCES,
    SUPPLY_0,
    Draw,
    Fertilise,
    Harvest,
    Leave,
    Release,
    Sow,
    Suffer,
    Tend,
)
from farmdesk.games.harvest_island.names import card_name, fruit_name, land_name, season_name
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    GONE,
    STORAGE,
    SUPPLY,
    barn_slot,
    field_slot,
    hand_slot,
    land_slot,
    medal_piece,
    medal_slot,
)
from farmdesk.games.harvest_island.sheet import standing
from farmdesk.games.harvest_island.state import (
    HIDDEN_0,
    OVER,
    SWEEP_FROM,
    State,
    card_piece,
    is_fertiliser,
    is_shown,
    is_weather,
    season_of,
    seed_of,
)
from farmdesk.games.harvest_island.storms import season_over, suffered, weather_drawn
from farmdesk.games.harvest_island.worth import Yield, brings


def story(state: State, seat: Seat, move: Move, then: State) -> list[Event]:
    """The events of a move, the log's line first; `then` is the state after it."""
    if isinstance(move, Sow | Tend | Fertilise | Release):
        events = _used(state, seat, move)
    elif isinstance(move, Harvest):
        events = _harvested(state, seat, move)
    elif isinstance(move, Draw):
        events = _drawn(state, seat, move, then)
    elif isinstance(move, Suffer):
        events = suffered(state, seat, move, then)
    else:
        key = "leave" if isinstance(move, Leave) else "pass"
        events = [_told(seat, key, ())]
    if then.turn != state.turn or then.step == OVER:
        events += _swept(state, move)
    if then.step == OVER:
        events.append(Ended(standing(then).winners))
    return events


def _told(seat: Seat, key: str, places: tuple[Slot, ...], **args: Phrase | int) -> Told:
    return Told(seat, phrase(f"harvest_island.log.{key}", who=Name(seat), **args), places)


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(len(state.farms)) if other != seat)


def _used(state: State, seat: Seat, move: Sow | Tend | Fertilise | Release) -> list[Event]:
    """A hand card on a field or in storage."""
    card = state.farms[seat].hand[move.place]
    source = hand_slot(seat, move.place)
    if isinstance(move, Release):
        target = STORAGE[move.spot]
        told = _told(seat, "release", (target,), card=card_name(state, card))
    else:
        target = field_slot(seat, move.field, move.spot)
        names = {"card": card_name(state, card), "land": land_name(move.field)}
        told = _told(seat, move.verb, (target,), **names)
    piece = card_piece(state, card)
    if is_shown(state, seat, move.place):
        return [told, Moved(piece, source, target)]
    return [
        told,
        Moved(piece, source, target, seen_by=(seat,)),
        Turned(piece, source, target, seen_by=_others(state, seat)),
    ]


def _harvested(state: State, seat: Seat, move: Harvest) -> list[Event]:
    """Fruit to the barn, fertilisers back, seeds away, medals to their new king."""
    reached = brings(state, seat, move.fields)
    ways: list[tuple[Slot, int, Slot]] = []
    for field in move.fields:
        cards = state.farms[seat].fields[field]
        seed = seed_of(cards)
        for spot, card in enumerate(cards):
            target = FERTILISER if is_fertiliser(card) else barn_slot(seat)
            if card == seed:
                target = GONE
            ways.append((field_slot(seat, field, spot), card, target))
    order = (barn_slot(seat), FERTILISER, GONE)
    ways.sort(key=lambda way: order.index(way[2]))
    events = _harvest_lines(state, seat, move, reached)
    events += (Moved(card_piece(state, card), source, to) for source, card, to in ways)
    for crown in reached.crowns:
        if crown.wins:
            events += _crowned(seat, crown.fruit, crown.number, crown.king)
    return events


def _harvest_lines(state: State, seat: Seat, move: Harvest, reached: Yield) -> list[Event]:
    """What the log says: where points are face down (HI-16), others read the number of cards."""
    places = tuple(land_slot(seat, field) for field in move.fields)
    names: dict[str, Phrase | int] = {"fields": len(move.fields)}
    key = "harvest_more"
    if len(move.fields) == 1:
        key = "harvest"
        names = {"fruit": fruit_name(reached.crowns[0].fruit), "land": land_name(move.fields[0])}
    told = _told(seat, key, places, n=reached.points, **names)
    if not state.closed:
        return [told]
    covered = _told(seat, f"{key}.covered", places, n=reached.cards, **names)
    others = _others(state, seat)
    return [told._replace(seen_by=(seat,)), covered._replace(seen_by=others)]


def _crowned(seat: Seat, fruit: int, number: int, king: Seat | None) -> list[Event]:
    """A medal that is won, taken away from its king, or kept with a higher record (HI-5)."""
    name = FRUITS[fruit]
    target = medal_slot(name, seat)
    key = "record" if king == seat else "medal"
    said = phrase(
        f"harvest_island.note.{key}", who=Name(seat), fruit=fruit_name(fruit), number=number
    )
    events: list[Event] = [Noted(said, (target,))]
    if king != seat:
        events.append(Moved(medal_piece(name), medal_slot(name, king), target))
    return events


def _drawn(state: State, seat: Seat, move: Draw, then: State) -> list[Event]:
    """A card from the pile, the supply or the fertilisers."""
    source, target = SOURCES[move.source], hand_slot(seat, move.place)
    if move.source >= SUPPLY_0:
        if move.source == AREA:
            card = state.fertilisers[-1]
            told = _told(seat, "draw.fertiliser", (target,))
        else:
            card = state.supply[move.source - SUPPLY_0]
            told = _told(seat, "draw.supply", (target,), card=card_name(state, card))
            told = told._replace(minor=True)
        return [told, Moved(card_piece(state, card), source, target)]
    card = state.piles[state.season][-1]
    told = _told(seat, "draw.pile", (source,), season=season_name(season_of(state, card)))
    events: list[Event] = [told._replace(minor=True)]
    if is_weather(card):
        return events + weather_drawn(state, card, then)
    others = _others(state, seat)
    hidden = card_piece(then, HIDDEN_0 + state.season, f"hand-{seat}-{move.place}")
    events.append(Turned(card_piece(state, card), source, target, seen_by=(seat,)))
    events.append(Moved(hidden, source, target, seen_by=others))
    return events + season_over(state, then)


def _swept(state: State, move: Move) -> list[Event]:
    """Storage moves up when a turn ends with four cards there or more; the supply goes."""
    storage, supply = state.storage, state.supply
    if isinstance(move, Release):
        storage += bytes((state.farms[state.seat].hand[move.place],))
    if isinstance(move, Draw) and SUPPLY_0 <= move.source < AREA:
        spot = move.source - SUPPLY_0
        supply = supply[:spot] + supply[spot + 1 :]
    if len(storage) < SWEEP_FROM:
        return []
    said = phrase("harvest_island.note.sweep", n=len(storage))
    events: list[Event] = [Noted(said, SUPPLY[: len(storage)])]
    lay = zip(state.supply, SUPPLY, strict=False)  # the gap of a card just drawn is still open
    events += (Moved(card_piece(state, card), slot, GONE) for card, slot in lay if card in supply)
    events += (
        Moved(card_piece(state, card), source, target)
        for source, target, card in zip(STORAGE, SUPPLY, storage, strict=False)
    )
    return events
