"""The rules: how a game is set up, and who may do what. HI-n are the rulings of docs/rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, phrase
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import FERTILISER_0, FERTILISERS, FRUIT_CARDS, deck_of
from farmdesk.games.harvest_island.moves import (
    AREA,
    HARVESTS,
    LEAVE,
    NO_TARGET,
    PASS,
    SUFFERS,
    SUPPLY_0,
    Draw,
    IslandMove,
    uses,
)
from farmdesk.games.harvest_island.places import HAND
from farmdesk.games.harvest_island.state import (
    ACT,
    CAPACITY,
    CHOOSES,
    EMPTY,
    NO_SEASON,
    NOBODY,
    NOT_STRUCK,
    OVER,
    REFILL,
    Farm,
    State,
    seed_of,
    weather_kind,
)
from farmdesk.games.harvest_island.worth import fullest

ACTS = phrase("harvest_island.prompt.act")
CULTIVATE = phrase("harvest_island.prompt.cultivate")
HARVEST = phrase("harvest_island.prompt.harvest")
AGAIN = phrase("harvest_island.prompt.again")
MUST_PASS = phrase("harvest_island.prompt.pass")
ONLY_FERTILISER = phrase("harvest_island.prompt.fertiliser")
DROUGHT = phrase("harvest_island.prompt.drought")
FLOOD = phrase("harvest_island.prompt.flood")

REMOVED = {2: (0, 6, 6, 6), 3: (0, 0, 6, 6), 4: (0, 0, 0, 6)}
"""By number of seats and season: cards removed unseen at the start (HI-12)."""

SUPPLY_START, STORAGE_START = 2, 3

_OPEN = bytes((NOBODY,)) * 12
_MOUNTAIN, _HILL, _ = CAPACITY


def setup(options: Mapping[str, str], seats: int, luck: Luck) -> State:
    """Shuffle the piles, remove cards unseen, deal fruit from spring, draw lots (HI-15)."""
    key = options["deck"]
    piles, buried = [], b""
    for cards, removed in zip(deck_of(key).piles, REMOVED[seats], strict=True):
        shuffled, luck = luck.shuffle(cards)
        buried += bytes(shuffled[:removed])
        piles.append(bytes(shuffled[removed:]))
    dealt, spring, luck = _fruit_of(piles[0], SUPPLY_START + STORAGE_START + HAND * seats, luck)
    supply, dealt = dealt[:SUPPLY_START], dealt[SUPPLY_START:]
    storage, dealt = dealt[:STORAGE_START], dealt[STORAGE_START:]
    hands = [dealt[seat * HAND : (seat + 1) * HAND] for seat in range(seats)]
    first, luck = luck.below(seats)
    return State(
        deck=key,
        farms=tuple(Farm(hand, 0, (b"", b"", b""), b"") for hand in hands),
        piles=(spring, piles[1], piles[2], piles[3]),
        season=0,
        supply=supply,
        storage=storage,
        weather=b"",
        fertilisers=bytes(range(FERTILISER_0, FERTILISER_0 + FERTILISERS)),
        gone=b"",
        buried=buried,
        records=bytes(12),
        kings=_OPEN,
        first=first,
        seat=first,
        turn=1,
        step=ACT,
        released=0,
        earned=False,
        struck=bytes((NOT_STRUCK,)) * seats,
        ending=False,
        closed=options["scores"] == "closed",
        viewer=-1,
    )


def _fruit_of(pile: bytes, count: int, luck: Luck) -> tuple[bytes, bytes, Luck]:
    """So many fruit cards from the top; weather drawn meanwhile is shuffled back into the pile."""
    dealt, aside, rest = bytearray(), bytearray(), bytearray(pile)
    while len(dealt) < count:
        card = rest.pop()
        (dealt if card < FRUIT_CARDS else aside).append(card)
    if aside:
        shuffled, luck = luck.shuffle(bytes(rest + aside))
        return bytes(dealt), bytes(shuffled), luck
    return bytes(dealt), bytes(rest), luck


def decisions(state: State) -> tuple[Decision, ...]:
    """The question to the seat whose turn it is, or to all that choose a field for a disaster."""
    step = state.step
    if step < REFILL:
        return (_uses(state),)
    if step == REFILL:
        farm = state.farms[state.seat]
        pile = state.season if state.season < NO_SEASON and state.piles[state.season] else NO_SEASON
        area = state.earned and bool(state.fertilisers)
        return _draws(state.seat, farm.hand.count(EMPTY), farm.hand.find(EMPTY), pile,
                      len(state.supply), area)  # fmt: skip
    return () if step == OVER else _suffering(state)


def _uses(state: State) -> Decision:
    """What each hand card may be used for, and in a fresh turn every harvest."""
    seat = state.seat
    hand, _, fields, _ = state.farms[seat]
    kind = deck_of(state.deck).kind
    store = len(state.storage)
    mountain, hill, plain = fields
    seeds = tuple(map(seed_of, fields))
    grows = tuple([kind[seed] for seed in seeds])
    room = (
        NO_TARGET if len(mountain) >= _MOUNTAIN else len(mountain) << 1,
        NO_TARGET if len(hill) >= _HILL else len(hill) << 1,
        len(plain) << 1,
    )
    bare = tuple([code if seed == EMPTY else NO_TARGET for code, seed in zip(room, seeds)])  # noqa: B905  # an inner loop
    moves: list[IslandMove] = []
    for place, card in enumerate(hand):
        if card < FRUIT_CARDS:
            fruit = kind[card]
            one, two, three = [
                (code | 1 if code >= 0 else code) if what == fruit else free
                for code, what, free in zip(room, grows, bare)  # noqa: B905  # an inner loop
            ]
            moves += uses(seat, place, 0, one, two, three, store)
        elif card < EMPTY:
            moves += uses(seat, place, 1, *room, NO_TARGET)
    prompt = AGAIN
    if state.step == ACT:
        sown = (seeds[0] != EMPTY) | (seeds[1] != EMPTY) << 1 | (seeds[2] != EMPTY) << 2
        prompt = (ACTS if moves else HARVEST) if sown else CULTIVATE
        moves += HARVESTS[seat][sown]
        if not moves:  # HI-3
            return Decision(seat, MUST_PASS, (PASS,))
    return tuple.__new__(Decision, (seat, prompt, tuple(moves), ()))


@lru_cache(maxsize=4096)
def _draws(
    seat: Seat, missing: int, place: int, pile: int, supply: int, area: int
) -> tuple[Decision, ...]:
    """Where the next card of the hand may come from (HI-1, HI-7)."""
    sources = [pile] if pile < NO_SEASON else []
    sources += range(SUPPLY_0, SUPPLY_0 + supply)
    if not sources:
        return (Decision(seat, ONLY_FERTILISER, (Draw(seat, AREA, place), LEAVE)),)
    if area:
        sources.append(AREA)
    prompt = phrase("harvest_island.prompt.refill", n=missing)
    return (Decision(seat, prompt, tuple(Draw(seat, source, place) for source in sources)),)


def _suffering(state: State) -> tuple[Decision, ...]:
    """A question to each owner of equally full fields (HI-9)."""
    prompt = (DROUGHT, FLOOD)[weather_kind(state) or 0]
    return tuple(
        Decision(
            seat,
            prompt,
            tuple(SUFFERS[seat][field] for field in fullest(state.farms[seat].fields)),
        )
        for seat, code in enumerate(state.struck)
        if code == CHOOSES
    )
