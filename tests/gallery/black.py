"""A table of BlackPoker in the middle of a turn: what pictures of what it teaches are made of."""

from __future__ import annotations

from app.core.text.words import Language
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.learn.first_game import FIRST_GAME
from app.games.game_registry import cards_of
from app.ui.table.table_document import Document, lesson_document
from tests.games.blackpoker.black_table import BlackTable, Side


def own_turn(format_name: str = "extra") -> Document:
    """Lay a table on which much could be started, and some not for several reasons."""
    own = Side("H7 D6 SK CQ C8", "S9 H5+HA CK", "H10 SJ D4", "HJ D8")
    other = Side("C2 C3 S5 H3", "D10 CA", "C4 C5 C6'", "D9")
    table = BlackTable(own, other, format=format_name)
    return Document(table.table, cards_of(SPEC), None, None)


def first_game(language: Language) -> Document:
    """Lay the first game for newcomers."""
    names = ("Aki", FIRST_GAME.teacher.in_(language))
    return lesson_document(SPEC.id, FIRST_GAME, names, cards_of(SPEC), lambda _: None)


def answered() -> Document:
    """Lay the stage of a battle three deep: Up is answered by Down, over Damage Judgement."""
    own = Side("H7 D6 SK CQ C8 H3 HJ", "S9 H5+HA CK", "H10 SJ D4", "HJ D8")
    other = Side("C2 C3 S5 H3 D8", "D10 DQ C3", "C4 C5 C6'", "D9")
    table = BlackTable(own, other, format="extra")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9 H5+HA")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, **{"by_S9": "D10", "by_H5+HA": ""})
    table.start("up", keys="H3", discards="HJ", target="S9")
    table.start("down", seat=1, keys="S5", discards="D8", target="S9")
    return Document(table.table, cards_of(SPEC), None, None)
