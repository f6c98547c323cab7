"""A plan in the making survives a crash, in a file of its own, and goes once the plans open."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from app.core.ids import JUDGE
from app.core.intents.seal_intents import LockPlan, UnlockPlan
from app.core.intents.turn_intents import NextTurn
from app.places import plans_folder
from app.session.host.local_table import LocalTable
from app.store.tables.kept_drafts import DraftFile, KeptDraft
from app.store.tables.table_file import table_lines
from app.ui.app.window import Window
from app.ui.table.bridge import Bridge
from app.ui.table.planned.draft_keeping import DraftKeeping
from app.ui.table.table_document import Document
from tests.helpers.shipped import shipped_base
from tests.ui.far import FarTable
from tests.ui.planning.conftest import begun, draft, plan_both, settle


def kept() -> list[Path]:
    return sorted(plans_folder().glob("*")) if plans_folder().is_dir() else []


class Visited:
    """A table far away, as a visit has it: it is known by the key of its host."""

    hosted = True
    kept_as = "the key of a host"

    def __init__(self, far: FarTable) -> None:
        self.far = far
        self.spec = far.spec
        self.sit = far.sit


def test_what_was_sketched_last_is_there_when_the_table_comes_back(
    put: Callable[..., Window], table: LocalTable
) -> None:
    window = put(table)
    told = plan_both(window)
    assert len(kept()) == 1
    again = LocalTable(table.host)  # nothing but the host is left: the window crashed
    window = put(again)
    assert draft(window) == list(told)
    window.run_action("undo")
    assert draft(window) == []
    assert kept() == []


def test_each_seat_and_each_table_has_its_own(put: Callable[..., Window]) -> None:
    first, second = begun(3), begun(4)
    window = put(first)
    told = plan_both(window)
    assert window.bridge is not None
    window.bridge.act_as(1)
    settle()
    assert draft(window) == [], "Ren has none"
    window = put(second)
    assert draft(window) == [], "it is another table"
    window = put(LocalTable(first.host))
    assert draft(window) == list(told)


def test_it_goes_once_the_plans_of_the_turn_opened(window: Window, table: LocalTable) -> None:
    plan_both(window)
    window.run_action("lock_plan")
    settle()
    assert len(kept()) == 1, "it may be taken back"
    table.sit(1).ask(LockPlan(""))
    settle()
    assert kept() == []


def test_it_goes_with_its_turn(window: Window, table: LocalTable) -> None:
    plan_both(window)
    table.sit(JUDGE).ask(NextTurn(0, "plan", (1,)))
    settle()
    assert kept() == []
    assert draft(window) == []


def test_a_plan_that_was_locked_before_the_crash_is_taken_back_and_gone_on_with(
    put: Callable[..., Window], table: LocalTable
) -> None:
    first = table.sit(0).view.zones["field.0"].items[0]
    table.sit(0).ask(LockPlan(f"A:{first}"))
    window = put(LocalTable(table.host))
    assert window.place is not None
    window.place.carry_out(UnlockPlan())
    settle()
    assert draft(window) == [f"A:{first}"]


def test_nothing_of_it_is_in_the_table_or_its_file_or_told_to_anybody(
    put: Callable[..., Window], table: LocalTable, tmp_path: Path
) -> None:
    told: list[object] = []
    table.host.join(1, told.append)
    told.clear()
    steps = len(table.host.journal)
    window = put(table)
    card, *_ = plan_both(window)
    assert told == []
    assert len(table.host.journal) == steps
    assert window.document is not None
    path = tmp_path / "table.chabudai"
    window.document.save(path)
    text = path.read_bytes()
    plain = gzip.decompress(text) if text[:2] == b"\x1f\x8b" else text
    assert card.encode() not in plain
    assert card.encode() not in b"".join(table_lines(table.host.journal))


def test_at_a_table_far_away_nothing_is_sent_and_a_visit_takes_it_up_again(
    qapp: object, table: LocalTable
) -> None:
    first = FarTable(table)
    bridge = Bridge(Visited(first))  # type: ignore[arg-type]
    keeping = DraftKeeping(bridge, Visited(first))  # type: ignore[arg-type]
    from tests.helpers.toy_games.sketching import sketched

    bridge.ask(sketched(["A:here"]))
    assert not first.requests
    assert bridge.view.draft == "A:here"
    bridge.close()
    keeping.deleteLater()
    # The visit came back, and its seat was made anew.
    again = FarTable(LocalTable(table.host))
    other = Bridge(Visited(again))  # type: ignore[arg-type]
    keeping = DraftKeeping(other, Visited(again))  # type: ignore[arg-type]
    assert other.view.draft == "A:here"
    assert not again.requests
    other.close()
    keeping.deleteLater()


def test_a_disk_that_refuses_is_told_of_once_and_planning_goes_on(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: DraftFile, _draft: KeptDraft) -> None:
        from app.core.text.words import Words
        from app.store.file_trouble import StoreError

        raise StoreError(Words("The disk is full.", "ディスクがいっぱいです。"))

    monkeypatch.setattr(DraftFile, "keep", refuse)
    place = window.place
    assert place is not None
    said: list[object] = []
    place.drafts.failed.connect(said.append)
    told = plan_both(window)
    assert draft(window) == list(told)
    assert len(said) == 1


def test_a_document_has_no_name_before_its_first_turn(table: LocalTable) -> None:
    document = Document(table, shipped_base(), None, None)
    name = document.kept_as
    assert name
    table.sit(JUDGE).ask(NextTurn(1, "plan", (0,)))
    assert Document(LocalTable(table.host), shipped_base(), None, None).kept_as == name
