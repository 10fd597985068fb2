"""The book of deeds: improvements that the rules have never heard of hang in at every moment.

The cards of these tests are made up; hand cards come in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola import GAME, book, moments, scoring
from farmdesk.games.agricola.book import Adjusts, Bonus, Offers, Price, Prices, Reacts, Shelter
from farmdesk.games.agricola.deeds import Tell, gained
from farmdesk.games.agricola.frames import verb as verbs
from farmdesk.games.agricola.frames.verb import Verb
from farmdesk.games.agricola.goods import WOOD, goods, minus, some
from farmdesk.games.agricola.housing import shelter
from farmdesk.games.agricola.moves import button
from farmdesk.games.agricola.rounds import run
from farmdesk.games.agricola.spaces import NOWHERE, NUMBER
from farmdesk.games.agricola.state import State
from farmdesk.games.agricola.worth import payable
from tests.games.agricola.farms import asked, do, farm, harvest, own, spaces, table, texts

CARD = "made_up"


class Wood(Verb):
    """A wood from the supply, and a note of when."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.seen: list[tuple[int, Seat, int, bytes]] = []

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Nothing is chosen."""
        del state
        return button(seat, self.key)

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The seat has it."""
        del move
        people = state.farms[seat].people
        self.seen.append((state.round, seat, state.space, people))
        return gained(state, seat, some(WOOD, 1), tell)


@pytest.fixture
def wood() -> Iterator[Wood]:
    """The verb of a made-up card, forgotten afterwards."""
    verb = Wood(CARD)
    verbs.enter(verb)
    yield verb
    del verbs.VERBS[CARD]
    if CARD in book._DEEDS:
        book.strike(CARD)


ROUND = (
    moments.BEFORE_ROUND, moments.REVEAL, moments.COLLECT, moments.ROUND_START, moments.REFILL,
    moments.PREPARED, moments.WORK_START, moments.WORK_END, moments.AFTER_WORK, moments.HOME_START,
    moments.HOME, moments.AFTER_HOME, moments.ROUND_END,
)  # fmt: skip
TURN = (
    moments.USES_SPACE, moments.SPACE, moments.SPACE_USED, moments.AFTER_SPACE, moments.TURN_END,
)  # fmt: skip
HARVEST = tuple(
    moment
    for moment in range(moments.BEFORE_HARVEST, moments.NEXT_ROUND)
    if moment != moments.FEEDING
)


def _game(state: State) -> State:
    """The round in which two people work, from before it to the end of its last step."""
    order = state.order
    state = run(state._replace(round=3, step=moments.BEFORE_ROUND, order=order), None)
    for name in ("forest", "clay_pit", "reed_bank", "fishing"):
        state = do(state, f"send {name}")
    return state


@pytest.mark.parametrize("moment", [*ROUND, *HARVEST])
def test_what_must_happen_in_a_round_happens_once(wood: Wood, moment: int) -> None:
    """AG-14: at every step of a round with a harvest, for its owner only."""
    book.enter(CARD, 1, Reacts(moment, CARD))
    first = farm(have={"food": 20}, cards=(CARD,))
    state = _game(table(first, farm(have={"food": 20}), number=3))
    rounds = [number for number, *_ in wood.seen]
    if moment == moments.BEFORE_ROUND:
        assert rounds == [3, 4]
    elif moment in ROUND[1:7]:
        assert rounds == [4, 5]
    else:
        assert rounds == [4]
    assert {seat for _, seat, *_ in wood.seen} == {0}
    assert own(state)["wood"] == 6 + len(wood.seen), "the forest had three of the round before"


@pytest.mark.parametrize("moment", TURN)
def test_what_must_happen_in_a_turn_happens_to_who_acts(wood: Wood, moment: int) -> None:
    """AG-24: in every turn of its owner, and it can tell on which space."""
    book.enter(CARD, 1, Reacts(moment, CARD))
    both = farm(cards=(CARD,)), farm(cards=(CARD,))
    state = table(*both)
    for name in ("forest", "clay_pit", "reed_bank"):
        state = do(state, f"send {name}")
    used = [NUMBER["forest"], NUMBER["clay_pit"], NUMBER["reed_bank"]]
    assert [seat for _, seat, *_ in wood.seen] == [0, 1, 0]
    assert [space for _, _, space, _ in wood.seen] == used


def test_before_a_space_its_goods_still_lie_there(wood: Wood) -> None:
    """AG-24: using comes before the effect."""
    book.enter(CARD, 1, Offers(moments.USES_SPACE, CARD))
    state = do(table(farm(cards=(CARD,)), farm(), piles={"forest": 5}), "send forest")
    assert own(state) == {}
    assert state.piles[NUMBER["forest"]] == 5
    assert own(do(state, CARD)) == {"wood": 6}


def test_people_still_stand_on_the_spaces_before_they_go_home(wood: Wood) -> None:
    """R-8: and not afterwards."""
    book.enter(CARD, 1, Reacts(moments.HOME_START, CARD), Reacts(moments.HOME, CARD))
    _game(table(farm(have={"food": 9}, cards=(CARD,)), farm(have={"food": 9}), number=3))
    (_, _, space, before), (_, _, nowhere, after) = wood.seen
    assert before[0] == NUMBER["forest"]
    assert after[0] not in (NUMBER["forest"], NOWHERE)
    assert space == NUMBER["fishing"]
    assert nowhere == NOWHERE


def test_what_is_offered_may_be_left(wood: Wood) -> None:
    """A deed that may happen joins the decision of its moment."""
    book.enter(CARD, 1, Offers(moments.ROUND_START, CARD))
    state = table(farm(cards=(CARD,)), farm())
    state = run(state._replace(step=moments.BEFORE_ROUND), None)
    assert texts(state) == [CARD, "done"]
    assert own(do(state, "done")) == {}
    assert own(do(state, CARD)) == {"wood": 1}
    assert len(wood.seen) == 1


def test_deeds_come_in_the_order_of_the_seats(wood: Wood) -> None:
    """AG-7: from the start player on."""
    book.enter(CARD, 1, Reacts(moments.PREPARED, CARD))
    state = table(*(farm(have={"food": 9}, cards=(CARD,)) for _ in range(3)), number=3)
    names = ("forest", "meeting_place", "fishing", "clay_pit", "reed_bank", "grain_seeds")
    state = do(state, *(f"send {name}" for name in names))
    assert [seat for _, seat, *_ in wood.seen] == [1, 2, 0], "seat 1 has taken the token"
    assert state.first == 1


def test_what_is_offered_while_feeding_comes_before_the_meal(wood: Wood) -> None:
    """AG-17: once a harvest, seat by seat."""
    book.enter(CARD, 1, Offers(moments.FEEDING, CARD))
    state = harvest(farm(have={"food": 4}, cards=(CARD,)), farm(have={"food": 4}))
    assert texts(state) == [CARD, "done"]
    assert own(do(state, CARD)) == {"wood": 1}


def test_room_for_animals_is_adjusted(wood: Wood) -> None:
    """R-15: a card that holds two more animals."""

    def more(state: State, seat: Seat, room: Shelter) -> Shelter:
        del state, seat
        return room._replace(singles=room.singles + 2)

    book.enter(CARD, 1, Adjusts(moments.CAPACITY, more))
    state = table(farm(cards=(CARD,)), farm(), show=["sheep_market"], piles={"sheep_market": 4})
    assert shelter(state, 0) == Shelter((), 3)
    assert shelter(state, 1) == Shelter((), 1)
    assert own(do(state, "send sheep_market")) == {"sheep": 3}
    assert not wood.seen


def _cheaper(what: str, wood: int) -> Adjusts:
    """So much less wood for one kind of thing."""

    def change(state: State, seat: Seat, prices: Prices) -> Prices:
        del state, seat
        if prices.what != what:
            return prices
        ways = tuple(way._replace(cost=minus(way.cost, some(WOOD, wood))) for way in prices.ways)
        return prices._replace(ways=ways)

    return Adjusts(moments.COSTS, change)


def test_prices_are_adjusted(wood: Wood) -> None:
    """R-16, R-18: cheaper rooms, stables as they were."""
    book.enter(CARD, 1, _cheaper("room", 2))
    one = farm(have={"wood": 4, "reed": 2}, cards=(CARD,))
    state = do(table(one, farm()), "send farm_expansion", "stock@0/room > farm@0/0,0")
    assert own(state) == {"wood": 1}
    assert not wood.seen
    assert not state.pending


def test_a_table_reads_prices_that_are_adjusted(wood: Wood) -> None:
    """R-28: what could be paid is what is offered."""
    book.enter(CARD, 1, _cheaper("well", 1))
    one = farm(have={"stone": 3}, cards=(CARD,))
    assert payable(table(one, farm()), 0, "well")
    assert not payable(table(one._replace(cards=()), farm()), 0, "well")
    state = do(table(one, farm(), show=["major_improvement"]), "send major_improvement")
    assert "well" in state.farms[0].cards
    assert not wood.seen


def test_fences_are_adjusted(wood: Wood) -> None:
    """R-23: the first two fences of a pasture for nothing."""
    book.enter(CARD, 1, _cheaper("fence", 2))
    state = table(farm(have={"wood": 4}, cards=(CARD,)), farm(), show=["fencing"])
    state = do(state, "send fencing")
    sizes = {len(text.split()) - 1 for text in texts(state)}
    assert max(sizes) == 6
    state = do(state, "fence h0.4 h1.4 v0.4 v0.5")
    assert own(state) == {"wood": 2}
    assert asked(state).seat == 0
    assert not wood.seen


def _more(moment: int, change: int) -> Adjusts:
    """A number that is so much higher."""

    def changed(state: State, seat: Seat, number: int) -> int:
        del state, seat
        return number + change

    return Adjusts(moment, changed)


def test_room_for_people_is_adjusted(wood: Wood) -> None:
    """AG-6: an improvement with a room of its own."""
    book.enter(CARD, 1, _more(moments.ROOM_FOR_PEOPLE, 1))
    state = table(farm(cards=(CARD,)), farm(), show=["basic_wish"])
    assert "basic_wish" in spaces(state)
    assert "basic_wish" not in spaces(state._replace(seat=1))
    assert not wood.seen


def test_needs_are_adjusted(wood: Wood) -> None:
    """R-36: a seat that needs less food."""
    book.enter(CARD, 2, _more(moments.NEEDS, -1))
    state = harvest(farm(have={"food": 4}, cards=(CARD,)), farm(have={"food": 4}))
    assert own(state) == {"food": 1}
    assert not wood.seen


def test_its_points_count(wood: Wood) -> None:
    """R-48: printed and bonus points of any improvement."""

    def bonus(state: State, seat: Seat, found: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
        del state, seat
        return (*found, Bonus(CARD, 3, some(WOOD, 1)))

    book.enter(CARD, 2, Adjusts(moments.SCORING, bonus))
    state = table(farm(have={"wood": 1}, cards=(CARD,)), farm(have={"wood": 1}))
    standing = GAME.standing(state)
    assert standing.totals[0] - standing.totals[1] == 5
    assert standing.totals == scoring.totals(state)
    assert standing.ties[0].values == (0, 1)
    assert not wood.seen


def _or_else(what: str, **goods_: int) -> Adjusts:
    """A second way to pay for one kind of thing."""

    def change(state: State, seat: Seat, prices: Prices) -> Prices:
        del state, seat
        if prices.what != what:
            return prices
        return prices._replace(ways=(*prices.ways, Price(goods(goods_))))

    return Adjusts(moments.COSTS, change)


@pytest.mark.parametrize(
    ("other", "ways"),
    [
        ({"food": 1}, {"pay wood 5 reed 2", "pay food 1"}),
        ({"wood": 4, "reed": 2}, {"paid"}),
        ({"wood": 6, "reed": 2}, {"paid"}),
        ({"wood": 5, "reed": 2}, {"paid"}),
        ({"stone": 1}, {"paid"}),
    ],
)
def test_how_to_pay_is_asked_where_no_way_is_better(
    wood: Wood, other: dict[str, int], ways: set[str]
) -> None:
    """R-16, AG-35: a way that only costs more, or that cannot be paid, is none."""
    book.enter(CARD, 1, _or_else("room", **other))
    one = farm(have={"wood": 9, "reed": 3, "food": 1}, cards=(CARD,))
    state = do(table(one, farm()), "send farm_expansion", "stock@0/room > farm@0/0,0")
    if ways == {"paid"}:
        cheaper = other.get("wood") == 4
        assert own(state) == {"wood": 5 if cheaper else 4, "reed": 1, "food": 1}
        return
    assert set(texts(state)) == ways
    assert own(do(state, "pay food 1")) == {"wood": 9, "reed": 3}
    assert not wood.seen
