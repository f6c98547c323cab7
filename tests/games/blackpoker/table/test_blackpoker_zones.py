from app.core.intent import Move
from app.core.zone import Seat
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.table.blackpoker_zones import LAYOUT, STAGE, ZONES, lay
from app.session.host.updates import Refused
from tests.games.blackpoker.black_table import BlackTable, Side


def test_who_brings_no_deck_has_a_whole_pack() -> None:
    laid = lay((Seat("Aki", 0), Seat("Ren", 1)), ((), ("S-A", "S-2")))
    assert [card.ref for card in laid if card.owner == 0] == list(CARDS)
    assert [card.ref for card in laid if card.owner == 1] == ["S-A", "S-2"]


def test_nobody_touches_what_is_another_s() -> None:
    table = BlackTable(Side(), Side(soldiers="S9"))
    unit = table.view().units[table.unit("S9", 1)]
    answer = table.ask(Move((unit.base,), "graveyard.1"))
    assert isinstance(answer, Refused)
    assert answer.code == "not-yours"


def test_every_zone_has_a_place_on_the_mat_and_the_stage_lies_over_key_cards() -> None:
    placed = {place.zone: place.rect for place in LAYOUT.places}
    assert set(placed) == {spec.name for spec in ZONES}
    x, y, width, height = placed["keys"]
    assert STAGE[0] <= x
    assert STAGE[1] <= y
    assert x + width <= STAGE[0] + STAGE[2]
    assert y + height <= STAGE[1] + STAGE[3]
