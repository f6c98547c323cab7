"""Who goes first: said, marked for everybody, and what the game begins with."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.core.ids import JUDGE
from app.core.intent import Collect, Procedure, Undo
from app.core.view import Event
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.tasks import next_game
from app.games.pokemon.tasks.setup_marks import CHOOSES, FIRST, decided, marked
from tests.games.pokemon_table import DREEPY, Game, action, log, middle

SEEDS = range(12)
DECK = (DREEPY,) * 20


def first(game: Game, *arguments: tuple[str, str], seat: int = 0) -> None:
    game.do(Procedure("first", arguments), seat)


def told(game: Game, verb: str) -> list[Event]:
    events = game.table.host.told(game.table.host.tree.cursor, 0)
    return [event for event in events if event.verb == verb]


@pytest.mark.parametrize("seed", SEEDS)
def test_heads_is_for_who_asks(seed: int) -> None:
    game = Game(deck=DECK, seed=seed)
    game.act("first_coin", seat=1)
    (heads,) = game.coins()
    assert decided(game.view()) == (1 if heads else 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_heads_may_be_for_a_named_player(seed: int) -> None:
    game = Game(deck=DECK, seed=seed)
    first(game, ("by", "coin"), ("seat", "1"))
    assert decided(game.view()) == (1 if game.coins()[0] else 0)


def test_the_coin_falls_both_ways() -> None:
    found = set()
    for seed in SEEDS:
        game = Game(deck=DECK, seed=seed)
        first(game)
        found.add(decided(game.view()))
    assert found == {0, 1}


def test_the_higher_die_goes_first_and_equal_ones_are_thrown_again() -> None:
    rounds = set()
    for seed in range(30):
        game = Game(deck=DECK, seed=seed)
        game.act("first_dice")
        thrown = [event.results[0] for event in told(game, "dice")]
        assert [event.actor for event in told(game, "dice")] == [0, 1] * (len(thrown) // 2)
        *equal, (one, other) = zip(thrown[::2], thrown[1::2], strict=True)
        assert all(mine == theirs for mine, theirs in equal)
        assert decided(game.view()) == (0 if one > other else 1)
        rounds.add(len(equal))
    assert {0, 1} <= rounds


def test_the_winner_of_a_throw_may_choose_instead() -> None:
    game = Game(deck=DECK)
    game.act("first_coin_choose")
    winner = 0 if game.coins()[0] else 1
    assert marked(game.view(), winner, CHOOSES)
    assert decided(game.view()) is None
    (task,) = [task for task in SPEC.tasks(game.view()) if task.id == "setup.first"]  # type: ignore[misc]  # Pokémon has tasks
    assert task.seat == winner
    assert [choice.title.en for choice in task.choices] == ["Aki", "Ren"]


def test_the_loser_of_the_game_before_chooses() -> None:
    game = Game(deck=DECK)
    first(game, ("by", "loser"), ("seat", "1"))
    assert marked(game.view(), 1, CHOOSES)
    first(game, ("by", "choice"), ("seat", "0"), seat=1)
    assert decided(game.view()) == 0
    assert not marked(game.view(), 1, CHOOSES)
    assert log(game) == "Ren chooses who goes first; Aki goes first"
    assert log(game, "ja") == "Renが先攻・後攻を選び、先攻はAki"


def test_a_choice_is_named_by_the_players() -> None:
    view = Game(deck=DECK).view(1)
    titles = [action(name).words(view, Selection()).en for name in ("first_own", "first_other")]
    assert titles == ["Ren goes first", "Aki goes first"]


def test_who_was_decided_on_begins_the_game() -> None:
    game = Game(deck=DECK)
    game.act("first_other")
    assert game.view().turn.number == 0
    game.start()
    assert (game.view().turn.number, game.view().turn.seat) == (1, 1)


def test_another_may_begin_all_the_same() -> None:
    game = Game(deck=DECK)
    game.act("first_other")
    for seat in (0, 1):
        game.act("setup", seat)
    game.act("start_second")
    assert game.view().turn.seat == 0


def test_it_can_be_decided_again_and_only_one_goes_first() -> None:
    game = Game(deck=DECK)
    for name in ("first_own", "first_other", "first_own"):
        game.act(name)
        goes = [seat for seat in (0, 1) if marked(game.view(1), seat, FIRST)]
        assert len(goes) == 1
    assert decided(game.view(1)) == 0


def test_each_decision_is_one_step_that_undo_takes_back() -> None:
    game = Game(deck=DECK)
    names = ("first_coin", "first_dice", "first_coin_choose", "first_dice_choose", "first_other")
    for name in names:
        before, nodes = game.view(), len(game.table.host.tree.nodes)
        game.act(name)
        assert len(game.table.host.tree.nodes) == nodes + 1
        game.do(Undo())
        assert game.view() == before


def test_the_coin_is_told_with_what_it_means() -> None:
    said = set()
    for seed in SEEDS:
        game = Game(deck=DECK, seed=seed)
        first(game)
        said.add(log(game))
    assert said == {"Aki flips heads; Aki goes first", "Aki flips tails; Ren goes first"}


def test_dice_are_thrown_by_each_player() -> None:
    game = Game(deck=DECK)
    first(game, ("by", "dice"))
    events = game.table.host.told(game.table.host.tree.cursor, 1)
    dice = [event for event in events if event.verb == "dice"]
    assert all(one.actor != other.actor for one, other in pairwise(dice))


def test_in_a_rematch_the_loser_chooses_wherever_they_sit_now() -> None:
    game = middle()
    for unit in game.view().zones["active.1"].items + game.view().zones["bench.1"].items:
        game.do(Collect((unit,), "discard.1"), JUDGE)
    lost = next_game.loser(game.view())
    assert lost == 1
    for swapped, seat in ((False, 1), (True, 0)):
        again = Game(deck=DECK)
        begins = next_game.opening(lost, 2, swapped=swapped)
        assert begins is not None
        again.do(begins)
        assert marked(again.view(), seat, CHOOSES)


def test_after_a_tie_or_alone_it_is_decided_as_at_any_table() -> None:
    assert next_game.loser(middle().view()) is None
    assert next_game.opening(None, 2, swapped=True) is None
    assert next_game.opening(0, 1, swapped=False) is None


def test_the_other_player_can_begin() -> None:
    game = Game()
    game.act("setup", seat=0)
    game.act("setup", seat=1)
    game.act("start_second")
    assert game.view().turn.seat == 1


def test_a_coin_decides_who_begins() -> None:
    first = set()
    for seed in range(12):
        game = Game(deck=(DREEPY,) * 40, seed=seed)
        for seat in (0, 1):
            game.act("setup", seat)
        game.act("start_by_coin")
        (heads,) = game.coins()
        assert game.view().turn.seat == (0 if heads else 1)
        told = game.table.host.told(game.table.host.tree.cursor, 0)
        begins = next(event for event in told if event.verb == "begins")
        assert begins.text == ("Aki" if heads else "Ren")
        first.add(heads)
    assert first == {0, 1}
