"""Somebody presses anything at any time: nothing breaks, every save is the match, games end."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.core import saves
from farmdesk.core.match import Match
from farmdesk.table.pieces import lying
from tests.app.fakes import (
    FakeMind,
    agricola_match,
    find,
    island_match,
    patience_match,
    reserve_match,
    toy_match,
    valley_match,
)
from tests.app.tables import Opened

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
KEYS = (
    Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape,
    Qt.Key.Key_Backspace, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F5, Qt.Key.Key_L,
    Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_9, Qt.Key.Key_F,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_F6,
)  # fmt: skip
SIZES = [(900, 500), (910, 512), (1366, 768), (1640, 923), (720, 400), (1920, 1080)]
WISHES: dict[str, tuple[object, ...]] = {
    "language": ("en", "ja", "ko"),
    "theme": ("light", "dark", "contrast"),
    "motion": (0.0, 1.0, 4.0),
    "reduce_motion": (True, False),
    "ai_pace": ("instant", "normal", "step"),
    "scale": (80, 100, 200),
    "log_open": (True, False),
    "curtain": (True, True, False),
}
TOOLS = ("undo", "undo", "redo", "hint", "log", "sheet", "recap", "describe")


Make = Callable[[random.Random, int], Match]


def _valley(luck: random.Random, seed: int) -> Match:
    players = [luck.choice(("human", "novice")) for _ in range(luck.randint(1, 4))]
    return valley_match("human", *players, seed=seed)


def _patience(luck: random.Random, seed: int) -> Match:
    """One person alone, now and then with a deal, and with more answers than the bar holds."""
    return patience_match(seed=luck.choice((seed + 1, 70_000 + seed)))


def _reserve(luck: random.Random, seed: int) -> Match:
    """Two to five seats, mostly with a person among them, some rounds into the game."""
    players = [luck.choice(("human", "novice")) for _ in range(luck.randint(2, 5))]
    return reserve_match(
        *players,
        seed=seed,
        rounds=luck.randint(0, 8),
        boards=luck.choice(("identical", "asymmetric")),
        confirm=luck.choice(("on", "off")),
        preview=luck.choice(("on", "off")),
        takeback=luck.choice(("on", "on", "off")),
    )


def _island(luck: random.Random, seed: int) -> Match:
    """Two to four seats of any kind, somewhere in the game."""
    kinds = luck.choice((("human", "novice"), ("human",), ("novice",)))
    return island_match(
        *(luck.choice(kinds) for _ in range(luck.randint(2, 4))),
        seed=seed,
        moves=luck.choice((0, 60, 140, 200, 240)),
        scores=luck.choice(("closed", "open")),
        count=luck.choice(("on", "off")),
    )


def _agricola(luck: random.Random, seed: int) -> Match:
    """One to four seats, somewhere in a game."""
    players = [luck.choice(("human", "novice")) for _ in range(luck.randint(0, 3))]
    return agricola_match("human", *players, seed=seed, decisions=luck.randint(0, 110))


MAKES = [_valley, _reserve, _island, _patience, _agricola]
NAMES = ["valley", "reserve", "island", "patience", "agricola"]


class Somebody:
    """Presses anything, with a fancy for what is lit."""

    def __init__(self, opened: Opened, luck: random.Random) -> None:
        self.opened, self.luck = opened, luck
        self.deeds = (
            self.drag, self.drag, self.drag, self.click, self.click, self.key, self.key,
            self.grab, self.wish, self.fit, self.tool, self.tool, self.answer, self.wait,
            self.reply, self.take, self.turn,
        )  # fmt: skip

    def point(self) -> QPoint:
        """Somewhere on the table; mostly where something is lit."""
        view, scene = self.opened.parts.view, self.opened.page.scene
        lit = scene.hand.targets() or scene.hand.sources()
        found = scene.centre(self.luck.choice(lit)) if lit and self.luck.random() < 0.8 else None
        if found is not None:
            return view.mapFromScene(found[0])
        return QPoint(self.luck.randrange(view.width()), self.luck.randrange(view.height()))

    def send(self, kind: QEvent.Type, where: QPoint, buttons: Qt.MouseButton) -> None:
        port = self.opened.parts.view.viewport()
        button = NO_BUTTON if kind == QEvent.Type.MouseMove else LEFT
        at, none = QPointF(where), Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, at, port.mapToGlobal(at), button, buttons, none)
        QApplication.sendEvent(port, event)

    def grab(self) -> None:
        self.send(QEvent.Type.MouseButtonPress, self.point(), LEFT)
        for _ in range(3):
            self.send(QEvent.Type.MouseMove, self.point(), LEFT)

    def drag(self) -> None:
        self.grab()
        self.let_go()

    def let_go(self) -> None:
        self.send(QEvent.Type.MouseButtonRelease, self.point(), NO_BUTTON)

    def click(self) -> None:
        button = self.luck.choice((LEFT, LEFT, LEFT, Qt.MouseButton.RightButton))
        QTest.mouseClick(self.opened.parts.view.viewport(), button, pos=self.point())

    def key(self) -> None:
        target = QApplication.focusWidget() or self.opened.page
        QTest.keyClick(target, self.luck.choice(KEYS))

    def turn(self) -> None:
        """The wheel, by a notch or less, up or down, sideways too."""
        port, at = self.opened.parts.view.viewport(), QPointF(self.point())
        by = QPoint(*self.luck.choice(((0, 120), (0, 120), (0, -120), (0, 45), (120, 0))))
        event = QWheelEvent(
            at, port.mapToGlobal(at), QPoint(), by, NO_BUTTON,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(port, event)

    def wish(self) -> None:
        key = self.luck.choice(tuple(WISHES))
        setattr(self.opened.settings, key, self.luck.choice(WISHES[key]))

    def fit(self) -> None:
        self.opened.fit(*self.luck.choice(SIZES))

    def tool(self) -> None:
        {
            "undo": self.opened.page.undo, "redo": self.opened.page.redo,
            "hint": self.opened.page.hint, "log": self.opened.page.back.toggle_log,
            "sheet": self.opened.page.back.toggle_sheet,
            "recap": self.opened.page.back.replay_recap,
            "describe": self.opened.page.describe,
        }[self.luck.choice(TOOLS)]()  # fmt: skip

    def answer(self) -> None:
        parts = self.opened.parts
        shown = [b for b in (*parts.bar.answers, *parts.tray.buttons) if b.isVisible()]
        if shown:
            self.luck.choice(shown).click()

    def wait(self) -> None:
        QTest.qWait(self.luck.choice((1, 10, 40)))

    def reply(self) -> None:
        """The mind, where it takes its time, comes to an answer now."""
        if self.opened.mind.asked:
            self.opened.mind.answer()

    def take(self) -> None:
        """Whoever the curtain waits for takes the table."""
        self.opened.parts.curtain.take()

    def rest(self) -> None:
        """Let go of everything, and wait until nothing moves."""
        self.let_go()
        page = self.opened.page
        page.parts.replay.leave()
        page.parts.sheet.rest()
        page.scene.cancel()
        self.opened.settle()
        page.scene.skip()
        while page.scene.busy:  # what has been shown may let the next AI's move begin
            page.scene.skip()


@pytest.mark.parametrize("make", MAKES, ids=NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_anything_may_be_pressed_at_any_time(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, seed: int, make: Make
) -> None:
    press_anything(Opened, dressed, qtbot, tmp_path, make, seed, 120)


@pytest.mark.slow
@pytest.mark.parametrize("make", MAKES, ids=NAMES)
@pytest.mark.parametrize("seed", range(100, 110))
def test_anything_for_long(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, seed: int, make: Make
) -> None:
    press_anything(Opened, dressed, qtbot, tmp_path, make, seed, 1000)


def press_anything(
    opener: type[Opened],
    app: QApplication,
    qtbot: QtBot,
    folder: Path,
    make: Make,
    seed: int,
    deeds: int,
) -> None:
    luck = random.Random(seed)
    match = make(luck, seed)
    mind = FakeMind(at_once=luck.random() < 0.5)
    opened = opener(app, qtbot, folder, match, mind=mind, motion=4.0)
    opened.parts.curtain.guard = 0
    somebody = Somebody(opened, luck)
    for number in range(deeds):
        luck.choice(somebody.deeds)()
        opened.settle()
        if number % 20 == 19:
            check(opened, somebody)
    mind.at_once = True
    somebody.reply()
    finish(opened, somebody, qtbot)
    check(opened, somebody)


@pytest.mark.parametrize("make", [toy_match, island_match], ids=["toy", "island"])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_pressed_nobody_sees_what_another_holds(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, seed: int, make: Callable[..., Match]
) -> None:
    """Two people and a computer with hidden hands at one screen; only the one button passes on."""
    match = make("human", "human", "novice", seed=seed)
    opened = Opened(dressed, qtbot, tmp_path, match, mind=FakeMind(), motion=4.0)
    opened.parts.curtain.guard = 0
    somebody = Somebody(opened, random.Random(seed))
    took = [-1]
    opened.parts.curtain.taken.connect(partial(note_who, opened, took))
    for number in range(160):
        if number % 4 == 3:
            opened.parts.curtain.button.click()
        somebody.luck.choice(somebody.deeds)()
        opened.settle()
        view, curtain = opened.page.scene.view, opened.parts.curtain
        if not opened.settings.curtain:
            opened.page.parts.replay.leave()
            took[0] = -1  # they look away themselves
            opened.settings.curtain = True
            opened.settle()
        elif opened.parts.view.isVisible() and not match.over:
            assert view is not None
            assert not curtain.isVisible()
            assert view.seat == took[0], "the table is seen by whoever took it"
            assert view.decision is None or view.decision.seat == took[0]
        elif not match.over:
            assert curtain.isVisible()
    somebody.rest()


def note_who(opened: Opened, took: list[int]) -> None:
    """The table goes to whoever is asked."""
    asked = opened.control.asks()
    took[0] = asked.seat if asked is not None else -1


def check(opened: Opened, somebody: Somebody) -> None:
    """The save is the match, and every piece lies where the rules say."""
    somebody.rest()
    somebody.take()
    match, scene = opened.match, opened.page.scene
    kept = saves.read(opened.path, find)
    assert [str(turn.move) for turn in kept.past] == [str(turn.move) for turn in match.past]
    assert [str(turn.move) for turn in kept.future] == [str(turn.move) for turn in match.future]
    assert (kept.state, kept.takebacks) == (match.state, match.takebacks)
    assert not scene.busy
    assert scene.view is not None
    shown = {placed.piece: placed for placed in scene.view.placed}
    assert shown == {placed.piece: placed for placed in opened.page.hand.view().placed}
    for piece, item in scene._pieces.items.items():
        assert item.placed.slot == shown[piece].slot
        place = lying(scene.stage, item.placed)
        if place is not None:
            lifted = (item.pos() - place.center()).manhattanLength()
            assert lifted < 8, f"{piece} hangs in the air"
            assert item.opacity() == 1


def finish(opened: Opened, somebody: Somebody, qtbot: QtBot) -> None:
    """Play to the end, whatever came before."""
    opened.settings.ai_pace = "instant"
    while not opened.match.over:
        asked, made = opened.control.asks(), len(opened.match.past)
        if asked is not None:
            opened.page.scene.moved.emit(asked.seat, somebody.luck.choice(asked.all_moves))
        qtbot.waitUntil(partial(moved_on, opened, made), timeout=20_000)


def moved_on(opened: Opened, made: int) -> bool:
    """A move was made, or a person is asked; where only AIs play, an undo lets them rest."""
    opened.control.step()
    return len(opened.match.past) > made or opened.control.asks() is not None
