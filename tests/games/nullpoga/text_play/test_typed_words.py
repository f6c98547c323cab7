"""Commands in both languages, wide letters and capitals."""

from __future__ import annotations

import pytest

from app.games.nullpoga.text_play.typed_words import (
    COMMANDS,
    USAGE,
    command_of,
    repeated_phase,
    typed,
    typed_otherwise,
)


def test_wide_letters_and_capitals_are_the_same_words() -> None:
    assert typed("　ＳＵＭＭＯＮ　Rat ３ ") == ["summon", "rat", "3"]
    assert typed("召喚　ネズミ　３") == ["召喚", "ネズミ", "3"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_words_of_both_languages(command: str) -> None:
    assert all(command_of(word) == command for word in COMMANDS[command])
    assert any(word.isascii() for word in COMMANDS[command])
    assert any(not word.isascii() for word in COMMANDS[command])


def test_no_word_means_two_commands() -> None:
    words = [word for words in COMMANDS.values() for word in words]
    assert len(words) == len(set(words))
    assert command_of("dance") == ""


def test_the_phases_that_are_repeated() -> None:
    assert (repeated_phase("spells"), repeated_phase("スペル")) == ("spells", "spells")
    assert (repeated_phase("行動"), repeated_phase("march")) == ("actions", "")


@pytest.mark.parametrize("command", USAGE)
def test_what_is_typed_wrongly_is_shown_rightly(command: str) -> None:
    words = typed_otherwise(command).words
    assert words.en.startswith(f"Type {command}")
    assert any(word in words.ja for word in COMMANDS[command])
