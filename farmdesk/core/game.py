"""The one protocol. Whatever fits `Game` can be played, undone, saved, watched and searched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeVar

from farmdesk.core.events import Event
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.offers import OwnFiles
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing

State = TypeVar("State")


class Option(NamedTuple):
    """A choice made before a game starts. Its words are `<game>.option.<key>[.<choice>]`."""

    key: str
    choices: tuple[str, ...]
    """Allowed values; the first is the default. `off` and `on` make it a switch."""
    rules: bool = True
    """Does it change the rules? Others only change what is shown."""
    check: Callable[[str], Phrase | None] | None = None
    """Makes it a free text: says what is wrong with a value, or None. `choices` is its default."""
    files: OwnFiles | None = None
    """The player's own files that give values to a free text."""


class Preset(NamedTuple):
    """A named set of option values. Its words are `<game>.preset.<key>`."""

    key: str
    values: tuple[tuple[str, str], ...]


class GameInfo(NamedTuple):
    """What is known of a game before it is played."""

    id: str
    """Lower snake case; the folder of its rules, the prefix of its words, the name in saves."""
    rules: int
    """Version of the rules: a save of another version is told apart."""
    seats: tuple[int, ...]
    """Allowed numbers of seats, ascending."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    secrets: bool = False
    """Has a seat something on the table that others must not see, such as a hand of cards?

    Then a table that several people share is covered before it is passed on. What all seal at the
    same time, and show together, is no such thing.
    """


Options = Mapping[str, str]
"""A value for every option of a game, as checked by `settle`."""


class SetupError(ValueError):
    """A seat count or option that the game does not know; the text says what is allowed."""


FREE_LENGTH = 4_000
"""Characters in the value of a free option, at most."""

HOUSE_OPTIONS = (
    Option("takeback", ("on", "off"), rules=False),
    Option("preview", ("on", "off"), rules=False),
)
"""Options of every game; their words are `house.option.<key>`.

Takeback `off`: undo never crosses something that was revealed. Preview `off`: nobody is told what a
drop would bring.
"""


def settle(info: GameInfo, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Check a set-up and fill in defaults.

    Raises SetupError with what is allowed when the seat count, an option or a value is unknown.
    """
    if seats not in info.seats:
        allowed = ", ".join(map(str, info.seats))
        raise SetupError(f"{info.id} is played by {allowed}, not by {seats}")
    known = {option.key: option for option in info.options + HOUSE_OPTIONS}
    for key, value in options.items():
        if key not in known:
            allowed = ", ".join(known)
            raise SetupError(f"{info.id} has no option {key!r}; allowed: {allowed}")
        _settle_one(known[key], value)
    return {key: options.get(key, option.choices[0]) for key, option in known.items()}


def _settle_one(option: Option, value: str) -> None:
    if value in option.choices:
        return
    if option.check is None:
        allowed = ", ".join(option.choices)
        raise SetupError(f"option {option.key} cannot be {value!r}; allowed: {allowed}")
    if len(value) > FREE_LENGTH:
        raise SetupError(f"option {option.key} has {FREE_LENGTH} characters at most")
    fault = option.check(value)
    if fault is not None:
        raise SetupError(f"option {option.key} is refused: {fault.key} {dict(fault.args)}")


class Game(Protocol[State]):
    """The rules of one game. States are immutable; every method is a pure function."""

    @property
    def info(self) -> GameInfo:
        """What is known before playing."""
        ...

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """The first state. `options` are settled, `seats` is allowed."""
        ...

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Who is asked what. Empty: the game is over. Several: they decide at the same time."""
        ...

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """The state after a legal move. Events are appended to `tell` unless it is None.

        The first event of a decision is its `Told`. Moves that are not legal are not checked here.
        """
        ...

    def table(self, state: State) -> tuple[Placed, ...]:
        """Where every piece lies. Works on concealed states too."""
        ...

    def standing(self, state: State) -> Standing:
        """The score at any time. Works on concealed states too.

        What a concealed state's seat may not be told is a line that is `secret`; once the game is
        over nothing is.
        """
        ...

    def conceal(self, state: State, seat: Seat) -> State:
        """The state with all that the seat cannot know turned face down, luck included."""
        ...

    def imagine(self, concealed: State, luck: Luck) -> State:
        """A full state that whoever sees `concealed` could believe, drawn with `luck`."""
        ...

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """The rule that forbids the last of these drops; None when it is legal.

        The drops before the last are legal ones already made in the same decision.
        """
        ...
