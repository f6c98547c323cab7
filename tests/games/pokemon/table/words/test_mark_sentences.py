"""What the log says of marks that are put and taken off, and what each is called."""

from __future__ import annotations

import pytest

from app.games.game_api import Selection
from app.games.pokemon.table.words.mark_sentences import (
    BY_SEAT,
    COUNTED,
    MARK_SENTENCES,
    MARKS,
    SHOWS_SEAT,
    UNNUMBERED,
)
from tests.games.pokemon_table import Game, log


@pytest.mark.parametrize(
    ("name", "put", "taken"),
    [
        ("vstar", "Aki marks the VSTAR Power as used", "Aki has the VSTAR Power again"),
        ("gx", "Aki marks the GX attack as used", "Aki has the GX attack again"),
    ],
)
def test_a_power_of_once_a_game(game: Game, name: str, put: str, taken: str) -> None:
    game.act(name)
    assert log(game) == put
    game.act(name)
    assert log(game) == taken


def test_an_effect_is_quoted_and_not_handled_like_a_thing(game: Game) -> None:
    active = Selection(units=game.view().zones["active.0"].items)
    game.act("no_attack", selection=active)
    assert log(game) == "Aki marks Dreepy: Can't attack (until the end of turn 2)"
    assert log(game, "ja") == "Akiがドラメシヤに「ワザが使えない」を置いた（2ターン目の終わりまで）"
    game.act("no_attack", selection=active)
    assert log(game) == "Aki unmarks Dreepy: Can't attack"


def test_every_mark_whose_number_is_said_has_a_name() -> None:
    named = MARKS.keys()
    assert named >= COUNTED | UNNUMBERED | BY_SEAT | SHOWS_SEAT
    assert all(words.en and words.ja for words in MARKS.values())


def test_sentences_are_about_marks_that_are_put_taken_off_or_over() -> None:
    assert {key.partition(":")[0] for key in MARK_SENTENCES} == {"mark", "unmark", "expire"}
