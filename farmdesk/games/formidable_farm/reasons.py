"""Why a drop is not legal, in words.

Whether it is legal is never decided here: that is read off the moves. This file only finds the
sentence, so every path ends in one.
"""

from __future__ import annotations

from functools import lru_cache

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Drop, Group, Move, Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.formidable_farm.cards import DIFFERENT, NONE, SAME, Card
from farmdesk.games.formidable_farm.costs import MARKET_UNDER
from farmdesk.games.formidable_farm.crops import CROP_NAMES, bundle, count
from farmdesk.games.formidable_farm.moves import STALL, Play
from farmdesk.games.formidable_farm.names import bundle_words, crop_name
from farmdesk.games.formidable_farm.places import MARKET, PURSE, SPACE_NAMES, played_slot
from farmdesk.games.formidable_farm.rules import decisions
from farmdesk.games.formidable_farm.state import (
    CROP_PRICE,
    OVER,
    State,
    card,
    coins,
    fits_limit,
    missing,
    price,
)


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal.

    The drops before the last must be legal ones; `drops` is never empty.
    """
    if state.turn == OVER:
        return _why("over")
    if seat != state.turn:
        return _why("not_your_turn", who=Name(state.turn))
    *made, drop = drops
    if drop in next_drops(state, tuple(made)):
        return None
    if made:
        return _further(state, tuple(made), drop)
    if drop.source.zone == "side":
        return _side(state, drop)
    if state.pending:
        return _open_question(state, drop)
    return _first(state, drop)


@lru_cache(maxsize=64)
def next_drops(state: State, made: tuple[Drop, ...]) -> frozenset[Drop]:
    """Every drop that some legal move goes on with after these."""
    composer = Composer(decisions(state)[0])
    composer.drop_all(made)
    return frozenset(
        Drop(source, target) for source in composer.sources() for target in composer.targets(source)
    )


def _why(key: str, **args: int | str | Name | Phrase) -> Phrase:
    return phrase(f"formidable_farm.why.{key}", **args)


def _place(slot: Slot) -> int:
    """The number that ends a slot; -1 when there is none."""
    return int(slot.spot) if slot.spot.isascii() and slot.spot.isdigit() else -1


def _side(state: State, drop: Drop) -> Phrase:
    """Why nothing can be bought like that."""
    have = coins(state, state.turn)
    if have < CROP_PRICE:
        return _why("needs_coins", n=have, price=CROP_PRICE)
    draws = drop.source.spot == "draw"
    if draws and not state.farms[state.turn].stack:
        return _why("empty_stack")
    if not decisions(state)[0].side:
        return _why("answer_first", what=decisions(state)[0].prompt)
    return _why("buy_to_stack" if draws else "buy_to_purse")


def _open_question(state: State, drop: Drop) -> Phrase:
    """Why a drop does not answer what a card asks."""
    source = drop.source
    if source in PURSE[state.turn]:
        crop = CROP_NAMES.index(source.spot)
        if not count(state.farms[state.turn].purse, crop):
            return _why("no_crop", what=crop_name(crop))
    return _why("answer_first", what=decisions(state)[0].prompt)


_STAYS = {
    "coins": "coins",
    "stack": "draws",
    "played": "played",
    "supply": "move_disc",
    "purse": "crops_pay",
    "pool": "pool",
    "look": "nothing_there",
}
"""By zone: why what lies there is not lifted while no card asks anything."""


def _first(state: State, drop: Drop) -> Phrase:
    """Why the first drop of a move is wrong while no card asks anything."""
    source, target = drop
    zone, seat = source.zone, state.turn
    if source.seat not in (None, seat):
        return _why("others", who=Name(source.seat or 0))
    if zone == "disc":
        return _disc(state, target)
    if zone == "hand" and 0 <= _place(source) < len(state.farms[seat].hand):
        index = state.farms[seat].hand[_place(source)]
        return _card(state, index, target, on_market=False)
    if source in MARKET:
        index = state.market[MARKET.index(source)]
        return _why("market_gap") if index == NONE else _card(state, index, target, on_market=True)
    if zone == "market":
        return _why("market_deck" if source.spot == "deck" else "discard")
    return _why(_STAYS.get(zone, "nothing_there"))


def _disc(state: State, target: Slot) -> Phrase:
    """Why the disc may not go there (FF-4, FF-8)."""
    seat = state.turn
    if target.zone != "supply" or target.spot not in SPACE_NAMES:
        return _why("disc_on_space")
    if state.supplied:
        return _why("supplied")
    space = SPACE_NAMES.index(target.spot)
    key = "stay_price" if state.discs[seat] == space else "join_price"
    return _why(key, price=price(state, seat, space), n=coins(state, seat))


def _card(state: State, index: int, target: Slot, *, on_market: bool) -> Phrase:
    """Why a card may not be played, or not there."""
    if not fits_limit(state, index):
        return _why("limit", n=state.limit)
    if on_market and not state.market_left:
        return _why("market_limit")
    stall = played_slot(state.turn, len(state.played))
    if target != stall and _payable(state, index):
        return _why("to_stall")
    printed = card(state, index)
    if printed.cost.special:
        return _why(f"short.{printed.cost.special}")
    lack = bundle(missing(state, state.turn, index))
    return _why("short", what=bundle_words(lack)) if lack else _why("to_stall")


def _payable(state: State, index: int) -> bool:
    """Does some move play this card now?"""
    return any(
        isinstance(move, Play) and _played(state, move) == index
        for move in decisions(state)[0].moves
    )


def _played(state: State, move: Play) -> int:
    """The card that a move plays."""
    if move.spot < 0:
        return state.market[~move.spot]
    return state.farms[state.turn].hand[move.spot]


def _further(state: State, made: tuple[Drop, ...], drop: Drop) -> Phrase:
    """Why a drop after the first one is wrong: it pays for the card that was laid on the stall."""
    if not next_drops(state, made):
        return _why("done")
    plays = [m for m in decisions(state)[0].all_moves if _begins(m, made[0])]
    play = next((m for m in plays if isinstance(m, Play)), None)
    if play is None:
        return _why("crops_pay_rest")
    printed = card(state, _played(state, play) if play.spot != STALL else state.played[-1])
    if printed.cost.special:
        return _picked(printed, made, drop)
    if drop.source not in PURSE[state.turn]:
        return _why("pay_first")
    if drop.target != next(iter(next_drops(state, made))).target:
        return _why("to_card")
    return _paid(state, printed, made, drop)


def _begins(move: Move, drop: Drop) -> bool:
    script = move.script()
    return bool(script) and drop in (script[0] if isinstance(script[0], Group) else (script[0],))


def _picked(printed: Card, made: tuple[Drop, ...], drop: Drop) -> Phrase:
    """Why this card does not settle a special cost (FF-13, FF-14)."""
    special = printed.cost.special
    if special in MARKET_UNDER:
        if drop.source in {made[0].source, made[0].target}:
            return _why("not_itself")
        return _why("pick_market", n=MARKET_UNDER[special])
    return _why("pay_animals" if special == "any_number_sheep_or_pig" else "pick_coin")


def _paid(state: State, printed: Card, made: tuple[Drop, ...], drop: Drop) -> Phrase:
    """Why a card does not take this crop for what is left of its cost (FF-11)."""
    crop = CROP_NAMES.index(drop.source.spot)
    what = crop_name(crop)
    given = sum(one == drop for one in made)
    if count(state.farms[state.turn].purse, crop) <= given:
        return _why("no_crop", what=what)
    symbols = printed.cost.symbols
    if DIFFERENT in symbols and given:
        return _why("different", what=what, n=symbols.count(DIFFERENT))
    if SAME in symbols:
        return _why("same", n=symbols.count(SAME))
    return _why("not_asked", what=what)
