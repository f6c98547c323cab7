"""What people agree on before a game: edition, format, and what the rule book leaves open."""

from __future__ import annotations

from app.core.options import Options
from app.core.text.words import Words
from app.games.blackpoker.rules.rule_set import ALL, FORMATS, every_trump, version_number
from app.games.contracts.table_option import OptionValue, TableOption

_SIXTH, _NINTH = Words("6th (2021)", "第6版（2021年）"), Words("9.0 (2026)", "9.0（2026年）")
_TITLES = {
    "lite": Words("Lite", "ライト"),
    "standard": Words("Standard", "スタンダード"),
    "pro": Words("Pro", "プロ"),
    "master": Words("Master", "マスター"),
    "extra": Words("Extra (trumps)", "エクストラ（切札）"),
}


def _versions() -> tuple[str, ...]:
    found = {trump.version for trump in every_trump().values()}
    return tuple(sorted(found, key=version_number))


FORMAT = TableOption(
    "format",
    Words("Format", "フォーマット"),
    tuple(OptionValue(one, _TITLES[one]) for one in FORMATS),
    Words(
        "How many actions there are: lite is for newcomers, extra adds trumps. In the edition 9.0 "
        "there are none here: extra is what it goes on from.",
        "使えるアクションの範囲です。はじめはライト、エクストラは切札を使います。"
        "9.0では切札がなく、土台のフォーマットと同じです。",
    ),
)
DECK_SIZE = TableOption(
    "deck-size",
    Words("Cards of a deck", "デッキの枚数"),
    (
        OptionValue("54", Words("54 at most", "54枚まで")),
        OptionValue("40", Words("40 at most", "40枚まで")),
    ),
    Words(
        "Each regulation has a form with 54 cards and one with 40; decks that say one choose "
        "it by themselves.",
        "各レギュレーションには54枚と40枚の形があります。デッキに書いてあれば自動で選びます。",
    ),
)
EDITION = TableOption(
    "edition",
    Words("Edition of the rules", "ルールの版"),
    (OptionValue("6", _SIXTH), OptionValue("9", _NINTH)),
    Words(
        "From 9.0 on two cards are drawn, Up and Down leave a marker in the fog, a "
        "magician waives D alone, and the active player loses where both decks are empty.",
        "9.0ではドローが2枚、アップとダウンの目印がフォグに残り、魔術士が免除するのはDだけで、"
        "両者のデッキが0枚なら手番側の負けです。",
    ),
)
EXTRA_BASE = TableOption(
    "extra-base",
    Words("Extra goes on from", "エクストラの土台"),
    (OptionValue("pro", _TITLES["pro"]), OptionValue("master", _TITLES["master"])),
    Words(
        "The text of the rules extends pro by trumps, their table counts from master.",
        "本文ではプロに、一覧の数ではマスターに切札を加えたものになります。",
    ),
)
TRUMP_VERSION = TableOption(
    "trump-version",
    Words("Trumps up to version", "使える切札の版"),
    (
        OptionValue(ALL, Words("All", "すべて")),
        *(OptionValue(one, Words(one, one)) for one in _versions()),
    ),
    Words(
        "Trumps that came later have no ability at this table.",
        "これより後の版の切札は、この卓では能力を持ちません。",
    ),
)
EMPTY_PASS = TableOption(
    "empty-pass",
    Words("Passing on an empty stage", "空のステージでのパス"),
    (
        OptionValue("starts", Words("Not in your own turn", "手番側はできない")),
        OptionValue("may", Words("Allowed", "できる")),
    ),
    Words(
        "In the 6th edition the active player has to start something; from 8 on a pass is "
        "possible, and only the action End ends a turn.",
        "第6版では手番側は何かを起こします。第8版からはパスもでき、手番はエンドでだけ終わります。",
    ),
)
PASSES = TableOption(
    "passes",
    Words("Passes after a resolution", "解決後のパス"),
    (
        OptionValue("cleared", Words("Start again at zero", "数え直す")),
        OptionValue("kept", Words("Still count", "そのまま")),
    ),
    Words(
        "The text asks for two passes in a row for each action; the chart of the 6th edition "
        "does not clear them, so the next one would be resolved at once.",
        "本文ではアクションごとに続けて2回のパスが必要です。第6版の図では消えないので、"
        "次のアクションもすぐに解決されます。",
    ),
)
TWO_JOKERS = TableOption(
    "two-jokers",
    Words("Two Jokers as two of a number", "ジョーカー2枚は同じ数字か"),
    (
        OptionValue("no", Words("No", "ちがう")),
        OptionValue("yes", Words("Yes", "同じ")),
    ),
    Words(
        "Whether Reverse can be started with two Jokers: both count 0, but have no rank.",
        "ジョーカー2枚でリバースを起こせるかどうかです。どちらも0ですがランクはありません。",
    ),
)
WAIVER = TableOption(
    "waiver",
    Words("Whose costs a magician waives", "魔術士が免除するコスト"),
    (
        OptionValue("own", Words("Its player's", "持ち主だけ")),
        OptionValue("all", Words("Everybody's", "全員")),
    ),
    Words(
        "The text does not say whose actions cost nothing.",
        "だれのアクションが無料になるかは書かれていません。",
    ),
)
SOLDIER_AGAIN = TableOption(
    "soldier-again",
    Words("A soldier that was a bulwark meanwhile", "防壁になって戻った兵士"),
    (
        OptionValue("keeps", Words("Entered when it first did", "最初に出た時のまま")),
        OptionValue("anew", Words("Counts as newly entered", "出たばかりとして扱う")),
    ),
    Words(
        "Whether a soldier that becomes a bulwark counts as entering the field: back as a "
        "soldier in the same turn it could not attack then.",
        "兵士が防壁になることを場に出ることとして扱うかどうかです。"
        "扱うなら、同じ手番に兵士へ戻ってもアタックできません。",
    ),
)

OPTIONS = (
    FORMAT,
    DECK_SIZE,
    EDITION,
    EXTRA_BASE,
    TRUMP_VERSION,
    EMPTY_PASS,
    PASSES,
    TWO_JOKERS,
    WAIVER,
    SOLDIER_AGAIN,
)
"""In the order in which people look for them."""


def agreed_with_decks(formats: tuple[str, ...]) -> Options:
    """Return what a table agrees on with decks for these regulations: how many cards all may have.

    Where they differ, or one says nothing, it is the usual number.
    """
    from app.games.blackpoker.cards.regulations import (  # noqa: PLC0415 - for decks that say one
        regulations,
    )

    known = regulations()
    said = {known[name].size if name in known else 0 for name in formats}
    (size, *others) = map(str, said or {0})
    if others or size == DECK_SIZE.usual or not any(one.id == size for one in DECK_SIZE.values):
        return ()
    return ((DECK_SIZE.id, size),)
