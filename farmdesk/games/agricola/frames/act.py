"""The frame in which a seat acts: it offers the moves of one or several verbs and does them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, Protocol

from farmdesk.core.frames import Frame, push
from farmdesk.core.moves import Decision, Move, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import book
from farmdesk.games.agricola.deeds import Tell, with_pending
from farmdesk.games.agricola.frames.keep import housed
from farmdesk.games.agricola.frames.verb import VERBS
from farmdesk.games.agricola.moves import DONES
from farmdesk.games.agricola.state import State
from farmdesk.games.agricola.telling import note


class Question(Frame[State], Protocol):
    """A frame that may answer itself."""

    def ready(self, state: State, tell: Tell) -> State | None:
        """The state after it, when there is nothing to ask; None when somebody must be asked.

        `state` holds this frame on top of its stack.
        """
        ...


@cache
def _prompt(verbs: tuple[str, ...], begun: bool) -> Phrase:  # noqa: FBT001  # cached by place
    """What is asked where these verbs are open."""
    if len(verbs) == 1:
        again = "again." if begun else ""
        return phrase(f"agricola.ask.{again}{verbs[0]}")
    if len(verbs) == 2:
        one, other = (VERBS[key].words() for key in verbs)
        return phrase("agricola.ask.both", one=one, other=other)
    return phrase("agricola.ask.several")


class Act(NamedTuple):
    """One action of a seat, of one verb or of several.

    Each verb is done once. One that may be done again and again ends when another one is begun, so
    rooms are built before the stables or after them, never both (AG-9).
    """

    seat: Seat
    verbs: tuple[str, ...]
    """What may still be done, in the order of the space."""
    begun: str
    """The verb that is being done again and again; empty before."""
    must: bool
    """Must something be done? Then the seat cannot leave it."""

    def offer(self, state: State) -> Decision:
        """The moves of all verbs, and leave to stop once nothing must be done any more.

        What cannot be done now is not asked.
        """
        every = {key: VERBS[key].moves(state, self.seat) for key in self.verbs}
        verbs = tuple(key for key in self.verbs if every[key]) or self.verbs
        moves: list[Move] = [move for key in verbs for move in every[key]]
        if not self.must:
            moves.append(DONES[self.seat])
        return Decision(self.seat, _prompt(verbs, self.begun in verbs), tuple(moves))

    def ready(self, state: State, tell: Tell) -> State | None:
        """Done when nothing is possible any more; what must be done in the only way is done."""
        if self.must:
            moves = [move for key in self.verbs for move in VERBS[key].choices(state, self.seat)]
            if len(moves) > 1:
                return None
            rest = with_pending(state, state.pending[:-1])
            if not moves:
                return rest
            if not VERBS[moves[0].verb].tells_itself:  # type: ignore[attr-defined]  # all have one
                note(state, self.seat, moves[0], tell)
            return self.answer(rest, moves[0], tell)
        if any(VERBS[key].possible(state, self.seat) for key in self.verbs):
            return None
        return self._closed(with_pending(state, state.pending[:-1]))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """What the verb of the move does; the frame stays while more may be done."""
        key = move.verb  # type: ignore[attr-defined]  # all have one
        if key == "done":
            return self._closed(state)
        verb = VERBS[key]
        again = verb.again(state, self.seat)
        left = tuple(
            one for one in self.verbs if (one == key and again) or one not in (key, self.begun)
        )
        then = Act(self.seat, left, key if again else "", False)
        return verb.do(with_pending(state, (*state.pending, then)), self.seat, move, tell)

    def _closed(self, state: State) -> State:
        """Fences may have parted animals from their places: whoever finds none must be let go."""
        return housed(state, self.seat)


def occur(state: State, seat: Seat, moment: int, cards: tuple[str, ...]) -> State:
    """Let the deeds of some improvements of a seat come up at a moment."""
    deeds = book.deeds(cards, moment)
    if not deeds:
        return state
    frames: list[Act] = [
        Act(seat, (deed.verb,), "", True) for deed in deeds if isinstance(deed, book.Reacts)
    ]
    offered = tuple(deed.verb for deed in deeds if isinstance(deed, book.Offers))
    if offered:
        frames.append(Act(seat, offered, "", False))
    return with_pending(state, push(state.pending, *frames))
