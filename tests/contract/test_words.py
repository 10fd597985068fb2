"""Words: all that a game says exists in English, Japanese and Korean, with the same gaps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from farmdesk.core.composer import Composer
from farmdesk.core.events import Began, Event, Moved, Noted, Scored, Told
from farmdesk.core.game import HOUSE_OPTIONS, Option
from farmdesk.core.moves import Drop, Name, Phrase
from farmdesk.core.standing import Standing
from farmdesk.games import BUILT
from tests.contract.plays import Play, known
from tests.contract.words import FORMS, LANGUAGES, Words, catalogue, house, own
from tests.toy.game import GAME as TOY


def _nested(said: Phrase) -> Iterator[Phrase]:
    yield said
    for _, value in said.args:
        if isinstance(value, Phrase):
            yield from _nested(value)


def _of_event(event: Event) -> Iterator[Phrase]:
    match event:
        case Told():
            yield event.phrase
        case Moved():
            if event.why is not None:
                yield event.why
        case Scored() | Began() | Noted():
            yield event.what
        case _:
            return


def _of_standing(standing: Standing) -> Iterator[Phrase]:
    yield from (line.what for line in standing.lines)
    yield from (tie.what for tie in standing.ties)
    yield from (note.what for note in standing.notes)


def _reasons(played: Play) -> Iterator[Phrase]:
    for step in played.some(4):
        slots = sorted({placed.slot for placed in played.game.table(step.state)})
        lit = Composer(step.decision)
        targets = {target for source in lit.sources() for target in lit.targets(source)}
        for source in slots[:: max(1, len(slots) // 12)]:
            for target in (*slots, *sorted(targets)):
                for seat in range(played.seats):
                    why = played.game.why_not(step.state, seat, (Drop(source, target),))
                    if why is not None:
                        yield why


def _said(played: Play) -> set[Phrase]:
    said: set[Phrase] = set(_reasons(played))
    for step in played.steps:
        for decision in played.game.decisions(step.state):
            said.add(decision.prompt)
            said.update(move.label() for move in decision.all_moves)
        for event in step.events:
            said.update(_of_event(event))
    for state in played.states:
        said.update(_of_standing(played.game.standing(state)))
    return {part for whole in said for part in _nested(whole)}


def test_all_that_is_said_has_words(played: Play) -> None:
    said = _said(played)
    assert len(said) > 10
    for language in LANGUAGES:
        words = catalogue(played.game.info.id, language)
        for phrase in sorted(said, key=lambda p: p.key):
            assert phrase.key in words, f"no words for {phrase} in {language}"
            filled = {name for name, _ in phrase.args}
            assert words[phrase.key].gaps <= filled, f"{phrase} leaves a gap open in {language}"
            if words[phrase.key].plural:
                assert "n" in filled, f"{phrase} has plural forms in {language}, but no n"


def test_arguments_are_what_a_phrase_may_hold(played: Play) -> None:
    for phrase in _said(played):
        assert list(phrase.args) == sorted(phrase.args, key=lambda arg: arg[0])
        for name, value in phrase.args:
            assert isinstance(value, int | str | Name | Phrase)
            assert name != "n" or isinstance(value, int)


REFUSALS: dict[str, set[str]] = {
    "damaged": set(),
    "newer": set(),
    "older_rules": set(),
    "too_large": set(),
    "unknown_game": {"game"},
    "illegal_move": {"n"},
    "not_read": {"reason"},
    "not_written": {"reason"},
}
"""Why a save is refused, and the gaps that are filled then."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", sorted(REFUSALS))
def test_refused_saves_have_words(why: str, language: str) -> None:
    words = house(language)[f"save.{why}"]
    assert words.finished
    assert words.gaps <= REFUSALS[why]


GAMES = (TOY.info.id, *BUILT)


def _option_keys(prefix: str, options: tuple[Option, ...]) -> Iterator[str]:
    for option in options:
        yield f"{prefix}.option.{option.key}"
        if option.check is None and set(option.choices) != {"off", "on"}:
            yield from (f"{prefix}.option.{option.key}.{choice}" for choice in option.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_options_and_presets_have_words(game_id: str, language: str) -> None:
    info = known(game_id).info
    words = catalogue(game_id, language)
    for key in _option_keys(game_id, info.options):
        assert key in words
    for preset in info.presets:
        assert f"{game_id}.preset.{preset.key}" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_every_game_have_words(language: str) -> None:
    for key in _option_keys("house", HOUSE_OPTIONS):
        assert key in house(language)


@pytest.mark.parametrize("game_id", GAMES)
def test_languages_say_the_same_things_with_the_same_gaps(game_id: str) -> None:
    english, *others = (own(game_id, language) for language in LANGUAGES)
    for words in others:
        assert words.keys() == english.keys()
        for key, message in words.items():
            assert message.plural == english[key].plural, key
            assert message.gaps == english[key].gaps, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_words_are_missing_or_unfinished(game_id: str, language: str) -> None:
    def complete(message: Words) -> bool:
        forms = FORMS[language] if message.plural else 1
        return message.finished and len(message.forms) == forms

    assert [key for key, words in own(game_id, language).items() if not complete(words)] == []
