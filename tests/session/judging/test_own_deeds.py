"""What is a person's own stays so, however far a place is lent: no judge does it for them."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Announce, Batch, Flip, ForSeat, Procedure, Step
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.games.game_registry import GAMES
from app.session.host.updates import Accepted, Refused
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI = 0
CONCEDES = sorted(name for name, spec in GAMES.items() if "concede" in spec.procedures)


def asked(play: Play, step: Step) -> str:
    """Return the code of the answer to a judge who does a step in Aki's place."""
    before = play.host.tree.cursor
    answer = play.ask(JUDGE, ForSeat(AKI, step))
    if isinstance(answer, Accepted):
        return ""
    assert isinstance(answer, Refused)
    assert play.host.tree.cursor == before, "nothing of it happens"
    assert answer.code != "own-deed" or ("Aki" in answer.reason.en and "Aki" in answer.reason.ja)
    return answer.code


@pytest.mark.parametrize("game", CONCEDES)
def test_nobody_concedes_for_a_player_in_any_game(game: str) -> None:
    play = lay(GAMES[game], 3)
    for step in (Procedure("concede"), Announce("concede"), Batch((Flip(), Procedure("concede")))):
        assert asked(play, step) == "own-deed"
    assert asked(play, Flip()) == "", "all else is done as ever"


def test_nobody_leaves_for_a_player() -> None:
    play = lay(GAMES["battle-royal"], 3, seats=4)
    assert asked(play, Procedure("leave", (("why", "concede"),))) == "own-deed"


@pytest.mark.parametrize(
    "step",
    [
        SetOptions((("turn_lock", "off"),)),
        Rule("one-per-turn", "It stays.", seats=(AKI,)),
        Rule("one-per-turn", "It stays.", seats=(AKI, 1)),
    ],
    ids=["options", "ruling", "ruling of both"],
)
def test_nobody_agrees_for_a_player(step: Step) -> None:
    assert asked(lay(TOYS["duel"], 3), step) == "own-deed"


def test_a_secret_plan_is_the_players_own() -> None:
    play = lay(TOYS["plans"], 3, seats=2)
    assert asked(play, LockPlan("strike")) == "own-deed"
    assert isinstance(play.ask(AKI, LockPlan("strike")), Accepted)
    for step in (UnlockPlan(), OpenPlans(), OpenPlans(agreed=(AKI,)), LockPlan("parry")):
        assert asked(play, step) == "own-deed"


def test_the_last_plan_is_not_locked_by_another_so_that_all_open() -> None:
    play = lay(TOYS["plans"], 3, seats=2)
    assert isinstance(play.ask(1, LockPlan("strike")), Accepted)
    assert asked(play, LockPlan("parry")) == "own-deed"
    assert all(seal.locked for seal in play.truth.seals)
