"""Reasons: every drop is either legal, or the game can say why not."""

from __future__ import annotations

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Drop, Phrase
from farmdesk.core.places import Slot
from tests.contract.plays import Play, Step


def _slots(played: Play, step: Step) -> list[Slot]:
    """All places with a piece, and all that any answer speaks of."""
    places = {placed.slot for placed in played.game.table(step.state)}
    for decision in played.game.decisions(step.state):
        for candidate in Composer(decision)._start:
            places |= {slot for drops in candidate.rest for drop in drops for slot in drop}
    return sorted(places)


def _lit(composer: Composer) -> set[Drop]:
    return {Drop(s, target) for s in composer.sources() for target in composer.targets(s)}


def _agree(played: Play, step: Step, made: tuple[Drop, ...], lit: set[Drop], slots: int) -> None:
    places = _slots(played, step)
    seat = step.decision.seat
    for source in places[:: max(1, len(places) // slots)] + [drop.source for drop in lit][:slots]:
        for target in places:
            drop = Drop(source, target)
            why = played.game.why_not(step.state, seat, (*made, drop))
            if drop in lit:
                assert why is None, f"{drop} is legal, yet: {why}"
            else:
                assert isinstance(why, Phrase), f"{drop} after {made} is not legal; why?"


def test_a_first_drop_is_legal_or_has_a_reason(played: Play) -> None:
    for step in played.some(8):
        _agree(played, step, (), _lit(Composer(step.decision)), 16)


def test_a_second_drop_is_legal_or_has_a_reason(played: Play) -> None:
    seen = 0
    for step in played.steps:
        composer = Composer(step.decision)
        firsts = [c.rest[0][0] for c in composer._start if sum(map(len, c.rest)) > 1]
        for first in firsts[:: max(1, len(firsts) // 2)][:2]:
            composer.drop(*first)
            _agree(played, step, (first,), _lit(composer), 6)
            composer.clear()
            seen += 1
        if seen >= 6:
            break


def test_all_that_lights_up_is_legal(played: Play) -> None:
    for step in played.some(10):
        for drop in _lit(Composer(step.decision)):
            assert played.game.why_not(step.state, step.decision.seat, (drop,)) is None


def test_who_is_not_asked_is_told_so(played: Play) -> None:
    for step in played.some(10):
        asked = {decision.seat for decision in played.game.decisions(step.state)}
        lit = sorted(_lit(Composer(step.decision)))[:5]
        for seat in set(range(played.seats)) - asked:
            for drop in lit:
                assert isinstance(played.game.why_not(step.state, seat, (drop,)), Phrase)


def test_after_the_end_nothing_is_legal(played: Play) -> None:
    end = played.states[-1]
    for placed in played.game.table(end)[:20]:
        for seat in range(played.seats):
            why = played.game.why_not(end, seat, (Drop(placed.slot, placed.slot),))
            assert isinstance(why, Phrase)
