"""Why a drop is not legal, in words.

Whether it is legal is never decided here: that is read off the moves. This file only finds the
sentence, so every path ends in one.
"""

from __future__ import annotations

from functools import lru_cache

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Drop, IllegalMoveError, Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.names import fruit_name, land_name, season_name
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    HAND,
    LANDS,
    PILES,
    SUPPLY,
    WEATHER,
    hand_slot,
    land_slot,
)
from farmdesk.games.harvest_island.rules import decisions
from farmdesk.games.harvest_island.state import (
    ACT_AGAIN,
    CAPACITY,
    CHOOSES,
    EMPTY,
    OVER,
    REFILL,
    STRUCK,
    State,
    fruit_of,
    fruit_on,
    gaps,
    has_room,
    is_fertiliser,
    medal_count,
    needed,
    uses_left,
)

_HANDS = {hand_slot(seat, place): (seat, place) for seat in range(4) for place in range(HAND)}
_LANDS = {land_slot(seat, field): (seat, field) for seat in range(4) for field in range(3)}


@lru_cache(maxsize=16)
def _lit(state: State, seat: Seat) -> frozenset[Drop]:
    """The first drops of all legal moves of a seat."""
    found = [Composer(asked) for asked in decisions(state) if asked.seat == seat]
    return frozenset(
        Drop(source, target)
        for composer in found
        for source in composer.sources()
        for target in composer.targets(source)
    )


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal.

    The drops before the last must be legal ones; `drops` is never empty.
    """
    if state.step == OVER:
        return _why("over")
    if state.step == STRUCK and state.struck[seat] != CHOOSES:
        return _why("others_choose")
    if state.step != STRUCK and seat != state.seat:
        return _why("not_your_turn", who=Name(state.seat))
    source, target = drops[-1]
    if len(drops) > 1:
        return _further(state, seat, drops)
    if drops[0] in _lit(state, seat):
        return None
    return _lifted(state, seat, source) or _dropped(state, seat, source, target)


def _why(key: str, **args: int | Name | Phrase) -> Phrase:
    return phrase(f"harvest_island.why.{key}", **args)


def _lifted(state: State, seat: Seat, source: Slot) -> Phrase | None:
    """Why nothing may be taken from here now; None when something may."""
    zone = source.zone
    if zone in {"hand", "field"} and source.seat != seat:
        return _why(f"others_{zone}", who=Name(source.seat or 0))
    if zone in {"barn", "gone", "storage"}:
        return _why(f"{zone}_stays")
    if zone in {"medal", "medals"}:
        return _medal(state, seat, source)
    if state.step == STRUCK:
        return None if source == WEATHER[-1] else _why("choose_field")
    if zone == "weather":
        return _why("weather_stays")
    if zone in {"hand", "field"}:
        return _from_farm(state, seat, source)
    return _from_middle(state, source)


def _medal(state: State, seat: Seat, source: Slot) -> Phrase:
    """What a medal takes, compared with what grows on the seat's fields (HI-5)."""
    fruit = FRUITS.index(source.spot)
    fields = [cards for cards in state.farms[seat].fields if fruit_on(state, cards) == fruit]
    have, record = sum(map(medal_count, fields)), state.records[fruit]
    if have == record > 0 and state.kings[fruit] != seat:
        return _why("equal", record=record)
    return _why("medal_needs", fruit=fruit_name(fruit), number=needed(state, fruit))


def _from_farm(state: State, seat: Seat, source: Slot) -> Phrase | None:
    """Why a card of the hand or a field may not be lifted."""
    if state.step == REFILL:
        return _why("refill_first", n=gaps(state, seat))
    if source.zone == "hand":
        empty = state.farms[seat].hand[_HANDS[source][1]] == EMPTY
        return _why("gap") if empty else None
    if source not in _LANDS:
        return _why("whole_field")
    field = _LANDS[source][1]
    if state.step == ACT_AGAIN:
        return _why("begun")
    if fruit_on(state, state.farms[seat].fields[field]) is None:
        return _why("not_sown", land=land_name(field))
    return None


def _from_middle(state: State, source: Slot) -> Phrase | None:
    """Why nothing may be drawn from here."""
    if source in PILES:
        season, now = PILES.index(source), state.season
        if not state.piles[season]:
            return _why("pile_empty", season=season_name(season))
        if season > now:
            return _why("opens", season=season_name(season), now=season_name(now))
    elif source in SUPPLY:
        if SUPPLY.index(source) >= len(state.supply):
            return _why("nothing_there")
    elif source == FERTILISER:
        if not state.fertilisers:
            return _why("nothing_there")
        if state.step == REFILL and not state.earned:
            return _why("not_earned")
    else:
        return _why("nothing_there")
    return _why("use_first", n=uses_left(state)) if state.step <= ACT_AGAIN else None


def _dropped(state: State, seat: Seat, source: Slot, target: Slot) -> Phrase:
    """Why what lies in `source`, and may be lifted, may not go to `target`."""
    if state.step == STRUCK:
        return _struck(seat, target)
    if source.zone == "field":
        return _why("to_barn")
    if source.zone != "hand":
        return _drawn(state, seat, target)
    card = state.farms[seat].hand[_HANDS[source][1]]
    zone = target.zone
    if zone == "field":
        if target.seat != seat:
            return _why("others_field", who=Name(target.seat or 0))
        return _on_field(state, seat, card, target)
    if zone == "storage":
        return _why("fertiliser_storage" if is_fertiliser(card) else "next_place")
    if zone in {"barn", "supply"}:
        return _why(f"hand_to_{zone}")
    return _why("hand_to")


def _struck(seat: Seat, target: Slot) -> Phrase:
    """Why the disaster may not strike there."""
    if target.zone == "field" and target.seat == seat and target in _LANDS:
        return _why("not_fullest", land=land_name(_LANDS[target][1]))
    return _why("choose_field")


def _drawn(state: State, seat: Seat, target: Slot) -> Phrase:
    """Why a drawn card may not go there."""
    if target.zone != "hand" or target.seat != seat:
        return _why("to_hand")
    filled = state.farms[seat].hand[_HANDS[target][1]] != EMPTY
    return _why("place_taken" if filled else "first_gap")


def _on_field(state: State, seat: Seat, card: int, target: Slot) -> Phrase:
    """Why a hand card may not be laid on an own field."""
    field = LANDS.index(target.spot.partition("/")[0])
    cards = state.farms[seat].fields[field]
    grows = fruit_on(state, cards)
    if not is_fertiliser(card) and grows not in (None, fruit_of(state, card)):
        return _why("grows_here", fruit=fruit_name(grows or 0))
    if not has_room(field, cards):
        return _why("full", land=land_name(field), most=CAPACITY[field])
    return _why("next_place")


def _further(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """Why a drop after the first one is wrong: only further fields to harvest may follow."""
    asked = next(asked for asked in decisions(state) if asked.seat == seat)
    composer = Composer(asked)
    composer.drop_all(drops[:-1])
    try:
        composer.drop(*drops[-1])
    except IllegalMoveError:
        source = drops[-1].source
        if not composer.open:
            return _why("done")
        if source in _LANDS and source.seat == seat:
            if any(drop.source == source for drop in drops[:-1]):
                return _why("already", land=land_name(_LANDS[source][1]))
            return _lifted(state, seat, source) or _why("to_barn")
        return _why("harvest_only")
    return None
