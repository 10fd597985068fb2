"""The thinking process: it answers, stops, is replaced when it fails, and never outlives us."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from farmdesk.ai import desk
from farmdesk.ai import worker as worker_module
from farmdesk.ai.worker import Answer, Worker
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.state import State

PATIENCE = 60.0
"""Seconds after which a test gives up; nothing is measured."""
posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def middle(seed: int = 3) -> State:
    """A concealed state in the middle of a game."""
    state = GAME.setup(settle(GAME.info, {}, 4), 4, Luck.seeded(seed))
    for _ in range(9):
        decision = GAME.decisions(state)[0]
        state = GAME.apply(state, decision.seat, decision.moves[-1], None)
    return GAME.conceal(state, state.turn)


STATE = middle()
LEGAL = {str(move) for move in GAME.decisions(STATE)[0].moves}


def arrive(act: Callable[[float], object], how: float, parts: tuple[Any, ...], home: int) -> State:
    """Called where a cursed state arrives: does its harm in any other process than `home`."""
    if os.getpid() != home:
        act(how)
    return State(*parts)


def err(_: float) -> None:
    """What an error in a judge would do."""
    raise ZeroDivisionError


class Cursed(State):
    """A state whose arrival in the other process goes wrong."""

    def __reduce__(self) -> tuple[Any, ...]:
        return arrive, (err, 0.0, tuple(self), os.getpid())


class Endless(State):
    """A state that keeps the other process busy for longer than anybody waits."""

    def __reduce__(self) -> tuple[Any, ...]:
        return arrive, (time.sleep, 300.0, tuple(self), os.getpid())


class Slow(State):
    """A state that takes the other process longer than a cancelled thought may take to end."""

    def __reduce__(self) -> tuple[Any, ...]:
        return arrive, (time.sleep, 2.6, tuple(self), os.getpid())


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker, closed at the end."""
    made = Worker()
    yield made
    made.close()


def wait(worker: Worker) -> Answer:
    """Poll until the answer comes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = worker.poll()
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise TimeoutError


def condition(pid: int) -> str:
    """The letter of a process's state, Z for one that only waits to be buried; "" without one."""
    if Path("/proc/self/stat").exists():  # a small Linux has no ps
        try:
            return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2]
        except (FileNotFoundError, ProcessLookupError):
            return ""
    line = ["ps", "-o", "stat=", "-p", str(pid)]
    return subprocess.run(line, check=False, capture_output=True, text=True).stdout.strip()


def gone(pid: int) -> bool:
    """Wait until a process has ended; False when it does not."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition(pid)[:1] in {"", "Z"}:
            return True
        time.sleep(0.02)
    return False


def ask(worker: Worker, number: int, level: str, state: State = STATE) -> None:
    """Ask for a move of whoever's turn it is."""
    worker.ask(number, "harvest_valley", state, state.turn, level, seed=1)


def test_it_answers_with_a_legal_move(worker: Worker) -> None:
    """Thought of, not fallen back to; with the number of the question."""
    ask(worker, 17, "steady")
    busy = worker.busy
    answer = wait(worker)
    assert (busy, worker.busy) == (True, False)
    assert (answer.number, answer.fallback, answer.why) == (17, False, "")
    assert answer.move in LEGAL
    assert worker.poll() is None


def test_it_gives_hints(worker: Worker) -> None:
    """With the reasons."""
    worker.ask_hint(4, "harvest_valley", STATE, STATE.turn, seed=1)
    answer = wait(worker)
    assert answer.advice is not None
    assert answer.move == answer.advice.move
    assert answer.move in LEGAL


def test_it_stays_the_same_process(worker: Worker) -> None:
    """One process for a whole evening."""
    worker.start()
    pid = worker.pid
    for number in range(5):
        ask(worker, number, "novice")
        assert wait(worker).number == number
    assert worker.pid == pid


def test_a_cancelled_question_is_never_answered(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next question is answered by the same process, and only that one."""
    monkeypatch.setattr(worker_module, "STOP_GRACE", PATIENCE)
    worker.start()
    pid = worker.pid
    ask(worker, 1, "expert")
    worker.cancel()
    assert not worker.busy
    ask(worker, 2, "expert")
    ask(worker, 3, "novice")  # asking cancels what is open
    assert wait(worker).number == 3
    assert worker.poll() is None
    assert worker.pid == pid


def test_a_process_that_does_not_stop_is_replaced(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelled, it is given a moment, then ended; the next question finds a new one."""
    monkeypatch.setattr(worker_module, "STOP_GRACE", 0.05)
    ask(worker, 1, "novice", Endless(*STATE))
    pid = worker.pid
    worker.cancel()
    time.sleep(0.1)
    ask(worker, 2, "novice")
    assert worker.pid != pid
    assert wait(worker) == Answer(2, novice_choice())


def test_after_a_cancel_the_next_question_is_thought_about_in_peace(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cancelled thought has ended, so no grace runs out over the one that follows."""
    monkeypatch.setattr(worker_module, "STOP_GRACE", 2.0)
    monkeypatch.setattr(worker_module, "GRACE", PATIENCE)
    ask(worker, 1, "novice")
    wait(worker)
    pid = worker.pid
    ask(worker, 2, "expert")
    worker.cancel()
    ask(worker, 3, "novice", Slow(*STATE))
    assert wait(worker) == Answer(3, novice_choice())
    assert worker.pid == pid


def test_an_idle_process_is_kept_however_long_ago_it_was_cancelled(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody polls between an undo and the next question; it has ended in time all the same."""
    monkeypatch.setattr(worker_module, "STOP_GRACE", 2.0)
    ask(worker, 1, "novice")
    wait(worker)
    pid = worker.pid
    ask(worker, 2, "expert")
    worker.cancel()
    time.sleep(2.2)
    ask(worker, 3, "novice")
    assert worker.pid == pid
    assert wait(worker) == Answer(3, novice_choice())


def test_what_waits_behind_a_stuck_thought_is_asked_again(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fresh process thinks of it; no fallback is played for another question's fault."""
    monkeypatch.setattr(worker_module, "STOP_GRACE", 0.05)
    ask(worker, 1, "novice", Endless(*STATE))
    pid = worker.pid
    worker.cancel()
    ask(worker, 2, "novice")
    assert wait(worker) == Answer(2, novice_choice())
    assert worker.pid != pid


def novice_choice() -> str:
    """What a novice plays here with seed 1."""
    return desk.think("harvest_valley", STATE, STATE.turn, "novice", 1)


def test_an_error_gives_a_legal_move(
    worker: Worker, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told as one; the traceback is shown; the next question is thought about again."""
    monkeypatch.setattr(worker_module, "STOP_GRACE", PATIENCE)  # its end, on a busy machine too
    ask(worker, 1, "steady", Cursed(*STATE))
    answer = wait(worker)
    assert (answer.number, answer.fallback, answer.why) == (1, True, "erred")
    assert answer.move in LEGAL
    assert "ZeroDivisionError" in capfd.readouterr().err
    ask(worker, 2, "steady")
    assert not wait(worker).fallback


@posix
def test_a_killed_process_gives_a_legal_move(worker: Worker) -> None:
    """Whoever killed it."""
    ask(worker, 1, "steady", Endless(*STATE))
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    answer = wait(worker)
    assert (answer.number, answer.fallback, answer.why) == (1, True, "died")
    assert answer.move in LEGAL
    ask(worker, 2, "steady")
    assert not wait(worker).fallback


def test_overrunning_gives_a_legal_move(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the time of the level and some grace the process is replaced."""
    monkeypatch.setattr(worker_module, "GRACE", 0.0)
    monkeypatch.setattr(worker_module, "START_GRACE", 0.0)
    ask(worker, 1, "novice", Endless(*STATE))
    pid = worker.pid
    answer = wait(worker)
    assert (answer.number, answer.fallback, answer.why) == (1, True, "overran")
    assert answer.move in LEGAL
    assert worker.pid != pid


def test_an_unknown_level_is_refused_at_once(worker: Worker) -> None:
    """Here, not over there."""
    with pytest.raises(LookupError, match="allowed"):
        ask(worker, 1, "wizard")
    with pytest.raises(LookupError, match="no game"):
        worker.ask(1, "chess", STATE, 0, "hard", 1)
    assert not worker.busy


@posix
def test_closing_ends_it_while_it_thinks() -> None:
    """Also when it does not listen; closing twice does no harm."""
    for state in (STATE, Endless(*STATE)):
        worker = Worker()
        ask(worker, 1, "expert", state)
        pid = worker.pid
        assert pid is not None
        worker.close()
        worker.close()
        assert gone(pid)


@posix
def test_it_notices_that_we_were_killed(tmp_path: Path) -> None:
    """Killed in the middle of a thought, we leave no process behind."""
    script = tmp_path / "asker.py"
    script.write_text(
        "import sys, time\n"
        "from farmdesk.ai.worker import Worker\n"
        "from tests.ai.test_worker import STATE, ask\n"
        "if __name__ == '__main__':\n"
        "    worker = Worker()\n"
        "    ask(worker, 1, sys.argv[1])\n"
        "    print(worker.pid, flush=True)\n"
        "    time.sleep(300)\n"
    )
    root = Path(__file__).parents[2]
    for level in ("novice", "expert"):
        with subprocess.Popen(
            [sys.executable, script, level],
            cwd=root,
            env=os.environ | {"PYTHONPATH": str(root)},
            stdout=subprocess.PIPE,
            text=True,
        ) as asker:
            assert asker.stdout is not None
            pid = int(asker.stdout.readline())
            asker.kill()
        assert gone(pid)


@posix
def test_it_lets_the_window_go_first(worker: Worker) -> None:
    """Its niceness is 10 more than ours."""
    ask(worker, 1, "novice")
    wait(worker)
    assert worker.pid is not None
    ours, its = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, worker.pid)
    assert its == min(19, ours + 10)


def test_where_no_process_can_be_started_the_game_goes_on(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_process: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with monkeypatch.context() as full:
        full.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        worker.ask(1, "harvest_valley", STATE, STATE.turn, "novice", 1)
        answer = worker.poll()
    assert answer is not None
    assert answer.move in LEGAL
    assert (answer.fallback, answer.why) == (True, "died")
    worker.ask(2, "harvest_valley", STATE, STATE.turn, "novice", 1)
    assert not wait(worker).fallback
