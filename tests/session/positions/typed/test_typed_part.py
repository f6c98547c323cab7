"""A part of a position, typed at a table that lies there: what it lays, and what it joins."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.card import value_of
from app.core.ids import JUDGE
from app.core.intents.laying_intents import Lay
from app.core.placed.table_position import UNKNOWN, position_of
from app.core.sight import view
from app.core.table import Table, Turn
from app.games.game_registry import GAMES
from app.session.host.host import Host
from app.session.host.updates import Accepted
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_part import typed_part
from app.session.positions.typed.typed_position import typed_position

BEGUN = "Aki: deck 10 unknown; Ren: deck 10 unknown; turn 4 Aki"
SPEC, CARDS = GAMES["pokemon"], GAMES.cards("pokemon")


class Bench:
    """A table on which a judge types."""

    def __init__(self, text: str = BEGUN, game: str = "pokemon") -> None:
        self.spec, self.cards = GAMES[game], GAMES.cards(game)
        self.host: Host = lay_position(
            self.spec, typed_position(text, self.spec, self.cards).position
        )
        self.asked = 0

    def type(self, text: str, zone: str, unit: str = "") -> list[str]:
        """Type a text at a place; return what is odd about it."""
        seen = view(self.host.tree.table, JUDGE)
        part = typed_part(text, self.spec, self.cards, seen, zone, unit)
        assert part.intent is not None
        self.asked += 1
        cursor = self.host.tree.cursor
        answer = self.host.submit(i.Request(f"r{self.asked}", JUDGE, cursor, part.intent))
        assert isinstance(answer, Accepted), answer
        return [remark.en for remark in part.remarks]

    @property
    def table(self) -> Table:
        return self.host.tree.table

    def lies(self, zone: str) -> list[str]:
        table = self.table
        numbers = (
            table.zones[zone]
            if zone in table.zones
            else [n for name in table.fields[zone] for n in table.units[name].parts]
        )
        return [self.name(table.cards[number].ref) for number in numbers]

    def name(self, ref: str) -> str:
        return ref if ref == UNKNOWN else self.cards.get(ref).name.en


def test_what_says_no_zone_lies_where_it_is_typed() -> None:
    bench = Bench()
    assert bench.type("Dreepy, Duskull 20", "bench.1") == []
    assert bench.lies("bench.1") == ["Dreepy", "Duskull"]
    second = bench.table.units[bench.table.fields["bench.1"][1]]
    assert value_of(second.marks, "damage") == 20
    assert second.entered == 3
    assert {bench.table.cards[number].owner for number in second.parts} == {1}
    bench.type("3 unknown, Iono", "hand.0")
    assert bench.lies("hand.0") == [UNKNOWN] * 3 + ["Iono"]


def test_a_whole_side_is_typed_at_any_place() -> None:
    bench = Bench()
    bench.type("Ren: active Froslass < Snorunt [asleep]; stadium Artazon; turn 7 Ren", "hand.0")
    assert bench.lies("active.1") == ["Froslass", "Snorunt"]
    assert bench.table.turn == Turn(7, 1, "main", (("draw", 1),))
    assert len(bench.host.tree.nodes) == 2


def test_what_is_typed_at_a_unit_joins_it() -> None:
    bench = Bench()
    bench.type("Dragapult ex", "active.0")
    (unit,) = bench.table.fields["active.0"]
    bench.type("2P 1R, 150, poisoned", "active.0", unit)
    bench.type("+ Bravery Charm", "active.0", unit)
    bench.type("< Drakloak < Dreepy", "active.0", unit)
    assert bench.table.fields["active.0"] == (unit,)
    assert bench.lies("active.0") == [
        *("Dragapult ex", "Drakloak", "Dreepy"),
        *("Basic Psychic Energy", "Basic Psychic Energy", "Basic Fire Energy", "Bravery Charm"),
    ]
    marks = bench.table.units[unit].marks
    assert (value_of(marks, "damage"), value_of(marks, "poisoned")) == (150, 1)
    bench.type("90", "active.0", unit)
    assert value_of(bench.table.units[unit].marks, "damage") == 90


def test_a_card_that_is_typed_at_a_unit_stands_beside_it() -> None:
    bench = Bench()
    bench.type("Dreepy", "bench.0")
    (unit,) = bench.table.fields["bench.0"]
    bench.type("Duskull 20", "bench.0", unit)
    assert bench.lies("bench.0") == ["Dreepy", "Duskull"]


def test_the_turn_stays_what_it_was_unless_it_is_said() -> None:
    bench = Bench()
    before = bench.table.turn
    bench.type("Dreepy", "bench.0")
    assert bench.table.turn == before
    bench.type("used energy", "bench.0")
    assert bench.table.turn == Turn(4, 0, "main", (*before.ledger, ("energy", 1)))


def test_an_option_is_agreed_on_with_it() -> None:
    bench = Bench()
    bench.type("option stadium: on; Dreepy", "bench.0")
    assert ("stadium", "on") in bench.table.options
    assert bench.lies("bench.0") == ["Dreepy"]
    assert len(bench.host.tree.nodes) == 2


def test_a_position_that_is_typed_part_by_part_is_the_position() -> None:
    whole = (
        "Aki: active Dragapult ex < Drakloak < Dreepy + Bravery Charm 2P 1R [150, poisoned]; "
        "bench Dreepy, Duskull 20; hand Iono, 2 unknown; prizes 4; deck 20 unknown; "
        "Ren: active Froslass < Snorunt; prizes 6; deck 30 unknown; discard Ultra Ball; "
        "stadium Artazon; turn 6 Ren; used supporter"
    )
    bench = Bench("turn 2 Aki")
    for part in whole.split("; "):
        if part.startswith("Ren: "):
            who = "Ren: "
        elif part.startswith("Aki: "):
            who = "Aki: "
        bench.type(part if part.startswith(who) else who + part, "hand.0")
    other = Bench(whole)
    for zone in bench.table.setting.zones:
        assert bench.lies(zone) == other.lies(zone), zone
    assert bench.table.turn == other.table.turn
    laid = [unit.marks for unit in position_of(bench.table).zones[0].units]
    assert laid == [unit.marks for unit in position_of(other.table).zones[0].units]


def test_in_cells_they_stand_where_nobody_stands() -> None:
    bench = Bench("turn 3 Aki", "nullpoga")
    zone = "battle.0"
    bench.type("Rat", zone)
    bench.type("3: Cat", zone)
    bench.type("Boar, 5: wilderness", zone)
    assert [mark.key for mark in bench.table.marks["battle.0#5"]] == ["wilderness"]
    cells = [bench.table.units[unit].cell for unit in bench.table.fields[zone]]
    assert sorted(cells) == [1, 2, 3]
    bench.type("Turtle", zone, f"{zone}#4")
    bench.type("turn 5 Aki", zone, f"{zone}#4")
    last = bench.table.units[bench.table.fields[zone][-1]]
    assert (last.cell, bench.table.turn.number) == (4, 5)
    with pytest.raises(PositionError):
        bench.type("Rat", zone, f"{zone}#4")
    with pytest.raises(PositionError) as told:
        bench.type("2: Rat", zone)
    assert told.value.words.ja


@pytest.mark.parametrize(
    "text",
    ["first: Ren", "turn 5 Aki nophase", "+ ", "Dreepy [nothing]", "x" * 200],
)
def test_what_is_not_understood_is_said(text: str) -> None:
    bench = Bench()
    bench.type("Dreepy", "bench.0")
    unit = bench.table.fields["bench.0"][0]
    with pytest.raises(PositionError) as told:
        bench.type(text, "bench.0", unit)
    assert told.value.words.en
    assert told.value.words.ja


def test_nothing_said_lays_nothing() -> None:
    seen = view(Bench().table, JUDGE)
    assert typed_part("  # only a thought", SPEC, CARDS, seen, "bench.0").intent is None
    part = typed_part("Dreepy", SPEC, CARDS, seen, "bench.0")
    assert isinstance(part.intent, Lay)
