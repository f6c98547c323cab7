import pytest

from app.games.blackpoker.rules.action_model import Slot, Way
from app.games.blackpoker.rules.action_reading import read_action, read_slot

ENTRY = {
    "id": "throw",
    "name": {"en": "Throw", "ja": "投擲"},
    "type": "normal_magic",
    "timing": "main",
    "keys": ["S A-K", "C A-K"],
    "target": {"kind": "player", "owner": "opponent"},
    "effect": {"en": "Hurts.", "ja": "痛い。"},
    "edition9": {"timing": "quick", "cost": "D"},
}


@pytest.mark.parametrize(
    ("text", "slot"),
    [
        ("joker", Slot(joker=True)),
        ("H A-10", Slot("H", 1, 10)),
        ("* J-K", Slot("SHDC", 11, 13)),
        ("* 5", Slot("SHDC", 5, 5)),
    ],
)
def test_a_slot_is_read(text: str, slot: Slot) -> None:
    assert read_slot(text) == slot


def test_a_rank_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="X"):
        read_slot("H X")


def test_an_action_is_read_as_each_edition_has_it() -> None:
    sixth, ninth = read_action(ENTRY, "6"), read_action(ENTRY, "9")
    assert sixth.ways == (Way("", "main"),)
    assert ninth.ways == (Way("D", "quick"),)
    assert sixth.target is not None
    assert (sixth.target.kind, sixth.target.owner) == ("player", "opponent")


def test_limits_another_cost_and_the_trump_are_read() -> None:
    more = {
        **ENTRY,
        "limits": ["once_per_turn", "off_turn", "no_counter"],
        "or": {"cost": "DD", "timing": "quick"},
        "of": "S2",
        "immediate": True,
    }
    read = read_action(more, "6")
    assert (read.once, read.off_turn, read.uncounterable, read.immediate) == (True,) * 4
    assert read.ways[1] == Way("DD", "quick")
    assert read.trump == "S-2"
