"""What a question is about, as the verbs of its moves tell it."""

from __future__ import annotations

from farmdesk.core.moves import Decision, Move

PARTING = ("keep", "breed")
"""Verbs of moves that part with animals."""


def verb_of(move: Move) -> str:
    """The verb that has handed out a move."""
    return str(getattr(move, "verb", ""))


def asks(decision: Decision | None, *verbs: str) -> bool:
    """Is one of these among the answers?"""
    return decision is not None and any(verb_of(move) in verbs for move in decision.moves)
