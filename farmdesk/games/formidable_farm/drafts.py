"""A file of trade cards as somebody wrote it, and all that can be wrong with it.

Our own file goes through the same check. Every fault names the card, the field and what is allowed.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from farmdesk import assets
from farmdesk.core.moves import Phrase, phrase
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.places import SPACE_NAMES

FORMAT = 1
CARDS = 119
WILD = ("any", "same", "different")
SPECIALS = (
    "fulfilled_under_stack",
    "fulfilled_to_hand",
    "market_under_stack_1",
    "market_under_stack_3",
    "pay_fulfilled_3",
    "any_number_sheep_or_pig",
)
"""Special costs by their name in the file."""

FROM = ("own", "adjacent", "opposite", "any", "previous")
"""Where `supply` may take from."""

CROPS, GIVE, WHERE = "crops", "give", "from"
_LISTS = {CROPS: 12, "take": 12, GIVE: 4}
"""Fields that are lists of crops, with the most that each may hold."""

FIELDS: dict[str, dict[str, int]] = {
    "gain": {CROPS: 0},
    "draw": {"n": 9},
    "draw_bottom": {"n": 9},
    "draw_then_under": {"draw": 9, "under": 9},
    "supply": {WHERE: 0, "times": 2},
    "move_and_supply": {},
    "rearrange": {"n": 9},
    "cycle_hand": {"max": 9},
    "auto_fulfil": {"n": 9},
    "exchange": {GIVE: 0, "take": 0, "max": 9},
    "pay_to_draw": {GIVE: 0, "draw": 9, "max": 9},
    "extra_turn": {},
    "discount_next": {"n": 9},
    "swap_hand_market": {"max": 9},
    "swap_hand_fulfilled": {"max": 9},
    "fulfilled_to_crop": {"give_fulfilled": 9, "take": 0, "max": 9},
    "extra_play": {"n": 9},
    "third_card_bonus": {CROPS: 0},
    "gain_per_paid": {CROPS: 0},
}
"""By kind of reward: its fields, and the largest number that a numeric one may be."""

NEEDED: tuple[tuple[str, Mapping[str, object]], ...] = (
    *(("draw", {"n": n}) for n in range(1, 6)),
    *(("supply", {WHERE: where, "times": times}) for where in FROM for times in (1, 2)),
    ("draw_then_under", {"draw": 2, "under": 1}),
    ("draw_then_under", {"draw": 3, "under": 2}),
    ("rearrange", {"n": 5}),
    ("cycle_hand", {"max": 3}),
    ("auto_fulfil", {"n": 1}),
    ("draw_bottom", {"n": 1}),
    ("pay_to_draw", {"max": 3}),
    ("fulfilled_to_crop", {"max": 2}),
    *((kind, {}) for kind in ("extra_turn", "discount_next", "swap_hand_market")),
    *((kind, {}) for kind in ("swap_hand_fulfilled", "extra_play", "third_card_bonus")),
    *((kind, {}) for kind in ("move_and_supply", "exchange", "gain", "gain_per_paid")),
)
"""Rewards of the rule text's list of icons: every deck has each at least once."""

MOST_SYMBOLS, MOST_EFFECTS, LONGEST_ID = 8, 4, 40
MOST_FAULTS = 100
"""More are counted, not listed: nobody mends a thousand by hand."""

Raw = dict[str, Any]
"""What stands in a file of cards."""


class DeckError(ValueError):
    """A deck that cannot be played with; `faults` says all that is wrong with it."""

    def __init__(self, *faults: Phrase) -> None:
        super().__init__(*((fault.key, dict(fault.args)) for fault in faults))
        self.faults = faults


def fault(key: str, **args: int | str | Phrase) -> Phrase:
    """One thing that is wrong: `formidable_farm.fault.<key>`."""
    return phrase(f"formidable_farm.fault.{key}", **args)


def ours() -> Raw:
    """What stands in our file."""
    file = assets.path("resources", "cards", "formidable_farm", "trade_cards.json")
    return read(file.read_bytes())


def read(data: bytes) -> Raw:
    """What stands in a file. Raises DeckError when it is no file of cards at all."""
    try:
        raw = msgspec.json.decode(data.removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DeckError(fault("no_json")) from error
    if not isinstance(raw, dict) or not isinstance(raw.get("cards"), list):
        raise DeckError(fault("no_cards", field="cards"))
    raw.setdefault("supply_board", {"clockwise": [{"id": name} for name in SPACE_NAMES]})
    return raw


def check(raw: Raw) -> None:
    """Raises DeckError with all faults of a file when there are any."""
    cards = raw["cards"]
    found = [*_format(raw), *_board(raw["supply_board"])]
    if len(cards) != CARDS:
        found.append(fault("count", n=len(cards), needed=CARDS))
    for number, card in enumerate(cards, start=1):
        found += _card(number, card)
    if not found:
        found += (*_twins(cards), *_lacking(cards))
    if len(found) > MOST_FAULTS:
        found[MOST_FAULTS:] = [fault("more", n=len(found) - MOST_FAULTS)]
    if found:
        raise DeckError(*found)


def _format(raw: Raw) -> Iterator[Phrase]:
    found = raw.get("format")
    if type(found) is not int or found != FORMAT:
        yield fault("format", found=_shown(found), allowed=str(FORMAT))


def _board(board: object) -> Iterator[Phrase]:
    """Six spaces that give what the printed ones give, in any order (FF-1)."""
    spaces = board.get("clockwise") if isinstance(board, dict) else None
    spaces = spaces if isinstance(spaces, list) else []
    names = [s.get("id") if isinstance(s, dict) else None for s in spaces]
    if sorted(map(str, names)) != sorted(SPACE_NAMES):
        yield fault("board", allowed=", ".join(SPACE_NAMES))


def _shown(value: object) -> str:
    """A value of a file, short and printable."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= LONGEST_ID else text[: LONGEST_ID - 1] + "…"


def _name(number: int, card: object) -> str:
    """What faults call a card: its id, or its place in the file."""
    known = card.get("id") if isinstance(card, dict) else None
    return _shown(known) if isinstance(known, str) and known else f"#{number}"


def _wrong(card: str, field: str, found: object, allowed: str) -> Phrase:
    return fault("field", card=card, field=field, found=_shown(found), allowed=allowed)


def _card(number: int, card: object) -> Iterator[Phrase]:
    name = _name(number, card)
    if not isinstance(card, dict):
        yield _wrong(name, "card", card, "{id, cost, reward}")
        return
    known = card.get("id")
    if not isinstance(known, str) or not 1 <= len(known) <= LONGEST_ID or not known.isprintable():
        yield _wrong(name, "id", known, f"1–{LONGEST_ID}")
    yield from _cost(name, card.get("cost"))
    reward = card.get("reward")
    if not isinstance(reward, list) or not 1 <= len(reward) <= MOST_EFFECTS:
        yield _wrong(name, "reward", reward, f"[1–{MOST_EFFECTS}]")
        return
    for place, effect in enumerate(reward):
        yield from _effect(name, f"reward[{place}]", effect)


def _cost(name: str, cost: object) -> Iterator[Phrase]:
    if not isinstance(cost, dict) or len(cost) != 1 or not set(cost) <= {"symbols", "special"}:
        yield _wrong(name, "cost", cost, "{symbols} / {special}")
        return
    if "special" in cost:
        if cost["special"] not in SPECIALS:
            yield _wrong(name, "cost.special", cost["special"], ", ".join(SPECIALS))
        return
    symbols = cost["symbols"]
    yield from _crops(name, "cost.symbols", symbols, (*CROP_NAMES, *WILD), MOST_SYMBOLS)
    if isinstance(symbols, list):
        if symbols.count("same") == 1 or symbols.count("different") == 1:
            yield fault("lone", card=name, field="cost.symbols")
        if symbols.count("different") > len(CROP_NAMES):
            yield _wrong(name, "cost.symbols", symbols, f"different ×2–{len(CROP_NAMES)}")


def _crops(
    name: str, field: str, found: object, allowed: tuple[str, ...], most: int
) -> Iterator[Phrase]:
    """A list of crops: one at least, and none that there is not."""
    if not isinstance(found, list) or not 1 <= len(found) <= most:
        yield _wrong(name, field, found, f"[1–{most}: {', '.join(allowed)}]")
        return
    for crop in found:
        if crop not in allowed:
            yield _wrong(name, field, crop, ", ".join(allowed))


def _effect(name: str, field: str, effect: object) -> Iterator[Phrase]:
    kind = effect.get("type") if isinstance(effect, dict) else None
    if not isinstance(effect, dict) or not isinstance(kind, str) or kind not in FIELDS:
        yield _wrong(name, f"{field}.type", kind, ", ".join(FIELDS))
        return
    wanted = FIELDS[kind]
    if set(effect) - {"type"} != set(wanted):
        allowed = ", ".join(wanted) or "type"
        found = ", ".join(sorted(set(effect) - {"type"})) or "{}"
        yield _wrong(name, f"{field} ({kind})", found, allowed)
        return
    for part, most in wanted.items():
        found = effect[part]
        if part in _LISTS:
            yield from _crops(name, f"{field}.{part}", found, (*CROP_NAMES, "any"), _LISTS[part])
        elif part == WHERE:
            if found not in FROM:
                yield _wrong(name, f"{field}.{part}", found, ", ".join(FROM))
        elif type(found) is not int or not 1 <= found <= most:
            yield _wrong(name, f"{field}.{part}", found, f"1–{most}")
    drawn, under = effect.get("draw"), effect.get("under")
    if type(drawn) is type(under) is int and under > drawn:
        yield _wrong(name, f"{field}.under", under, f"1–{drawn}")


def _face(card: Raw) -> bytes:
    """What a card is apart from its id: no two may be alike."""
    cost = card["cost"].get("special") or sorted(card["cost"]["symbols"])
    reward = sorted(msgspec.json.encode(effect, order="sorted") for effect in card["reward"])
    return msgspec.json.encode([cost, [part.decode() for part in reward]])


def _twins(cards: list[Raw]) -> Iterator[Phrase]:
    ids: set[str] = set()
    faces: dict[bytes, str] = {}
    for card in cards:
        name, face = card["id"], _face(card)
        if name in ids:
            yield fault("twice", card=name)
        elif face in faces:
            yield fault("alike", card=name, other=faces[face])
        ids.add(name)
        faces.setdefault(face, name)


def _lacking(cards: list[Raw]) -> Iterator[Phrase]:
    """Symbols, special costs and rewards of the rule text that no card has."""
    costs = [card["cost"] for card in cards]
    specials = Counter(cost.get("special") for cost in costs)
    symbols = Counter(symbol for cost in costs for symbol in cost.get("symbols", ()))
    for special in SPECIALS:
        if not specials[special]:
            yield fault("lacks", field="cost.special", what=special)
    for symbol in (*CROP_NAMES, *WILD):
        if not symbols[symbol]:
            yield fault("lacks", field="cost.symbols", what=symbol)
    effects = [effect for card in cards for effect in card["reward"]]
    for kind, numbers in NEEDED:
        wanted = {"type": kind, **numbers}
        if not any(wanted.items() <= effect.items() for effect in effects):
            text = ", ".join([kind, *(f"{part} {value}" for part, value in numbers.items())])
            yield fault("lacks", field="reward.type", what=text)
