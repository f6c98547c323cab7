"""Rules of what can be used once in a game: GX attacks and VSTAR Powers (group L)."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.model.acting import called
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack, UseAbility
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Ability
from app.games.pokemon.cards.card_record import Attack as Printed
from app.games.pokemon.variants.variant import NOT_TEAMS


@rule(
    "attack-gx-once",
    "illegal",
    Attack,
    title=Words("One GX attack in a game.", "GXワザは対戦中に1回だけ使えます。"),
    source="CARD",
    games=NOT_TEAMS,
)
def attack_gx_once(position: Position, play: Attack) -> Iterator[Said]:
    """Whichever Pokémon used the first."""
    if is_gx(play.attack) and is_used(position, play.by, "gx"):
        name = called(position, play.by)
        yield Said(
            Words(
                f"{name}'s second GX attack. One GX attack in a game is the rule.",
                f"{name}の2回目のGXワザです。GXワザは対戦中に1回だけ使えます。",
            ),
            (play.attacker,),
        )


@rule(
    "attack-vstar-once",
    "illegal",
    Attack,
    UseAbility,
    title=Words("One VSTAR Power in a game.", "VSTARパワーは対戦中に1回だけ使えます。"),
    source="CARD",
)
def attack_vstar_once(position: Position, play: Attack | UseAbility) -> Iterator[Said]:
    """Attacks, Abilities and what Tools lend count together."""
    if isinstance(play, Attack):
        uid, name = play.attacker, play.attack
    else:
        uid, name = play.unit, play.ability
    is_vstar = _is_vstar(position.mon(uid), name)
    if is_vstar is not False and is_used(position, play.by, "vstar"):
        player = called(position, play.by)
        yield Said(
            Words(
                f"{player}'s second VSTAR Power. One in a game is the rule.",
                f"{player}の2回目のVSTARパワーです。対戦中に1回だけ使えます。",
            ),
            (uid,),
            sure=is_vstar is True,
        )


def is_used(position: Position, by: int, what: str) -> bool:
    """Whether a player used what can be used once in a game."""
    if not 0 <= by < len(position.sides):
        return False
    if position.side(by).noted(what) or (by, what) in position.record.used_game:
        return True
    record = position.record
    earlier = (*record.earlier, *position.turn.plays)
    return any(
        past.by == by and what == _once_in_game(position, past)
        for past in earlier
        if isinstance(past, Attack | UseAbility)
    )


def _once_in_game(position: Position, past: Attack | UseAbility) -> str:
    """Return "gx" or "vstar" for what can be used once in a game; "" for anything else."""
    if isinstance(past, Attack):
        uid, name = past.attacker, past.attack
    else:
        uid, name = past.unit, past.ability
    if is_gx(name):
        return "gx"
    return "vstar" if _is_vstar(position.mon(uid), name) else ""


def is_gx(name: str) -> bool:
    """Whether an attack is a GX attack, by its name."""
    return name.upper().replace("-", " ").endswith(" GX")


def _is_vstar(mon: Mon | None, name: str) -> bool | None:
    """Whether an attack or Ability of a Pokémon, or of its Tools, is a VSTAR Power.

    None where the card is not known and the name may be one: they are called after stars.
    """
    unread = mon is None
    for card in (mon.card, *mon.tools) if mon is not None else ():
        if card is None or kind(card) == "unknown":
            unread = True
            continue
        parts: tuple[Printed | Ability, ...] = (*card.attacks, *card.abilities)
        for part in parts:
            if name_key(name) in (name_key(part.name.en), name_key(part.name.ja)):
                said = printed_text(part)
                return "vstar power" in said or "vstarパワー" in said
    return None if unread and "star" in name.casefold() else False
