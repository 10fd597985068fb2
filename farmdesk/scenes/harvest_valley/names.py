"""What things are called: names, rules and one-line descriptions of cards and farmhouses."""

from __future__ import annotations

from farmdesk.core.moves import Phrase, phrase
from farmdesk.games.harvest_valley.cards import CARDS, FRUIT_TREE, KIND_NAMES
from farmdesk.games.harvest_valley.names import card_name

PREFIX = "harvest_valley"

HOUSE = phrase(f"{PREFIX}.house")
HOUSE_RULE = phrase(f"{PREFIX}.rule.house")


def card_rule(card: int) -> Phrase:
    """What a card does, in one or two sentences."""
    kind, value = KIND_NAMES[CARDS[card].kind], CARDS[card].value
    return phrase(f"{PREFIX}.rule.{kind}", n=value) if value else phrase(f"{PREFIX}.rule.{kind}")


def card_words(card: int) -> Phrase:
    """Name and rule of a card together."""
    return phrase(f"{PREFIX}.table.card", name=card_name(card), rule=card_rule(card))


def picture(card: int) -> str:
    """The piece of art that shows a card."""
    kind, motif = CARDS[card].kind, CARDS[card].motif
    if kind == FRUIT_TREE:
        return f"{motif}_tree"
    return "locust" if motif == "locusts" else motif
