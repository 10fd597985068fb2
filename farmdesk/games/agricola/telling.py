"""The line of the log for each decision. Everything else is told where it happens."""

from __future__ import annotations

from farmdesk.core.events import Event, Noted, Told
from farmdesk.core.moves import Move, Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.agricola import names
from farmdesk.games.agricola.farmyard import cells
from farmdesk.games.agricola.goods import of_animals, with_more
from farmdesk.games.agricola.meals import Convert, Feed, Part, Withhold
from farmdesk.games.agricola.moves import (
    Bake,
    Fence,
    Improve,
    Pay,
    Put,
    Renovate,
    Send,
    Sow,
    Swap,
    Take,
)
from farmdesk.games.agricola.places import CELL_SLOTS, MAJOR_SLOTS, SPACE_SLOTS, played_slot
from farmdesk.games.agricola.spaces import NOWHERE, PUT, gives
from farmdesk.games.agricola.state import State

Said = tuple[Phrase, tuple[Slot, ...]]


def note(state: State, seat: Seat, move: Move, tell: list[Event] | None) -> None:
    """Tell of a move that was made since it was the only one: nobody decided it."""
    if tell is not None:
        tell.append(Noted(*_said(state, seat, move)))


def noted(seat: Seat, key: str, what: Phrase) -> Noted:
    """What a harvest does to a seat without asking it: goods that are reaped, paid or born."""
    return Noted(phrase(key, who=Name(seat), what=what))


def line(state: State, seat: Seat, move: Move) -> Told:
    """What is told of a move before anything comes of it."""
    said, places = _said(state, seat, move)
    return Told(seat, said, places)


def _log(seat: Seat, key: str, **args: int | str | Name | Phrase) -> Phrase:
    return phrase(f"agricola.log.{key}", who=Name(seat), **args)


def _said(state: State, seat: Seat, move: Move) -> Said:
    if isinstance(move, Send):
        return _send(state, seat, move)
    if isinstance(move, Put | Fence | Sow | Renovate):
        return _built(seat, move)
    if isinstance(move, Convert | Feed | Part | Withhold):
        return _eaten(seat, move), ()
    if isinstance(move, Improve):
        card = names.card_name(move.card)
        if move.returned:
            back = names.card_name(move.returned)
            return _log(seat, "improve_back", card=card, back=back), (MAJOR_SLOTS[move.card],)
        return _log(seat, "improve", card=card), (MAJOR_SLOTS[move.card],)
    if isinstance(move, Pay):
        if move.returned:
            said = _log(seat, "hand_back", card=names.card_name(move.returned))
            return said, (played_slot(seat, move.returned),)
        return _log(seat, "pay", cost=names.amounts(move.cost)), ()
    if isinstance(move, Swap):
        said = _log(seat, "swap", n=move.food, card=names.card_name(move.card))
        return said, (played_slot(seat, move.card),)
    if isinstance(move, Bake):
        grain, food = move.totals
        places = tuple(played_slot(seat, load.card) for load in move.loads)
        return _log(seat, "bake", n=grain, food=food), places
    if isinstance(move, Take):
        return _log(seat, "take", what=names.amount(move.good, 1)), ()
    return _log(seat, str(move)), ()


def _send(state: State, seat: Seat, move: Send) -> Said:
    space = move.space
    name, place = names.space_name(space), (SPACE_SLOTS[space],)
    got = gives(space, len(state.farms))
    if PUT[space] != NOWHERE:
        got = with_more(got, PUT[space], state.piles[space])
    if any(got):
        return _log(seat, "send_for", space=name, what=names.amounts(got)), place
    return _log(seat, "send", space=name), place


def _built(seat: Seat, move: Put | Fence | Sow | Renovate) -> Said:
    slots = CELL_SLOTS[seat]
    if isinstance(move, Put):
        return _log(seat, move.thing), (slots[move.cell],)
    if isinstance(move, Fence):
        places = tuple(slots[cell] for cell in cells(move.area))
        n = move.edges.bit_count()
        return _log(seat, "fence", n=n, size=move.area.bit_count()), places
    if isinstance(move, Sow):
        places = tuple(slots[cell] for cell in cells(move.grain | move.vegetables))
        return _log(seat, "sow", what=names.amounts(move.seeds)), places
    return _log(seat, ("renovate.clay", "renovate.stone")[move.house - 1]), ()


def _eaten(seat: Seat, move: Convert | Feed | Part | Withhold) -> Phrase:
    if isinstance(move, Convert):
        return _log(seat, "convert", food=move.food, what=names.amount(move.good, move.n))
    if isinstance(move, Withhold):
        return _log(seat, "withhold", n=move.begging)
    if isinstance(move, Part):
        what = names.amounts(of_animals(move.gone))
        if move.food:
            return _log(seat, f"{move.verb}_cooking", food=move.food, what=what)
        return _log(seat, move.verb, what=what)
    if any(move.used):
        return _log(seat, "feed", what=names.amounts(move.used))
    return _log(seat, "beg", n=move.begging)
