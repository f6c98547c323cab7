"""Case files: positions with attempted moves, as judges and tests write them down.

The schema is that of the worked cases: players by name, Pokémon with the ids of the public card
data, moves in plain words. A position saved from a table can be put into the same form
(`case_of`). Bad input is answered with a sentence that says where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core.data.value import replace
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.cases.case_deck import rows
from app.games.advising.cases.case_vocabulary import Apart, CaseVocabulary, WrittenCase
from app.games.contracts.reading.case_contract import JudgedCase
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_deck_check import deck_advice
from app.games.pokemon.adviser.cases.case_moves import MOVES, move_plays
from app.games.pokemon.adviser.cases.case_teams import with_shared_piles
from app.games.pokemon.adviser.cases.case_variants import variant_said
from app.games.pokemon.adviser.cases.pokemon_doubts import doubts
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
from app.games.pokemon.cards.every_card import known_base

MOST_SEATS = 8
USUAL_COUNT = 3
"""The turn that a case is in where it does not say: nobody's first."""


def vocabulary(cards: CardBase) -> CaseVocabulary[Reader, Position]:
    """Return the words of cases, whose cards are looked up in `cards`."""
    return CaseVocabulary(
        lambda raw, where: Reader(raw, where, cards),
        _position,
        players_of,
        lambda position: position.turn.player,
        MOVES,
        judge,
        _tried,
        lambda name, entry: doubts(name, entry, cards),
        {"deck_check": Apart(lambda move: tuple(rows(move)), deck_advice)},
    )


def read_case(entry: Any, number: int, cards: CardBase) -> WrittenCase:
    """Return one case. Raises CaseError, which says where and what to do."""
    return vocabulary(cards).read(entry, number)


def judge_case(entry: Any, number: int, asked: str | None) -> JudgedCase:
    """Return what is said of every move of a case."""
    return vocabulary(known_base()).judge_case(entry, number, asked)


def players_of(position: Position) -> dict[str, int]:
    """Return the players of a position by their names."""
    return {side.name: side.player for side in position.sides}


def _tried(position: Position, state: Reader, plays: tuple[p.Play, ...]) -> Position:
    """Return the position in which plays are tried."""
    drew = "drew" in state.inside("this_turn").raw
    if not drew and any(isinstance(play, c.DrawCards) for play in plays):
        # What is tried is the draw for the turn.
        position = replace(position, turn=replace(position.turn, drew=False))
    return replace(position, gesture=plays)


# -- the position -------------------------------------------------------------------------------


def _position(state: Reader) -> Position:
    variant = variant_said(state)
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
