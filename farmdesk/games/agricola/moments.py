"""The moments of a game, in the order in which they come: the hooks that cards hang on.

A moment is a small int. Those up to `AFTER_HARVEST` are the steps of a round, walked through by
`rounds`; at each the deeds of all seats come up in order from the start player, in the four of a
turn only those of the seat that acts. The others are no steps: they come when something happens.
"""

from __future__ import annotations

from typing import Final

BEFORE_ROUND: Final = 0
"""Nothing of the new round has been seen yet (AG-14)."""
REVEAL: Final = 1
"""The round card has been turned up."""
COLLECT: Final = 2
"""Goods that lay on the round space have gone to their owners."""
ROUND_START: Final = 3
"""Start of the round, before the spaces are filled."""
REFILL: Final = 4
"""Goods have been put on the spaces (AG-13)."""
PREPARED: Final = 5
"""End of the preparation."""
WORK_START: Final = 6
"""Before the first person is sent out."""
WORK: Final = 7
"""Somebody is asked to send a person out. No deeds hang here."""
USES_SPACE: Final = 8
"""A person has been put on a space, which has done nothing yet (AG-23)."""
SPACE: Final = 9
"""The space does what it does."""
SPACE_USED: Final = 10
"""Immediately after the space's own effect."""
AFTER_SPACE: Final = 11
"""After what came immediately after it."""
TURN_END: Final = 12
"""The turn of the person is over (AG-24)."""
WORK_END: Final = 13
"""Nobody is left to be sent out."""
AFTER_WORK: Final = 14
"""After the work phase."""
HOME_START: Final = 15
"""People still stand on the spaces, so that it can be seen where."""
HOME: Final = 16
"""All people have gone home."""
AFTER_HOME: Final = 17
"""After they have gone home."""
ROUND_END: Final = 18
"""End of the round, before a harvest."""
BEFORE_HARVEST: Final = 19
"""Immediately before a harvest; rounds without one jump from the one before to `NEXT_ROUND`."""
HARVEST_START: Final = 20
"""Start of the harvest."""
BEFORE_FIELDS: Final = 21
"""Before the field phase."""
FIELDS_START: Final = 22
"""Start of the field phase."""
FIELDS: Final = 23
"""A crop has been taken from every planted field."""
AFTER_FIELDS: Final = 24
"""End of the field phase."""
FEEDING: Final = 25
"""A seat is about to feed its people: whatever is offered here, it may use once in this harvest."""
AFTER_FEEDING: Final = 26
"""All have fed their people."""
BREEDING_START: Final = 27
"""Start of the breeding phase."""
BREEDING: Final = 28
"""Animals have bred."""
AFTER_BREEDING: Final = 29
"""After the breeding phase."""
HARVEST_END: Final = 30
"""End of the harvest."""
AFTER_HARVEST: Final = 31
"""After the harvest."""
NEXT_ROUND: Final = 32
"""Newborns are grown; the next round or the end."""
OVER: Final = 33
"""The game has ended. A state stays here."""

PLAYED: Final = 40
"""An improvement has come to lie before a seat."""
COOKING: Final = 41
"""Food for one vegetable, sheep, boar or cattle is worked out: `Adjusts` of `Rates`."""
BAKING: Final = 42
"""Ovens for the baking of bread are gathered: `Adjusts` of `Ovens`."""
CAPACITY: Final = 43
"""Room for animals is worked out: `Adjusts` of `Shelter`."""
COSTS: Final = 44
"""What something costs is worked out: `Adjusts` of `Price`."""
SCORING: Final = 45
"""Bonus points are counted: `Adjusts` of `Bonus`."""
ROOM_FOR_PEOPLE: Final = 46
"""How many people have a room is worked out: `Adjusts` of a number (AG-6)."""
NEEDS: Final = 47
"""How much food the people of a seat need is worked out: `Adjusts` of a number."""

STEPS: Final = 34
"""Moments that are steps of a round, and the two that follow them."""
