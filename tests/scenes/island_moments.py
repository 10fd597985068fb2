"""Moments of Harvest Island that a table must be able to show."""

from __future__ import annotations

from functools import cache
from typing import Any

from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Drop, Group, Move
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.moves import Draw, Harvest, Release
from farmdesk.games.harvest_island.state import State
from tests.games.harvest_island.islands import bare, keep, out_of_cards, play, put
from tests.scenes.moments import Moment


@cache
def game(seats: int, seed: int) -> tuple[State, ...]:
    """All states of a game in which fields grow before they are harvested, the final one, too."""
    state = GAME.setup(options_of(seats), seats, Luck.seeded(seed))
    luck = Luck.seeded(seed, 5)
    states = [state]
    while asked := GAME.decisions(state):
        moves = asked[0].moves
        dice, luck = luck.below(20)
        chosen: list[Move] = [move for move in moves if not isinstance(move, Harvest)]
        if dice == 0 or not chosen:
            chosen = list(moves)
        elif dice < 15:
            chosen = [move for move in chosen if not isinstance(move, Release)] or chosen
        pick, luck = luck.below(len(chosen))
        state = GAME.apply(state, asked[0].seat, chosen[pick], None)
        states.append(state)
    return tuple(states)


def options_of(seats: int, **wanted: str) -> dict[str, str]:
    """Settled options."""
    return settle(GAME.info, wanted, seats)


def moment(name: str, state: State, **wanted: str) -> Moment:
    """One state of this game."""
    return Moment(name, state, options_of(island.seats(state), **wanted), GAME)


def moves_of(state: State) -> tuple[Move, ...]:
    """What whoever is asked first may do, without the buttons."""
    asked = GAME.decisions(state)
    return tuple(move for move in asked[0].moves if move.script()) if asked else ()


def drops_in(move: Move) -> list[Drop]:
    """The drops of a move, those of a group in their order."""
    found: list[Drop] = []
    for step in move.script():
        found += step if isinstance(step, Group) else [step]
    return found


# Positions that hardly any game reaches


def kept(seats: int, words: dict[str, str], **more: Any) -> State:
    """A position by what lies where, and whatever else of the state is wanted."""
    state = bare(seats)
    for where, cards in words.items():
        state = put(state, where, cards)
    return state._replace(**more)


def all_sown(seats: int = 3) -> State:
    """Three sown fields, one to be fertilised, four different cards in hand."""
    state = put(bare(seats), "field@0/mountain", "mango,mango,mango")
    state = put(put(state, "field@0/hill", "f,lychee,lychee"), "field@0/plain", "banana")
    state = put(state, "hand@0", "mango,f,peach,banana")
    state = put(put(state, "supply", "grape,papaya"), "storage", "orange,peach,lychee")
    return put(state, "field@1/plain", "grape,grape,grape,grape,f")


def earned(seats: int = 2) -> State:
    """Two cards have just been released: pile, supply and a fertiliser may fill the hand."""
    state = put(bare(seats), "hand@0", "mango,lychee,peach,banana")
    state = put(put(state, "storage", "orange"), "supply", "grape,papaya,orange,peach,lychee")
    return play(state, "hand@0/1 > storage/1", "hand@0/3 > storage/2")


def only_fertiliser() -> State:
    """Piles and supply are used up: a fertiliser, or none."""
    state = put(bare(2), "hand@0", "mango,lychee,peach,banana")
    return play(out_of_cards(state), "hand@0/0 > storage/0", "hand@0/1 > storage/1")


def must_pass() -> State:
    """No card in hand, and nothing sown (HI-3)."""
    return out_of_cards(bare(2))


def tie(seats: int, tied: tuple[Seat, ...], kind: str = "sun") -> State:
    """A third card of weather strikes; the fields of some owners are equally full (HI-9)."""
    state = put(bare(seats), "hand@0", "orange,orange,peach,peach")
    for seat in range(seats):
        state = put(state, f"field@{seat}/mountain", "banana,banana" if seat % 2 else "mango,mango")
        if seat in tied:
            state = put(state, f"field@{seat}/plain", "grape,grape" if seat % 2 else "lychee,peach")
    state = put(put(state, "weather", f"{kind},{kind}"), "top/spring", kind)
    return play(
        state, "hand@0/0 > storage/0", "hand@0/1 > storage/1", "pile/spring > hand@0/0"
    )  # fmt: skip


def crowded(cards: int, seats: int = 4) -> State:
    """So many cards on the plain, up to 40: as many of one fruit as there are, then others."""
    state = put(bare(seats), "hand@0", "mango,f,lychee,mango")
    names = ["banana"] * 14 + ["f"] * 11 + ["grape"] * 7 + ["papaya"] * 8
    return put(state, "field@0/plain", ",".join(names[:cards]))


def threatened(seats: int = 4) -> State:
    """Two cards of rain lie there, storage holds three, and the own plain is the fullest field."""
    state = put(all_sown(seats), "weather", "rain,rain")
    return put(state, "field@0/plain", "papaya,papaya,papaya,papaya,papaya,papaya")


def last_pile(seats: int = 2) -> State:
    """One card of winter is left, and it is drawn next."""
    state = put(bare(seats, season=3), "hand@0", "strawberry,strawberry,-,-")
    state = put(state, "field@0/plain", "strawberry")
    return play(
        keep(state, 3, 1), "hand@0/0 > field@0/plain/1", "hand@0/1 > field@0/plain/2"
    )  # fmt: skip


def made() -> tuple[Moment, ...]:
    """The positions that were put together, by name."""
    states = {
        "all-sown": all_sown(),
        "earned": earned(),
        "only-fertiliser": only_fertiliser(),
        "tie-of-one": tie(2, (0,)),
        "tie-of-another": tie(3, (2,), "rain"),
        "tie-of-three": tie(4, (0, 1, 3)),
        "crowded": crowded(24),
        "threatened": threatened(),
        "last-pile": last_pile(),
    }
    return tuple(moment(name, state) for name, state in states.items())


@cache
def sampled() -> tuple[Moment, ...]:
    """2 to 4 seats: the first turn, states all over a game, and the positions put together."""
    found = []
    for seats in (2, 3, 4):
        states = game(seats, 30 + seats)
        last = len(states) - 2
        for share in (0, 3, 5, 8):
            index = last * share // 8
            found.append(moment(f"{seats}-{index}", states[index]))
        found.append(_refill(seats, states))
    return (*found, *made())


def _refill(seats: int, states: tuple[State, ...]) -> Moment:
    """The hand is filled, and the supply has much to choose from."""
    filled = [state for state in states if any(isinstance(m, Draw) for m in moves_of(state))]
    return moment(f"{seats}-refill", max(filled, key=lambda state: len(state.supply)))
