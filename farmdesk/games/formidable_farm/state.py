"""The state of a game of Formidable Farm, and what can be read off it without knowing a rule.

Tables and AIs read this file, `cards`, `crops`, `costs`, `places`, `names` and `worth`, nothing
else. A card is a small int: its index in the deck of the game, or HIDDEN.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple, Protocol

from farmdesk.core.events import Event
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import costs
from farmdesk.games.formidable_farm.cards import (
    CARD_SPACE,
    NONE,
    NOWHERE,
    SPACES,
    Card,
    Deck,
    Effect,
    deck_of,
)
from farmdesk.games.formidable_farm.crops import Bundle, counts

OVER = -1
"""Stands in `State.turn` once the game has ended."""

TASK = (0, 30, 20, 17, 15)
"""By number of seats: the cards that each has to fulfil."""

START_HAND = 3

LIMIT = 3
"""Cards that may be played in a turn, with others at the table."""

FREE = 999
"""No limit: cards played in a turn of a solo game, market cards after the first turns."""

DAYS = 18
"""Turns of a solo game."""

LAP = 6
"""Turns in which the countdown disc goes round the board."""

CROP_PRICE = DRAW_PRICE = 3
"""Fulfilled cards for any crop, and for drawing a card, at any time of the own turn."""

STAY_PRICE = 2
"""Fulfilled cards for leaving the disc on its space; each disc of others there costs 1 more."""


class Farm(NamedTuple):
    """All that lies before one seat."""

    hand: bytes
    stack: bytes
    """Own trade cards, the top one last."""
    under: int
    """How many cards at the bottom of the stack their owner knows (FF-23)."""
    over: int
    """How many cards on top of the stack their owner knows, after looking at them."""
    coins: bytes
    """Fulfilled cards, the oldest first. Only their owner may look at them."""
    purse: Bundle
    """Crops."""
    turns: int
    """Turns begun; extra turns do not count."""
    own: int
    """Cards fulfilled from the hand, or by themselves from the stack."""
    traded: int
    """Cards fulfilled from the market."""


class Asked(Protocol):
    """A question that a card asks; see `frames`."""

    @property
    def card(self) -> int:
        """The card that asks."""
        ...

    @property
    def at(self) -> int:
        """Which of its effects asks, from 0; -1 while its cost is being paid."""
        ...

    def offer(self, state: State) -> Decision:
        """The question and all its answers."""
        ...

    def answer(self, state: State, move: Move, tell: list[Event] | None) -> State:
        """The state after an answer; `state` no longer holds this question."""
        ...


class Rest(NamedTuple):
    """What a card still brings once the questions above it are answered; never asked itself."""

    card: int
    at: int
    """The effect that comes next."""
    paid: int
    """Sheep and pigs that were paid for the card."""


class State(NamedTuple):
    """One moment of a game."""

    key: str
    """Empty for our own deck, else the text of the player's (see `cards.deck_of`)."""
    farms: tuple[Farm, ...]
    """By seat."""
    pending: tuple[Asked | Rest, ...]
    """Open questions of a card, the last one asked first."""
    discs: bytes
    """By seat: the space of its disc, or NOWHERE."""
    market: bytes
    """Five open cards; NONE is a gap."""
    deck: bytes
    """The market's stack, the next card last."""
    discard: bytes
    """Open cards beside the market, the latest last."""
    turn: int
    """The seat whose turn it is, or OVER."""
    first: Seat
    """Who began."""
    supplied: bool
    """Have the supplies of this turn been taken?"""
    played: bytes
    """The cards played in this turn; they become coins at its end."""
    limit: int
    """Cards that may be played in this turn, FREE in a solo game."""
    market_left: int
    """Market cards that may still be played in this turn; FREE after the first turns."""
    discount: int
    """Symbols that the next card costs less."""
    extra: int
    """Extra turns that follow this one."""
    look: bytes
    """Cards of the own stack that are being looked at, the top one first."""
    done: int
    """Mask of the seats that have fulfilled all their cards."""
    days: int
    """Turns that the countdown of a solo game has counted, 0 to 18."""
    luck: Luck
    """For shuffling the market's discards."""
    track: bytes = b""
    """By turn that the countdown of a solo game has counted: the cards that were still to do."""


def seats(state: State) -> int:
    """The number of seats, 1 to 4."""
    return len(state.farms)


def solo(state: State) -> bool:
    """Is this the game for one?"""
    return len(state.farms) == 1


def deck(state: State) -> Deck:
    """The cards of this game, and how its supply board lies."""
    return deck_of(state.key)


def card(state: State, index: int) -> Card:
    """What is printed on a card. `index` is neither HIDDEN nor NONE."""
    return deck_of(state.key).cards[index]


def task(state: State) -> int:
    """The cards that each seat had to fulfil at the start: 30, 20, 17 or 15."""
    return TASK[len(state.farms)]


def to_go(state: State, seat: Seat) -> int:
    """The cards that a seat has still to fulfil: its stack and its hand."""
    farm = state.farms[seat]
    looking = len(state.look) if seat == state.turn else 0
    return len(farm.hand) + len(farm.stack) + looking


def finished(state: State, seat: Seat) -> bool:
    """Has a seat ended a turn with all its cards fulfilled?"""
    return bool(state.done >> seat & 1)


def last_round(state: State) -> bool:
    """Is the round being played to its end since somebody has finished?"""
    return state.done > 0


def still_to_play(state: State) -> tuple[Seat, ...]:
    """The seats that have a turn in this round after the one whose turn it is, in order."""
    if state.turn == OVER:
        return ()
    count = len(state.farms)
    left = (state.first - state.turn - 1) % count
    return tuple((state.turn + 1 + k) % count for k in range(left))


def won(state: State) -> bool:
    """Has a solo game been won: no card left in hand and stack?"""
    return solo(state) and not to_go(state, 0)


def round_number(state: State) -> int:
    """The round, from 1; in a solo game the turn that the countdown counts, 1 to 18."""
    if solo(state):
        return min(state.days + 1, DAYS)
    return max(farm.turns for farm in state.farms)


def days_left(state: State) -> int:
    """Turns that remain in a solo game, this one included."""
    return DAYS - state.days


def done_by_day(state: State) -> tuple[int, ...]:
    """By turn that has been counted in a solo game: by how many cards the task became shorter.

    Below 0 where a cost brought more cards than were done (FF-13); a turn that is won is not told.
    """
    left = (task(state), *state.track)
    return tuple(before - after for before, after in pairwise(left))


def laps_left(state: State) -> int:
    """Spare discs beside the board of a solo game: 2, 1 or 0."""
    return max(0, 2 - state.days // LAP)


def countdown(state: State) -> int:
    """The space of the countdown disc of a solo game."""
    return deck_of(state.key).beside(CARD_SPACE, state.days)


def crops(state: State, seat: Seat) -> tuple[int, ...]:
    """Wheat, cucumbers, tomatoes, sheep and pigs of a seat."""
    return counts(state.farms[seat].purse)


def hand(state: State, seat: Seat) -> tuple[int, ...]:
    """The hand of a seat by place."""
    return tuple(state.farms[seat].hand)


def coins(state: State, seat: Seat) -> int:
    """Fulfilled cards that a seat can pay with now."""
    return len(state.farms[seat].coins)


def coming_coins(state: State, seat: Seat) -> int:
    """Fulfilled cards that a seat gets at the end of this turn."""
    return len(state.played) if seat == state.turn else 0


def known_stack(state: State, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What an owner knows of its stack: the top cards, uppermost first; the bottom ones, lowest
    last. HIDDEN in a state that is concealed for somebody else."""
    farm = state.farms[seat]
    over = farm.stack[len(farm.stack) - farm.over :]
    return tuple(over[::-1]), tuple(farm.stack[: farm.under][::-1])


def ring(state: State) -> tuple[int, ...]:
    """The six spaces clockwise (FF-1)."""
    return deck_of(state.key).ring


def discs_on(state: State, space: int) -> tuple[Seat, ...]:
    """The seats whose disc stands on a space; the countdown disc is not among them."""
    return tuple(seat for seat, disc in enumerate(state.discs) if disc == space)


def price(state: State, seat: Seat, space: int) -> int:
    """Fulfilled cards that moving the own disc to a space costs: 0 for a free one."""
    cost = state.discs.count(space)
    if state.discs[seat] == space:
        cost += STAY_PRICE - 1
    if solo(state) and countdown(state) == space:
        cost += 1
    return cost


def previous_space(state: State, seat: Seat) -> int:
    """The space of the disc of whoever sits before a seat, or of the countdown (FF-6)."""
    if len(state.farms) == 1:
        return countdown(state)
    return state.discs[seat - 1]


def spaces_from(state: State, seat: Seat, where: str) -> tuple[int, ...]:
    """The spaces that a reward `supply` reaches for a seat: none, one or several (FF-2, FF-5).

    `where` is `own`, `adjacent`, `opposite`, `any` or `previous`.
    """
    disc = state.discs[seat]
    if where == "any":
        return deck_of(state.key).ring
    if where == "previous":
        found = previous_space(state, seat)
        return (found,) if found != NOWHERE else ()
    if disc == NOWHERE:
        return ()
    steps = {"own": (0,), "adjacent": (-1, 1), "opposite": (3,)}[where]
    return tuple(deck_of(state.key).beside(disc, step) for step in steps)


def gives(state: State, seat: Seat, space: int) -> bool:
    """Would a seat get anything from a space? The card space gives nothing to an empty stack."""
    return not SPACES[space].draw or bool(state.farms[seat].stack)


def open_market(state: State) -> tuple[int, ...]:
    """The places of the market where a card lies."""
    return tuple(place for place, index in enumerate(state.market) if index != NONE)


def plays_left(state: State) -> int:
    """Cards that may still be played in this turn; FREE or near it in a solo game."""
    return max(state.limit - len(state.played), 0)


def fits_limit(state: State, index: int) -> bool:
    """Is there room for a card in this turn? One that allows a fourth card makes its own room."""
    return len(state.played) < state.limit or any(
        effect.kind == "extra_play" for effect in card(state, index).reward
    )


def payable(state: State, seat: Seat, index: int, *, on_market: bool) -> bool:
    """Could a seat pay this card now, from its hand or from the market? Turns and limits aside."""
    others = len(open_market(state)) - on_market
    farm = state.farms[seat]
    discount = state.discount if seat == state.turn else 0
    return costs.can_pay(card(state, index), farm.purse, len(farm.coins), others, discount)


def missing(state: State, seat: Seat, index: int) -> tuple[int, ...]:
    """The crops that a seat lacks to pay a card, by kind; of symbols with a choice the cheapest."""
    discount = state.discount if seat == state.turn else 0
    return counts(costs.missing(card(state, index), state.farms[seat].purse, discount))


def asking(state: State) -> tuple[int, int] | None:
    """The card whose question is open and which of its effects asks, -1 for its cost; or None."""
    if not state.pending:
        return None
    return state.pending[-1].card, state.pending[-1].at


def to_come(state: State) -> tuple[Effect, ...]:
    """The effects of the card with the open question that are still to come, this one first."""
    asked = asking(state)
    return card(state, asked[0]).reward[max(asked[1], 0) :] if asked else ()
