"""People make zones, change them and remove them again."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.table import Table
from app.core.zone import MADE
from tests.core.small_table import AKI, REN, laid, moved


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


MADE_ZONE = f"{MADE}1"
PLACE, ELSEWHERE = (0.0, 0.0, 63.0, 88.0), (100.0, 0.0, 63.0, 88.0)
SIDE = ZoneMade(AKI, MADE_ZONE, "Side", AKI, "owner", PLACE)


def test_a_zone_is_made_changed_and_removed(table: Table) -> None:
    made = apply(table, SIDE)
    zone = made.setting.zones[MADE_ZONE]
    assert (zone.is_made, zone.maker, zone.holders, made.zones[MADE_ZONE]) == (
        True,
        AKI,
        (AKI,),
        (),
    )
    changed = apply(made, ZoneChanged(REN, MADE_ZONE, "Aside", ELSEWHERE, "row"))
    zone = changed.setting.zones[MADE_ZONE]
    assert (zone.spec.title.en, zone.maker, zone.spec.visibility) == ("Aside", AKI, "owner")
    assert apply(changed, ZoneRemoved(AKI, MADE_ZONE)).zones == table.zones


def test_one_in_which_cards_lie_is_not_removed(table: Table) -> None:
    held = moved(apply(table, SIDE), 3, MADE_ZONE, handle="cnew")
    with pytest.raises(ImpossibleFactError, match="there are cards"):
        apply(held, ZoneRemoved(AKI, MADE_ZONE))


def test_the_game_s_own_are_nobody_s_to_change(table: Table) -> None:
    for fact in (ZoneRemoved(AKI, "grave.0"), ZoneChanged(AKI, "grave.0", "Mine", PLACE)):
        with pytest.raises(ImpossibleFactError, match="the game's own"):
            apply(table, fact)


def test_no_name_is_given_twice(table: Table) -> None:
    with pytest.raises(ImpossibleFactError, match="no other zone"):
        apply(apply(table, SIDE), SIDE)
