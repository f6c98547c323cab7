"""What a guest of an older version is told instead of what only a newer one knows."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.table import Setting
from app.session.room.messages.reading_messages import ReadingEntered, ReadingsShown
from app.session.room.messages.remedy_messages import RemediesTold
from app.session.room.messages.to_people import People, Told

KNOWS_JUDGES = 4
"""The version from which on people say that they call a judge, and what judges may do for them;
from which on a judge shows readings."""
KNOWS_BENCH = 5
"""The version from which on a table that was laid says who went first, readings tell what fell and
what is advised, and a judge asks what would come of putting a step right."""


def setting_known(setting: Setting, version: int) -> Setting:
    """Return the setting of a table as it is told to a guest of `version`."""
    if version >= KNOWS_BENCH or setting.first is None:
        return setting
    return replace(setting, first=None)


def as_known(message: Told, version: int) -> Told | None:
    """Return what a guest of `version` is told of a message: one that it cannot read would end it.

    None for what it cannot be told at all: a notice that goes to everybody stands beside it.
    """
    if version >= KNOWS_BENCH:
        return message
    if isinstance(message, RemediesTold):
        return None
    if version >= KNOWS_JUDGES:
        return _readings_alone(message) if isinstance(message, ReadingsShown) else message
    if isinstance(message, ReadingsShown | ReadingEntered):
        return None
    if not isinstance(message, People):
        return message
    return replace(
        message, people=tuple(replace(one, calls=False, judge="") for one in message.people)
    )


def _readings_alone(shown: ReadingsShown) -> ReadingsShown:
    """Return readings without what fell in them and what is advised."""
    plain = tuple(replace(one, fallen=(), advice=()) for one in shown.readings)
    return replace(shown, readings=plain)
