"""Tables by broadcast: a question to everybody in the network, and an answer from each table.

The fallback where multicast does not pass. The question is one datagram of JSON, filled up to
`QUESTION_LENGTH`; the answer is never longer, goes to neighbours only and is rationed, so that
nobody can make a table shout at somebody else.
"""

from __future__ import annotations

import json
import os
import re
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from app.net.discovery.table_notice import TableNotice, plain, read_notice
from app.net.transport.addresses import Link, is_near

ASK_PORT = 27421
"""The UDP port that tables hear questions on."""
VERSION = 1
"""Of the datagrams; another one is not answered."""
QUESTION_LENGTH = 512
"""Bytes of a question, and the most of an answer."""
ANSWERS_A_SECOND = 20.0
"""To everybody together."""
ANSWERS_TO_ONE = 4.0
"""To one address in a second."""
MOST_ASKERS = 256
"""Addresses that are told apart at a time."""

_NONCE = re.compile("[0-9a-f]{16}")


def new_nonce() -> str:
    """Return what tells the answers to a question from those that nobody asked for."""
    return os.urandom(8).hex()


def question(nonce: str) -> bytes:
    """Return the question, as long as every question."""
    bare = _json({"chabudai": VERSION, "ask": nonce, "fill": ""})
    return _json({"chabudai": VERSION, "ask": nonce, "fill": " " * (QUESTION_LENGTH - len(bare))})


def read_answer(data: bytes, nonces: Iterable[str]) -> TableNotice | None:
    """Return the table that answers one of the questions `nonces`; None if it answers none."""
    words = _read(data)
    table = words.get("table")
    if words.get("to") not in set(nonces) or not isinstance(table, dict):
        return None
    return read_notice(table)


class Answers:
    """What a table answers, and how often."""

    def __init__(self, notice: TableNotice) -> None:
        self._notice = notice
        self._all = _Ration(ANSWERS_A_SECOND)
        self._each: OrderedDict[str, _Ration] = OrderedDict()

    def to(self, data: bytes, asker: str, near: Iterable[Link], now: float) -> bytes | None:
        """Return the answer to a datagram from the address `asker`, None for silence.

        `now` in seconds of any clock that only goes forward.
        """
        nonce = _read(data).get("ask")
        if not isinstance(nonce, str) or not _NONCE.fullmatch(nonce) or not is_near(asker, near):
            return None
        answer = _json({"chabudai": VERSION, "to": nonce, "table": plain(self._notice)})
        if len(answer) > len(data) or not self._may_answer(asker, now):
            return None
        return answer

    def _may_answer(self, asker: str, now: float) -> bool:
        ration = self._each.setdefault(asker, _Ration(ANSWERS_TO_ONE))
        self._each.move_to_end(asker)
        if len(self._each) > MOST_ASKERS:
            self._each.popitem(last=False)
        return ration.take(now) and self._all.take(now)


class _Ration:
    """So many a second, and as many at once."""

    def __init__(self, a_second: float) -> None:
        self._most = self._left = a_second
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Tell whether there is one left, and take it."""
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._most)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def _json(words: dict[str, Any]) -> bytes:
    return json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def _read(data: bytes) -> dict[str, Any]:
    """Return what a datagram of this version says; nothing for any other."""
    if len(data) > QUESTION_LENGTH:
        return {}
    try:
        words = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(words, dict) or type(words.get("chabudai")) is not int:
        return {}
    return words if words["chabudai"] == VERSION else {}
