"""Rock, paper, scissors at the table: sealed, opened together, ties again among those left."""

from __future__ import annotations

from functools import partial
from itertools import permutations

import pytest

from app.core.data.codec import to_bytes
from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Procedure, Undo
from app.core.intents.seal_intents import LockPlan, OpenPlans
from app.games.pokemon.tasks.hand_round import HANDS, in_round, opened, still_to_choose
from app.games.pokemon.tasks.setup_marks import CHOOSES, decided, marked
from app.session.host.updates import Refused, Update
from tests.games.four_table import Four
from tests.games.pokemon_table import Game
from tests.games.setup_table import BASICS

ROCK, SCISSORS, PAPER = HANDS


def hand(game: Game, seat: int, chosen: str) -> None:
    game.do(Procedure("first", (("by", "hands"), ("hand", chosen))), seat)


def four(game: str = "battle-royal", **said: str) -> Four:
    table = Four(game, (BASICS,) * 4)
    table.run("first", 0, by="hands", **said)
    return table


@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_nobody_learns_a_hand_before_all_are_sealed(order: tuple[int, ...]) -> None:
    """Whatever is chosen, in whichever order: the others get the same bytes for any hand."""
    told: dict[str, list[bytes]] = {}
    for chosen in HANDS:
        game = four()
        heard: list[bytes] = []
        for seat in (*range(4), SPECTATOR):
            if seat != order[0]:
                client = game.table.sit(seat)
                client.listeners.append(partial(_hear, heard))
        hand(game, order[0], chosen)
        hand(game, order[1], ROCK)
        hand(game, order[2], ROCK)
        told[chosen] = heard
        assert still_to_choose(game.view(SPECTATOR)) == (order[3],)
        for seat in (*order[1:], SPECTATOR):
            seal = game.view(seat).seal(order[0])
            assert seal is not None
            assert (seal.locked, seal.plan) == (True, None)
    sizes = {chosen: [len(one) for one in heard] for chosen, heard in told.items()}
    assert len({tuple(size) for size in sizes.values()}) == 1
    assert all(word not in one for heard in told.values() for one in heard for word in SECRETS)


@pytest.mark.parametrize("winners", [(0, 2), (1, 3)])
def test_partners_who_are_left_together_have_won_for_their_pair(winners: tuple[int, int]) -> None:
    game = four("team-battle")
    for seat in range(4):
        hand(game, seat, ROCK if seat in winners else SCISSORS)
    assert in_round(game.view()) == ()
    assert decided(game.view()) == winners[0]


def test_of_four_players_two_who_are_left_choose_again() -> None:
    game = four("battle-royal")
    for seat in range(4):
        hand(game, seat, ROCK if seat in (0, 2) else SCISSORS)
    assert in_round(game.view()) == (0, 2)


def _hear(heard: list[bytes], update: Update) -> None:
    heard.append(to_bytes(update))


SECRETS = (b"Scissors 1", b"Paper 1")
"""Rock is what the others chose, and see of themselves."""


def test_the_last_hand_opens_all_and_the_winner_goes_first() -> None:
    game = four()
    for seat, chosen in enumerate((ROCK, SCISSORS, SCISSORS)):
        hand(game, seat, chosen)
    nodes = len(game.table.host.tree.nodes)
    hand(game, 3, SCISSORS)
    assert len(game.table.host.tree.nodes) == nodes + 1, "one gesture"
    for seat in (*range(4), SPECTATOR, JUDGE):
        assert decided(game.view(seat)) == 0
        assert not in_round(game.view(seat))
    game.do(Undo(), 3)
    assert decided(game.view()) is None
    # All have seen all hands by then: nobody's stays as it was.
    assert still_to_choose(game.view()) == (0, 1, 2, 3)


def test_ties_go_again_among_those_that_are_left() -> None:
    game = four(winner="chooses")
    for seat, chosen in enumerate((ROCK, SCISSORS, PAPER, PAPER)):
        hand(game, seat, chosen)
    assert in_round(game.view()) == still_to_choose(game.view()) == (0, 1, 2, 3)
    assert not opened(game.view())
    for seat, chosen in enumerate((ROCK, SCISSORS, ROCK, SCISSORS)):
        hand(game, seat, chosen)
    assert in_round(game.view()) == (0, 2)
    late = game.ask(Procedure("first", (("by", "hands"), ("hand", ROCK))), 1)
    assert isinstance(late, Refused), "who has lost is not asked any more"
    assert isinstance(game.ask(LockPlan("Rock 3"), 1), Refused)
    hand(game, 2, PAPER)
    assert game.view(0).seal(2).plan is None  # type: ignore[union-attr]  # it is locked
    hand(game, 0, ROCK)
    assert marked(game.view(), 2, CHOOSES)
    assert decided(game.view()) is None
    assert game.tasks()["setup.first"].seat == 2


def test_a_hand_may_be_replaced_until_all_are_there() -> None:
    game = four()
    hand(game, 0, ROCK)
    hand(game, 0, PAPER)
    for seat in (1, 2, 3):
        hand(game, seat, ROCK)
    assert decided(game.view()) == 0


def test_two_players_may_decide_by_it_as_well() -> None:
    game = Game(deck=BASICS)
    game.do(Procedure("first", (("by", "hands"),)), 1)
    hand(game, 1, PAPER)
    hand(game, 0, ROCK)
    assert decided(game.view()) == 1


def test_a_plan_that_is_no_hand_has_lost_and_can_be_seen_to_by_anybody() -> None:
    game = four()
    for seat in (0, 1, 2):
        hand(game, seat, ROCK)
    game.do(LockPlan("a long word"), 3)
    assert opened(game.view()) == {0: ROCK, 1: ROCK, 2: ROCK, 3: ""}
    game.press("setup.first", "See who won", 1)
    assert in_round(game.view()) == (0, 1, 2)


def test_where_one_never_chooses_the_others_open_theirs() -> None:
    game = four()
    for seat, chosen in ((0, ROCK), (1, SCISSORS), (2, SCISSORS)):
        hand(game, seat, chosen)
    game.do(OpenPlans((), (0, 1, 2, 3)), 1)
    game.press("setup.first", "See who won", 2)
    assert decided(game.view()) == 0


def test_it_may_begin_again_and_another_way_ends_it() -> None:
    game = four()
    hand(game, 2, ROCK)
    game.run("first", 1, by="hands")
    assert still_to_choose(game.view()) == (0, 1, 2, 3)
    game.run("first", 1, by="dice")
    assert decided(game.view()) is not None
    assert not in_round(game.view())
    game.run("first", 1, by="hands")
    for seat, chosen in enumerate((ROCK, ROCK, ROCK, PAPER)):
        hand(game, seat, chosen)
    assert decided(game.view()) == 3
