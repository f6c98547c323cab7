"""What is foreseen of a stage, as it is written."""

from __future__ import annotations

from app.games.blackpoker.blackpoker_game import SPEC
from app.games.contracts.stage.forecast_contract import Forecast
from app.session.trial.stage_forecast import stage_forecast
from tests.games.blackpoker.black_table import BlackTable, Side


def foreseen(table: BlackTable, seat: int = 0) -> Forecast:
    found = stage_forecast(SPEC, table.view(seat))
    assert found is not None
    return found


def comes(table: BlackTable, seat: int = 0) -> list[str]:
    return [words.en for words in foreseen(table, seat).comes]


def each(table: BlackTable, seat: int = 0) -> list[str]:
    """Return what each declaration comes to, the newest first."""
    return [words.en for _, words in foreseen(table, seat).each]


def blocked(mine: str = "C10", theirs: str = "C3", by: str = "D10") -> BlackTable:
    """Aki attacks with ♠9 and ♥5+♥A; Ren blocks the first."""
    table = BlackTable(
        Side("H3 HJ C8 H7 DA D2", "S9 H5+HA", mine),
        Side("S5 D8 D9", "D10", theirs),
        format="pro",
    )
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9 H5+HA")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, **{"by_S9": by, "by_H5+HA": ""})
    return table
