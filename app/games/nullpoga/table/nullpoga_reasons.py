"""Why something that was planned could not be, in words: the log's and the preview's."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.wording import labelled
from app.core.text.words import Words

REASONS: Mapping[str, Words] = {
    "not_in_hand": Words("not in the hand", "手札にない"),
    "mana": Words("too little mana", "マナが足りない"),
    "no_cell": Words("no such cell there", "そのマスは選べない"),
    "nobody": Words("nobody stands there", "そこにモンスターがいない"),
    "taken": Words("the cell is taken", "マスがふさがっている"),
    "cost": Words("it costs more than 3", "コストが3を超える"),
    "gone": Words("the monster is gone", "モンスターがもういない"),
    "barred": Words("it cannot act this turn", "このターンは行動できない"),
    "acted": Words("it has acted already", "すでに行動した"),
    "freeze": Words("no Frost Witch is there to freeze", "凍らせるフロストウィッチがいない"),
    "push": Words("no Tempest Knight is there to push", "押すテンペストナイトがいない"),
}


def reason_words(name: Words | None, reason: str) -> Words:
    """Return what failed and why: "Meteor Fall: nobody stands there"."""
    why = REASONS.get(reason, Words(reason, reason))
    return why if name is None else labelled(name, why)
