"""A game's own verbs on steps: "drives" instead of "turns to 90°"."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.knowledge_intents import SetKnown
from app.core.intents.laying_intents import Lay
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.core.intents.turn_intents import Declare, StartOver
from app.core.intents.zone_intents import ChangeZone, MakeZone, RemoveZone
from app.core.text.words import Language
from app.games.game_api import GoesFirst
from app.session.host.local_table import lay_table
from app.session.host.updates import Refused
from app.session.seat.seat_client import SeatClient
from app.session.steps.resolver import OWN_VERBS, STEPS
from tests.helpers.play import decks_for
from tests.helpers.told import told_last
from tests.helpers.toy_games import TOYS

OUTPOST = TOYS["outpost"]


@pytest.fixture
def seat() -> SeatClient:
    table = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    return table.sit(0)


def _unit(seat: SeatClient) -> str:
    return seat.view.zones["wild"].items[0]


@pytest.mark.parametrize(
    ("verb", "language", "said"),
    [
        ("drives", "en", "Aki drives outposta-00"),
        ("drives", "ja", "Akiがoutposta-00を走らせた"),
        ("flies", "en", "Aki turns outposta-00 to 90°"),
        ("", "ja", "Akiがoutposta-00を90°に回した"),
    ],
)
def test_a_verb_has_a_sentence_of_the_games_or_the_plain_one(
    seat: SeatClient, verb: str, language: Language, said: str
) -> None:
    seat.ask(i.Rotate((_unit(seat),), 90, verb=verb))
    assert told_last(seat, OUTPOST, language) == said


def test_what_has_a_verb_of_its_own_is_told_beside_other_things(seat: SeatClient) -> None:
    turned = i.Rotate((_unit(seat),), 90, verb="drives")
    seat.ask(i.Batch((turned, i.Flip(1))))
    assert told_last(seat, OUTPOST, "en").startswith("Aki drives outposta-00; ")
    plain = i.Rotate((_unit(seat),), 0)
    seat.ask(i.Batch((plain, i.Flip(1))))
    assert "°" not in told_last(seat, OUTPOST, "en")


def test_marks_and_declarations_have_verbs_too(seat: SeatClient) -> None:
    seat.ask(i.PutMark(("wild#3",), "fire", value=1, verb="burns"))
    assert told_last(seat, OUTPOST, "en") == "Aki burns the Wilderness, cell 3"
    seat.ask(Declare("to the hill", targets=("wild#3",), verb="marches"))
    assert told_last(seat, OUTPOST, "ja") == "Akiが行軍：to the hill"
    seat.ask(i.Flip(1, verb="marches"))
    assert told_last(seat, OUTPOST, "en").startswith("Aki flips ")


def test_a_verb_is_no_longer_than_a_key(seat: SeatClient) -> None:
    refused = seat.ask(i.Rotate((_unit(seat),), 90, verb="x" * 41))
    assert isinstance(refused, Refused)
    assert refused.code == "too-long"


def test_the_verb_of_one_step_is_not_that_of_the_next(seat: SeatClient) -> None:
    seat.ask(i.Batch((i.Flip(1, verb="throws"), i.Roll())))
    facts = seat.chronicle.told(seat.chronicle.cursor) or ()
    assert [event.way for event in facts] == ["throws", ""]


def test_every_step_that_tells_something_has_a_verb() -> None:
    silent = {i.Batch, i.Procedure, i.ForSeat, StartOver, SetOptions, Rule}
    # Of a plan nobody is told more than that it is there.
    silent |= {LockPlan, UnlockPlan, OpenPlans}
    # What people make of the mat is no move of a game.
    silent |= {MakeZone, ChangeZone, RemoveZone, GoesFirst}
    # A position that is set up is no move either.
    silent |= {Lay}
    # Who knows a card is said in one way, whatever is played.
    silent |= {SetKnown}
    for kind in STEPS.keys() - silent:
        assert "verb" in kind.__dataclass_fields__, kind
    assert not silent & set(OWN_VERBS)
