"""The score sheet: cards left on fields, harvested fruit, which is folded, then medals."""

from __future__ import annotations

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.core.standing import Block, Part, ScoreLine, Standing, TieBreak, best
from farmdesk.games.harvest_island.cards import FRUITS, deck_of
from farmdesk.games.harvest_island.names import fruit_name
from farmdesk.games.harvest_island.places import barn_slot, field_slot, medal_slot
from farmdesk.games.harvest_island.state import OVER, State, medals
from farmdesk.games.harvest_island.worth import MEDAL, ON_FIELD

_FRUIT = tuple(phrase("harvest_island.score.fruit", fruit=fruit_name(k)) for k in range(12))
_MEDALS = phrase("harvest_island.score.medals")
_FIELDS = phrase("harvest_island.score.fields")


def keeps_secret(state: State, seat: Seat) -> bool:
    """Is it hidden from whoever sees this state what a seat has harvested (HI-16)?

    An empty barn hides nothing: the number of cards is open.
    """
    told = not state.closed or state.step == OVER or state.viewer in (-1, seat)
    return not told and bool(state.farms[seat].barn)


def standing(state: State) -> Standing:
    """Lines, totals, tie-breaks and who would win now, as far as it is shown."""
    lines: list[ScoreLine] = []
    for seat in range(len(state.farms)):
        lines += (_fields(state, seat), *_harvested(state, seat), _medals(state, seat))
    count = len(state.farms)
    totals = tuple(sum(line.points for line in lines if line.seat == seat) for seat in range(count))
    ties = _ties(state)
    slots = tuple(map(barn_slot, range(count)))
    barns = Block(phrase("harvest_island.score.harvest"), slots, folded=True, after=("fields",))
    return Standing(tuple(lines), totals, ties, best(totals, ties), (barns,))


def _harvested(state: State, seat: Seat) -> list[ScoreLine]:
    """A line for every fruit, with a part for every card."""
    slot = barn_slot(seat)
    if keeps_secret(state, seat):
        return [
            ScoreLine(seat, what, 0, group, slot, secret=True)
            for what, group in zip(_FRUIT, FRUITS, strict=True)
        ]
    facts = deck_of(state.deck)
    parts: list[list[Part]] = [[] for _ in FRUITS]
    for card in state.farms[seat].barn:
        parts[facts.kind[card]].append(Part((slot,), facts.points[card]))
    return [
        _line(seat, what, group, tuple(cards), slot)
        for what, group, cards in zip(_FRUIT, FRUITS, parts, strict=True)
    ]


def _medals(state: State, seat: Seat) -> ScoreLine:
    """Eight points for every medal."""
    parts = tuple(Part((medal_slot(FRUITS[f], seat),), MEDAL) for f in medals(state, seat))
    return _line(seat, _MEDALS, "medals", parts)


def _fields(state: State, seat: Seat) -> ScoreLine:
    """Two points for every card left on a field, whatever it is."""
    parts = tuple(
        Part((field_slot(seat, land, spot),), ON_FIELD)
        for land, cards in enumerate(state.farms[seat].fields)
        for spot in range(len(cards))
    )
    return _line(seat, _FIELDS, "fields", parts)


def _line(
    seat: Seat, what: Phrase, group: str, parts: tuple[Part, ...], of: Slot | None = None
) -> ScoreLine:
    return ScoreLine(seat, what, sum(part.points for part in parts), group, of, parts)


def _ties(state: State) -> tuple[TieBreak, ...]:
    """Most medals, then most harvested cards (HI-14)."""
    seats = range(len(state.farms))
    kings = tuple(state.kings.count(seat) for seat in seats)
    cards = tuple(len(state.farms[seat].barn) for seat in seats)
    return (
        TieBreak(phrase("harvest_island.tie.medals"), kings),
        TieBreak(phrase("harvest_island.tie.cards"), cards),
    )
