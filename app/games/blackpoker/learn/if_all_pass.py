"""What comes of the stage if everybody passes: resolved one after the other on what a seat sees.

It ends where somebody has to choose, and says so. Cards that the seat does not know stay unknown:
of a hidden bulwark that blocks it says that the battle is open.
"""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.text.wording import both, series
from app.core.text.words import Words
from app.core.view import Event, SeatDeclaration, SeatView
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.deed import Deed, deed_of
from app.games.blackpoker.flow.resolve_steps import resolve_with, still_fits
from app.games.blackpoker.flow.stage_reading import OVER, being_done, top
from app.games.blackpoker.flow.waiting_triggers import orders, to_order
from app.games.blackpoker.learn.foreseen_changes import (
    called,
    cards_drawn,
    damage_taken,
    follows,
    moved,
    open_battles,
    other_numbers,
    stopped,
    takes,
    without_effect,
)
from app.games.blackpoker.learn.if_answered import if_answered
from app.games.blackpoker.rules.card_values import in_short
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.battle_status import AGAINST, battle_status, blocking
from app.games.blackpoker.table.blackpoker_zones import GRAVE
from app.games.contracts.computer_contract import LookAhead
from app.games.contracts.stage.forecast_contract import Forecast
from app.games.contracts.stage.stage_contract import as_written

DEEP = 12
"""Actions of the stage that are foreseen."""
MOST_BATTLES = 2
"""Battles that are told one by one where there is little room."""
NOTHING = Words("nothing changes", "変化なし")
NO_EFFECT = Words("no effect", "効果なし")


def forecast(view: SeatView, ahead: LookAhead) -> Forecast | None:
    """Return what comes of the stage; None while nothing is on it."""
    found, one = _if_all_pass(view, ahead), top(view)
    if found is None or one is None:
        return found
    # That what is countered has no effect is what it is countered for.
    anyway = (*found.comes, without_effect(called(view, one)))
    answers = if_answered(view, anyway, ahead, lambda seen: _if_all_pass(seen, ahead))
    return replace(found, answers=tuple(answers))


def _if_all_pass(view: SeatView, ahead: LookAhead) -> Forecast | None:
    if view.turn.phase == OVER or not view.turn.number or not view.stage.declarations:
        return None
    if being_done(view) is not None or to_order(view) is not None:
        # Somebody chooses first: a task says who.
        return Forecast(status=battle_status(view))
    there = {one.id for one in view.stage.declarations}
    foreseen = _Foreseen(view)
    until: Words | None = None
    for _ in range(DEEP):
        one = top(foreseen.now)
        # What comes onto the stage meanwhile may still be answered: who chooses then is not said.
        if one is None or one.id not in there:
            break
        until = _chooses(foreseen.now)
        if until is not None or not foreseen.resolves(one, ahead):
            break
    if until is None and (to_order(foreseen.now) or being_done(foreseen.now)):
        until = _chooses(foreseen.now)
    comes = foreseen.comes()
    if not comes and until is None and foreseen.now is not view:
        new = [one for one in foreseen.now.stage.declarations if one.id not in there]
        comes = (follows(called(foreseen.now, new[-1])) if new else NOTHING,)
    return Forecast(comes, tuple(foreseen.each), until, battle_status(view))


def _chooses(view: SeatView) -> Words | None:
    """Return who has to choose before the next thing can happen; None where nobody has to."""
    group = to_order(view)
    if group is not None:
        return orders(view, group)
    waits = being_done(view)
    one = waits or top(view)
    if one is None:
        return None
    deed = deed_of(view, one)
    if deed is None:
        said = as_written(one.text)
        return Words(f"{said.en} is done by hand", f"{said.ja}は手動で行う")
    if not still_fits(view, deed):
        return None
    effect = effect_of(deed)
    if waits is None and effect.prepare is None and not effect.asks(view, deed):
        return None
    name, title = view.setting.seats[effect.chooser(view, deed)].name, deed.action.title
    return Words(f"{name} chooses ({title.en})", f"{name}が選ぶ（{title.ja}）")


class _Foreseen:
    """What was foreseen so far."""

    def __init__(self, view: SeatView) -> None:
        self._first = self.now = view
        self.each: list[tuple[str, Words]] = []
        self._said: list[Words] = []
        self._taken: dict[SeatId, int] = {}

    def resolves(self, one: SeatDeclaration, ahead: LookAhead) -> bool:
        """Foresee the next action; whether that can be done."""
        before, deed = self.now, deed_of(self.now, one)
        foreseen = ahead(before, (resolve_with(one.id),))
        if deed is None or not foreseen.done:
            return False
        after = foreseen.view
        if not still_fits(before, deed):
            self.each.append((one.id, NO_EFFECT))
            self._said.append(without_effect(deed.action.title))
        else:
            said = [*open_battles(before, deed), *moved(foreseen.events)]
            said += cards_drawn(before, foreseen.events)
            self._said += [*said, *stopped(before, after, one)]
            for seat, points in damage_taken(before, deed, foreseen.events).items():
                self._taken[seat] = self._taken.get(seat, 0) + points
            brief = _brief(before, after, deed, foreseen.events)
            if brief is not None:
                self.each.append((one.id, brief))
        self.now = after
        return all(left.id != one.id for left in after.stage.declarations)

    def comes(self) -> tuple[Words, ...]:
        """Return all that will have happened."""
        said = list(self._said)
        for seat, points in sorted(self._taken.items()):
            said += takes(self._first, seat, points)
        said += other_numbers(self._first, self.now)
        if self.now.turn.number != self._first.turn.number:
            said.append(Words("the turn ends", "手番が終わる"))
        return tuple(said)


def _brief(
    before: SeatView, after: SeatView, deed: Deed, events: tuple[Event, ...]
) -> Words | None:
    """Return what an action comes to in a word or two: "9 → 4", or the battles "7 : 10"."""
    if deed.action.id == "damageJudge":
        return _battles(before)
    if deed.target in before.units and f.is_soldier(before, deed.target):
        was = f.number(before, deed.target)
        if not f.on_field(after, deed.target):
            falls = any(event.goal.startswith(GRAVE) and event.verb == "bury" for event in events)
            return Words("falls", "墓地へ") if falls else Words("leaves", "場を離れる")
        now = f.number(after, deed.target) if f.is_soldier(after, deed.target) else was
        return both(f"{was} → {now}") if now != was else None
    return None


def _battles(view: SeatView) -> Words | None:
    """Return the battles in as little room as a stage has: who meets whom, and the damage."""
    attackers = f.attackers(view)
    blocked = [attacker for attacker in attackers if blocking(view, attacker)]
    shown = blocked if len(blocked) <= MOST_BATTLES else blocked[: MOST_BATTLES - 1]
    said: list[str | Words] = [_against(view, attacker) for attacker in shown]
    if len(blocked) > len(shown):
        left = len(blocked) - len(shown)
        said.append(Words(f"{left} more", f"ほか{left}"))
    through = [f.number(view, attacker) for attacker in attackers if attacker not in blocked]
    if through:
        said.append(f"→ {sum(through)}")
    return series(said) if said else None


def _against(view: SeatView, attacker: str) -> Words:
    number, against = f.number(view, attacker), blocking(view, attacker)
    if f.is_bulwark(view, against[0]):
        known = f.refs(view, against[0])
        bulwark = in_short(known[:1]) if known else both("?")
        en, ja = (AGAINST.join((str(number), known)) for known in (bulwark.en, bulwark.ja))
        return Words(en, ja)
    return both(AGAINST.join((str(number), str(sum(f.number(view, unit) for unit in against)))))
