"""The exam at the end of a lesson: one-ply play by what was learned against the greedy player."""

from __future__ import annotations

from typing import Any

from farmdesk.ai import arena
from farmdesk.ai.judge import Judge
from farmdesk.ai.knots import Exam
from farmdesk.ai.levels import Level
from farmdesk.ai.players import Greedy, OnePly
from farmdesk.core.game import Game


def examined(game: Game[Any], judge: Judge[Any], games: int, seed: int) -> Exam:
    """Two seats, so many games with exchanged seats."""
    pupil = Level("pupil", OnePly(), 4_000, 1.0)
    greedy = Level("greedy", Greedy(), 4_000, 1.0)
    duels = arena.draw({}, (pupil, greedy), games, seed)
    tallies = arena.count(duels, [arena.play(game, judge, duel) for duel in duels])
    mine, theirs = tallies["pupil"], tallies["greedy"]
    return Exam(mine.mean_score - theirs.mean_score, mine.share, games)
