"""The whole app with one table open. It tells what the table shows, a JSON line at every change.

Started by the tests as a process of its own: `python -m tests.pointer.window FOLDER`, followed by a
game and a language where they are not Harvest Valley and the system's. A line on its standard input
is a wish: `undo`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QRect, QSocketNotifier, QTimer

from farmdesk.app.control import MatchControl
from farmdesk.app.main import House, application
from farmdesk.app.page import MatchPage
from farmdesk.app.table_page import TablePage
from farmdesk.core.match import COLOURS, HUMAN, Chair, Match
from farmdesk.core.moves import Drop, Group
from farmdesk.games.formidable_farm import GAME as FARM
from farmdesk.games.harvest_island import GAME as ISLAND
from farmdesk.games.harvest_valley import GAME
from tests.app.fakes import FakeMind, agricola_match, seal
from tests.scenes.moments import is_tractor

SCREEN = (1400, 900)
WINDOW = QRect(10, 10, 1300, 760)
TOLD = 60
"""Moves of a question whose drops are told."""


def match_with_a_tractor() -> Match:
    """Two people, some moves into a game, one with a tractor that has much to push."""
    for seed in range(100):
        chairs = [Chair("Mira", colour=COLOURS[0]), Chair("Kei", colour=COLOURS[1])]
        match = Match(GAME, {}, seed, chairs)
        for number in range(12):
            moves = match.decisions[0].moves
            if number > 5 and sum(map(is_tractor, moves)) > 8:
                return match
            match.play(match.decisions[0].seat, moves[number * 5 % len(moves)])
    raise LookupError("no game has a tractor early")


def match_on_the_island() -> Match:
    """A person and two others, whose moves are picked by a number that goes on."""
    players = (HUMAN, "steady", "novice")
    chairs = [Chair(name, player, colour) for name, player, colour
              in zip(("Mira", "Tomas", "Kei"), players, COLOURS, strict=False)]  # fmt: skip
    return Match(ISLAND, {}, 4, chairs)


def match_with_a_fence() -> Match:
    """Two people; the first is asked for a pasture and has wood for many shapes."""
    for seed in range(200):
        match = agricola_match("human", "human", seed=seed)
        for number in range(120):
            asked = match.decisions[0]
            fences = [move for move in asked.moves if getattr(move, "verb", "") == "fence"]
            if asked.seat == 0 and len(fences) > 100 and not match.state.farms[0].rails:
                return match
            seal(match, asked.seat, number * 5 + seed)
            if match.over:
                break
    raise LookupError("nobody fences with much wood")


def match_on_two_farms() -> Match:
    """A whole game before a person and another player."""
    return agricola_match("human", "steady", seed=5)


def match_of_trade_cards() -> Match:
    """A person and another player with a fresh deck."""
    chairs = [Chair("Mira", colour=COLOURS[0]), Chair("Kei", "steady", COLOURS[1])]
    return Match(FARM, {}, 4, chairs)


def drags(match: Match) -> dict[str, list[str]]:
    """By text of a move: the drops that spell it, for some of those that are asked for."""
    found: dict[str, list[str]] = {}
    for move in [move for d in match.decisions for move in d.moves][:TOLD]:
        made: list[Drop] = []
        for step in move.script():
            made += step if isinstance(step, Group) else (step,)
        if made:
            found[str(move)] = [str(drop) for drop in made]
    return found


class Chancy(FakeMind):
    """Answers at once, each time with another of the moves."""

    def answer(self, move: str | None = None, *, fallback: bool = False) -> None:
        moves = self.moves()
        super().answer(move or moves[len(self.asked) * 7 % len(moves)], fallback=fallback)


class ChancyHouse(House):
    """The running app with that mind."""

    def _page(self, match: Match, path: Path) -> MatchPage:
        control = MatchControl(match, path, self.library, self.settings, Chancy())
        return TablePage(control, self.settings, self.phrases, self.look)


class Teller(QObject):
    """Tells the state of the table whenever it has changed, and hears wishes."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._told = ""
        self._tone = "plain"
        page.scene.helped.connect(self._helped)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tell)
        self._clock.start(20)
        self._ear = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._ear.activated.connect(self._hear)

    def _helped(self, note: object, tone: str) -> None:
        self._tone = tone

    def _hear(self) -> None:
        if sys.stdin.readline().strip() == "undo":
            self._page.undo()

    def _tell(self) -> None:
        line = json.dumps(self._state())
        if line != self._told:
            self._told = line
            print(line, flush=True)

    def _state(self) -> dict[str, Any]:
        scene = self._page.scene
        view = scene.views()[0]
        hand, match = scene.hand, self._page.control.match
        slots = {*hand.sources(), *hand.targets(), *scene.stage.places()}
        if scene.view is not None and scene.view.decision is not None:
            for move in scene.view.decision.moves:
                for step in move.script():
                    drops = step if isinstance(step, Group) else (step,)
                    slots.update(drop.target for drop in drops)
        places = {}
        for slot in sorted(slots):
            rect = scene.stage.spot(slot)
            if rect is not None:
                point = view.viewport().mapToGlobal(view.mapFromScene(rect.center()))
                places[slot] = [point.x(), point.y()]
        return {
            "slots": places,
            "moves": [str(move) for d in match.decisions for move in d.moves],
            "drags": drags(match),
            "buttons": self._buttons(),
            "past": [str(turn.move) for turn in match.past],
            "held": hand.held,
            "dragging": hand.dragging,
            "hovered": hand.hovered,
            "drops": [str(drop) for drop in hand.drops()],
            "lit": len(hand.targets()),
            "tone": self._tone,
            "busy": scene.busy or scene._returns.running,
            "asked": scene.view.decision.seat if scene.view and scene.view.decision else None,
            "over": match.over,
            "ready": scene.composer is not None and scene.composer.ready is not None,
        }

    def _buttons(self) -> dict[str, list[int]]:
        """By text of an answer in the bar: the middle of its button."""
        bar = self._page.parts.bar
        found = {}
        for button, choice in zip(bar.answers, bar.choices, strict=False):
            point = button.mapToGlobal(button.rect().center())
            found[str(choice.what)] = [point.x(), point.y()]
        return found


MATCHES = {
    "harvest_valley": match_with_a_tractor,
    "harvest_island": match_on_the_island,
    "formidable_farm": match_of_trade_cards,
    "agricola": match_with_a_fence,
    "agricola, whole": match_on_two_farms,
}


def main(folder: Path, game: str = "harvest_valley", language: str = "") -> int:
    app = application()
    house = ChancyHouse(app, folder)
    house.settings.motion = 4.0
    if language:
        house.settings.language = language
    house.window.setGeometry(WINDOW)
    house.window.show()
    match = MATCHES[game]()
    house.window.open_match(match, house.library.new_path(match))
    page = house.window.page
    assert isinstance(page, TablePage)
    teller = Teller(page)
    code = app.exec()
    del teller
    return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:4]))
