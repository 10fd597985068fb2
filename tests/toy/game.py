"""Turnip Market: three rounds of secret bids, planting and peddling. The rules.

Everybody bids a card at the same time; the dearest bid goes first. In a turn the bid is planted
(watered for coins) or sold, and a seller may throw cards away for more coins.
"""

from __future__ import annotations

from farmdesk.core.composer import Composer
from farmdesk.core.events import Began, Ended, Moved, Noted, Turned
from farmdesk.core.frames import pop, push
from farmdesk.core.game import GameInfo, Option, Options, Preset
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, IllegalMoveError, Move, Name, Phrase, phrase
from farmdesk.core.places import Piece, Placed, Seat, Slot
from farmdesk.core.standing import Part, ScoreLine, Standing, TieBreak, best
from tests.toy import pieces as toy
from tests.toy.pieces import Bid, State, bid, card, field, hand
from tests.toy.turns import Tell, Turn, put, secretly, told


class TurnipMarket:
    """The rules, fit for `core.game.Game`."""

    info = GameInfo(
        "toy", 1, (2, 3, 4),
        (Option("purse", ("full", "empty")),),
        (Preset("poor", (("purse", "empty"),)),),
        secrets=True,
    )  # fmt: skip

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """Everybody has four cards and four coins, or none."""
        deck, luck = luck.shuffle(range(toy.CARDS))
        coins = toy.PURSE if options["purse"] == "full" else 0
        bare = tuple(((toy.NONE,) * toy.SPOTS) for _ in range(seats))
        return State(
            0,
            tuple(deck[seat * toy.HAND : (seat + 1) * toy.HAND] for seat in range(seats)),
            (toy.NONE,) * seats,
            bare,
            tuple((False,) * toy.SPOTS for _ in range(seats)),
            tuple(tuple(range(seat * coins, (seat + 1) * coins)) for seat in range(seats)),
            tuple(range(seats * coins, toy.COINS)),
            (),
            deck[seats * toy.HAND :],
            (),
            (),
            luck,
        )

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """All who have not bid yet, or whoever the open choice asks."""
        if state.pending:
            return (state.pending[-1].offer(state),)
        if state.round == toy.ROUNDS:
            return ()
        return tuple(
            Decision(
                seat,
                phrase("toy.prompt.bid", round=state.round + 1),
                tuple(Bid(seat, spot) for spot in range(len(state.hands[seat]))),
            )
            for seat, index in enumerate(state.bids)
            if index == toy.NONE
        )

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """One answer."""
        if isinstance(move, Bid):
            return self._bid(state, move, tell)
        frame, rest = pop(state.pending)
        state = frame.answer(state._replace(pending=rest), move, tell)
        if state.pending:
            return state
        state = state._replace(round=state.round + 1)
        if tell is not None and state.round < toy.ROUNDS:
            tell.append(Began(phrase("toy.round", round=state.round + 1)))
        elif tell is not None:
            tell.append(Ended(self.standing(state).winners))
        return state

    def _bid(self, state: State, move: Bid, tell: Tell) -> State:
        seat, held = move.seat, state.hands[move.seat]
        index = held[move.spot]
        told(tell, seat, "bid", bid(seat))
        secretly(tell, state, seat, Moved(card(index), hand(seat, move.spot), bid(seat)))
        hands = put(state.hands, seat, held[: move.spot] + held[move.spot + 1 :])
        bids = put(state.bids, seat, index)
        state = state._replace(hands=hands, bids=bids)
        if toy.NONE in bids:
            return state
        if tell is not None:
            tell.append(Noted(phrase("toy.reveal")))
            tell.extend(Turned(card(shown), bid(who), bid(who)) for who, shown in enumerate(bids))
        order = sorted(range(len(bids)), key=lambda who: -toy.worth(bids[who]))
        return state._replace(pending=push((), *(Turn(who) for who in order)))

    def table(self, state: State) -> tuple[Placed, ...]:
        """Hands, deck and fresh bids lie face down, all else face up."""
        placed: list[Placed] = []

        def lay(index: int, slot: Slot, up: bool, order: int = 0) -> None:
            piece = Piece.of("card", f"?-{len(placed)}") if index == toy.HIDDEN else card(index)
            if index != toy.NONE:
                placed.append(Placed(piece, slot, up, slot.seat, order))

        for seat, held in enumerate(state.hands):
            for spot, index in enumerate(held):
                lay(index, hand(seat, spot), False)
            lay(state.bids[seat], bid(seat), bool(state.pending))
            for spot, index in enumerate(state.fields[seat]):
                lay(index, field(seat, spot), True)
        for slot, pile, up in ((toy.DECK, state.deck, False), (toy.GONE, state.gone, True)):
            for order, index in enumerate(pile):
                lay(index, slot, up, order)
        heaps = [*((toy.purse(seat), coins) for seat, coins in enumerate(state.purses))]
        for slot, coins in (*heaps, (toy.BOX, state.box), (toy.WELL, state.well)):
            for order, coin in enumerate(coins):
                placed.append(Placed(Piece.of("coin", coin), slot, True, slot.seat, order))
        return tuple(placed)

    def standing(self, state: State) -> Standing:
        """Planted cards count, watered ones twice; every two coins count one.

        What others' coins are worth is not told before the end.
        """
        lines: list[ScoreLine] = []
        for seat, planted in enumerate(state.fields):
            parts = tuple(
                Part((field(seat, spot),), toy.worth(index) * (1 + state.watered[seat][spot]))
                for spot, index in enumerate(planted)
                if index != toy.NONE
            )
            points = sum(part.points for part in parts)
            lines.append(ScoreLine(seat, phrase("toy.score.field"), points, parts=parts))
            coins = len(state.purses[seat])
            if state.viewer in (-1, seat) or state.round == toy.ROUNDS:
                what = phrase("toy.score.coins", n=coins)
                lines.append(ScoreLine(seat, what, coins // 2, "coins"))
            else:
                lines.append(ScoreLine(seat, phrase("toy.score.purse"), 0, "coins", secret=True))
        seats = range(len(state.hands))
        totals = tuple(sum(line.points for line in lines if line.seat == seat) for seat in seats)
        closed = state.viewer != -1 and state.round < toy.ROUNDS
        coins_left = tuple(0 if closed else len(coins) for coins in state.purses)
        ties = (TieBreak(phrase("toy.tie.coins"), coins_left),)
        return Standing(tuple(lines), totals, ties, best(totals, ties))

    def conceal(self, state: State, seat: Seat) -> State:
        """Other hands, other fresh bids, the deck and the luck are not known."""
        bids = state.bids
        if not state.pending:
            bids = tuple(
                index if who == seat or index == toy.NONE else toy.HIDDEN
                for who, index in enumerate(bids)
            )
        hands = tuple(
            held if who == seat else (toy.HIDDEN,) * len(held)
            for who, held in enumerate(state.hands)
        )
        deck = (toy.HIDDEN,) * len(state.deck)
        return state._replace(hands=hands, bids=bids, deck=deck, luck=Luck(0), viewer=seat)

    def imagine(self, concealed: State, luck: Luck) -> State:
        """Deal all cards that are not seen anywhere to the hidden places."""
        shown = {
            index
            for pile in (*concealed.hands, *concealed.fields, concealed.bids, concealed.gone)
            for index in pile
        }
        unseen, luck = luck.shuffle([index for index in range(toy.CARDS) if index not in shown])
        rest = iter(unseen)

        def deal(pile: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(next(rest) if index == toy.HIDDEN else index for index in pile)

        hands = tuple(deal(held) for held in concealed.hands)
        bids, deck = deal(concealed.bids), deal(concealed.deck)
        return concealed._replace(hands=hands, bids=bids, deck=deck, luck=luck, viewer=-1)

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """The first reason that fits."""
        asked = next((d for d in self.decisions(state) if d.seat == seat), None)
        if asked is None:
            return phrase("toy.no.wait")
        try:
            Composer(asked).drop_all(drops)
        except IllegalMoveError:
            return self._reason(state, seat, drops[-1])
        return None

    def _reason(self, state: State, seat: Seat, drop: Drop) -> Phrase:
        if drop.source.seat not in (None, seat):
            return phrase("toy.no.not_yours", who=Name(drop.source.seat or 0))
        area, spot = drop.target.area, drop.target.spot
        if area == field(seat, 0).area and state.fields[seat][int(spot)] != toy.NONE:
            return phrase("toy.no.taken")
        if drop.source.zone == "purse":
            return phrase("toy.no.coins", price=toy.PRICE)
        if drop.target == toy.GONE:
            return phrase("toy.no.keep", n=toy.ROUNDS - state.round - 1)
        return phrase("toy.no.never")


GAME = TurnipMarket()
