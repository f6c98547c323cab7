"""What looks wrong in a written case of Pokémon: a name nobody bears, a card without data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from app.core.text.words import Words
from app.games.advising.cases.case_doubts import (
    doubt,
    doubts_of_moves,
    misspelt,
    no_date,
    none_of,
    texts_in,
)
from app.games.pokemon.adviser.cases.case_conditions import condition_key
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.table.special_conditions import CONDITIONS

PHASES = ("setup", "draw", "main", "between_attacks", "attack", "checkup", "end", "over")
STATE = (
    *("variant", "date", "seats", "turn", "this_turn", "log", "players", "stadiums", "options"),
    *("marks", "effects", "format", "type", "note", "cause", "choice", "last_turn", "per_game"),
)
SIDE = (
    *("team", "prizes", "prizes_up", "deck", "hand", "hand_count", "active", "bench", "alive"),
    *("discard", "lost", "marks", "effects", "ready", "bench_limit", "locks", "item_lock"),
)
MON = (
    *("uid", "card", "stack", "damage", "hp_left", "energy", "tools", "attached", "conditions"),
    *("entered", "evolved", "devolved", "entered_to", "marks", "markers", "effects", "rotation"),
    *("face_down", "turned"),
)
_NAMES_A_POKEMON = (
    *("attacker", "onto", "target", "targets", "uid", "unit", "out", "ko", "new_active"),
    *("active", "defender", "pokemon"),
)
_BY_POKEMON = ("damage", "counters", "damage_counters")
"""Fields of a move that say a number for each Pokémon."""
_ID = re.compile(r"[a-z][a-z0-9]+-[A-Za-z0-9_]*\d[A-Za-z0-9_]*")
"""How ids of the public card data look: sv1-181, hgss2-90, swshp-SWSH139."""
_NO_CARDS = (
    *("id", "title", "variant", "format", "date", "source", "note", "comment", "uid", "text"),
    *("deck", "expect", "silent", "right"),
)


def doubts(name: str, entry: Mapping[str, Any], cards: CardBase) -> tuple[Words, ...]:
    """Return what looks wrong in a case that could be read, each with its place."""
    return tuple(dict.fromkeys(_found(name, entry, cards)))


def _found(name: str, entry: Mapping[str, Any], cards: CardBase) -> Iterator[Words]:
    written = entry.get("state")
    state: Mapping[str, Any] = written if isinstance(written, Mapping) else {}
    moves = entry.get("moves")
    yield from doubts_of_moves(name, entry)
    yield from _of_state(name, state)
    known = {mon["uid"] for _, mon in _mons(state) if isinstance(mon.get("uid"), str)}
    for number, one in enumerate(moves if isinstance(moves, list) else (), 1):
        if isinstance(one, Mapping):
            yield from _of_move(f"{name}, move {number}", one, known, state, cards)
    for place, told in texts_in(name, {"state": state, "moves": moves}, _NO_CARDS):
        if _ID.fullmatch(told) and told not in known and not _is_card(told, cards):
            yield doubt(
                place,
                Words(
                    f"“{told}” is not in the card data, so nothing is known of it; check the id, "
                    "or give its file with --cards",
                    f"「{told}」はカードデータにないので、内容がわかりません。IDを確かめるか、"
                    "--cardsでそのファイルを指定してください",
                ),
            )


# -- the position ---------------------------------------------------------------------------------


def _of_state(name: str, state: Mapping[str, Any]) -> Iterator[Words]:
    here = f"{name}.state"
    yield from misspelt(here, state, STATE)
    if state.get("date"):
        yield from no_date(f"{here}.date", state["date"])
    turn = state.get("turn")
    if isinstance(turn, Mapping) and isinstance(turn.get("phase", "main"), str):
        yield from none_of(f"{here}.turn.phase", turn.get("phase", "main"), PHASES)
    players = state.get("players")
    for player, side in players.items() if isinstance(players, Mapping) else ():
        if isinstance(side, Mapping):
            yield from misspelt(f"{here}.players.{player}", side, SIDE)
    seen: set[str] = set()
    times = ("earlier", "this_turn", *(players if isinstance(players, Mapping) else ()))
    for place, mon in _mons(state):
        yield from _of_mon(f"{here}.players.{place}", mon, times)
        uid = mon.get("uid")
        if isinstance(uid, str) and uid in seen:
            yield doubt(
                f"{here}.players.{place}",
                Words(
                    f"“{uid}” is the name of two Pokémon; give each its own",
                    f"「{uid}」が2匹の名前になっています。1匹ずつ別の名前にしてください",
                ),
            )
        seen.add(str(uid))


def _of_mon(place: str, mon: Mapping[str, Any], times: tuple[str, ...]) -> Iterator[Words]:
    yield from misspelt(place, mon, MON)
    for key in ("entered", "evolved"):
        if isinstance(mon.get(key), str) and mon[key] not in ("none", "never", ""):
            yield from none_of(f"{place}.{key}", mon[key], times)
    told = mon.get("conditions")
    for one in told if isinstance(told, list) else ():
        named = one.get("name", one.get("condition", "")) if isinstance(one, Mapping) else one
        if isinstance(named, str) and named and condition_key(named) not in CONDITIONS:
            names = tuple(words.en for words in CONDITIONS.values())
            yield from none_of(f"{place}.conditions", named, names)


def _mons(state: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield every Pokémon of a position with its place: "A.active[0]"."""
    players = state.get("players")
    for player, side in players.items() if isinstance(players, Mapping) else ():
        for spot in ("active", "bench"):
            there = side.get(spot) if isinstance(side, Mapping) else None
            several = there if isinstance(there, list) else [there]
            for number, mon in enumerate(several):
                if isinstance(mon, Mapping):
                    yield f"{player}.{spot}[{number}]", mon


# -- moves ----------------------------------------------------------------------------------------


def _of_move(
    place: str, one: Mapping[str, Any], known: set[str], state: Mapping[str, Any], cards: CardBase
) -> Iterator[Words]:
    move = one.get("move", one)
    if not isinstance(move, Mapping) or not known:
        return
    places = (*state.get("players", ()), "opponent", "self", "active", "bench", "all", "both")
    for uid in dict.fromkeys(_named_in(move)):
        if uid not in known and uid not in places and " " not in uid and not _is_card(uid, cards):
            yield doubt(
                place,
                Words(
                    f"“{uid}” is not a Pokémon of this position; check the name",
                    f"「{uid}」というポケモンは、この局面にいません。名前を確かめてください",
                ),
            )


def _named_in(move: Mapping[str, Any]) -> Iterator[str]:
    for key in _NAMES_A_POKEMON:
        written = move.get(key)
        several = written if isinstance(written, list) else [written]
        yield from (uid for uid in several if isinstance(uid, str) and uid)
    for key in _BY_POKEMON:
        if isinstance(move.get(key), Mapping):
            yield from map(str, move[key])


# -- cards ----------------------------------------------------------------------------------------


def _is_card(written: str, cards: CardBase) -> bool:
    name = written.removeprefix("name:").strip()
    known = cards.by_id(written) is not None or written in cards
    return known or cards.find(name) is not None
