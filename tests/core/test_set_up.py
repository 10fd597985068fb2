"""Set-ups: defaults are filled in, anything unknown is refused with what is allowed."""

from __future__ import annotations

import pytest

from farmdesk.core.game import FREE_LENGTH, GameInfo, Option, SetupError, settle
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import Chair, Match
from farmdesk.core.moves import Phrase, phrase
from tests.toy.game import GAME


def test_defaults_are_the_first_choices() -> None:
    assert settle(GAME.info, {}, 3) == {"purse": "full", "takeback": "on", "preview": "on"}
    assert settle(GAME.info, {"purse": "empty", "takeback": "off"}, 2) == {
        "purse": "empty",
        "takeback": "off",
        "preview": "on",
    }


@pytest.mark.parametrize(
    ("options", "seats", "allowed"),
    [
        ({}, 1, "2, 3, 4"),
        ({}, 5, "2, 3, 4"),
        ({"pursse": "full"}, 2, "purse, takeback, preview"),
        ({"purse": "half"}, 2, "full, empty"),
        ({"takeback": "maybe"}, 2, "on, off"),
    ],
)
def test_what_is_unknown_is_refused(options: dict[str, str], seats: int, allowed: str) -> None:
    with pytest.raises(SetupError, match=allowed):
        settle(GAME.info, options, seats)


def _fault(text: str) -> Phrase | None:
    return None if text.startswith("seed") else phrase("toy.fault.wild", text=text)


FREE = GameInfo("toy", 1, (2,), (Option("garden", ("",), check=_fault),))


def test_a_free_option_takes_whatever_its_check_accepts() -> None:
    assert settle(FREE, {}, 2)["garden"] == ""
    assert settle(FREE, {"garden": "seeds of anything"}, 2)["garden"] == "seeds of anything"
    with pytest.raises(SetupError, match=r"garden is refused: toy.fault.wild"):
        settle(FREE, {"garden": "weeds"}, 2)


def test_a_free_text_is_not_endless() -> None:
    longest = "seed" + "s" * (FREE_LENGTH - 4)
    assert settle(FREE, {"garden": longest}, 2)["garden"] == longest
    with pytest.raises(SetupError, match=str(FREE_LENGTH)):
        settle(FREE, {"garden": longest + "s"}, 2)


GOOD = Chair("Seat 0", colour="red")


@pytest.mark.parametrize(
    ("other", "seed"),
    [
        (Chair("Seat 1", colour="red"), 1),
        (Chair("Seat 1", colour="beige"), 1),
        (Chair("", colour="blue"), 1),
        (Chair("x" * 61, colour="blue"), 1),
        (Chair("one\nline", colour="blue"), 1),
        (Chair("\x1b[2J", colour="blue"), 1),
        (Chair("Seat 1", "", "blue"), 1),
        (Chair("Seat 1", colour="blue"), -1),
        (Chair("Seat 1", colour="blue"), SEEDS),
    ],
)
def test_what_a_save_could_not_bring_back_is_not_begun(other: Chair, seed: int) -> None:
    with pytest.raises(SetupError):
        Match(GAME, {}, seed, [GOOD, other])
