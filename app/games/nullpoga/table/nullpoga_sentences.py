"""The log in this game's words."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.table_sentences import UNSAID
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.table.moment_titles import PART_SENTENCES

_HURT = {
    "attack": Words("", ""),
    "burn": Words(" by burning", "炎上で"),
    "poison": Words(" by poison", "毒で"),
}


def _hurt() -> dict[str, Words]:
    """Return how it is told that a monster loses life, by what took it."""
    by = dict(_HURT)
    for card in card_book().cards.values():
        name = card.name
        by[card.id] = Words(f" by {name.en}", f"{name.ja}で")
    return {
        f"mark:hurt_{reason}": Words(
            f"{{unit}} loses {{number}}{how.en}: {{old}} → {{count}}",
            f"{how.ja}{{unit}}に{{number}}ダメージ：{{old}}→{{count}}",
        )
        for reason, how in by.items()
    }


def _died() -> dict[str, Words]:
    """Return how it is told that the last life is taken, where a mark of 0 is none."""
    return {
        key.replace("mark:", "unmark:", 1): Words(
            words.en.replace("{count}", "0"), words.ja.replace("{count}", "0")
        )
        for key, words in _hurt().items()
    }


SENTENCES: Mapping[str, Words] = {
    **_hurt(),
    **_died(),
    **PART_SENTENCES,
    "turn:together": Words("Turn {number}: {seats} plan", "{number}ターン目：{seats}が計画する"),
    "lock_plan:game": Words("{actor} locks the plan", "{actor}が計画を伏せた"),
    "plan:game": Words("{seats}: the plan lies open", "{seats}の計画が公開された"),
    "show:planned": UNSAID,
    "dice:chance": Words("Chance of the turn: {results}", "このターンの抽選：{results}"),
    "phase": both("{text}"),
    "phase:settles": UNSAID,
    "mark:begins": UNSAID,
    "mark:settles": UNSAID,
    "unmark:settles": UNSAID,
    "mark:changes": Words("{unit}: {mark} {old} → {count}", "{unit}の{mark}：{old}→{count}"),
    "takes": Words("{actor} takes {n} as the deck", "{actor}が{n}をデッキにした"),
    "leaves": Words("{actor} leaves {n} aside", "{actor}が{n}を脇に置いた"),
    "cast": Words("{actor} casts {cards}", "{actor}が{cards}を唱えた"),
    "casts_again": Words("{actor} casts {text} once more", "{actor}が{text}をもう一度唱えた"),
    "misfires": Words(
        "{actor}: {cards} misfires, as the order would make a difference",
        "{actor}の{cards}は不発：順番で結果が変わる",
    ),
    "misfires_again": Words("{actor}: {text} misfires", "{actor}の{text}は不発"),
    "failed": Words("{actor}: nothing comes of it ({text})", "{actor}：効果なし（{text}）"),
    "lost": Words("{actor}: the entry is lost ({text})", "{actor}：この手は失われた（{text}）"),
    "repeats_spells": Words(
        "{actor}'s Chrono Mage repeats the spells", "{actor}のクロノメイジがスペルを繰り返す"
    ),
    "repeats_actions": Words(
        "{actor}'s Chrono Mage repeats the actions", "{actor}のクロノメイジが行動を繰り返す"
    ),
    "mark:wastes": Words("{unit} becomes wilderness", "{unit}が荒野になった"),
    "bring:places": Words("{cards} appears in {goal}{at}", "{cards}が{goal}{at}に現れた"),
    "summons": Words(
        "{actor} summons {cards} to {goal}{at}", "{actor}が{cards}を{goal}{at}に召喚した"
    ),
    "marches": Words("{cards} marches to {goal}{at}", "{cards}が{goal}{at}へ進軍した"),
    "swaps": Words("{cards} comes to {goal}{at}", "{cards}が{goal}{at}へ入れ替わった"),
    "pushed": Words("{cards} is pushed to {goal}{at}", "{cards}が{goal}{at}へ押された"),
    "steps": Words("{cards} moves to {goal}{at}", "{cards}が{goal}{at}へ動いた"),
    "moves": Words("{cards} moves to {goal}{at}", "{cards}が{goal}{at}へ動いた"),
    "dies": Words("{cards} falls", "{cards}が倒れた"),
    "makes_way": Words("{cards} makes way", "{cards}が脇に置かれた"),
    "mark:guards": Words("{unit} is guarded until the next turn", "{unit}が次のターンまで守られた"),
    "guards_still": Words("{unit} is guarded already", "{unit}はすでに守られている"),
    "mark:burns": Words("{unit} burns", "{unit}が燃えた"),
    "burns_still": Words("{unit} burns already", "{unit}はすでに燃えている"),
    "mark:doubles": Words("{unit}'s attack is doubled", "{unit}の攻撃力が倍になった"),
    "doubles_still": Words("{unit}'s attack is doubled again", "{unit}の攻撃力が再び倍になった"),
    "mark:freezes": Words("{unit} is frozen", "{unit}が凍った"),
    "freezes_still": Words("{unit} cannot act anyway", "{unit}はもともと行動できない"),
    "mark:stuns": Words("{unit} cannot act next turn", "{unit}は次のターン行動できない"),
    "stuns_still": Words("{unit} is stunned already", "{unit}はすでにしびれている"),
    "mark:poisons": Words("{unit} is poisoned", "{unit}が毒になった"),
    "poisons_still": Words("{unit} is poisoned again", "{unit}が再び毒になった"),
    "mark:grows": Words("{unit} grows", "{unit}が成長した"),
    "grows_still": Words("{unit} grows", "{unit}が成長した"),
    "attacks": Words("{unit} attacks cell {number}", "{unit}が{number}番のマスを攻撃した"),
    "mark:strikes": Words(
        "{unit} loses {number} life: {old} → {count}",
        "{unit}のライフが{number}減った：{old}→{count}",
    ),
    "unmark:strikes": Words(
        "{unit} loses {number} life: {old} → 0", "{unit}のライフが{number}減った：{old}→0"
    ),
    "mark:crumbles": Words("{unit} crumbles: {old} → {count}", "{unit}が崩れる：{old}→{count}"),
    "mark:heals": Words(
        "{unit} regains {number}: {old} → {count}", "{unit}が{number}回復：{old}→{count}"
    ),
    "rains": Words("fire falls on {actor}'s cell {number}", "{actor}の{number}番のマスに火が降る"),
    "spares": Words(
        "{unit} is guarded: no {number} damage", "{unit}は守られ、{number}ダメージを受けない"
    ),
    "wins_life": Words(
        "{actor} wins: no life is left to the other", "{actor}の勝ち：相手のライフがなくなった"
    ),
    "wins_wilderness": Words(
        "{actor} wins: all is wilderness", "{actor}の勝ち：相手の陣地が荒野になった"
    ),
    "wins_both": Words(
        "{actor} wins: both are beaten, and the life left is higher",
        "{actor}の勝ち：双方が負けの条件を満たし、残りライフで上回った",
    ),
    "wins_empty_decks": Words(
        "{actor} wins by life: no card is left", "{actor}の勝ち：山札が尽き、ライフで上回った"
    ),
    "draws_both": Words(
        "A draw: both are beaten with the same life", "引き分け：双方が同時に負け、ライフも同じ"
    ),
    "draws_empty_decks": Words(
        "A draw: no card is left, and life is equal", "引き分け：山札が尽き、ライフも同じ"
    ),
    "concede": Words("{actor} concedes", "{actor}が投了した"),
}
