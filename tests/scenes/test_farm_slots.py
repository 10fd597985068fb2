"""What is lit is what is legal, what is not legal says why, and what is told comes true."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Drop
from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import OURS
from farmdesk.games.formidable_farm.crops import CROP_NAMES, ONE, bundle
from farmdesk.games.formidable_farm.moves import Play, Put
from farmdesk.games.formidable_farm.places import MARKET, PURSE, SUPPLY, hand_slot
from farmdesk.games.formidable_farm.state import State
from farmdesk.scenes.formidable_farm.after import after_card, opens
from farmdesk.scenes.formidable_farm.faces import TradeFace
from farmdesk.scenes.formidable_farm.turn import turn_slots
from farmdesk.table.items import PieceItem
from farmdesk.table.stage import Focus
from tests.scenes.conftest import Lay
from tests.scenes.farm_moments import asked, first, game, moment, moves_of, sampled
from tests.scenes.languages import speaking
from tests.scenes.moments import Moment
from tests.scenes.tables import Table
from tests.scenes.test_slots import corners, expected

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS[::3], ids=[m.name for m in MOMENTS[::3]])


@EACH
def test_lit_slots_are_those_of_the_legal_moves(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    assert table.lit() == []
    told = Composer(asked(moment.state))
    assert set(table.scene.hand.sources()) == set(told.sources())
    for source in told.sources():
        table.scene.hand.lift(source)
        assert corners(table.lit()) == expected(table, told.targets(source))
        table.scene.cancel()
        assert table.lit() == []


def every_slot(table: Table) -> list[Slot]:
    """All slots that a pointer can reach, found by feeling over the whole table."""
    size = table.view.viewport().size()
    found: dict[Slot, QPointF] = {}
    for y in range(4, size.height(), 16):
        for x in range(4, size.width(), 16):
            slot = table.stage.slot_at(QPointF(x, y))
            if slot is not None:
                found.setdefault(slot, QPointF(x, y))
    return [slot for slot in found if table.stage.slot_at(table.rect(slot).center()) == slot]


@EACH
def test_every_illegal_slot_says_why(moment: Moment, lay: Lay) -> None:
    """While a piece is held: the slot wears the mark, and the helper line has the reason."""
    table = lay(moment)
    slots = every_slot(table)
    assert len(slots) > 20
    for source in table.scene.hand.sources()[:6]:
        table.scene.hand.lift(source)
        legal = set(table.scene.hand.targets())
        refused = 0
        for slot in slots:
            if slot == source:
                continue
            table.scene.hand.focus(slot)
            said, tone = table.helped[-1]
            if slot in legal:
                assert tone != "no"
                continue
            assert tone == "no", (source, slot)
            assert said is not None
            assert said.key.startswith("formidable_farm.why."), said
            refused += 1
        assert refused > 10
        table.scene.cancel()


def test_a_drop_anywhere_on_the_stall_plays_the_card(lay: Lay) -> None:
    moment, play = next(
        (m, move)
        for m in MOMENTS
        for move in moves_of(m.state)
        if isinstance(move, Play) and not move.choice and not move.picks and move.spot != -100
    )
    table = lay(moment)
    drop = play.script()[0]
    assert isinstance(drop, Drop)
    zone = table.scene._layers.zone("played")
    assert zone is not None
    table.lift(drop.source)
    table.move_to(table.pixel(zone.bottomRight() - QPointF(30, 40)))
    table.release()
    assert table.moves == [play]


# What a card leaves


def plain(state: State) -> list[Play]:
    """Cards that ask nothing on the way: paid in crops, nothing but crops gained."""
    found = []
    for move in moves_of(state):
        if isinstance(move, Play) and move.payment >= 0 and not move.special:
            index = (
                state.market[~move.spot]
                if move.spot < 0
                else state.farms[state.turn].hand[move.spot]
            )
            kinds = {effect.kind for effect in farm.card(state, index).reward}
            wild = any(s > 4 for e in farm.card(state, index).reward for s in e.take)
            if kinds <= {"gain", "discount_next", "extra_play", "draw"} and not wild:
                found.append(move)
    return found


def test_what_a_card_is_said_to_leave_comes_true() -> None:
    """R-9, R-30: over whole games, for every card that asks nothing before it brings its crops."""
    checked = 0
    for seats in (1, 2, 3, 4):
        for state in game(seats, 20 + seats):
            for move in plain(state):
                on_market = move.spot < 0
                seat = state.turn
                index = state.market[~move.spot] if on_market else state.farms[seat].hand[move.spot]
                told = after_card(state, seat, index, on_market=on_market, payment=move.payment)
                assert told is not None
                then = GAME.apply(state, seat, move, None)
                while then.pending and asked(then).moves[-1:] and _skip(then) is not None:
                    then = GAME.apply(then, seat, _skip(then), None)  # type: ignore[arg-type]  # one can be skipped there
                if not then.pending:
                    assert then.farms[seat].purse == told.purse, (move, index)
                    checked += 1
    assert checked > 200


def _skip(state: State) -> object:
    return next((move for move in asked(state).moves if str(move) == "skip"), None)


def test_a_card_that_cannot_be_paid_leaves_nothing() -> None:
    for state in game(3, 23)[::7]:
        if state.turn < 0:
            continue
        for index in state.farms[state.turn].hand:
            told = after_card(state, state.turn, index, on_market=False)
            assert (told is not None) == farm.payable(state, state.turn, index, on_market=False)


def test_what_a_card_opens_can_be_paid_after_it() -> None:
    """The golden ticks: not payable now, payable in the state that the card leads to."""
    found = 0
    for state in game(4, 24):
        for move in plain(state):
            seat = state.turn
            on_market = move.spot < 0
            index = state.market[~move.spot] if on_market else state.farms[seat].hand[move.spot]
            if {e.kind for e in farm.card(state, index).reward} != {"gain"}:
                continue
            told = after_card(state, seat, index, on_market=on_market, payment=move.payment)
            assert told is not None
            then = GAME.apply(state, seat, move, None)
            if then.turn != seat:
                continue
            for card in opens(state, seat, told):
                there = card in then.market
                assert farm.payable(then, seat, card, on_market=there)
                assert not farm.payable(state, seat, card, on_market=there)
                found += 1
    assert found > 5


def test_holding_a_card_shows_what_it_leaves(lay: Lay, tmp_path: Path) -> None:
    """The helper line over the stall names the crops that are left."""
    one = first(2, "choice")
    play = next(iter(plain(one.state)), None)
    assert play is not None
    drop = play.script()[0]
    assert isinstance(drop, Drop)
    table = lay(one)
    table.lift(drop.source)
    table.move(drop.target)
    said, tone = table.helped[-1]
    assert tone == "effect"
    assert said is not None
    assert said.key in ("formidable_farm.remark.leaves", "formidable_farm.remark.choose_payment")
    table.move(drop.source)
    table.release()
    with speaking("en", tmp_path) as phrases:
        assert "{" not in phrases.say(said)


# Supplies


def test_every_space_says_what_moving_there_costs(lay: Lay) -> None:
    """R-16, R-17: free, joined for a coin a disc, stayed on for two coins more."""
    keys = set()
    for one in MOMENTS:
        table = lay(one)
        for move in moves_of(one.state):
            if not isinstance(move, Put) or move.verb != "supply":
                continue
            table.scene.hand.lift(move.source)
            table.scene.hand.focus(move.target)
            said, tone = table.helped[-1]
            assert said is not None
            assert tone == "effect"
            price = farm.price(one.state, one.state.turn, move.pick)
            assert dict(said.args).get("n", 0) == price
            keys.add(said.key.rpartition(".")[2])
            table.scene.cancel()
    assert keys >= {"supply_free", "supply_join", "supply_stay"}


def test_a_card_with_supplies_points_at_its_spaces(lay: Lay) -> None:
    """FF-2: own, adjacent, opposite, previous; `any` needs no pointing."""
    seen = set()
    for seats in (2, 3, 4):
        for state in game(seats, 20 + seats)[5:120:4]:
            if state.turn < 0:
                continue
            table = lay(moment("", state))
            seat = state.turn
            slots = [hand_slot(seat, k) for k in range(len(state.farms[seat].hand))]
            slots += [MARKET[k] for k in farm.open_market(state)]
            cards = [*state.farms[seat].hand, *(state.market[k] for k in farm.open_market(state))]
            for slot, card in zip(slots, cards, strict=True):
                effects = [e for e in farm.card(state, card).reward if e.kind == "supply"]
                reached = table.stage.reach(slot, None)
                wheres = {e.where for e in effects} - {"any"}
                spaces = {s for where in wheres for s in farm.spaces_from(state, seat, where)}
                assert set(reached) == {SUPPLY[space] for space in spaces}
                seen |= wheres
    assert len(seen) >= 3


# Fans


def test_of_overlapping_cards_the_right_one_lies_on_top(lay: Lay) -> None:
    """Painted and hit alike, also after a card has come into the middle of the hand."""
    table = lay(first(4, "large hand"))
    seat = table.seat
    assert table.scene.view is not None
    count = len(table.scene.view.state.farms[seat].hand)
    items = list(table.scene._pieces.items.values())
    for place in range(count - 1):
        here, there = hand_slot(seat, place), hand_slot(seat, place + 1)
        overlap = table.rect(here).intersected(table.rect(there))
        assert overlap.width() > 10
        point = overlap.center()
        top = max(k for k in range(count) if table.rect(hand_slot(seat, k)).contains(point))
        assert table.scene.piece_at(point) in (hand_slot(seat, top), *table.scene.hand.sources())
        assert table.stage.slot_at(point) == hand_slot(seat, top)
        drawn = table.scene.items(point)
        cards = [item for item in drawn if item in items]
        assert isinstance(cards[0], PieceItem)
        assert cards[0].placed.slot == hand_slot(seat, top)


def test_pieces_keep_the_order_of_the_view_over_a_whole_game(lay: Lay) -> None:
    """Cards come into the middle of hand and market: what is made later is not left on top."""
    states = game(4, 24)
    table = lay(moment("", states[0]))
    for state in states[:200]:
        table.show(state)
        assert table.scene.view is not None
        items = table.scene._pieces.items
        lying = sorted(table.scene.view.placed, key=lambda placed: placed.order)
        named = [items[placed.piece] for placed in lying if placed.piece in items]
        whole = Qt.ItemSelectionMode.IntersectsItemBoundingRect
        upwards = Qt.SortOrder.AscendingOrder
        drawn = table.scene.items(table.scene.sceneRect(), whole, upwards)
        assert [item for item in drawn if isinstance(item, PieceItem)] == named


def test_a_hidden_card_is_shown_whole_when_it_is_pointed_at(lay: Lay) -> None:
    """A coin, and a card of a fan: the marks are painted anew, and only then."""
    table = lay(first(3, "given"))
    hidden = Slot(f"coins@{table.seat}/0")
    stage = table.stage
    assert "marks" in stage.attend(Focus(hovered=hidden))
    assert stage.attend(Focus(hovered=hidden)) == ()
    assert "marks" in stage.attend(Focus(hovered=PURSE[table.seat][0]))
    assert "marks" not in stage.attend(Focus(hovered=PURSE[table.seat][1]))


# Words


def test_every_place_describes_itself(lay: Lay, tmp_path: Path) -> None:
    """F3, tooltips and screen readers: whole sentences, no id, no empty gap."""
    with speaking("en", tmp_path) as phrases:
        for one in MOMENTS:
            table = lay(one, say=phrases.say)
            for slot in (*table.stage.places(), *every_slot(table)):
                words = table.stage.describe(slot)
                assert words is not None, slot
                text = phrases.say(words)
                assert "formidable_farm" not in text, (slot, text)
                assert "{" not in text, (slot, text)
                assert table.stage.subject(slot)


def test_a_card_that_takes_supplies_leads_to_what_it_does(lay: Lay) -> None:
    """F1 on such a card tells of supplies while the disc stays; on a space, of the board."""
    table = lay(first(2, "choice"))
    index = next(k for k, card in enumerate(OURS.cards) if card.reward[0].kind == "supply")
    state = table.scene.view.state if table.scene.view else None
    assert isinstance(state, State)
    own = state.farms[table.seat]
    farms = list(state.farms)
    farms[table.seat] = own._replace(hand=bytes((index,)), stack=b"", coins=b"")
    table.show(state._replace(farms=tuple(farms), market=b"\xfe" * 5, deck=b"", discard=b""))
    assert table.stage.subject(hand_slot(table.seat, 0)) == "supply_card"
    assert table.stage.subject(SUPPLY[0]) == "supply"


def test_seat_cards_and_clock_speak(lay: Lay, tmp_path: Path) -> None:
    with speaking("en", tmp_path) as phrases:
        for seats in (1, 2, 3, 4):
            for state in (game(seats, 20 + seats)[0], game(seats, 20 + seats)[-1]):
                table = lay(moment("", state))
                view = table.scene.view
                assert view is not None
                said = [table.stage.clock(view)]
                for seat in range(seats):
                    said += table.stage.facts(view, seat)
                for one in map(phrases.say, said):
                    assert "formidable_farm" not in one
                    assert "{" not in one


def test_bundles_of_the_purse_are_those_of_the_words() -> None:
    """The plates show wheat, cucumbers, tomatoes, sheep and pigs in this order."""
    assert [slot.spot for slot in PURSE[0]] == list(CROP_NAMES)
    assert bundle((0, 0, 1, 0, 0)) == ONE[2]


def test_three_cards_lie_side_by_side_unless_a_fourth_may_come(lay: Lay) -> None:
    """R-12, R-46: there is a further place only for a card that makes its own room."""
    table = lay(first(2, "choice"))
    state = table.scene.view.state if table.scene.view else None
    assert isinstance(state, State)
    more = [k for k, card in enumerate(OURS.cards) if card.reward[-1].kind == "extra_play"]
    plain = [k for k in range(119) if k not in more]
    for hand, count in ((plain[:1], 3), (more[:1], 4)):
        own = state.farms[state.turn]._replace(hand=bytes(hand), stack=b"", coins=b"")
        farms = tuple(own if k == state.turn else f for k, f in enumerate(state.farms))
        full = state._replace(farms=farms, played=bytes(plain[1:4]), market=b"\xfe" * 5, pending=())
        rects = turn_slots(QRectF(0, 212, 695, 207), "regular", full)
        assert len(rects) == count
        overlap = [a.right() > b.left() for a, b in pairwise(rects)]
        assert overlap == [count > 3] * (count - 1)


def test_of_a_card_that_others_lie_on_the_seen_part_says_everything(lay: Lay) -> None:
    """Cost and what is missing stay in sight; in hand the card is whole, back home it is not."""
    state = first(2, "large hand").state
    rich = state.farms[state.turn]._replace(purse=bundle((9, 9, 9, 9, 9)))
    farms = tuple(rich if k == state.turn else own for k, own in enumerate(state.farms))
    table = lay(moment("", state._replace(farms=farms, pending=(), played=b"")))
    own = [slot for slot in table.stage.places() if slot.zone == "hand"]
    assert len(own) > 11
    items = {item.placed.slot: item for item in table.scene._pieces.items.values()}
    shares = [trade(items[slot]).seen for slot in own]
    steps = [table.rect(b).left() - table.rect(a).left() for a, b in pairwise(own)]
    assert shares[-1] == 1
    for share, step, slot in zip(shares, steps, own, strict=False):
        assert share == pytest.approx(step / table.rect(slot).width(), abs=0.01)
        assert share < 1
    source = next(slot for slot in table.scene.hand.sources() if slot in own[:-1])
    table.scene.hand.lift(source)
    assert trade(items[source]).seen == 1
    table.scene.cancel()
    assert trade(items[source]).seen < 1


def trade(item: PieceItem) -> TradeFace:
    """What a trade card shows."""
    key = item._face.key
    assert isinstance(key, tuple)
    found = key[1]
    assert isinstance(found, TradeFace)
    return found
