"""Reads fields of a case file, each with its place, so that an error says where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from app.core.text.wording import listed
from app.core.text.words import Words

Players = Mapping[str, int]
"""Name -> player, of those who sit at a case."""

MOST = 400
"""Entries of any list in a case."""
ONE = ("uid", "card", "name", "attack", "type")
"""Fields by which an object is one entry, written without the brackets of a list."""


LONG = 30
"""Characters of a value that a message repeats."""


def several(written: Any) -> list[Any]:
    """Return what a field lists: one thing may stand there without the brackets of a list."""
    if written is None:
        return []
    return list(written) if isinstance(written, list) else [written]


class CaseError(Exception):
    """A case that cannot be read; `words` says what, where and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def _is_name(written: Any, players: Players) -> bool:
    return isinstance(written, str) and written in players


class Fields(Mapping[str, Any]):
    """The fields of a JSON object, and which of them anybody asked for."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        self._written = written
        self.asked: dict[str, None] = {}
        """Names that were asked for, there or not, in the order of asking."""

    def __getitem__(self, key: str) -> Any:
        self.asked[key] = None
        return self._written[key]

    def __contains__(self, key: object) -> bool:
        self.asked[str(key)] = None
        return key in self._written

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)

    @property
    def unread(self) -> tuple[str, ...]:
        """Fields that are written and that nobody asked for."""
        return tuple(key for key in self._written if key not in self.asked)


class CaseReader:
    """One JSON object of a case, and where it stands.

    A game's own may read more than texts, numbers and players: cards, units, zones.
    """

    def __init__(self, raw: Any, where: str, known: Any = None) -> None:
        """Read `raw`; `known` is what the words of a game are looked up in, its cards for one.

        Raises CaseError if `raw` is no object.
        """
        self.where = where
        self.known = known
        if not isinstance(raw, Mapping):
            raise CaseError(
                Words(
                    f"{where}: an object in braces is needed here.",
                    f"{where}：ここには波かっこのオブジェクトが必要です。",
                )
            )
        self.raw = raw if isinstance(raw, Fields) else Fields(raw)

    def error(self, key: str, words: Words) -> CaseError:
        """Return the error that names `key` here."""
        return CaseError(
            Words(f"{self.where}, {key}: {words.en}.", f"{self.where}、{key}：{words.ja}。")
        )

    def reading(self, raw: Any, where: str) -> Self:
        """Return another object of the case, which stands `where`. Raises CaseError."""
        return type(self)(raw, where, self.known)

    def inside(self, key: str) -> Self:
        """Return the object under `key`; an empty one where there is none."""
        return self.reading(self.raw.get(key) or {}, f"{self.where}.{key}")

    def inside_if(self, key: str) -> Self:
        """Return the object under `key`; an empty one where something else stands there."""
        there = isinstance(self.raw.get(key), Mapping)
        return self.inside(key) if there else self.reading({}, f"{self.where}.{key}")

    def mapping(self, key: str) -> Mapping[str, Any]:
        """Return the object under `key` as it stands."""
        return self.inside(key).raw

    def list_of(self, key: str) -> list[Self]:
        """Return the objects of a list, or the one that stands there without a list.

        What is no object is the `card` of one. Anything else under `key` gives none.
        """
        written = self.raw.get(key)
        if isinstance(written, Mapping) and any(name in written for name in ONE):
            written = [written]
        if not isinstance(written, list):
            return []
        if len(written) > MOST:
            raise self.error(key, Words(f"more than {MOST} entries", f"{MOST}個を超えています"))
        return [
            self.reading(one if isinstance(one, Mapping) else {"card": one}, self.at(key, n))
            for n, one in enumerate(written)
        ]

    def at(self, key: str, number: int) -> str:
        """Return where an entry of a list stands."""
        return f"{self.where}.{key}[{number}]"

    def text(self, key: str, usual: str = "") -> str:
        """Return a text; `usual` where there is none."""
        written = self.raw.get(key)
        if written is None:
            return usual
        if not isinstance(written, str):
            raise self.error(
                key, Words(f"{written!r} is not text", f"{written!r}は文字列ではありません")
            )
        return written

    def texts(self, key: str) -> list[str]:
        """Return a list of texts."""
        written = self.raw.get(key) or []
        if isinstance(written, str):
            return [written]
        if not isinstance(written, list) or not all(isinstance(one, str) for one in written):
            raise self.error(key, Words("a list of texts is needed", "文字列のリストが必要です"))
        return list(written)

    def sayings(self, key: str) -> list[str]:
        """Return what is said under `key`: texts, or objects of which every text counts."""
        written = self.raw.get(key) or []
        several = written if isinstance(written, list) else [written]
        return [
            " ".join(str(part) for part in one.values() if isinstance(part, str))
            if isinstance(one, Mapping)
            else str(one)
            for one in several
        ]

    def number(self, key: str, usual: int) -> int:
        """Return a whole number; `usual` where there is none."""
        written = self.raw.get(key)
        if written is None:
            return usual
        if isinstance(written, bool) or not isinstance(written, int) or abs(written) > 99_999:
            said = repr(written) if len(repr(written)) <= LONG else f"{repr(written)[:LONG]}…"
            raise self.error(
                key,
                Words(
                    f"{said} is not a whole number from −99,999 to 99,999",
                    f"{said}は−99,999から99,999までの整数ではありません",
                ),
            )
        return written

    def player(self, key: str, players: Players, usual: int) -> int:
        """Return a player by name; `usual` where nobody is named."""
        name = self.raw.get(key)
        return usual if name is None else self.named(name, key, players)

    def named(self, name: object, key: str, players: Players) -> int:
        """Return the player that `name`, written under `key`, is."""
        if not isinstance(name, str) or name not in players:
            there = listed(tuple(players))
            words = Words(
                f"“{name}” does not sit at this table: {there.en}",
                f"「{name}」は卓にいません（{there.ja}）",
            )
            if not players:
                words = Words(
                    f"“{name}” does not sit at this table; write a “state” with its “players”",
                    f"「{name}」は卓にいません。「state」に「players」を書いてください",
                )
            raise self.error(key, words)
        return players[name]

    def one_of(self, *keys: str) -> str:
        """Return the first text that is there under one of these keys, alone or in a list."""
        for key in keys:
            written = self.raw.get(key)
            if isinstance(written, str):
                return written
            if isinstance(written, list) and len(written) == 1 and isinstance(written[0], str):
                return written[0]
        return ""

    def said(self, *keys: str) -> bool | None:
        """Return the first yes or no that is written under one of these keys; None for none."""
        for key in keys:
            if isinstance(self.raw.get(key), bool):
                return bool(self.raw[key])
        return None

    def how_many(self, *keys: str) -> int | None:
        """Return the first number, or length of a list, under one of these keys."""
        for key in keys:
            written = self.raw.get(key)
            if isinstance(written, list):
                return len(written)
            if isinstance(written, int) and not isinstance(written, bool):
                return written
        return None

    def players_under(self, keys: tuple[str, ...], players: Players) -> tuple[int, ...]:
        """Return the players named under the first of these keys that names any."""
        for key in keys:
            written = several(self.raw.get(key))
            found = tuple(players[name] for name in written if _is_name(name, players))
            if found:
                return found
        return ()
