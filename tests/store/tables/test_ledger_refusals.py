"""What people read where a hosted table's file refuses."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from app.session.steps.rights import ImpossibleError
from app.store.file_trouble import StoreError
from app.store.tables import ledger_refusals

PATH = Path("/home/aki/tables/evening.chabudai")


def test_a_gesture_that_the_disk_refused_did_not_happen() -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    refused = ledger_refusals.refused(PATH, full)
    assert refused.code == "disk"
    assert refused.reason.en.startswith("Nothing was changed")
    assert "the disk is full" in refused.reason.en
    assert "ディスクの空きがありません" in refused.reason.ja


def test_at_a_closed_table_nothing_happens_either() -> None:
    over = ledger_refusals.over(PATH)
    assert over.code == "closed"
    assert "has closed “evening.chabudai”" in over.reason.en


@pytest.mark.parametrize(
    "refused",
    [ledger_refusals.refused(PATH, OSError(errno.EIO, "broken")), ledger_refusals.over(PATH)],
    ids=lambda one: one.code,
)
def test_guests_learn_the_name_of_the_file_and_not_where_it_lies(
    refused: ImpossibleError,
) -> None:
    for said in (refused.reason.en, refused.reason.ja):
        assert "evening.chabudai" in said
        assert "aki" not in said


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ledger_refusals.exists(PATH), "Choose another name"),
        (ledger_refusals.open_elsewhere(PATH), "Join that table"),
    ],
    ids=["exists", "open elsewhere"],
)
def test_the_host_learns_where_the_file_lies_and_what_to_do(error: StoreError, said: str) -> None:
    assert said in error.words.en
    for words in (error.words.en, error.words.ja):
        assert "evening.chabudai" in words
        assert "/home/aki/tables" in words
