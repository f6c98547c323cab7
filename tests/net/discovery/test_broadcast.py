"""A question to everybody, and an answer that can be turned against nobody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.net.discovery.broadcast import (
    ANSWERS_A_SECOND,
    ANSWERS_TO_ONE,
    MOST_ASKERS,
    QUESTION_LENGTH,
    Answers,
    new_nonce,
    question,
    read_answer,
)
from app.net.discovery.table_notice import (
    LONGEST_GAME,
    notice_of,
    plain,
)
from app.net.transport.addresses import Link

NEAR = (Link("192.168.1.5", 24, "wlan0"),)
FRIEND = "192.168.1.9"
TABLE = notice_of("金曜の卓", "pokemon", 27420, 1, bytes(range(32)))


def test_a_table_answers_who_asks() -> None:
    nonce = new_nonce()
    answer = Answers(TABLE).to(question(nonce), FRIEND, NEAR, 0.0)
    assert answer is not None
    assert read_answer(answer, [nonce]) == TABLE
    assert read_answer(answer, [new_nonce()]) is None


def test_what_is_told_is_little() -> None:
    answer = Answers(TABLE).to(question("0" * 16), FRIEND, NEAR, 0.0)
    assert answer is not None
    assert json.loads(answer)["table"] == {
        "title": "金曜の卓",
        "game": "pokemon",
        "port": 27420,
        "version": 1,
        "mark": "0001020304050607",
    }


@given(st.text(max_size=300), st.binary(min_size=8, max_size=32))
def test_an_answer_is_never_longer_than_its_question(title: str, fingerprint: bytes) -> None:
    table = notice_of(title, "g" * LONGEST_GAME, 65535, 9999, fingerprint)
    asked = question(new_nonce())
    answer = Answers(table).to(asked, FRIEND, NEAR, 0.0)
    assert len(asked) == QUESTION_LENGTH
    assert answer is not None
    assert len(answer) <= len(asked)


def test_a_short_question_gets_no_answer() -> None:
    short = json.dumps({"chabudai": 1, "ask": "0" * 16}).encode()
    assert Answers(TABLE).to(short, FRIEND, NEAR, 0.0) is None


@pytest.mark.parametrize("asker", ["203.0.113.9", "192.168.2.9", "8.8.8.8", "somebody"])
def test_only_neighbours_are_answered(asker: str) -> None:
    assert Answers(TABLE).to(question(new_nonce()), asker, NEAR, 0.0) is None


def test_one_asker_is_answered_a_few_times_a_second() -> None:
    answers = Answers(TABLE)
    asked = question(new_nonce())

    def heard(second: float) -> int:
        return sum(answers.to(asked, FRIEND, NEAR, second) is not None for _ in range(100))

    assert heard(0.0) == ANSWERS_TO_ONE
    assert heard(0.1) == 0
    assert heard(1.0) == ANSWERS_TO_ONE


def test_all_askers_together_are_rationed_and_none_fills_the_memory() -> None:
    answers = Answers(TABLE)
    asked = question(new_nonce())
    wide = (Link("10.0.0.1", 8, "eth0"),)
    heard = [answers.to(asked, f"10.1.{n // 250}.{n % 250}", wide, 0.0) for n in range(2000)]
    assert sum(answer is not None for answer in heard) == ANSWERS_A_SECOND
    assert len(answers._each) == MOST_ASKERS


def _changed(**change: object) -> dict[str, Any]:
    return {**plain(TABLE), **change}


@given(st.binary(max_size=600))
def test_nonsense_is_neither_answered_nor_believed(data: bytes) -> None:
    assert Answers(TABLE).to(data, FRIEND, NEAR, 0.0) is None
    assert read_answer(data, ["0" * 16]) is None


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(_JSON, _JSON, _JSON, st.dictionaries(st.sampled_from(sorted(plain(TABLE))), _JSON))
def test_nonsense_in_the_right_form_does_no_harm(
    version: object, nonce: object, table: object, parts: dict[str, object]
) -> None:
    asked = json.dumps({"chabudai": version, "ask": nonce, "to": nonce, "table": table}).encode()
    Answers(TABLE).to(asked, FRIEND, NEAR, 0.0)
    read_answer(asked, ["0" * 16])
    answer = json.dumps({"chabudai": 1, "to": "0" * 16, "table": _changed(**parts)}).encode()
    read_answer(answer, ["0" * 16])


def test_deep_nonsense_does_no_harm() -> None:
    for data in (b"[" * 500, b'{"a":' * 90, b"1" * 500, b'{"chabudai":1,"ask":"\\ud800"}'):
        assert Answers(TABLE).to(data, FRIEND, NEAR, 0.0) is None
