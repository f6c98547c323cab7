"""A table file is claimed before it is opened, and let go where it cannot be."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from app.core.text.words import Words
from app.store.file_trouble import StoreError
from app.store.live_marker import LiveMarker, is_live, marker_of
from app.store.tables.ledger_marker import marked_open


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.chabudai"


def test_while_it_is_open_nobody_else_opens_it(path: Path) -> None:
    with marked_open(path) as marker:
        assert is_live(path)
        with pytest.raises(StoreError) as refused, marked_open(path):
            pytest.fail("two at once")
        assert "is open already" in refused.value.words.en
    assert is_live(path), "whoever opened it has it from then on"
    marker.remove()
    assert not marker_of(path).exists()


def test_where_it_cannot_be_opened_no_marker_stays(path: Path) -> None:
    with pytest.raises(StoreError), marked_open(path):
        raise StoreError(Words("It is empty.", "空です。"))
    assert not marker_of(path).exists()


def test_a_marker_that_was_left_behind_stays_behind(path: Path) -> None:
    LiveMarker(path).leave()
    with pytest.raises(StoreError), marked_open(path):
        raise StoreError(Words("It is empty.", "空です。"))
    assert marker_of(path).exists()
    assert not is_live(path)


def test_what_the_disk_says_in_between_is_said_in_a_sentence(path: Path) -> None:
    with pytest.raises(StoreError) as refused, marked_open(path):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert "the disk is full" in refused.value.words.en
    assert "evening.chabudai" in refused.value.words.ja
    assert not marker_of(path).exists()


def test_a_mistake_of_the_program_is_not_taken_for_the_disks(path: Path) -> None:
    with pytest.raises(KeyError), marked_open(path):
        raise KeyError("deck")
    assert not marker_of(path).exists()


def test_where_no_marker_can_be_put_the_reason_is_said(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "evening.chabudai"
    with pytest.raises(StoreError) as refused, marked_open(path):
        pytest.fail("there is no such folder")
    assert "there is no such place" in refused.value.words.en
