"""Games that are thought in the window's own process: an installed app is checked with them."""

from __future__ import annotations

import multiprocessing

import pytest

from farmdesk import cli
from farmdesk.ai.worker import Answer, Worker
from farmdesk.cli.apart import ThinkingError, minds

GAME = ("play", "harvest_valley", "--seats", "greedy,random", "--seed", "7")
"""Two that come nowhere near their time, however busy the machine is."""


def test_apart_the_same_game_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one process, which is gone afterwards."""
    pids: set[int | None] = set()
    poll = Worker.poll

    def watched(self: Worker) -> Answer | None:
        pids.add(self.pid)
        return poll(self)

    assert cli.run(GAME) == 0
    here = capsys.readouterr().out
    monkeypatch.setattr(Worker, "poll", watched)
    assert cli.run([*GAME, "--apart"]) == 0
    assert capsys.readouterr().out == here
    assert len(pids) == 1
    assert None not in pids
    assert not multiprocessing.active_children()


def test_a_process_that_dies_is_told_and_no_move_is_made_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Worker.ask

    def killed(self: Worker, *words: object) -> None:
        ask(self, *words)  # type: ignore[arg-type]  # texts, as a shell would pass them
        assert self._process is not None
        self._process.kill()

    monkeypatch.setattr(Worker, "ask", killed)
    assert cli.run([*GAME, "--apart"]) == 1
    out, err = capsys.readouterr()
    assert err == "farmdesk: the thinking process died at move 1\n"
    assert len(out.splitlines()) == 1  # the title


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    with pytest.raises(ThinkingError), minds(apart=True):
        raise ThinkingError
    assert not multiprocessing.active_children()
