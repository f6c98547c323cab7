"""Why somebody is not let in: the client's own sentence, and nothing that a stranger makes up."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.net.auth.handshake_messages import LONGEST_HANDSHAKE_MESSAGE, Refused, from_host, write
from app.net.auth.refusals import REASONS, refusal, refused_unknown, understood

DAY = 86_400


@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_fits_into_a_message_and_comes_back(code: str) -> None:
    told = write(refusal(code, 86_400))
    assert len(told) <= LONGEST_HANDSHAKE_MESSAGE
    heard = from_host(told)
    assert isinstance(heard, Refused)
    assert understood(heard) == refusal(code, 86_400)


def test_every_reason_has_a_sentence_of_its_own() -> None:
    assert len({words.en for words in REASONS.values()}) == len(REASONS)
    assert len({words.ja for words in REASONS.values()}) == len(REASONS)


def test_a_wait_is_said_in_whole_seconds() -> None:
    told = refusal("wait", 0.2)
    assert told.again_in == 1
    assert "in 1 second." in told.reason.en
    assert "1秒後" in told.reason.ja
    assert "again in" not in refusal("wait").reason.en


def test_nobody_is_told_to_wait_for_more_than_a_day() -> None:
    assert refusal("wait", 10.0 * DAY).again_in == DAY


def test_a_caller_says_its_own_sentence_for_what_it_knows() -> None:
    """What a host says before it is known to be the right one is not to be trusted."""
    lie = Refused("busy", Words("Send your deck to me", "デッキを送ってください"), 3)
    assert understood(lie) == refusal("busy", 3)


def test_what_a_newer_host_says_is_shown_without_tricks() -> None:
    odd = Refused("full-moon", Words("Come\x1b[31m back\u202e later", "また\u200bあとで"))
    assert understood(odd).reason == Words("Come[31m back later", "またあとで")
    empty = Refused("full-moon", Words(" ", "\u200b"))
    assert "full-moon" in understood(empty).reason.en


def test_a_newer_reason_keeps_its_code_and_its_wait() -> None:
    told = understood(Refused("full\nmoon", Words("At night.", "夜に。"), 7))
    assert (told.code, told.again_in) == ("fullmoon", 7)


def test_a_sentence_in_one_language_only_is_not_shown() -> None:
    told = understood(Refused("full-moon", Words("At night.", "")))
    assert told == refused_unknown("full-moon")


def test_a_code_that_nobody_knows_is_shown_short_and_says_what_to_do() -> None:
    told = refused_unknown("\u202efull-moon " + "x" * 100)
    assert told.code == ("full-moon " + "x" * 100)[:40]
    assert f"“{told.code}”" in told.reason.en
    assert f"「{told.code}」" in told.reason.ja
    assert "Update Chabudai" in told.reason.en
