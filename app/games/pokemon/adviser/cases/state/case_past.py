"""What happened before, in a case file: attacks, Knock Outs, Prizes taken, powers used up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.card import Mark
from app.games.advising.cases.case_coins import coins
from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_fighting import amounts
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.turn_record import KnockedOut

GAME_KEYS = ("gx", "vstar", "vunion")
_LOGS = ("log", "per_game", "this_game", "game", "used_game")


def attacked(one: Reader, player: int) -> p.Attack:
    """Return an attack that a case tells of."""
    return p.Attack(
        player,
        one.one_of("uid", "attacker", "unit"),
        one.one_of("attack", "name"),
        target=one.one_of("target", "targets"),
        damage=amounts(one, "damage", on=one.one_of("target", "targets")),
        failed=one.said("failed", "fails") is True,
        spot=one.how_many("spot"),
    )


def this_turn(said: Reader, player: int, players: Players) -> Iterator[p.Play]:
    """Yield coins, attacks and Prizes of this turn, in that order."""
    fell = coins(said)
    if fell is not None:
        yield c.FlipCoins(player, fell)
    for one in said.list_of("attacks"):
        yield attacked(one, player)
    for key in ("prizes_taken", "took_prizes", "prizes", "prize_taken"):
        written = said.raw.get(key)
        if isinstance(written, Mapping):
            taken = tuple(
                (players[name], int(number))
                for name, number in written.items()
                if name in players and isinstance(number, int) and number
            )
        else:
            number = int(written) if isinstance(written, int) else int(bool(written))
            taken = ((player, number),) if number > 0 else ()
        if taken:
            yield c.TakePrizes(player, taken)
            return


def abilities_used(said: Reader, player: int) -> Iterator[p.Play]:
    """Yield the Abilities of this turn: objects, names, or {Pokémon: names}."""
    for key in ("abilities", "abilities_used", "ability_names"):
        written = said.raw.get(key)
        if isinstance(written, Mapping) and not {"uid", "name", "ability"} & set(written):
            for uid, names in written.items():
                several = names if isinstance(names, list) else [names]
                yield from (p.UseAbility(player, str(uid), str(name)) for name in several)
            continue
        for one in said.list_of(key):
            name = one.one_of("name", "ability", "card")
            yield p.UseAbility(player, one.one_of("uid", "unit", "pokemon"), name)


def _whose(one: Reader, players: Players, usual: int) -> int:
    """Return whose turn an entry of the log was in."""
    names = [
        one.raw[key] for key in ("turn_of", "by", "player") if isinstance(one.raw.get(key), str)
    ]
    return next((players[name] for name in names if name in players), usual)


def earlier_turns(past: Reader, players: Players, player: int) -> tuple[p.Play, ...]:
    """Return what was done in the last turn of each player, as far as told."""
    plays: list[p.Play] = []
    previous = (player - 1) % max(1, len(players))
    for one in past.list_of("attacks"):
        who = _whose(one, players, previous)
        plays.append(attacked(one, who))
    for name, who in players.items():
        told = past.inside_if("last_turn").inside_if(name).list_of("attacks")
        plays += [attacked(one, who) for one in told]
    for key in ("moved", "benched", "retreats", "retreated", "left_active", "switched"):
        for one in past.list_of(key):
            who = _whose(one, players, previous)
            uid = one.one_of("uid", "unit", "card", "out")
            plays.append(p.MoveToBench(who, uid))
    return tuple(plays)


def fallen_before(one: Reader, players: Players, player: int, number: int) -> KnockedOut:
    """Return a Knock Out of an earlier turn: in whose, a case tells, or the first player's."""
    turn_of = one.player("turn_of", players, 0)
    back = (player - turn_of) % max(1, len(players)) or 1
    return knocked_out(one, players, 0, 0, number - back)


def knocked_out(one: Reader, players: Players, turn_of: int, owner: int, turn: int) -> KnockedOut:
    """Return a Knock Out that a case tells of."""
    card = one.first_card("card", "pokemon")
    worth = 1 if card is None else card.prizes
    return KnockedOut(
        one.player("turn_of", players, turn_of),
        one.player("owner", players, owner),
        turn,
        card,
        one.number("prizes", worth),
    )


def used_in_game(state: Reader, players: Players) -> frozenset[tuple[int, str]]:
    """Return who used a GX attack or a VSTAR Power in this game, however a case says it."""
    found: set[tuple[int, str]] = set()
    for place in _LOGS:
        if isinstance(state.raw.get(place), Mapping):
            found |= set(_told(state.inside(place).raw, players))
    for one in state.inside("log").list_of("attacks"):
        who = _whose(one, players, -1)
        name = one.one_of("attack", "name").upper().replace("-", " ")
        if who >= 0 and name.endswith(" GX"):
            found.add((who, "gx"))
    return frozenset(found)


def _told(raw: Mapping[str, Any], players: Players) -> Iterator[tuple[int, str]]:
    for key, written in raw.items():
        if key in players and isinstance(written, Mapping):
            yield from ((players[key], what) for what in _used(written))
        for what in GAME_KEYS:
            if what in _parts(key):
                names = [written] if isinstance(written, str) else written
                if isinstance(names, list | Mapping):
                    told = (name for name in names if not isinstance(names, Mapping) or names[name])
                    who = (_by(one) for one in told)
                    yield from ((players[name], what) for name in who if name in players)


def _by(one: Any) -> str:
    """Return who used it: a name, or an object that says so."""
    if isinstance(one, Mapping):
        one = next((one[key] for key in ("by", "player", "turn_of") if key in one), "")
    return one if isinstance(one, str) else ""


def _used(raw: Mapping[str, Any]) -> Iterator[str]:
    for what in GAME_KEYS:
        if any(what in _parts(key) and bool(value) for key, value in raw.items()):
            yield what


def _parts(key: str) -> list[str]:
    """Return the words of a key: "v_union_used" is about "vunion"."""
    return key.casefold().replace("v_union", "vunion").replace("v-union", "vunion").split("_")


def game_marks(read: Reader) -> list[Mark]:
    """Return the notes on a player who used a GX attack or a VSTAR Power."""
    raw = {key: value for key, value in read.raw.items() if isinstance(value, bool | int | str)}
    return [Mark(what) for what in _used(raw)]
