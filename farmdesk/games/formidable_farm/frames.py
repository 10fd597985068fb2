"""The questions that a card asks while it is carried out: crops of choice, cards drawn.

Whatever is asked says which card asks (`card`) and which of its effects (`at`, -1 for the cost).
The seat asked is always the one whose turn it is. What can be bought at any time is offered beside
the answers, except where it could take away what a question still needs. `bargains` and `paying`
hold the other questions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.moves import Decision, Move, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import deeds, telling
from farmdesk.games.formidable_farm.cards import ANY, Effect, deck_of
from farmdesk.games.formidable_farm.crops import ONE, Bundle
from farmdesk.games.formidable_farm.moves import (
    ENOUGH,
    SKIP,
    TAKE,
    FarmMove,
    Put,
    side_moves,
)
from farmdesk.games.formidable_farm.names import bundle_words, effect_words
from farmdesk.games.formidable_farm.places import (
    POOL,
    PURSE,
    STACK,
    UNDER,
    hand_slot,
    look_slot,
)
from farmdesk.games.formidable_farm.state import CROP_PRICE, Asked, Rest, State, spaces_from
from farmdesk.games.formidable_farm.telling import Tell


def effect_of(state: State, card: int, at: int) -> Effect:
    """The effect number `at` of a card."""
    return deck_of(state.key).cards[card].reward[at]


def side(state: State) -> tuple[Move, ...]:
    """What the seat whose turn it is can buy now (FF-28)."""
    farm = state.farms[state.turn]
    return side_moves(state.turn, rich=len(farm.coins) >= CROP_PRICE, more=bool(farm.stack))


def ask(
    state: State, moves: tuple[FarmMove, ...], prompt: Phrase, *, buys: bool = True
) -> Decision:
    """A question to the seat whose turn it is."""
    return Decision(state.turn, prompt, moves, side(state) if buys else ())


@lru_cache(maxsize=1_024)
def prompt(key: str, n: int | None = None, what: Phrase | None = None) -> Phrase:
    """A question in words: `formidable_farm.prompt.<key>`."""
    args: dict[str, int | Phrase] = {}
    if n is not None:
        args["n"] = n
    if what is not None:
        args["what"] = what
    return phrase(f"formidable_farm.prompt.{key}", **args)


class Crops(NamedTuple):
    """Crops of the seat's choice, one after the other. They are always taken (FF-26)."""

    card: int
    at: int
    left: int

    def offer(self, state: State) -> Decision:
        """Any of the five."""
        return ask(state, _any_crop(state.turn), prompt("crops", self.left))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """One crop more, and the rest is asked again."""
        assert isinstance(move, Put)
        what = bundle_words(ONE[move.pick])
        telling.told(tell, state, "crop", PURSE[state.turn][move.pick], what=what)
        state = deeds.any_crop(state, move.pick, tell)
        return again(state, self._replace(left=self.left - 1)) if self.left > 1 else state


@lru_cache(maxsize=8)
def _any_crop(seat: Seat) -> tuple[FarmMove, ...]:
    return tuple(Put("crop", c, POOL[c], PURSE[seat][c]) for c in range(len(POOL)))


def again(state: State, *frames: Asked | Rest) -> State:
    """The state with questions on top of those that are open; the last one is asked first."""
    return deeds.asking(state, state.pending + frames)


class May(NamedTuple):
    """Does the seat want what an effect brings?"""

    card: int
    at: int

    def offer(self, state: State) -> Decision:
        """Take it, or leave it."""
        what = effect_words(effect_of(state, self.card, self.at))
        return ask(state, (TAKE, SKIP), prompt("may", None, what))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """What the effect does, unless it is left."""
        effect = effect_of(state, self.card, self.at)
        telling.told(tell, state, "take" if move == TAKE else "skip", what=effect_words(effect))
        if move == SKIP:
            return state
        return _TAKEN[effect.kind](self, state, effect, tell)

    def draw(self, state: State, effect: Effect, tell: Tell) -> State:
        """FF-22: a crop of choice for each card that the stack lacks."""
        lacking = effect.n - len(state.farms[state.turn].stack)
        state = deeds.draw(state, effect.n, tell)
        return again(state, Crops(self.card, self.at, lacking)) if lacking > 0 else state

    def draw_bottom(self, state: State, effect: Effect, tell: Tell) -> State:
        """From below the stack."""
        return deeds.draw_bottom(state, effect.n, tell)

    def draw_then_under(self, state: State, effect: Effect, tell: Tell) -> State:
        """A stack that is too small gives one card, and none goes under it; an empty one a crop."""
        left = len(state.farms[state.turn].stack)
        if not left:  # it was emptied by a purchase in the meantime
            return again(state, Crops(self.card, self.at, 1))
        if left < effect.n:
            return deeds.draw(state, 1, tell)
        state = deeds.draw(state, effect.n, tell)
        return again(state, Under(self.card, self.at, effect.m))

    def auto_fulfil(self, state: State, effect: Effect, tell: Tell) -> State:
        """FF-16."""
        return deeds.auto_fulfil(state, effect.n, tell)

    def rearrange(self, state: State, effect: Effect, tell: Tell) -> State:
        """The top cards are laid out."""
        return again(deeds.look(state, effect.n, tell), Look(self.card, self.at))

    def supply(self, state: State, effect: Effect, tell: Tell) -> State:
        """From the one space that the effect reaches (FF-3, FF-4)."""
        (space,) = spaces_from(state, state.turn, effect.where)
        return deeds.take_supplies(state, space, tell, effect.n)


_TAKEN = {
    "draw": May.draw,
    "draw_bottom": May.draw_bottom,
    "draw_then_under": May.draw_then_under,
    "auto_fulfil": May.auto_fulfil,
    "rearrange": May.rearrange,
    "supply": May.supply,
}


def _hand_cards(state: State, verb: str) -> tuple[Put, ...]:
    """Every hand card, to be put under the stack."""
    seat = state.turn
    places = range(len(state.farms[seat].hand))
    return tuple(Put(verb, place, hand_slot(seat, place), UNDER[seat]) for place in places)


class Under(NamedTuple):
    """Hand cards that must go under the stack, one after the other."""

    card: int
    at: int
    left: int

    def offer(self, state: State) -> Decision:
        """Any hand card."""
        return ask(state, _hand_cards(state, "under"), prompt("under", self.left))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """One card less in the hand."""
        assert isinstance(move, Put)
        telling.told(tell, state, "under", STACK[state.turn])
        state = deeds.hand_under(state, move.pick, tell)
        return again(state, self._replace(left=self.left - 1)) if self.left > 1 else state


class Cycle(NamedTuple):
    """Hand cards that may go under the stack; as many are drawn afterwards."""

    card: int
    at: int
    left: int
    done: int = 0

    def offer(self, state: State) -> Decision:
        """Any hand card, or enough."""
        cards = _hand_cards(state, "under") if self.left else ()
        last = ENOUGH if self.done else SKIP
        return ask(state, (*cards, last), prompt("cycle", self.left))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """One card under the stack; the last one, or enough, is followed by drawing."""
        done = self.done
        if isinstance(move, Put):
            telling.told(tell, state, "under", STACK[state.turn])
            state = deeds.hand_under(state, move.pick, tell)
            done += 1
            if self.left > 1 and state.farms[state.turn].hand:
                return again(state, self._replace(left=self.left - 1, done=done))
        else:
            telling.told(tell, state, "cycled" if done else "cycled_none", n=done)
        return deeds.draw(state, done, tell) if done else state


class Look(NamedTuple):
    """Cards of the stack that lie open to their owner and go back one by one."""

    card: int
    at: int

    def offer(self, state: State) -> Decision:
        """Each of them on top of the stack or under it."""
        return ask(state, _put_backs(state.turn, len(state.look)), prompt("look"), buys=False)

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """One of them back; the last one on top is drawn first."""
        assert isinstance(move, Put)
        telling.told(tell, state, move.verb, STACK[state.turn])
        state = deeds.put_back(state, move.pick, tell, under=move.verb == "look_under")
        return again(state, self) if state.look else state


@lru_cache(maxsize=64)
def _put_backs(seat: Seat, count: int) -> tuple[FarmMove, ...]:
    return tuple(
        Put(verb, place, look_slot(seat, place), target)
        for place in range(count)
        for verb, target in (("look_over", STACK[seat]), ("look_under", UNDER[seat]))
    )


def take(state: State, symbols: tuple[int, ...], card: int, at: int, tell: Tell) -> State:
    """Crops gained; those of choice are asked for."""
    fixed, free = _split(symbols)
    if fixed:
        state = deeds.gain(state, fixed, tell)
    return again(state, Crops(card, at, free)) if free else state


@lru_cache(maxsize=512)
def _split(symbols: tuple[int, ...]) -> tuple[Bundle, int]:
    """The crops that are named, and how many are of choice."""
    fixed = sum(ONE[symbol] for symbol in symbols if symbol < ANY)
    return fixed, symbols.count(ANY)
