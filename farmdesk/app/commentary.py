"""What the page says of the match: seats, prompt, answers, clock, lines, title. One voice for all.

It reads the control, the stagehand and the scene, and writes into the parts; it changes nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from farmdesk.app.asking import Hint
from farmdesk.app.bar import MOST, Choice
from farmdesk.app.hint import hint_places, hint_words
from farmdesk.app.lines import brief, lines, since
from farmdesk.app.parts import Parts
from farmdesk.app.prompter import SHEET, Prompt, behind, more, prompt
from farmdesk.app.seats import SeatWords
from farmdesk.app.stagehand import Stagehand
from farmdesk.core.moves import Move, Name, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.core.standing import keeps, total_text
from farmdesk.table.scene import TableScene
from farmdesk.table.stage import Lamp, Say, Stage, View
from farmdesk.table.words import number


class Commentary(QObject):
    """Says everything that is said in words, in the language that is set now."""

    titled = Signal(str)
    """Whose decision it is, for the window's title."""

    def __init__(
        self, hand: Stagehand, scene: TableScene, stage: Stage, parts: Parts, say: Say
    ) -> None:
        super().__init__(hand)
        self._hand, self._scene, self._stage, self._parts = hand, scene, stage, parts
        self._say = say
        self._helped: tuple[Phrase | None, str] = (None, "plain")
        control = hand.control
        self._asked = hand.asked
        self._more = False
        """Has whoever is asked opened the tray with what may be done at any time?"""
        hand.shown.connect(self._end_hint)
        hand.shown.connect(self.say_all)
        hand.telling.connect(self.say_prompt)
        hand.doubting.connect(self.say_prompt)
        control.thinking.connect(self.say_seats)
        control.waiting.connect(self.say_seats)
        control.failed.connect(self._failed)
        control.hinted.connect(self._hinted)
        scene.composed.connect(self.say_prompt)
        scene.helped.connect(self._help)
        parts.replay.left.connect(self.say_prompt)
        parts.sheet.counted.connect(self.say_seats)

    def say_all(self) -> None:
        """Everything, after the table has changed or the language has."""
        view = self._scene.view
        if view is None or self._hand.passing.covered:
            self.say_prompt()
            return
        match, notes = self._hand.control.match, self._hand.control.notes
        self._parts.show_lines(
            lines(match, view.seat, notes), brief(since(match, view.seat, notes))
        )
        self._parts.bar.tell_time(self._game(), self._say(self._stage.clock(view)))
        self.say_seats()

    def _game(self) -> str:
        return self._say(phrase(f"game.{self._hand.control.match.game.info.id}.name"))

    def say_seats(self) -> None:
        """Who plays, and what is asked."""
        view = self._scene.view
        if view is None or self._hand.passing.covered:
            self.say_prompt()
            return
        words = [self._seat(view, seat) for seat in range(len(view.chairs))]
        self._parts.show_seats(words, view.seat)
        self.say_prompt()

    @property
    def _counting(self) -> bool:
        """Is the score sheet still being opened? Then nobody has won yet."""
        return self._parts.sheet.revealing

    def _seat(self, view: View, seat: Seat) -> SeatWords:
        chair, control, turn = view.chairs[seat], self._hand.control, self._hand.turn
        people = sum(other.human for other in view.chairs)
        level = f"level.{chair.player}"
        if chair.human:
            level = "table.you" if people == 1 else "table.here"
        score = total_text(view.standing, seat)
        if view.over and self._counting:
            score = number(self._parts.sheet.so_far(seat))
        decides = not view.over and seat in {d.seat for d in control.match.decisions}
        return SeatWords(
            chair=chair,
            level=self._say(phrase(level)),
            score=score,
            facts=tuple(self._say(fact) for fact in self._stage.facts(view, seat)),
            turn=seat == turn.seat if turn is not None else decides,
            thinking=seat == control.thinker,
            winner=view.over and seat in view.standing.winners and not self._counting,
            secret=self._say(phrase("score.secret")) if keeps(view.standing, seat) else "",
        )

    def say_prompt(self) -> None:
        """What is asked of whom, and what may be answered."""
        if self._hand.passing.covered:
            self._say_behind()
            return
        view = self._scene.view
        if view is None:
            return
        said = prompt(self._hand, self._scene, view, self._say)
        if view.over and self._counting:
            said = Prompt(phrase("table.counting"), None, phrase("table.counting.help"))
        self._ask(said)
        self._say_help(said.helper, view)
        open_sheet = self._parts.sheet.isVisible()
        choices = tuple(c for c in said.choices if c.what != SHEET or not open_sheet)
        self._offer(choices, said.beside)

    def _ask(self, said: Prompt) -> None:
        """The sentence in the bar, the title of the window, and which tools can be used."""
        match, bar = self._hand.control.match, self._parts.bar
        bar.prompt.ask(self._say(said.said), None if said.seat is None else match.chairs[said.seat])
        free = self._hand.past is None
        bar.allow(
            undo=free and match.can_undo,
            redo=free and match.can_redo,
            hint=free and self._hand.asked is not None,
        )
        turn = phrase("table.title", who=Name(said.seat)) if said.seat is not None else None
        self.titled.emit(self._say(turn) if turn is not None and not match.over else "")

    def _say_behind(self) -> None:
        """The curtain hangs: nothing that only one seat may know."""
        said = behind(self._hand, self._say)
        self._ask(said)
        self._parts.bar.prompt.help("" if said.helper is None else self._say(said.helper))
        self._parts.bar.tell_time(self._game(), "")
        self._offer(said.choices)

    def _say_help(self, helper: Phrase | None, view: View) -> None:
        note, tone = self._helped
        if note is not None:
            self._parts.bar.prompt.help(self._say(note), tone)
            return
        doubted = self._hand.doubted is not None
        if self._parts.dress.compact and self._scene.hand.held is None and not doubted:
            helper = self._stage.clock(view)  # the compact bar has no room for a clock
        self._parts.bar.prompt.help(self._say(helper) if helper is not None else "")

    def _offer(self, choices: tuple[Choice, ...], beside: tuple[Choice, ...] = ()) -> None:
        """Answers stand in the bar, or in the tray if they are many; what is `beside` waits there.

        Side moves stay open over many decisions: their tray would cover the table all the time, so
        it opens when it is wanted.
        """
        if beside:
            choices = (more(len(beside), self._say, shown=self._more), *choices)
        many = len(choices) > MOST
        tray = tuple(c for c in choices if not isinstance(c.what, str)) if many else ()
        self._parts.bar.offer(tuple(c for c in choices if c not in tray))
        self._parts.tray.offer((*tray, *(beside if self._more else ())))

    @property
    def suggested(self) -> Move | None:
        """The move that ends what is being composed in the best way, where one is offered."""
        composing = self._scene.composer is not None and bool(self._scene.composer.drops)
        what = next((c.what for c in self._parts.bar.choices if c.primary), None)
        return what if composing and isinstance(what, Move) else None

    def toggle_more(self) -> None:
        """Open or close the tray with what may be done at any time."""
        self._more = not self._more
        self.say_prompt()

    def close_more(self) -> bool:
        """Close it; False when it is not open."""
        if not self._more:
            return False
        self.toggle_more()
        return True

    def _help(self, note: Phrase | None, tone: str) -> None:
        self._helped = (note, tone)
        self.say_prompt()

    def _failed(self, said: Phrase) -> None:
        self._parts.notice.tell((said,))

    def _end_hint(self) -> None:
        """A hint is for one question only: when another is asked, it goes."""
        asked = self._hand.asked
        if asked is None or self._asked is None or asked.seat != self._asked.seat:
            self._more = False
        if asked != self._asked:
            self._asked = asked
            self._parts.notice.rest_from("hint")

    def _hinted(self, hint: Hint) -> None:
        if self._hand.passing.covered:
            return
        self._parts.notice.tell(hint_words(hint, self._hand.line_of), "hint")
        self._scene.light(Lamp(hint_places(hint), hint.seat))
