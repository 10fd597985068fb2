"""What the table of Agricola tells: food, score, buttons, animals, rivals, words of every slot."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmdesk.core.moves import Phrase
from farmdesk.core.places import Slot
from farmdesk.core.preview import preview
from farmdesk.games.agricola import GAME, worth
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.goods import NAMES
from farmdesk.games.agricola.places import CELL_SLOTS, HOMES, PURSES, SPACE_SLOTS
from farmdesk.games.agricola.spaces import NUMBER
from farmdesk.games.agricola.state import FIELD
from farmdesk.scenes.agricola import board, cards, panels, quick, tiles
from farmdesk.scenes.agricola.stage import FarmStage
from farmdesk.scenes.agricola.zones import zones
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.stage import Focus
from farmdesk.table.tones import LIGHT
from tests.scenes.agricola_moments import (
    acting,
    asked,
    crowded,
    game,
    moment,
    options_of,
    sampled,
    with_farm,
    with_goods,
    working,
)
from tests.scenes.conftest import Lay
from tests.scenes.languages import speaking
from tests.scenes.tables import Table, key_of, table_size, view_of
from tests.scenes.test_agricola_every_move import drops_of


def desk_of(state: farmers.State) -> Desk:
    view = view_of(state, options_of(len(state.farms)), GAME)
    return Desk("agricola", Art(LIGHT), key_of, view, "regular")


def stage_of(table: Table) -> FarmStage:
    assert isinstance(table.stage, FarmStage)
    return table.stage


# Food


@pytest.mark.parametrize(("food", "alarm"), [(0, True), (4, False), (9, False)])
def test_the_food_line_says_who_would_beg(food: int, alarm: bool, letters: None) -> None:
    state = working(2, 3)
    state = with_goods(state, state.seat, grain=0, vegetable=0, sheep=0, boar=0, cattle=0,
                       food=food)  # fmt: skip
    state = with_farm(state, state.seat, cards=())
    told = panels.food(desk_of(state), worth.larder(state, state.seat))
    assert told.alarm == alarm
    assert (told.begging == "agricola.table.feed_begging") == alarm


def test_nothing_is_owed_once_the_game_is_over(letters: None) -> None:
    state = game(2, 3)[-1]
    told = panels.food(desk_of(state), worth.larder(state, 0))
    assert (told.head, told.detail, told.begging) == ("agricola.table.feed_over", "", "")
    assert quick.title("", state) == "quick_over"


def test_an_improvement_that_may_be_handed_back_stands_beside_the_price(letters: None) -> None:
    """R-43: a cooking hearth for clay, or for the fireplace that one has."""
    state = working(2, 3)
    bare = with_farm(state, state.seat, cards=())
    owner = with_farm(state, state.seat, cards=("fireplace_2",))
    shown = [cards.card(desk_of(one), "cooking_hearth_4").cost for one in (bare, owner)]
    assert [sign.picture for sign in shown[0]] == ["clay"]
    assert [(sign.picture, sign.link) for sign in shown[1]] == [("clay", ""), ("fireplace", "/")]


def test_who_is_not_asked_is_not_told_that_nothing_can_be_eaten() -> None:
    state = working(2, 3)
    assert quick.title("", state) == "quick_none"
    assert quick.title("", state, asked=False) == "quick_wait"


def test_no_sign_of_a_space_lies_in_the_ring(letters: None) -> None:
    """With three and four players tiles are small, and the Resource Market has most to show."""
    for seats in (2, 3, 4):
        state = game(seats, 4)[-1]
        for window in ((1366, 768), (1366, 690), (1280, 650)):
            size, shape = table_size(*window, seats)
            found = zones(size.width(), size.height(), shape)
            for slot, rect in board.places(found["board"], state).slots.items():
                if slot.zone == "space":
                    face = board.tile(desk_of(state), NUMBER[slot.spot])
                    room = tiles.person_rect(rect).left() - 2 - rect.left() - 5
                    assert tiles._width(face.signs, 14) <= room + 2, slot


def test_food_that_drops_would_make_counts_at_once(letters: None) -> None:
    state = with_goods(working(2, 3), 0, grain=2, food=1)
    made = panels.pantry(desk_of(state._replace(seat=0)), 0, 2)
    assert made.food == 3
    assert made.crops == worth.larder(state, 0).crops - 2
    assert made.begging == worth.larder(state, 0).begging


def test_a_meal_in_the_hand_fills_the_food_line(lay: Lay) -> None:
    feeding = next(one for one in sampled() if one.name.endswith("-feed"))
    table = lay(feeding)
    seat = table.seat
    move = next(m for m in asked(feeding.state).moves if len(m.script()) > 0)
    (first, *_) = drops_of(move)
    table.drag(first.source, first.target)
    if table.moves:
        return
    rate = worth.rates(feeding.state, seat)[NAMES.index(first.source.spot)]
    assert stage_of(table)._painting().made() == rate.food


# Score


def test_every_row_of_the_score_has_its_cell(letters: None) -> None:
    for state in game(3, 4)[::17]:
        rows = worth.rows(state, 0)
        assert {row.row for row in rows} <= set(panels.ROW_PICTURES)
        for row in rows:
            assert panels.detail(desk_of(state), row) or row.row == "bonus"


def test_points_that_a_drop_would_bring_stand_in_their_rows(lay: Lay) -> None:
    state = acting(working(2, 3), "plough")
    table = lay(moment("", state))
    stage, move = stage_of(table), asked(state).moves[0]
    effect = preview(GAME, state, state.seat, move)
    stage.attend(Focus(effect=effect))
    gains = stage._painting().gains()
    assert effect.gain == sum(gains.values())
    assert gains["unused"] == 1


# Buttons


def test_buttons_offer_only_legal_moves_and_the_cheapest_meal_first() -> None:
    for one in sampled():
        decision = asked(one.state)
        _, found = quick.offered(decision, 5, 560)
        assert {item.move for item in found} <= set(decision.all_moves)
    decision = asked(next(one for one in sampled() if one.name.endswith("-feed")).state)
    _, meals = quick.offered(decision, 5, 560)
    assert [meal.begging for meal in meals] == sorted(meal.begging for meal in meals)


def test_fewer_buttons_stand_where_they_need_more_room() -> None:
    decision = asked(next(one for one in sampled() if one.name.endswith("-feed")).state)
    wide = quick.offered(decision, 5, 2_000)[1]
    narrow = quick.offered(decision, 5, 60)[1]
    assert narrow == wide[:1]


def test_a_sweep_sows_as_many_fields_as_there_are_seeds(lay: Lay) -> None:
    """R-29: over the third field with two seeds nothing more is sown, and why is said."""
    state = acting(crowded(), "sow")
    state = with_goods(state, state.seat, grain=2, vegetable=1)
    table = lay(moment("", state))
    seat = table.seat
    fallow = [one for one, code in enumerate(state.farms[seat].cells) if code == FIELD]
    grain = next(slot for slot in PURSES[seat] if slot.spot == "grain")
    table.click(grain)
    table.press(CELL_SLOTS[seat][fallow[0]])
    for one in fallow[1:3]:
        table.move(CELL_SLOTS[seat][one])
    assert len(table.drops) == 2
    note, tone = table.helped[-1]
    assert note is not None
    assert (note.key, tone) == ("agricola.why.none_left", "no")
    table.release()


def test_sowing_and_baking_stand_side_by_side() -> None:
    """Grain Utilisation offers both."""
    kind, found = quick.offered(asked(acting(crowded(), "sow", "bake")), 5, 560)
    assert kind == "both"
    assert {quick.kind_of(item.move) for item in found} == {"sow", "bake"}


# Improvements


def test_cards_show_what_they_do() -> None:
    """AG-17 to AG-21: read off what each changes, not written twice."""
    state = game(2, 4)[0]

    def pictures(card: str) -> set[tuple[str, str]]:
        return {(sign.picture, sign.amount) for row in cards.deeds(card, state) for sign in row}

    assert pictures("fireplace_2") == {("vegetable", "2"), ("sheep", "2"), ("boar", "2"),
                                       ("cattle", "3"), ("grain", ""), ("food", "2")}  # fmt: skip
    assert ("cattle", "4") in pictures("cooking_hearth_4")
    assert pictures("clay_oven") == {("grain", "1"), ("food", "5")}
    assert pictures("stone_oven") == {("grain", "2"), ("food", "8")}
    assert {("wood", "1"), ("food", "2"), ("wood", "3+"), ("medal", "")} <= pictures("joinery")
    assert {("reed", "2+"), ("food", "3")} <= pictures("basketmakers_workshop")
    assert cards.deeds("well", state) == ()


# Others' farms


def test_a_rivals_farm_is_looked_at_and_left_again(lay: Lay) -> None:
    table = lay(moment("", working(3, 6)))
    stage, own = stage_of(table), table.seat
    rival = (own + 1) % 3
    assert table.scene.leaf(1)
    assert stage.farm == rival
    assert stage.spot(CELL_SLOTS[own][0]) is None
    assert stage.spot(CELL_SLOTS[rival][0]) is not None
    assert stage.spot(PURSES[rival][0]) is not None
    assert stage.strokes(Slot("stock@0/fence")) == ()
    assert table.scene.leaf(0)
    assert stage.farm == own


def test_people_can_be_sent_while_a_rival_is_looked_at(lay: Lay) -> None:
    table = lay(moment("", working(3, 6)))
    own = table.seat
    table.scene.leaf(1)
    table.scene.hand.lift(HOMES[own])
    move = asked(table.state).moves[0]
    (drop,) = drops_of(move)
    table.click(drop.target)
    assert table.moves == [move]


# Words


def every_slot(table: Table) -> list[Slot]:
    state, seat = table.state, table.seat
    return [
        *table.stage.places(), Slot("pool"), Slot.at("pen", "sheep", seat=seat),
        Slot.at("stock", "person", seat=seat), Slot.at("played", seat=seat),
        *(SPACE_SLOTS[space] for space in farmers.open_spaces(state)),
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_every_slot_is_described_in_words(language: str, lay: Lay, tmp_path: Path) -> None:
    with speaking(language, tmp_path) as phrases:
        for one in sampled():
            table = lay(one)
            for slot in every_slot(table):
                words = table.stage.describe(slot)
                assert words is not None, slot
                text = phrases.say(words)
                assert text
                assert "agricola." not in text, text
                assert "{" not in text, text
                assert table.stage.subject(slot)


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_every_drop_says_what_it_means(language: str, lay: Lay, tmp_path: Path) -> None:
    """The helper line, while the pointer is over a lit place."""
    with speaking(language, tmp_path) as phrases:
        for one in sampled():
            table = lay(one)
            for source in table.scene.hand.sources():
                table.scene.hand.lift(source)
                for target in table.scene.hand.targets()[:12]:
                    table.scene.hand.focus(target)
                    note, tone = table.helped[-1]
                    assert note is not None, (one.name, source, target)
                    assert tone == "effect"
                    text = phrases.say(note)
                    assert "agricola." not in text, text
                    assert "{" not in text, text
                table.scene.cancel()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_clock_and_facts_of_whole_games(seats: int, tmp_path: Path, letters: None) -> None:
    with speaking("en", tmp_path) as phrases:
        stage = FarmStage(Art(LIGHT), phrases.say)
        for state in game(seats, 4)[::5]:
            view = view_of(state, options_of(seats), GAME)
            said: list[Phrase] = [stage.clock(view)]
            said += (fact for seat in range(seats) for fact in stage.facts(view, seat))
            for words in said:
                assert "agricola." not in phrases.say(words)
