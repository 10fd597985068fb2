"""The state of a game of Harvest Island, and what can be read off it without knowing a rule.

Tables and scenes read this file, `cards`, `places`, `names` and `worth`, nothing else.

A card is a small int: an index into the cards of the deck, then the twelve fertilisers from
`FERTILISER_0` on, then the codes of what is not there or not known: a hidden card still shows the
season on its back.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.places import Piece, Seat
from farmdesk.games.harvest_island.cards import (
    CARDS,
    FRUIT_CARDS,
    FRUITS,
    NOTHING,
    RAIN,
    SUN,
    Deck,
    deck_of,
)
from farmdesk.games.harvest_island.cards import EMPTY as EMPTY
from farmdesk.games.harvest_island.cards import FERTILISER_0 as FERTILISER_0
from farmdesk.games.harvest_island.cards import HIDDEN_0 as HIDDEN_0
from farmdesk.games.harvest_island.cards import NO_SEASON as NO_SEASON
from farmdesk.games.harvest_island.moves import Draw as Draw
from farmdesk.games.harvest_island.moves import Fertilise as Fertilise
from farmdesk.games.harvest_island.moves import Harvest as Harvest
from farmdesk.games.harvest_island.moves import Release as Release
from farmdesk.games.harvest_island.moves import Sow as Sow
from farmdesk.games.harvest_island.moves import Suffer as Suffer
from farmdesk.games.harvest_island.moves import Tend as Tend
from farmdesk.games.harvest_island.places import HAND, SEASONS

NOBODY = 255
"""The king of a fruit that nobody is king of."""

ACT, ACT_AGAIN, REFILL, STRUCK, OVER = range(5)
"""What the game waits for: the first use of a hand card or a harvest; the second use; a card to
fill the hand with; owners who choose the field that suffers; nothing."""

NOT_STRUCK, CHOOSES = 0, 1
"""By seat while a disaster is on: it has suffered or has nothing to lose; it must choose."""


class Farm(NamedTuple):
    """All that lies before one seat."""

    hand: bytes
    """Four places, with `EMPTY` where a card is missing. Cards stay in their places."""
    shown: int
    """Mask of the places in the hand whose card everybody saw when it was taken: fertilisers and
    cards from the supply. Such cards are not concealed."""
    fields: tuple[bytes, bytes, bytes]
    """Mountain, hill, plain: the cards in the order in which they were laid. The first fruit is the
    seed; a fertiliser may lie below it (HI-2)."""
    barn: bytes
    """The cards that count, in the order in which they were harvested. Everybody saw them."""


class State(NamedTuple):
    """One moment of a game."""

    deck: str
    """Empty for our own deck, else the text of the player's (see `cards.deck_of`)."""
    farms: tuple[Farm, ...]
    """By seat."""
    piles: tuple[bytes, bytes, bytes, bytes]
    """By season: the cards still in the pile, the next one last."""
    season: int
    """The season of the pile that is drawn from, 0 to 3, or NO_SEASON."""
    supply: bytes
    storage: bytes
    weather: bytes
    """The weather cards that lie there, one kind at most."""
    fertilisers: bytes
    """What is left in the fertiliser area, the next one last."""
    gone: bytes
    """Cards that were discarded openly, ascending: seeds, cards swept away, fruit and weather of
    disasters."""
    buried: bytes
    """Cards that nobody has seen go: removed at set-up, thrown away with a pile."""
    records: bytes
    """By fruit: the number that was harvested for the medal; 0 while there is none."""
    kings: bytes
    """By fruit: the seat that has the medal, or NOBODY."""
    first: Seat
    """Who began."""
    seat: Seat
    """Whose turn it is."""
    turn: int
    """Turns begun, from 1."""
    step: int
    """ACT, ACT_AGAIN, REFILL, STRUCK or OVER."""
    released: int
    """Cards put in storage in this turn; two earn a fertiliser (HI-1)."""
    earned: bool
    """May the seat still take a fertiliser in this refill?"""
    struck: bytes
    """By seat: NOT_STRUCK or CHOOSES; all NOT_STRUCK when no disaster is on."""
    ending: bool
    """Has winter run out? The round is finished (HI-10)."""
    closed: bool
    """Are harvested cards face down until the end (HI-16)?"""
    viewer: int
    """The seat for which this state was concealed; -1 for the full state."""


CAPACITY = (4, 6, 0)
"""By field: cards that it holds, seed and fertilisers included; 0 where there is no limit."""

MEDAL_FROM = 4
"""The least number of one fruit that wins a medal."""

SWEEP_FROM = 4
"""Cards in storage from which on it moves up to the supply."""

DISASTER_FROM = 3
"""Weather cards of one kind that bring a disaster."""


def seats(state: State) -> int:
    """The number of seats, 2 to 4."""
    return len(state.farms)


def deck(state: State) -> Deck:
    """What is printed on the cards of this game."""
    return deck_of(state.deck)


def is_fertiliser(card: int) -> bool:
    """Is this card a fertiliser?"""
    return FERTILISER_0 <= card < HIDDEN_0


def is_weather(card: int) -> bool:
    """Is this card sun or rain?"""
    return FRUIT_CARDS <= card < CARDS


def is_hidden(card: int) -> bool:
    """Is only the back of this card known?"""
    return HIDDEN_0 <= card < EMPTY


def fruit_of(state: State, card: int) -> int | None:
    """The fruit on a card, 0 to 11; None for every other card, hidden ones included."""
    return deck_of(state.deck).kind[card] if card < FRUIT_CARDS else None


def points_of(state: State, card: int) -> int:
    """The points on a card; 0 for all but fruit."""
    return deck_of(state.deck).points[card]


def season_of(state: State, card: int) -> int:
    """The season on the back of a card, 0 to 3; NO_SEASON for fertilisers and gaps."""
    return deck_of(state.deck).season[card]


def card_piece(state: State, card: int, where: str = "") -> Piece:
    """The piece of a card: `card:mango-spring-2`.

    A hidden one is named by its back and where it lies: `card:?-summer-hand-1-0`.
    """
    if is_hidden(card):
        return Piece.of("card", f"?-{SEASONS[card - HIDDEN_0]}-{where}")
    return _pieces(state.deck)[card]


def card_of(state: State, piece: Piece) -> int:
    """The card of a piece that is not hidden. Raises KeyError for what is no card."""
    return deck_of(state.deck).by_id[piece.name]


@lru_cache(maxsize=16)
def _pieces(key: str) -> dict[int, Piece]:
    return {card: Piece.of("card", name) for name, card in deck_of(key).by_id.items()}


def seed_of(field: bytes) -> int:
    """The seed on a field, or EMPTY: the first card that is no fertiliser (HI-2)."""
    for card in field:
        if card < FERTILISER_0:
            return card
    return EMPTY


def crop_of(field: bytes) -> bytes:
    """The fruit on a field that a harvest would bring home: all but the seed."""
    return bytes(card for card in field if card < FERTILISER_0)[1:]


def fertilisers_on(field: bytes) -> int:
    """How many fertilisers lie on a field."""
    return sum(card >= FERTILISER_0 for card in field)


def fruit_on(state: State, field: bytes) -> int | None:
    """The fruit that grows on a field; None where nothing is sown."""
    return fruit_of(state, seed_of(field))


def medal_count(field: bytes) -> int:
    """What a field counts for a medal: seed and fruit 1 each, a fertiliser 2; 0 without a seed."""
    return len(field) + fertilisers_on(field) if seed_of(field) != EMPTY else 0


def room_left(land: int, field: bytes) -> int | None:
    """Cards that still go on a field; None where there is no limit."""
    return CAPACITY[land] - len(field) if CAPACITY[land] else None


def has_room(land: int, field: bytes) -> bool:
    """May another card be laid on this field?"""
    return not CAPACITY[land] or len(field) < CAPACITY[land]


def gaps(state: State, seat: Seat) -> int:
    """Cards missing in a hand, 0 to 4."""
    return state.farms[seat].hand.count(EMPTY)


def hand_size(state: State, seat: Seat) -> int:
    """Cards in a hand, 0 to 4."""
    return HAND - gaps(state, seat)


def is_shown(state: State, seat: Seat, place: int) -> bool:
    """Does everybody know the card in this place of a hand?"""
    return bool(state.farms[seat].shown >> place & 1)


def uses_left(state: State) -> int:
    """Hand cards that the seat whose turn it is has still to use: 2, 1 or 0."""
    return {ACT: 2, ACT_AGAIN: 1}.get(state.step, 0)


def may_earn(state: State) -> bool:
    """Has this turn earned a fertiliser, or can it, if all that is left to use is released?"""
    if not state.fertilisers or state.step >= REFILL:
        return state.earned
    hand = state.farms[state.seat].hand
    fruit = sum(not is_fertiliser(card) and card != EMPTY for card in hand)
    return state.released + min(uses_left(state), fruit) >= 2


def pile_counts(state: State) -> tuple[int, ...]:
    """By season: cards still in the pile."""
    return tuple(map(len, state.piles))


def cards_left(state: State) -> int:
    """Cards in all piles together."""
    return sum(map(len, state.piles))


def weather_kind(state: State) -> int | None:
    """0 for sun, 1 for rain: what lies in the weather places; None when nothing does."""
    return deck_of(state.deck).kind[state.weather[0]] - SUN if state.weather else None


def sweeps(state: State) -> bool:
    """Is storage full enough to move up once the hand is filled?"""
    return len(state.storage) >= SWEEP_FROM


def king_of(state: State, fruit: int) -> Seat | None:
    """The seat that has the medal of a fruit, if any has."""
    king = state.kings[fruit]
    return king if king != NOBODY else None


def needed(state: State, fruit: int) -> int:
    """The number of a fruit that would win its medal now: 4, or more than the record (HI-5)."""
    return max(MEDAL_FROM, state.records[fruit] + 1)


def medals(state: State, seat: Seat) -> tuple[int, ...]:
    """The fruits whose medals a seat has."""
    return tuple(fruit for fruit, king in enumerate(state.kings) if king == seat)


def struck_seats(state: State) -> tuple[Seat, ...]:
    """The seats that must choose a field for the disaster."""
    return tuple(seat for seat, code in enumerate(state.struck) if code == CHOOSES)


def rounds(state: State) -> int:
    """The number of the round, from 1: a turn of each seat."""
    return (state.turn - 1) // len(state.farms) + 1


def turns_left(state: State) -> int | None:
    """Turns to the end, this one included; None before winter has run out, 0 when it is over."""
    if state.step == OVER:
        return 0
    count = len(state.farms)
    return count - (state.seat - state.first) % count if state.ending else None


def known_cards(state: State, seat: Seat) -> bytes:
    """All season cards that a seat sees or has seen go: whatever is neither hidden nor face down.

    A state that is concealed for the seat gives the same as the full one.
    """
    known = state.supply + state.storage + state.weather + state.gone
    for who, farm in enumerate(state.farms):
        known += b"".join(farm.fields) + farm.barn
        known += bytes(
            card for place, card in enumerate(farm.hand) if who == seat or farm.shown >> place & 1
        )
    return bytes(card for card in known if card < CARDS)


def unseen(state: State, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """By season: cards of each kind that a seat has not seen, by fruit, then sun and rain.

    They lie in piles and other hands, or were removed unseen (HI-12).
    """
    facts = deck_of(state.deck)
    left = [list(printed) for printed in facts.printed]
    for card in known_cards(state, seat):
        kind = facts.kind[card]
        left[facts.season[card]][kind if kind < SUN else kind - SUN + len(FRUITS)] -= 1
    return tuple(map(tuple, left))


assert RAIN == SUN + 1 < NOTHING
