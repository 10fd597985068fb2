"""Weather told as events: what is drawn, what cancels, what a disaster takes and ends."""

from __future__ import annotations

from farmdesk.core.events import Began, Event, Moved, Noted, Told, Turned
from farmdesk.core.moves import Name, phrase
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import SUN, deck_of
from farmdesk.games.harvest_island.moves import Suffer
from farmdesk.games.harvest_island.names import (
    disaster_name,
    land_name,
    season_name,
    weather_name,
)
from farmdesk.games.harvest_island.places import (
    GONE,
    PILES,
    SEASONS,
    WEATHER,
    field_slot,
    land_slot,
)
from farmdesk.games.harvest_island.state import (
    DISASTER_FROM,
    HIDDEN_0,
    NO_SEASON,
    STRUCK,
    State,
    card_piece,
    points_of,
    weather_kind,
)
from farmdesk.games.harvest_island.worth import fullest, lost


def weather_drawn(state: State, card: int, then: State) -> list[Event]:
    """A weather card off the pile, for all to see, and all that follows from it (HI-8)."""
    kind = deck_of(state.deck).kind[card] - SUN
    lying = len(state.weather)
    events: list[Event] = [Turned(card_piece(state, card), PILES[state.season], WEATHER[lying])]
    if lying and weather_kind(state) != kind:
        events.append(Noted(phrase("harvest_island.note.cancel"), WEATHER[lying - 1 : lying + 1]))
        pair = ((card, WEATHER[lying]), (state.weather[-1], WEATHER[lying - 1]))
        events += (Moved(card_piece(state, one), slot, GONE) for one, slot in pair)
        return events + season_over(state, then)
    if lying + 1 < DISASTER_FROM:
        said = phrase("harvest_island.note.weather", weather=weather_name(kind), number=lying + 1)
        events.append(Noted(said, WEATHER[: lying + 1]))
        return events + season_over(state, then)
    what = disaster_name(kind)
    events.append(Noted(phrase("harvest_island.note.disaster", what=what), WEATHER))
    for seat, farm in enumerate(state.farms):
        struck = fullest(farm.fields)
        if len(struck) == 1 and lost(state.deck, farm.fields[struck[0]]):
            events += _loses(state, seat, struck[0])
    if then.step != STRUCK:
        events += _season_lost(state._replace(weather=state.weather + bytes((card,))), then, 1)
    return events


def suffered(state: State, seat: Seat, move: Suffer, then: State) -> list[Event]:
    """A field that its owner chose, and the end of the season after the last choice (HI-9)."""
    field = state.farms[seat].fields[move.field]
    taken = len(lost(state.deck, field))
    said = phrase("harvest_island.log.suffer", who=Name(seat), land=land_name(move.field), n=taken)
    events: list[Event] = [Told(seat, said, (land_slot(seat, move.field),))]
    events += _ways(state, seat, move.field)
    if then.step != STRUCK:
        events += _season_lost(state, then, 0)
    return events


def _loses(state: State, seat: Seat, field: int) -> list[Event]:
    """What a seat loses without a choice."""
    taken = len(lost(state.deck, state.farms[seat].fields[field]))
    said = phrase("harvest_island.note.loses", who=Name(seat), land=land_name(field), n=taken)
    return [Noted(said, (land_slot(seat, field),)), *_ways(state, seat, field)]


def _ways(state: State, seat: Seat, field: int) -> list[Event]:
    """The lost cards on their way, the dearest first; the last one says what all were worth."""
    cards = state.farms[seat].fields[field]
    taken = lost(state.deck, cards)
    points = sum(points_of(state, card) for card in taken)
    why = phrase("harvest_island.note.lost", who=Name(seat), points=points)
    return [
        Moved(
            card_piece(state, card),
            field_slot(seat, field, cards.index(card)),
            GONE,
            why if card == taken[-1] else None,
        )
        for card in taken
    ]


def _season_lost(state: State, then: State, drawn: int) -> list[Event]:
    """The three weather cards away, and the rest of the pile; `drawn` cards have just left it.

    Nobody sees what the pile held: all see its back move, the cards themselves are told to nobody.
    """
    events: list[Event] = [
        Moved(card_piece(state, card), slot, GONE)
        for card, slot in zip(state.weather, WEATHER, strict=True)
    ]
    season = state.season
    pile = state.piles[season]
    rest = pile[: len(pile) - drawn]
    if rest:
        said = phrase("harvest_island.note.season_lost", season=season_name(season))
        events.append(Noted(said, (PILES[season],)))
        top = f"pile-{SEASONS[season]}-{len(rest) - 1}"
        events.append(Moved(card_piece(state, HIDDEN_0 + season, top), PILES[season], GONE))
        events += (Moved(card_piece(state, card), PILES[season], GONE, seen_by=()) for card in rest)
    return events + season_over(state, then)


def season_over(state: State, then: State) -> list[Event]:
    """The next season, or the last round once winter has run out (HI-10)."""
    if then.season == state.season:
        return []
    if then.season == NO_SEASON:
        return [Began(phrase("harvest_island.began.last"))]
    return [Began(phrase("harvest_island.began.season", season=season_name(then.season)))]
