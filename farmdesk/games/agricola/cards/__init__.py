"""What improvements do: each enters its deeds in the book, and the rules find them there.

Here live the ten major improvements, and hand cards when they come, about 25 to a file.
Never enters: the rules of the game itself, which import no card.
"""

from farmdesk.games.agricola.cards import majors as majors
