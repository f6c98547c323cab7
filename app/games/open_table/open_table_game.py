"""The open table (自由な卓): any cards, one to eight people, no rules but those they agree on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.core.zone import MadeZones
from app.games.game_api import GameSpec, Group
from app.games.open_table import open_procedures
from app.games.open_table.open_card_actions import CARD_ACTIONS
from app.games.open_table.open_drops import drops
from app.games.open_table.open_foremost import foremost
from app.games.open_table.open_packs import PACK_ACTIONS, use_pack
from app.games.open_table.open_pile_actions import PILE_ACTIONS, TABLE_ACTIONS
from app.games.open_table.open_play_actions import HAND_ACTIONS, PLAY_ACTIONS
from app.games.open_table.open_score_actions import SCORE_ACTIONS
from app.games.open_table.open_sentences import COUNTED, MARKS, SENTENCES
from app.games.open_table.open_zones import LAYOUT, ZONES, ZONES_SAID, lay, teams
from app.games.open_table.presets.preset_actions import PRESET_ACTIONS
from app.games.open_table.presets.preset_laying import lay_out
from app.games.zone_actions.dealing_actions import zone_procedures

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.preset_contract import PresetBook

__all__ = ["SPEC"]


def _cards() -> GameCards:
    from app.games.open_table.open_cards import open_cards  # noqa: PLC0415 - when asked for

    return open_cards()


def _presets() -> PresetBook:
    from app.games.open_table.presets.preset_book import BOOK  # noqa: PLC0415 - when asked for

    return BOOK


SPEC = GameSpec(
    id="open_table",
    title=Words("Open table", "自由な卓"),
    seats=(1, 8),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    sign="札",
    teams=teams,
    needs_decks=False,
    phases=(
        ("setup", Words("Before the first turn", "最初の番の前")),
        ("main", Words("Turn", "番")),
    ),
    marks=MARKS,
    counted=COUNTED,
    procedures={
        "end_turn": open_procedures.end_turn,
        **zone_procedures(ZONES),
        "collect": open_procedures.collect,
        "take": open_procedures.take,
        "hand_on": open_procedures.hand_on,
        "pass_on": open_procedures.pass_on,
        "take_fronts": open_procedures.take_fronts,
        "pass_turn": open_procedures.pass_turn,
        "clear": open_procedures.clear,
        "lay_out": lay_out,
        "use_pack": use_pack,
    },
    actions=(
        *PLAY_ACTIONS,
        *CARD_ACTIONS,
        *HAND_ACTIONS,
        *PILE_ACTIONS,
        *PRESET_ACTIONS,
        *PACK_ACTIONS,
        *TABLE_ACTIONS,
        *SCORE_ACTIONS,
    ),
    groups=(Group("score", Words("Score", "点数"), on_table=True),),
    foremost=foremost,
    drops=drops,
    made_zones=MadeZones(),
    sentences=SENTENCES,
    zones_said=ZONES_SAID,
    cards=_cards,
    presets=_presets,
    out_of_turn=open_procedures.out_of_turn,
)
