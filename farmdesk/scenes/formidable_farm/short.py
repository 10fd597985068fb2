"""The few words that stand on cards: what an effect is, and what is missing to pay."""

from __future__ import annotations

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import ANY, DIFFERENT, SAME, Card, Effect
from farmdesk.games.formidable_farm.crops import ONE, counts
from farmdesk.games.formidable_farm.names import symbol_words
from farmdesk.games.formidable_farm.state import State
from farmdesk.scenes.formidable_farm.glyphs import Glyph, Row, art, number, picture_of

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
    missing = lacking(state, seat, index)
    kinds = sorted(set(missing))
    row: list[Glyph] = [number("−")]
    for kind in kinds:
        count = missing.count(kind)
        row += (*((number(count),) if count > 1 or len(kinds) == 1 else ()), art(picture_of(kind)))
    return phrase(f"{GAME}.table.short_of", what=symbol_words(missing)), tuple(row)


def lacking(state: State, seat: Seat, index: int) -> tuple[int, ...]:
    """The symbols of a card that a seat cannot pay: crops, or symbols that leave a choice.

    Of identical ones the crops of the kind that comes nearest; so of all, when a discount lets the
    payer leave out any symbol.
    """
    missing = farm.missing(state, seat, index)
    symbols = farm.card(state, index).cost.symbols
    wild = next((symbol for symbol in (DIFFERENT, ANY) if symbol in symbols), None)
    if wild is None or SAME in symbols or (state.discount and seat == state.turn):
        return tuple(crop for crop, count in enumerate(missing) for _ in range(count))
    fixed = counts(sum(ONE[symbol] for symbol in symbols if symbol < ANY))
    have = farm.crops(state, seat)
    named = [min(m, max(f - h, 0)) for m, f, h in zip(missing, fixed, have, strict=True)]
    crops = tuple(crop for crop, count in enumerate(named) for _ in range(count))
    return (*crops, *(wild,) * (sum(missing) - len(crops)))
