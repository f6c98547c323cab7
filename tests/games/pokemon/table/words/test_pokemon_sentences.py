"""Log sentences that a player reads aloud: whose gesture it was, and what a mark means."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import Game, log


def test_the_actor_is_named_again_after_a_sentence_about_something_else(game: Game) -> None:
    active = Selection(units=game.view().zones["active.0"].items)
    game.act("confused", selection=active)
    game.act("asleep", selection=active)
    assert log(game) == "Dreepy is no longer Confused; Aki makes Dreepy Asleep"
    assert log(game, "ja") == "ドラメシヤのこんらんが回復し、Akiがドラメシヤをねむりにした"


def test_a_note_on_the_table_is_no_note_on_a_card(game: Game) -> None:
    game.do(PutMark(("table",), "note:", 1, text="best of three"))
    assert log(game) == "Aki notes on the table: best of three"
    assert log(game, "ja") == "Akiが卓にメモ：best of three"
