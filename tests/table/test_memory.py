"""Items by the ten thousand: nothing is lost and nothing is left behind."""

from __future__ import annotations

import gc
import sys
import weakref

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from farmdesk.table.art import Art
from farmdesk.table.items import PieceItem
from farmdesk.table.stage import Face
from farmdesk.table.tones import LIGHT
from tests.table.plain import BOARD, PlainTable, block, view

pytestmark = pytest.mark.usefixtures("qapp")

COUNT = 20_000


def paint(painter: QPainter, rect: object) -> None:
    """Nothing."""


def test_none_keeps_its_references() -> None:
    """PySide6 6.12.0 loses one of None with every item on Python 3.11, and aborts at last."""
    scene = QGraphicsScene()
    art, face, placed = Art(LIGHT), Face("a", paint), block("a", BOARD[0])
    gc.collect()  # what other tests have left goes now, and not in between
    before = sys.getrefcount(None)
    for _ in range(COUNT):
        item = PieceItem(placed, face, (10, 10), art)
        scene.addItem(item)
        item.setPos(3, 4)
        item.raise_to(6.0)
        scene.removeItem(item)
        del item
    gc.collect()
    lost = before - sys.getrefcount(None)
    assert lost < COUNT // 100  # gaining some costs nothing
    assert scene.items() == []


def test_removed_items_are_gone() -> None:
    scene = QGraphicsScene()
    art, face, placed = Art(LIGHT), Face("a", paint), block("a", BOARD[0])
    items = [PieceItem(placed, face, (10, 10), art) for _ in range(50)]
    left = [weakref.ref(item) for item in items]
    for item in items:
        scene.addItem(item)
    del item
    items.clear()
    gc.collect()
    assert all(ref() is not None for ref in left), "the scene keeps them"
    for held in list(scene.items()):
        scene.removeItem(held)
    del held
    gc.collect()
    assert [ref() for ref in left if ref() is not None] == []


def test_views_that_come_and_go_leave_no_items() -> None:
    table = PlainTable()
    table.scene.show(view())
    usual = len(table.scene.items())
    for number in range(200):
        table.scene.show(view(placed=(block(f"n{number}", BOARD[number % 12]),)))
    table.scene.show(view())
    assert len(table.scene.items()) == usual
