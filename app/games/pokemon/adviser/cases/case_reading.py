"""Reads fields of a case file, each with its place, so that an error says where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card

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


class Reader:
    """One JSON object of a case, and where it stands."""

    def __init__(self, raw: Any, where: str, cards: CardBase) -> None:
        """Raises CaseError if `raw` is no object."""
        self.where = where
        self.cards_known = cards
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

    def inside(self, key: str) -> Reader:
        """Return the object under `key`; an empty one where there is none."""
        return Reader(self.raw.get(key) or {}, f"{self.where}.{key}", self.cards_known)

    def inside_if(self, key: str) -> Reader:
        """Return the object under `key`; an empty one where something else stands there."""
        there = isinstance(self.raw.get(key), Mapping)
        return self.inside(key) if there else Reader({}, f"{self.where}.{key}", self.cards_known)

    def mapping(self, key: str) -> Mapping[str, Any]:
        """Return the object under `key` as it stands."""
        return self.inside(key).raw

    def list_of(self, key: str) -> list[Reader]:
        """Return the objects of a list, or the one that stands there without a list.

        Anything else under `key` gives none.
        """
        written = self.raw.get(key)
        if isinstance(written, Mapping) and any(name in written for name in ONE):
            written = [written]
        if not isinstance(written, list):
            return []
        if len(written) > MOST:
            raise self.error(key, Words(f"more than {MOST} entries", f"{MOST}個を超えています"))
        return [
            Reader(
                one if isinstance(one, Mapping) else {"card": one},
                self._at(key, n),
                self.cards_known,
            )
            for n, one in enumerate(written)
        ]

    def _at(self, key: str, number: int) -> str:
        return f"{self.where}.{key}[{number}]"

    def text(self, key: str, usual: str = "") -> str:
        """Return a text; `usual` where there is none."""
        written = self.raw.get(key)
        if written is None:
            return usual
        if not isinstance(written, str):
            raise self.error(
                key, Words(f"{written!r} is no text", f"{written!r}は文字列ではありません")
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
                    f"{said} is no whole number from −99,999 to 99,999",
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

    def by_effect(self) -> bool:
        """Whether the move is said to be done by an effect: named, or only called one."""
        keys = ("effect", "by_effect", "cause", "ability_used", "because_of")
        return any(bool(self.raw.get(key)) for key in keys)

    def players_under(self, keys: tuple[str, ...], players: Players) -> tuple[int, ...]:
        """Return the players named under the first of these keys that names any."""
        for key in keys:
            written = several(self.raw.get(key))
            found = tuple(players[name] for name in written if _is_name(name, players))
            if found:
                return found
        return ()

    # -- cards -------------------------------------------------------------------------------

    def first_card(self, *keys: str) -> Card | None:
        """Return the card under the first of these keys that is there."""
        found = next((key for key in keys if self.raw.get(key) is not None), None)
        return self.card(found) if found is not None else None

    def card(self, key: str) -> Card | None:
        """Return the card under `key`: an id, a name, or null for one that is left open."""
        written = self.raw.get(key)
        return None if written is None else self._one(key, written)

    def cards(self, key: str) -> tuple[Card, ...]:
        """Return the cards of a list of ids or names."""
        written = self.raw.get(key) or []
        if isinstance(written, str):
            written = [written]
        if not isinstance(written, list) or len(written) > MOST:
            raise self.error(
                key, Words("a list of card ids is needed", "カードIDのリストが必要です")
            )
        return tuple(
            card for one in written if one is not None and (card := self._one(key, one)) is not None
        )

    def some_cards(self, key: str) -> tuple[Card | None, ...]:
        """Return cards that are written as one, as a list, or as true or a number of them."""
        written = self.raw.get(key)
        if written is None or written is False:
            return ()
        if written is True:
            return (None,)
        if isinstance(written, int):
            return (None,) * min(max(0, written), MOST)
        if isinstance(written, Mapping):
            return (Reader(written, self._at(key, 0), self.cards_known).card("card"),)
        return tuple(self.cards(key))

    def _one(self, key: str, written: Any) -> Card | None:
        if isinstance(written, Mapping):
            return Reader(written, f"{self.where}.{key}", self.cards_known).card("card")
        if not isinstance(written, str):
            raise self.error(
                key, Words(f"{written!r} is no card id", f"{written!r}はカードIDではありません")
            )
        return self.card_called(written)

    def card_called(self, written: str) -> Card:
        """Return the card an id, a key or a name means; a placeholder where there is no data."""
        name = written.removeprefix("name:").strip()
        found = self.cards_known.by_id(written) if name == written else None
        if found is None and written in self.cards_known:
            found = self.cards_known.get(written)
        return found or self.cards_known.find(name) or self.cards_known.get(f"?{name}||")
