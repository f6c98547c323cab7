"""Every entry that the menus of a Pokémon table offer.

Where two share a key, they are never offered for the same selection.
"""

from __future__ import annotations

from app.core.words import Words
from app.games.api import Group
from app.games.pokemon import (
    card_actions,
    chance_actions,
    damage_actions,
    effect_actions,
    energy_actions,
    hand_actions,
    lent_actions,
    mark_actions,
    pile_actions,
    search_actions,
    turn_actions,
    unit_actions,
)

ACTIONS = (
    *card_actions.ACTIONS,
    *unit_actions.ACTIONS,
    *lent_actions.ACTIONS,
    *damage_actions.ACTIONS,
    *energy_actions.ACTIONS,
    *mark_actions.ACTIONS,
    *effect_actions.ACTIONS,
    *pile_actions.ACTIONS,
    *hand_actions.ACTIONS,
    *search_actions.ACTIONS,
    *turn_actions.ACTIONS,
    *chance_actions.ACTIONS,
)

GROUPS = (
    Group("copy", Words("Copy", "コピー")),
    Group("spread", Words("Damage to all beside it", "並びの全員にダメージ"), on_table=True),
    Group("energy", Words("Energy and Tools", "エネルギーとどうぐ"), on_table=True),
    Group("amounts", Words("More or less", "増減")),
    Group("type", Words("Type and name", "タイプと名前")),
    Group("weak", Words("Weakness and Resistance", "弱点と抵抗力")),
    Group("lasts", Words("How long marks last", "マークの期限"), on_table=True),
    Group("search", Words("Search the deck", "山札を探す")),
    Group("mill", Words("Discard from the top", "上からトラッシュ")),
    Group("recover", Words("Take back", "トラッシュから戻す")),
    Group("hand", Words("The whole hand", "手札全体")),
    Group("player", Words("Players and table", "プレイヤーと卓"), on_table=True),
    Group("coins", Words("Coins and dice", "コインとサイコロ"), on_table=True),
)
"""Submenus of a Pokémon table's own."""
