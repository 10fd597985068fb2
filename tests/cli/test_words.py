"""English for the terminal, from the same catalogues as the window's."""

from __future__ import annotations

from farmdesk.cli.words import Words, _read
from farmdesk.core.moves import Name, phrase

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en"><context><name></name>
<message id="a.plain"><source>Plain {who}.</source><translation>Plain {who}!</translation></message>
<message id="a.source"><source>Only a source</source></message>
<message id="a.count" numerus="yes"><source>%n cards</source><translation>
<numerusform>%n card</numerusform><numerusform>%n cards</numerusform></translation></message>
</context></TS>"""


def test_forms_are_read() -> None:
    """The translation, else the source; both forms of what counts."""
    assert _read(CATALOGUE.encode()) == {
        "a.plain": ("Plain {who}!",),
        "a.source": ("Only a source",),
        "a.count": ("%n card", "%n cards"),
    }


def test_gaps_are_filled() -> None:
    """Names by seat, phrases inside phrases, numbers that choose the form."""
    words = Words(["Ann", "Ben"])
    card = phrase("harvest_valley.card.cabbage")
    told = words.say(phrase("harvest_valley.log.lay", who=Name(1), card=card))
    assert told == "Ben laid Cabbage in the valley."
    one = words.say(phrase("harvest_valley.log.cultivator", who=Name(0), card=card, n=1))
    two = words.say(phrase("harvest_valley.log.cultivator", who=Name(0), card=card, n=2))
    assert "1 card " in one
    assert "2 cards " in two


def test_a_name_with_braces_stays_a_name() -> None:
    """What fills one gap opens no other."""
    words = Words(["{card}"])
    told = words.say(phrase("harvest_valley.log.lay", who=Name(0), card="Wheat"))
    assert told == "{card} laid Wheat in the valley."


def test_an_unknown_phrase_is_shown_raw() -> None:
    """So that it is noticed."""
    assert Words().say(phrase("no.such", n=3, who="x")) == "no.such(n=3, who=x)"
