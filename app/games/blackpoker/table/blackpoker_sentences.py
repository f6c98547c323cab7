"""The log in this game's words."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.table_sentences import UNSAID
from app.core.text.words import Words
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
    "damage": Words("{actor} takes {n} damage", "{actor}が{n}のダメージを受けた"),
    "bury": Words("to the graveyard: {cards}", "{cards}が墓地へ置かれた"),
    "sacrifice": Words(
        "{actor} puts {cards} into the graveyard as a cost",
        "{actor}がコストで{cards}を墓地へ置いた",
    ),
    "discard": Words("{actor} discards {cards}", "{actor}が{cards}を捨てた"),
    "spent": UNSAID,
    "clear": UNSAID,
    "bust": Words(
        "{actor} went over: {cards} to the graveyard", "{actor}は超えた：{cards}を墓地へ"
    ),
    "show_key": Words("{actor} shows {cards} as key cards", "{actor}がキーカード{cards}を見せた"),
    "enter": Words("{cards} enters as a soldier", "{cards}が兵士として出た"),
    "set": Words("{actor} sets a bulwark", "{actor}が防壁を置いた"),
    "become": Words("{actor} moves {cards} to {goal}", "{actor}が{cards}を{goal}へ移した"),
    "equip": Words("{actor} equips {unit} with {cards}", "{actor}が{unit}に{cards}を装備した"),
    "recall": Words("{actor} takes {cards} back to the hand", "{actor}が{cards}を手札に戻した"),
    "take_back": Words("{actor} takes {cards} back", "{actor}が{cards}を手札に戻した"),
    "take": Words("{actor} takes {cards}", "{actor}が{cards}を手札に入れた"),
    "mill": Words("{actor} turns {cards} over", "{actor}が{cards}をめくった"),
    "turn_over": Words("{actor} turns {cards} over", "{actor}が{cards}をめくった"),
    "heir": Words("{actor} takes {cards}: Next Generation", "{actor}が世代交代で{cards}を得た"),
    "fog": Words("{cards} stays in the fog", "{cards}がフォグに残った"),
    "onto_deck": Words("{cards} goes on top of the deck", "{cards}がデッキの上に置かれた"),
    "to_bottom": Words("{actor} puts {n} below the deck", "{actor}が{n}をデッキの底へ置いた"),
    "turn_for_first": Words("{actor} turns {cards}", "{actor}が{cards}をめくった"),
    "begins": Words("{text} has the first turn", "先攻は{text}"),
    ASKS: Words(
        "{actor} asks how many cards {text} has left in the deck",
        "{actor}が{text}のデッキの枚数をきいた",
    ),
    CONCEDE: Words("{actor} concedes", "{actor}が投了した"),
    LOSES: Words("{text} has no deck left and loses", "{text}のデッキがなくなり、負け"),
    DRAWN: Words("No deck is left: a draw", "どちらのデッキもなくなり、引き分け"),
    "face_up:reveal": Words("{cards} is turned up", "{cards}が表になった"),
    "face_down:down": Words("{actor} turns {cards} face down", "{actor}が{cards}を伏せた"),
    "rotate:drive": Words("{actor} drives {cards}", "{actor}が{cards}をドライブした"),
    "rotate:charge": Words("{actor} charges {cards}", "{actor}が{cards}をチャージした"),
    "mark:attacks": Words("{actor} attacks with {unit}", "{actor}が{unit}でアタックした"),
    "mark:blocks": Words("{actor} blocks with {unit}", "{actor}が{unit}でブロックした"),
    # What is triggered is told once it happens.
    "mark:owed": UNSAID,
    "unmark:owed": UNSAID,
    "mark:prepared": UNSAID,
    "unmark:prepared": UNSAID,
    "unmark:attacks": UNSAID,
    "phase:over": UNSAID,
    "unmark:blocks": UNSAID,
    "declare:start": Words("{actor} starts {text}{on}", "{actor}が{on}{text}を起こした"),
    "declare:trigger": Words("{text} is triggered{on}", "{on}{text}が誘発した"),
    "resolved:fizzles": Words("{text} has no effect", "{text}は効果がない"),
    "show:found": Words("{actor} shows {cards}", "{actor}が{cards}を見せた"),
    "show:open_hand": Words("{actor} shows the hand", "{actor}が手札を見せた"),
    "show:peek": UNSAID,
}
