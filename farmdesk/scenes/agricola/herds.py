"""Where animals are shown: where the rules house them, or where somebody has moved them to.

Nobody is ever asked where animals stand, so moving them is only for the eye: as long as all of them
find room, any way to share the places out is as good as another.
"""

from __future__ import annotations

from itertools import product

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import names
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.goods import ANIMALS
from farmdesk.games.agricola.housing import Herd, herds, unhoused
from farmdesk.games.agricola.state import State

HOUSE = 0
"""The cells of the house as a place for an animal: none of the pastures and stables."""

Wishes = dict[int, int]
"""By the cells of a place, as a mask: the kind that somebody wants to see there."""


def arranged(state: State, seat: Seat, wishes: Wishes) -> tuple[Herd, ...]:
    """The places for animals and who stands there, as near to the wishes as all find room.

    Where animals wait for room, or the wishes leave some without it, the rules' own way is shown.
    """
    usual = herds(state, seat)
    have = dict(zip(ANIMALS, farmers.animals(state.farms[seat]), strict=True))
    wanted = [wishes.get(herd.cells) for herd in usual]
    if any(unhoused(state, seat)) or not any(kind is not None for kind in wanted):
        return usual
    best: tuple[int, tuple[Herd, ...]] | None = None
    for kinds in product(*_choices(usual, wanted)):
        found = _filled(usual, kinds, have, wanted)
        if sum(herd.n for herd in found) != sum(have.values()):
            continue
        met = sum(
            4 * (kind == herd.kind and herd.n > 0) + (old.kind == herd.kind)
            for kind, herd, old in zip(wanted, found, usual, strict=True)
        )
        if best is None or met > best[0]:
            best = (met, found)
    return best[1] if best is not None else usual


def _choices(usual: tuple[Herd, ...], wanted: list[int | None]) -> list[tuple[int, ...]]:
    """By place: the kinds that may be tried there, the wanted one alone where there is one."""
    present = sorted({herd.kind for herd in usual if herd.n}) or [ANIMALS[0]]
    return [
        (kind,) if kind is not None and kind in present else tuple(present) for kind in wanted
    ]  # fmt: skip


def _filled(
    usual: tuple[Herd, ...],
    kinds: tuple[int, ...],
    have: dict[int, int],
    wanted: list[int | None],
) -> tuple[Herd, ...]:
    """Each place filled with its kind as far as there are animals of it.

    Places with a wish come first; those for one animal last, to take what pastures cannot hold.
    """
    left, counts = dict(have), [0] * len(usual)
    order = sorted(range(len(usual)), key=lambda at: (wanted[at] is None, usual[at].holds == 1, at))
    for at in order:
        counts[at] = min(left[kinds[at]], usual[at].holds)
        left[kinds[at]] -= counts[at]
    return tuple(
        herd._replace(kind=kind, n=n) for herd, kind, n in zip(usual, kinds, counts, strict=True)
    )


def moved(state: State, seat: Seat, wishes: Wishes, source: int, target: int) -> Wishes | None:
    """The wishes after the animals of one place have been moved to another; None if they cannot.

    Places are masks of cells. Two kinds may change places.
    """
    shown = {herd.cells: herd for herd in arranged(state, seat, wishes)}
    start, end = shown.get(source), shown.get(target)
    if start is None or end is None or not start.n or source == target:
        return None
    wanted = {**wishes, target: start.kind}
    wanted.pop(source, None)
    if end.n and end.kind != start.kind:
        wanted[source] = end.kind
    after = {herd.cells: herd for herd in arranged(state, seat, wanted)}
    if not after[target].n or after[target].kind != start.kind:
        return None
    changed = after[target] != end or after[source] != start
    return wanted if changed else None


def targets(state: State, seat: Seat, wishes: Wishes, source: int) -> tuple[int, ...]:
    """The places to which the animals of one place can be moved."""
    places = [herd.cells for herd in herds(state, seat)]
    return tuple(
        place for place in places if moved(state, seat, wishes, source, place) is not None
    )  # fmt: skip


def place_of(state: State, seat: Seat, cell: int) -> int | None:
    """The place for animals that a cell belongs to: a pasture, a stable, or the house."""
    farm = state.farms[seat]
    pasture = farmers.pasture_at(farm, cell)
    if pasture is not None:
        return pasture
    if farmers.has_stable(farm, cell):
        return 1 << cell
    return HOUSE if cell in farmers.rooms(farm) else None


def told(state: State, seat: Seat, wishes: Wishes, source: int, target: int | None) -> Phrase:
    """What moving the animals of one place to another means, or why they stay."""
    if target is None:
        return phrase("agricola.shift.nowhere")
    start = _at(arranged(state, seat, wishes), source)
    after = moved(state, seat, wishes, source, target)
    if after is not None:
        end = _at(arranged(state, seat, after), target)
        return phrase("agricola.shift.goes", what=names.amount(end.kind, end.n))
    end = _at(arranged(state, seat, wishes), target)
    if end.n and end.kind == start.kind:
        return phrase("agricola.shift.same", what=names.amount(end.kind, end.n))
    return phrase("agricola.shift.full")


def _at(shown: tuple[Herd, ...], place: int) -> Herd:
    return next(herd for herd in shown if herd.cells == place)
