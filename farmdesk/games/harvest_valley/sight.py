"""Where everything lies, and who can see it: only the order of the deck is hidden."""

from __future__ import annotations

from farmdesk.core.luck import Luck
from farmdesk.core.places import Placed
from farmdesk.games.harvest_valley.cards import HIDDEN, HOUSE0, NONE
from farmdesk.games.harvest_valley.state import (
    DECK,
    GONE,
    RIVER,
    State,
    card_piece,
    deck_pieces,
    hidden_cards,
    house_piece,
    house_slot,
    houses_each,
    piece_at,
    valley_slot,
)


def conceal(state: State) -> State:
    """The order of the deck hidden: the one thing that nobody knows."""
    return state._replace(deck=(HIDDEN,) * len(state.deck))


def imagine(concealed: State, luck: Luck) -> State:
    """A full state with the unseen cards in some order."""
    deck, _ = luck.shuffle(hidden_cards(concealed))
    return concealed._replace(deck=deck)


def table(state: State) -> tuple[Placed, ...]:
    """Where every card and farmhouse lies."""
    placed = [
        Placed(piece, DECK, up=False, order=order) for order, piece in enumerate(deck_pieces(state))
    ]
    for slot, card in zip(RIVER, state.river, strict=True):
        if card != NONE:
            placed.append(Placed(card_piece(card), slot))
    for cell, code in enumerate(state.board):
        piece = piece_at(state, cell) if code else None
        if piece is not None:
            owner = (code - HOUSE0) >> 1 if code >= HOUSE0 else None
            placed.append(Placed(piece, valley_slot(cell), owner=owner))
    each = houses_each(state)
    for seat, still in enumerate(state.houses):
        slot = house_slot(seat)
        placed += (
            Placed(house_piece(seat, each - 1 - order), slot, owner=seat, order=order)
            for order in range(still)
        )
    placed += (Placed(card_piece(m.card), GONE, order=order) for order, m in enumerate(state.gone))
    return tuple(placed)
