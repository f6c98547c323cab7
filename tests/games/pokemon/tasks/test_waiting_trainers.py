"""Trainers on the stage, at a table that agreed on it."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Declare, PassChance
from app.core.view import SeatDeclaration
from app.games.game_api import Selection
from app.games.pokemon.tasks.waiting_trainers import declared_trainer
from app.session.agreement.out_of_turn import may
from tests.games.pokemon_table import BELT, IONO, TOWER, ULTRA_BALL, Game, log, middle


def answering() -> Game:
    """Aki's turn at a table where Items and Supporters wait on the stage."""
    game = middle()
    game.do(SetOptions((("trainer-stage", "answers"),)))
    return game


def play(game: Game, ref: str, action: str = "play") -> None:
    game.act(action, selection=Selection(cards=(game.card(ref),)))


def on_stage(game: Game) -> list[str]:
    return [one.text for one in game.view(1).stage.declarations]


def test_as_usual_nothing_waits() -> None:
    game = middle()
    play(game, IONO)
    assert on_stage(game) == []
    assert (game.view().stage.chance, game.refs("stage")) == (None, [IONO])
    assert not any(name.startswith("stage.") for name in game.tasks())


def test_a_supporter_waits_until_the_other_has_passed_and_is_resolved() -> None:
    game = answering()
    play(game, IONO)
    assert log(game, seat=1) == "Aki plays Iono"
    (one,) = game.view(1).stage.declarations
    assert (one.text, game.view().stage.chance) == (IONO, 1)
    assert [game.view(1).cards[card or ""].ref for card in one.cards] == [IONO]
    assert game.view().turn.used("supporter") == 1
    assert may(game.spec, game.table.host.tree.table, 1, PassChance())
    assert f"stage.{one.id}" not in game.tasks()

    game.do(PassChance(), 1)

    task = game.tasks()[f"stage.{one.id}"]
    assert (task.seat, task.title.en) == (0, "Aki: Both passed: resolve Iono?")
    game.choose(task.id)
    assert on_stage(game) == []
    assert log(game) == "Iono resolves"
    assert game.refs("stage") == [IONO], "it lies there while people do what it says"


def test_it_is_not_taken_for_done_before_it_is_resolved() -> None:
    game = answering()
    play(game, ULTRA_BALL)
    play(game, IONO)
    assert on_stage(game) == [ULTRA_BALL, IONO]
    assert game.refs("stage") == [ULTRA_BALL, IONO]
    for _ in range(2):
        game.do(PassChance(), 1)
        game.choose(next(name for name in game.tasks() if name.startswith("stage.")))
    play(game, TOWER)
    assert game.refs("stage") == []


@pytest.mark.parametrize(("ref", "how"), [(TOWER, "play"), (IONO, "play_and_discard")])
def test_what_stays_in_play_or_is_done_with_at_once_does_not_wait(ref: str, how: str) -> None:
    game = answering()
    play(game, ref, how)
    assert on_stage(game) == []


def test_it_is_called_by_its_name_and_what_people_declare_as_they_wrote_it() -> None:
    game = answering()
    view = game.view()
    for ref, name in ((IONO, "Iono"), (BELT, None), ("Wait a moment", None)):
        said = declared_trainer(view, SeatDeclaration("d", 0, ref))
        assert (said and said.en) == name
    game.do(Declare("Wait a moment"), JUDGE)
    assert on_stage(game) == ["Wait a moment"]
