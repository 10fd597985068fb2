"""How long a frame takes while an Expert thinks: `python -m tests.bench.while_thinking [SECONDS]`.

In a whole window with a match against Experts the pointer moves over the table every 16 ms and the
table is painted again. Printed is the time of that handler, first with nobody thinking, then with
an Expert at work in its process. A quiet machine should stay under 16.7 ms, better 8 (p99).
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF  # after the platform is chosen

from farmdesk.app.main import House, application
from farmdesk.app.table_page import TablePage
from farmdesk.core.luck import Luck
from farmdesk.core.match import COLOURS, HUMAN, Chair, Match
from farmdesk.games import find

FRAME = 0.016


def middle_of_a_game(first: str) -> Match:
    """A match of four after twelve random moves, the next one being `first`'s."""
    game = find("harvest_valley")
    assert game is not None
    chairs = [
        Chair(f"{seat}", first if seat == 0 else "expert", COLOURS[seat]) for seat in range(4)
    ]
    match = Match(game, {}, 7, chairs)
    luck = Luck.seeded(7)
    while len(match.past) < 12 or match.decisions[0].seat != 0:
        pick, luck = luck.below(len(match.decisions[0].moves))
        match.play(match.decisions[0].seat, match.decisions[0].moves[pick])
    return match


def frames(house: House, page: TablePage, seconds: float, *, thinking: bool) -> list[float]:
    """Milliseconds of every frame's handler, in the state that is asked for."""
    app, scene = application(), page.scene
    took, end, step = [], time.monotonic() + seconds, 0
    while time.monotonic() < end:
        begin = time.perf_counter()
        if (page.control.thinker >= 0) == thinking and not scene.busy:
            step += 1
            scene.hand.move(QPointF(150 + step * 7 % 500, 150 + step * 3 % 400))
            page.parts.view.viewport().repaint()
            took.append(1000 * (time.perf_counter() - begin))
        app.processEvents()
        time.sleep(max(0.0, FRAME - (time.perf_counter() - begin)))
    return took


def told(name: str, took: list[float]) -> None:
    """One line of figures."""
    if len(took) < 20:
        print(f"{name}: only {len(took)} frames")
        return
    cuts = statistics.quantiles(took, n=100)
    print(f"{name}: {len(took)} frames, p50 {cuts[49]:.1f} ms, p95 {cuts[94]:.1f} ms, "
          f"p99 {cuts[98]:.1f} ms, max {max(took):.1f} ms")  # fmt: skip


def main() -> None:
    """Measure both states."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    application()
    with tempfile.TemporaryDirectory() as folder:
        for first, name in ((HUMAN, "nobody thinks"), ("expert", "an Expert thinks")):
            house = House(application(), Path(folder))
            house.settings.ai_pace = "instant"
            house.window.resize(1366, 768)
            house.window.show()
            match = middle_of_a_game(first)
            house.window.open_match(match, house.library.new_path(match))
            page = house.window.page
            assert isinstance(page, TablePage)
            told(name, frames(house, page, seconds, thinking=first == "expert"))
            house.window.close()


if __name__ == "__main__":
    main()
