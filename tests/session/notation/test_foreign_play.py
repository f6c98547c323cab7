"""A game from another program's log is played: what cannot be done is said, and left."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.games.contracts.reading.foreign_contract import ForeignDeed, ForeignGame, ForeignStep
from app.games.game_registry import GAMES
from app.session.notation.foreign_play import ForeignPlayed, play_foreign
from tests.games.pokemon.battle_log.told_games import around, lie, read
from tests.session.notation.small_script import logs

POKEMON = GAMES["pokemon"]


def played(*deeds: ForeignDeed | str, game: ForeignGame | None = None) -> ForeignPlayed:
    """Do these after the first turn of a game began; each has a line of its own."""
    game = game or read(around())
    first = game.lines + 1
    steps = [
        ForeignStep((first + number,), (ForeignDeed(deed) if isinstance(deed, str) else deed,))
        for number, deed in enumerate(deeds)
    ]
    more = replace(game, steps=(*game.steps, *steps), lines=game.lines + len(steps))
    return play_foreign(more, POKEMON, GAMES.cards("pokemon"))


def test_a_game_is_played_to_its_end() -> None:
    game = played("Aki draws 1 card", "Aki draws 1 card")
    assert (game.left_out, game.missing, game.understood, game.fetched) == ((), (), 1.0, 0)
    assert len(lie(game, "hand.0")) == 9


def test_what_cannot_be_done_is_told_with_its_line_and_the_next_goes_on() -> None:
    game = played("Aki plays Iono from outer space", "Aki draws 1 card")
    ((left,), lines) = game.left_out, game.game.lines
    assert (left.lines, left.text) == ((lines - 1,), "Aki plays Iono from outer space")
    assert left.why.en
    assert left.why.ja
    assert game.missing == (lines - 1,)
    assert game.understood == pytest.approx(1 - 1 / lines)
    assert len(lie(game, "hand.0")) == 8


def test_a_name_that_is_not_found_is_said() -> None:
    (left,) = played("Aki benches Budew from discard pile").left_out
    assert "Budew" in left.why.en


def test_something_else_is_done_instead() -> None:
    game = played(ForeignDeed("Aki juggles", ("Aki draws 1 card", "Aki draws 1 card")))
    assert game.left_out == ()
    assert len(lie(game, "hand.0")) == 9


def test_what_is_done_instead_may_fail_too() -> None:
    (left,) = played(ForeignDeed("Aki juggles", ("Aki sings",))).left_out
    assert left.text == "Aki juggles"


def test_what_does_not_lead_to_its_turn_is_done_otherwise() -> None:
    begins = ForeignDeed("Aki draws 1 card", ("Judge begins Ren's turn",), turn=2)
    game = played(begins)
    assert game.left_out == ()
    turn = game.table.sit(JUDGE).view.turn
    assert (turn.number, turn.seat) == (2, 1)


def test_what_stands_so_already_is_no_mistake() -> None:
    promotes = "Aki Aki's Dreepy (Active) is Poisoned"
    assert played(promotes, promotes).left_out == ()


def test_a_card_that_is_not_in_the_hand_is_fetched_and_counted() -> None:
    game = read(around("Aki put Iono on the bottom of their deck."))
    plays = ForeignDeed("Aki plays and discards Iono", cards=("Iono",))
    done = played(plays, game=game)
    assert (done.left_out, done.fetched) == ((), 1)
    assert lie(done, "discard.0") == ["Iono"]
    assert [left.text for left in played(plays).left_out] == ["Aki plays and discards Iono"]


def test_what_is_left_of_coins_that_were_told_is_forgotten() -> None:
    game = played(ForeignDeed("Aki draws 1 card", coins=(True,)), "Aki flips 1 coin: tails")
    assert game.left_out == ()
    assert list(logs(game.table))[-2:] == ["draw", "coins"]


def test_a_deck_is_shuffled_as_it_is_told() -> None:
    game = read(around("Aki put Iono on the bottom of their deck."))
    shuffles = ForeignDeed("Aki shuffles", orders=(("Aki", ("Iono",)),))
    assert lie(played(shuffles, game=game), "deck.0")[0] == "Iono"


def test_a_log_without_lines_is_wholly_understood() -> None:
    game = read(around())
    assert ForeignPlayed(replace(game, lines=0), played().table, (), 0).understood == 1.0
