"""What the words of a game mean in case files, and what is said of a case that is read by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from app.core.advice import Advice
from app.core.data.value import value
from app.core.text.wording import either, listed, quoted
from app.core.text.words import Words
from app.games.advising.cases.case_doubts import doubts_of_moves
from app.games.advising.cases.case_fields import CaseError, CaseReader, Players
from app.games.contracts.reading.case_contract import JudgedCase

R = TypeVar("R", bound=CaseReader)
P = TypeVar("P")

Reading = Callable[[Any, int, Any, Players], Iterable[Any]]
"""(fields of a move, who does it, position, players by name) -> the plays it is."""
BESIDE = ("move", "state", "expect", "silent", "right", "note", "comment")
"""Fields of a move that are not for its game."""


@value
class CaseMove:
    """One attempted move of a case."""

    position: Any
    plays: tuple[Any, ...]
    apart: Any = None
    """(kind, what is written), where the move is no play: a deck to be checked."""
    unread: tuple[str, ...] = ()
    """Fields that are written and mean nothing for this kind of move."""
    fields: tuple[str, ...] = ()
    """Fields that this kind of move is read by."""
    error: Words | None = None
    """Why the move could not be read; the other moves of its case are judged all the same."""


@value
class WrittenCase:
    """A position and the moves that are tried from it, each on its own."""

    id: str
    state: Any
    """The reader of its state."""
    moves: tuple[CaseMove, ...]


class Apart(Generic[R]):
    """A kind of move that is no play and is judged by itself: the check of a deck."""

    def __init__(
        self,
        read: Callable[[R], Any],
        judge: Callable[[WrittenCase, Any, str | None], tuple[Advice, ...]],
    ) -> None:
        """Take (fields of the move) -> what is written, and (case, that, region) -> what is said.

        Both may raise CaseError: the first for its move, the second for the case.
        """
        self.read, self.judge = read, judge


class CaseVocabulary(Generic[R, P]):
    """The words of a game in case files."""

    def __init__(
        self,
        reader: Callable[[Any, str], R],
        position: Callable[[R], P],
        players: Callable[[P], Players],
        turn_of: Callable[[P], int],
        moves: Mapping[str, Reading],
        judge: Callable[[P, tuple[Any, ...]], list[Advice]],
        tried: Callable[[P, R, tuple[Any, ...]], P] = lambda position, _state, _plays: position,
        doubts: Callable[[str, Mapping[str, Any]], Iterable[Words]] = doubts_of_moves,
        apart: Mapping[str, Apart[R]] | None = None,
    ) -> None:
        """Take the words.

        `reader`: (an object of the case, where it stands) -> its fields. `position`: of the fields
        of a `state`. `players`: by their names in it. `turn_of`: who does what is said of nobody.
        `moves`: kinds of move by their `type`; several may mean the same. `judge`: (position,
        plays) -> what is said. `tried`: (position, state, plays) -> where those are tried.
        `doubts`: (id, case as it is written) -> what looks wrong in it, though it can be read.
        `apart`: kinds of move that are no plays.
        """
        self._reader, self._position, self._players = reader, position, players
        self._turn_of, self._moves, self._judge = turn_of, moves, judge
        self._tried, self._doubts, self._apart = tried, doubts, apart or {}

    def read(self, entry: Any, number: int) -> WrittenCase:
        """Return one case. Raises CaseError, which says where and what to do.

        `number` counts cases from 1, for messages about one without an id.
        """
        name = self._reader(entry, f"case {number}").text("id", f"case-{number}")
        read = self._reader(entry, name)
        state = read.inside("state")
        position = self._position(state)
        moves = [self._of(one, state, position) for one in read.list_of("moves")]
        return WrittenCase(name, state, tuple(moves))

    def judge_case(self, entry: Any, number: int, asked: str | None) -> JudgedCase:
        """Return what is said of every move of a case; see `JudgeCase`."""
        name = entry.get("id") if isinstance(entry, Mapping) else None
        title = str(entry.get("title", "")) if isinstance(entry, Mapping) else ""
        try:
            case = self.read(entry, number)
            moves = tuple(self._said(move, case, asked) for move in case.moves)
        except CaseError as problem:
            return JudgedCase(str(name or f"case-{number}"), title, error=problem.words)
        unread = tuple(
            _unread(case.id, number, move)
            for number, move in enumerate(case.moves, 1)
            if move.unread
        )
        return JudgedCase(
            case.id,
            title,
            moves,
            None,
            unread,
            tuple(move.unread for move in case.moves),
            tuple(move.error for move in case.moves),
            tuple(dict.fromkeys(self._doubts(case.id, entry))),
        )

    def _said(self, move: CaseMove, case: WrittenCase, asked: str | None) -> tuple[Advice, ...]:
        if move.apart is None:
            return tuple(self._judge(move.position, move.plays))
        kind, written = move.apart
        return self._apart[kind].judge(case, written, asked)

    def _of(self, read: R, state: R, position: P) -> CaseMove:
        try:
            return self._move(read, state, position)
        except CaseError as problem:
            return CaseMove(position, (), error=problem.words)

    def _move(self, read: R, state: R, position: P) -> CaseMove:
        if "state" in read.raw:
            # Of this move alone some of the position is otherwise.
            within = read.inside("state")
            state = state.reading(_laid_over(state.raw, within.raw), within.where)
            position = self._position(state)
        move = read.inside("move") if "move" in read.raw else read
        kind = move.text("type", "")
        if kind in self._apart:
            return CaseMove(position, (), (kind, self._apart[kind].read(move)))
        plays = plays_written(
            move,
            position,
            self._players(position),
            self._turn_of(position),
            self._moves,
            tuple(self._apart),
        )
        unread = tuple(key for key in move.raw.unread if key not in BESIDE)
        fields = tuple(key for key in move.raw.asked if key not in ("type", *BESIDE))
        return CaseMove(self._tried(position, state, plays), plays, None, unread, fields)


def plays_written(
    move: CaseReader,
    position: Any,
    players: Players,
    usual: int,
    moves: Mapping[str, Reading],
    others: tuple[str, ...] = (),
) -> tuple[Any, ...]:
    """Return the plays of one move; `usual` does what nobody is said to do. Raises CaseError.

    `others` are kinds of move that there are beside `moves`.
    """
    written = move.text("type")
    reading = moves.get(written)
    if reading is None:
        known = either(sorted((*moves, *others)))
        raise move.error(
            "type",
            Words(
                f"“{written}” is not a move; choose {known.en}",
                f"「{written}」という操作はありません。{known.ja}から選んでください",
            ),
        )
    return tuple(reading(move, move.player("by", players, usual), position, players))


def _laid_over(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Return an object with the fields of another laid over its own, object by object."""
    return {**under, **dict(_laid(under, over))}


def _laid(under: Mapping[str, Any], over: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, written in over.items():
        below = under.get(key)
        both = isinstance(below, Mapping) and isinstance(written, Mapping)
        yield key, _laid_over(below or {}, written) if both else written


def _unread(name: str, number: int, move: CaseMove) -> Words:
    """Return that fields of a move are not known, and which are."""
    odd, known = listed([quoted(key) for key in move.unread]), listed(sorted(move.fields))
    nothing = (
        Words("means nothing here and was not looked at", "読まれませんでした")
        if len(move.unread) == 1
        else Words("mean nothing here and were not looked at", "どれも読まれませんでした")
    )
    return Words(
        f"{name}, move {number}: {odd.en} {nothing.en}. This kind of move is read by {known.en}.",
        f"{name}、操作{number}：{odd.ja}は{nothing.ja}。"
        f"この種類の操作で読まれるのは、{known.ja}です。",
    )
