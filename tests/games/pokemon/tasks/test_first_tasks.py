"""Who goes first, as it is asked for at each kind of table."""

from __future__ import annotations

import pytest

from app.games.pokemon.tasks.setup_marks import decided, in_order
from tests.games.four_table import Four
from tests.games.setup_table import BASICS


def buttons(game: Four, task: str, seat: int = 0) -> list[str]:
    return [choice.title.en for choice in game.tasks(seat)[task].choices]


def test_four_are_offered_hands_dice_chance_and_each_player() -> None:
    game = Four("battle-royal", (BASICS,) * 4)
    ways = ["Rock, paper, scissors", "Dice", "At random"]
    assert buttons(game, "setup.first") == [*ways, "Aki", "Ren", "Mio", "Sora"]
    assert not [task for task in game.tasks() if task.startswith("setup.pair")]


def test_pairs_are_offered_as_such_and_then_say_who_leads() -> None:
    game = Four("team-battle", (BASICS,) * 4)
    assert buttons(game, "setup.first")[3:] == ["Aki and Mio", "Ren and Sora"]
    assert buttons(game, "setup.pair.t0") == ["Aki", "Mio"]
    assert buttons(game, "setup.pair.t1") == ["Ren", "Sora"]
    assert game.tasks(2)["setup.pair.t0"].seat == 2, "either of the two says it"
    assert game.tasks(1)["setup.pair.t0"].seat == 0


@pytest.mark.parametrize("game", ["battle-royal", "team-battle"])
def test_each_is_asked_for_a_hand_until_it_is_chosen(game: str) -> None:
    table = Four(game, (BASICS,) * 4)
    table.press("setup.first", "Rock, paper, scissors", 3)
    asked = {name: task.seat for name, task in table.tasks().items() if ".hand." in name}
    assert asked == {f"setup.hand.{seat}": seat for seat in range(4)}
    assert "setup.first" not in table.tasks()
    table.press("setup.hand.1", "Paper", 1)
    assert "setup.hand.1" not in table.tasks()
    for seat in (0, 2, 3):
        table.press(f"setup.hand.{seat}", "Rock", seat)
    assert decided(table.view()) == 1


def test_at_random_and_by_dice_anybody_may_come_out() -> None:
    for way in ("At random", "Dice"):
        found = set()
        for seed in range(24):
            game = Four("battle-royal", (BASICS,) * 4, seed)
            game.press("setup.first", way, 2)
            found.add(decided(game.view()))
        assert found == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("winner", "leads", "order"),
    [
        (0, (), (0, 1, 2, 3)),
        (0, (0, 1), (0, 1, 2, 3)),
        (0, (2, 1), (2, 1, 0, 3)),
        (0, (0, 3), (0, 3, 2, 1)),
        (0, (2, 3), (2, 3, 0, 1)),
        (1, (1, 0), (1, 0, 3, 2)),
        (3, (1, 2), (1, 2, 3, 0)),
        (3, (3, 0), (3, 0, 1, 2)),
    ],
)
@pytest.mark.parametrize("after", [True, False])
def test_pairs_take_turns_in_the_order_that_each_chose(
    winner: int, leads: tuple[int, ...], order: tuple[int, ...], after: bool
) -> None:
    """A B C D: of the pair that goes first, then of the other (TV019, TV028)."""
    game = Four("team-battle", (BASICS,) * 4)
    steps = [("choice", winner), *(("pair", seat) for seat in leads)]
    for by, seat in steps if after else reversed(steps):
        game.run("first", seat, by=by, seat=str(seat))
    for seat in range(4):
        assert in_order(game.view(seat)) == order
