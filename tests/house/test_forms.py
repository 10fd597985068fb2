"""Every form loads without a warning, speaks by ids, and has the widgets that the code asks for."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from importlib import import_module
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farmdesk.app import forms

ROOT = Path(__file__).resolve().parents[2]
FORMS = sorted(file.stem for file in (ROOT / "ui").glob("*.ui"))
LAYOUTS = ("QHBoxLayout", "QVBoxLayout", "QGridLayout", "QFormLayout")
SPOKEN = ("text", "title", "toolTip", "accessibleName", "placeholderText", "windowTitle")


def tree(name: str) -> ET.Element:
    return ET.parse(ROOT / "ui" / f"{name}.ui").getroot()


def kinds(name: str) -> dict[str, str]:
    """The classes of a form's widgets and layouts by their names."""
    found: dict[str, str] = {}
    for node in tree(name).iter():
        if node.tag in ("widget", "layout") and node.get("name"):
            key = node.get("name", "")
            assert key not in found, f"{name}.ui has two things called {key}"
            found[key] = node.get("class", "")
    return found


@pytest.mark.parametrize("name", FORMS)
def test_a_form_is_a_designer_form_that_speaks_by_ids(name: str) -> None:
    root = tree(name)
    assert root.tag == "ui"
    assert root.get("version") == "4.0"
    assert root.get("idbasedtr") == "true"
    for node in root.iter("property"):
        words = node.find("string")
        if words is None:
            continue
        if node.get("name") in SPOKEN and (words.text or "").strip(" 0123456789%×"):
            assert words.get("id") or words.get("notr") == "true", (name, words.text)
        assert words.get("id") or words.get("notr") == "true", (name, node.get("name"))


@pytest.mark.parametrize("name", FORMS)
def test_the_english_in_a_form_is_that_of_the_catalogue(name: str) -> None:
    house = ET.parse(ROOT / "resources" / "i18n" / "farmdesk_en.ts").getroot()
    english = {node.get("id"): node.findtext("source") for node in house.iter("message")}
    for words in tree(name).iter("string"):
        if words.get("id"):
            assert words.text == english[words.get("id")], (name, words.get("id"))


def customs(name: str) -> list[type[QtWidgets.QWidget]]:
    """The classes that a form promotes to, found where it says."""
    found: list[type[QtWidgets.QWidget]] = []
    for node in tree(name).iter("customwidget"):
        header = node.findtext("header", "").removesuffix(".h").replace("/", ".")
        found.append(getattr(import_module(header), node.findtext("class", "")))
    return found


@pytest.mark.parametrize("name", FORMS)
def test_a_form_loads_by_the_plain_loader(name: str, qtbot: QtBot) -> None:
    form = forms.load(name, None, *customs(name))
    qtbot.addWidget(form)
    loaded = {child.objectName() for child in form.findChildren(QWidget)} | {form.objectName()}
    widgets = {key for key, kind in kinds(name).items() if kind not in LAYOUTS}
    assert widgets <= loaded


@pytest.mark.parametrize("name", FORMS)
def test_the_classes_that_a_form_promotes_to_exist(name: str) -> None:
    for node, custom in zip(tree(name).iter("customwidget"), customs(name), strict=True):
        base = getattr(QtWidgets, node.findtext("extends", ""))
        assert issubclass(custom, base), node.findtext("class")


def asked() -> list[tuple[str, str, str, str]]:
    """Every `child(form, kind, "name")` in the app: file, forms it loads, kind, name."""
    found: list[tuple[str, str, str, str]] = []
    for file in (ROOT / "farmdesk" / "app").glob("*.py"):
        calls = [
            node
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Call)
        ]
        loads = [call for call in calls if called(call) == "load" and literal(call, 0) in FORMS]
        loaded = ",".join(sorted({literal(call, 0) for call in loads}))
        for call in calls:
            if called(call) == "child" and literal(call, 2):
                kind = call.args[1]
                assert isinstance(kind, ast.Name)
                found.append((file.name, loaded, kind.id, literal(call, 2)))
    return found


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def literal(call: ast.Call, at: int) -> str:
    if len(call.args) > at and isinstance(call.args[at], ast.Constant):
        value = call.args[at]
        assert isinstance(value, ast.Constant)
        return str(value.value)
    return ""


def test_forms_have_the_widgets_that_the_code_asks_for() -> None:
    questions = asked()
    assert len(questions) > 30
    for file, loaded, kind, name in questions:
        assert loaded, f"{file} asks for {name} but loads no form"
        there = [kinds(form).get(name) for form in loaded.split(",")]
        fits = [have for have in there if have is not None and (have == kind or kind == "QWidget")]
        assert fits, f"{file}: {loaded} has no {kind} called {name}, only {there}"


def test_every_form_is_used() -> None:
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "farmdesk" / "app").glob("*.py"))
    for name in FORMS:
        assert re.search(rf'load\(\s*"{name}"', sources), name
