"""Taking major improvements (AG-19, AG-21)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from farmdesk.core.events import Moved
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import changes
from farmdesk.games.agricola.deeds import Tell, with_farm
from farmdesk.games.agricola.frames.act import occur
from farmdesk.games.agricola.frames.paying import charged
from farmdesk.games.agricola.frames.verb import Verb, enter
from farmdesk.games.agricola.goods import STONE, Goods, covers
from farmdesk.games.agricola.moments import COSTS, PLAYED
from farmdesk.games.agricola.moves import Improve
from farmdesk.games.agricola.places import MAJOR_SLOTS, card_piece, played_slot
from farmdesk.games.agricola.spaces import MAJORS
from farmdesk.games.agricola.state import State
from farmdesk.games.agricola.worth import prices, ways

_PRINTED = tuple((1 << n, major.id, prices(major)) for n, major in enumerate(MAJORS))


@lru_cache(maxsize=1 << 14)
def _any(majors: int, building: Goods, cards: tuple[str, ...]) -> bool:
    """Can one of these improvements be paid as printed?"""
    return any(
        covers(building, price.cost) and (not price.returned or price.returned in cards)
        for bit, _, printed in _PRINTED
        if majors & bit
        for price in printed
    )


class Improving(Verb):
    """Taking one major improvement."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Is there one that can be paid?"""
        farm = state.farms[seat]
        if changes(farm.cards, COSTS):
            return bool(self.moves(state, seat))
        return _any(state.majors, farm.goods[: STONE + 1], farm.cards)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Each improvement that nobody has and that can be paid; again for what may be handed back.

        Handing back can also be chosen afterwards: these are two gestures for the same.
        """
        found = []
        for bit, card, printed in _PRINTED:
            fair = ways(state, seat, card, *printed) if state.majors & bit else ()
            if fair:
                found.append(Improve(seat, card))
                found += (Improve(seat, card, one.returned) for one in fair if one.returned)
        return found

    def choices(self, state: State, seat: Seat) -> Sequence[Move]:
        """Each improvement once: how it is paid is asked afterwards, if at all."""
        return [move for move in self.moves(state, seat) if not getattr(move, "returned", "")]

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The improvement lies before the seat, is paid, and then does what it does at once."""
        assert isinstance(move, Improve), "only improvements are offered"
        card = move.card
        bit, _, printed = next(one for one in _PRINTED if one[1] == card)
        fair = ways(state, seat, card, *printed)
        if move.returned:
            fair = tuple(one for one in fair if one.returned == move.returned)
        if tell is not None:
            tell.append(Moved(card_piece(card), MAJOR_SLOTS[card], played_slot(seat, card)))
        farm = state.farms[seat]
        state = with_farm(state, seat, farm._replace(cards=(*farm.cards, card)))
        state = occur(state._replace(majors=state.majors & ~bit), seat, PLAYED, (card,))
        return charged(state, seat, fair, tell)


enter(Improving("improve"))
