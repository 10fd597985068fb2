"""Moments of Agricola that a table must be able to show: each kind of question, early and late."""

from __future__ import annotations

from functools import cache

from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Group, Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.frames.act import Act
from farmdesk.games.agricola.goods import NAMES
from farmdesk.games.agricola.spaces import MAJOR_IDS
from farmdesk.games.agricola.state import FIELD, State
from tests.scenes.moments import Moment

MOST = 9
"""Moves of a kind that are tried in a state."""
KINDS = {
    "send", "rooms", "stables", "plough", "sow", "bake", "fence", "improve", "convert", "feed",
    "keep", "breed", "joinery", "one_stable",
}  # fmt: skip
"""Verbs whose moves are spelled by drops; those of crafts are like that of the Joinery."""


def _bits(*cards: str) -> int:
    return sum(1 << MAJOR_IDS.index(card) for card in cards)


FIRE_AND_WELL = _bits("fireplace_2", "well")
HEARTHS = _bits("cooking_hearth_4", "cooking_hearth_5")


@cache
def game(seats: int, seed: int) -> tuple[State, ...]:
    """All states of a random game, the final one included."""
    state = GAME.setup({}, seats, Luck.seeded(seed))
    luck = Luck.seeded(seed, 3)
    states = [state]
    while asked := GAME.decisions(state):
        pick, luck = luck.below(len(asked[0].moves))
        state = GAME.apply(state, asked[0].seat, asked[0].moves[pick], None)
        states.append(state)
    return tuple(states)


def options_of(seats: int) -> dict[str, str]:
    """The settled options of `game`."""
    return settle(GAME.info, {}, seats)


def moment(name: str, state: State) -> Moment:
    seats = len(state.farms)
    return Moment(name, state, options_of(seats), GAME)


def asked(state: State) -> Decision:
    return GAME.decisions(state)[0]


def verb(move: Move) -> str:
    return str(getattr(move, "verb", ""))


def with_goods(state: State, seat: Seat, **goods: int) -> State:
    """The state with these goods before a seat."""
    farm = state.farms[seat]
    have = [goods.get(name, n) for name, n in zip(NAMES, farm.goods, strict=True)]
    return with_farm(state, seat, goods=tuple(have))


def with_farm(state: State, seat: Seat, **changes: object) -> State:
    """The state with a farm changed."""
    farm = state.farms[seat]._replace(**changes)  # type: ignore[arg-type]  # whatever a test wants
    return state._replace(farms=(*state.farms[:seat], farm, *state.farms[seat + 1 :]))


def acting(state: State, *verbs: str) -> State:
    """The state with the seat asked to do one of these."""
    return state._replace(pending=(Act(state.seat, verbs, "", False),))


def working(seats: int, round_number: int, seed: int = 4) -> State:
    """The first state of a round in which somebody sends a person out."""
    return next(state for state in game(seats, seed)
                if state.round == round_number and not state.pending)  # fmt: skip


def crowded(seats: int = 3) -> State:
    """A seat with fields, ovens and crafts, asked to sow or bake."""
    state = working(seats, 9)
    seat = state.seat
    cells = bytearray(state.farms[seat].cells)
    bare = [cell for cell in (1, 2, 3, 4, 8, 9) if not cells[cell]][:4]
    for cell in bare:
        cells[cell] = FIELD
    cards = ("fireplace_2", "stone_oven", "well", "joinery", "pottery", "cooking_hearth_4")
    state = with_farm(state, seat, cells=bytes(cells), cards=cards, stables=b"", rails=b"",
                      fences=0, pastures=())  # fmt: skip
    return with_goods(state, seat, grain=3, vegetable=2)


@cache
def sampled() -> tuple[Moment, ...]:
    """1 to 4 seats; every kind of question that is answered by drops."""
    found: dict[str, Moment] = {}
    for seats in (1, 2, 3, 4):
        state = working(seats, 5)
        found[f"{seats}-work"] = moment(f"{seats}-work", with_goods(state, state.seat, grain=2))
    wanted = KINDS - {"send", "convert"}
    for seed in range(120):
        seats = 1 + seed % 4
        for state in game(seats, seed)[:-1]:
            moves = [move for move in asked(state).moves if move.script()]
            kinds = {verb(move) for move in moves} & wanted
            for kind in kinds:
                if sum(verb(move) == kind for move in moves) > 1 or kind in ("joinery", "improve"):
                    found.setdefault(kind, moment(f"{seats}-{kind}", state))
                    wanted = wanted - {kind}
        if not wanted:
            break
    found["crowded"] = moment("3-crowded", acting(crowded(), "sow", "bake"))
    fresh = working(2, 1)
    fresh = with_goods(fresh, fresh.seat, wood=15)
    found["fences"] = moment("2-new-pasture", acting(fresh, "fence"))
    fired = working(2, 9)
    fired = with_farm(fired, fired.seat, cards=("fireplace_2", "well"))
    fired = fired._replace(majors=fired.majors & ~FIRE_AND_WELL | HEARTHS)
    found["hearths"] = moment("2-hearths", acting(fired, "improve"))
    return tuple(found.values())


def tried(state: State) -> list[Move]:
    """Of each kind some moves from all over the list, the longest among them."""
    found: list[Move] = []
    every = [move for move in asked(state).all_moves if move.script()]
    for kind in dict.fromkeys(map(verb, every)):
        same = [move for move in every if verb(move) == kind]
        found += same[:: max(1, -(-len(same) // MOST))]
        found.append(max(same, key=length))
    return list(dict.fromkeys(found))


def length(move: Move) -> int:
    """How many drops spell a move."""
    return sum(len(step) if isinstance(step, Group) else 1 for step in move.script())
