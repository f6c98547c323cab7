"""What can go wrong with files, as sentences: what, where, what to do."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from app.core.text.words import Words
from app.store.file_trouble import StoreError, cannot_host, cannot_read, cannot_write

FILE = Path("evenings", "one.chabudai")
FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
LOCKED = PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def test_a_file_that_was_not_written_is_told_with_its_place_and_the_reason() -> None:
    told = cannot_write(FILE, FULL)
    assert told.words == Words(
        "“one.chabudai” was not saved in evenings: the disk is full. Make room, or choose another "
        "place.",
        "「one.chabudai」をeveningsに保存できませんでした。"
        "ディスクの空きがありません。空きを作るか、別の場所を選んでください。",
    )
    assert str(told) == told.words.en


def test_a_file_that_was_not_read_likewise() -> None:
    told = cannot_read(FILE, LOCKED)
    assert told.en.startswith("“one.chabudai” in evenings cannot be read: ")
    assert "permission" in told.en
    assert told.ja.startswith("eveningsの「one.chabudai」を読めません。")


def test_where_no_table_can_be_hosted_another_folder_is_named() -> None:
    told = cannot_host(Path("evenings"), FULL).words
    assert "cannot be kept in evenings, as the disk is full." in told.en
    assert "CHABUDAI_HOME" in told.en
    assert "CHABUDAI_HOME" in told.ja


def test_an_error_is_said_in_english_where_nobody_chose() -> None:
    assert str(StoreError(Words("Gone.", "ありません。"))) == "Gone."
