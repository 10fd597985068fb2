"""The rules: how a game is set up, and who may do what. FF-n are the rulings of docs/rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Phrase, phrase
from farmdesk.games.formidable_farm.bargains import space_moves
from farmdesk.games.formidable_farm.cards import CARDS, NONE, NOWHERE, deck_of
from farmdesk.games.formidable_farm.costs import fixed_costs
from farmdesk.games.formidable_farm.crops import GUARD
from farmdesk.games.formidable_farm.frames import side
from farmdesk.games.formidable_farm.moves import END, END_EARLY, FarmMove, Play
from farmdesk.games.formidable_farm.paying import options
from farmdesk.games.formidable_farm.places import MARKET
from farmdesk.games.formidable_farm.state import (
    FREE,
    LIMIT,
    START_HAND,
    TASK,
    Farm,
    Rest,
    State,
)

MOST_WAYS = 1_000
"""More ways of paying than these are not listed beside one another, but asked card by card."""

_MARKET_SPOTS = tuple(~place for place in range(len(MARKET)))

_new = tuple.__new__  # half the price of Play(...), which is most of what a question costs


def setup(choices: Mapping[str, str], seats: int, luck: Luck) -> State:
    """Shuffle, deal the stacks, open the market, draw lots for who begins (FF-21)."""
    cards, luck = luck.shuffle(range(CARDS))
    first, luck = luck.below(seats)
    task = TASK[seats]
    farms = []
    for seat in range(seats):
        own = bytes(cards[seat * task : (seat + 1) * task])
        hand, stack = own[: -START_HAND - 1 : -1], own[:-START_HAND]
        farms.append(Farm(hand, stack, 0, 0, b"", 0, int(seat == first), 0, 0))
    rest = bytes(cards[seats * task :])
    return State(
        key=choices["own"],
        farms=tuple(farms),
        discs=bytes((NOWHERE,)) * seats,
        market=rest[:-6:-1],
        deck=rest[:-5],
        discard=b"",
        turn=first,
        first=first,
        supplied=False,
        played=b"",
        limit=LIMIT if seats > 1 else FREE,
        market_left=1,
        discount=0,
        extra=0,
        look=b"",
        done=0,
        days=0,
        pending=(),
        luck=luck,
    )


def decisions(state: State) -> tuple[Decision, ...]:
    """The one question to the seat whose turn it is; none once the game is over."""
    if state.turn < 0:
        return ()
    if state.pending:
        top = state.pending[-1]
        assert not isinstance(top, Rest), "rewards never wait for an answer"
        return (top.offer(state),)
    moves: list[FarmMove] = [] if state.supplied else list(space_moves(state))
    moves += plays(state)
    moves.append(END if state.supplied else END_EARLY)  # FF-8
    said = _prompt(len(state.farms) == 1, state.supplied, state.limit - len(state.played))
    return (_new(Decision, (state.turn, said, tuple(moves), side(state))),)


@lru_cache(maxsize=256)
def _prompt(alone: bool, supplied: bool, left: int) -> Phrase:  # noqa: FBT001 - keys of the cache
    key = "cards" if supplied else "supplies"
    if alone:
        return phrase(f"formidable_farm.prompt.alone.{key}")
    if left <= 0 and supplied:
        return phrase("formidable_farm.prompt.end")
    if left <= 0:
        return phrase("formidable_farm.prompt.only_supplies")
    return phrase(f"formidable_farm.prompt.{key}", n=left)


@lru_cache(maxsize=32)
def roomy(key: str) -> frozenset[int]:
    """The cards that allow a further one, and so may be the fourth themselves."""
    cards = deck_of(key).cards
    return frozenset(
        index
        for index, card in enumerate(cards)
        if any(effect.kind == "extra_play" for effect in card.reward)
    )


def plays(state: State) -> list[FarmMove]:
    """Every card that can be played and paid now, in every way of paying it."""
    seat, stall = state.turn, len(state.played)
    hand, market = state.farms[seat].hand, state.market if state.market_left else b""
    spots = [*enumerate(hand), *zip(_MARKET_SPOTS, market, strict=False)]
    if stall >= state.limit:
        allowed = roomy(state.key)
        spots = [(spot, card) for spot, card in spots if card in allowed]
    have = state.farms[seat].purse | GUARD
    fixed = fixed_costs(state.key)
    found: list[FarmMove] = []
    if state.discount:
        choices = [(spot, card) for spot, card in spots if card < NONE]
    else:
        choices = []
        for spot, card in spots:
            need = fixed[card]
            if need >= 0:
                if have - need & GUARD == GUARD:
                    found.append(_new(Play, (seat, spot, stall, need, 0, "", ())))
            elif card < NONE:
                choices.append((spot, card))
    if choices:
        found += _chosen(state, stall, choices)
    return found


def _chosen(state: State, stall: int, cards: list[tuple[int, int]]) -> list[FarmMove]:
    """Cards with special costs, or with several ways of paying."""
    seat = state.turn
    printed = deck_of(state.key).cards
    moves: list[FarmMove] = []
    for spot, card in cards:
        special = printed[card].cost.special
        moves += [
            _new(Play, (seat, spot, stall, payment, choice, special, picks))
            for payment, choice, picks in options(state, card, spot)
        ]
    return moves if len(moves) <= MOST_WAYS else _asked_singly(state, stall, cards)


def _asked_singly(state: State, stall: int, cards: list[tuple[int, int]]) -> list[FarmMove]:
    """The same, but cards with several ways of paying are paid afterwards (FF-32)."""
    seat = state.turn
    moves: list[FarmMove] = []
    for spot, card in cards:
        found = options(state, card, spot)
        if len(found) > 1:
            moves.append(Play(seat, spot, stall, -1, 0, "", ()))
        else:
            special = deck_of(state.key).cards[card].cost.special
            moves += [Play(seat, spot, stall, *option[:2], special, option[2]) for option in found]
    return moves
