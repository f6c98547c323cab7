"""What a Battle Royal agrees on: the event's sheet, or its author's clarifications (seed 001)."""

from __future__ import annotations

from typing import Literal

from app.core.text.words import Words
from app.games.contracts.table_option import OptionValue, TableOption

TEXT = "br-text"
Reading = Literal["clarified", "sheet"]
"""The article's clarifications, or the sheet of the event as it stands."""
AS_TEXT = "as-text"

_CLARIFIED = Words("As clarified", "明確化に従う")
_SHEET = Words("As the event's sheet", "イベントの記載のまま")


def _difference(key: str, title: Words, about: Words) -> TableOption:
    """Return the option of one difference: usually as the whole text is read."""
    return TableOption(
        key,
        title,
        (
            OptionValue(AS_TEXT, Words("As the text above", "上の設定に合わせる")),
            OptionValue("clarified", _CLARIFIED),
            OptionValue("sheet", _SHEET),
        ),
        about,
    )


BATTLE_ROYAL_OPTIONS: tuple[TableOption, ...] = (
    TableOption(
        TEXT,
        Words("Text of Battle Royal", "バトルロイヤルの読み方"),
        (OptionValue("clarified", _CLARIFIED), OptionValue("sheet", _SHEET)),
        Words(
            "The event's sheet leaves some questions open; the article that describes it clears "
            "them up. Each difference can be set by itself below.",
            "イベントの記載だけでは決まらない点を、紹介記事が明確化しています。"
            "違いは、それぞれ下の設定でも選べます。",
        ),
    ),
    _difference(
        "br-spots",
        Words("Who makes the second attack", "2つ目のワザを使うポケモン"),
        Words(
            "Clarified: one attack from each Active Spot, and whoever comes into a Spot that has "
            "attacked does not attack. Sheet: two Active Pokémon, one attack each.",
            "明確化：バトル場ごとに1回で、ワザを使った後に出たポケモンは使えません。"
            "記載：2匹のバトルポケモンがそれぞれ1回です。",
        ),
    ),
    _difference(
        "br-between",
        Words("Between the two attacks", "2つのワザの間"),
        Words(
            "Clarified: no card from the hand, no Ability and no Stadium. Sheet: no card.",
            "明確化：手札のカード、特性、スタジアムを使えません。記載：カードを使えません。",
        ),
    ),
    _difference(
        "br-same-target",
        Words("Attacking what was attacked", "同じポケモンへのワザ"),
        Words(
            "Clarified: it may be chosen, and takes no damage or effect of another Pokémon. "
            "Sheet: it cannot be chosen.",
            "明確化：選べますが、別のポケモンのワザのダメージや効果を受けません。"
            "記載：選べません。",
        ),
    ),
    _difference(
        "br-turn-end",
        Words("After an effect that ends the turn", "「自分の番が終わる」効果の後"),
        Words(
            "Clarified: only the other Active Pokémon's attack, or its own such effect, follows. "
            "Sheet: that Pokémon does not attack.",
            "明確化：続けられるのは、別のバトルポケモンのワザか同じ種類の効果だけです。"
            "記載：そのポケモンがワザを使えません。",
        ),
    ),
    _difference(
        "br-promotion",
        Words("When a Spot is free", "バトル場があいたとき"),
        Words(
            "Clarified: whatever made it free, it is filled before the next own draw. Sheet: after "
            "a Knock Out, as the next own turn begins; it says nothing of the draw.",
            "明確化：理由を問わず、次の自分の番に山札を引く前に出します。"
            "記載：きぜつのとき、次の自分の番のはじめに出します（引く前とは書かれていません）。",
        ),
    ),
    _difference(
        "br-checkup",
        Words("Who is checked", "ポケモンチェックの対象"),
        Words(
            "Clarified: every condition and effect before and after the turn of whoever holds the "
            "Pokémon. Sheet: so for Poisoned and Burned.",
            "明確化：特殊状態と効果のすべてを、持ち主の番の前後だけで行います。"
            "記載：どくとやけどについてそうします。",
        ),
    ),
    _difference(
        "br-leaving",
        Words("Who is out of the game", "対戦に敗北したプレイヤー"),
        Words(
            "Sheet: a player with no Active Pokémon at the end of their own turn. "
            "Clarified: also one who cannot draw. The table takes their cards away but for "
            "Stadiums; the sheet does not ask for it.",
            "記載：自分の番の終わりにバトルポケモンがいないと敗北です。"
            "明確化：山札を引けないときも敗北です。スタジアム以外のカードは卓が取り除きますが、"
            "記載にはない決まりです。",
        ),
    ),
    _difference(
        "br-each-player",
        Words("Effects on each player", "「おたがい」の効果"),
        Words(
            "Clarified: the player and one opponent, but everybody for a Stadium. "
            "Sheet: it says nothing, so everybody.",
            "明確化：自分と相手1人です（スタジアムは全員）。記載：特に決まりがなく、全員です。",
        ),
    ),
    TableOption(
        "br-bench",
        Words("Places on the Bench", "ベンチの数"),
        (
            OptionValue("4", Words("4 Pokémon", "4匹")),
            OptionValue("5", Words("5 Pokémon", "5匹")),
        ),
        Words(
            "The text says 4 for the setup and counts with 4 later.",
            "準備で4匹とされ、質問の答えでも4匹で数えています。",
        ),
    ),
)
"""In the order in which people look for them."""
DIFFERENCES: frozenset[str] = frozenset(
    option.id for option in BATTLE_ROYAL_OPTIONS if option.usual == AS_TEXT
)


def read_as(chosen: str, text: str) -> Reading:
    """Return how a difference is read: as `chosen` for it, or as the whole `text` is."""
    said = text if chosen in ("", AS_TEXT) else chosen
    return "sheet" if said == "sheet" else "clarified"
