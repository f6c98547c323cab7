"""Case files: positions with attempted moves, as judges and tests write them down.

The schema is that of the worked cases: players by name, Pokémon with the ids of the public card
data, moves in plain words. A position saved from a table can be put into the same form
(`case_of`). Bad input is answered with a sentence that says where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core.card import Mark
from app.core.data.value import replace, value
from app.core.text.wording import either, listed
from app.core.text.words import Words
from app.games.pokemon.adviser.cases.case_conditions import condition_key, degrees_of
from app.games.pokemon.adviser.cases.case_deck import rows
from app.games.pokemon.adviser.cases.case_moves import move_plays
from app.games.pokemon.adviser.cases.case_reading import CaseError, Reader
from app.games.pokemon.adviser.cases.state import case_past as past_of
from app.games.pokemon.adviser.cases.state import case_setup as setting_up
from app.games.pokemon.adviser.cases.state import case_state as state_of
from app.games.pokemon.adviser.cases.state.case_history import record_of, turn_of
from app.games.pokemon.adviser.cases.state.case_log import with_log
from app.games.pokemon.adviser.cases.state.case_named import effects_on_player
from app.games.pokemon.adviser.cases.state.case_notes import marks_written, on_mon
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import is_energy
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import (
    Condition,
    InStadium,
    Mon,
    Position,
    Side,
)
from app.games.pokemon.cards.card_base import CardBase

__all__ = ["Case", "CaseError", "CaseMove", "read_case"]

USUAL_PRIZES = 6
MOST_SEATS = 8
USUAL_COUNT = 3
"""The turn that a case is in where it does not say: nobody's first."""
VARIANTS = ("standard", "battle-royal", "multi-2v2", "deck-check")
ON_PLAYER = ("no_items", "no_supporters", "no_trainers", "no_stadiums", "first_turn")


@value
class CaseMove:
    """One attempted move of a case."""

    position: Position
    plays: tuple[Play, ...]
    deck: tuple[tuple[str, int], ...] | None = None
    """(card id, copies) of the deck, where the move is a deck check."""
    unread: tuple[str, ...] = ()
    """Fields that are written and mean nothing for this kind of move."""
    fields: tuple[str, ...] = ()
    """Fields that this kind of move is read by."""
    error: Words | None = None
    """Why the move could not be read; the other moves of its case are judged all the same."""


@value
class Case:
    """A position and the moves that are tried from it, each on its own."""

    id: str
    variant: str
    deck_format: str
    deck_type: str
    date: str
    moves: tuple[CaseMove, ...]


def read_case(entry: Any, number: int, cards: CardBase) -> Case:
    """Return one case. Raises CaseError, which says where and what to do.

    `number` counts cases from 1, for messages about one without an id.
    """
    read = Reader(entry, f"case {number}", cards)
    name = read.text("id", f"case-{number}")
    read = Reader(entry, name, cards)
    state = read.inside("state")
    variant = state.text("variant", "standard")
    if variant not in VARIANTS:
        known = either(VARIANTS)
        raise state.error(
            "variant",
            Words(
                f"“{variant}” is no variant; choose {known.en}",
                f"「{variant}」という種類はありません。{known.ja}から選んでください",
            ),
        )
    position = _position(state, variant)
    drew = "drew" in state.inside("this_turn").raw
    moves = [_tried(one, position, drew=drew) for one in read.list_of("moves")]
    return Case(
        name,
        variant,
        state.text("format", "standard"),
        state.text("type", ""),
        state.text("date", ""),
        tuple(moves),
    )


def _tried(read: Reader, position: Position, *, drew: bool) -> CaseMove:
    try:
        return _move(read, position, drew=drew)
    except CaseError as problem:
        return CaseMove(position, (), error=problem.words)


def _move(read: Reader, position: Position, *, drew: bool) -> CaseMove:
    """Return an attempted move; `drew` tells whether the case says if the turn's card was drawn."""
    move = read.inside("move") if "move" in read.raw else read
    if move.text("type", "") == "deck_check":
        return CaseMove(position, (), tuple(rows(move)))
    players = {side.name: side.player for side in position.sides}
    plays = move_plays(move, position, players)
    if not drew and any(isinstance(play, p.DrawCards) for play in plays):
        # What is tried is the draw for the turn.
        position = replace(position, turn=replace(position.turn, drew=False))
    usual = ("move", "expect", "silent", "right", "note", "comment")
    unread = tuple(key for key in move.raw.unread if key not in usual)
    fields = tuple(key for key in move.raw.asked if key not in ("type", *usual))
    return CaseMove(replace(position, gesture=plays), plays, None, unread, fields)


# -- the position -------------------------------------------------------------------------------


def _position(state: Reader, variant: str) -> Position:
    named = state.raw.get("players", {})
    if not isinstance(named, Mapping):
        raise state.error(
            "players",
            Words(
                "write players as an object with an object for each name",
                "プレイヤーは、名前ごとのオブジェクトにしてください",
            ),
        )
    if isinstance(state.raw.get("seats"), str):
        raise state.error("seats", Words("write a list of names", "名前のリストにしてください"))
    seats = state.texts("seats") or list(map(str, named))
    players = {name: number for number, name in enumerate(seats)}
    if len(players) < len(seats) or len(seats) > MOST_SEATS:
        raise state.error(
            "seats",
            Words(
                f"write up to {MOST_SEATS} names, each once",
                f"{MOST_SEATS}人までの名前を1回ずつ書いてください",
            ),
        )
    for name in named:
        if name not in players:
            there = listed(seats)
            raise state.error(
                "players",
                Words(
                    f"“{name}” is not among the seats {there.en}",
                    f"「{name}」は席（{there.ja}）にいません",
                ),
            )
    turn = state.inside("turn")
    player = turn.player("player", players, 0)
    count = turn.number("count", USUAL_COUNT)
    number = (count - 1) * max(1, len(seats)) + player + 1
    if turn.text("phase", "main") == "setup":
        number = 0
    when = _When(number, player, players, state)
    options = {key: str(chosen) for key, chosen in state.mapping("options").items()}
    prizes = setting_up.prize_number(state, options, 3 if variant == "multi-2v2" else USUAL_PRIZES)
    if prizes != USUAL_PRIZES and variant == "standard":
        options["prizes"] = str(prizes)
    sides = tuple(
        _side(state.inside("players").inside(name), name, seat, player, count, prizes, when)
        for name, seat in players.items()
    )
    sides = tuple(_as_logged(side, state.inside("this_turn"), number) for side in sides)
    position = Position(
        sides,
        turn_of(state, turn, players, player, number),
        record_of(state, players, player, number),
        tuple(
            InStadium(
                f"stadium{place}",
                one.card("card"),
                one.player("owner", players, 0),
                one.player("owner", players, 0),
                faces=state_of.faces(one, players),
            )
            for place, one in enumerate(state.list_of("stadiums"))
        ),
        0,
        "standard" if variant == "deck-check" else variant,  # type: ignore[arg-type]
        state.text("date", ""),
        tuple(sorted(options.items())),
        marks_written(state.raw.get("marks"), state),
        state_of.loose(state, players),
    )

    def past(move: Reader) -> tuple[Play, ...]:
        return move_plays(move, position, players)

    before = setting_up.done_before(state, players, past)
    position = replace(position, turn=with_log(position.turn, state, players, past))
    return replace(position, record=replace(position.record, setup=tuple(before)))


def _as_logged(side: Side, said: Reader, number: int) -> Side:
    """Return a side with what the log of the turn says of its Pokémon: {"devolved": ["a1"]}."""
    told = {key: said.raw.get(key) for key in ("entered", "evolved", "devolved")}
    if not any(told.values()):
        return side
    changes = [
        {key: number for key in told if told[key] and mon.uid in said.texts(key)}
        for mon in side.mons
    ]
    mons = [replace(mon, **change) for mon, change in zip(side.mons, changes, strict=True)]
    return replace(side, mons=tuple(mons))


@value
class _When:
    """Turns as a case names them: "earlier", "this_turn", or whose turn of this round it was."""

    number: int
    player: int
    players: dict[str, int]
    state: Reader
    """The state of the case, which may say more of a Pokémon."""

    def turn(self, said: str) -> int:
        """Return the number of the turn meant."""
        if said == "this_turn":
            return self.number
        if said in self.players:
            return self.number - (self.player - self.players[said]) % len(self.players)
        return 0


def _side(
    read: Reader, name: str, seat: int, mover: int, count: int, usual_prizes: int, when: _When
) -> Side:
    hand = read.cards("hand") if "hand" in read.raw else None
    turns = count if seat <= mover else count - 1
    mons = [_mon(one, seat, "active", when) for one in read.list_of("active")]
    mons += [_mon(one, seat, "bench", when) for one in read.list_of("bench")]
    marks = [*marks_written(read.raw.get("marks"), read)]
    locks = _locks(read, name, when.state)
    marks += [Mark(key) for key in ON_PLAYER if read.raw.get(key) is True or key in locks]
    marks += [Mark(key) for key, said in _SAID_OF if read.raw.get(said) is True]
    marks += [Mark("bench", limit)] if (limit := read.number("bench_limit", 0)) > 0 else []
    marks += [mark for mark in past_of.game_marks(read) if mark not in marks]
    marks += setting_up.marks_of(read) if when.number == 0 else ()
    in_hand = None if when.number == 0 and "hand_count" not in read.raw else 5
    if hand is not None:
        in_hand = len(hand)
    elif in_hand is not None:
        in_hand = read.number("hand_count", in_hand)
    return Side(
        seat,
        name,
        read.number("team", seat),
        tuple(mons),
        read.number("prizes", usual_prizes),
        read.number("prizes_up", 0),
        read.number("deck", 20),
        hand,
        in_hand,
        read.cards("discard") if "discard" in read.raw else None,
        read.cards("lost"),
        tuple(sorted(marks, key=lambda mark: mark.key)),
        turns,
        "active" in read.raw or "bench" in read.raw,
    )


_SAID_OF = (
    ("no_items", "item_lock"),
    ("no_items", "items_locked"),
)
"""(note, what a case calls it) of what is said of a player with yes."""


def _locks(read: Reader, name: str, state: Reader) -> set[str]:
    """Return what a player is said not to be able to play, as notes: ["items"] is no_items."""
    words = [
        word
        for key in ("locks", "locked", "cannot_play")
        if isinstance(read.raw.get(key), str | list | Mapping)
        for word in read.sayings(key)
    ]
    words += effects_on_player(read, name, state)
    kinds = ("item", "supporter", "trainer", "stadium")
    return {f"no_{kind}s" for kind in kinds if any(kind in word.casefold() for word in words)}


def _mon(read: Reader, seat: int, spot: str, when: _When) -> Mon:
    card = read.card("card")
    stack = read.cards("stack") or ((card,) if card is not None else ())
    attached = read.cards("tools") + read.cards("attached")
    energy = read.cards("energy")
    conditions = tuple(_condition(one, when) for one in read.list_of("conditions"))
    tools = tuple(one for one in attached if not is_energy(one))
    loose_energy = tuple(one for one in attached if is_energy(one))
    return Mon(
        read.text("uid", f"{spot}{seat}"),
        seat,
        "active" if spot == "active" else "bench",
        card,
        stack,
        (*energy, *loose_energy),
        tools,
        (),
        (seat,) * (len(stack) + len(energy) + len(attached)),
        0,
        read.number("damage", 0),
        read.number("hp_left", 0) if "hp_left" in read.raw else None,
        conditions,
        _turned(read),
        when.turn(read.text("entered", "earlier")),
        when.turn(read.text("evolved", "earlier")),
        when.turn(read.text("devolved", "earlier")),
        on_mon(read, when.state),
        read.raw.get("face_down") is True,
        card is None,
    )


def _turned(read: Reader) -> int:
    """Return how a card lies, clockwise in degrees; upright where nobody says."""
    degrees = degrees_of(read, "rotation", "turned")
    if degrees is None:
        # What is written and means nothing is an error; null leaves it open.
        return read.number("rotation", read.number("turned", 0)) % 360
    return degrees


def _condition(read: Reader, when: _When) -> Condition:
    key = condition_key(read.one_of("name", "condition", "card"))
    counters = read.how_many("counters", "base")
    since = read.raw.get("since")
    lasted = read.how_many("own_turns", "turns", "lasted")
    if since is None and lasted is not None:
        return Condition(key, source=None, since=when.number - lasted * len(when.players))
    return Condition(
        key,
        counters if counters is not None else damage_counters(key, 1),
        when.players.get(read.text("from", "")),
        when.turn(since) if isinstance(since, str) else None,
    )
