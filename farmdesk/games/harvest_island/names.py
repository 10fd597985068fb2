"""What cards, lands, seasons and weather are called in phrases."""

from __future__ import annotations

from farmdesk.core.moves import Phrase, phrase
from farmdesk.games.harvest_island.cards import FRUITS, SUN, WEATHERS, deck_of
from farmdesk.games.harvest_island.places import LANDS, SEASONS
from farmdesk.games.harvest_island.state import (
    State,
    fruit_of,
    is_fertiliser,
    is_weather,
    points_of,
)


def fruit_name(fruit: int) -> Phrase:
    """The name of a fruit: `harvest_island.fruit.mango`."""
    return phrase(f"harvest_island.fruit.{FRUITS[fruit]}")


def land_name(field: int) -> Phrase:
    """The name of a field: `harvest_island.land.hill`."""
    return phrase(f"harvest_island.land.{LANDS[field]}")


def season_name(season: int) -> Phrase:
    """The name of a season: `harvest_island.season.spring`."""
    return phrase(f"harvest_island.season.{SEASONS[season]}")


def weather_name(kind: int) -> Phrase:
    """The name of a kind of weather, 0 sun or 1 rain: `harvest_island.weather.sun`."""
    return phrase(f"harvest_island.weather.{WEATHERS[kind]}")


def disaster_name(kind: int) -> Phrase:
    """What three of a kind of weather bring: `harvest_island.disaster.sun`."""
    return phrase(f"harvest_island.disaster.{WEATHERS[kind]}")


def card_name(state: State, card: int) -> Phrase:
    """The name of a card: a fruit with its points, weather, a fertiliser, or one face down."""
    fruit = fruit_of(state, card)
    if fruit is not None:
        points = points_of(state, card)
        return phrase("harvest_island.card.fruit", fruit=fruit_name(fruit), points=points)
    if is_weather(card):
        return weather_name(deck_of(state.deck).kind[card] - SUN)
    key = "fertiliser" if is_fertiliser(card) else "hidden"
    return phrase(f"harvest_island.card.{key}")
