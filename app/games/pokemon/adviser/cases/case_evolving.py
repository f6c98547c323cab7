"""Evolutions of a case file as plays, and what a case says of the Pokémon afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_conditions import condition_key
from app.games.pokemon.adviser.cases.case_zones import zone_under
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card


def evolve(move: Reader, by: int, position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield an evolution: `onto` a Pokémon, `with` Rare Candy or another card, `from` a zone.

    "damage", "energy" or "tools" (or the same in "after") say what is left on it afterwards.
    """
    onto = move.one_of("onto", "uid", "target", "pokemon")
    helped = _helped_by(move)
    candy = helped if named(helped, "Rare Candy") else None
    yield p.Evolve(
        by,
        onto,
        move.first_card("card", "card_name", "evolution", "into"),
        zone_under(move, "from", "source", usual="hand"),
        candy,
        move.by_effect() or (helped is not None and candy is None),
    )
    mon = position.mon(onto)
    if mon is not None:
        after = move.inside("after") if isinstance(move.raw.get("after"), Mapping) else move
        yield from _lost(after, by, mon)


def _helped_by(move: Reader) -> Card | None:
    """Return the card that lets it evolve: Rare Candy, by name or as a plain yes."""
    if move.said("rare_candy", "candy", "with", "using"):
        return move.card_called("Rare Candy")
    keys = ("with", "using", "candy", "rare_candy")
    return move.first_card(*(key for key in keys if move.raw.get(key) is not False))


def _lost(after: Reader, by: int, mon: Mon) -> Iterator[p.Play]:
    """Yield what a Pokémon lost by evolving, where a case says what is left."""
    for key in ("damage", "damage_after"):
        left = after.raw.get(key)
        if isinstance(left, Mapping):
            left = left.get(mon.uid)
        if isinstance(left, int) and not isinstance(left, bool) and left != mon.damage:
            yield p.ChangeDamage(by, mon.uid, left - mon.damage)
    if isinstance(after.raw.get("conditions"), list):
        stay = {condition_key(said) for said in after.sayings("conditions")}
        gone_from = (one.key for one in mon.conditions if one.key not in stay)
        yield from (p.ChangeCondition(by, mon.uid, key, on=False) for key in gone_from)
    for key, there in (("energy", mon.energy), ("tools", mon.tools)):
        if isinstance(after.raw.get(key), list):
            gone = list(there)
            for card in after.cards(key):
                if card in gone:
                    gone.remove(card)
            yield from (p.Detach(by, mon.uid, card, "discard") for card in gone)


def devolve(move: Reader, by: int, position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield a devolution: the highest stage of `uid` goes `to` a zone."""
    uid = move.one_of("uid", "unit", "target", "onto")
    mon = position.mon(uid)
    card = mon.card if mon is not None else None
    effect = move.by_effect() or move.first_card("with", "using") is not None
    yield p.Devolve(by, uid, card, zone_under(move, "to", "goal", usual="hand"), effect)
