"""Rules of texts that have no effect: Abilities and Tools that are switched off (group L)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.abilities_off import ability_taken_by
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED, by_card
from app.games.pokemon.adviser.model.plays import Attack, Retreat, UseAbility
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_hit_points import tools_off
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.table.unit_hit_points import TOOLS_OFF


@rule(
    "ability-suppressed",
    "suspicious",
    UseAbility,
    title=Words(
        "A Pokémon that an effect says has no Abilities cannot use one.",
        "特性をなくす効果がかかったポケモンは、特性を使えません。",
    ),
    source="APR D-13",
)
def ability_suppressed(position: Position, play: UseAbility) -> Iterator[Said]:
    """By a note on it or on the table, by a Stadium or an opponent's Ability."""
    mon = position.mon(play.unit)
    cause = ability_taken_by(position, mon) if mon is not None else None
    if mon is not None and cause is not None:
        yield Said(
            Words(
                f"{mon.name.en} has no Abilities now because of {cause.en}.",
                f"{cause.ja}により、いま{mon.name.ja}の特性はなくなっています。",
            ),
            (mon.uid,),
        )


_HELPS = {
    Retreat: re.compile(r"retreat|にげる"),
    Attack: re.compile(r"damage|attack|ダメージ|ワザ"),
}
"""What the text of a Tool speaks of that would matter now."""


@rule(
    "ability-tool-suppressed",
    "reminder",
    Retreat,
    Attack,
    title=Words(
        "Under some cards Tools have no effect.",
        "ポケモンのどうぐの効果がなくなることがあります。",
    ),
    source="CARD",
)
def ability_tool_suppressed(position: Position, play: Retreat | Attack) -> Iterator[Said]:
    """Said to whom retreats or attacks with a Tool that would help with that."""
    mon = position.mon(play.unit if isinstance(play, Retreat) else play.attacker)
    if mon is None or not mon.tools or not tools_off(position):
        return
    cause = _tools_taken_by(position)
    for tool in mon.tools:
        said = printed_text(tool)
        if not said or tool.attacks or _HELPS[type(play)].search(said):
            yield Said(
                Words(
                    f"{tool.name.en} has no effect now because of {cause.en}.",
                    f"{cause.ja}により、いま「{tool.name.ja}」の効果はなくなっています。",
                ),
                (mon.uid,),
            )
            return


def _tools_taken_by(position: Position) -> Words:
    """Return what takes away the effects of Tools: the Stadium, or a note."""
    there = (one.card for one in position.stadiums if named(one.card, *TOOLS_OFF))
    return next((by_card(card) for card in there if card is not None), NOTED)
