"""Case files: positions with attempted moves, as judges and tests write them down.

The schema is that of the worked cases: players by name, Pokémon with the ids of the public card
data, moves in plain words. A position saved from a table can be put into the same form
(`case_of`). Bad input is answered with a sentence that says where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core.data.value import replace, value
from app.core.text.wording import either, listed
from app.core.text.words import Words
from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_deck import rows
from app.games.pokemon.adviser.cases.case_moves import move_plays
from app.games.pokemon.adviser.cases.case_teams import with_shared_piles
from app.games.pokemon.adviser.cases.state import case_causes as causes_of
from app.games.pokemon.adviser.cases.state import case_setup as setting_up
from app.games.pokemon.adviser.cases.state import case_state as state_of
from app.games.pokemon.adviser.cases.state.case_history import record_of, turn_of
from app.games.pokemon.adviser.cases.state.case_log import with_log
from app.games.pokemon.adviser.cases.state.case_notes import marks_written
from app.games.pokemon.adviser.cases.state.case_sides import When, as_logged, side_of
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from app.games.pokemon.variants.variant import Variant

__all__ = ["Case", "CaseError", "CaseMove", "read_case"]

MOST_SEATS = 8
USUAL_COUNT = 3
"""The turn that a case is in where it does not say: nobody's first."""
VARIANTS: dict[str, Variant] = {
    "standard": STANDARD,
    "battle-royal": BATTLE_ROYAL,
    "multi-2v2": TEAM_BATTLE,
    "team-battle": TEAM_BATTLE,
    "deck-check": STANDARD,
}
"""What a case calls the variants; one that checks decks has no position."""


@value
class CaseMove:
    """One attempted move of a case."""

    position: Position
    plays: tuple[p.Play, ...]
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
    variant: Variant
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
    said = state.text("variant", "standard")
    if said not in VARIANTS:
        known = either(tuple(VARIANTS))
        raise state.error(
            "variant",
            Words(
                f"“{said}” is no variant; choose {known.en}",
                f"「{said}」という種類はありません。{known.ja}から選んでください",
            ),
        )
    variant = VARIANTS[said]
    position = _position(state, variant)
    drew = "drew" in state.inside("this_turn").raw
    moves = [_tried(one, position, drew=drew) for one in read.list_of("moves")]
    return Case(
        name,
        variant,
        state.text("format", variant.format or "standard"),
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
    if not drew and any(isinstance(play, c.DrawCards) for play in plays):
        # What is tried is the draw for the turn.
        position = replace(position, turn=replace(position.turn, drew=False))
    usual = ("move", "expect", "silent", "right", "note", "comment")
    unread = tuple(key for key in move.raw.unread if key not in usual)
    fields = tuple(key for key in move.raw.asked if key not in ("type", *usual))
    return CaseMove(replace(position, gesture=plays), plays, None, unread, fields)


# -- the position -------------------------------------------------------------------------------


def _position(state: Reader, variant: Variant) -> Position:
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
    when = When(number, player, players, state)
    options = {key: str(chosen) for key, chosen in state.mapping("options").items()}
    prizes = setting_up.prize_number(state, options, variant.prizes)
    if prizes != variant.prizes:
        options["prizes"] = str(prizes)
    written = [state.inside("players").inside(name).raw.get("team") for name in players]
    teams = variant.teams(len(players)) if written.count(None) == len(players) else ()
    sides = tuple(
        side_of(
            state.inside("players").inside(name), name, seat, player, count, prizes, when, teams
        )
        for name, seat in players.items()
    )
    if variant.shared:
        sides = with_shared_piles(sides, state)
    sides = tuple(as_logged(side, state.inside("this_turn"), number) for side in sides)
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
        variant,
        state.text("date", ""),
        tuple(sorted(options.items())),
        marks_written(state.raw.get("marks"), state),
        state_of.loose(state, players),
    )

    position = replace(
        position,
        choices=causes_of.choices(state, players),
        causes=causes_of.causes(state, players, position),
    )

    def past(move: Reader) -> tuple[p.Play, ...]:
        return move_plays(move, position, players)

    before = setting_up.done_before(state, players, past)
    position = replace(position, turn=with_log(position.turn, state, players, past))
    return replace(position, record=replace(position.record, setup=tuple(before)))
