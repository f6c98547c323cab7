"""A table of Nullpoga while both plan: what pictures of it are made of."""

from __future__ import annotations

from app.core.text.words import Language, Words
from app.games.game_registry import cards_of
from app.games.nullpoga.learn.eight_steps import EIGHT_STEPS
from app.games.nullpoga.nullpoga_game import SPEC
from app.ui.table.table_document import Document, lesson_document
from tests.games.nullpoga.learn.lesson_pupil import at_step
from tests.games.nullpoga.poga_table import Half, PogaTable, Selection

DODGING = 4
"""Steps that are done where the pupil plans to move away."""


REASONS = (
    Words("It takes about 3 life.", "相手のライフを約3減らします。"),
    Words("It destroys about 1 monster of the opponent's.", "相手のモンスターを約1体倒します。"),
    Words("Hardly anything is lost in return.", "こちらの損害はほとんどありません。"),
)
"""Why a computer proposes a plan."""


def planned() -> Document:
    """Lay a turn in the middle of a game, with a plan that is almost whole."""
    own = Half(
        "2:ranmaru 4:boar 5:turtle",
        "3:wyvern",
        "meteor jellyfish rat rock_spell gaia_beast",
        life=17,
        wild=(5,),
    )
    other = Half("4:cat 2:venom_snake", "3:frost_witch", "rat cat boar blaze", life=12, wild=(5,))
    table = PogaTable(own, other, turn=6)
    unit = table.unit
    table.drop(Selection(cards=(table.card("meteor"),)), "battle.1", unit("battle.1#2"))
    table.drop(Selection(cards=(table.card("jellyfish"),), cell="standby.0#2"), "standby.0")
    table.drop(Selection(cards=(table.card("rat"),), cell="standby.0#4"), "standby.0")
    table.press("move_left", Selection(units=(unit("battle.0#2"),)))
    for where in ("standby.0#3", "battle.0#4", "battle.0#5"):
        table.press("attack", Selection(units=(unit(where),)))
    return Document(table.table, cards_of(SPEC), None, None)


def over() -> Document:
    """Lay a game that is over after six turns."""
    table = PogaTable(Half("3:turtle", life=18), Half("1:boar"), turn=3)
    for _ in range(6):
        table.turn("", f"attack {table.unit('battle.1#1')}")
    return Document(table.table, cards_of(SPEC), None, None)


def first_game(language: Language, done: int) -> Document:
    """Lay the first game for newcomers, after so many of its steps."""
    names = ("Aki", EIGHT_STEPS.teacher.in_(language))
    document = lesson_document(SPEC.id, EIGHT_STEPS, names, cards_of(SPEC), lambda _: None)
    pupil = at_step(done, document.table)
    if done == DODGING:
        pupil.drag("rat", "battle.0#2")
    return document
