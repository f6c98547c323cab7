"""Who wins, by how many conditions; ties, conceding, playing on (rules P of the facts)."""

from __future__ import annotations

import pytest

from app.core.intent import Draw, Procedure, Undo
from app.core.intents.agreement_intents import SetOptions
from app.core.text.words import unpacked
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.procedures.game_result import result, said, standings, winners
from app.games.task_model import Task
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, Game


def tasks(game: Game, seat: int = 0) -> tuple[Task, ...]:
    assert SPEC.tasks is not None
    return SPEC.tasks(game.view(seat))


def take_all(game: Game, seat: int) -> None:
    game.do(Procedure("take_prizes", (("count", "6"),)), seat)


def clear(game: Game, seat: int) -> None:
    """Knock out all that a player has in play."""
    for zone in (f"active.{seat}", f"bench.{seat}"):
        for unit in game.view().zones[zone].items:
            game.do(Procedure("knock_out", (("units", unit),)))


def announced(game: Game) -> str:
    host = game.table.host
    events = [e for e in host.told(host.tree.cursor, 0) if e.verb == "result"]
    return unpacked(events[0].text, "en") if events else ""


def winner(game: Game) -> int | None:
    found = result(game.view())
    assert found is not None
    return found.winner


def test_nobody_has_won_in_the_middle_of_a_game(game: Game) -> None:
    assert standings(game.view()) == ((), ())
    assert result(game.view()) is None
    assert tasks(game) == ()


def test_the_last_prize_wins(game: Game) -> None:
    game.do(Procedure("take_prizes", (("count", "2"),)))
    assert result(game.view()) is None
    take_all(game, 0)
    assert winner(game) == 0
    assert standings(game.view()) == (("prizes",), ())


def test_a_player_without_pokemon_loses(game: Game) -> None:
    clear(game, 0)
    assert standings(game.view()) == ((), ("no_pokemon",))
    assert winner(game) == 1


def test_a_pokemon_on_the_bench_can_still_be_sent_out(game: Game) -> None:
    game.do(Procedure("knock_out", (("units", game.unit("active.1")),)))
    assert result(game.view()) is None


def test_a_player_who_cannot_draw_loses(game: Game) -> None:
    count = game.view(1).zones["deck.1"].count or 0
    game.do(Draw(count, "deck.1", "discard.1"), seat=1)
    assert result(game.view()) is None, "an empty deck alone is fine"
    game.act("end_turn")
    assert "deck_out" in game.verbs()
    assert standings(game.view()) == (("deck_out",), ())


def test_drawing_the_last_card_is_fine(game: Game) -> None:
    count = game.view(1).zones["deck.1"].count or 0
    game.do(Draw(count - 1, "deck.1", "discard.1"), seat=1)
    game.act("end_turn")
    assert game.view(1).zones["deck.1"].count == 0
    assert result(game.view()) is None


def test_a_table_without_prizes_is_no_game_won() -> None:
    game = Game()
    game.stand(DREEPY, "active.0")
    game.stand(DUSKULL, "active.1")
    game.turn()
    assert result(game.view()) is None


def test_more_conditions_win(game: Game) -> None:
    take_all(game, 0)
    take_all(game, 1)
    clear(game, 1)
    assert standings(game.view()) == (("prizes", "no_pokemon"), ("prizes",))
    assert winner(game) == 0
    found = result(game.view())
    assert found is not None
    assert said(game.view(), found).en == (
        "Aki wins (all Prizes taken and no opposing Pokémon left in play: 2 conditions to 1)"
    )


def test_as_many_conditions_on_both_sides_are_a_tie(game: Game) -> None:
    take_all(game, 0)
    take_all(game, 1)
    assert winner(game) is None


def test_no_pokemon_on_both_sides_is_a_tie(game: Game) -> None:
    clear(game, 0)
    clear(game, 1)
    assert winner(game) is None


def test_a_tiebreaker_goes_to_who_first_has_fewer_prizes_left(game: Game) -> None:
    game.do(SetOptions((("game", "tiebreaker"),)))
    assert result(game.view()) is None
    game.do(Procedure("take_prizes", (("count", "1"),)), seat=1)
    assert standings(game.view()) == ((), ("fewer_prizes",))


# -- saying it ----------------------------------------------------------------------------


def test_the_result_is_announced_and_the_game_is_over(game: Game) -> None:
    take_all(game, 0)
    (task,) = tasks(game)
    assert task.title.en == "Aki wins (all Prizes taken)"
    assert task.title.ja == "Akiの勝ち（サイドをすべてとった）"
    assert [choice.title.en for choice in task.choices] == ["Announce the result", "Play on"]
    assert task.choices[0].intent is not None
    game.do(task.choices[0].intent)
    assert game.view().turn.phase == "over"
    assert announced(game) == "Aki wins (all Prizes taken)"


def test_people_may_play_on(game: Game) -> None:
    take_all(game, 0)
    game.do(Procedure("play_on"))
    assert tasks(game) == ()
    clear(game, 1)
    assert [task.id for task in tasks(game)] == ["result"], "another result is asked about"


def test_a_rematch_is_offered_after_the_game(game: Game) -> None:
    take_all(game, 0)
    game.do(Procedure("finish"))
    (task,) = tasks(game)
    assert [choice.action for choice in task.choices] == ["rematch_swapped", "rematch", ""]
    assert task.title.en == "Game over: Aki wins (all Prizes taken)"


def test_after_the_end_everything_still_works(game: Game) -> None:
    take_all(game, 0)
    game.do(Procedure("finish"))
    game.act("draw")
    game.act("end_turn")
    assert (game.view().turn.number, game.view().turn.phase) == (2, "main")
    game.do(Undo())
    game.do(Undo())
    game.do(Undo())
    assert game.view().turn.phase == "main"
    assert [task.id for task in tasks(game)] == ["result"]


def test_playing_on_after_the_end_goes_back_to_the_turn(game: Game) -> None:
    take_all(game, 0)
    game.do(Procedure("finish"))
    game.do(Procedure("play_on"))
    assert game.view().turn.phase == "main"
    assert tasks(game) == ()


@pytest.mark.parametrize(
    ("agreed", "first"),
    [("tie", ""), ("tiebreaker", "tiebreaker"), ("sudden-death", "sudden_death")],
)
def test_a_tie_goes_on_as_the_table_agreed(game: Game, agreed: str, first: str) -> None:
    game.do(SetOptions((("tie", agreed),)))
    take_all(game, 0)
    take_all(game, 1)
    (task,) = tasks(game)
    assert task.title.en == "A tie (Aki: all Prizes taken; Ren: all Prizes taken)"
    assert len(task.choices) == 4
    assert task.choices[0].action == first
    game.do(Procedure("finish"))
    (after,) = tasks(game)
    assert {"tiebreaker", "sudden_death", "rematch"} <= {choice.action for choice in after.choices}


def test_who_concedes_loses(game: Game) -> None:
    game.act("concede", seat=1)
    assert game.verbs() == ["concede", "phase", "result"]
    assert announced(game) == "Aki wins"
    assert game.view().turn.phase == "over"
    assert [task.id for task in tasks(game)] == ["rematch"]


def test_conceding_before_the_first_turn_ends_the_game_too() -> None:
    game = Game()
    game.act("concede")
    assert announced(game) == "Ren wins"
    assert [task.id for task in tasks(game)] == ["rematch"]


def test_a_player_alone_wins_against_nobody() -> None:
    game = Game(seats=1)
    game.put(FIRE, "prizes.0")
    game.turn()
    game.do(Procedure("take_prizes"))
    assert standings(game.view()) == ((),)
    game.act("concede")
    assert game.view().turn.phase == "over"


@pytest.mark.parametrize(("say", "heard"), [("1", "Ren wins"), ("tie", "A tie")])
def test_people_may_announce_another_result(game: Game, say: str, heard: str) -> None:
    game.do(Procedure("finish", (("winner", say),)))
    assert announced(game) == heard


def test_who_has_won_is_said_once_the_game_is_over(game: Game) -> None:
    take_all(game, 0)
    assert winners(game.view()) is None
    game.do(Procedure("finish"))
    assert winners(game.view()) == (0,)


def test_of_a_game_that_was_given_up_the_table_does_not_show_who_has_won(game: Game) -> None:
    game.do(Procedure("concede"), 1)
    assert winners(game.view()) == ()
