"""Least squares in plain Python: which weights make rows of features tell their outcomes best."""

from __future__ import annotations

from collections.abc import Sequence


class Fit:
    """Sums of many lessons; solved for weights whenever wanted."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lessons = 0.0
        self._square = [[0.0] * width for _ in range(width)]
        self._line = [0.0] * width

    def learn(self, row: Sequence[float], outcome: float) -> None:
        """One lesson: these features, and what came of them."""
        self.lessons += 1.0
        for index, value in enumerate(row):
            if value:
                line = self._square[index]
                for other in range(index + 1):
                    line[other] += value * row[other]
                self._line[index] += value * outcome

    def fade(self, rest: float) -> None:
        """Let old lessons count for less: they were taught by weaker players."""
        self.lessons *= rest
        self._line = [value * rest for value in self._line]
        self._square = [[value * rest for value in line] for line in self._square]

    def weights(self, pull: Sequence[float], strength: float) -> tuple[float, ...]:
        """The best weights, drawn towards `pull` as strongly as `strength` lessons would."""
        size = range(self.width)
        table = [
            [self._square[max(i, j)][min(i, j)] + (strength if i == j else 0.0) for j in size]
            + [self._line[i] + strength * pull[i]]
            for i in size
        ]
        return _solved(table)


def _solved(table: list[list[float]]) -> tuple[float, ...]:
    """Gauss elimination of a positive definite system, its right side in the last column."""
    width = len(table)
    for pivot in range(width):
        best = max(range(pivot, width), key=lambda line: abs(table[line][pivot]))
        table[pivot], table[best] = table[best], table[pivot]
        head = table[pivot]
        for line in table[pivot + 1 :]:
            factor = line[pivot] / head[pivot]
            if factor:
                for column in range(pivot, width + 1):
                    line[column] -= factor * head[column]
    weights = [0.0] * width
    for pivot in reversed(range(width)):
        head = table[pivot]
        rest = sum(head[column] * weights[column] for column in range(pivot + 1, width))
        weights[pivot] = (head[width] - rest) / head[pivot]
    return tuple(weights)
