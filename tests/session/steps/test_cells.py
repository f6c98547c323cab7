"""Numbered places of a field: one unit each, marked and aimed at, and told by their number."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.data.value import replace
from app.core.fact import Began, UnitMove, UnitsMoved
from app.core.intents.turn_intents import Declare
from app.core.past.table_soundness import check_cells
from app.core.text.words import Language, Words
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Refused
from tests.helpers.play import decks_for
from tests.helpers.told import told_last
from tests.helpers.toy_games import TOYS

OUTPOST = TOYS["outpost"]


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    table.sit(0).ask(i.Procedure("deal"))
    return table


def _cells(table: LocalTable, zone: str) -> dict[int, str]:
    truth = table.host.tree.table
    return {truth.units[name].cell: name for name in truth.fields[zone]}


def _why(table: LocalTable, step: i.Step, seat: int = 0) -> Words:
    answer = table.sit(seat).ask(step)
    assert isinstance(answer, Refused)
    return answer.reason


def test_units_that_are_laid_stand_in_their_cells(table: LocalTable) -> None:
    assert sorted(_cells(table, "wild")) == [1, 5]


def test_a_card_goes_to_the_cell_that_was_asked_for_or_to_the_first_empty_one(
    table: LocalTable,
) -> None:
    seat = table.sit(0)
    seat.ask(i.Move(seat.view.zones["hand.0"].items[:1], "wild", -1, cell=3))
    assert sorted(_cells(table, "wild")) == [1, 3, 5]
    seat.ask(i.Move(seat.view.zones["hand.0"].items[:2], "wild", -1))
    assert sorted(_cells(table, "wild")) == [1, 2, 3, 4, 5]
    # With all of them taken it stands beside them.
    seat.ask(i.Move(seat.view.zones["hand.0"].items[:1], "wild", -1))
    assert sorted(_cells(table, "wild")) == [0, 1, 2, 3, 4, 5]


def test_a_cell_holds_one_unit(table: LocalTable) -> None:
    seat = table.sit(0)
    hand = seat.view.zones["hand.0"].items
    taken = _why(table, i.Move(hand[:1], "wild", cell=1))
    assert taken.en == "Cell 1 of Wilderness is taken. Choose an empty one."
    assert _why(table, i.Move(hand[:2], "wild", cell=2)).en.startswith("One cell holds one unit.")
    assert _why(table, i.Move(hand[:1], "wild", cell=6)).en.startswith("Wilderness has no cell")
    assert _why(table, i.Move(hand[:1], "wild", cell=-1)).ja.startswith("荒野にその番号のマスは")
    assert _why(table, i.Bring(("new",), "wild", cell=5)).en == taken.en.replace("1", "5")


def test_a_unit_keeps_its_cell_until_it_goes_to_another(table: LocalTable) -> None:
    seat, own = table.sit(0), _cells(table, "wild")[1]
    seat.ask(i.MoveUnits((own,), "wild"))
    assert _cells(table, "wild")[1] == own
    seat.ask(i.MoveUnits((own,), "wild", cell=2))
    assert _cells(table, "wild")[2] == own
    seat.ask(i.MoveUnits((own,), "camp.t0", cell=3))
    assert sorted(_cells(table, "camp.t0")) == [3]
    seat.ask(i.MoveUnits((own,), "camp.t0", cell=3))
    assert sorted(_cells(table, "camp.t0")) == [3]


def test_two_that_change_places_change_cells(table: LocalTable) -> None:
    one, other = (_cells(table, "wild")[cell] for cell in (1, 5))
    table.sit(0).ask(i.SwapUnits(one, other))
    assert (_cells(table, "wild")[5], _cells(table, "wild")[1]) == (one, other)


def test_what_is_brought_comes_to_a_cell(table: LocalTable) -> None:
    table.sit(0).ask(i.Bring(("new",), "wild", cell=4))
    assert sorted(_cells(table, "wild")) == [1, 4, 5]


def test_a_cell_carries_marks_is_aimed_at_and_an_arrow_points_at_it(table: LocalTable) -> None:
    seat, own = table.sit(0), _cells(table, "wild")[1]
    seat.ask(i.PutMark(("wild#4",), "fire", value=2))
    assert seat.view.marks["wild#4"][0].value == 2
    seat.ask(i.PutMark((own,), "fire", value=1, to="wild#2"))
    assert seat.view.units[own].marks[0].to == "wild#2"
    seat.ask(Declare("march", targets=(own, "wild#4")))
    assert seat.view.stage.declarations[0].targets == (own, "wild#4")
    for strange in ("wild#6", "wild#0", "deck.1#0", "hand.0#1"):
        assert isinstance(seat.ask(i.PutMark((strange,), "fire", value=1)), Refused)
        assert isinstance(seat.ask(Declare("march", targets=(strange,))), Refused)
    seat.ask(i.PutMark(("wild#4",), "fire", value=0))
    assert "wild#4" not in seat.view.marks


@pytest.mark.parametrize(
    ("step", "language", "said"),
    [
        (
            i.PutMark(("wild#4",), "fire", value=2),
            "en",
            "Aki sets fire on the Wilderness, cell 4 to 2",
        ),
        (i.PutMark(("wild#4",), "fire", value=2), "ja", "Akiが荒野の4番のマスの火を2にした"),
        (i.MoveUnits(("own",), "wild", cell=2), "en", "Aki moves {own} to the Wilderness, cell 2"),
        (
            i.MoveUnits(("own",), "camp.t0", cell=2),
            "ja",
            "Akiが{own}を荒野から陣地の2番のマスへ移した",
        ),
    ],
)
def test_the_log_says_which_cell(
    table: LocalTable, step: i.Step, language: Language, said: str
) -> None:
    seat, own = table.sit(0), _cells(table, "wild")[1]
    ref = seat.view.cards[seat.view.units[own].base].ref
    if isinstance(step, i.MoveUnits):
        step = replace(step, units=(own,))
    seat.ask(step)
    assert told_last(seat, OUTPOST, language) == said.replace("{own}", str(ref))


def test_undo_gives_the_cell_back(table: LocalTable) -> None:
    seat, own = table.sit(0), _cells(table, "wild")[1]
    seat.ask(i.MoveUnits((own,), "wild", cell=3))
    seat.ask(i.Undo())
    assert _cells(table, "wild")[1] == own


def test_a_file_cannot_put_two_in_one_cell_nor_lay_cells_where_none_can_be(
    table: LocalTable,
) -> None:
    truth, (one, other) = table.host.tree.table, (_cells(table, "wild")[n] for n in (1, 5))
    for cell in (5, 6, -1):
        with pytest.raises(ImpossibleFactError):
            apply(truth, UnitsMoved(0, (UnitMove(one, "wild", cell=cell),)))
    spoilt = replace(truth.units[one], cell=truth.units[other].cell)
    assert list(check_cells(replace(truth, units={**truth.units, one: spoilt})))
    assert not list(check_cells(truth))
    began = table.host.tree.nodes[0].facts[0]
    assert isinstance(began, Began)
    for cells, name in ((100, "wild"), (-1, "wild"), (1, "deck")):
        zones = tuple(
            replace(zone, cells=cells) if zone.name == name else zone for zone in began.zones
        )
        with pytest.raises(ImpossibleFactError):
            apply(None, replace(began, zones=zones))
