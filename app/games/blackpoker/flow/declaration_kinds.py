"""The kinds of actions at which people may let the chance pass by themselves."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.flow.stage_reading import action_of
from app.games.blackpoker.flow.waiting_triggers import passing_waits
from app.games.contracts.stage.stage_contract import DeclarationKinds

TITLES = (
    ("summon", Words("Summons", "召喚")),
    ("magic", Words("Magic", "魔法")),
    ("soldier", Words("What soldiers start", "兵士が起こすもの")),
    ("battle", Words("Attack, block and judgement", "アタック・ブロック・判定")),
    ("turn_control", Words("Draw and end", "ドローとエンド")),
    ("triggered", Words("What is triggered", "誘発したもの")),
)


def kind_of(view: SeatView, one: SeatDeclaration) -> str:
    """Return the kind of what is on top; "" for what people wrote, and while passing waits."""
    action = action_of(view, one)
    if action is None or passing_waits(view) is not None:
        return ""
    return "magic" if action.type.endswith("magic") else action.type


KINDS = DeclarationKinds(TITLES, kind_of)
