"""`chabudai cards import|find|sets|link|forget`: the person's card base."""

from __future__ import annotations

from app.cli.support.subcommands import verb_of
from app.core.text.words import Words

DEEDS: dict[str, Words] = {
    "import": Words("read card data into the card base", "カードデータを取り込む"),
    "find": Words("search the cards", "カードを検索する"),
    "sets": Words("list the imported sets", "取り込んだセットの一覧を表示する"),
    "link": Words(
        "link English and Japanese again, after names were edited",
        "カード名の対応を編集したあと、日本語と英語を対応付け直す",
    ),
    "forget": Words("take imported cards out again", "取り込んだカードを取り除く"),
}

arguments, run = verb_of("cards", DEEDS)
