"""A card named by its place is the one that was seen there, or the gesture is stale."""

from __future__ import annotations

import pytest

from app.core.ids import place
from app.core.intent import Batch, Draw, Flip, Intent, Move, Shuffle, Undo
from app.session.host.staleness import FARTHEST_BEHIND, check_stale, names_places
from app.session.host.updates import Accepted
from app.session.steps.rights import ImpossibleError
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
TOP = Move((place("deck.0", 0),), "grave.0")


@pytest.fixture
def duel() -> Play:
    return lay(TOYS["duel"], 5)


def after(play: Play, *intents: Intent, seat: int = AKI) -> bool:
    """Whether the top card is stale to who saw the table before these gestures."""
    seen = play.host.tree.cursor
    for intent in intents:
        assert isinstance(play.ask(seat, intent), Accepted)
    return is_stale(play, seen)


def is_stale(play: Play, seen: int, step: Move = TOP) -> bool:
    try:
        check_stale(play.host.tree, seen, step)
    except ImpossibleError as refused:
        assert refused.code == "stale"  # noqa: PT017 - whether it is raised is what is asked
        return True
    return False


def test_what_others_did_elsewhere_changes_nothing(duel: Play) -> None:
    assert not after(duel, Draw(1, "deck.1", "hand.1"), Flip(), seat=REN)


def test_a_pile_that_was_touched_is_another(duel: Play) -> None:
    assert after(duel, Draw(1, "deck.0", "hand.0"))
    assert after(duel, Shuffle("deck.0")), "whether the order changed is a secret"


def test_so_it_is_after_a_journey_there_and_back(duel: Play) -> None:
    seen = duel.host.tree.cursor
    duel.ask(AKI, Draw(1, "deck.0", "hand.0"))
    drawn = duel.host.tree.cursor
    duel.ask(AKI, Undo())
    assert not is_stale(duel, seen)
    assert is_stale(duel, drawn), "on the other branch another card lay there"


def test_a_handle_is_never_stale(duel: Play) -> None:
    duel.ask(AKI, Draw(1, "deck.0", "hand.0"))
    (card,) = duel.view(AKI).cards_in("hand.0")
    seen = duel.host.tree.cursor
    duel.ask(AKI, Shuffle("hand.0"))
    assert not is_stale(duel, seen, Move((card,), "grave.0"))


def test_who_is_very_far_behind_looks_first(duel: Play) -> None:
    seen = duel.host.tree.cursor
    for _ in range(FARTHEST_BEHIND):
        duel.ask(REN, Flip())
    assert not is_stale(duel, seen)
    duel.ask(REN, Flip())
    assert is_stale(duel, seen)


@pytest.mark.parametrize("node", [-1, 99])
def test_a_step_that_never_was_cannot_have_been_seen(duel: Play, node: int) -> None:
    assert is_stale(duel, node)


def test_which_gestures_name_places() -> None:
    assert names_places(TOP)
    assert names_places(Batch((Flip(), Batch((TOP,)))))
    assert not names_places(Batch((Move(("cabc",), "grave.0"), Draw(1, "deck.0", "hand.0"))))
