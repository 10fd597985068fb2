"""Where everything lies, and who can see it.

A seat knows its own hand, its fulfilled cards, the part of its stack that it has seen, and all that
lies open. Hidden are other hands, stacks and fulfilled cards, and the stack of the market.
"""

from __future__ import annotations

from collections.abc import Iterator

from farmdesk.core.luck import Luck
from farmdesk.core.places import Piece, Placed, Seat, Slot
from farmdesk.games.formidable_farm.cards import CARDS, HIDDEN, NONE, SPACES, card_piece
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.places import (
    BOX,
    COUNTDOWN,
    COUNTDOWN_DISC,
    DECK,
    DISC,
    DISCARD,
    LAPS,
    MARKET,
    POOL,
    PURSE,
    SIDE_CROP,
    SIDE_DRAW,
    STACK,
    SUPPLY,
    chip,
    coin_slot,
    disc,
    hand_slot,
    look_slot,
    played_slot,
)
from farmdesk.games.formidable_farm.state import Farm, State, countdown, laps_left, solo

NO_LUCK = Luck(0)
SPARE_DISCS = 2


def _dark(cards: bytes) -> bytes:
    return bytes((HIDDEN,)) * len(cards)


def _own(farm: Farm) -> Farm:
    """What an owner knows: all but the middle of the stack."""
    stack, under, over = farm.stack, farm.under, farm.over
    top = len(stack) - over
    return farm._replace(stack=stack[:under] + _dark(stack[under:top]) + stack[top:])


def _other(farm: Farm) -> Farm:
    return farm._replace(hand=_dark(farm.hand), stack=_dark(farm.stack), coins=_dark(farm.coins))


def conceal(state: State, seat: Seat) -> State:
    """The state with all that a seat cannot know turned face down, luck included."""
    farms = tuple(
        _own(farm) if who == seat else _other(farm) for who, farm in enumerate(state.farms)
    )
    return state._replace(
        farms=farms,
        deck=_dark(state.deck),
        look=state.look if state.turn == seat else _dark(state.look),
        luck=NO_LUCK,
    )


def imagine(concealed: State, luck: Luck) -> State:
    """A full state with the unseen cards dealt to the places where they must lie."""
    seen = {
        *concealed.market, *concealed.deck, *concealed.discard, *concealed.played, *concealed.look,
    }  # fmt: skip
    for farm in concealed.farms:
        seen.update(farm.hand, farm.stack, farm.coins)
    unseen, luck = luck.shuffle([card for card in range(CARDS) if card not in seen])
    rest = iter(unseen)

    def dealt(cards: bytes) -> bytes:
        if HIDDEN not in cards:
            return cards
        return bytes(next(rest) if card == HIDDEN else card for card in cards)

    return concealed._replace(
        farms=tuple(
            farm._replace(hand=dealt(farm.hand), stack=dealt(farm.stack), coins=dealt(farm.coins))
            for farm in concealed.farms
        ),
        deck=dealt(concealed.deck),
        look=dealt(concealed.look),
        luck=luck,
    )


def _card(card: int, slot: Slot, *, up: bool, order: int = 0) -> Placed:
    """A card in its place; one that nobody knows is called after the place."""
    piece = Piece.of("card", f"?-{slot}-{order}") if card == HIDDEN else card_piece(card)
    return Placed(piece, slot, up, slot.seat, order)


def table(state: State) -> tuple[Placed, ...]:
    """Where every card, disc and chip lies."""
    placed = list(_board())
    for place, card in enumerate(state.market):
        if card != NONE:
            placed.append(_card(card, MARKET[place], up=True))
    placed += (_card(c, DECK, up=False, order=k) for k, c in enumerate(state.deck))
    placed += (_card(c, DISCARD, up=True, order=k) for k, c in enumerate(state.discard))
    turn = max(state.turn, 0)
    placed += (_card(c, played_slot(turn, k), up=True) for k, c in enumerate(state.played))
    placed += (_card(c, look_slot(turn, k), up=False) for k, c in enumerate(state.look))
    for seat, farm in enumerate(state.farms):
        placed += _farm(seat, farm)
        placed.append(Placed(disc(seat), DISC[seat][state.discs[seat]], owner=seat))
    if solo(state):
        placed += _countdown(state)
    return tuple(placed)


def _board() -> Iterator[Placed]:
    """What never moves: the six spaces, the general supply, the two things that can be bought."""
    for space, slot in zip(SPACES, SUPPLY, strict=True):
        yield Placed(Piece.of("space", space.name), slot)
    for name, slot in zip(CROP_NAMES, POOL, strict=True):
        yield Placed(Piece.of("crop", name), slot)
    for slot in (SIDE_CROP, SIDE_DRAW):
        yield Placed(Piece.of("tool", slot.spot), slot)


def _farm(seat: Seat, farm: Farm) -> Iterator[Placed]:
    for crop, slot in enumerate(PURSE[seat]):
        yield Placed(chip(seat, crop), slot, owner=seat)
    for place, card in enumerate(farm.hand):
        yield _card(card, hand_slot(seat, place), up=False)
    for order, card in enumerate(farm.stack):
        yield _card(card, STACK[seat], up=False, order=order)
    for place, card in enumerate(farm.coins):
        yield _card(card, coin_slot(seat, place), up=False)


def _countdown(state: State) -> Iterator[Placed]:
    """The countdown disc on its space, the spare discs beside the board or in the box."""
    yield Placed(COUNTDOWN_DISC, COUNTDOWN[countdown(state)])
    left = laps_left(state)
    for lap in range(SPARE_DISCS):
        slot = LAPS if lap < left else BOX
        yield Placed(Piece.of("disc", f"lap-{lap}"), slot, order=lap)
