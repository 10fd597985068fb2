"""The rules once more, the slow and plain way: lists of card names, one object that changes.

Written from the rule text and the rulings alone, to hold against the rules that are played.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from farmdesk.games.harvest_island.state import EMPTY, FERTILISER_0, State, deck

LANDS = ("mountain", "hill", "plain")
SEASONS = ("spring", "summer", "autumn", "winter")
MOST = {"mountain": 4, "hill": 6, "plain": 10_000}
GAP = "-"


def name_of(state: State, one: int) -> str:
    """A card by its id."""
    if one == EMPTY:
        return GAP
    return deck(state).ids[one if one < FERTILISER_0 else one - FERTILISER_0 + 135]


class Island:
    """A game that is played by texts of moves."""

    def __init__(self, state: State) -> None:
        """The same position as a state at the beginning of a turn."""

        def named(cards: bytes) -> list[str]:
            return [name_of(state, one) for one in cards]

        facts = deck(state)
        self.points = {facts.ids[one]: facts.points[one] for one in range(135)}
        self.count = len(state.farms)
        self.hands = [named(farm.hand) for farm in state.farms]
        self.fields = [
            {land: named(cards) for land, cards in zip(LANDS, farm.fields, strict=True)}
            for farm in state.farms
        ]
        self.barns = [named(farm.barn) for farm in state.farms]
        self.piles = {s: named(pile) for s, pile in zip(SEASONS, state.piles, strict=True)}
        self.season = state.season
        self.supply, self.storage = named(state.supply), named(state.storage)
        self.weather, self.area = named(state.weather), named(state.fertilisers)
        self.gone, self.buried = named(state.gone), named(state.buried)
        self.medals: dict[str, tuple[int, int]] = {}
        self.first, self.seat = state.first, state.seat
        self.used = self.released = 0
        self.phase = "use"
        self.choosing: list[int] = []
        self.ending = self.took = False

    # What may be done

    def moves(self) -> dict[int, set[str]]:
        """The texts of all moves, by seat."""
        if self.phase == "over":
            return {}
        if self.phase == "choose":
            return {
                seat: {f"weather/2 > field@{seat}/{land}" for land in self.fullest(seat)}
                for seat in self.choosing
            }
        return {self.seat: self._uses() if self.phase == "use" else self._draws()}

    def _uses(self) -> set[str]:
        seat, found = self.seat, set()
        for place, card in enumerate(self.hands[seat]):
            if card == GAP:
                continue
            for land, cards in self.fields[seat].items():
                seed = self.seed(cards)
                fits = card.startswith("fertiliser") or seed in (None, kind(card))
                if fits and len(cards) < MOST[land]:
                    found.add(f"hand@{seat}/{place} > field@{seat}/{land}/{len(cards)}")
            if not card.startswith("fertiliser"):
                found.add(f"hand@{seat}/{place} > storage/{len(self.storage)}")
        if not self.used:
            sown = [land for land in LANDS if self.seed(self.fields[seat][land])]
            for size in (1, 2, 3):
                for lands in combinations(sown, size):
                    drops = sorted(f"field@{seat}/{land} > barn@{seat}" for land in lands)
                    found.add(" + ".join(drops))
        return found or {"pass"}

    def _draws(self) -> set[str]:
        gap = f"hand@{self.seat}/{self.hands[self.seat].index(GAP)}"
        found = {f"supply/{k} > {gap}" for k in range(len(self.supply))}
        if self.season < 4:
            found.add(f"pile/{SEASONS[self.season]} > {gap}")
        if self.may_take():
            other = {"leave"} if not found else set()
            found |= {f"fertiliser > {gap}", *other}
        return found

    def may_take(self) -> bool:
        """HI-1."""
        return self.released == 2 and not self.took and bool(self.area)

    def seed(self, cards: list[str]) -> str | None:
        """The kind of the first fruit on a field."""
        return next((kind(card) for card in cards if not card.startswith("fertiliser")), None)

    # What comes of it

    def play(self, seat: int, text: str) -> None:
        """Make one of these moves."""
        source, _, target = text.partition(" > ")
        if self.phase == "choose":
            self.strike(seat, target.partition("/")[2])
            self.choosing.remove(seat)
            if not self.choosing:
                self._season_lost()
        elif text == "pass":
            self._next()
        elif text == "leave":
            self._end()
        elif text.startswith("field"):
            named = {drop.split(" ")[0].partition("/")[2] for drop in text.split(" + ")}
            self._harvest([land for land in LANDS if land in named])
        elif self.phase == "use":
            self._use(int(source[-1]), target)
        else:
            self._draw(source, int(target[-1]))

    def _use(self, place: int, target: str) -> None:
        hand = self.hands[self.seat]
        card, hand[place] = hand[place], GAP
        if target.startswith("storage"):
            self.storage.append(card)
            self.released += 1
        else:
            self.fields[self.seat][target.split("/")[1]].append(card)
        self.used += 1
        if self.used == 2 or set(hand) == {GAP}:
            self.phase = "draw"
            self._go_on()

    def _draw(self, source: str, place: int) -> None:
        hand = self.hands[self.seat]
        if source == "fertiliser":
            hand[place], self.took = self.area.pop(), True
        elif source.startswith("supply"):
            hand[place] = self.supply.pop(int(source[-1]))
        else:
            card = self.piles[SEASONS[self.season]].pop()
            if kind(card) in {"sun", "rain"}:
                self._weather(card)
                return
            hand[place] = card
            self._turn_pile()
        self._go_on()

    def _turn_pile(self) -> None:
        if self.season < 4 and not self.piles[SEASONS[self.season]]:
            self.season += 1
            self.ending = self.season == 4

    def _weather(self, card: str) -> None:
        self.weather.append(card)
        kinds = Counter(map(kind, self.weather))
        if len(kinds) == 2:
            other = next(c for c in reversed(self.weather[:-1]) if kind(c) != kind(card))
            for away in (card, other):
                self.weather.remove(away)
                self.gone.append(away)
        elif len(self.weather) == 3:
            self.choosing = []
            for seat in range(self.count):
                lands = self.fullest(seat)
                if any(self.loss(seat, land) for land in lands):
                    if len(lands) == 1:
                        self.strike(seat, lands[0])
                    else:
                        self.choosing.append(seat)
            if self.choosing:
                self.phase = "choose"
            else:
                self._season_lost()
            return
        self._turn_pile()
        self._go_on()

    def fullest(self, seat: int) -> list[str]:
        """The fields with the most cards."""
        most = max(len(cards) for cards in self.fields[seat].values())
        return [land for land in LANDS if most and len(self.fields[seat][land]) == most]

    def loss(self, seat: int, land: str) -> list[str]:
        """What a disaster takes from a field, one card after the other."""
        cards = self.fields[seat][land]
        half = len(cards) // 2
        fruit = [card for card in cards if not card.startswith("fertiliser")][1:]
        found: list[str] = []
        while fruit and len(found) < half:
            top = max(self.points[card] for card in fruit)
            found.append([card for card in fruit if self.points[card] == top][-1])
            fruit.remove(found[-1])
        return found

    def strike(self, seat: int, land: str) -> None:
        """A field without what a disaster takes."""
        for card in self.loss(seat, land):
            self.fields[seat][land].remove(card)
            self.gone.append(card)

    def _season_lost(self) -> None:
        self.gone += self.weather
        self.weather = []
        self.buried += self.piles[SEASONS[self.season]]
        self.piles[SEASONS[self.season]] = []
        self._turn_pile()
        self.phase = "draw"
        self._go_on()

    def _harvest(self, lands: list[str]) -> None:
        counts: Counter[str] = Counter()
        for land in lands:
            cards = self.fields[self.seat][land]
            fruit = [card for card in cards if not card.startswith("fertiliser")]
            fertilisers = [card for card in cards if card.startswith("fertiliser")]
            counts[kind(fruit[0])] += len(fruit) + 2 * len(fertilisers)
            self.gone.append(fruit[0])
            self.barns[self.seat] += fruit[1:]
            self.area += fertilisers
            self.fields[self.seat][land] = []
        for name, number in counts.items():
            if number >= 4 and number > self.medals.get(name, (0, 0))[0]:
                self.medals[name] = (number, self.seat)
        self._next()

    def _go_on(self) -> None:
        """Draw again, or end the turn."""
        can = self.season < 4 or self.supply or self.may_take()
        if GAP not in self.hands[self.seat] or not can:
            self._end()

    def _end(self) -> None:
        """Look at storage, then the next turn."""
        if len(self.storage) >= 4:
            self.gone += self.supply
            self.supply, self.storage = self.storage, []
        self._next()

    def _next(self) -> None:
        self.used = self.released = 0
        self.took = False
        self.phase = "use"
        following = (self.seat + 1) % self.count
        if self.ending and following == self.first:
            self.phase = "over"
        else:
            self.seat = following

    # What it is worth

    def score(self, seat: int) -> int:
        """Fruit, medals, cards on fields."""
        fruit = sum(self.points[card] for card in self.barns[seat])
        kings = [king for _, king in self.medals.values()]
        return fruit + 8 * kings.count(seat) + 2 * sum(map(len, self.fields[seat].values()))

    def facts(self) -> dict[str, Any]:
        """All that can be compared with a state."""
        return {
            "hands": self.hands,
            "fields": [list(fields.values()) for fields in self.fields],
            "barns": [sorted(barn) for barn in self.barns],
            "piles": list(self.piles.values()),
            "season": self.season,
            "supply": self.supply,
            "storage": self.storage,
            "weather": sorted(self.weather),
            "area": sorted(self.area),
            "gone": sorted(self.gone),
            "buried": sorted(self.buried),
            "medals": self.medals,
            "choosing": self.choosing if self.phase == "choose" else [],
            "ending": self.ending,
            "scores": [self.score(seat) for seat in range(self.count)],
        }


def kind(card: str) -> str:
    """`mango-spring-2` is a mango."""
    return card.partition("-")[0]
