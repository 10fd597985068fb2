"""What the bar says: the sentence, whose it is, the helper line, the answers. No widget here."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.app.bar import Choice
from farmdesk.app.control import MatchControl
from farmdesk.app.lines import came_of, told_by
from farmdesk.app.score_sheet import result
from farmdesk.app.stagehand import Stagehand
from farmdesk.core.composer import Composer
from farmdesk.core.moves import Decision, Move, Name, Phrase, doubt_of, phrase
from farmdesk.core.places import Seat
from farmdesk.table.scene import TableScene
from farmdesk.table.stage import Say, View

BACK, TICK, NEXT, SHEET, MORE = "back", "tick", "next", "sheet", "more"


class Prompt(NamedTuple):
    """Everything that the bar says at one moment."""

    said: Phrase
    seat: Seat | None
    """Whose colour frames it."""
    helper: Phrase | None
    choices: tuple[Choice, ...] = ()
    beside: tuple[Choice, ...] = ()
    """What may be done at any time by a button, for the tray."""


def prompt(hand: Stagehand, scene: TableScene, view: View, say: Say) -> Prompt:
    """What the bar says now."""
    control = hand.control
    if hand.past is not None:
        return _replayed(hand)
    if hand.turn is not None:
        told = told_by(hand.turn.events, hand.eyes)
        said = told.phrase if told else phrase("log.secret", who=Name(hand.turn.seat))
        came = came_of(hand.turn.events, hand.eyes).get(told, ()) if told else ()
        return Prompt(said, hand.turn.seat, next(iter(came), None))
    if control.match.over:
        choice = Choice(say(phrase("table.sheet")), SHEET, primary=True)
        first = next(iter(view.standing.winners), None)  # a game for one can be lost
        return Prompt(result(view), first, None, (choice,))
    if control.awaits_step:
        return _next(control, say)
    asked = view.decision
    if asked is not None:
        return _asked(asked, scene, hand, say)
    return _others(control)


def _asked(asked: Decision, scene: TableScene, hand: Stagehand, say: Say) -> Prompt:
    """The question to the person who holds the table, or whether a pressed answer is meant."""
    composer = scene.composer
    doubted = hand.doubted
    choices = _answers(scene, hand, say)
    side = composer.side_buttons if composer is not None else ()
    beside = tuple(_button(move, hand, say) for move in (*_less_meant(composer), *side))
    doubt = doubt_of(doubted) if doubted is not None else None
    if doubt is not None and any(choice.what == doubted for choice in choices + beside):
        return Prompt(doubt, asked.seat, phrase("table.doubt.help"), choices, beside)
    going = None
    if composer is not None and composer.drops and composer.ready is None:
        going = scene.stage.composing(composer.candidates, composer.drops)
    if going is None:
        return Prompt(asked.prompt, asked.seat, _help(scene), choices, beside)
    ways = tuple(
        Choice(
            say(words), move, primary=at == 0, tip=say(phrase("table.way.tip")) if not at else ""
        )
        for at, (words, move) in enumerate(going.ways)
    )
    return Prompt(going.said, asked.seat, going.helper or _help(scene), (*ways, *choices), beside)


def behind(hand: Stagehand, say: Say) -> Prompt:
    """What the bar says while the curtain hangs: whose table it is, or who plays meanwhile."""
    control = hand.control
    asked = control.asks()
    if asked is not None:
        name = control.match.chairs[asked.seat].name
        return Prompt(phrase("curtain.pass", who=name), asked.seat, None)
    return _next(control, say) if control.awaits_step else _others(control)


def _others(control: MatchControl) -> Prompt:
    """Somebody else decides."""
    if control.thinker >= 0:
        said = phrase("table.thinks", who=Name(control.thinker))
        return Prompt(said, control.thinker, phrase("table.thinks.help"))
    decisions = control.match.decisions
    seat = decisions[0].seat
    return Prompt(phrase("table.only", who=Name(seat)), seat, phrase("table.only.help"))


def _replayed(hand: Stagehand) -> Prompt:
    match, made = hand.control.match, hand.past or 0
    helper = phrase("replay.help")
    if made == 0:
        return Prompt(phrase("replay.first"), None, helper)
    turn = match.past[made - 1]
    told = told_by(turn.events, hand.eyes)
    said = told.phrase if told else phrase("log.secret", who=Name(turn.seat))
    return Prompt(said, turn.seat, helper)


def _next(control: MatchControl, say: Say) -> Prompt:
    seat = control.match.decisions[0].seat
    choice = Choice(
        say(phrase("table.next")), NEXT, primary=True, tip=say(phrase("table.next.tip"))
    )
    return Prompt(phrase("table.step", who=Name(seat)), seat, phrase("table.step.help"), (choice,))


def _less_meant(composer: Composer | None) -> tuple[Move, ...]:
    """Of several answers that are asked once more, such as begging, all but the first wait beside.

    Nobody wants most of them, and as many buttons would lie over the table.
    """
    buttons = composer.buttons if composer is not None else ()
    return tuple(move for move in buttons if doubt_of(move) is not None)[1:]


def _tick(scene: TableScene) -> Phrase:
    """What the tick does, as far as the game has a word for it."""
    made = scene.composer
    ready = made.ready if made is not None else None
    said = scene.stage.tick(ready) if ready is not None else None
    return said or phrase("table.done")


def _answers(scene: TableScene, hand: Stagehand, say: Say) -> tuple[Choice, ...]:
    composer = scene.composer
    if composer is None:
        return ()
    made: list[Choice] = []
    if composer.ready is not None:
        made.append(
            Choice(say(_tick(scene)), TICK, primary=True, tip=say(phrase("table.done.tip")))
        )
    hidden = _less_meant(composer)
    made += [_button(move, hand, say) for move in composer.buttons if move not in hidden]
    if composer.drops:
        made.append(Choice(say(phrase("table.back")), BACK, tip=say(phrase("table.back.tip"))))
    elif hand.can_take_back:
        made.append(_take_back(hand, say))
    return tuple(made)


def _take_back(hand: Stagehand, say: Say) -> Choice:
    """Back, where nothing is composed: it says which decision of this turn it takes back."""
    turn = hand.control.match.past[-1]
    told = told_by(turn.events, turn.seat)
    line = told.phrase if told is not None else turn.move.label()
    return Choice(
        say(phrase("table.back")), BACK, tip=say(phrase("table.back_turn.tip", line=line))
    )


def _button(move: Move, hand: Stagehand, say: Say) -> Choice:
    return Choice(say(move.label()), move, primary=move == hand.doubted)


def more(count: int, say: Say, *, shown: bool) -> Choice:
    """The answer that opens or closes the tray with what may be done at any time."""
    said = phrase("table.more.close") if shown else phrase("table.more", n=count)
    return Choice(say(said), MORE, tip=say(phrase("table.more.tip")))


def _help(scene: TableScene) -> Phrase | None:
    held = scene.hand.held
    composer = scene.composer
    if held is None and composer is not None and composer.drops and composer.ready is not None:
        return phrase("table.help.ready", tick=_tick(scene))
    if held is None:
        lift = phrase("table.help.lift") if scene.hand.sources() else None
        return scene.stage.guide() or lift
    most = scene.hand.armful.most
    if most > 1:
        return phrase("table.help.armful", n=most)
    n = len(scene.hand.targets())
    return phrase("table.help.next" if scene.hand.drops() else "table.help.drop", n=n)
