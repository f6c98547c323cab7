"""Every entry that the menus of a Pokémon table offer.

Where two share a key, they are never offered for the same selection.
"""

from __future__ import annotations

from app.core.text.words import Words
from app.games.game_api import GameAction, Group
from app.games.pokemon.actions import (
    attack_actions,
    card_actions,
    chance_actions,
    damage_actions,
    effect_actions,
    energy_actions,
    first_actions,
    hand_actions,
    lent_actions,
    mark_actions,
    pile_actions,
    prize_actions,
    search_actions,
    setup_actions,
    turn_actions,
    unit_actions,
)
from app.games.pokemon.forms import (
    attack_form,
    counters_form,
    energy_form,
    opponent_form,
    penalty_form,
)
from app.games.pokemon.procedures import candy_evolution, evolving
from app.games.pokemon.variants.variant import Variant

ACTIONS = (
    *card_actions.ACTIONS,
    *candy_evolution.ACTIONS,
    *attack_form.ACTIONS,
    *attack_actions.ACTIONS,
    *unit_actions.ACTIONS,
    *evolving.ACTIONS,
    *lent_actions.ACTIONS,
    *damage_actions.ACTIONS,
    *counters_form.ACTIONS,
    *energy_actions.ACTIONS,
    *energy_form.ACTIONS,
    *mark_actions.ACTIONS,
    *effect_actions.ACTIONS,
    *pile_actions.ACTIONS,
    *prize_actions.ACTIONS,
    *hand_actions.ACTIONS,
    *search_actions.ACTIONS,
    *setup_actions.ACTIONS,
    *turn_actions.ACTIONS,
    *chance_actions.ACTIONS,
    *penalty_form.ACTIONS,
)


def actions_of(variant: Variant) -> tuple[GameAction, ...]:
    """Return what the table of a variant offers."""
    left_out = first_actions.without(variant)
    kept = (action for action in ACTIONS if action.id not in left_out)
    causes = (*mark_actions.CAUSE_ACTIONS, *opponent_form.ACTIONS) if variant.causes else ()
    return (*kept, *first_actions.beside(variant), *causes)


GROUPS = (
    Group("retreat", Words("Retreat", "にげる")),
    Group("copy", Words("Copy", "コピー")),
    Group("hundreds", Words("100 and more", "100以上"), within="damage"),
    Group("heal", Words("Heal", "回復"), within="damage"),
    Group(
        "spread",
        Words("Damage to all", "全員にダメージ"),
        on_table=True,
        within="damage",
    ),
    Group("energy", Words("Energy and Tools", "エネルギーとどうぐ"), on_table=True),
    Group("provides", Words("Energy counts as", "エネルギーの扱い"), within="energy"),
    Group("limits", Words("Limits and protection", "制限と保護"), within="notes"),
    Group("amounts", Words("Damage calculation", "ダメージ計算"), within="notes"),
    Group("type", Words("Type and name", "タイプと名前"), within="notes"),
    Group("weak", Words("Weakness and Resistance", "弱点と抵抗力"), within="notes"),
    Group("lasts", Words("How long marks last", "マークの期限"), on_table=True, within="notes"),
    Group("first", Words("Who goes first", "先攻・後攻"), on_table=True),
    Group("search", Words("Search the deck", "山札を探す")),
    Group("mill", Words("Discard from the top", "上からトラッシュ")),
    Group("recover", Words("Take back", "トラッシュから戻す")),
    Group("hand", Words("The whole hand", "手札全体")),
    Group("player", Words("Players and table", "プレイヤーと卓"), on_table=True),
    Group("coins", Words("Coins and dice", "コインとサイコロ"), on_table=True),
)
"""Submenus of a Pokémon table's own."""
