"""The stage of Rift Valley Reserve: the board in front large, the others small, tools to draw."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.moves import Phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.places import (
    CORNER,
    TOOL_TRAIL,
    TOOLS,
    board_slot,
    found,
    square,
)
from farmdesk.games.rift_valley_reserve.state import Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.worth import Worth, brings
from farmdesk.scenes.rift_valley_reserve import about, panels, trails
from farmdesk.scenes.rift_valley_reserve import chart as printed
from farmdesk.scenes.rift_valley_reserve.zones import (
    DRAWERS,
    HEAD,
    Chart,
    chart,
    small_charts,
    tool_icon,
    tool_rects,
    zones,
)
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_well
from farmdesk.table.habits import Habits
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Face, Focus, Offer, Say, View

GAME = "rift_valley_reserve"
SMALL_COMPACT = 2
"""Small boards where there is little room; the others are looked at one after another."""


class ReserveStage(Habits):
    """The table of one match. Lengths are units."""

    game = GAME

    def __init__(self, art: Art, say: Say) -> None:
        self._art, self._say = art, say
        self._view: View | None = None
        self._focus = Focus()
        self._shape: Shape = "regular"
        self._zones: dict[str, QRectF] = {}
        self._looked_at: int | None = None
        """The board that is large because somebody asked to see it; None for the one in front."""
        self._turn = 0
        self._brought = Worth()
        """What is about to be drawn would bring."""
        self._charts: dict[int, Chart] = {}

    # Where things lie

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        """The same for every number of seats."""
        return zones(width, height, shape)

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        """Take these zones for all that follows."""
        self._zones, self._shape = zones, shape
        self._lay()

    def show(self, view: View) -> bool:
        """Take a new view. After a turn the board in front is the next one."""
        self._view = view
        if view.state.turn != self._turn:
            self._turn, self._looked_at = view.state.turn, None
        self._lay()
        return False

    def linger(self, view: View) -> tuple[Slot, ...]:
        """After a turn the boards are passed on: what was drawn is seen before they go."""
        if self._view is None or view.state.turn != self._turn + 1:
            return ()
        self._looked_at = self.large
        self._view = view
        return tuple(board_slot(board) for board in range(reserve.seats(view.state)))

    @property
    def large(self) -> int:
        """The number of the board that is shown large."""
        assert self._view is not None
        if self._looked_at is not None:
            return self._looked_at
        return reserve.board_of(self._view.state, self._view.seat)

    def _lay(self) -> None:
        if self._view is None or not self._zones:
            return
        boards = reserve.boards(self._view.state)
        sizes = [(len(board.tiles), len(board.tiles[0])) for board in boards]
        head = 0.0 if self._shape == "compact" else HEAD
        self._charts = {self.large: chart(self._zones["board"], sizes[self.large], head)}
        others = self._beside()
        beside = tuple(sizes[board] for board in others)
        small = small_charts(self._zones["others"], beside, compact=self._shape == "compact")
        self._charts.update(zip(others, small, strict=True))

    def _beside(self) -> list[int]:
        """The boards that are shown small: where there is little room the next and the own one."""
        others = [board for board in self._coming() if board != self.large]
        if self._shape != "compact" or len(others) <= SMALL_COMPACT or self._view is None:
            return others
        seat = self._view.seat
        first = sorted(others, key=lambda board: board != seat)[:SMALL_COMPACT]
        return [board for board in others if board in first]

    def _coming(self) -> list[int]:
        """All boards in the order in which they come to the viewing seat."""
        assert self._view is not None
        state, seat = self._view.state, self._view.seat
        return sorted(range(reserve.seats(state)), key=lambda b: reserve.comes_in(state, b, seat))

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a piece in that slot lies."""
        if self._view is None or not self._zones:
            return None
        if slot in TOOLS:
            side = self._charts[self.large].side
            return tool_icon(tool_rects(self._zones["tools"])[slot], side)
        if slot.zone == "sealed" and slot.seat is not None:
            return QRectF(-90, 40 + 76 * slot.seat, 40, 40)  # from the seat card beside the table
        place = found(slot)
        if place is not None:
            board, cell = place
            return self._charts[board].square(*reserve.at(cell)) if board in self._charts else None
        if slot.zone == "board" and slot.spot.isdecimal() and int(slot.spot) in self._charts:
            return self._charts[int(slot.spot)].rect
        return None

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point: a square, a tool, a small board as a whole."""
        if self._view is None or not self._zones:
            return None
        for slot, rect in tool_rects(self._zones["tools"]).items():
            if rect.contains(point):
                return slot
        cell = self._charts[self.large].at(point)
        if cell is not None:
            return square(self.large, reserve.cell(*cell))
        for board, small in self._charts.items():
            if board != self.large and small.rect.adjusted(0, -24, 0, 0).contains(point):
                return board_slot(board)
        return panels.board_at(self._zones["scores"], point, self._view)

    def places(self) -> tuple[Slot, ...]:
        """Every square of the large board, then the tools."""
        if self._view is None:
            return ()
        place = self._charts[self.large]
        cells = [reserve.cell(r, c) for r in range(place.rows) for c in range(place.columns)]
        return (*(square(self.large, cell) for cell in cells), *TOOLS)

    def row(self) -> tuple[Slot, ...]:
        """1 and 3 take a tool; 2 takes a stop at which a trail can begin, and then the next one."""
        ends = self._ends()
        if not ends:
            return TOOLS
        held = self._focus.held
        following = ends.index(held) + 1 if held in ends else 0
        return TOOLS[0], ends[following % len(ends)], TOOLS[2]

    def loose(self, placed: Placed) -> bool:
        """Tools, and stops and tents of the large board; all else is painted with its board."""
        if placed.piece.kind == "tool":
            return True
        place = found(placed.slot)
        return (
            placed.piece.kind in ("stop", "tent")
            and place is not None
            and self._view is not None
            and place[0] == self.large
        )

    # What things look like

    def face(self, placed: Placed) -> Face:
        """A tool's thing, a stop or a tent; a pencil has no face."""
        assert self._view is not None
        desk, kind = self._desk(), placed.piece.kind
        if kind == "tool":
            chair = self._view.chairs[self._view.seat]
            key = ("tool", placed.piece.name, chair.colour, chair.name[:1])
            return Face(key, partial(_paint_tool, placed.piece.name, desk), card=False)
        if kind in ("stop", "tent") and placed.owner is not None:
            chair = self._view.chairs[placed.owner]
            paint = partial(_paint_thing, kind, placed.owner, desk)
            return Face((kind, chair.colour, chair.name[:1]), paint, card=False)
        return Face(("nothing",), _paint_nothing, card=False)

    def _desk(self) -> Desk:
        assert self._view is not None
        return Desk(self.game, self._art, self._say, self._view, self._shape)

    def paint_zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        """The furniture of a zone."""
        if self._view is None:
            return
        desk = self._desk()
        if name == "board":
            if self._shape != "compact":
                panels.paint_head(painter, rect, desk, self.large, HEAD)
            self._paint_chart(painter, self.large, desk)
        elif name == "others":
            paint_well(painter, rect, self._art.theme)
            for board, small in self._charts.items():
                if board != self.large:
                    self._paint_chart(painter, board, desk)
                    trails.paint_things(painter, small, board, self._view, self._art)
                    panels.paint_small_head(painter, small.rect, desk, board)
        elif name == "tools":
            side = self._charts[self.large].side
            panels.paint_tools(painter, rect, desk, self._tool(), self.large, side)
        elif name == "clock":
            panels.paint_clock(painter, rect, desk)
        elif name != DRAWERS:
            panels.paint_scores(painter, rect, desk, self._brought)

    def _tool(self) -> Slot | None:
        """The tool that is in use; a trail is drawn from a stop."""
        held = self._focus.held
        if held is None or held in TOOLS:
            return held or self._focus.chosen
        return TOOL_TRAIL

    def _paint_chart(self, painter: QPainter, board: int, desk: Desk) -> None:
        place = self._charts[board]
        paper = reserve.boards(desk.view.state)[board]
        printed.paint_board(painter, place, paper, board, desk.view, self._art)
        trails.paint_trails(painter, place, board, desk.view)

    def paint_marks(self, painter: QPainter) -> None:
        """Rings and ticks, what is sealed, and the trails that the stop in hand could begin."""
        if self._view is None or self.large not in self._charts:
            return
        place = self._charts[self.large]
        trails.paint_notes(painter, place, self.large, self._view, self._art)
        trails.paint_sealed(painter, place, self.large, self._view, self._art)
        meant = _trails_of(self._focus)
        others = [move for move in self._begun() if move not in meant]
        if meant and meant[0].board in self._charts:
            trails.paint_possible(painter, self._charts[meant[0].board], others, meant, self._view)
        else:
            trails.paint_possible(painter, place, others, [], self._view)

    def _trails(self) -> list[Trail]:
        decision = self._view.decision if self._view is not None else None
        return [move for move in decision.moves if isinstance(move, Trail)] if decision else []

    def _ends(self) -> tuple[Slot, ...]:
        """The stops where a trail can begin."""
        return tuple(dict.fromkeys(square(move.board, move.first) for move in self._trails()))

    def _begun(self) -> list[Trail]:
        """The trails that could begin at the stop in hand."""
        held = self._focus.held
        return [move for move in self._trails() if square(move.board, move.first) == held]

    def _bringing(self) -> Worth:
        """What is about to be drawn would bring; nothing while that is not one thing."""
        view, moves = self._view, self._focus.moves
        if view is None or len(moves) != 1 or view.options["preview"] != "on":
            return Worth()
        move = moves[0]
        if not isinstance(move, Stop | Tent | Trail):
            return Worth()
        return brings(view.state, view.seat, move)

    # Words and attention

    def attend(self, focus: Focus) -> tuple[str, ...]:
        """Trails and points follow the hand, tools show which of them is taken."""
        before, self._focus = self._focus, focus
        brought, self._brought = self._brought, self._bringing()
        taken = (before.held, before.chosen) != (focus.held, focus.chosen)
        changed = {
            "marks": taken or _trails_of(before) != _trails_of(focus),
            "tools": taken,
            "scores": brought != self._brought,
        }
        return tuple(name for name, other in changed.items() if other)

    def bright(self) -> tuple[str, ...]:
        """The clock and the score stay as they are; so do the tools."""
        return ("tools", "clock", "scores")

    def anchored(self, source: Slot) -> bool:
        """A trail is drawn from a stop; the stop stays."""
        return found(source) is not None or source == CORNER

    def steers(self, source: Slot) -> bool:
        """The corner that a drag has come over is the one that is meant."""
        return source == CORNER

    def leaves(self) -> bool:
        """Every seat has a board."""
        return True

    def leaf(self, step: int) -> bool:
        """The boards in the order in which they come; not before a corner has been picked."""
        if self._view is None or (step and self._focus.held == CORNER):
            return False
        order = self._coming()
        before = self.large
        self._looked_at = order[(order.index(before) + step) % len(order)] if step else None
        self._lay()
        return self.large != before

    def open(self, slot: Slot) -> bool:
        """A small board that is clicked becomes large."""
        if self._view is None or slot.zone != "board" or not slot.spot.isdecimal():
            return False
        before, self._looked_at = self.large, int(slot.spot)
        if self._looked_at == reserve.board_of(self._view.state, self._view.seat):
            self._looked_at = None
        self._lay()
        return self.large != before

    def offers(self, slot: Slot) -> Offer | None:
        """A trail is drawn from stop to stop: its tool shows the stops where one may begin."""
        if slot != TOOL_TRAIL or self._view is None or self._view.decision is None:
            return None
        return about.offer(self._ends())

    def estimates(self, source: Slot) -> bool:
        """Where a trail may end, and over which corner, is shown with the points that it brings."""
        assert self._view is not None
        return source not in TOOLS and self._view.options["preview"] == "on"

    def facts(self, view: View, seat: Seat) -> tuple[Phrase, ...]:
        """The board in front of a seat, and whether it still draws."""
        return panels.facts(view, seat)

    def clock(self, view: View) -> Phrase:
        """The turn, and how many boards are full of those that bring the end."""
        return about.clock(view)

    def describe(self, slot: Slot) -> Phrase | None:
        """A square and what is on it, a tool, a board."""
        return about.describe(self._view.state, slot) if self._view is not None else None

    def subject(self, slot: Slot) -> str:
        """What is drawn or printed on a square, its area when it is empty; what a tool draws."""
        return about.subject(self._view.state, slot) if self._view is not None else slot.zone


def _trails_of(focus: Focus) -> list[Trail]:
    """The trails that what the person does would become; stops and tents show themselves."""
    return [move for move in focus.moves if isinstance(move, Trail)]


def _paint_tool(kind: str, desk: Desk, painter: QPainter, rect: QRectF) -> None:
    panels.tool_face(painter, rect, kind, desk)


def _paint_thing(kind: str, seat: Seat, desk: Desk, painter: QPainter, rect: QRectF) -> None:
    trails.paint_thing(painter, rect, kind, seat, desk.view, desk.art)


def _paint_nothing(painter: QPainter, rect: QRectF) -> None:
    """What lies nowhere is not seen."""


STAGE = ReserveStage
