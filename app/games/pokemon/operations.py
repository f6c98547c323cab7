"""What card texts ask of a Pokémon table, and the gestures that do it: the table of the docs.

A test carries out every way through the real window and compares it with what stands here.
"""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.operation_contract import Act, Band, Click, Drag, Operation, Typed, Way

# -- where hands point --------------------------------------------------------------------

OWN = Words("one's own Pokémon", "自分のポケモン")
THEIRS = Words("an opposing Pokémon", "相手のポケモン")
ENERGY_ON = Words("an Energy on a Pokémon", "ポケモンについているエネルギー")
TOOL_ON = Words("a Tool on a Pokémon", "ポケモンについているどうぐ")
HAND_CARD = Words("a card in hand", "手札のカード")
HAND = Words("the hand", "手札")
THEIR_HAND = Words("the opponent's hand", "相手の手札")
BY_OPPONENT = Words("the hand, by the opponent", "相手が自分の手札")
DECK = Words("the deck", "山札")
PRIZE = Words("a Prize card", "サイドのカード")
DISCARD = Words("the discard pile", "トラッシュ")
LOST = Words("the Lost Zone", "ロストゾーン")
STADIUM = Words("the Stadium", "スタジアム")
BENCH = Words("the Bench", "ベンチ")
MAT = Words("the mat", "マット")
SELECTED = Words("what is selected", "選んだもの")
SHEET = Words("a card in the list", "一覧のカード")
ORDER = Words("the numbers in the order wanted", "並べたい順の番号")


def _on(action: str, over: Words) -> Way:
    return (Act(action, over),)


def _to(what: Words, onto: Words) -> Way:
    return (Drag(what, onto),)


def _two(one: Words, other: Words, action: str) -> Way:
    return (Click(one), Click(other), Act(action, SELECTED))


_SIT = Act("other_seat", MAT)


# -- the operations -----------------------------------------------------------------------

_CHANCE = (
    Operation(
        "A01",
        Words(
            "Flip coins: one, several, until tails", "コインを投げる（1枚、複数、ウラが出るまで）"
        ),
        5303,
        (_on("coin", MAT), _on("coins_3", MAT), _on("coins_until_tails", MAT)),
    ),
    Operation(
        "A02",
        Words("Choose a target", "対象を選ぶ"),
        1380,
        (_on("target", THEIRS), _on("target", THEIR_HAND), _on("target", DECK)),
    ),
    Operation(
        "A03",
        Words("Show cards to everybody", "カードを全員に見せる"),
        937,
        (_on("show", HAND_CARD), _on("show_hand", HAND_CARD), _on("show_top", DECK)),
    ),
    Operation(
        "A04",
        Words("Look at hidden cards", "ウラ向きのカードを見る"),
        453,
        (_on("look_3", DECK), _on("look_at_one_more", PRIZE), _on("look_through", PRIZE)),
    ),
    Operation(
        "A05",
        Words("Pick at random from hidden cards", "ウラ向きのカードから無作為に選ぶ"),
        181,
        (_on("random_open", THEIR_HAND), _on("random_discard", THEIR_HAND)),
    ),
    Operation(
        "A06",
        Words("Put several cards in an order of one's choice", "複数のカードを好きな順に置く"),
        109,
        (
            (Act("look_4", DECK), Typed(ORDER)),
            _two(HAND_CARD, HAND_CARD, "to_deck_bottom"),
        ),
    ),
    Operation(
        "A07",
        Words("Change the result of a coin afterwards", "コインの結果をあとから変える"),
        21,
        (_on("coin_heads", MAT), _on("coin_tails", MAT), _on("coins_as_2", MAT)),
    ),
    Operation(
        "A08",
        Words("Roll dice", "サイコロを振る"),
        0,
        (_on("dice", MAT), _on("dice_2", MAT)),
    ),
)
_DECK = (
    Operation("B01", Words("Shuffle a deck", "山札を切る"), 2523, (_on("shuffle", DECK),)),
    Operation(
        "B02",
        Words("Search the deck, then shuffle", "山札からカードを探し、山札を切る"),
        2120,
        (
            _on("search_same", OWN),
            _on("search_evolution", OWN),
            (Act("look_through", DECK), Drag(SHEET, HAND), Act("shuffle", SHEET)),
        ),
    ),
    Operation(
        "B03",
        Words("Draw cards", "カードを引く"),
        1358,
        (_on("draw", DECK), _on("draw_3", DECK), _to(DECK, HAND)),
    ),
    Operation(
        "B04",
        Words("Discard from the top of the deck", "山札の上からトラッシュする"),
        380,
        (_on("discard_top", DECK), _on("discard_top_3", DECK), _to(DECK, DISCARD)),
    ),
    Operation(
        "B05",
        Words("Put on top of or below the deck", "山札の上や下に置く"),
        256,
        (_on("to_deck_top", HAND_CARD), _on("to_deck_bottom", HAND_CARD), _to(HAND_CARD, DECK)),
    ),
    Operation(
        "B06",
        Words("Note another rule of deck building", "デッキ構築の例外を示す"),
        178,
        (_on("deck_rule", MAT),),
    ),
    Operation(
        "B07",
        Words("Put the top of the deck in order", "山札の上のカードを並べ替える"),
        159,
        ((Act("look_4", DECK), Typed(ORDER)),),
    ),
    Operation(
        "B08",
        Words("Say that a card may be played", "カードを使う条件を満たしたと示す"),
        156,
        (_on("condition_met", HAND_CARD),),
    ),
    Operation(
        "B09",
        Words("Discard the whole hand", "手札をすべてトラッシュする"),
        144,
        (_on("discard_hand", HAND_CARD),),
    ),
    Operation(
        "B10",
        Words("Shuffle the hand into the deck", "手札をすべて山札に戻して切る"),
        125,
        (_on("shuffle_hand_in", HAND_CARD),),
    ),
    Operation(
        "B11",
        Words("Let the opponent discard", "相手の手札をトラッシュさせる"),
        115,
        (_on("random_discard", THEIR_HAND), (_SIT, Act("to_discard", HAND_CARD), _SIT)),
    ),
    Operation(
        "B12",
        Words("Look at the opponent's hand and choose", "相手の手札を見て選ぶ"),
        79,
        (
            (Act("show_hand", BY_OPPONENT), Act("to_discard", THEIR_HAND)),
            (_SIT, Act("to_discard", HAND_CARD), _SIT),
        ),
    ),
    Operation(
        "B13",
        Words("Draw until the hand has a number of cards", "手札が決まった枚数になるまで引く"),
        0,
        (_on("draw_up_to_9", DECK),),
    ),
)
_PLACES = (
    Operation(
        "C01",
        Words("Retreat: not at all, cheaper, dearer", "にげる：できない、軽くなる、重くなる"),
        770,
        (
            _on("no_retreat", THEIRS),
            _on("retreat_less_1", OWN),
            _on("retreat_more_1", THEIRS),
            _on("retreat", OWN),
        ),
    ),
    Operation(
        "C02",
        Words("Switch the Active Pokémon with a Benched one", "バトルポケモンをベンチと入れ替える"),
        740,
        (_on("to_active", OWN), _on("to_active", THEIRS), _to(OWN, OWN)),
    ),
    Operation(
        "C03",
        Words("Put onto the Bench from hand or deck", "手札や山札からベンチに出す"),
        521,
        (_on("bench_basic", HAND_CARD), _to(HAND_CARD, BENCH), _on("search_bench", OWN)),
    ),
    Operation(
        "C04",
        Words("Bring up a Benched Pokémon of the opponent", "相手のベンチポケモンを呼び出す"),
        135,
        (_on("to_active", THEIRS), _to(THEIRS, THEIRS)),
    ),
    Operation(
        "C05",
        Words("Put straight into the Active Spot", "バトル場に直接出す"),
        67,
        (_on("to_active", HAND_CARD),),
    ),
    Operation(
        "C06",
        Words("Change how many fit on the Bench", "ベンチの上限を変える"),
        14,
        (_on("bench_8", MAT), _on("bench_3", MAT)),
    ),
    Operation(
        "C07",
        Words("Let a Pokémon attack from the Bench", "ベンチからワザを使えるようにする"),
        8,
        (_on("bench_attack", OWN),),
    ),
)
_MOVES = (
    Operation(
        "D01",
        Words("Take or set out Prizes", "サイドをとる、置く"),
        3431,
        (
            _on("take_prize", MAT),
            _on("take_prizes_2", PRIZE),
            _to(PRIZE, HAND),
            _on("to_prizes", HAND_CARD),
            _on("top_to_prizes", DECK),
        ),
    ),
    Operation(
        "D02",
        Words("Discard from anywhere", "どこからでもトラッシュする"),
        2458,
        (_on("to_discard", HAND_CARD), _to(HAND_CARD, DISCARD), _on("to_discard", OWN)),
    ),
    Operation(
        "D03",
        Words("Evolve, devolve", "進化、退化させる"),
        1140,
        (
            _to(HAND_CARD, OWN),
            _on("evolve", HAND_CARD),
            _on("devolve", OWN),
            _on("rare_candy", HAND_CARD),
        ),
    ),
    Operation(
        "D04",
        Words("Take back from the discard pile", "トラッシュから戻す"),
        873,
        (_on("recover_2", DISCARD), _on("to_hand", DISCARD), _to(DISCARD, HAND)),
    ),
    Operation(
        "D05",
        Words("Return to the deck", "山札に戻す"),
        574,
        (
            _on("shuffle_in", HAND_CARD),
            _on("to_deck_top", DISCARD),
            _on("shuffle_in", OWN),
            _on("pile_into_deck", DISCARD),
        ),
    ),
    Operation(
        "D06",
        Words("Send to the Lost Zone", "ロストゾーンに置く"),
        131,
        (_on("to_lost", HAND_CARD), _to(OWN, LOST)),
    ),
    Operation(
        "D07",
        Words("Return to the hand", "手札に戻す"),
        109,
        (_on("to_hand", OWN), _on("to_hand", THEIRS)),
    ),
    Operation(
        "D08",
        Words("A Pokémon leaves with all that is attached", "ついているカードごと場を離れる"),
        106,
        (_to(OWN, DECK), _to(OWN, HAND), _on("shuffle_in", OWN)),
    ),
)
_ENERGY = (
    Operation(
        "E01",
        Words("Discard Energy", "エネルギーをトラッシュする"),
        2378,
        (
            _on("discard_energy_1", THEIRS),
            _on("discard_energy_2", OWN),
            _on("to_discard", ENERGY_ON),
            _to(ENERGY_ON, DISCARD),
            _on("discard_all_energy", OWN),
        ),
    ),
    Operation(
        "E02",
        Words("Attach Energy from anywhere to anybody's Pokémon", "エネルギーをつける（相手にも）"),
        972,
        (
            _to(HAND_CARD, OWN),
            _to(HAND_CARD, THEIRS),
            _on("attach", HAND_CARD),
            _on("attach_back_1", OWN),
            _to(DISCARD, OWN),
        ),
    ),
    Operation(
        "E03",
        Words("Count Energy by kind", "エネルギーを種類ごとに数える"),
        609,
        (_on("count_energy", OWN), _on("count_energy", MAT)),
    ),
    Operation(
        "E04",
        Words("Discard a Tool or a Stadium", "どうぐやスタジアムをトラッシュする"),
        483,
        (
            _on("discard_tools", THEIRS),
            _on("to_discard", TOOL_ON),
            _on("to_discard", STADIUM),
        ),
    ),
    Operation(
        "E05",
        Words("Move Energy between Pokémon", "エネルギーをつけ替える"),
        416,
        (_to(ENERGY_ON, OWN),),
    ),
    Operation(
        "E06",
        Words("Attach a Tool", "どうぐをつける"),
        390,
        (_to(HAND_CARD, OWN), _on("attach", HAND_CARD)),
    ),
    Operation(
        "E07",
        Words("Play or replace a Stadium", "スタジアムを出す、替える"),
        304,
        (_on("to_stadium", HAND_CARD), _to(HAND_CARD, STADIUM), _on("play", HAND_CARD)),
    ),
    Operation(
        "E08",
        Words("Energy counts as another type or number", "エネルギーの種類や個数を変える"),
        240,
        (_on("energy_R", OWN), _on("energy_twice", OWN)),
    ),
    Operation(
        "E09",
        Words("Energy back to the hand", "エネルギーを手札に戻す"),
        74,
        (_on("to_hand", ENERGY_ON), _to(ENERGY_ON, HAND)),
    ),
    Operation(
        "E10",
        Words("Attacks cost more or less", "ワザに必要なエネルギーを変える"),
        68,
        (_on("cost_less_1", OWN), _on("cost_more_1", THEIRS)),
    ),
    Operation(
        "E11",
        Words("Several Tools on one Pokémon", "どうぐを2枚以上つける"),
        14,
        (_to(HAND_CARD, OWN),),
    ),
    Operation(
        "E12",
        Words("Move a Tool", "どうぐをつけ替える"),
        9,
        (_to(TOOL_ON, OWN),),
    ),
    Operation(
        "E13",
        Words("Energy onto the deck", "エネルギーを山札に戻す"),
        4,
        (_on("to_deck_top", ENERGY_ON), _to(ENERGY_ON, DECK)),
    ),
    Operation(
        "E14", Words("Tools have no effect", "どうぐの効果をなくす"), 4, (_on("no_tools", MAT),)
    ),
)
_DAMAGE = (
    Operation(
        "F01",
        Words("Deal damage", "ダメージを与える"),
        9099,
        (
            _on("damage_30", THEIRS),
            _on("damage_200", THEIRS),
            _on("attack_1", OWN),
            (Band(THEIRS), Act("damage_20", SELECTED)),
        ),
    ),
    Operation(
        "F02",
        Words("Special Conditions", "特殊状態にする"),
        3585,
        tuple(
            _on(condition, THEIRS)
            for condition in ("poisoned", "burned", "asleep", "paralyzed", "confused")
        ),
    ),
    Operation("F03", Words("Knock Out", "きぜつさせる"), 2903, (_on("knock_out", THEIRS),)),
    Operation(
        "F04",
        Words("Put damage counters anywhere", "ダメカンを好きなように置く"),
        2251,
        (
            _on("damage_10", THEIRS),
            _on("spread_20", THEIRS),
            (Band(THEIRS), Act("damage_10", SELECTED), Act("damage_10", SELECTED)),
        ),
    ),
    Operation(
        "F05", Words("Heal", "回復する"), 1207, (_on("heal_30", OWN), _on("clear_damage", OWN))
    ),
    Operation(
        "F06", Words("Damage to itself", "自分にダメージを与える"), 500, (_on("damage_30", OWN),)
    ),
    Operation(
        "F07",
        Words("Recover from conditions, or be immune", "特殊状態を回復する、ならない"),
        468,
        (_on("cure", OWN), _on("immune", OWN)),
    ),
    Operation(
        "F08",
        Words("Move damage counters", "ダメカンを移す"),
        413,
        (
            _to(OWN, THEIRS),
            _on("move_damage", OWN),
            _on("move_all_damage", THEIRS),
            _two(OWN, OWN, "move_damage"),
        ),
    ),
    Operation(
        "F09",
        Words("Stay at 10 HP instead of a Knock Out", "きぜつせずHP10で残る"),
        77,
        (_on("leave_10", OWN),),
    ),
    Operation(
        "F10", Words("Can't be healed", "回復できなくする"), 12, (_on("no_healing", THEIRS),)
    ),
    Operation("F11", Words("Immunity for all", "全員を守る"), 9, (_on("all_protected", MAT),)),
)
_NOTES = (
    Operation(
        "G01",
        Words("More damage", "ダメージを増やす"),
        3222,
        (_on("deals_more_10", OWN), _on("deals_more_30", OWN), _on("more_damage_30", THEIRS)),
    ),
    Operation(
        "G02",
        Words("Limits for Supporters and Items", "サポートやグッズの制限"),
        1829,
        (_on("no_items", MAT), _on("no_supporters", MAT), _on("again_supporter", MAT)),
    ),
    Operation(
        "G03",
        Words("A Pokémon can't attack", "ワザを使えなくする"),
        1798,
        (
            _on("no_attack", THEIRS),
            (Act("no_attack", OWN), Act("lasts_own", OWN)),
            (Act("no_attack", THEIRS), Act("lasts_stays", THEIRS)),
        ),
    ),
    Operation(
        "G04",
        Words("Something can't be used", "使えなくする"),
        1632,
        (_on("forbidden", THEIRS), (Act("forbidden", OWN), Act("lasts_turn", OWN))),
    ),
    Operation(
        "G05",
        Words("Less damage", "ダメージを減らす"),
        891,
        (_on("less_damage_10", OWN), _on("less_damage_30", OWN), _on("deals_less_30", THEIRS)),
    ),
    Operation("G06", Words("Prevent effects", "効果を受けなくする"), 553, (_on("protected", OWN),)),
    Operation(
        "G07",
        Words("No Abilities", "特性をなくす"),
        149,
        (_on("no_ability", THEIRS), _on("no_abilities", MAT)),
    ),
    Operation(
        "G08",
        Words("No Trainer cards", "トレーナーズを使えなくする"),
        36,
        (_on("no_trainers", MAT), _on("no_stadiums", MAT)),
    ),
    Operation(
        "H01",
        Words("Change type, Weakness or Resistance", "タイプ、弱点、抵抗力を変える"),
        3341,
        (
            _on("no_weakness", OWN),
            _on("type_R", OWN),
            _on("weak_L", THEIRS),
            _on("no_resistance", THEIRS),
        ),
    ),
    Operation(
        "H02", Words("Count as another card", "別の名前として扱う"), 166, (_on("named", OWN),)
    ),
    Operation(
        "H03",
        Words("Copy an attack", "ワザをコピーする"),
        118,
        (_on("copy_attack_1", THEIRS), _on("copy_attack_1", OWN)),
    ),
    Operation("H04", Words("Copy an Ability", "特性をコピーする"), 78, (_on("copy_ability", OWN),)),
    Operation(
        "H05",
        Words("Change HP", "HPを変える"),
        76,
        (_on("hp_50", OWN), _on("hp_less_10", THEIRS)),
    ),
)
_TURNS = (
    Operation(
        "I01",
        Words("Once a turn, once a game: tick it off", "番に1回、対戦中1回の使用を記録する"),
        1724,
        (_on("used", OWN), _on("ability", OWN), _on("used_game", OWN)),
    ),
    Operation(
        "I02",
        Words(
            "GX attack, VSTAR Power, ACE SPEC: tick it off", "GXワザ、VSTARパワー、ACE SPECの記録"
        ),
        822,
        (_on("vstar", MAT), _on("gx", MAT), _on("ace_spec", MAT)),
    ),
    Operation(
        "I03",
        Words("End the turn, take another", "番を終わる、もう1番行う"),
        380,
        (_on("end_turn", MAT), _on("extra_turn", MAT)),
    ),
    Operation(
        "I04",
        Words("More or fewer Prizes for a Knock Out", "きぜつでとるサイドを変える"),
        94,
        (_on("prizes_more_1", THEIRS), _on("prizes_less_1", OWN)),
    ),
    Operation(
        "I05",
        Words("Use an attack that an attached card lends", "ついているカードのワザを使う"),
        35,
        (_on("attack_2", OWN),),
    ),
    Operation(
        "I06",
        Words("Exceptions on the first turn", "最初の番の例外"),
        14,
        (_on("first_turn", MAT),),
    ),
    Operation(
        "I07",
        Words("Banned or outside the format", "禁止、レギュレーション外を示す"),
        7,
        (_on("banned", OWN), _on("banned", STADIUM)),
    ),
)

OPERATIONS: tuple[Operation, ...] = (
    *_CHANCE,
    *_DECK,
    *_PLACES,
    *_MOVES,
    *_ENERGY,
    *_DAMAGE,
    *_NOTES,
    *_TURNS,
)
