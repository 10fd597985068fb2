"""How long the table takes: `python -m tests.bench.frames`. Numbers are printed, none is judged.

What is asked of a table of Harvest Valley: lifting a card marks all its places within 50 ms, a
hover repaints within a frame, a playable table stands within 2 s of the start. A hover over a board
of Rift Valley Reserve with 60 elements repaints within a frame, too. Times are those of
the processor, which a busy machine does not lengthen; `wall` is the middle one on the clock.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable

START = time.perf_counter()

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt  # noqa: E402 - the clock starts before Qt is loaded
from PySide6.QtTest import QTest  # noqa: E402  # as above
from PySide6.QtWidgets import QApplication  # noqa: E402  # as above

from farmdesk.app.main import application  # noqa: E402  # as above
from farmdesk.games.rift_valley_reserve.places import TOOL_TENT, found  # noqa: E402  # as above
from tests.scenes.moments import Moment, game, moves_of, options_of  # noqa: E402  # as above
from tests.scenes.reserve_moments import moment as full_moment  # noqa: E402  # as above
from tests.scenes.tables import Table, drops_of  # noqa: E402  # as above
from tests.scenes.test_reserve_painted import crowded  # noqa: E402  # as above

ROUNDS = 40
WINDOWS = ((1366, 768), (1640, 923))


Times = list[tuple[float, float]]
"""Milliseconds of the processor, and of the clock."""


def ms(act: Callable[[], object]) -> tuple[float, float]:
    """How long it takes until everything is painted."""
    begin, clock = time.thread_time(), time.perf_counter()
    act()
    QApplication.processEvents()
    return 1000 * (time.thread_time() - begin), 1000 * (time.perf_counter() - clock)


def line(name: str, times: Times) -> None:
    worked = sorted(cpu for cpu, _ in times)
    p99 = worked[min(len(worked) - 1, round(0.99 * len(worked)))]
    wall = statistics.median(wall for _, wall in times)
    middle = statistics.median(worked)
    print(f"{name:48} p50 {middle:7.2f}   p99 {p99:7.2f}   wall {wall:7.2f}   of {len(times)}")


def busiest(seats: int) -> Moment:
    """The state of a random game that has the most legal moves in its second half."""
    states = game(seats, 21, stars=True)
    late = states[len(states) // 2 : -1]
    return Moment("", max(late, key=lambda s: len(moves_of(s))), options_of(seats, stars=True))


def measure(window: tuple[int, int]) -> None:
    moment = busiest(5)
    table = Table(moment.state, moment.options, window=window)
    QApplication.processEvents()
    print(f"\n{window[0]} x {window[1]}, five seats, {len(moves_of(moment.state))} legal moves")
    lifts: Times = []
    estimates: Times = []
    hovers: Times = []
    carried: Times = []
    for _ in range(ROUNDS):
        for source in table.scene.hand.sources():
            table.move(source)
            QApplication.processEvents()
            (estimates if source.zone == "house" else lifts).append(
                ms(lambda source=source: table.click(source))  # type: ignore[misc] # bound now
            )
            table.scene.cancel()
            QApplication.processEvents()
    source = drops_of(moves_of(moment.state)[0])[0].source
    table.lift(source)
    for _ in range(ROUNDS // 8):
        for slot in [*table.stage.places(), *table.scene.hand.targets()]:
            hovers.append(ms(lambda slot=slot: table.move(slot)))  # type: ignore[misc] # bound now
            here = table.at(slot)
            for step in range(4):
                to = here + QPoint(3 * step, 2 * step)
                carried.append(ms(lambda to=to: table.move_to(to)))  # type: ignore[misc] # bound now
    table.release()
    table.scene.cancel()
    line("lift a card, to its first paint", lifts)
    line("lift a farmhouse, with the points it would bring", estimates)
    line("carry a card over another slot", hovers)
    line("carry a card inside a slot", carried)
    line("show another state", [ms(lambda: table.show(moment.state)) for _ in range(ROUNDS)])
    whole = [ms(lambda: table.view.viewport().repaint()) for _ in range(ROUNDS)]
    line("repaint everything", whole)
    keys = [ms(lambda: table.key(Qt.Key.Key_Right)) for _ in range(ROUNDS)]
    line("an arrow key", keys)
    table.view.close()


def measure_reserve(window: tuple[int, int]) -> None:
    """A tent in hand over every square of an 11x11 board with 60 elements."""
    moment = full_moment("", crowded())
    table = Table(moment.state, moment.options, game=moment.game, window=window)
    QApplication.processEvents()
    print(f"\n{window[0]} x {window[1]}, Rift Valley Reserve, 60 elements on 11x11")
    table.click(TOOL_TENT)
    QApplication.processEvents()
    squares = [slot for slot in table.stage.places() if found(slot) is not None]
    hovers = [
        ms(lambda slot=slot: table.move(slot))  # type: ignore[misc] # bound now
        for slot in (*squares, *squares[::7])
    ]
    line("hover over a square, a tent in hand", hovers)
    whole = [ms(lambda: table.view.viewport().repaint()) for _ in range(ROUNDS)]
    line("repaint everything", whole)
    table.view.close()


def main() -> int:
    application()
    loaded = time.perf_counter()
    moment = busiest(3)
    prepared = time.perf_counter()
    table = Table(moment.state, moment.options)
    assert QTest.qWaitForWindowExposed(table.view)
    QApplication.processEvents()
    stood = time.perf_counter()
    print(f"from the first import to the application object {1000 * (loaded - START):7.0f} ms")
    print(f"from there to a painted table                   {1000 * (stood - prepared):7.0f} ms")
    table.view.close()
    for window in WINDOWS:
        measure(window)
        measure_reserve(window)
    return 0


if __name__ == "__main__":
    sys.exit(main())
