"""Where everything lies, and who can see it: hands, piles, and what went without being seen."""

from __future__ import annotations

from functools import lru_cache

from farmdesk.core.luck import Luck
from farmdesk.core.places import Placed, Seat
from farmdesk.games.harvest_island.cards import FRUIT_CARDS, FRUITS, deck_of
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    GONE,
    LANDS,
    PILES,
    SEASONS,
    STORAGE,
    SUPPLY,
    WEATHER,
    barn_piece,
    barn_slot,
    field_slot,
    hand_slot,
    land_piece,
    land_slot,
    medal_piece,
    medal_slot,
)
from farmdesk.games.harvest_island.state import (
    EMPTY,
    HIDDEN_0,
    Farm,
    State,
    card_piece,
    is_hidden,
    king_of,
    known_cards,
)


def conceal(state: State, seat: Seat) -> State:
    """The state with unshown cards of other hands, piles and what nobody saw go face down."""
    backs = _backs(state.deck)
    farms = tuple(
        farm if who == seat else farm._replace(hand=_covered(farm, backs))
        for who, farm in enumerate(state.farms)
    )
    spring, summer, autumn, winter = (pile.translate(backs) for pile in state.piles)
    return state._replace(
        farms=farms,
        piles=(spring, summer, autumn, winter),
        buried=state.buried.translate(backs),
        viewer=seat,
    )


@lru_cache(maxsize=16)
def _backs(key: str) -> bytes:
    """By card: its back, or itself where it has none."""
    season = deck_of(key).season
    return bytes(HIDDEN_0 + season[card] if season[card] < 4 else card for card in range(256))


def _covered(farm: Farm, backs: bytes) -> bytes:
    return bytes(
        card if farm.shown >> place & 1 else backs[card] for place, card in enumerate(farm.hand)
    )


def imagine(concealed: State, luck: Luck) -> State:
    """A full state: unseen cards of each season dealt to hands, which hold fruit, and piles."""
    if concealed.viewer < 0:
        return concealed
    known = set(known_cards(concealed, concealed.viewer))
    decks = []
    for season, pile in enumerate(deck_of(concealed.deck).piles):
        unseen = bytes(card for card in pile if card not in known)
        dealt, rest, luck = _hands(concealed, HIDDEN_0 + season, unseen, luck)
        shuffled, luck = luck.shuffle(rest)
        decks.append((dealt, bytearray(shuffled)))
    hidden = {HIDDEN_0 + season: dealt for season, (dealt, _) in enumerate(decks)}
    farms = tuple(
        farm._replace(hand=_filled(farm.hand, hidden)) if _hides(farm.hand) else farm
        for farm in concealed.farms
    )
    rests = {HIDDEN_0 + season: rest for season, (_, rest) in enumerate(decks)}
    spring, summer, autumn, winter = (_filled(pile, rests) for pile in concealed.piles)
    return concealed._replace(
        farms=farms,
        piles=(spring, summer, autumn, winter),
        buried=_filled(concealed.buried, rests),
        viewer=-1,
    )


def _hides(cards: bytes) -> bool:
    return any(map(is_hidden, cards))


def _hands(concealed: State, back: int, unseen: bytes, luck: Luck) -> tuple[bytearray, bytes, Luck]:
    """Fruit for the hidden hand cards of one season, and all other unseen cards."""
    fruit = [card for card in unseen if card < FRUIT_CARDS]
    dealt = bytearray()
    for _ in range(sum(farm.hand.count(back) for farm in concealed.farms)):
        pick, luck = luck.below(len(fruit))
        dealt.append(fruit.pop(pick))
    return dealt, unseen.translate(None, dealt), luck


def _filled(cards: bytes, hidden: dict[int, bytearray]) -> bytes:
    """The cards with each hidden one taken from what is left of its season."""
    return bytes(hidden[card].pop() if is_hidden(card) else card for card in cards)


def table(state: State) -> tuple[Placed, ...]:
    """Where every card, land, barn and medal lies."""
    placed: list[Placed] = []
    for name, slot, pile in zip(SEASONS, PILES, state.piles, strict=True):
        placed += (
            Placed(card_piece(state, card, f"pile-{name}-{order}"), slot, up=False, order=order)
            for order, card in enumerate(pile)
        )
    for slots, cards in (
        (SUPPLY, state.supply),
        (STORAGE, state.storage),
        (WEATHER, state.weather),
    ):
        placed += (
            Placed(card_piece(state, card), slot)
            for slot, card in zip(slots, cards)  # noqa: B905  # of one length, in an inner loop
        )
    placed += (
        Placed(card_piece(state, card), FERTILISER, order=order)
        for order, card in enumerate(state.fertilisers)
    )
    placed += _away(state)
    placed += (
        Placed(medal_piece(fruit), medal_slot(fruit, king), owner=king)
        for fruit, king in ((name, king_of(state, k)) for k, name in enumerate(FRUITS))
    )
    for seat, farm in enumerate(state.farms):
        placed += _farm(state, seat, farm)
    return tuple(placed)


def _away(state: State) -> list[Placed]:
    """What nobody saw go, and above it what was discarded openly."""
    placed = [
        Placed(card_piece(state, card, f"gone-{order}"), GONE, up=False, order=order)
        for order, card in enumerate(state.buried)
    ]
    below = len(placed)
    placed += (
        Placed(card_piece(state, card), GONE, order=below + order)
        for order, card in enumerate(state.gone)
    )
    return placed


def _farm(state: State, seat: Seat, farm: Farm) -> list[Placed]:
    """A seat's hand, fields and barn."""
    placed = [Placed(barn_piece(seat), barn_slot(seat), owner=seat)]
    for place, card in enumerate(farm.hand):
        if card != EMPTY:
            piece = card_piece(state, card, f"hand-{seat}-{place}")
            up = bool(farm.shown >> place & 1)
            placed.append(Placed(piece, hand_slot(seat, place), up=up, owner=seat))
    for land in range(len(LANDS)):
        placed.append(Placed(land_piece(seat, land), land_slot(seat, land), owner=seat))
        placed += (
            Placed(card_piece(state, card), field_slot(seat, land, spot), owner=seat)
            for spot, card in enumerate(farm.fields[land])
        )
    slot = barn_slot(seat)
    placed += (
        Placed(card_piece(state, card), slot, owner=seat, order=order)
        for order, card in enumerate(farm.barn, start=1)
    )
    return placed
