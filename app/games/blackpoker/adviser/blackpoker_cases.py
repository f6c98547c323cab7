"""Case files of BlackPoker: positions and moves, as judges and tests write them down.

A card is written "S10", "HA" or "Joker", an unknown one "any". A character is one card, several in
a list, or an object with `uid`, `cards`, `driven`, `fresh`, `more` (by how much its number was
changed), `attacks`, `blocks`, `up`; without a `uid` it goes by its first card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.text.wording import either
from app.core.text.words import Words
from app.games.advising.cases.case_fields import CaseError, CaseReader, Players, several
from app.games.advising.cases.case_vocabulary import CaseVocabulary
from app.games.blackpoker.adviser.aim_problems import due_of
from app.games.blackpoker.adviser.black_pieces import Piece
from app.games.blackpoker.adviser.blackpoker_memory import Doing, Memory
from app.games.blackpoker.adviser.blackpoker_position import Player, Position, Waiting, under_way
from app.games.blackpoker.adviser.case_moves_written import MOVES
from app.games.blackpoker.adviser.case_steps import judged
from app.games.blackpoker.adviser.written_cards import card, cards
from app.games.blackpoker.rules.aim_rules import PieceKind
from app.games.blackpoker.rules.rule_set import EDITIONS, FORMATS, rule_set

USUAL_TURN = 3
"""The number of the turn where a case does not say it: nobody's first."""
SIDES: tuple[tuple[str, PieceKind], ...] = (
    ("soldiers", "soldier"),
    ("bulwarks", "bulwark"),
    ("trumps", "trump"),
)


def position_written(state: CaseReader) -> Position:
    """Return the position of a `state`. Raises CaseError."""
    names = tuple(state.mapping("players")) or ("A", "B")
    players: Players = {name: seat for seat, name in enumerate(names)}
    turn = state.player("turn", players, 0)
    edition = _known(state, "edition", EDITIONS, "6")
    name = _known(state, "format", FORMATS, "lite")
    options = tuple(sorted((key, str(said)) for key, said in state.mapping("options").items()))
    base = dict(options).get("extra-base", "pro")
    pieces: dict[str, Piece] = {}
    sitting, owned = [], []
    for one, seat in players.items():
        read = state.inside("players").inside(one)
        sitting.append(_player(read, seat))
        for piece in _pieces(read, seat):
            pieces[piece.id] = piece
        owned += [(seat, ref) for ref in _refs(read, "shown") if ref is not None]
    stage = tuple(_waiting(one, players) for one in state.list_of("stage"))
    chance = state.player("chance", players, turn if "chance" not in state.raw else -1)
    position = Position(
        state.number("number", USUAL_TURN),
        options,
        frozenset(),
        rule_set(edition, name, base),
        turn,
        tuple(sitting),
        pieces,
        stage,
        None if chance < 0 or state.raw.get("passed") else chance,
        len(players) != 2,
        dict(state.mapping("lying")) if "lying" in state.raw else None,
        used=frozenset(state.texts("used")),
        owned=tuple(owned),
        names=names,
    )
    return _remembering(state, players, position)


def _known(state: CaseReader, key: str, known: tuple[str, ...], usual: str) -> str:
    said = state.text(key, usual)
    if said not in known:
        there = either(known)
        raise state.error(
            key,
            Words(
                f"“{said}” means nothing here; choose {there.en}",
                f"「{said}」はありません。{there.ja}から選んでください",
            ),
        )
    return said


def _refs(read: CaseReader, key: str) -> tuple[str | None, ...]:
    return cards(read, key, several(read.raw.get(key)))


def _player(read: CaseReader, seat: SeatId) -> Player:
    deck = read.raw.get("deck", 30)
    return Player(
        seat,
        read.how_many("hand") if read.how_many("hand") is not None else 5,  # type: ignore[arg-type]
        None if deck is None else read.number("deck", 30),
        read.how_many("grave"),
    )


def _pieces(read: CaseReader, seat: SeatId) -> Iterator[Piece]:
    for key, kind in SIDES:
        for number, one in enumerate(several(read.raw.get(key))):
            where = read.at(key, number)
            yield _piece(
                read.reading(one if isinstance(one, Mapping) else {"cards": one}, where),
                seat,
                kind,
            )


def _piece(read: CaseReader, seat: SeatId, kind: PieceKind) -> Piece:
    made = _refs(read, "cards") or (None,)
    first = several(read.raw.get("cards")) or [""]
    up = read.said("up")
    return Piece(
        read.text("uid", str(first[0])),
        seat,
        kind,
        made,
        bool(read.said("driven")),
        bool(read.said("fresh")),
        read.number("more", 0),
        bool(read.said("attacks")),
        read.text("blocks"),
        kind == "soldier" if up is None else up,
    )


def _waiting(read: CaseReader, players: Players) -> Waiting:
    return Waiting(
        read.text("id", read.text("action")),
        read.player("by", players, 0),
        read.text("action"),
        _refs(read, "keys"),
        tuple(read.texts("targets")),
        tuple(read.texts("cards")),
    )


def _remembering(state: CaseReader, players: Players, position: Position) -> Position:
    past = Memory(
        owed=tuple(
            (one.text("action"), one.player("by", players, position.turn))
            for one in state.list_of("owed")
        ),
        uncharged=frozenset(state.texts("uncharged")),
        closed=frozenset(state.texts("closed")),
        drove=frozenset(state.texts("drove")),
    )
    if "doing" in state.raw:
        past = replace(past, doing=_doing(state.inside("doing"), players, position))
    position = replace(position, past=past, doing=past.doing)
    if past.doing is not None:
        past = replace(past, due=due_of(position, past.doing))
    return under_way(replace(position, past=past))


def _doing(read: CaseReader, players: Players, position: Position) -> Doing:
    return Doing(
        read.text("action"),
        read.player("by", players, position.turn),
        read.text("id", read.text("action")),
        tuple(read.texts("cards")),
        bool(read.said("fizzled")),
        read.said("resolved") is not False,
        False,
        read.number("drawn", 0),
        bool(read.said("took")),
        bool(read.said("shown")),
        bool(read.said("shuffled")),
    )


def _names(position: Position) -> Players:
    return {name: seat for seat, name in enumerate(position.names)}


def _tried(position: Position, _state: CaseReader, plays: tuple[Any, ...]) -> Position:
    return under_way(replace(position, gesture=plays))


VOCABULARY = CaseVocabulary(
    CaseReader, position_written, _names, lambda position: position.turn, MOVES, judged, _tried
)
judge_case = VOCABULARY.judge_case
__all__ = ["CaseError", "card", "judge_case", "position_written"]
