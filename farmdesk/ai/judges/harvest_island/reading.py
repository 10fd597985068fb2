"""What a position of Harvest Island says about every farm, as numbers to be weighed.

`read` gives a row of features for each seat. It is called for every position that anybody thinks
of: what a field alone says is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.ai.judges.harvest_island.outlook import Outlook, chance_of, turns_to_come
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import (
    FERTILISER,
    FERTILISER_0,
    FRUIT_CARDS,
    FRUITS,
    HIDDEN_0,
    NO_SEASON,
    SUN,
    deck_of,
)
from farmdesk.games.harvest_island.state import (
    ACT_AGAIN,
    CAPACITY,
    EMPTY,
    MEDAL_FROM,
    REFILL,
    SWEEP_FROM,
    State,
    crop_of,
    medal_count,
    seed_of,
)
from farmdesk.games.harvest_island.worth import MEDAL, ON_FIELD, Fields, lost, wins_medal

Row = tuple[float, ...]

NAMES = (
    "one", "turns", "crop", "cards", "ready", "near", "growth", "full",
    "mountain", "hill", "plain", "tend_points", "tends", "fertilisers", "sow_near", "sow_growth",
    "supply_points", "supply_later", "threat", "race", "third", "second", "midway", "owes",
    "crown_near", "rich_growth",
)  # fmt: skip
"""What the features are called, in the order of a row."""
FEATURES = len(NAMES)
PLAIN = ("one", "turns", "crop", "cards", "ready", "mountain", "hill", "plain", "tend_points",
         "tends", "fertilisers", "midway")  # fmt: skip
"""What even a beginner sees: the own farm, without counting cards or watching others."""

ENDLESS = 12
"""Room on a field without a limit, in cards: more than anybody ever lays."""


class Plot(NamedTuple):
    """What a field says by itself."""

    fruit: int
    """The fruit that grows there; -1 for none."""
    cards: int
    medal: int
    """What it counts for a medal."""
    points: int
    """Of the fruit above the seed."""
    crop: int
    """Cards that a harvest brings home."""
    room: int
    loss: int
    """Points that a disaster would take."""


@lru_cache(maxsize=1 << 14)
def plot(key: str, land: int, field: bytes) -> Plot:
    """Read a field."""
    facts = deck_of(key)
    seed = seed_of(field)
    crop = crop_of(field)
    room = CAPACITY[land] - len(field) if CAPACITY[land] else ENDLESS
    return Plot(
        facts.kind[seed] if seed != EMPTY else -1,
        len(field),
        medal_count(field),
        sum(crop.translate(facts.points)),
        len(crop),
        room,
        sum(lost(key, field).translate(facts.points)),
    )


class Farmer(NamedTuple):
    """What a seat has, a turn's draws taken as expected."""

    plots: tuple[Plot, Plot, Plot]
    hand: bytes
    """Cards that are known."""
    kinds: bytes
    """What they are."""
    blanks: int
    """Cards still to be drawn from the pile."""
    counts: dict[int, int]
    """By fruit on the own fields: what counts for a medal."""
    rooms: dict[int, int]
    """By fruit on the own fields: cards that still go there."""
    bare: int
    """Fields without a seed."""


_GAPS = bytes(range(HIDDEN_0, 256))


@lru_cache(maxsize=1 << 14)
def _farmer(key: str, hand: bytes, fields: Fields) -> Farmer:
    plots = plot(key, 0, fields[0]), plot(key, 1, fields[1]), plot(key, 2, fields[2])
    counts: dict[int, int] = {}
    rooms: dict[int, int] = {}
    for fruit, _, count, _, _, room, _ in plots:
        if fruit >= 0:
            counts[fruit] = counts.get(fruit, 0) + count
            rooms[fruit] = rooms.get(fruit, 0) + room
    known = hand.translate(None, _GAPS)
    bare = sum(field.fruit < 0 for field in plots)
    return Farmer(plots, known, known.translate(deck_of(key).kind), 0, counts, rooms, bare)


def farmer(state: State, seat: Seat) -> Farmer:
    """Read a farm. What comes back is shared: it must not be altered."""
    farm = state.farms[seat]
    return _farmer(state.deck, farm.hand, farm.fields)


def fit(card: int, state: State, mine: Farmer, view: Outlook) -> float:
    """How well a card suits a farm, in rough points: which draw to expect."""
    if card >= FERTILISER_0:
        return 2.5 if any(2 <= count <= 3 for count in mine.counts.values()) else 0.5
    facts = deck_of(state.deck)
    fruit = facts.kind[card]
    if mine.rooms.get(fruit, 0) > 0:
        return 2.0 + facts.points[card]
    alike = mine.kinds.count(fruit)
    return (0.5 * alike + 0.12 * view.coming[fruit]) if mine.bare else 0.25 * alike


def blank_fit(state: State, mine: Farmer, view: Outlook) -> float:
    """How well the next card of the pile suits a farm, on average; -1 when there is no pile."""
    if state.season == NO_SEASON:
        return -1.0
    total = 0.0
    for fruit, room in mine.rooms.items():
        if room > 0:
            total += view.chance[fruit] * (2.0 + view.mean[fruit])
    dry = view.weather[0] + view.weather[1]
    return (total + 0.5 * (1.0 - dry)) / (1.0 - dry) if dry < 1.0 else 0.0


def drawn(state: State, seat: Seat, mine: Farmer, view: Outlook) -> tuple[Farmer, bytes]:
    """A seat with the draws that it will probably make, and the supply after them."""
    supply = state.supply
    hand, blanks = mine.hand, 0
    kind = deck_of(state.deck).kind
    offers = [(fit(card, state, mine, view), card) for card in supply]
    if state.earned and state.fertilisers:
        helper = state.fertilisers[-1]
        offers.append((fit(helper, state, mine, view), helper))
    offers.append((blank_fit(state, mine, view), EMPTY))
    rooms = dict(mine.rooms)
    for _ in range(state.farms[seat].hand.count(EMPTY)):
        best, card = max(offers)
        if best < 0:
            break
        if card == EMPTY:
            blanks += 1
            continue
        offers.remove((best, card))
        hand += bytes((card,))
        if card >= FERTILISER_0:
            continue
        supply = supply.replace(bytes((card,)), b"")
        fruit = kind[card]
        if fruit in rooms:
            rooms[fruit] -= 1
            if not rooms[fruit]:
                offers = [
                    (0.0 if kind[one] == fruit else value, one) if one != EMPTY else (value, one)
                    for value, one in offers
                ]
    if len(state.storage) >= SWEEP_FROM:
        supply = state.storage
    return mine._replace(hand=hand, kinds=hand.translate(kind), blanks=blanks), supply


class Scene:
    """All that is read of one position, each thing when it is first asked for."""

    def __init__(self, state: State, views: tuple[Outlook, ...]) -> None:
        self.state, self.views = state, views
        count = len(state.farms)
        self.farmers = [farmer(state, seat) for seat in range(count)]
        self.supply = state.supply
        if state.step == REFILL:
            seat = state.seat
            self.farmers[seat], self.supply = drawn(state, seat, self.farmers[seat], views[seat])
        self.fruits = self.supply.translate(deck_of(state.deck).kind)
        self.turns = [turns_to_come(state, seat) for seat in range(count)]
        self.needs = [max(MEDAL_FROM, record + 1) for record in state.records]
        self._share = SHARE[count]
        self._known: dict[tuple[int, int], float] = {}

    def expected(self, seat: Seat, fruit: int) -> float:
        """How many cards of a fruit a seat may still gather, without those in its hand."""
        view, one = self.views[seat], self.farmers[seat]
        later = self._share * view.coming[fruit]
        return later + 0.5 * self.fruits.count(fruit) + one.blanks * view.chance[fruit]

    def gather(self, seat: Seat, fruit: int) -> float:
        """The chance to have enough of a fruit on the own fields to win its medal, or raise it."""
        one = self.farmers[seat]
        if fruit not in one.counts:
            return 0.0
        known = self._known.get((seat, fruit))
        if known is None:
            known = self._known[seat, fruit] = self._gather(seat, one, fruit)
        return known

    def _gather(self, seat: Seat, one: Farmer, fruit: int) -> float:
        short = self.needs[fruit] - one.counts[fruit]
        if short <= 0:
            return 1.0
        room = one.rooms[fruit]
        helped = min(room, one.kinds.count(FERTILISER))  # it counts one more than its room
        if short > room + helped:
            return 0.0
        rate = min(self.expected(seat, fruit), 0.9 * self.turns[seat])
        return chance_of(short - one.kinds.count(fruit) - 2 * helped, rate)

    def rival(self, seat: Seat, fruit: int) -> float:
        """The same for the other seat that has the best chance."""
        return max([self.gather(who, fruit) for who in range(len(self.farmers)) if who != seat])


SHARE = {2: 0.62, 3: 0.45, 4: 0.36}
"""By number of seats: of the cards of a fruit that are still to come, those that a seat can have
that wants them."""


def read(state: State, views: tuple[Outlook, ...], only: int = -1) -> list[Row]:
    """Features of every seat, or of one only; `views` are what each may expect."""
    scene = Scene(state, views)
    seats = range(len(state.farms)) if only < 0 else (only,)
    return [_row(scene, seat) for seat in seats]


def _row(scene: Scene, seat: Seat) -> Row:
    """The row of one seat."""
    state, mine, turns = scene.state, scene.farmers[seat], scene.turns[seat]
    view = scene.views[seat]
    crop = cards = full = growth = rich = 0.0
    bare = [0.0, 0.0, 0.0]
    for land, (fruit, size, _, points, _, room, _) in enumerate(mine.plots):
        crop += points
        cards += size
        if fruit < 0:
            bare[land] = 1.0
        elif not room:
            full += 1
        else:
            more = min(float(room), scene.expected(seat, fruit), turns)
            growth += more
            rich += more * view.mean[fruit]
    ready, near, race, crown = _medals(scene, seat)
    open_points = _open(state, mine, scene.supply)
    next_up = seat == (state.seat + (state.step == REFILL)) % len(state.farms)
    threat = sum(
        [scene.rival(seat, fruit) for fruit, king in enumerate(state.kings) if king == seat]
    )
    third, second = _danger(state, mine, view)
    return (
        1.0,
        turns,
        crop,
        cards,
        ready,
        near,
        growth,
        full,
        *bare,
        *_hand(state, mine, view),
        *(_sowing(scene, seat) if mine.bare else (0.0, 0.0)),
        open_points if next_up else 0.0,
        0.0 if next_up else open_points,
        threat,
        race,
        third,
        second,
        1.0 if state.step == ACT_AGAIN and state.seat == seat else 0.0,
        1.0 if crop else 0.0,
        crown,
        rich,
    )


def _medals(scene: Scene, seat: Seat) -> tuple[float, float, float, float]:
    """Medals ready to be won, those that may be, what others may do about it, own ones raised."""
    ready = near = race = crown = 0.0
    for fruit, own in scene.farmers[seat].counts.items():
        chance = scene.gather(seat, fruit)
        if scene.state.kings[fruit] == seat:
            crown += chance * scene.rival(seat, fruit)
            continue
        race += chance * scene.rival(seat, fruit)
        if own >= scene.needs[fruit]:
            ready += 1
        else:
            near += chance
    return ready, near, race, crown


def _hand(state: State, mine: Farmer, view: Outlook) -> tuple[float, float, float]:
    """Points and number of the cards in hand that go on a field where they grow; fertilisers."""
    facts = deck_of(state.deck)
    kind, worth = facts.kind, facts.points
    rooms = dict(mine.rooms)
    points = tends = helps = 0.0
    for card in mine.hand:
        if card < FRUIT_CARDS:
            fruit = kind[card]
            if rooms.get(fruit, 0) > 0:
                rooms[fruit] -= 1
                points += worth[card]
                tends += 1
        else:
            helps += 1
    if mine.blanks:
        for fruit, room in rooms.items():
            if room > 0:
                chance = mine.blanks * view.chance[fruit]
                tends += chance
                points += chance * view.mean[fruit]
    return points, tends, helps


def _sowing(scene: Scene, seat: Seat) -> tuple[float, float]:
    """The best that may grow on bare fields from seeds in hand: chances of medals, and cards."""
    mine, turns = scene.farmers[seat], scene.turns[seat]
    found = []
    for fruit in sorted(set(mine.kinds)):
        if fruit < len(FRUITS) and fruit not in mine.counts:
            number = mine.kinds.count(fruit)
            rate = scene.expected(seat, fruit)
            chance = 0.0
            if scene.state.kings[fruit] != seat:
                chance = chance_of(scene.needs[fruit] - number, min(rate, 0.9 * turns))
            found.append((chance, number + min(rate, 5.0)))
    found.sort(reverse=True)
    best = found[: mine.bare]
    return sum([one[0] for one in best]), sum([one[1] for one in best])


def _open(state: State, mine: Farmer, supply: bytes) -> float:
    """Points of the two best cards of the supply that grow on the own fields."""
    facts = deck_of(state.deck)
    points = [
        1.0 + facts.points[card]
        for card in supply
        if card < FRUIT_CARDS and mine.rooms.get(facts.kind[card], 0) > 0
    ]
    points.sort(reverse=True)
    return sum(points[:2])


def _danger(state: State, mine: Farmer, view: Outlook) -> tuple[float, float]:
    """Points that a disaster would take times the chance of the kind that lies there, if it is the
    third card that is awaited, or the second."""
    if not state.weather:
        return 0.0, 0.0
    most = max(one.cards for one in mine.plots)
    loss = min((one.loss for one in mine.plots if one.cards == most), default=0)
    risk = loss * view.weather[deck_of(state.deck).kind[state.weather[0]] - SUN]
    return (risk, 0.0) if len(state.weather) == 2 else (0.0, risk)


def last_gain(state: State, seat: Seat) -> int:
    """Points that the best last turn of a seat brings: a harvest, or cards laid on fields."""
    one = farmer(state, seat)
    uses = 1 if state.step == ACT_AGAIN and state.seat == seat else 2
    fields = tuple((field.fruit, field.room) for field in one.plots)
    best = ON_FIELD * _lays(one.kinds, fields, uses)
    if uses == 1:
        return best
    for mask in range(1, 8):
        chosen = [field for land, field in enumerate(one.plots) if mask >> land & 1]
        if all(field.fruit >= 0 for field in chosen):
            gain = sum(field.points - ON_FIELD * field.cards for field in chosen)
            counts: dict[int, int] = {}
            for field in chosen:
                counts[field.fruit] = counts.get(field.fruit, 0) + field.medal
            for fruit, number in counts.items():
                if state.kings[fruit] != seat:
                    gain += MEDAL * wins_medal(number, state.records[fruit])
            best = max(best, gain)
    return best


def _lays(kinds: bytes, fields: tuple[tuple[int, int], ...], uses: int) -> int:
    """How many of these cards, so many at most, can be laid on fields one after the other.

    A field is the fruit that grows there, -1 for none, and its room.
    """
    best = 0
    for place, kind in enumerate(kinds):
        for land, (fruit, room) in enumerate(fields):
            if room and (fruit in (-1, kind) or kind == FERTILISER) and best < uses:
                grown = fruit if kind == FERTILISER else kind
                then = (*fields[:land], (grown, room - 1), *fields[land + 1 :])
                rest = kinds[:place] + kinds[place + 1 :]
                best = max(best, 1 + (_lays(rest, then, uses - 1) if uses > 1 else 0))
    return best
