"""Turnip Market: what an answer does. One frame a question, and how cards and coins travel."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from farmdesk.core.events import Event, Gained, Moved, Paid, Shuffled, Told, Turned
from farmdesk.core.frames import push
from farmdesk.core.moves import Decision, Move, Name, phrase
from farmdesk.core.places import Piece, Seat, Slot
from tests.toy import pieces as toy
from tests.toy.pieces import Act, Plant, State, Throw, bid, card, field, hand

T = TypeVar("T")
Tell = list[Event] | None


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with one of them changed."""
    return (*items[:index], item, *items[index + 1 :])


def told(tell: Tell, seat: Seat, key: str, *places: Slot) -> None:
    """Write the log line of a decision."""
    if tell is not None:
        tell.append(Told(seat, phrase(f"toy.log.{key}", who=Name(seat)), places))


def rest(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats but one."""
    return tuple(other for other in range(len(state.hands)) if other != seat)


def secretly(tell: Tell, state: State, seat: Seat, seen: Moved | Turned) -> None:
    """Tell a move of a card that only its owner sees; all others see its back."""
    if tell is not None:
        tell.append(seen._replace(seen_by=(seat,)))
        back = Moved(Piece("card:?"), seen.source, seen.target)
        tell.append(back._replace(seen_by=rest(state, seat)))


def draw(state: State, seat: Seat, tell: Tell) -> State:
    """The top card of the deck goes to a hand."""
    held = state.hands[seat]
    secretly(tell, state, seat, Turned(card(state.deck[-1]), toy.DECK, hand(seat, len(held))))
    hands = put(state.hands, seat, (*held, state.deck[-1]))
    return state._replace(deck=state.deck[:-1], hands=hands)


def gain(state: State, seat: Seat, amount: int, tell: Tell) -> State:
    """Coins go from the box to a purse, as many as there are."""
    coins = state.box[:amount]
    if tell is not None and coins:
        tell.append(Gained(seat, "coin", len(coins), toy.BOX))
        tell.extend(Moved(Piece.of("coin", coin), toy.BOX, toy.purse(seat)) for coin in coins)
    purses = put(state.purses, seat, state.purses[seat] + coins)
    return state._replace(box=state.box[amount:], purses=purses)


def pay(state: State, seat: Seat, to_box: int, to_well: int, tell: Tell) -> State:
    """Coins leave a purse; the newest ones go first."""
    coins = state.purses[seat][::-1]
    boxed, sunk = coins[:to_box], coins[to_box : to_box + to_well]
    if tell is not None:
        tell.append(Paid(seat, "coin", to_box + to_well, toy.BOX))
        for target, moved in ((toy.BOX, boxed), (toy.WELL, sunk)):
            tell.extend(Moved(Piece.of("coin", coin), toy.purse(seat), target) for coin in moved)
    purses = put(state.purses, seat, state.purses[seat][: len(coins) - to_box - to_well])
    return state._replace(purses=purses, box=state.box + boxed, well=state.well + sunk)


class Restock(NamedTuple):
    """May a seller throw cards away? Asked again until it is enough."""

    seat: Seat

    def offer(self, state: State) -> Decision:
        """Every card that is not needed for later bids, or enough."""
        spots = range(len(state.hands[self.seat]))
        free = len(spots) >= toy.ROUNDS - state.round
        throws = [Throw(self.seat, spot) for spot in spots if free]
        return Decision(self.seat, phrase("toy.prompt.throw"), (*throws, Act(self.seat, "enough")))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """One card for one coin."""
        if isinstance(move, Act):
            told(tell, self.seat, "enough")
            return state
        assert isinstance(move, Throw)
        told(tell, self.seat, "throw", toy.GONE)
        held = state.hands[self.seat]
        thrown = held[move.spot]
        if tell is not None:
            away = (card(thrown), hand(self.seat, move.spot), toy.GONE)
            tell.append(Moved(*away, seen_by=(self.seat,)))
            tell.append(Turned(*away, seen_by=rest(state, self.seat)))
        hands = put(state.hands, self.seat, held[: move.spot] + held[move.spot + 1 :])
        state = state._replace(hands=hands, gone=(*state.gone, thrown))
        return gain(state, self.seat, 1, tell)._replace(pending=push(state.pending, self))


class Turn(NamedTuple):
    """What becomes of a seat's bid?"""

    seat: Seat

    def offer(self, state: State) -> Decision:
        """Plant it, with water or without, or sell it; peddle before that."""
        rich = len(state.purses[self.seat])
        spots = [k for k, index in enumerate(state.fields[self.seat]) if index == toy.NONE]
        waters = (False, True) if rich >= toy.PRICE else (False,)
        plants = [Plant(self.seat, spot, water) for spot in spots for water in waters]
        side = (Act(self.seat, "peddle"),) if rich and state.deck else ()
        worthy = toy.worth(state.bids[self.seat])
        prompt = phrase("toy.prompt.turn", worth=worthy)
        return Decision(self.seat, prompt, (*plants, Act(self.seat, "sell")), side)

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """The bid leaves its place, except when the seat only peddles."""
        seat = self.seat
        if move == Act(seat, "peddle"):
            told(tell, seat, "peddle", toy.DECK)
            state = state._replace(pending=push(state.pending, self))
            return draw(pay(state, seat, 1, 0, tell), seat, tell)
        index = state.bids[seat]
        state = state._replace(bids=put(state.bids, seat, toy.NONE))
        if isinstance(move, Plant):
            return self._plant(state, index, move, tell)
        told(tell, seat, "sell", toy.GONE)
        if tell is not None:
            tell.append(Moved(card(index), bid(seat), toy.GONE, phrase("toy.why.sold")))
        state = gain(state._replace(gone=(*state.gone, index)), seat, 1, tell)
        if state.deck:
            deck, luck = state.luck.shuffle(state.deck)
            if tell is not None:
                tell.append(Shuffled(toy.DECK))
            state = draw(state._replace(deck=deck, luck=luck), seat, tell)
        return state._replace(pending=push(state.pending, Restock(seat)))

    def _plant(self, state: State, index: int, move: Plant, tell: Tell) -> State:
        seat, spot = self.seat, move.spot
        told(tell, seat, "plant_water" if move.water else "plant", field(seat, spot))
        if tell is not None:
            tell.append(Moved(card(index), bid(seat), field(seat, spot)))
        if move.water:
            state = pay(state, seat, toy.PRICE - 1, 1, tell)
        fields = put(state.fields, seat, put(state.fields[seat], spot, index))
        watered = put(state.watered, seat, put(state.watered[seat], spot, move.water))
        return state._replace(fields=fields, watered=watered)
