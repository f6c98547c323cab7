"""Rules of Abilities, and of effects on one's own Active Pokémon, in a Battle Royal (group Q)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ROYAL,
    foes,
    named_players,
    owner_of,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import seat
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Player
from app.games.pokemon.adviser.rules.battle_royal.royal_opponents import only_one
from app.games.pokemon.cards.words.opponent_words import EACH

MY_ACTIVE = re.compile(r"your active pokémon|自分のバトルポケモン")

Helping = p.ChangeDamage | p.ChangeCondition | p.Switch
"""What an effect on one's own Active Pokémon does to it."""


@rule(
    "br-effect-own-active",
    "suspicious",
    p.ChangeDamage,
    p.ChangeCondition,
    p.Switch,
    title=Words(
        "“Your Active Pokémon” is one of the two; in an attack it is the attacker.",
        "「自分のバトルポケモン」は1匹を選びます。ワザでは、そのワザを使ったポケモンです。",
    ),
    source="BR083, BR084",
    games=ROYAL,
)
def br_effect_own_active(position: Position, play: Helping) -> Iterator[Said]:
    """Said of the second one that an effect heals, cures or switches."""
    mon = position.mon(_whom(play))
    if mon is None or mon.spot != "active" or not _helps(play):
        return
    cause = _cause(position, play)
    said = text_used(position, cause) if cause is not None else None
    if cause is None or not said or not (MY_ACTIVE.search(said) or "this pokémon" in said):
        return
    if cause.by != mon.player:
        return
    attacker = cause.attacker if isinstance(cause, p.Attack) else ""
    before = _helped(position, play, cause, mon.player)
    wrong = mon.uid != attacker if attacker else bool(before - {mon.uid})
    if wrong and ("all of your" not in said and "each of your" not in said):
        one = Words(
            f"“Your Active Pokémon” means one of both: not {mon.name.en} as well.",
            f"「自分のバトルポケモン」は1匹だけです（{mon.name.ja}には行いません）。",
        )
        itself = Words(
            f"In an attack “your Active Pokémon” is the attacker, not {mon.name.en}.",
            f"ワザの「自分のバトルポケモン」は、そのワザを使ったポケモンです"
            f"（{mon.name.ja}ではありません）。",
        )
        yield Said(
            itself if attacker else one,
            (mon.uid,),
            right=attacker or None,
        )


def _whom(play: Helping) -> str:
    return play.out if isinstance(play, p.Switch) else play.unit


def _helps(play: Helping) -> bool:
    if isinstance(play, p.Switch):
        return True
    return play.points < 0 if isinstance(play, p.ChangeDamage) else not play.on


def _cause(position: Position, play: Any) -> c.PlayTrainer | p.Attack | None:
    """Return the Trainer or attack that was used last before a play."""
    plays = [*position.turn.plays]
    for one in position.gesture:
        if one is play:
            break
        plays.append(one)
    return next((one for one in reversed(plays) if isinstance(one, c.PlayTrainer | p.Attack)), None)


def _helped(position: Position, play: Any, cause: Any, player: Player) -> set[str]:
    """Return the Active Pokémon of a player that the effect helped before this play."""
    found: set[str] = set()
    for one in (*position.turn.plays, *position.gesture):
        if one is cause:
            found = set()
        elif one is play:
            break
        elif isinstance(one, p.ChangeDamage | p.ChangeCondition | p.Switch) and _helps(one):
            mon = position.mon(_whom(one))
            if mon is not None and mon.player == player and mon.spot == "active":
                found.add(mon.uid)
    return found


# -- Abilities ------------------------------------------------------------------------------------


@rule(
    "br-ability-one-opponent",
    "suspicious",
    p.UseAbility,
    title=Words(
        "An Ability on “your opponent's Pokémon” works on one opponent, chosen when it starts.",
        "「相手」にはたらく特性は、はたらきはじめたときに選んだ相手1人にはたらきます。",
    ),
    source="BR166-BR168",
    games=ROYAL,
)
def br_ability_one_opponent(position: Position, play: p.UseAbility) -> Iterator[Said]:
    """As long as it works. One on each player has a rule of its own."""
    if EACH.search(text_used(position, play) or ""):
        return
    met = tuple(one for one in play.players if one in foes(position, play.by))
    if len(met) > 1:
        yield only_one(position, met)


@rule(
    "br-ability-checkup-one",
    "suspicious",
    t.Checkup,
    title=Words(
        "An Ability of a checkup works around the chosen player's turn, on that player only.",
        "ポケモンチェックの特性は、選んだ相手の番の前と後に、その相手にだけはたらきます。",
    ),
    source="BR172-BR174",
    games=ROYAL,
)
def br_ability_checkup_one(position: Position, play: t.Checkup) -> Iterator[Said]:
    """Where it is told whose Pokémon got counters by it."""
    met = {
        owner
        for uid, points in play.counters or ()
        if points and (owner := owner_of(position, uid)) is not None
    }
    if not play.cause or not met or position.number <= 0:
        return
    turn, comes = position.turn.player, position.next_player()
    chosen = _chosen(position, play)
    late = {one for one in met if not position.variant.checked(position.players, one, turn, comes)}
    wrong = late | ({one for one in met if one != chosen} if chosen is not None else set())
    if len(met) > 1 and chosen is None:
        wrong = met
    if wrong:
        names = named_players(position, tuple(sorted(wrong)))
        yield Said(
            Words(
                f"{play.cause} works on the chosen opponent only, before and after that player's "
                f"turn: not on {names.en} now.",
                f"「{play.cause}」がはたらくのは、選んだ相手の番の前と後だけです"
                f"（いま{names.ja}にははたらきません）。",
            ),
            tuple(map(seat, sorted(wrong))),
        )


def _chosen(position: Position, play: t.Checkup) -> Player | None:
    """Return who was chosen for the Ability that works, where that is known."""
    for mon in position.mons:
        names = [one.name for one in mon.card.abilities] if mon.card is not None else []
        if any(play.cause in (name.en, name.ja) for name in names):
            chosen = position.chosen_for(mon.uid)
            if chosen is not None:
                return chosen
    return None
