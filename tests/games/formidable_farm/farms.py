"""Positions for the tests: states put together card by card, and moves found by their text.

Cards are written as in `codes`: `2t:gs` is two tomatoes for a sheep. A deck for a test is ours with
its first cards replaced, so card 0 of the state is the first one asked for.
"""

from __future__ import annotations

import json
from typing import Any

from farmdesk.core.events import Event
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase, parse_move
from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import CARDS, NONE
from farmdesk.games.formidable_farm.codes import decoded, encoded
from farmdesk.games.formidable_farm.crops import bundle, counts
from farmdesk.games.formidable_farm.drafts import Raw, ours
from farmdesk.games.formidable_farm.state import State

OUR_TEXT = encoded(ours(), "ours")
CODES = OUR_TEXT.split("|")[2].split(" ")
"""Our cards as codes, by index."""

SPACES = ("wheat3", "cucumber2", "tomato2", "sheep1", "pig1", "card1")


def raw() -> Raw:
    """What stands in our file, to be altered."""
    found: Raw = json.loads(json.dumps(ours()))
    return found


def start(seats: int, seed: int = 1, **options: str) -> State:
    """The first state of a game."""
    return GAME.setup(settle(GAME.info, options, seats), seats, Luck.seeded(seed))


def index(code: str) -> int:
    """The index of one of our cards by its code. Raises ValueError when we have none like it."""
    return CODES.index(code)


def cards(*codes: str) -> bytes:
    """The indices of our cards with these codes."""
    return bytes(map(index, codes))


def purse(text: str) -> int:
    """A bundle of crops: `3w2t` is three wheat and two tomatoes."""
    letters = dict(zip("wctsp", range(5), strict=True))
    found, number = [0] * 5, ""
    for letter in text:
        if letter in letters:
            found[letters[letter]] += int(number or 1)
            number = ""
        else:
            number += letter
    return bundle(found)


def crops(state: State, seat: int = 0) -> str:
    """The crops of a seat, as `purse` reads them; empty for none."""
    found = zip("wctsp", counts(state.farms[seat].purse), strict=True)
    return "".join(f"{n if n > 1 else ''}{letter}" for letter, n in found if n)


def farm(
    hand: bytes = b"",
    stack: int | bytes = 6,
    coins: int | bytes = 0,
    crops: str = "",
    *,
    seats: int = 2,
    **more: Any,
) -> State:
    """Seat 0's turn in a game that began before; `stack` and `coins` may be numbers of cards.

    The market holds five cards, the others lie in its stack; other seats have four cards each.
    """
    first = start(seats)
    wanted = {*hand, *(stack if isinstance(stack, bytes) else b"")}
    wanted |= {*(coins if isinstance(coins, bytes) else b""), *more.get("market", b"")}
    wanted |= {*more.get("played", b"")}
    rest = [card for card in range(CARDS - 1, -1, -1) if card not in wanted and card != NONE]

    def some(count: int) -> bytes:
        return bytes(rest.pop() for _ in range(count))

    pile = some(stack) if isinstance(stack, int) else stack
    paid = some(coins) if isinstance(coins, int) else coins
    own = first.farms[0]._replace(
        hand=hand, stack=pile, coins=paid, purse=purse(crops), turns=2, under=0, over=0
    )
    others = tuple(
        other._replace(hand=some(2), stack=some(2), coins=b"", turns=2) for other in first.farms[1:]
    )
    market = more.pop("market") if "market" in more else some(5)
    state = first._replace(farms=(own, *others), market=market, deck=bytes(rest))
    return state._replace(turn=0, first=0, market_left=999)._replace(**more)


def count(state: State) -> int:
    """All cards in a state, wherever they lie."""
    piles = [state.deck, state.discard, state.played, state.look]
    piles.append(bytes(card for card in state.market if card != NONE))
    for own in state.farms:
        piles += [own.hand, own.stack, own.coins]
    every = b"".join(piles)
    assert len(set(every)) == len(every), "a card lies in two places"
    return len(every)


def asked(state: State) -> Decision:
    """The one question."""
    (decision,) = GAME.decisions(state)
    return decision


def texts(state: State) -> list[str]:
    """All answers as texts."""
    return [str(move) for move in asked(state).moves]


def buys(state: State) -> list[str]:
    """All that can be bought, as texts."""
    return [str(move) for move in asked(state).side]


def play(state: State, *moves: str) -> State:
    """The state after some moves; a text that only begins a move's text is enough for a card."""
    for text in moves:
        state = GAME.apply(state, state.turn, find(state, text), None)
        assert count(state) == CARDS
    return state


def find(state: State, text: str) -> Move:
    """The legal move with a text, or the only one that begins with it."""
    decision = asked(state)
    found = [move for move in decision.all_moves if str(move) == text]
    found = found or [move for move in decision.all_moves if str(move).startswith(text)]
    if len(found) != 1:
        return parse_move(decision, text)
    return found[0]


def tell(state: State, text: str) -> tuple[State, list[Event]]:
    """The state after a move, and its events."""
    events: list[Event] = []
    return GAME.apply(state, state.turn, find(state, text), events), events


def why(state: State, text: str, seat: int | None = None) -> Phrase | None:
    """Why the last of the drops in a text is not legal."""
    drops = []
    for part in text.split("; "):
        source, _, target = part.partition(" > ")
        drops.append(Drop(Slot(source), Slot(target)))
    return GAME.why_not(state, state.turn if seat is None else seat, tuple(drops))


def reason(state: State, text: str, seat: int | None = None) -> str:
    """The last part of the id of why; `legal` when it is."""
    said = why(state, text, seat)
    return said.key.removeprefix("formidable_farm.why.") if said else "legal"


def pay(*names: str, stall: int = 0, seat: int = 0) -> str:
    """The drops of a payment as a move's text shows them: `pay("wheat", "pig")`."""
    order = sorted(f"purse@{seat}/{name} > played@{seat}/{stall}" for name in names)
    return " + ".join(order)


def with_cards(*codes: str) -> str:
    """The text of a deck that is ours but for its first cards, replaced by these."""
    name, ring, _ = OUR_TEXT.split("|")
    text = f"{name}|{ring}|{' '.join([*codes, *CODES[len(codes) :]])}"
    decoded(text)
    return text
