"""A whole deck as one short text: the value of the option `own`, kept in saves and states.

`name|ring|cards`: the ring is six letters (`w c t s p +`, clockwise); a card reads `2t:gs`, its
cost and what it brings; `.` joins several effects. 119 cards like ours take about 900 characters.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.drafts import FORMAT, FROM, SPECIALS, DeckError, Raw, fault
from farmdesk.games.formidable_farm.places import SPACE_NAMES

_LETTERS = dict(zip("wctspamd", (*CROP_NAMES, "any", "same", "different"), strict=True))
_LETTER = {name: letter for letter, name in _LETTERS.items()}
_RING = dict(zip("wctsp+", SPACE_NAMES, strict=True))
_SPECIAL = dict(zip("uh13fa", SPECIALS, strict=True))
_WHERE = dict(zip("oapyv", FROM, strict=True))
LONGEST_NAME = 40

_CROPS = "((?:[1-9]?[wctspa])+)"
_N = "([1-9])"


def _many(text: str) -> list[str]:
    """`3wt` is three wheat and a tomato."""
    found = []
    for count, letter in re.findall("([0-9]*)([a-z])", text):
        found += [_LETTERS[letter]] * int(count or 1)
    return found


def _few(names: list[str]) -> str:
    """The shortest text of these crops; the order of the file does not matter."""
    text = ""
    for letter, name in _LETTERS.items():
        count = names.count(name)
        while count:
            now = min(9, count)
            text += f"{now if now > 1 else ''}{letter}"
            count -= now
    return text


def _back(letters: dict[str, str], name: str) -> str:
    return next(letter for letter, value in letters.items() if value == name)


_Part = tuple[str, Callable[[str], Any], Callable[[Any], str]]
_NUMBER: tuple[Callable[[str], Any], Callable[[Any], str]] = (int, str)
_LIST: tuple[Callable[[str], Any], Callable[[Any], str]] = (_many, _few)
_SIDE: tuple[Callable[[str], Any], Callable[[Any], str]] = (
    _WHERE.__getitem__,
    lambda name: _back(_WHERE, name),
)


def _numbers(*fields: str) -> tuple[_Part, ...]:
    return tuple((field, *_NUMBER) for field in fields)


def _lists(*fields: str) -> tuple[_Part, ...]:
    return tuple((field, *_LIST) for field in fields)


_GRAMMAR: dict[str, tuple[str, str, tuple[_Part, ...]]] = {
    # letter of the kind: its name, the pattern after the letter, the fields in the pattern
    "g": ("gain", _CROPS, _lists("crops")),
    "d": ("draw", _N, _numbers("n")),
    "b": ("draw_bottom", _N, _numbers("n")),
    "u": ("draw_then_under", _N + _N, _numbers("draw", "under")),
    "s": ("supply", "([oapyv])([12])", (("from", *_SIDE), *_numbers("times"))),
    "m": ("move_and_supply", "", ()),
    "r": ("rearrange", _N, _numbers("n")),
    "c": ("cycle_hand", _N, _numbers("max")),
    "a": ("auto_fulfil", _N, _numbers("n")),
    "x": (
        "exchange",
        f"{_N},{_CROPS}>{_CROPS}",
        (*_numbers("max"), *_lists("give", "take")),
    ),
    "p": (
        "pay_to_draw",
        f"{_N},{_CROPS}>{_N}",
        (*_numbers("max"), *_lists("give"), *_numbers("draw")),
    ),
    "e": ("extra_turn", "", ()),
    "n": ("discount_next", _N, _numbers("n")),
    "k": ("swap_hand_market", _N, _numbers("max")),
    "f": ("swap_hand_fulfilled", _N, _numbers("max")),
    "z": (
        "fulfilled_to_crop",
        f"{_N}{_N}>{_CROPS}",
        (*_numbers("max", "give_fulfilled"), *_lists("take")),
    ),
    "l": ("extra_play", _N, _numbers("n")),
    "t": ("third_card_bonus", _CROPS, _lists("crops")),
    "v": ("gain_per_paid", _CROPS, _lists("crops")),
}
_BY_KIND = {kind: letter for letter, (kind, _, _) in _GRAMMAR.items()}


def _effect_text(effect: Raw) -> str:
    letter = _BY_KIND[effect["type"]]
    _, pattern, parts = _GRAMMAR[letter]
    text = pattern.replace(_CROPS, "\0").replace(_N, "\0").replace("([oapyv])", "\0")
    text = text.replace("([12])", "\0")
    for field, _, write in parts:
        text = text.replace("\0", write(effect[field]), 1)
    return letter + text


def _effect(text: str) -> Raw:
    kind, pattern, parts = _GRAMMAR.get(text[:1], ("", "(?!)", ()))
    found = re.fullmatch(pattern, text[1:])
    if found is None:
        raise DeckError(fault("code", code=text[:LONGEST_NAME]))
    values = zip(parts, found.groups(), strict=True)
    return {"type": kind} | {field: read(value) for (field, read, _), value in values}


def _cost(text: str) -> Raw:
    if text[:1] == "!" and text[1:] in _SPECIAL:
        return {"special": _SPECIAL[text[1:]]}
    if re.fullmatch("(?:[1-9]?[wctspamd])+", text) is None:
        raise DeckError(fault("code", code=text[:LONGEST_NAME]))
    return {"symbols": _many(text)}


def encoded(raw: Raw, name: str) -> str:
    """The text of a deck, which has been checked; `name` is what its player calls it."""
    ring = "".join(_back(_RING, space["id"]) for space in raw["supply_board"]["clockwise"])
    cards = []
    for card in raw["cards"]:
        cost, reward = card["cost"], ".".join(map(_effect_text, card["reward"]))
        paid = (
            "!" + _back(_SPECIAL, cost["special"]) if "special" in cost else _few(cost["symbols"])
        )
        cards.append(f"{paid}:{reward}")
    return f"{name}|{ring}|{' '.join(cards)}"


def deck_name(text: str) -> str:
    """What its player calls the deck of a text."""
    return text.partition("|")[0]


def decoded(text: str) -> Raw:
    """The file that a text stands for. Raises DeckError when it cannot be read."""
    name, ring, cards = (*text.split("|"), "", "")[:3]
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or text.count("|") != 2:
        raise DeckError(fault("code", code=text[:LONGEST_NAME]))
    if sorted(ring) != sorted(_RING):
        raise DeckError(fault("board", allowed=", ".join(SPACE_NAMES)))
    found = []
    for number, card in enumerate(cards.split(" "), start=1):
        cost, _, reward = card.partition(":")
        effects = [_effect(part) for part in reward.split(".")]
        found.append({"id": f"#{number}", "cost": _cost(cost), "reward": effects})
    board = {"clockwise": [{"id": _RING[letter]} for letter in ring]}
    return {"format": FORMAT, "supply_board": board, "cards": found}
