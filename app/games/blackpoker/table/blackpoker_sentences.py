"""The log in this game's words."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.table_sentences import UNSAID
from app.core.text.words import Words
from app.games.blackpoker.flow.stage_reading import AWAITED
from app.games.blackpoker.flow.triggers import HAPPENS
from app.games.blackpoker.flow.waiting_triggers import WAITS
from app.games.blackpoker.flow.win_check import CONCEDE, DRAWN, LOSES
from app.games.blackpoker.rules.rule_set import every_trump, rule_set
from app.games.blackpoker.table.blackpoker_zones import ASKS
from app.games.blackpoker.table.field import ATTACKS, BLOCKS, STRONGER, WEAKER

STARTED_BY_EFFECTS = frozenset({"attack", "reverse", "mountSoldier"})
"""What people start, and an effect may as well."""


def _owed() -> dict[str, Words]:
    """Return what may be triggered while somebody still has to choose."""
    every = rule_set("6", "extra", "master").actions.values()
    return {
        action.id: action.title
        for action in every
        if action.triggered or action.id in STARTED_BY_EFFECTS
    }


_OWED: Mapping[str, Words] = _owed()
MARKS: Mapping[str, Words] = {
    STRONGER: Words("added", "加算"),
    WEAKER: Words("taken off", "減算"),
    ATTACKS: Words("attacker", "アタッカー"),
    BLOCKS: Words("blocker", "ブロッカー"),
    "prepared": Words("being resolved", "解決中"),
    "owed": Words("what is triggered", "誘発したもの"),
    **{
        f"owed:{name}": Words(f"{title.en} to come", f"これから起こる{title.ja}")
        for name, title in _OWED.items()
    },
}
COUNTED = frozenset({STRONGER, WEAKER, *(f"owed:{name}" for name in _OWED)})

TRUMPS: Mapping[str, Words] = {
    "lay_trump": Words("{actor} lays {n} face down as trumps", "{actor}が切札{n}を伏せて置いた"),
    "put_back": Words("{actor} puts {n} back into the deck", "{actor}が{n}をデッキに戻した"),
    "face_down:close": Words("{actor} closes {cards}", "{actor}の切札{cards}が裏になった"),
    "trump_falls": Words("the trump {cards} to the graveyard", "切札{cards}が墓地へ置かれた"),
    "regenerate": Words("{cards} is an open trump again", "{cards}が表の切札に戻った"),
    "join": Words("{actor} joins {cards} to {unit}", "{actor}が{unit}に{cards}を合わせた"),
    "to_top": Words("{actor} puts {n} on top of the deck", "{actor}が{n}をデッキの上へ置いた"),
    "under_deck": Words("{actor} puts {n} below the deck", "{actor}が{n}をデッキの底へ置いた"),
    "line_up": Words("{actor} changes the order of the bulwarks", "{actor}が防壁を並べ直した"),
    "face_up:open_": Words("{actor} opens {cards}", "{actor}が{cards}をオープンした"),
    **{
        f"face_up:open_{card}": Words(
            f"{{actor}} opens {{cards}}: {trump.title.en}",
            f"{{actor}}が{{cards}}をオープン：{trump.title.ja}",
        )
        for card, trump in every_trump().items()
    },
}

SENTENCES: Mapping[str, Words] = {
    **TRUMPS,
    "damage": Words("{actor} takes {count} damage", "{actor}が{count}ダメージを受けた"),
    "bury": Words("to the graveyard: {cards}", "{cards}が墓地へ置かれた"),
    "sacrifice": Words(
        "{actor} puts {cards} into the graveyard as a cost",
        "{actor}がコストで{cards}を墓地へ置いた",
    ),
    "discard": Words("{actor} discards {cards}", "{actor}が{cards}を捨てた"),
    "spent": UNSAID,
    "clear": UNSAID,
    "bust": Words(
        "{actor} goes over 21: {cards} to the graveyard",
        "{actor}が21を超え、{cards}を墓地へ置いた",
    ),
    "show_key": Words(
        "{actor} shows {cards} as a key card", "{actor}がキーカードとして{cards}を見せた"
    ),
    "show_keys": Words(
        "{actor} shows {cards} as key cards", "{actor}がキーカードとして{cards}を見せた"
    ),
    "enter": Words("{actor} fields {cards}", "{actor}が{cards}を兵士として出した"),
    "set": Words("{actor} sets a bulwark", "{actor}が防壁を置いた"),
    "become_soldier": Words("{actor} makes {cards} a soldier", "{actor}が{cards}を兵士にした"),
    "become_bulwark": Words("{actor} makes {cards} a bulwark", "{actor}が{cards}を防壁にした"),
    "become_bulwarks": Words(
        "{actor} makes {cards} bulwarks", "{actor}が{cards}をそれぞれ防壁にした"
    ),
    "equip": Words("{actor} equips {unit} with {cards}", "{actor}が{unit}に{cards}を装備した"),
    "recall": Words("{actor} takes {cards} back to the hand", "{actor}が{cards}を手札に戻した"),
    "take_back": Words("{actor} takes {cards} back", "{actor}が{cards}を手札に戻した"),
    "take": Words("{actor} takes {cards}", "{actor}が{cards}を手札に入れた"),
    "mill": Words("{actor} turns over {cards}", "{actor}が{cards}をめくった"),
    "turn_over": Words("{actor} turns over {cards}", "{actor}が{cards}をめくった"),
    "heir": Words("{actor} takes {cards}: Next Generation", "{actor}が世代交代で{cards}を得た"),
    "fog": Words("{actor} leaves {cards} in the fog", "{actor}が{cards}をフォグに残した"),
    "onto_deck": Words(
        "{actor} puts {cards} on top of the deck", "{actor}が{cards}をデッキの上に置いた"
    ),
    "to_bottom": Words("{actor} puts {n} below the deck", "{actor}が{n}をデッキの底へ置いた"),
    "turn_for_first": Words("{actor} turns up {cards}", "{actor}が{cards}をめくった"),
    "begins": Words("{text} has the first turn", "先攻は{text}"),
    ASKS: Words(
        "{actor} asks how many cards {text} has left in the deck",
        "{actor}が{text}のデッキの枚数をきいた",
    ),
    CONCEDE: Words("{actor} concedes", "{actor}が投了した"),
    LOSES: Words("{text} has no deck left and loses", "{text}がデッキ切れで負けた"),
    DRAWN: Words("no deck is left: a draw", "全員がデッキ切れで引き分けになった"),
    "face_up:reveal": Words("{actor} turns {cards} up", "{actor}が{cards}を表にした"),
    "face_down:down": Words("{actor} turns {cards} face down", "{actor}が{cards}を伏せた"),
    "rotate:drive": Words("{actor} drives {cards}", "{actor}が{cards}をドライブした"),
    "rotate:charge": Words("{actor} charges {cards}", "{actor}が{cards}をチャージした"),
    "mark:attacks": Words("{actor} attacks with {unit}", "{actor}が{unit}でアタックした"),
    "mark:blocks": Words("{actor} blocks with {unit}", "{actor}が{unit}でブロックした"),
    "mark:stronger": Words("{unit} is at +{count}", "{unit}への加算が計{count}になった"),
    "mark:weaker": Words("{unit} is at −{count}", "{unit}への減算が計{count}になった"),
    "unmark:stronger": Words("nothing is added to {unit}", "{unit}への加算がなくなった"),
    "unmark:weaker": Words("nothing is taken off {unit}", "{unit}への減算がなくなった"),
    "expire:stronger": Words("what was added to {unit} ends", "{unit}への加算が終わった"),
    "expire:weaker": Words("what was taken off {unit} ends", "{unit}への減算が終わった"),
    # What is triggered is told once it happens.
    f"mark:{WAITS}": UNSAID,
    "mark:owed": Words("{actor} notes: {mark}", "{actor}が「{mark}」を記した"),
    "unmark:owed": Words("{actor} strikes out: {mark}", "{actor}が「{mark}」を消した"),
    # That a choice is awaited is told where nothing else is.
    f"mark:{AWAITED}": UNSAID,
    "mark:prepared": Words("A choice is awaited", "選択を待つことになった"),
    "unmark:prepared": Words("No choice is awaited any more", "選択待ちが終わった"),
    "unmark:attacks": UNSAID,
    "phase:over": UNSAID,
    "unmark:blocks": UNSAID,
    "hide:covered": UNSAID,
    HAPPENS: Words("{text} is triggered", "{text}が誘発した"),
    "declare:start": Words("{actor} starts {text}{on}", "{actor}が{on}{text}を起こした"),
    "declare:start_by": Words(
        "{actor} starts {text} with {first}{rest}", "{actor}が{first}で{rest}{text}を起こした"
    ),
    "declare:trigger": Words("{text} is triggered{on}", "{on}{text}が誘発した"),
    "resolved:fizzles": Words("{text} has no effect", "{text}が不発になった"),
    "show:found": Words("{actor} shows {cards}", "{actor}が{cards}を見せた"),
    "show:open_hand": Words("{actor} shows their hand", "{actor}が手札を見せた"),
    "show:peek": UNSAID,
}
