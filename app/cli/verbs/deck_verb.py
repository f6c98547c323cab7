"""`chabudai deck show|convert|check|odds FILE`: what can be done with a deck list."""

from __future__ import annotations

from app.cli.support.subcommands import verb_of
from app.core.text.words import Words

DEEDS: dict[str, Words] = {
    "show": Words("show how a deck list is read", "デッキリストの読み取り結果を表示する"),
    "convert": Words("write a deck list in another form", "デッキリストを別の形式で書き出す"),
    "check": Words("check a deck against a format", "デッキがレギュレーションに合うか調べる"),
    "odds": Words("what the opening hands will hold", "最初の手札などの確率を求める"),
}

arguments, run = verb_of("deck", DEEDS)
