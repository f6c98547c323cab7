"""What was triggered and has not happened yet, and in which order it does (4.5.2.2.2).

Immediate actions come first, then normal ones onto the stage; in either group those of whose turn
it is before the others'. Of one player's it is the player who says which comes first, where that
can make a difference. What waits is kept as marks of the seats, in sight of everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import REGENERATE, name_of, turn_of
from app.games.blackpoker.flow.deed import Choice, Triggered
from app.games.blackpoker.flow.stage_reading import OVER, being_done
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_zones import GRAVE

OWED = "owed:"
"""What the mark of a seat begins with that says how often an action is still to happen. Its text
says what each is about."""
WAITS = "waits"
"""The word of the step that puts such a mark, or takes it off."""
SEVERAL = " "
ORDER = "order"
"""The choice of what comes first."""
ANY_TIME = frozenset({REGENERATE, "charge"})
"""What comes to the same whatever else happens then: a trump comes back, all is charged. (Where all
trumps are turned down besides, it does make a difference.)"""
FIRST = Words("Resolved first", "先に解決するもの")
IN_ORDER = Words("Resolved in this order; the last one follows", "解決する順（残りが最後）")


@value
class Group:
    """What was triggered of one player at one moment, immediate or not."""

    seat: SeatId
    immediate: bool
    each: Triggered
    """In the order that they have where nobody says another."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each is called where it is chosen: "riot.1", and "riot.2" for a second one."""
        met: dict[str, int] = {}
        found = []
        for said, _ in self.each:
            name = name_of(said)
            met[name] = met.get(name, 0) + 1
            found.append(f"{name}.{met[name]}")
        return tuple(found)

    @property
    def matters(self) -> bool:
        """Whether it makes a difference what comes first: not where all do the same."""
        names = {name_of(said) for said, _ in self.each}
        return len(names - ANY_TIME) > 1 or names >= {REGENERATE, "trumpReset"}

    def is_unseen(self, view: SeatView) -> bool:
        """Whether a trump comes back that this seat cannot tell from what lies where it fell.

        While it waits people may move cards of their graveyard: the place where it fell says
        nothing any more, and who sees them finds it.
        """
        back = any(name_of(said) == REGENERATE for said, _ in self.each)
        return back and not view.zones[f"{GRAVE}.{self.seat}"].listed

    def arranged(self, first: Sequence[str]) -> Triggered:
        """Return all of them with those first that are named so, the rest as they are."""
        named = dict(zip(self.names, self.each, strict=True))
        rest = [name for name in named if name not in first]
        return tuple(named[name] for name in (*(one for one in first if one in named), *rest))


def waiting(view: SeatView) -> Triggered:
    """Return what was triggered and is kept."""
    found: list[tuple[str, SeatId]] = []
    for seat in range(len(view.setting.seats)):
        for mark in view.marks.get(f"seat.{seat}", ()):
            if mark.key.startswith(OWED):
                name = mark.key.removeprefix(OWED)
                about = mark.text.split(SEVERAL) if mark.text else [""] * mark.value
                found += [(f"{name}:{one}" if one else name, seat) for one in about]
    return tuple(found)


def next_group(view: SeatView, queue: Iterable[tuple[str, SeatId]]) -> Group | None:
    """Return what happens next of what was triggered; None for nothing."""
    actions, turn, seats = rules_of(view).actions, view.turn.seat, len(view.setting.seats)
    known = [one for one in queue if name_of(one[0]) in actions]
    if not known:
        return None

    def place(one: tuple[str, SeatId]) -> tuple[bool, int]:
        return not actions[name_of(one[0])].immediate, (one[1] - turn) % seats

    first = min(map(place, known))
    each = sorted((one for one in known if place(one) == first), key=lambda one: turn_of(one[0]))
    return Group(each[0][1], not first[0], tuple(each))


def to_order(view: SeatView) -> Group | None:
    """Return what waits for its player to say what comes first; None while nothing does.

    A trump that comes back waits for its player as well, who alone finds it by now.
    """
    if not view.marks or view.turn.phase == OVER or being_done(view) is not None:
        return None
    group = next_group(view, waiting(view))
    if group is None:
        return None
    back = any(name_of(said) == REGENERATE for said, _ in group.each)
    return group if group.matters or back else None


def orders(view: SeatView, group: Group) -> Words:
    """Return that a player says what comes first."""
    name = view.setting.seats[group.seat].name
    if not group.matters:
        return Words(f"{name} takes an open trump back", f"{name}の切札が場に戻ります")
    return Words(f"{name} orders what was triggered", f"{name}が誘発したアクションの順番を決めます")


def passing_waits(view: SeatView) -> Words | None:
    """Return why nobody passes yet: what was triggered is put in order first (4.3.2, 4.5.2.2.2).

    Until it is on the stage nobody has been asked about it, and a pass now would count for it.
    """
    group = to_order(view)
    if group is None:
        return None
    first = orders(view, group)
    return Words(f"{first.en}. Pass after that.", f"まず{first.ja}。パスはそのあとです。")


def order_choice(view: SeatView, group: Group) -> Choice:
    """Return what a player is asked: all but the last, which follows from the others."""
    actions, names = rules_of(view).actions, group.names
    words = {}
    for name, (said, _) in zip(names, group.each, strict=True):
        title, number = actions[name_of(said)].title, name.rpartition(".")[2]
        several = f"{name_of(said)}.2" in names
        words[name] = Words(f"{title.en} {number}", f"{title.ja}{number}") if several else title
    asked = len(names) - 1
    title = FIRST if asked == 1 else IN_ORDER
    return Choice(ORDER, title, names, asked, asked, words, ordered=True)
