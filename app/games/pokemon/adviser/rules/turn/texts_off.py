"""Rules of texts that have no effect: Abilities and Tools that are switched off (group L)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.model.plays import Attack, Retreat, UseAbility
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_hit_points import tools_off
from app.games.pokemon.adviser.model.printed_texts import printed_text


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
    if mon is not None and has_no_ability(position, mon):
        yield Said(
            Words(
                f"{mon.name.en} has no Abilities now.",
                f"{mon.name.ja}は今、特性がなくなっています。",
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
    for tool in mon.tools:
        said = printed_text(tool)
        if not said or tool.attacks or _HELPS[type(play)].search(said):
            yield Said(
                Words(
                    f"{tool.name.en} has no effect now: Tools are switched off.",
                    f"「{tool.name.ja}」の効果は今ありません"
                    "（ポケモンのどうぐの効果はなくなっています）。",
                ),
                (mon.uid,),
            )
            return
