"""What a hovered drop means, in one line: what it costs, and what is left then."""

from __future__ import annotations

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import SPACES
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.names import bundle_words, crop_name, space_name
from farmdesk.games.formidable_farm.places import SPACE_NAMES
from farmdesk.games.formidable_farm.state import CROP_PRICE, DRAW_PRICE
from farmdesk.scenes.formidable_farm.after import After
from farmdesk.table.stage import Focus, View

GAME = "formidable_farm"


def remark(view: View, focus: Focus, after: After | None) -> Phrase | None:
    """What the drop that is hovered would do; `after` is what a card to be played leaves."""
    held, slot = focus.held, focus.hovered
    if held is None or slot is None:
        return None
    if held.zone == "disc":
        return _supplies(view, slot)
    if slot.zone == "played":
        return _played(held, after)
    if held.zone == "side" or held.zone == "coins":
        return _bought(view, held, slot)
    if held.zone in ("supply", "pool"):
        return phrase(f"{GAME}.remark.take", what=_taken(held))
    if slot.zone == "stack":
        return _stacked(view, held, slot)
    return None


def _supplies(view: View, slot: Slot) -> Phrase | None:
    if slot.spot not in SPACE_NAMES:
        return None
    space = SPACE_NAMES.index(slot.spot)
    state, seat = view.state, view.seat
    price, name = farm.price(state, seat, space), space_name(space)
    if SPACES[space].draw and not state.farms[seat].stack:
        return phrase(f"{GAME}.remark.supply_nothing", n=price)
    if not price:
        return phrase(f"{GAME}.remark.supply_free", space=name)
    key = "supply_stay" if state.discs[seat] == space else "supply_join"
    left = farm.coins(state, seat) - price
    return phrase(f"{GAME}.remark.{key}", space=name, left=left, n=price)


def _played(held: Slot, after: After | None) -> Phrase | None:
    if after is None:
        return phrase(f"{GAME}.remark.pays_part") if held.zone == "purse" else None
    what = bundle_words(after.purse)
    if held.zone == "purse":
        return phrase(f"{GAME}.remark.pays", what=what)
    key = "leaves" if after.sure else "choose_payment"
    return phrase(f"{GAME}.remark.{key}", what=what)


def _bought(view: View, held: Slot, slot: Slot) -> Phrase | None:
    coins = farm.coins(view.state, view.seat)
    if slot.zone == "purse" and slot.spot in CROP_NAMES:
        price = CROP_PRICE if held.zone == "side" else 1
        crop = crop_name(CROP_NAMES.index(slot.spot))
        return phrase(f"{GAME}.remark.buys", crop=crop, left=coins - price, n=price)
    if held.zone == "side":
        return phrase(f"{GAME}.remark.buys_card", left=coins - DRAW_PRICE, n=DRAW_PRICE)
    key = {"hand": "coin_to_hand", "stack": "coin_under"}.get(slot.zone)
    return phrase(f"{GAME}.remark.{key}") if key is not None else None


def _taken(held: Slot) -> Phrase:
    if held.zone == "pool":
        return phrase(f"{GAME}.crop.{held.spot}", n=1)
    return space_name(SPACE_NAMES.index(held.spot))


def _stacked(view: View, held: Slot, slot: Slot) -> Phrase | None:
    if held.zone == "purse":
        return phrase(f"{GAME}.remark.pays_draw")
    under = slot.spot == "under"
    if held.zone == "market":
        return phrase(f"{GAME}.remark.market_under", n=farm.to_go(view.state, view.seat) + 1)
    return phrase(f"{GAME}.remark.{'goes_under' if under else 'goes_on_top'}")
