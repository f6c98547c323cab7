"""What stays the same for a whole game, as it goes over the wire."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR
from app.core.table import Setting
from app.core.zone import Seat, lay_zones
from app.net.encoding.setting_form import every_seat, secret_zones, setting_form, setting_from
from app.net.transport.wire_error import WireError
from tests.core.small_table import laid, zone


@pytest.fixture
def setting() -> Setting:
    return laid().setting


def read(form: Any) -> Setting:
    """Return a setting as the other side reads it."""
    return setting_from(json.loads(json.dumps(form)))


def test_it_is_read_as_it_was_written_with_its_zones_in_their_order(setting: Setting) -> None:
    again = read(setting_form(setting))
    assert again == setting
    assert list(again.zones) == list(setting.zones)
    assert read(setting_form(replace(setting, seed=7))).seed == 7
    assert read(setting_form(replace(setting, first=1))).first == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda form: form["zones"].update({"hand.7": form["zones"].pop("hand.0")}),
        lambda form: form["zones"]["hand.0"].update(holders=[2]),
        lambda form: form["zones"]["hand.0"].update(holders=[-1]),
        lambda form: form.update(first=2),
    ],
    ids=["another name", "a seat that is not there", "a seat before the first", "who went first"],
)
def test_zones_that_are_nobodys_are_refused(
    setting: Setting, spoil: Callable[[dict[str, Any]], None]
) -> None:
    form = copy.deepcopy(json.loads(json.dumps(setting_form(setting))))
    spoil(form)
    with pytest.raises(WireError, match="setting"):
        setting_from(form)


@pytest.mark.parametrize("raw", [None, [], "setting", 7])
def test_what_is_no_object_is_no_setting(raw: Any) -> None:
    with pytest.raises(WireError, match="setting"):
        setting_from(raw)


def test_a_field_of_another_type_is_refused(setting: Setting) -> None:
    form = json.loads(json.dumps(setting_form(setting)))
    with pytest.raises(WireError, match="setting"):
        setting_from(form | {"game": 7})
    with pytest.raises(WireError, match="setting"):
        setting_from(form | {"dealer": "Aki"})


def test_everybody_whose_eyes_somebody_can_have(setting: Setting) -> None:
    assert every_seat(setting) == (0, 1, JUDGE, SPECTATOR)


def test_a_zone_is_secret_where_some_seat_may_not_know_its_size() -> None:
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    specs = (zone("hand", "owner"), zone("shields", "sealed"), zone("deck", counted_below=10))
    setting = Setting("toy", seats, lay_zones(specs, seats))
    assert secret_zones(setting) == {"shields.0", "shields.1", "deck.0", "deck.1"}
