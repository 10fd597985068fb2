"""The few words that stand on cards: what an effect is, and what is missing to pay."""

from __future__ import annotations

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import Card, Effect
from farmdesk.games.formidable_farm.crops import CROP_NAMES, bundle
from farmdesk.games.formidable_farm.names import bundle_words, symbol_words
from farmdesk.games.formidable_farm.state import State
from farmdesk.scenes.formidable_farm.glyphs import Glyph, Row, art, number

GAME = "formidable_farm"
CROPS = frozenset({"gain", "third_card_bonus"})


def caption(effect: Effect) -> Phrase:
    """An effect in so few words that they fit below its pictures."""
    if effect.kind in CROPS:
        return phrase(f"{GAME}.table.short.{effect.kind}", crops=symbol_words(effect.take))
    if effect.kind == "supply":
        what = phrase(f"{GAME}.table.short.supply.{effect.where}")
        return what if effect.n == 1 else phrase(f"{GAME}.table.short.times", what=what, n=effect.n)
    if effect.kind == "draw_then_under":
        return phrase(f"{GAME}.table.short.draw_then_under", under=effect.m, n=effect.n)
    if effect.kind in ("move_and_supply", "gain_per_paid", "extra_turn"):
        return phrase(f"{GAME}.table.short.{effect.kind}")
    return phrase(f"{GAME}.table.short.{effect.kind}", n=effect.n)


def captions(card: Card) -> tuple[Phrase, ...]:
    """All effects of a card."""
    return tuple(map(caption, card.reward))


def lack(state: State, seat: Seat, index: int, *, on_market: bool) -> tuple[Phrase, Row] | None:
    """What a seat lacks to pay a card, in words and in pictures; None when it could be paid."""
    if farm.payable(state, seat, index, on_market=on_market):
        return None
    special = farm.card(state, index).cost.special
    if special:
        return phrase(f"{GAME}.table.lacks.{special}"), ()
    missing = farm.missing(state, seat, index)
    alone = sum(map(bool, missing)) == 1
    row: list[Glyph] = [number("−")]
    for name, count in zip(CROP_NAMES, missing, strict=True):
        if count:
            row += (*((number(count),) if count > 1 or alone else ()), art(name))
    words = phrase(f"{GAME}.table.short_of", what=bundle_words(bundle(missing)))
    return words, tuple(row)
