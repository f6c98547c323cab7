"""The log's sentences for what only a Pokémon table does, in both languages."""

from __future__ import annotations

from app.core.text.table_sentences import UNSAID
from app.core.text.words import Words
from app.games.pokemon.table.words.mark_sentences import MARK_SENTENCES

ZONES_SAID: dict[str, Words] = {
    "deck": Words("deck", "山札"),
    "hand": Words("hand", "手札"),
    "prizes": Words("Prize cards", "サイド"),
    "discard": Words("discard pile", "トラッシュ"),
    "stage": Words("play area", "使用中"),
    "mat": Words("mat", "マット"),
}
"""Zones as an English sentence names them, where that is not their title."""

SENTENCES: dict[str, Words] = {
    **MARK_SENTENCES,
    "setup": Words(
        "{actor} puts {cards} face down in {goal}", "{actor}が{cards}をウラ向きで{goal}に置いた"
    ),
    "declare:play": UNSAID,
    "resolved": Words("{text} resolves", "{text}を解決した"),
    "countered": Words("{text} is countered", "{text}が打ち消された"),
    "set_prizes": Words("{actor} sets out {n} as Prizes", "{actor}がサイドを{n}置いた"),
    "mulligan": Words(
        "{actor} has no Basic Pokémon and puts {n} back",
        "{actor}の手札にたねポケモンがないため{n}を山札に戻した",
    ),
    "pair_mulligan": Words(
        "{actor} redraws as the pair does and puts {n} back",
        "{actor}がペアの引き直しで{n}を山札に戻した",
    ),
    "choose_nobody": Words(
        "{actor} chooses nobody for {text}", "{actor}が{text}の相手を選ばないことにした"
    ),
    "leave": UNSAID,
    "leaves": Words("Out of the game: {text}", "敗退：{text}"),
    "extra_draw": Words(
        "{actor} is to draw {number} for the opponent's mulligans",
        "{actor}が相手のマリガン分として{number}枚引くと伝えた",
    ),
    "no_extra_draw": Words(
        "{actor} draws nothing for the opponent's mulligans",
        "{actor}が相手のマリガン分を引かないと伝えた",
    ),
    "first_choice": Words("{actor} chooses who goes first", "{actor}が先攻・後攻を選んだ"),
    "lock_plan:game": Words("{actor} has chosen a hand", "{actor}がじゃんけんの手を決めた"),
    "plan:game": UNSAID,
    "hand_1": Words("{actor} shows rock", "{actor}はグー"),
    "hand_2": Words("{actor} shows scissors", "{actor}はチョキ"),
    "hand_3": Words("{actor} shows paper", "{actor}はパー"),
    "hands_again": Words("nobody has won alone: again", "あいこで、もう一度"),
    "team_used": Words(
        "the partner has used this round: {text}", "味方がこの巡に使ったもの：{text}"
    ),
    "start": Words("The game begins", "対戦開始"),
    "not_awaited": Words("{text} was not waited for", "{text}を待たずに始めた"),
    "begins": Words("{text} begins", "先攻は{text}"),
    "no_prizes": Words("{text} has set out no Prizes", "{text}のサイドが置かれていない"),
    "no_active": Words(
        "{text} has no Pokémon in the Active Spot", "{text}のバトル場にポケモンがいない"
    ),
    "worked_out": Words(
        "damage to {unit}: {text} = {number}", "{unit}へのダメージ：{text}＝{number}"
    ),
    "overwritten": Words(
        "damage to {unit}: {text}, set to {number} by hand",
        "{unit}へのダメージ：{text}、手入力で{number}",
    ),
    "deck_out": Words(
        "{text} has no card to draw and loses",
        "{text}は山札を引けないため負けた",
    ),
    "bench": Words("{actor} puts {cards} onto {goal}", "{actor}が{cards}を{goal}に出した"),
    "promote": Words("{actor} puts {cards} into {goal}", "{actor}が{cards}を{goal}に出した"),
    "switch": Words(
        "{actor} switches: {cards} to {goal}", "{actor}が入れ替えた：{cards}を{goal}へ"
    ),
    "retreat": Words("{actor} retreats: {cards} to {goal}", "{actor}がにげた：{cards}を{goal}へ"),
    "devolve": Words(
        "{actor} devolves {unit}: {cards} to {goal}",
        "{actor}が{unit}に退化させた（{cards}を{goal}へ）",
    ),
    "knock_out": Words("Knocked Out: {cards}", "きぜつ：{cards}"),
    "take_prize": Words(
        "{actor} takes {n} from the Prizes{which}", "{actor}がサイドを{n}とった{which}"
    ),
    "to_lost_zone": Words("{text} goes to the Lost Zone", "{text}はロストゾーンへ"),
    "prizes_for": Words("Prizes: {text}", "サイド：{text}"),
    "result": Words("{text}", "{text}"),
    "replace": Words(
        "{cards} makes way for a new Stadium", "新しいスタジアムが出て、{cards}が場を離れた"
    ),
    "return": Words(
        "{actor} returns {cards} from {source} to {goal}{at}",
        "{actor}が{source}の{cards}を{goal}{at}に戻した",
    ),
    "attack_fails": Words(
        "{unit} is Confused and its attack fails", "{unit}はこんらんしてワザに失敗した"
    ),
    "use_stadium": Words("{actor} uses {unit}", "{actor}が{unit}の効果を使った"),
    "checkup": Words("{actor} does the Pokémon Checkup", "{actor}がポケモンチェックをした"),
    "concede": Words("{actor} concedes", "{actor}が投了した"),
    "choose": Words("{actor} chooses {text}", "{actor}が{text}を選んだ"),
    "condition_met": Words(
        "{actor}: the condition for {text} is met", "{actor}：{text}を使う条件を満たしている"
    ),
    "energy_on": Words(
        "{unit} has {number} Energy: {text}", "{unit}のエネルギーは{number}個：{text}"
    ),
    "energy_in_play": Words(
        "{actor} counts {number} Energy: {text}", "{actor}がエネルギーを{number}個数えた：{text}"
    ),
    "copy_attack": Words(
        "{actor} attacks with {unit}, copying {text}", "{actor}が{unit}で{text}をコピーして使った"
    ),
    "copy_ability": Words(
        "{actor} uses {unit}, copying {text}", "{actor}が{unit}に{text}をコピーした"
    ),
    "coin_heads": Words(
        "{actor} sets the coin to heads afterwards", "{actor}がコインの結果をオモテに変えた"
    ),
    "coin_tails": Words(
        "{actor} sets the coin to tails afterwards", "{actor}がコインの結果をウラに変えた"
    ),
    "coins_as": Words(
        "{actor} counts {number} of the coins as heads afterwards",
        "{actor}が投げた結果をオモテ{number}回に変えた",
    ),
    "again": Words(
        "{actor} may do this once more this turn: {text}", "{actor}がこの番もう1回使える：{text}"
    ),
}
