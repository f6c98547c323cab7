"""What a game offers on a selection: actions in menus and by keys, and what a drop would do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.data.value import value
from app.core.ids import ZoneId
from app.core.intent import Intent
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Asks, Form


@value
class Selection:
    """What a person has selected on the board: handles, units or a zone."""

    cards: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    zone: ZoneId = ""
    cell: str = ""
    """A numbered place of a field ("wild#3"), alone or where the rest is aimed."""
    at: tuple[float, float] | None = None
    """The point of the bare mat that was pointed at, named as the places of made zones are that
    nobody holds; None where something lies there, or nothing was pointed at."""


When = Callable[[SeatView, Selection], bool]
Make = Callable[[SeatView, Selection], Intent | None]
Name = Callable[[SeatView, Selection], Words | None]


@value
class GameAction:
    """Something a game offers on a selection, by menu and key."""

    id: str
    title: Words
    when: When
    make: Make
    key: str = ""
    """Default key; empty for none."""
    group: str = "card"
    """Section of the menu: "card", "unit", "zone", "turn", "table", or one of its submenus
    "damage", "conditions", "notes", "draw", "look", or one of the game's own (`GameSpec.groups`).
    """
    name: Name | None = None
    """What it is called on a selection (the attack's own name); None there for the title."""
    ruinous: bool = False
    """Whether much is gone by a slip of the hand: it never has a bare key."""
    form: Asks | None = None
    """What it asks first; where it asks nothing, `make` says what to do at once."""
    lacking: Name | None = None
    """Why its key does nothing on a selection; None where nobody would expect that it does."""
    goes_on: bool = False
    """Whether its form is asked once `make` has happened: what was drawn says what to ask."""
    with_options: str = ""
    """Id of the action that does the same and asks for all that can be chosen; "" for none."""

    def words(self, view: SeatView, selection: Selection) -> Words:
        """Return what the action is called on `selection`."""
        named = self.name(view, selection) if self.name is not None else None
        return named or self.title


@value
class Group:
    """A submenu of a game's own; its actions name it as their group."""

    id: str
    title: Words
    on_table: bool = False
    """Whether it stands in the menu of the table as well, where nothing is selected."""
    within: str = ""
    """The group whose submenu it stands in; empty for one that stands by itself."""


@value
class Foremost:
    """What makes most sense on a selection: the double click, and what the menu begins with."""

    likeliest: tuple[str, ...] = ()
    """Ids of actions; the first of them that is offered is what a double click does."""
    first: tuple[str, ...] = ()
    """What the menu begins with: ids of actions, and ">damage" for the submenu of a group.

    The rest of what is offered stands below "More".
    """


@value
class Drop:
    """What dropping a selection somewhere would do."""

    title: Words
    intent: Intent
    asks: Asks | None = None
    """What it asks first, as an action does; where it asks nothing, `intent` is done at once."""
    about: Selection = Selection()
    """What it asks about."""
    choose: Words | None = None
    """What is said where others are as likely as this first reading: letting go offers them all."""

    def form(self, view: SeatView) -> Form | None:
        """Return what is asked before it is done; None where there is nothing to ask."""
        return self.asks(view, self.about, {}) if self.asks is not None else None


DropRule = Callable[[SeatView, Selection, ZoneId, str, int], Iterable[Drop]]
"""(view, what is dragged, zone, unit under the pointer or "", index) -> readings.

The likeliest comes first. `Selection.cell` is the empty cell under the pointer, "" for none.
"""
