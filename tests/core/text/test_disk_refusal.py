"""Why a disk refused, in the words of the program and with what to do."""

from __future__ import annotations

import errno
import os

import pytest

from app.core.text.disk_refusal import reason


def refusal(code: int) -> OSError:
    return OSError(code, os.strerror(code))


@pytest.mark.parametrize(
    ("code", "en"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "that place is read-only"),
        (errno.EACCES, "you have no permission there"),
        (errno.ENOENT, "there is no such place"),
        (errno.EISDIR, "that is a folder"),
        (errno.ENAMETOOLONG, "the name is too long"),
    ],
)
def test_what_happens_to_people_has_words_of_its_own(code: int, en: str) -> None:
    said = reason(refusal(code))
    assert said.en.startswith(en)
    assert "ください" in said.ja


def test_it_is_a_clause_so_that_a_sentence_can_go_on() -> None:
    said = reason(refusal(errno.ENOSPC))
    assert not said.en.endswith(".")
    assert not said.ja.endswith("。")


def test_what_is_rare_is_told_in_the_words_of_the_system() -> None:
    said = reason(OSError(errno.EIO, "Input/output error"))
    assert said.en.startswith("the system says “Input/output error”")
    assert said.ja.startswith("システムの応答は「Input/output error」です")


def test_without_any_words_it_tells_of_what_kind_it_was() -> None:
    assert "“TimeoutError”" in reason(TimeoutError()).en
    assert "“slow cable”" in reason(OSError("slow cable")).en
