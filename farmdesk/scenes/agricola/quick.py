"""Moves on buttons beside the purse: what would take several drops is there at a press, too."""

from __future__ import annotations

from typing import Any, NamedTuple

from farmdesk.core.moves import Decision, Move, Phrase
from farmdesk.games.agricola.goods import ANIMALS, GRAIN, VEGETABLE, Goods, of_animals, some
from farmdesk.games.agricola.state import State, is_over, is_work
from farmdesk.scenes.agricola.asked import PARTING, verb_of

KINDS = ("keep", "breed", "feed", "swap", "sow", "bake", "convert")
"""Kinds of moves that buttons offer; the first that there is goes before the others."""
SIGN = 31.0
"""Units that a picture with its number takes on a button."""


class Quick(NamedTuple):
    """A move that a button plays."""

    move: Move
    given: Goods
    food: int
    """Food that comes of it."""
    begging: int = 0

    @property
    def label(self) -> Phrase:
        """The move in words."""
        return self.move.label()


def kind_of(move: Move) -> str:
    """What sort of move it is, as far as buttons are concerned; `swap` for what crafts make."""
    verb = verb_of(move)
    if verb in KINDS and verb != "swap":
        return verb
    swaps = isinstance(getattr(move, "good", None), int) and hasattr(move, "food")
    return "swap" if swaps else ""


def offered(decision: Decision | None, most: int, room: float) -> tuple[str, tuple[Quick, ...]]:
    """What the buttons are for, and the moves on them: `most` at most, and as many as have room."""
    if decision is None:
        return "", ()
    every: list[Move] = [*decision.moves, *decision.side]
    found: dict[str, list[Quick]] = {}
    for move in every:
        kind = kind_of(move)
        if kind and move.script():
            found.setdefault(kind, []).append(_quick(move, kind))
    kind = next((kind for kind in KINDS if kind in found), "")
    if not kind:
        return "", ()
    quick = _chosen(kind, found[kind])
    if "sow" in found and "bake" in found:
        kind, quick = "both", [*_chosen("sow", found["sow"])[:2], *_chosen("bake", found["bake"])]
    wide = max(_signs(one) for one in quick) * SIGN + 14
    return kind, tuple(quick[: max(1, min(most, int(room / wide)))])


def _chosen(kind: str, quick: list[Quick]) -> list[Quick]:
    """The moves of a kind that are worth a button, the best first."""
    if kind == "convert":
        return [one for one in quick if sum(one.given) == 1]  # pressing again goes on
    if kind == "sow":
        return _full(quick)
    if kind == "feed":
        return sorted(quick, key=lambda one: (one.begging, _spared(one)))
    return sorted(quick, key=lambda one: -one.food)


def _signs(one: Quick) -> int:
    return sum(map(bool, one.given)) + bool(one.food) + bool(one.begging)


def _quick(move: Move, kind: str) -> Quick:
    one: Any = move
    if kind in PARTING:
        return Quick(move, of_animals(one.gone), one.food)
    if kind == "feed":
        return Quick(move, one.used, one.food, one.begging)
    if kind == "bake":
        grain, food = one.totals
        return Quick(move, some(GRAIN, grain), food)
    if kind == "sow":
        return Quick(move, one.seeds, 0)
    return Quick(move, some(one.good, getattr(one, "n", 1)), one.food)


def _full(quick: list[Quick]) -> list[Quick]:
    """Of sowings one for every mixture of seeds that fills as many fields as can be filled."""
    most = max(sum(one.given) for one in quick)
    found: dict[Goods, Quick] = {}
    for one in quick:
        if sum(one.given) == most:
            found.setdefault(one.given, one)
    return sorted(found.values(), key=lambda one: -one.given[VEGETABLE])


def _spared(one: Quick) -> tuple[int, int]:
    """How dear a meal is: animals before vegetables before grain, then food that is wasted."""
    return 3 * sum(one.given[kind] for kind in ANIMALS) + one.given[VEGETABLE], one.food


def title(kind: str, state: State, *, asked: bool = True) -> str:
    """The key of the words beside the buttons."""
    if kind:
        return f"quick_{kind}"
    if is_over(state):
        return "quick_over"
    return "quick_none" if asked and is_work(state) else "quick_wait"
