"""What a position of Harvest Island says about every seat, as numbers to be weighed.

`read` gives a row of features for each seat. It is called for every position that anybody thinks
of, so nothing is worked out before it is asked for.
"""

from __future__ import annotations

from farmdesk.ai.judges.harvest_island.farms import Farmer, drawn, farmer
from farmdesk.ai.judges.harvest_island.outlook import Outlook, chance_of, turns_to_come
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import FERTILISER, FRUIT_CARDS, FRUITS, SUN, deck_of
from farmdesk.games.harvest_island.state import ACT_AGAIN, MEDAL_FROM, REFILL, State

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
    state, mine = scene.state, scene.farmers[seat]
    crop, cards, growth, rich, full, *bare = _fields(scene, seat)
    ready, near, race, crown = _medals(scene, seat)
    offer = _open(state, mine, scene.supply)
    next_up = seat == (state.seat + (state.step == REFILL)) % len(state.farms)
    held = [fruit for fruit, king in enumerate(state.kings) if king == seat]
    return (
        1.0,
        scene.turns[seat],
        crop,
        cards,
        ready,
        near,
        growth,
        full,
        *bare,
        *_hand(state, mine, scene.views[seat]),
        *(_sowing(scene, seat) if mine.bare else (0.0, 0.0)),
        offer if next_up else 0.0,
        0.0 if next_up else offer,
        sum([scene.rival(seat, fruit) for fruit in held]),
        race,
        *_danger(state, mine, scene.views[seat]),
        1.0 if state.step == ACT_AGAIN and state.seat == seat else 0.0,
        1.0 if crop else 0.0,
        crown,
        rich,
    )


def _fields(scene: Scene, seat: Seat) -> Row:
    """Points and cards on all fields, cards and points that may still come there, full fields, and
    for each field whether it is bare."""
    turns, view = scene.turns[seat], scene.views[seat]
    crop = cards = growth = rich = full = 0.0
    bare = [0.0, 0.0, 0.0]
    for land, (fruit, size, _, points, _, room, _) in enumerate(scene.farmers[seat].plots):
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
    return crop, cards, growth, rich, full, *bare


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
