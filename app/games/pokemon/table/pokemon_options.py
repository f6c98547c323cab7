"""What a Pokémon table agrees on: where rules were changed, or where readings differ.

The usual value is the newest official rule; an older or other reading is the next one.
"""

from __future__ import annotations

from functools import cache

from app.core.data.value import replace
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.table_option import OptionValue, TableOption
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.battle_royal_options import (
    BATTLE_ROYAL_OPTIONS,
    TEXT,
    read_as,
)
from app.games.pokemon.variants.every_variant import variant_named
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle_options import TEAM_BATTLE_OPTIONS
from app.games.pokemon.variants.variant import Variant

FORBIDDEN = OptionValue("forbidden", Words("Not allowed", "できない"))
ALLOWED = OptionValue("allowed", Words("Allowed", "できる"))

STAGE_OPTION = "trainer-stage"

OPTIONS: tuple[TableOption, ...] = (
    TableOption(
        "tie",
        Words("When both win at once", "同時に勝ったとき"),
        (
            OptionValue("tie", Words("A tie", "引き分け")),
            OptionValue(
                "tiebreaker", Words("Tiebreaker with 6 Prizes", "タイブレーク（サイド6枚）")
            ),
            OptionValue(
                "sudden-death", Words("Sudden Death with 1 Prize", "サドンデス（サイド1枚）")
            ),
        ),
        Words(
            "Whoever meets more conditions wins; this decides where both meet as many. The "
            "rulebook of August 2025 calls it a tie; Sudden Death is the older rule.",
            "満たした条件が多い側が勝ちで、同じ数のときの決め方です。"
            "2025年8月のガイドでは引き分け、サドンデスは以前のルールです。",
        ),
    ),
    TableOption(
        "game",
        Words("What kind of game", "対戦の種類"),
        (
            OptionValue("usual", Words("A usual game", "通常の対戦")),
            OptionValue("tiebreaker", Words("Tiebreaker", "タイブレーク")),
            OptionValue("sudden-death", Words("Sudden Death", "サドンデス")),
        ),
        Words(
            "In a Tiebreaker, whoever first has fewer Prizes left than the opponent wins.",
            "タイブレークでは、先に残りのサイドが相手より少なくなった側の勝ちです。",
        ),
    ),
    TableOption(
        "prizes",
        Words("Number of Prizes", "サイドの枚数"),
        tuple(
            OptionValue(str(number), Words(f"{number} each", f"{number}枚"))
            for number in (6, 4, 3, 1)
        ),
        Words(
            "6 in a usual game, 3 with half decks, 1 in Sudden Death.",
            "通常は6枚、ハーフデッキでは3枚、サドンデスでは1枚です。",
        ),
    ),
    TableOption(
        "checkup",
        Words("Pokémon Checkup", "ポケモンチェック"),
        (
            OptionValue("at-once", Words("All in order at once", "順番に一度に行う")),
            OptionValue("step-by-step", Words("Step by step", "1つずつ行う")),
        ),
        Words(
            "Whether the end of a turn carries out the Pokémon Checkup or lists its steps.",
            "番の終わりに、ポケモンチェックをまとめて行うか、1つずつ確認して行うかです。",
        ),
    ),
    TableOption(
        "first-turn-supporter",
        Words("Supporter on the first turn of the first player", "先攻の最初の番のサポート"),
        (FORBIDDEN, ALLOWED),
    ),
    TableOption(
        "first-turn-attack",
        Words("Attack on the first turn of the first player", "先攻の最初の番のワザ"),
        (FORBIDDEN, ALLOWED),
    ),
    TableOption(
        "first-turn-evolve",
        Words("Evolving on a player's first turn", "最初の番の進化"),
        (
            OptionValue("nobody", Words("Not for either player", "両プレイヤーともできない")),
            OptionValue(
                "first-player-only", Words("Only the first player may not", "先攻だけできない")
            ),
        ),
        Words(
            "The rulebook of August 2025 forbids it to both players; the table's first rules "
            "only forbade it to the player going first.",
            "2025年8月のガイドでは両プレイヤーともできません。先攻だけとする読み方もあります。",
        ),
    ),
    TableOption(
        "both-mulligan",
        Words("Mulligans that both have at once", "同時のマリガン"),
        (
            OptionValue("nobody-draws", Words("Nobody draws for them", "追加で引かない")),
            OptionValue("each-draws", Words("Each draws for the other's", "互いに追加で引ける")),
        ),
        Words(
            "The rulebook of August 2025 gives no cards for a round of both; the table's first "
            "rules only say that the player going first is seen to first.",
            "2025年8月のガイドでは、両者が同時に引き直した分は引けません。"
            "先攻から順に行うとだけ決める読み方もあります。",
        ),
    ),
    TableOption(
        "up-to-zero",
        Words("Choosing none of “up to” so many", "「まで選ぶ」で0枚を選ぶこと"),
        (
            OptionValue(
                "at-least-one", Words("At least one, if something can be chosen", "1枚以上")
            ),
            OptionValue("zero-allowed", Words("None is fine", "0枚でもよい")),
        ),
        Words(
            "The rulebook of August 2025 allows none only for attacks and for cards from hidden "
            "zones; Trainers and Abilities must change something.",
            "2025年8月のガイドでは、0枚を選べるのはワザと非公開の場所から選ぶときだけです。"
            "トレーナーズと特性では何かが変わる必要があります。",
        ),
    ),
    TableOption(
        STAGE_OPTION,
        Words("Items and Supporters", "グッズとサポート"),
        (
            OptionValue("at-once", Words("Carried out at once", "すぐに使う")),
            OptionValue("answers", Words("Wait on the stage", "ステージで待つ")),
        ),
        Words(
            "On the stage the others see what is carried out, and pass first. The rules ask for "
            "nothing of the kind.",
            "ステージで待つと、いま使っているカードが見え、相手がパスしてから処理します。"
            "ルールにはない手順です。",
        ),
    ),
    TableOption(
        "region",
        Words("Region of the tournament rules", "大会ルールの地域"),
        (
            OptionValue("by-language", Words("As the language", "表示言語に合わせる")),
            OptionValue("intl", Words("International", "海外")),
            OptionValue("jp", Words("Japan", "日本")),
        ),
        Words(
            "Which regulation marks may be played, and from which day on.",
            "使えるレギュレーションマークと、その開始日が変わります。",
        ),
    ),
    TableOption(
        "date",
        Words("Day of the tournament rules", "大会ルールの日付"),
        (OptionValue("today", Words("Today", "今日")),),
        Words(
            "As of which day decks are checked when a table is set up; empty is today.",
            "卓を準備するとき、いつの大会ルールでデッキを確認するかです。空欄なら今日です。",
        ),
        written="day",
    ),
)
"""In the order in which people look for them."""

_FOR_TWO = frozenset(
    (
        "tie",
        "game",
        "first-turn-supporter",
        "first-turn-attack",
        "first-turn-evolve",
        "both-mulligan",
    )
)
"""What only a game of two asks."""


def options_of(variant: Variant) -> tuple[TableOption, ...]:
    """Return what a table of a variant agrees on."""
    if variant is STANDARD:
        return OPTIONS
    own = BATTLE_ROYAL_OPTIONS if variant is BATTLE_ROYAL else TEAM_BATTLE_OPTIONS
    return (*own, *(_for(variant, one) for one in OPTIONS if one.id not in _FOR_TWO))


def _for(variant: Variant, option: TableOption) -> TableOption:
    """Return an option of every table as a variant has it: with its own number of Prizes."""
    if option.id != "prizes":
        return option
    usual = str(variant.prizes)
    return replace(option, values=tuple(sorted(option.values, key=lambda one: one.id != usual)))


@cache
def _usual(game: str) -> dict[str, str]:
    return {option.id: option.usual for option in options_of(variant_named(game))}


def option(view: SeatView, key: str) -> str:
    """Return what the option `key` is set to at this table, the usual value if nobody set it."""
    return view.option(key, _usual(view.setting.game).get(key, ""))


def by_the_sheet(view: SeatView, key: str) -> bool:
    """Whether a table reads a difference of Battle Royal as the event's sheet has it."""
    return read_as(option(view, key), option(view, TEXT)) == "sheet"


def agreed_with_decks(variant: Variant, formats: tuple[str, ...]) -> Options:
    """Return what a table agrees on with decks of these formats: as many Prizes as all of them say.

    A half deck is played with 3. Where they differ or say nothing, and in a variant that has decks
    of its own, the usual number is set out.
    """
    if variant.format or not any(formats):
        return ()
    from app.games.pokemon.cards.check.format_rules.known_formats import formats as known  # noqa: PLC0415 - read for decks that say one

    said = {known()[name].prizes if name in known() else variant.prizes for name in formats}
    (number, *others) = said or {variant.prizes}
    offered = {one.id for option in OPTIONS if option.id == "prizes" for one in option.values}
    if others or number == variant.prizes or str(number) not in offered:
        return ()
    return (("prizes", str(number)),)
