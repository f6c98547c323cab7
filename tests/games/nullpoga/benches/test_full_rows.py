"""The turn that showing it is measured with: full rows, and much in every phase."""

from __future__ import annotations

from app.cli.benches.reveal_bench import full_table
from app.games.nullpoga.benches.full_rows import REVEAL
from app.games.nullpoga.nullpoga_game import SPEC
from app.session.host.updates import Accepted


def test_both_sides_stand_full_and_the_plans_lie_open() -> None:
    view = full_table().sit(0).view
    rows = [f"{row}.{side}" for row in ("battle", "standby") for side in (0, 1)]
    assert [len(view.zones[row].items) for row in rows] == [5] * 4
    assert [seal.locked for seal in view.seals] == [False, False]
    assert SPEC.reveal_benches is not None
    assert SPEC.reveal_benches() is REVEAL


def test_its_steps_lead_to_the_next_turn() -> None:
    table = full_table()
    steps = 0
    while isinstance(table.sit(0).ask(REVEAL.step), Accepted):
        steps += 1
    assert steps >= 3
    assert table.sit(0).view.turn.number == 2
