"""What every player chooses where there is little to think about."""

import pytest

from app.games.blackpoker.computer.choosing import pick, plainly
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.deed import Deed, deed_of
from app.games.blackpoker.flow.stage_reading import being_done, top
from app.games.blackpoker.rules.rule_set import rules_of
from tests.games.blackpoker.black_table import BlackTable, Side


def chosen(table: BlackTable, seat: int = 0) -> list[str]:
    """Return what is chosen for what is on top of the stage, as it is written."""
    view = table.view(seat)
    one = being_done(view) or top(view)
    assert one is not None
    deed = deed_of(view, one)
    assert deed is not None
    (choice,) = (c for c in effect_of(deed).choices(view, deed) if c.only is None)
    return [_written(table, name, seat) for name in plainly(view, deed, choice)]


def _written(table: BlackTable, name: str, seat: int) -> str:
    view = table.view(seat)
    ref = view.cards[name].ref if name in view.cards else None
    return ref.replace("-", "") if ref else table.written(name, seat)


def test_what_is_worth_least_pays() -> None:
    table = BlackTable(Side("S9 D2 HK", "S4 C9", "D4 D9"), Side(soldiers="C4"), format="lite")
    view = table.view()
    assert pick(view, table.cards("S9 D2 HK"), 1, "discards") == table.cards("D2")
    both = (table.unit("D4"), table.unit("D9"))
    assert pick(view, both, 1, "drives") == (table.unit("D9"),)
    soldiers = (table.unit("C9"), table.unit("S4"))
    assert pick(view, soldiers, 1, "gives") == (table.unit("S4"),)


@pytest.mark.parametrize(
    ("own", "other", "name", "how", "expected"),
    [
        (Side("D3 S2"), Side(soldiers="C4"), "twist", {"target": "C4"}, ["driven"]),
        (Side("D3 S2", "C9'"), Side(), "twist", {"target": "C9"}, ["charged"]),
        (Side("H3 C2"), Side(), "addBulwark", {}, ["two"]),
        (Side("H3 C2", deck=6), Side(), "addBulwark", {}, ["one"]),
        (Side("H3 H4", grave="S3 SK"), Side(), "reunion", {}, ["SK"]),
        (
            Side("S3 H4", bulwarks="D2", grave="S3 CQ"),
            Side(),
            "reanimate",
            {"target": "D2"},
            ["CQ"],
        ),
    ],
)
def test_a_choice_by_what_things_are_worth(
    own: Side, other: Side, name: str, how: dict[str, str], expected: list[str]
) -> None:
    table = BlackTable(own, other, format="pro")
    hand = own.hand.split()
    pays = name == "twist"
    table.start(
        name, keys=" ".join(hand[: 1 if pays else 2]), discards=hand[1] if pays else "", **how
    )
    assert chosen(table) == expected


def test_a_bulwark_is_made_of_the_worst_card_and_the_hand_is_cut_down_to_the_best() -> None:
    table = BlackTable(Side("SK S2 S9"), format="lite")
    view = table.view()
    action = rules_of(view).actions["setBulwark"]
    deed = Deed(action, rules_of(view), 0, 1)
    (choice,) = effect_of(deed).choices(view, deed)
    assert plainly(view, deed, choice) == table.cards("S2")


def test_nobody_attacks_and_nobody_blocks_by_worth_alone() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="C10"), format="lite")
    table.start("attack")
    assert chosen(table) == []
