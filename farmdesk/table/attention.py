"""What a person is doing, and what there is to say of it: worked out in one place."""

from __future__ import annotations

from farmdesk.core.moves import Phrase
from farmdesk.table.foresight import Foresight
from farmdesk.table.gesture import Hand
from farmdesk.table.stage import Focus, Stage


def attention(hand: Hand, stage: Stage, foresight: Foresight) -> tuple[Focus, Phrase | None, str]:
    """The focus, the words of the helper line, and their tone: `plain`, `effect` or `no`."""
    legal = hand.held is not None and hand.legal_at(hand.hovered)
    effect = foresight.effect(hand.hovered) if hand.held is not None else None
    note, tone = foresight.said(effect)
    offer = stage.offers(hand.chosen) if hand.chosen is not None else None
    if offer is not None:
        note, tone = offer.words, "plain" if offer.slots else "no"
    swept = hand.sweep.now() or hand.sweep.trial(hand.hovered)
    if swept is not None and swept.why is not None:
        note, tone = swept.why, "no"
    focus = Focus(
        hand.held, hand.hovered, legal, effect, note, hand.meant(), hand.chosen, hand.drops(), swept
    )
    told = legal or (swept is not None and swept.why is None)
    remark = stage.remark(focus) if told else None
    return (focus, remark, "effect") if remark is not None else (focus, note, tone)
