"""What is said while a card is being paid: how much is left, what is paid, the cheapest ends."""

from __future__ import annotations

from collections.abc import Iterable

from farmdesk.core.moves import Drop, Group, Move, Phrase, phrase
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import DIFFERENT, SAME
from farmdesk.games.formidable_farm.crops import CROP_NAMES, Bundle, bundle
from farmdesk.games.formidable_farm.names import bundle_words
from farmdesk.scenes.formidable_farm.told import card_in
from farmdesk.table.stage import Composing, View

GAME = "formidable_farm"
OFFERED = 2
"""Ways to end a payment that are offered as answers; a third answer takes a step back."""


def composing(view: View, moves: tuple[Move, ...], drops: tuple[Drop, ...]) -> Composing | None:
    """The card on the stall waits for the rest of its cost; None for anything else.

    `moves` are what the `drops` may still become, the cheapest first.
    """
    if not drops or drops[0].target.zone != "played":
        return None
    left = [rest(move, drops) for move in moves]
    index = card_in(view, drops[0].source)
    if index is None or not left or not left[0]:
        return None
    zone = left[0][0].source.zone
    if zone != "purse":
        return Composing(_pick(zone, left[0]), None)
    paid = getattr(moves[0], "payment", 0) - crops(left[0])
    ways = zip(moves[:OFFERED], left, strict=False)
    return Composing(
        phrase(f"{GAME}.prompt.{_kind(view, index)}", n=len(left[0])),
        phrase(f"{GAME}.prompt.paid", what=bundle_words(paid)) if paid > 0 else None,
        tuple((bundle_words(crops(drops)), move) for move, drops in ways),
    )


def rest(move: Move, made: tuple[Drop, ...]) -> list[Drop]:
    """The drops of a move that are still to be made."""
    wanted: list[Drop] = []
    for step in move.script():
        wanted += step if isinstance(step, Group) else (step,)
    for drop in made:
        if drop in wanted:
            wanted.remove(drop)
    return wanted


def crops(drops: Iterable[Drop]) -> Bundle:
    """The crops that some drops pay with."""
    found = [drop.source.spot for drop in drops if drop.source.zone == "purse"]
    return bundle(found.count(name) for name in CROP_NAMES)


def _kind(view: View, index: int) -> str:
    """What is wanted: crops of one kind, of different kinds, or just crops (FF-11)."""
    symbols = farm.card(view.state, index).cost.symbols
    if SAME in symbols:
        return "pay_same"
    return "pay_different" if DIFFERENT in symbols else "pay_any"


def _pick(zone: str, left: list[Drop]) -> Phrase:
    """A fulfilled card, or cards of the market, that a special cost asks for (FF-13, FF-14)."""
    if zone == "market":
        return phrase(f"{GAME}.prompt.pick_market", n=len(left))
    to_hand = left[0].target.zone == "hand"
    return phrase(f"{GAME}.prompt.{'pick_to_hand' if to_hand else 'pick_under'}")
