"""What a drop means, said in the helper line while it is hovered."""

from __future__ import annotations

from typing import Any

from farmdesk.core.moves import Group, Move, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import names, worth
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.goods import FOOD, NAMES, NOTHING, with_more
from farmdesk.games.agricola.housing import crowded
from farmdesk.games.agricola.places import space_at
from farmdesk.games.agricola.spaces import SPACES, does, gives
from farmdesk.games.agricola.state import State
from farmdesk.scenes.agricola.asked import PARTING, verb_of
from farmdesk.scenes.agricola.fencing import Fencing
from farmdesk.scenes.agricola.quick import kind_of
from farmdesk.table.stage import Focus, View

GAME = "agricola"


def remark(view: View, focus: Focus, fencing: Fencing | None) -> Phrase | None:
    """What the hovered drop would do."""
    if (fencing is not None and focus.held == fencing.source) or focus.swept is not None:
        drops = focus.swept.drops if focus.swept is not None else focus.drops
        return fencing.remark(drops) if fencing is not None else _sowing(focus)
    space = space_at(focus.hovered) if focus.hovered is not None else None
    if space is not None:
        return _send(view.state, view.seat, space)
    if focus.moves:
        return _use(view.state, view.seat, focus.moves)
    return None


TICKS = ("sow", "bake", "feed", "keep", "breed", "convert")
"""Verbs whose moves are called on the tick what they are called elsewhere."""
GUIDES = ("feed", "keep", "breed", "fence", "sow", "bake", "improve", "rooms", "stables",
          "one_stable", "plough")  # fmt: skip
"""Verbs whose questions are answered in a way of their own."""


def tick(move: Move) -> Phrase | None:
    """What the tick does: it builds so many fences, feeds with that."""
    verb = verb_of(move)
    if verb == "fence":
        edges: int = getattr(move, "edges", 0)
        return phrase(f"{GAME}.tick.fence", n=edges.bit_count())
    return move.label() if verb in TICKS else None


def guide(view: View) -> Phrase | None:
    """How what is asked is answered with the hand."""
    if view.decision is None:
        return None
    asked = {verb_of(move) for move in view.decision.moves if move.script()}
    found = [one for one in GUIDES if one in asked]
    if len(found) > 1:
        return phrase(f"{GAME}.guide.several")
    return phrase(f"{GAME}.guide.{found[0]}") if found else None


def _send(state: State, seat: Seat, space: int) -> Phrase:
    """What the space brings, and what may be done there."""
    got = gives(space, farmers.seats(state))
    good, lying = farmers.lying(state, space)
    if lying:
        got = with_more(got, good, lying)
    verbs = [verb for verb in does(space, farmers.seats(state)) if verb != "reed_or_stone"]
    deed = verbs_phrase(verbs, both=SPACES[space].both)
    if any(got):
        what = names.amounts(got)
        if deed is None:
            key = "brings_crowded" if crowded(state, seat, got) else "brings"
            return phrase(f"{GAME}.remark.{key}", what=what)
        return phrase(f"{GAME}.remark.brings_and", what=what, deed=deed)
    return phrase(f"{GAME}.remark.allows", deed=deed) if deed is not None else _nothing()


def _nothing() -> Phrase:
    return phrase(f"{GAME}.remark.nothing")


def verbs_phrase(verbs: list[str], *, both: bool) -> Phrase | None:
    """What may be done, in words: "plough a field, and then or instead sow"."""
    said = [phrase(f"{GAME}.verb.{verb}") for verb in verbs]
    if not said:
        return None
    if len(said) == 1:
        return said[0]
    return phrase(f"{GAME}.remark.{'both' if both else 'then'}", one=said[0], other=said[1])


def _use(state: State, seat: Seat, moves: tuple[Move, ...]) -> Phrase | None:
    """What drops of goods and tiles come to."""
    least: Any = min(moves, key=_length)
    kind = kind_of(least)
    if kind in ("convert", "swap"):
        what = names.amount(least.good, getattr(least, "n", 1))
        return phrase(f"{GAME}.remark.convert", n=least.food, what=what)
    if kind == "bake":
        grain, food = least.totals
        return phrase(f"{GAME}.remark.bake", n=food, grain=grain)
    if kind == "feed":
        short = max(0, worth.owed(state, seat) - state.farms[seat].goods[FOOD])
        return phrase(f"{GAME}.remark.feed", what=names.amounts(least.used), n=short)
    if kind in PARTING:
        key = "part_cooking" if least.food else "part"
        return phrase(f"{GAME}.remark.{key}", n=sum(least.gone), food=least.food)
    if verb_of(least) == "improve":
        return least.label() if least.returned else _improvement(state, seat, least.card)
    if hasattr(least, "thing"):
        return _put(state, seat, least.thing)
    return None


def _improvement(state: State, seat: Seat, card: str) -> Phrase:
    """What an improvement costs the seat: goods if it can pay them, else what it hands back."""
    name, way = names.card_name(card), worth.cheapest(state, seat, card)
    if way.returned:
        back = names.handing_back(way.returned)
        return phrase(f"{GAME}.move.improve_back", card=name, back=back)
    return phrase(f"{GAME}.remark.improve", card=name, cost=names.amounts(way.cost))


def _length(move: Move) -> int:
    return sum(len(step) if isinstance(step, Group) else 1 for step in move.script())


def _put(state: State, seat: Seat, thing: str) -> Phrase:
    farm = state.farms[seat]
    if thing == "room":
        return phrase(f"{GAME}.remark.room", n=len(farmers.rooms(farm)) + 1,
                      people=farmers.people(farm),
                      cost=names.amounts(worth.ROOM_PRICES[farm.house]))  # fmt: skip
    if thing == "stable":
        return phrase(f"{GAME}.remark.stable", n=farmers.stables_left(farm) - 1)
    return phrase(f"{GAME}.remark.field", n=len(farmers.fields(farm)) + 1)


def _sowing(focus: Focus) -> Phrase | None:
    """Seeds that are in the hand's way: what stands on the fields then."""
    if focus.swept is None or not focus.swept.drops:
        return None
    sown = [drop.source.spot for drop in focus.swept.drops]
    what = NOTHING
    for good, each in worth.SOWN.items():
        what = with_more(what, good, each * sown.count(NAMES[good]))
    return phrase(f"{GAME}.remark.sow", what=names.amounts(what), n=len(sown))
