"""Four bundles lie open, two are chosen in secret, and both choices open at once."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.core.intents.seal_intents import LockPlan
from app.games.game_api import Selection
from app.games.nullpoga.cards.bundles import BUNDLE_SIZE
from app.games.nullpoga.flow.bundle_choice import CHOOSE, chosen_bundles
from app.games.nullpoga.flow.phase_tasks import tasks
from app.games.nullpoga.table.nullpoga_zones import BUNDLE_ZONES
from app.games.table_tools import count
from app.session.host.local_table import LocalTable
from app.session.host.updates import Accepted, Refused
from tests.games.nullpoga.bundle_table import KINDS, bundle_table


@pytest.fixture
def table() -> LocalTable:
    return bundle_table()


def test_all_bundles_are_seen_by_both(table: LocalTable) -> None:
    for seat in (0, 1):
        view = table.sit(seat).view
        for at, name in enumerate(BUNDLE_ZONES.values()):
            cards = view.cards_in(f"{name}.{1 - seat}")
            assert {view.cards[card].ref for card in cards} == {KINDS[at]}


def test_the_game_waits_for_both_choices(table: LocalTable) -> None:
    assert [task.id for task in tasks(table.sit(0).view)] == ["bundles.0", "bundles.1"]
    assert isinstance(table.sit(0).ask(Procedure("begin")), Refused)


def test_both_choices_open_at_once_and_become_decks(table: LocalTable) -> None:
    aki, ren = table.sit(0), table.sit(1)
    assert CHOOSE.form is not None
    asked = CHOOSE.form(aki.view, Selection(), {})
    assert asked is not None
    assert asked.intent is None
    chosen = CHOOSE.form(aki.view, Selection(), {"bundles": "bundle1,bundle4"})
    assert chosen is not None
    # A bundle of one kind is no legal one: that is said, and may be locked all the same.
    assert "More than 2" in chosen.lines[0].en
    assert isinstance(chosen.intent, LockPlan)
    aki.ask(chosen.intent)
    assert count(ren.view, "deck.0") == 0  # nothing shows before the other has chosen
    ren.ask(LockPlan("bundles bundle2,bundle3"))

    for seat, kinds in ((0, {"rat", "meteor"}), (1, {"cat", "boar"})):
        view = table.sit(seat).view
        assert count(view, f"deck.{seat}") == 2 * BUNDLE_SIZE - 5
        assert {view.cards[card].ref for card in view.cards_in(f"hand.{seat}")} <= kinds
        assert count(view, f"aside.{seat}") == 2 * BUNDLE_SIZE
    assert isinstance(aki.ask(Procedure("begin")), Accepted)
    assert aki.view.turn.number == 1
    assert aki.view.seals == ()


@pytest.mark.parametrize(
    "text", ["", "bundles", "bundles bundle1", "bundles bundle1,bundle9", "summon rat 1"]
)
def test_what_is_no_choice_of_two_takes_nothing(text: str, table: LocalTable) -> None:
    assert chosen_bundles(text) == ()
    table.sit(0).ask(LockPlan(text))
    table.sit(1).ask(LockPlan("bundles bundle1,bundle2"))
    assert count(table.sit(0).view, "deck.0") == 0
    assert count(table.sit(1).view, "deck.1") == 2 * BUNDLE_SIZE - 5
