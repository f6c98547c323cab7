"""Commands in both languages, wide letters and capitals."""

from __future__ import annotations

import pytest

from app.games.nullpoga.text_play.command_words import (
    COMMANDS,
    cell_letters,
    command_of,
    repeated_phase,
    typed,
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


def test_the_letters_of_a_cell() -> None:
    assert cell_letters("es3") == cell_letters("敵控え3") == (True, True, 3)
    assert cell_letters("b2") == cell_letters("2") == (False, False, 2)
    assert cell_letters("e") is None
