"""What two against two agrees on, where the article is silent or has two versions (seed 003)."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.table_option import OptionValue, TableOption

TEAM_BATTLE_OPTIONS: tuple[TableOption, ...] = (
    TableOption(
        "tv-version",
        Words("Version of the rules", "ルールのバージョン"),
        (OptionValue("1.1", Words("1.1", "1.1")), OptionValue("1.0", Words("1.0", "1.0"))),
        Words(
            "In 1.1 the very first player attaches no Energy in the first round.",
            "1.1では、1巡目のAはエネルギーをつけられません。",
        ),
    ),
    TableOption(
        "tv-supporter",
        Words("Supporters in the first round", "1巡目のサポート"),
        (
            OptionValue("first-team", Words("Not for A and C", "AとCは使えない")),
            OptionValue("first-player", Words("Not for A", "Aだけ使えない")),
            OptionValue("allowed", Words("For everybody", "全員使える")),
        ),
        Words(
            "The article does not say. A and C count as going first in it, and who goes first "
            "plays no Supporter on the first turn.",
            "記事に記載はありません。AとCは先攻とされ、先攻は最初の番にサポートを使えません。",
        ),
    ),
    TableOption(
        "tv-once",
        Words("What is used once a turn", "「番に1回」の数え方"),
        (
            OptionValue("player", Words("In each player's turn", "プレイヤーの番ごと")),
            OptionValue("team", Words("In each round of a team", "チームの1巡ごと")),
        ),
        Words(
            "The article does not say whether partners share their Energy, Supporter, Stadium and "
            "retreat. By rounds the partner's turn begins with what the team used; a draw and an "
            "attack are each turn's own.",
            "エネルギー、サポート、スタジアム、にげるを味方と合わせて数えるかは、記事に記載が"
            "ありません。1巡ごとなら、使った分が味方の番に引き継がれます。ドローとワザは番ごとです。",
        ),
    ),
    TableOption(
        "tv-bench",
        Words("Places on the Bench of a team", "チームのベンチの数"),
        tuple(
            OptionValue(str(number), Words(f"{number} Pokémon", f"{number}匹"))
            for number in (5, 8, 10)
        ),
        Words(
            "The article does not say. The partners share one Bench, which usually has 5 places.",
            "記事に記載はありません。ベンチは味方と共有で、通常は5匹です。",
        ),
    ),
    TableOption(
        "tv-redraw",
        Words("Who redraws", "引き直す人"),
        (
            OptionValue("both", Words("Both partners", "ペアの2人とも")),
            OptionValue(
                "without", Words("Only the one with no Basic Pokémon", "たねポケモンがいない人だけ")
            ),
        ),
        Words(
            "A team redraws with fewer than two Basic Pokémon together, or where one partner has "
            "none; the article does not say who of the two.",
            "合計2匹に満たないか、片方が0匹のとき引き直します。どちらが引くかの記載はありません。",
        ),
    ),
    TableOption(
        "tv-hands",
        Words("The partner's hand", "味方の手札"),
        (
            OptionValue("closed", Words("Seen by its player", "本人だけが見る")),
            OptionValue("open", Words("Open to the partner", "味方にも見せる")),
        ),
        Words("Partners may talk about everything.", "味方との相談は自由です。"),
    ),
)
"""In the order in which people look for them."""
