"""The log's sentences for what only a Pokémon table does, in both languages."""

from __future__ import annotations

from app.core.words import Words
from app.games.pokemon.conditions import CONDITIONS, EFFECTS

MARKS: dict[str, Words] = {
    "damage": Words("Damage", "ダメージ"),
    **CONDITIONS,
    "used": Words("Used", "使用済み"),
    "vstar": Words("VSTAR Power", "VSTARパワー"),
    "gx": Words("GX attack", "GXワザ"),
    "mulligans": Words("Mulligans", "マリガン"),
    "target": Words("Target", "対象"),
    "hp": Words("More HP", "最大HPの増加"),
    "counter": Words("Counter", "カウンター"),
    "note": Words("Note", "メモ"),
    **EFFECTS,
}

_EFFECT_LOG = {
    f"mark:{key}": Words("{actor} marks {unit}: {mark}", "{actor}が{unit}に「{mark}」を置く")
    for key in EFFECTS
} | {
    f"unmark:{key}": Words("{actor} unmarks {unit}: {mark}", "{actor}が{unit}の「{mark}」を外す")
    for key in EFFECTS
}

_CONDITION_LOG = {
    f"mark:{key}": Words(
        f"{{actor}} makes {{unit}} {words.en}", f"{{actor}}が{{unit}}を{words.ja}にする"
    )
    for key, words in CONDITIONS.items()
} | {
    f"unmark:{key}": Words(f"{{unit}} is no longer {words.en}", f"{{unit}}の{words.ja}が回復")
    for key, words in CONDITIONS.items()
}

SENTENCES: dict[str, Words] = {
    "setup": Words(
        "{actor} puts {cards} face down in {goal}", "{actor}が{cards}をウラ向きで{goal}に置く"
    ),
    "set_prizes": Words("{actor} sets out {n} as Prizes", "{actor}がサイドを{n}置く"),
    "mulligan": Words(
        "{actor} has no Basic Pokémon and puts {n} back",
        "{actor}の手札にたねポケモンがないため{n}を山札に戻す",
    ),
    "start": Words("The game begins", "対戦開始"),
    "deck_out": Words(
        "{text} has no card to draw and loses",
        "{text}は山札を引けないため負け",
    ),
    "bench": Words("{actor} puts {cards} onto {goal}", "{actor}が{cards}を{goal}に出す"),
    "promote": Words("{actor} puts {cards} into {goal}", "{actor}が{cards}を{goal}に出す"),
    "switch": Words("{actor} switches: {cards} to {goal}", "{actor}が入れ替え：{cards}を{goal}へ"),
    "retreat": Words("{actor} retreats: {cards} to {goal}", "{actor}がにげる：{cards}を{goal}へ"),
    "devolve": Words(
        "{actor} devolves {unit}: {cards} to {goal}",
        "{actor}が{unit}に退化：{cards}を{goal}へ",
    ),
    "knock_out": Words("Knocked Out: {cards}", "きぜつ：{cards}"),
    "take_prize": Words(
        "{actor} takes {n} from the Prizes{which}", "{actor}がサイドを{n}取る{which}"
    ),
    "replace": Words("{cards} is replaced", "{cards}は新しいスタジアムに替わる"),
    "return": Words(
        "{actor} returns {cards} from {source} to {goal}{at}",
        "{actor}が{source}の{cards}を{goal}{at}に戻す",
    ),
    "attack_fails": Words(
        "{unit} is Confused and its attack fails", "{unit}はこんらんしてワザに失敗"
    ),
    "use_stadium": Words("{actor} uses {unit}", "{actor}が{unit}の効果を使う"),
    "checkup": Words("{actor} does the Pokémon Checkup", "{actor}がポケモンチェックをする"),
    "concede": Words("{actor} concedes", "{actor}が投了"),
    "mark:used": Words("{actor} marks {unit} as used", "{actor}が{unit}を使用済みにする"),
    "mark:mulligans": Words("{actor}: mulligan {count}", "{actor}：マリガン{count}回目"),
    "mark:target": Words("{actor} chooses {unit}", "{actor}が{unit}を選ぶ"),
    "mark:vstar": Words(
        "{actor} ticks off the VSTAR Power", "{actor}がVSTARパワーを使用済みにする"
    ),
    "unmark:vstar": Words(
        "{actor} has the VSTAR Power again", "{actor}がVSTARパワーを未使用に戻す"
    ),
    "mark:gx": Words("{actor} ticks off the GX attack", "{actor}がGXワザを使用済みにする"),
    "unmark:gx": Words("{actor} has the GX attack again", "{actor}がGXワザを未使用に戻す"),
    "mark:hp": Words(
        "{actor} gives {unit} {number} more HP (+{count})",
        "{actor}が{unit}の最大HPを{number}増やす（+{count}）",
    ),
    "mark:counter": Words(
        "{actor} sets the counters on {unit} to {count}",
        "{actor}が{unit}のカウンターを{count}個にする",
    ),
    "unmark:counter": Words(
        "{actor} takes the counters off {unit}", "{actor}が{unit}のカウンターを外す"
    ),
    **_CONDITION_LOG,
    **_EFFECT_LOG,
}
