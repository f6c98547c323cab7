from __future__ import annotations

from app.games.blackpoker.rules.rule_set import every_trump
from app.games.blackpoker.table.trump_words import abilities, stamps
from tests.games.blackpoker.black_table import BlackTable, Side

SLASH = every_trump()["S-2"]


def test_an_open_trump_has_its_name_on_it_and_says_what_it_does_to_both() -> None:
    table = BlackTable(Side(opened="S2 D9"), Side(soldiers="C5"))
    for seat in (0, 1):
        view = table.view(seat)
        slash, rest = (view.units[unit] for unit in view.zones["trumps.0"].items)
        assert stamps(view, slash) == (SLASH.title,)
        first, effect = abilities(view, slash)
        assert first.en == f"Slash: {SLASH.ability.en}"
        assert first.ja == f"スラッシュ：{SLASH.ability.ja}"
        assert effect.en.startswith("Slash: ")
        assert len(abilities(view, rest)) > 1
        soldier = view.units[view.zones["soldiers.1"].items[0]]
        assert stamps(view, soldier) == ()
        assert abilities(view, soldier) == ()


def test_of_one_face_down_its_owner_alone_reads_what_it_will_do() -> None:
    table = BlackTable(Side(trumps="S2"), Side())
    mine, theirs = table.view(0), table.view(1)
    (unit,) = mine.zones["trumps.0"].items
    assert stamps(mine, mine.units[unit]) == ()
    assert abilities(mine, mine.units[unit])
    assert abilities(theirs, theirs.units[unit]) == ()


def test_a_card_without_an_ability_says_nothing() -> None:
    table = BlackTable(Side(opened="C2"), Side())
    view = table.view()
    (unit,) = view.zones["trumps.0"].items
    assert (stamps(view, view.units[unit]), abilities(view, view.units[unit])) == ((), ())
