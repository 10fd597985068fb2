"""What cards and farmhouses are called in phrases."""

from __future__ import annotations

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.games.harvest_valley.cards import CARDS, HOUSE0
from farmdesk.games.harvest_valley.state import State


def card_name(card: int) -> Phrase:
    """The name of a card: `harvest_valley.card.cabbage`."""
    return phrase(f"harvest_valley.card.{CARDS[card].motif}")


def name_at(state: State, cell: int) -> Phrase:
    """The name of what lies on a cell, a farmhouse by its owner. The cell must not be empty."""
    code = state.board[cell]
    assert code, "nothing lies here"
    if code >= HOUSE0:
        return phrase("harvest_valley.house_of", who=Name((code - HOUSE0) >> 1))
    return card_name(code - 1)


def eaten_by(eater: int) -> Phrase:
    """What is said of a cancelled crop; `eater` is a card index."""
    return phrase("harvest_valley.eaten", by=card_name(eater))
