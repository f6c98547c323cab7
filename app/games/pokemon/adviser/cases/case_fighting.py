"""Attacks, damage, Knock Outs and Prizes of a case file, as plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.text.words import Words
from app.games.advising.cases.case_coins import coins
from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases import case_board as board
from app.games.pokemon.adviser.cases import case_conditions as conditions
from app.games.pokemon.adviser.cases import case_teams as teams
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_players import CHOOSERS, CHOSEN, player_under
from app.games.pokemon.adviser.cases.case_zones import whose_pile, zone_called
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card


def amounts(move: Reader, key: str, times: int = 1, on: str = "") -> c.Amounts:
    """Return {Pokémon: number} as points; a single number is for the Pokémon `on`."""
    written = move.raw.get(key) or {}
    if isinstance(written, int) and not isinstance(written, bool):
        written = {on: written}
    if not isinstance(written, Mapping):
        raise move.error(
            key,
            Words(
                "write an object with a number for each Pokémon",
                "ポケモンごとに数を書いたオブジェクトにしてください",
            ),
        )
    found = []
    for uid, number in written.items():
        if isinstance(number, bool) or not isinstance(number, int):
            raise move.error(
                f"{key}.{uid}",
                Words(f"{number!r} is not a number", f"{number!r}は数ではありません"),
            )
        found.append((str(uid), number * times))
    return tuple(found)


# -- attacks --------------------------------------------------------------------------------------


def attack(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield an attack, the coins before it, and what it does."""
    attacker = move.one_of("attacker", "uid", "user", "pokemon") or _active(position, by)
    foe = position.foe(by)
    several = _several_targets(move) or ()
    target = move.one_of("target", "targets", "defender")
    if not target and position.shares_field:
        target = next(iter(several), "")
    on = target or (_active(position, foe.player) if foe is not None else "")
    fell = coins(move)
    if fell is not None:
        who = teams.thrower(move, players)
        yield c.FlipCoins(by if who is None else who, fell, for_attack=who is not None)
    yield p.Attack(
        by,
        attacker,
        move.one_of("attack", "name"),
        target=target,
        damage=amounts(move, "damage", on=on),
        counters=amounts(move, "counters", 10, on) or amounts(move, "damage_counters", 10, on),
        entered=any(key in move.raw for key in ("damage", "counters", "damage_counters")),
        failed=move.said("failed", "fails") is True,
        spot=move.how_many("spot"),
        targets=_several_targets(move),
        players=move.players_under(CHOSEN, players) or teams.about(move, players),
        copied_from=_copied_from(move, players),
        # Who writes one number for each Pokémon may mean counters by it.
        apart=any(key in move.raw for key in ("counters", "damage_counters"))
        or "damage" not in move.raw,
        effects=teams.effect_on(move),
    )
    yield from teams.random_pick(move, by, players)
    yield from conditions.of_attack(move, by, target)
    yield from board.lost_energy(move, by, attacker, position)


def _several_targets(move: Reader) -> tuple[str, ...] | None:
    """Return the Pokémon an attack is said to aim at, where that is not one of them."""
    for key in ("targets", "target"):
        written = move.raw.get(key)
        if isinstance(written, list) and len(written) != 1:
            return tuple(one for one in written if isinstance(one, str))
    return None


def _copied_from(move: Reader, players: Players) -> int | None:
    """Return whose attack is copied: {"copied": {"attack": …, "from": "B"}}, or by name alone."""
    if isinstance(move.raw.get("copied"), Mapping):
        copied = move.inside("copied")
        copied.one_of("attack", "name")
        return _named(copied, players, "from", "by", "of")
    return _named(move, players, "copied_from", "copies_of", "copied_of", "from")


def _named(move: Reader, players: Players, *keys: str) -> int | None:
    """Return the player, or the owner of the Pokémon, that a field names; None for none."""
    written = (move.raw.get(key) for key in keys)
    return next((players[one] for one in written if isinstance(one, str) and one in players), None)


def _active(position: Position, player: int) -> str:
    return next((mon.uid for mon in position.side(player).actives), "")


def damage(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield damage, or counters, put outside of an attack."""
    on = move.one_of("uid", "target", "onto")
    number = amounts(move, "amount", on=on) or amounts(move, "points", on=on)
    for uid, points in (*amounts(move, "damage", on=on), *number):
        yield p.ChangeDamage(by, uid, points, counters=False)
    for uid, points in amounts(move, "counters", 10, on):
        yield p.ChangeDamage(by, uid, points, counters=True)


def heal(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield that damage is healed."""
    on = move.one_of("uid", "target", "onto", "unit")
    for key in ("heal", "amount", "damage", "healed", "points"):
        if key in move.raw:
            for uid, points in amounts(move, key, on=on):
                yield p.ChangeDamage(by, uid, -abs(points), counters=False)
            return
    yield p.ChangeDamage(by, on, -10, counters=False)


# -- Knock Outs -----------------------------------------------------------------------------------


def knock_out(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield Knock Outs; where the cards go is known only where it is said."""
    keys = ("uid", "ko", "kos", "unit", "units", "target")
    key = next((one for one in keys if one in move.raw), "uid")
    effect = move.by_effect()
    whose = whose_pile(move, players)
    goal = zone_called(move.one_of("to", "goal", "zone")) or (
        "discard" if whose is not None else ""
    )
    for uid in move.texts(key):
        yield p.KnockOut(by, uid, goal, _discarded(move, position.mon(uid)), effect, whose)


_GONE = ("discarded", "discard", "discards")
_STAYS = ("left", "kept", "stays", "remains", "remaining", "left_in_play", "not_discarded")


def _discarded(move: Reader, mon: Mon | None) -> tuple[Card, ...] | None:
    """Return which cards went to the discard pile, by what is listed or by what is left out."""
    for key in _GONE:
        if isinstance(move.raw.get(key), list):
            return move.cards(key)
    for key in _STAYS:
        if move.raw.get(key) and mon is not None:
            there = [*mon.stack, *mon.energy, *mon.tools, *mon.others]
            for card in move.cards(key):
                if card in there:
                    there.remove(card)
            return tuple(there)
    return None


def promote(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield that a Benched Pokémon takes the Active Spot."""
    uid = move.one_of("uid", "unit", "card", "to", "new_active", "pokemon")
    mon = position.mon(uid)
    owner = mon.player if mon is not None else None
    yield p.Promote(
        by,
        uid,
        player_under(move, CHOOSERS, by, position, players, owner),
        move.by_effect(),
    )


_WHOSE = ("from", "of", "whose", "prizes_of", "owner")


# -- Prizes ---------------------------------------------------------------------------------------


def take_prizes(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield that Prizes are taken: `taken` {player: number}, `ko` for whom, `from` whose."""
    key = next((key for key in ("ko", "kos", "for", "uid", "unit") if key in move.raw), "")
    fallen = move.texts(key) if key else []
    effect = move.by_effect() or any(move.one_of(one) for one in ("card", "ability"))
    if key == "for" and all(position.mon(uid) is None for uid in fallen):
        fallen, effect = [], True  # it names a card or an effect, no Pokémon in play
    chooser = player_under(move, CHOOSERS, by, position, players)
    yield c.TakePrizes(
        by if chooser is None else chooser,
        _taken(move, by, players),
        fallen[0] if fallen else "",
        player_under(move, _WHOSE, by, position, players),
        effect,
        tuple(fallen[1:]),
    )
    if fallen and any(one in move.raw for one in (*_GONE, *_STAYS)):
        # With the Prizes it is told where the cards went.
        yield from knock_out(move, by, position, players)


def _taken(move: Reader, by: int, players: Players) -> tuple[tuple[int, int], ...]:
    for key in ("taken", "count", "number", "prizes", "amount", "cards"):
        written = move.raw.get(key)
        if isinstance(written, Mapping):
            return tuple(
                (players[name], number)
                for name, number in written.items()
                if name in players and isinstance(number, int)
            )
        if isinstance(written, list):
            return ((by, len(written)),)
        if written is not None:
            return ((by, move.number(key, 1)),)
    return ((by, 1),)
