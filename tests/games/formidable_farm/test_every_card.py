"""Every one of the 119 cards: what it costs to the last crop, and what it brings.

Seat 0 has the card and two others in hand, six in the stack, four coins, its disc on wheat; the
seat before it stands on the pig.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from farmdesk.games.formidable_farm.cards import OURS
from farmdesk.games.formidable_farm.costs import can_pay
from farmdesk.games.formidable_farm.crops import ONE, covers, size
from farmdesk.games.formidable_farm.moves import Play
from farmdesk.games.formidable_farm.state import State
from tests.games.formidable_farm.farms import (
    CODES,
    cards,
    crops,
    farm,
    find,
    play,
    purse,
    texts,
)

CARD = "hand@0/0 > played@0/0"
T, S, E = "take", "skip", "enough"
FILLERS = cards("w:d1", "s:g3w")


class Row(NamedTuple):
    """What happens with a card: crops before and after, answers, changes of three piles."""

    code: str
    before: str
    after: str
    answers: tuple[str, ...] = ()
    hand: int = 0
    stack: int = 0
    coins: int = 0


def got(name: str) -> str:
    return f"pool/{name} > purse@0/{name}"


def swap(give: str, take: str) -> str:
    return f"purse@0/{give} > purse@0/{take}"


def drawing(code: str, before: str, count: int, after: str = "") -> Row:
    return Row(code, before, after, (T,), count, -count)


W, C, G = got("wheat"), got("cucumber"), got("sheep")
SOLD = "coins@0/0 > purse@0/"
UNDER = "hand@0/0 > stack@0/under"

PLAIN = [
    ("2t:gs", "2t", "s"), ("tsp:g8w", "tsp", "8w"), ("3w:gp", "3w", "p"), ("s:g3w", "s", "3w"),
    ("s:gw2t", "s", "w2t"), ("t:g2w", "t", "2w"), ("sp:g2t", "sp", "2t"), ("2w:gt", "2w", "t"),
    ("3w:gwc", "3w", "wc"), ("ct:gw.ta", "ct", "w"), ("4w:gs", "4w", "s"),
    ("5w:gc2t", "5w", "c2t"), ("c:gt", "c", "t"), ("c:gw.l1", "c", "w"), ("2c:gp", "2c", "p"),
    ("2c:gw.n1", "2c", "w"), ("3c:gs", "3c", "s"), ("2t:gwc.n1", "2t", "wc"),
    ("3t:gwp", "3t", "wp"), ("2s:gwcp", "2s", "wcp"), ("wp:gct", "wp", "ct"), ("p:g2c", "p", "2c"),
    ("p:gs", "p", "s"), ("ws:gct", "ws", "ct"), ("2p:gwcs", "2p", "wcs"), ("wt:gc.l1", "wt", "c"),
    ("w2t:gp", "w2t", "p"), ("wct:gs", "wct", "s"), ("wct:gp", "wct", "p"),
    ("2wct:gws", "2wct", "ws"), ("ts:gw2c", "ts", "w2c"), ("cp:g2t", "cp", "2t"),
    ("cs:gwp", "cs", "wp"), ("3a:gs", "3w", "s"), ("4a:gp", "4w", "p"), ("3m:gp", "3w", "p"),
    ("4m:gws", "4w", "ws"), ("2d:gt.n1", "wc", "t"), ("3d:gs", "wct", "s"),
    ("4d:gsp", "wcts", "sp"), ("3a:gw.ta", "3w", "w"),
    ("2c:so1", "2c", "3w"), ("wcs:so2", "wcs", "6w"), ("wt:sp1", "wt", "s"),
    ("2c2t:sp2", "2c2t", "2s"), ("wc:sv1", "wc", "p"), ("2w2c:sv2", "2w2c", "2p"),
    ("sp:e", "sp", ""), ("2w2c2t:e", "2w2c2t", ""),
]  # fmt: skip

DRAWS = [
    ("w2c:d3", "w2c", 3), ("3t:d5", "3t", 5), ("w:d1", "w", 1), ("a:d1", "w", 1),
    ("t:d1.l1", "t", 1), ("3w:d2", "3w", 2), ("2c:d2", "2c", 2), ("p:d2", "p", 2),
    ("cs:d3", "cs", 3), ("tp:d3", "tp", 3), ("4w:d3", "4w", 3), ("c2t:d3", "c2t", 3),
    ("w2t:d3", "w2t", 3), ("4a:d3", "4w", 3), ("3m:d2", "3w", 2), ("wcp:d4", "wcp", 4),
    ("wts:d4", "wts", 4), ("3d:d3", "wct", 3), ("w2ct:d4", "w2ct", 4), ("6w:d5", "6w", 5),
    ("sp:d5", "sp", 5), ("wcs:d4", "wcs", 4), ("w:b1", "w", 1),
]  # fmt: skip

LOOKED = ("look@0/4 > stack@0", "look@0/0 > stack@0/under", "look@0/2 > stack@0/under")
OTHERS = [
    Row("5d:g3a", "wctsp", "wcs", (W, C, G)),
    drawing("wct:d2.gw", "wct", 2, "w"),
    drawing("ws:d2.gw", "ws", 2, "w"),
    drawing("c:b1.gw", "c", 1, "w"),
    Row("t:d1.f1", "t", "", (T, "hand@0/0 > coins@0/4", "coins@0/0 > hand@0"), 1, -1),
    Row("s:x3,c>p", "s2c", "2p", (swap("cucumber", "pig"),) * 2),
    Row("2c:x4,w>t", "2c5w", "w4t", (swap("wheat", "tomato"),) * 4),
    Row("p:x3,t>s", "p4t", "t3s", (swap("tomato", "sheep"),) * 3),
    Row("c:x3,w>c", "c4w", "w3c", (swap("wheat", "cucumber"),) * 3),
    Row("t:x4,w>c", "t4w", "4c", (swap("wheat", "cucumber"),) * 4),
    Row("ct:x2,w>s", "ct3w", "w2s", (swap("wheat", "sheep"),) * 2),
    Row("w:x3,s>p", "w4s", "s3p", (swap("sheep", "pig"),) * 3),
    Row("c:x2,p>s.d1", "c3p", "2sp", (*[swap("pig", "sheep")] * 2, T), 1, -1),
    Row("t:x2,p>w2c", "t2p", "2w4c", (swap("pig", "wheat"),) * 2),
    Row("2t:x2,c>s", "2t3c", "c2s", (swap("cucumber", "sheep"),) * 2),
    Row("2c:x2,t>p", "2c3t", "t2p", (swap("tomato", "pig"),) * 2),
    Row("2w:x2,2w>p", "7w", "w2p", (" + ".join([swap("wheat", "pig")] * 2),) * 2),
    Row("a:x3,t>2w", "5t", "6wt", (swap("tomato", "wheat"),) * 3),
    Row("w:x3,c>2w", "w4c", "6wc", (swap("cucumber", "wheat"),) * 3),
    Row("2w:p3,a>1", "6w", "w", ("purse@0/wheat > stack@0",) * 3, 3, -3),
    Row("c:p3,a>1", "c4p", "p", ("purse@0/pig > stack@0",) * 3, 3, -3),
    Row("2m:p2,a>1.d1", "5w", "w", (*["purse@0/wheat > stack@0"] * 2, T), 3, -3),
    Row("3w:sa1", "3w", "2c", ("supply/cucumber2 > purse@0/cucumber",)),
    Row(
        "wtp:sa2",
        "wtp",
        "2c",
        ("supply/card1 > hand@0", "supply/cucumber2 > purse@0/cucumber"),
        1,
        -1,
    ),
    Row("s:sy1", "s", "2t", ("supply/tomato2 > purse@0/tomato",)),
    Row("4d:sy2", "wcts", "", ("supply/card1 > hand@0",), 2, -2),
    Row("ct:m", "ct", "2t", ("disc@0/wheat3 > supply/tomato2",)),
    Row("wp:m.d1", "wp", "p", ("disc@0/wheat3 > supply/pig1", T), 1, -1, -1),
    Row("w:c3", "w", "", ("hand@0/1 > stack@0/under", UNDER)),
    Row("t:c3.gw", "t", "w", (UNDER, E)),
    Row("w:r5.d1", "w", "", (T, *LOOKED, "look@0/0 > stack@0", "look@0/0 > stack@0", T), 1, -1),
    Row("t:u21", "t", "", (T, UNDER), 1, -1),
    Row("2w:u21.n1", "2w", "", (T, UNDER), 1, -1),
    Row("c:u32", "c", "", (T, UNDER, UNDER), 1, -1),
    Row("3t:a1", "3t", "", (T,), 0, -1, 1),
    Row("3c:a1", "3c", "", (T,), 0, -1, 1),
    Row("cp:a1", "cp", "", (T,), 0, -1, 1),
    Row("5w:a1", "5w", "", (T,), 0, -1, 1),
    Row("w:n1.k1", "w", "", ("hand@0/0 > market/2",)),
    Row("c:k1.d1", "c", "", ("hand@0/1 > market/4", T), 1, -1),
    Row("ct:z21>a", "ct", "cs", (SOLD + "sheep", SOLD + "cucumber"), 0, 0, -2),
    Row("!u:d1.gts", "", "ts", (f"{CARD}; coins@0/2 > stack@0/under", T), 1, 0, -1),
    Row("!h:gct", "", "ct", (f"{CARD}; coins@0/1 > hand@0",), 1, 0, -1),
    Row("!1:gtp", "", "tp", (f"{CARD}; market/3 > stack@0/under",), 0, 1),
    Row(
        "!3:d3.g3a",
        "",
        "2wc",
        (f"{CARD}; market/0 > stack@0/under; market/4 > stack@0/under; market/2 > stack@0/under",
         T, W, W, C),
        3,
    ),
    Row("!f:d3", "", "", (T,), 3, -3, -3),
    Row(
        "!a:vct.d1",
        "2sp",
        "2c2ts",
        (f"{CARD}; purse@0/sheep > played@0/0", "purse@0/pig > played@0/0", E, T),
        1,
        -1,
    ),
]  # fmt: skip

ROWS = [*(Row(*row) for row in PLAIN), *(drawing(*row) for row in DRAWS), *OTHERS]
CHOSEN = [row for row in OTHERS if row.answers and row.answers[0].startswith(CARD)]


def position(row: Row) -> State:
    hand = cards(row.code) + bytes(card for card in FILLERS if card not in cards(row.code))
    if len(hand) < 3:
        hand += cards("5d:g3a")
    return farm(hand, 6, 4, row.before, discs=bytes((0, 4)), supplied=True)


def test_each_card_has_its_row() -> None:
    """R-1: all 119, none twice."""
    assert sorted(row.code for row in ROWS) == sorted(CODES)
    assert len(set(CODES)) == 119


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.code)
def test_what_a_card_costs_and_brings(row: Row) -> None:
    """R-9, R-21 to R-48, each in the cards that show it."""
    state = position(row)
    own = state.farms[0]
    answers = row.answers if row in CHOSEN else (CARD, *row.answers)
    state = play(state, *answers)
    assert state.pending == ()
    then = state.farms[0]
    assert then.purse == purse(row.after)
    assert len(then.hand) - len(own.hand) + 1 == row.hand
    assert len(then.stack) - len(own.stack) == row.stack
    assert len(then.coins) - len(own.coins) == row.coins
    assert state.played == cards(row.code)


@pytest.mark.parametrize("row", [r for r in ROWS if r.code[0] != "!"], ids=lambda row: row.code)
def test_a_card_cannot_be_played_with_one_crop_too_few(row: Row) -> None:
    """R-9: the whole cost must be paid, one crop a symbol, and nothing else is asked for."""
    card = OURS.cards[cards(row.code)[0]]
    state = position(row)
    paid = find(state, CARD)
    assert isinstance(paid, Play)
    assert size(paid.payment) == len(card.cost.symbols)
    for one in ONE:
        if covers(paid.payment, one):
            own = state.farms[0]._replace(purse=paid.payment - one)
            poor = state._replace(farms=(own, *state.farms[1:]))
            assert not any(text.startswith(CARD) for text in texts(poor))
            assert not can_pay(card, own.purse, 4, 5)


ASKS = [row for row in ROWS if len(row.answers) > (row in CHOSEN)]


@pytest.mark.parametrize("row", ASKS, ids=lambda row: row.code)
def test_a_reward_can_be_left(row: Row) -> None:
    """R-9, FF-26, FF-31: only crops of choice are always taken."""
    state = play(position(row), row.answers[0] if row in CHOSEN else CARD)
    own = state.farms[0]
    while state.pending:
        moves = texts(state)
        leave = next((text for text in moves if text in {S, E}), None)
        if leave is None:
            assert {text.partition("/")[0] for text in moves} == {"pool"}
        state = play(state, leave or moves[0])
    then = state.farms[0]
    assert (then.hand, then.stack, then.coins) == (own.hand, own.stack, own.coins)


@pytest.mark.parametrize("row", DRAWS, ids=lambda row: row[0])
def test_what_an_empty_stack_does(row: tuple[str, str, int]) -> None:
    """R-31, FF-22, FF-30: "draw n" is made good with crops of choice, other draws are not."""
    code, before, count = row
    state = position(Row(code, before, ""))
    own = state.farms[0]
    state = state._replace(
        farms=(own._replace(stack=b""), *state.farms[1:]), deck=state.deck + own.stack
    )
    state = play(state, CARD)
    if code.endswith("b1"):
        assert crops(state) == ""
    else:
        state = play(state, *[G] * count)
        assert crops(state) == (f"{count}s" if count > 1 else "s")
    assert state.pending == ()
