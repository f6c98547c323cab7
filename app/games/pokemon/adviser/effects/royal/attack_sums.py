"""What an attack of a Battle Royal comes to on the Pokémon it is aimed at."""

from __future__ import annotations

import re

from app.games.pokemon.adviser.effects.attack_questions import fighter, printed
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    aimed_at,
)
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Attack as Printed
from app.games.pokemon.table.damage_sum import work_out


def attack_of(position: Position, play: p.Attack) -> tuple[Printed, str, Mon] | None:
    """Return (what is printed, its text, who attacks); None where that is not known."""
    attack, mon = printed(position, play), position.mon(play.attacker)
    if attack is None or mon is None or play.failed:
        return None
    return attack, printed_text(attack), mon


def to_target(position: Position, play: p.Attack) -> tuple[Mon, int] | None:
    """Return the attacked Pokémon and the points it got."""
    mon = position.mon(aimed_at(position, play))
    points = dict(play.damage).get(mon.uid) if mon is not None else None
    return None if mon is None or points is None else (mon, points)


def comes_to(base: int, attacker: Mon, target: Mon, said: str) -> int:
    """Return what points of an attack come to on a Pokémon."""
    if "isn't affected by weakness" in said:
        return base
    return work_out(base, fighter(attacker), fighter(target)).points


def base_of(attack: Printed) -> int:
    """Return what is printed before what is added: 0 of a number that is multiplied."""
    number = re.match(r"\d+", attack.damage)
    return 0 if number is None or attack.damage.endswith(("×", "x")) else int(number[0])
