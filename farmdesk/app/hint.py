"""A hint in words: the move, what it brings now, and how far it is ahead of the next best."""

from __future__ import annotations

from collections.abc import Callable

from farmdesk.app.asking import Hint
from farmdesk.core.composer import steps
from farmdesk.core.moves import Move, Name, Phrase, phrase
from farmdesk.core.places import Slot
from farmdesk.table.words import number

CLOSE = 0.35
"""A lead of fewer points than this counts as none."""


def hint_words(hint: Hint, tell: Callable[[Move], Phrase]) -> tuple[Phrase, ...]:
    """The move, then one or two reasons. `tell` gives the line that the log would write for it."""
    said = [phrase("hint.best", line=tell(hint.move))]
    changes = hint.advice.changes
    own = changes[hint.seat]
    if own:
        said.append(phrase("hint.own", points=number(own, signed=True)))
    hurt = min(
        (seat for seat in range(len(changes)) if seat != hint.seat),
        key=lambda seat: changes[seat],
        default=hint.seat,
    )
    if hurt != hint.seat and changes[hurt] < 0:
        said.append(phrase("hint.other", who=Name(hurt), points=number(changes[hurt], signed=True)))
    if len(said) < 3 and hint.instead is not None:
        said.append(_lead(hint, tell(hint.instead)))
    return tuple(said)


def _lead(hint: Hint, instead: Phrase) -> Phrase:
    ahead = hint.advice.ahead
    if ahead < CLOSE:
        return phrase("hint.close", line=instead)
    return phrase("hint.ahead", line=instead, points=f"{ahead:.1f}")


def hint_places(hint: Hint) -> tuple[Slot, ...]:
    """The places that the move touches, in its order."""
    drops = [drop for step in steps(hint.move.script()) for drop in step]
    return tuple(dict.fromkeys(slot for drop in drops for slot in drop))
