"""The lists of the game: actions, characters, trumps, costs and other words, for each format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from app.core.text.wording import series
from app.core.text.words import Words
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import card_of
from app.games.blackpoker.actions.every_action import PREFIX
from app.games.blackpoker.learn.could_start import COSTS, SUITS, suit_sign
from app.games.blackpoker.rules.action_model import Action, Slot, Target, Way
from app.games.blackpoker.rules.action_reading import read_slot, words
from app.games.blackpoker.rules.rule_set import ALL, EDITIONS, RuleSet, read_list, rule_set
from app.games.blackpoker.table.blackpoker_options import EDITION, EXTRA_BASE, FORMAT, TRUMP_VERSION
from app.games.contracts.learning.lists_contract import GameLists, ListRow, ListSection

CREDIT = Words(
    "BlackPoker is a game by its makers (Copyright 2013, BlackPoker). This table and these lists "
    "are an unofficial fan work in words of their own.",
    "ブラックポーカーはBlackPoker（Copyright 2013, BlackPoker）のゲームです。この卓と一覧は非公式の"
    "二次創作で、文はこちらで書いたものです。",
)
_FORMATS = ("lite", "standard", "pro", "master")
_OF = {
    "6": Words("6th edition", "第6版"),
    "9": Words("9.0", "9.0"),
}
_SUMMONS = Words("Summoning", "召喚")
_TURN = Words("Turn and battle", "手番と戦闘")
_MAGIC = Words("Magic", "魔法")
_CONTROL = Words("Opening and closing trumps", "切札の操作")
_OF_TRUMPS = Words("Actions of trumps", "切札のアクション")
_BY_RULES = Words("What the rules start", "ルールが起こすもの")
_WHEN: Mapping[str, Words] = {
    "main": Words("in your turn, stage empty", "自分の手番・ステージが空"),
    "quick": Words("whenever you have the chance", "チャンスがあればいつでも"),
}
_KINDS: Mapping[str, Words] = {
    "soldier": Words("soldier", "兵士"),
    "bulwark": Words("bulwark", "防壁"),
    "character": Words("character", "キャラクター"),
    "player": Words("player", "プレイヤー"),
    "stage_action": Words("action on the stage", "ステージのアクション"),
    "trump": Words("trump", "切札"),
    "card": Words("card", "カード"),
}
_WHOSE: Mapping[str, Words] = {
    "any": Words("any {}", "{}"),
    "self": Words("your own {}", "自分の{}"),
    "opponent": Words("the opponent's {}", "相手の{}"),
}
_ALIKE: Mapping[str, Words] = {
    "same_suit": Words("of one suit", "同じスート"),
    "same_number": Words("of one number", "同じ数字"),
}
_NUMBERS: Mapping[str, Words] = {
    "soldier": Words("counts its number", "数字はカードのとおり"),
    "hero": Words("J counts 11; Q 12; K 13", "Jは11、Qは12、Kは13"),
    "armedsoldier": Words("counts the sum of its cards", "数字は全部の札の合計"),
    "bulwark": Words("counts nothing", "数字なし"),
}


def lists() -> GameLists:
    """Return the lists of every format and edition."""
    every = tuple(
        (f"{name}.{edition}", _kind(name, edition)) for edition in EDITIONS for name in _FORMATS
    )
    extra = (f"extra.{EDITIONS[0]}", _kind("extra", EDITIONS[0]))
    return GameLists((*every[:4], extra, *every[4:]), sections, at, CREDIT)


def at(view: SeatView) -> str:
    """Return what a table plays: "lite.6", with the trumps "extra.6.master.ex3.4.0"."""
    edition, name = EDITION.of(view.options), FORMAT.of(view.options)
    base, version = EXTRA_BASE.of(view.options), TRUMP_VERSION.of(view.options)
    if name != "extra" or edition != EDITIONS[0]:
        return f"{base if name == 'extra' else name}.{edition}"
    usual = (base, version) == (EXTRA_BASE.usual, TRUMP_VERSION.usual)
    return f"extra.{edition}" if usual else f"extra.{edition}.{base}.{version}"


@cache
def sections(kind: str) -> tuple[ListSection, ...]:
    """Return the lists of a way to play, as `at` names it."""
    name, edition, base, version, *_ = (*kind.split(".", 3), "", "")
    rules = rule_set(edition, name, base or "pro", version or ALL)
    found = (
        *_actions(rules),
        ListSection(Words("Characters", "キャラクター"), tuple(_characters(rules))),
        ListSection(Words("Trumps", "切札"), tuple(_trumps(rules))),
        ListSection(
            Words("Costs", "コスト"), tuple(_cost(letter, said) for letter, said in COSTS.items())
        ),
        ListSection(Words("Words of the game", "用語"), tuple(_said("words"))),
        ListSection(Words("What the suits stand for", "スートの覚え方"), tuple(_said("suits"))),
    )
    return tuple(one for one in found if one.rows)


def _kind(name: str, edition: str) -> Words:
    title, of = rule_set(edition, name).title, _OF[edition]
    return Words(f"{title.en}, {of.en}", f"{title.ja}（{of.ja}）")


def _actions(rules: RuleSet) -> Iterable[ListSection]:
    by: dict[str, tuple[Words, list[ListRow]]] = {}
    for title in (_SUMMONS, _TURN, _MAGIC, _CONTROL, _OF_TRUMPS, _BY_RULES):
        by[title.en] = (title, [])
    for action in rules.actions.values():
        by[_section_of(action).en][1].append(_row(rules, action))
    return (ListSection(title, tuple(rows)) for title, rows in by.values())


def _section_of(action: Action) -> Words:
    if action.triggered:
        return _BY_RULES
    if action.trump:
        return _CONTROL if action.trump == "control" else _OF_TRUMPS
    if action.type == "summon":
        return _SUMMONS
    return _TURN if action.type in ("battle", "turn_control") else _MAGIC


def _row(rules: RuleSet, action: Action) -> ListRow:
    facts = [] if action.triggered else [_way(rules, way) for way in action.ways]
    if action.keys:
        facts.append(_keys(action))
    if action.target is not None:
        facts.append(_target(action.target))
    limits = (
        (action.drives, Words("drives a soldier", "兵士1体を横向きにする")),
        (action.once, Words("once a turn", "手番に1回")),
        (action.off_turn, Words("only in the other's turn", "相手の手番だけ")),
        (action.uncounterable, Words("cannot be countered", "カウンターされない")),
        (action.immediate and not action.triggered, Words("at once, not over the stage", "即時")),
    )
    facts += [said for holds, said in limits if holds]
    trump = rules.trumps.get(action.trump)
    if trump is not None:
        sign = card_of(trump.card).short
        facts.append(Words(f"trump {sign} {trump.title.en}", f"切札{sign}「{trump.title.ja}」"))
    start = "" if action.triggered else f"{PREFIX}{action.id}"
    return ListRow(action.title, action.effect, tuple(facts), suit_sign(action), start)


def _way(rules: RuleSet, way: Way) -> Words:
    when = _WHEN[way.timing]
    if way.by:
        who = rules.characters[way.by].title
        return Words(f"by driving a {who.en}, {when.en}", f"{who.ja}を横向きにして、{when.ja}")
    if not way.cost:
        return Words(f"no cost, {when.en}", f"コストなし（{when.ja}）")
    return Words(f"cost {way.cost}, {when.en}", f"コスト{way.cost}（{when.ja}）")


def _keys(action: Action) -> Words:
    said = "+".join(_slot(slot) for slot in action.keys)
    alike = _ALIKE.get(action.keys_are)
    if alike is None:
        return Words(f"key {said}", f"キー{said}")
    return Words(f"key {said} {alike.en}", f"キー{said}（{alike.ja}）")


def _slot(slot: Slot) -> str:
    """Return which cards fit: "♥A–10", "J–K", "Joker"."""
    if slot.joker and not slot.suits:
        return "Joker"
    suits = "" if len(slot.suits) == len(SUITS) else "".join(SUITS[one] for one in slot.suits)
    low, high = _rank(slot.low), _rank(slot.high)
    span = low if low == high else f"{low}–{high}"
    return f"{suits}{span}" + ("/Joker" if slot.joker else "")


def _rank(number: int) -> str:
    return {1: "A", 11: "J", 12: "Q", 13: "K"}.get(number, str(number))


def _target(target: Target) -> Words:
    kind, whose = _KINDS[target.kind], _WHOSE[target.owner]
    en, ja = whose.en.format(kind.en), whose.ja.format(kind.ja)
    if target.same_suit:
        return Words(f"at {en} of the key card's suit", f"対象：キーと同じスートの{ja}")
    return Words(f"at {en}", f"対象：{ja}")


def _characters(rules: RuleSet) -> Iterable[ListRow]:
    raw = {one["id"]: one for one in read_list("characters")}
    for character in rules.characters.values():
        keys = " + ".join(_slot(read_slot(text)) for text in raw[character.id]["keys"])
        number = _NUMBERS.get(character.id)
        if number is None:
            counts = raw[character.id]["number"]
            number = Words(f"counts {counts}", f"数字は{counts}")
        en = " ".join(said.en for said in character.abilities)
        ja = "".join(said.ja for said in character.abilities)
        yield ListRow(character.title, Words(en, ja), (Words(keys, keys), number))


def _trumps(rules: RuleSet) -> Iterable[ListRow]:
    for key, trump in rules.trumps.items():
        sign = card_of(key).short
        names = [rules.actions[one].title for one in trump.actions if one in rules.actions]
        gives = series(names)
        facts = (Words(sign, sign), Words(trump.version, trump.version), gives)
        yield ListRow(trump.title, trump.ability, tuple(f for f in facts if f.en))


def _cost(letter: str, said: Words) -> ListRow:
    en, ja = said.en.partition(": ")[2], said.ja.partition("：")[2]
    return ListRow(Words(letter, letter), Words(en, ja))


def _said(of: str) -> Iterable[ListRow]:
    """Return the rows of one kind of the file of words."""
    for one in read_list("words"):
        if one["of"] == of:
            sign = SUITS.get(one.get("suit", ""), "")
            also = tuple(one.get("also", ()))
            yield ListRow(words(one["name"]), words(one["text"]), sign=sign, also=also)
