"""A table as it lies becomes a preset, and a table laid with it lies so again."""

from __future__ import annotations

from collections import Counter

from app.core import intent as i
from app.core.intents.zone_intents import MakeZone
from app.games._playing_cards.playing_packs import FULL
from app.games.open_table.presets.preset_reading import cards_of, read_preset, write_preset
from app.games.open_table.presets.preset_saving import preset_of
from tests.games.open_table.table import OpenTable


def _again(table: OpenTable, seats: int, deck: tuple[str, ...] = FULL) -> OpenTable:
    text = write_preset(preset_of(table.view(0), "My game"))
    other = OpenTable(seats, "", deck)
    other.do(0, i.Procedure("lay_out", (("preset", text),)))
    return other


def _heights(table: OpenTable) -> dict[str, list[bool]]:
    setting = table.truth.setting.zones
    return {
        setting[zone].spec.title.en + "".join(map(str, setting[zone].holders)): [
            table.truth.cards[card].up for card in pile
        ]
        for zone, pile in table.truth.zones.items()
        if zone != "aside"
    }


def test_klondike_saved_and_laid_again_has_the_same_heights() -> None:
    table = OpenTable(1, "klondike")
    assert _heights(_again(table, 1)) == _heights(table)


def test_hands_piles_and_discard_are_kept_for_each_seat() -> None:
    table = OpenTable(3)
    table.do(0, i.Procedure("deal", (("count", "6"),)))
    table.do(0, MakeZone("Pool", (400.0, 300.0, 200.0, 96.0), None, "public", "row"))
    table.do(0, i.Draw(4, "stock", table.pile("Pool")))
    table.do(0, i.Draw(2, "stock", "discard"))
    assert _heights(_again(table, 3)) == _heights(table)


def _on_mat(table: OpenTable) -> list[tuple[object, int, bool]]:
    units = table.truth.units.values()
    return [
        (unit.position, len(unit.parts), table.truth.cards[unit.base].up)
        for unit in sorted(units, key=lambda unit: unit.position or (0, 0))
    ]


def test_what_lies_on_the_bare_mat_is_kept_in_its_place() -> None:
    table = OpenTable(2)
    for number, up in enumerate((True, False)):
        spot = (300.0 + 90 * number, 300.0)
        table.do(0, i.Move(("stock#0",), "mat", -1, up=up, position=spot))
    first = table.view(0).zones["mat"].items[0]
    table.do(0, i.Attach(("stock#0",), first))
    lying = _on_mat(table)
    assert [(many, up) for _, many, up in lying] == [(2, True), (1, False)]
    assert _on_mat(_again(table, 2)) == lying


def test_no_card_that_lay_face_down_on_the_mat_is_turned_up() -> None:
    table = OpenTable(2)
    for _ in range(2):
        table.do(0, i.Move(("stock#0",), "mat", -1, up=False, position=(300.0, 300.0)))
    table.do(0, i.Attach(("stock#0",), table.view(0).zones["mat"].items[0]))
    other = _again(table, 2)
    told = {
        seat: [one for one in other.view(seat).cards.values() if one.zone == "mat"]
        for seat in (0, 1)
    }
    for cards in told.values():
        assert sorted(card.up for card in cards) == [False, False, True]
        assert all((card.ref is not None) == card.up for card in cards)
    assert [position for position, _, _ in _on_mat(other)] == [(300.0, 300.0)] * 3


def test_several_dealt_face_down_to_the_mat_stay_so() -> None:
    text = '{"chabudai_preset": 1, "title": {"en": "Pit", "ja": "穴"}, "deal": ['
    text += '{"to": "mat", "cards": 3, "face": "down", "at": [300, 300]}]}'
    table = OpenTable(2)
    table.do(0, i.Procedure("lay_out", (("preset", text),)))
    assert [(many, up) for _, many, up in _on_mat(table)] == [(1, False)] * 3


def test_cards_are_named_only_where_all_of_them_are_seen() -> None:
    table = OpenTable(2)
    hidden = preset_of(table.view(0), "Hidden")
    assert (hidden.cards, hidden.seats, hidden.turns) == ((), (2, 2), False)
    table = OpenTable(2, "", ("S-A", "H-10", "?Dragon||", "?Dragon||"))
    table.do(0, i.Draw(4, "stock", "discard"))
    seen = read_preset(write_preset(preset_of(table.view(1), "Seen")))
    assert Counter(cards_of(seen)) == Counter(("S-A", "H-10", "?Dragon||", "?Dragon||"))


def test_its_name_is_one_line_of_bounded_length() -> None:
    preset = preset_of(OpenTable(1).view(), "x\ny" + "z" * 100)
    assert "\n" not in preset.title.en
    assert len(preset.title.en) <= 60
    read_preset(write_preset(preset))
