"""Unfinished choices, each with its offer and its effect side by side, and the verbs they speak.

`verb` says what a verb is; `building`, `fencing`, `farming`, `improving` and `family` are the verbs
of the spaces. `act` offers verbs; `keep`, `paying`, `feeding` and `breeding` ask what follows.
Never enters: the course of a round, the name of an improvement.
"""

from farmdesk.games.agricola.frames import building as building
from farmdesk.games.agricola.frames import family as family
from farmdesk.games.agricola.frames import farming as farming
from farmdesk.games.agricola.frames import fencing as fencing
from farmdesk.games.agricola.frames import improving as improving
