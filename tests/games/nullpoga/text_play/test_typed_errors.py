"""The sentences for lines of which nothing comes."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.games.nullpoga.text_play.command_words import COMMANDS
from app.games.nullpoga.text_play.typed_errors import USAGE, TypedError, typed_otherwise, unknown


@pytest.mark.parametrize("command", USAGE)
def test_what_is_typed_wrongly_is_shown_rightly(command: str) -> None:
    words = typed_otherwise(command).words
    assert words.en.startswith(f"Type {command}")
    assert any(word in words.ja for word in COMMANDS[command])


def test_what_is_not_known_is_said_with_what_is() -> None:
    problem = unknown("x", Words("cell", "マス"), Words("Type 1.", "1を入力してください。"))
    assert isinstance(problem, TypedError)
    assert str(problem) == "“x” is not a cell. Type 1."
    assert problem.words.ja == "「x」というマスはありません。1を入力してください。"
