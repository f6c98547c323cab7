"""What card texts ask people to note, and of turns (groups G to I)."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.learning.operation_contract import Act, Operation
from app.games.pokemon.operations.pointed_at import (
    MAT,
    OWN,
    STADIUM,
    THEIRS,
    on,
)

NOTES = (
    Operation(
        "G01",
        Words("More damage", "ダメージを増やす"),
        3222,
        (on("deals_more_10", OWN), on("deals_more_30", OWN), on("more_damage_30", THEIRS)),
    ),
    Operation(
        "G02",
        Words("Limits for Supporters and Items", "サポートやグッズの制限"),
        1829,
        (on("no_items", MAT), on("no_supporters", MAT), on("again_supporter", MAT)),
    ),
    Operation(
        "G03",
        Words("A Pokémon can't attack", "ワザを使えなくする"),
        1798,
        (
            on("no_attack", THEIRS),
            (Act("no_attack", OWN), Act("lasts_own", OWN)),
            (Act("no_attack", THEIRS), Act("lasts_stays", THEIRS)),
        ),
    ),
    Operation(
        "G04",
        Words("Something can't be used", "使えなくする"),
        1632,
        (on("forbidden", THEIRS), (Act("forbidden", OWN), Act("lasts_turn", OWN))),
    ),
    Operation(
        "G05",
        Words("Less damage", "ダメージを減らす"),
        891,
        (on("less_damage_10", OWN), on("less_damage_30", OWN), on("deals_less_30", THEIRS)),
    ),
    Operation("G06", Words("Prevent effects", "効果を受けなくする"), 553, (on("protected", OWN),)),
    Operation(
        "G07",
        Words("No Abilities", "特性をなくす"),
        149,
        (on("no_ability", THEIRS), on("no_abilities", MAT)),
    ),
    Operation(
        "G08",
        Words("No Trainer cards", "トレーナーズを使えなくする"),
        36,
        (on("no_trainers", MAT), on("no_stadiums", MAT)),
    ),
    Operation(
        "H01",
        Words("Change type, Weakness or Resistance", "タイプ、弱点、抵抗力を変える"),
        3341,
        (
            on("no_weakness", OWN),
            on("type_R", OWN),
            on("weak_L", THEIRS),
            on("no_resistance", THEIRS),
        ),
    ),
    Operation(
        "H02", Words("Count as another card", "別の名前として扱う"), 166, (on("named", OWN),)
    ),
    Operation(
        "H03",
        Words("Copy an attack", "ワザをコピーする"),
        118,
        (on("copy_attack_1", THEIRS), on("copy_attack_1", OWN)),
    ),
    Operation("H04", Words("Copy an Ability", "特性をコピーする"), 78, (on("copy_ability", OWN),)),
    Operation(
        "H05",
        Words("Change HP", "HPを変える"),
        76,
        (on("hp_50", OWN), on("hp_less_10", THEIRS)),
    ),
)
TURNS = (
    Operation(
        "I01",
        Words("Once a turn, once a game: mark it as used", "番に1回、対戦中1回の使用を記録する"),
        1724,
        (on("used", OWN), on("ability", OWN), on("used_game", OWN)),
    ),
    Operation(
        "I02",
        Words(
            "GX attack, VSTAR Power, ACE SPEC: mark it as used",
            "GXワザ、VSTARパワー、ACE SPECの記録",
        ),
        822,
        (on("vstar", MAT), on("gx", MAT), on("ace_spec", MAT)),
    ),
    Operation(
        "I03",
        Words("End the turn, take another", "番を終わる、自分の番をもう1回行う"),
        380,
        (on("end_turn", MAT), on("extra_turn", MAT)),
    ),
    Operation(
        "I04",
        Words("More or fewer Prizes for a Knock Out", "きぜつでとるサイドを変える"),
        94,
        (on("prizes_more_1", THEIRS), on("prizes_less_1", OWN)),
    ),
    Operation(
        "I05",
        Words("Use an attack that an attached card lends", "ついているカードのワザを使う"),
        35,
        (on("attack_2", OWN),),
    ),
    Operation(
        "I06",
        Words("Exceptions on the first turn", "最初の番の例外"),
        14,
        (on("first_turn", MAT),),
    ),
    Operation(
        "I07",
        Words("Banned or outside the format", "禁止、レギュレーション外を示す"),
        7,
        (on("banned", OWN), on("banned", STADIUM)),
    ),
)
