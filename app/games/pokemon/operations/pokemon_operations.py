"""What card texts ask of a Pokémon: Energy and Tools, damage, conditions (groups E and F)."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.learning.operation_contract import Act, Band, Operation
from app.games.pokemon.operations.pointed_at import (
    DECK,
    DISCARD,
    ENERGY_ON,
    HAND,
    HAND_CARD,
    MAT,
    OWN,
    SELECTED,
    STADIUM,
    THEIRS,
    TOOL_ON,
    on,
    to,
    two,
)

ENERGY = (
    Operation(
        "E01",
        Words("Discard Energy", "エネルギーをトラッシュする"),
        2378,
        (
            on("discard_energy_1", THEIRS),
            on("discard_energy_2", OWN),
            on("to_discard", ENERGY_ON),
            to(ENERGY_ON, DISCARD),
            on("discard_all_energy", OWN),
        ),
    ),
    Operation(
        "E02",
        Words("Attach Energy from anywhere to anybody's Pokémon", "エネルギーをつける（相手にも）"),
        972,
        (
            to(HAND_CARD, OWN),
            to(HAND_CARD, THEIRS),
            on("attach", HAND_CARD),
            on("attach_back_1", OWN),
            to(DISCARD, OWN),
        ),
    ),
    Operation(
        "E03",
        Words("Count Energy by kind", "エネルギーを種類ごとに数える"),
        609,
        (on("count_energy", OWN), on("count_energy", MAT)),
    ),
    Operation(
        "E04",
        Words("Discard a Tool or a Stadium", "どうぐやスタジアムをトラッシュする"),
        483,
        (
            on("discard_tools", THEIRS),
            on("to_discard", TOOL_ON),
            on("to_discard", STADIUM),
        ),
    ),
    Operation(
        "E05",
        Words("Move Energy between Pokémon", "エネルギーをつけ替える"),
        416,
        (to(ENERGY_ON, OWN),),
    ),
    Operation(
        "E06",
        Words("Attach a Tool", "どうぐをつける"),
        390,
        (to(HAND_CARD, OWN), on("attach", HAND_CARD)),
    ),
    Operation(
        "E07",
        Words("Play or replace a Stadium", "スタジアムを出す、替える"),
        304,
        (on("to_stadium", HAND_CARD), to(HAND_CARD, STADIUM), on("play", HAND_CARD)),
    ),
    Operation(
        "E08",
        Words("Energy counts as another type or number", "エネルギーの種類や個数を変える"),
        240,
        (on("energy_R", OWN), on("energy_twice", OWN)),
    ),
    Operation(
        "E09",
        Words("Energy back to the hand", "エネルギーを手札に戻す"),
        74,
        (on("to_hand", ENERGY_ON), to(ENERGY_ON, HAND)),
    ),
    Operation(
        "E10",
        Words("Attacks cost more or less", "ワザに必要なエネルギーを変える"),
        68,
        (on("cost_less_1", OWN), on("cost_more_1", THEIRS)),
    ),
    Operation(
        "E11",
        Words("Several Tools on one Pokémon", "どうぐを2枚以上つける"),
        14,
        (to(HAND_CARD, OWN),),
    ),
    Operation(
        "E12",
        Words("Move a Tool", "どうぐをつけ替える"),
        9,
        (to(TOOL_ON, OWN),),
    ),
    Operation(
        "E13",
        Words("Energy onto the deck", "エネルギーを山札に戻す"),
        4,
        (on("to_deck_top", ENERGY_ON), to(ENERGY_ON, DECK)),
    ),
    Operation(
        "E14", Words("Tools have no effect", "どうぐの効果をなくす"), 4, (on("no_tools", MAT),)
    ),
)
DAMAGE = (
    Operation(
        "F01",
        Words("Deal damage", "ダメージを与える"),
        9099,
        (
            on("damage_30", THEIRS),
            on("damage_200", THEIRS),
            on("attack_1", OWN),
            (Band(THEIRS), Act("damage_20", SELECTED)),
        ),
    ),
    Operation(
        "F02",
        Words("Special Conditions", "特殊状態にする"),
        3585,
        tuple(
            on(condition, THEIRS)
            for condition in ("poisoned", "burned", "asleep", "paralyzed", "confused")
        ),
    ),
    Operation("F03", Words("Knock Out", "きぜつさせる"), 2903, (on("knock_out", THEIRS),)),
    Operation(
        "F04",
        Words("Put damage counters anywhere", "ダメカンを好きなように置く"),
        2251,
        (
            on("damage_10", THEIRS),
            on("spread_20", THEIRS),
            (Band(THEIRS), Act("damage_10", SELECTED), Act("damage_10", SELECTED)),
        ),
    ),
    Operation(
        "F05", Words("Heal", "回復する"), 1207, (on("heal_30", OWN), on("clear_damage", OWN))
    ),
    Operation(
        "F06", Words("Damage to itself", "自分にダメージを与える"), 500, (on("damage_30", OWN),)
    ),
    Operation(
        "F07",
        Words("Recover from conditions, or be immune", "特殊状態を回復する、ならない"),
        468,
        (on("cure", OWN), on("immune", OWN)),
    ),
    Operation(
        "F08",
        Words("Move damage counters", "ダメカンを移す"),
        413,
        (
            to(OWN, THEIRS),
            on("move_damage", OWN),
            on("move_all_damage", THEIRS),
            two(OWN, OWN, "move_damage"),
        ),
    ),
    Operation(
        "F09",
        Words("Stay at 10 HP instead of a Knock Out", "きぜつせずHP10で残る"),
        77,
        (on("leave_10", OWN),),
    ),
    Operation("F10", Words("Can't be healed", "回復できなくする"), 12, (on("no_healing", THEIRS),)),
    Operation("F11", Words("Immunity for all", "全員を守る"), 9, (on("all_protected", MAT),)),
)
