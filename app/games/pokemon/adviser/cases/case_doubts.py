"""What looks wrong in a written case, though it can be read: a name nobody bears, a misspelling.

A judge is told, and the case is judged all the same. Nothing here changes what a case means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date
from difflib import get_close_matches
from typing import Any

from app.core.text.wording import either
from app.core.text.words import Words
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
_NO_CARDS = ("id", "title", "variant", "format", "date", "source", "note", "comment", "uid", "text")
_DEEP = 12
"""How deep a case is looked into."""


def doubts(name: str, entry: Mapping[str, Any], cards: CardBase) -> tuple[Words, ...]:
    """Return what looks wrong in a case that could be read, each with its place."""
    return tuple(dict.fromkeys(_found(name, entry, cards)))


def _found(name: str, entry: Mapping[str, Any], cards: CardBase) -> Iterator[Words]:
    written = entry.get("state")
    state: Mapping[str, Any] = written if isinstance(written, Mapping) else {}
    moves = entry.get("moves")
    if not isinstance(moves, list) or not moves:
        yield _at(
            f"{name}, moves",
            "no move is listed, so nothing is judged; write a list of moves",
            "操作がないので何も判定していません。操作のリストを書いてください",
        )
    yield from _of_state(name, state)
    known = {mon["uid"] for _, mon in _mons(state) if isinstance(mon.get("uid"), str)}
    for number, one in enumerate(moves if isinstance(moves, list) else (), 1):
        if isinstance(one, Mapping):
            yield from _of_move(f"{name}, move {number}", one, known, state, cards)
    for place, told in _texts(name, {"state": state, "moves": moves}, 0):
        if _ID.fullmatch(told) and told not in known and not _is_card(told, cards):
            yield _at(
                place,
                f"“{told}” is not in the card data, so nothing is known of it; check the id, or "
                "give its file with --cards",
                f"「{told}」はカードデータにないので、内容がわかりません。IDを確かめるか、"
                "--cardsでそのファイルを指定してください",
            )


def _at(place: str, en: str, ja: str) -> Words:
    return Words(f"{place}: {en}.", f"{place}：{ja}。")


# -- the position ---------------------------------------------------------------------------------


def _of_state(name: str, state: Mapping[str, Any]) -> Iterator[Words]:
    here = f"{name}.state"
    yield from _misspelt(here, state, STATE)
    if state.get("date"):
        yield from _of_date(f"{here}.date", state["date"])
    turn = state.get("turn")
    if isinstance(turn, Mapping) and isinstance(turn.get("phase", "main"), str):
        yield from _one_of(f"{here}.turn.phase", turn.get("phase", "main"), PHASES)
    players = state.get("players")
    for player, side in players.items() if isinstance(players, Mapping) else ():
        if isinstance(side, Mapping):
            yield from _misspelt(f"{here}.players.{player}", side, SIDE)
    seen: set[str] = set()
    times = ("earlier", "this_turn", *(players if isinstance(players, Mapping) else ()))
    for place, mon in _mons(state):
        yield from _of_mon(f"{here}.players.{place}", mon, times)
        uid = mon.get("uid")
        if isinstance(uid, str) and uid in seen:
            yield _at(
                f"{here}.players.{place}",
                f"“{uid}” is the name of two Pokémon; give each its own",
                f"「{uid}」が2匹の名前になっています。1匹ずつ別の名前にしてください",
            )
        seen.add(str(uid))


def _of_date(place: str, written: Any) -> Iterator[Words]:
    try:
        date.fromisoformat(written if isinstance(written, str) else "")
    except ValueError:
        yield _at(
            place,
            f"“{written}” is no date; write it as 2026-02-18",
            f"「{written}」は日付として読めません。2026-02-18の形で書いてください",
        )


def _of_mon(place: str, mon: Mapping[str, Any], times: tuple[str, ...]) -> Iterator[Words]:
    yield from _misspelt(place, mon, MON)
    for key in ("entered", "evolved"):
        if isinstance(mon.get(key), str) and mon[key] not in ("none", "never", ""):
            yield from _one_of(f"{place}.{key}", mon[key], times)
    told = mon.get("conditions")
    for one in told if isinstance(told, list) else ():
        named = one.get("name", one.get("condition", "")) if isinstance(one, Mapping) else one
        if isinstance(named, str) and named and condition_key(named) not in CONDITIONS:
            names = tuple(words.en for words in CONDITIONS.values())
            yield from _one_of(f"{place}.conditions", named, names)


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


def _one_of(place: str, written: str, known: tuple[str, ...]) -> Iterator[Words]:
    if written not in known:
        names = either(known)
        yield _at(
            place,
            f"“{written}” means nothing here; choose {names.en}",
            f"「{written}」は読まれませんでした。{names.ja}から選んでください",
        )


def _misspelt(place: str, there: Mapping[str, Any], known: tuple[str, ...]) -> Iterator[Words]:
    """Yield the fields that nearly have the name of one that is read."""
    for key in there:
        near = get_close_matches(str(key)[:40], known, 1, 0.8) if key not in known else []
        if near and near[0] not in there and not near[0].startswith(f"{key}_"):
            yield _at(
                place,
                f"“{key}” was not looked at; write “{near[0]}” if that is meant",
                f"「{key}」は読まれませんでした。「{near[0]}」のことなら、そう書いてください",
            )


# -- moves ----------------------------------------------------------------------------------------


def _of_move(
    place: str, one: Mapping[str, Any], known: set[str], state: Mapping[str, Any], cards: CardBase
) -> Iterator[Words]:
    if "expect" in one and not isinstance(one["expect"], list):
        yield _at(
            f"{place}, expect",
            "write a list of {rule, severity}, or [] for no warning",
            "ルールと強さのリストを書いてください。指摘がないなら[]です",
        )
    move = one.get("move", one)
    if not isinstance(move, Mapping) or not known:
        return
    places = (*state.get("players", ()), "opponent", "self", "active", "bench", "all", "both")
    for uid in dict.fromkeys(_named_in(move)):
        if uid not in known and uid not in places and " " not in uid and not _is_card(uid, cards):
            yield _at(
                place,
                f"“{uid}” is no Pokémon of this position; check the name",
                f"「{uid}」というポケモンは、この局面にいません。名前を確かめてください",
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


def _texts(place: str, written: Any, deep: int) -> Iterator[tuple[str, str]]:
    """Yield every text of a part of a case that may be a card's id, with its place."""
    if isinstance(written, str):
        yield place, written
    elif deep < _DEEP and isinstance(written, Mapping):
        for key, told in written.items():
            if key not in _NO_CARDS and key not in ("deck", "expect", "silent", "right"):
                yield from _texts(f"{place}.{key}", told, deep + 1)
    elif deep < _DEEP and isinstance(written, list):
        for number, told in enumerate(written):
            yield from _texts(f"{place}[{number}]", told, deep + 1)


def _is_card(written: str, cards: CardBase) -> bool:
    name = written.removeprefix("name:").strip()
    known = cards.by_id(written) is not None or written in cards
    return known or cards.find(name) is not None
