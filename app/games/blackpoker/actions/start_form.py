"""What is asked before an action starts: key cards, what pays for it, what it is aimed at."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.data.asked_once import asked_once
from app.core.ids import SeatId
from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.choice_fields import field_of, is_answered
from app.games.blackpoker.actions.names import choosable, way_name
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.costs import means_of
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.start_steps import start_with
from app.games.blackpoker.flow.starting import Start, start_of, startable
from app.games.blackpoker.flow.targets import legal_targets
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table import field as f
from app.games.form_model import Answers, Choosable, Form, FormField, Pick, Ticks
from app.games.game_api import Selection
from app.games.table_tools import chosen, chosen_units, in_argument, me, of_argument

KEYS, DRIVES, DISCARDS, GIVES = "keys", "drives", "discards", "gives"
TARGET, ACTOR, WAY = "targets", "actor", "way"
_TITLES = {
    KEYS: Words("Key cards", "キーカード"),
    DRIVES: Words("Bulwarks to drive (B)", "横にする防壁（B）"),
    DISCARDS: Words("Cards to discard (D)", "捨てるカード（D）"),
    GIVES: Words("Characters for the graveyard (S)", "墓地へ置くキャラクター（S）"),
    TARGET: Words("Target", "対象"),
    ACTOR: Words("Soldier to drive", "横にする兵士"),
    WAY: Words("Cost", "コスト"),
}


@asked_once
def starts(view: SeatView, seat: SeatId, name: str) -> tuple[Start, ...]:
    """Return the ways in which a player could start an action now, worked out once."""
    return start_of(view, seat, name)


@asked_once
def startable_now(view: SeatView, seat: SeatId) -> tuple[Start, ...]:
    """Return all that a player could start now, worked out once."""
    return startable(view, seat)


def matching(view: SeatView, selection: Selection, name: str) -> tuple[Start, ...]:
    """Return the ways of starting an action that what is selected can be part of.

    Selected cards are key cards; selected characters are driven for it, or are what it is aimed at.
    """
    seat = me(view)
    cards, units = chosen(view, selection), chosen_units(view, selection)
    loose = tuple(card for card in cards if not view.cards.get(card) or not view.cards[card].unit)
    found = []
    for one in starts(view, seat, name):
        keys = tuple(combo for combo in one.keys if set(loose) <= set(combo))
        if (loose and not keys) or (keys == ((),) and loose):
            continue
        aims = [_aimed_with(view, seat, one, combo) for combo in keys]
        fit = [
            (combo, targets)
            for combo, targets in zip(keys, aims, strict=True)
            if all(unit in targets or unit in one.actors for unit in units)
        ]
        if fit:
            keys = tuple(combo for combo, _ in fit)
            among = tuple(dict.fromkeys(unit for _, targets in fit for unit in targets))
            found.append(Start(one.action, one.way, one.cost, keys, among, one.actors))
    return tuple(found)


def _aimed_with(
    view: SeatView, seat: SeatId, one: Start, combo: tuple[str, ...]
) -> tuple[str, ...]:
    """Return what an action can be aimed at with these very key cards."""
    aim = one.action.target
    if aim is None or not aim.same_suit or not combo:
        return one.targets
    refs = tuple(view.cards[card].ref or "" for card in combo)
    return legal_targets(view, seat, one.action, refs)


class _Asking:
    """The fields of one form, as they are answered so far."""

    def __init__(
        self, view: SeatView, selection: Selection, answers: Answers, *, fill: bool
    ) -> None:
        self.view, self.answers, self.fill = view, answers, fill
        self.seat = me(view)
        self.cards = tuple(
            card
            for card in chosen(view, selection)
            if not view.cards.get(card) or not view.cards[card].unit
        )
        self.units = chosen_units(view, selection)
        self.fields: list[FormField] = []
        self.complete = True

    def pick(self, name: str, among: tuple[str, ...], usual: str = "") -> str:
        """Ask for one of several; what is the only one is not asked for."""
        if len(among) == 1:
            return among[0]
        said = self.answers.get(name, usual or (among[0] if self.fill and among else ""))
        value = said if said in among else ""
        self.fields.append(Pick(name, _TITLES[name], choosable(self.view, among), value))
        self.complete = self.complete and bool(value)
        return value

    def ticks(self, name: str, among: tuple[str, ...], need: int) -> tuple[str, ...]:
        """Ask for so many of several; where all are needed nothing is asked."""
        if len(among) == need:
            return among
        said = tuple(one for one in of_argument(self.answers.get(name, "")) if one in among)
        said = among[:need] if self.fill else said
        self.fields.append(Ticks(name, _TITLES[name], choosable(self.view, among), said, need))
        self.complete = self.complete and len(said) == need
        return said

    def way(self, found: tuple[Start, ...]) -> Start:
        """Ask at which cost, where there are several."""
        if len(found) == 1:
            return found[0]
        titles = tuple(
            Choosable(str(at), way_name(self.view, one.action, one.way, one.cost))
            for at, one in enumerate(found)
        )
        said = self.answers.get(WAY, "0")
        at = said if said.isdecimal() and int(said) < len(found) else "0"
        self.fields.append(Pick(WAY, _TITLES[WAY], titles, at))
        return found[int(at)]

    def keys(self, one: Start) -> tuple[str, ...]:
        """Ask for the key cards; what was selected is among them."""
        if len(one.keys) == 1:
            return one.keys[0]
        need = len(one.action.keys)
        if self.fill:
            return one.keys[0]
        among = tuple(dict.fromkeys(card for combo in one.keys for card in combo))
        said = self.answers.get(KEYS)
        usual = self.cards if said is None else of_argument(said)
        value = tuple(card for card in usual if card in among)
        if need == 1:
            only = value[0] if value else ""
            if only and self.cards:
                return (only,)
            self.fields.append(Pick(KEYS, _TITLES[KEYS], choosable(self.view, among), only))
        else:
            self.fields.append(Ticks(KEYS, _TITLES[KEYS], choosable(self.view, among), value, need))
        found = next((combo for combo in one.keys if set(combo) == set(value)), None)
        self.complete = self.complete and found is not None
        return found or value

    def choices(self, asked: tuple[Choice, ...]) -> Mapping[str, str]:
        """Ask for what an immediate action lets choose."""
        made: dict[str, str] = {}
        for choice in asked:
            if choice.only is not None:
                made[choice.id] = in_argument(choice.only)
                continue
            least = in_argument(choice.among[: choice.range[0]]) if self.fill else ""
            said = self.answers.get(choice.id, least)
            meant = [one for one in (*self.cards, *self.units) if one in choice.among]
            if len(meant) == 1 and choice.most == 1:
                made[choice.id] = meant[0]
                continue
            self.fields.append(field_of(self.view, choice, said))
            self.complete = self.complete and is_answered(choice, said)
            made[choice.id] = said
        return made


def start_form(
    view: SeatView, selection: Selection, answers: Answers, name: str, *, fill: bool = False
) -> tuple[Form | None, Procedure | None]:
    """Return what is asked before an action starts, None for nothing; and the whole gesture.

    With `fill` the first of everything is chosen: what a preview supposes.
    """
    found = matching(view, selection, name) or _of_card(view, selection, name)
    if not found:
        return None, None
    ask = _Asking(view, selection, answers, fill=fill)
    one = ask.way(found)
    action, cost = one.action, one.cost
    keys = ask.keys(one)
    actor = (
        ask.pick(ACTOR, one.actors, next((u for u in ask.units if u in one.actors), ""))
        if one.actors
        else ""
    )
    target = _target(ask, one, keys, actor)
    means = means_of(view, ask.seat)
    drives = ask.ticks(DRIVES, means.bulwarks, cost.count("B")) if "B" in cost else ()
    hand = tuple(card for card in f.hand(view, ask.seat) if card not in keys)
    discards = ask.ticks(DISCARDS, hand, cost.count("D")) if "D" in cost else ()
    able = tuple(unit for unit in means.characters if unit not in drives)
    gives = ask.ticks(GIVES, able, cost.count("S")) if "S" in cost else ()
    refs = tuple(view.cards[card].ref or "" for card in keys if card in view.cards)
    foe, targets = f.foe_of(view, ask.seat), (target,) if target else ()
    deed = Deed(action, rules_of(view), ask.seat, foe, "", keys, refs, targets, actor)
    effect = effect_of(deed)
    made: Mapping[str, str] = {}
    if action.immediate and effect.prepare is None and effect.chooser(view, deed) == ask.seat:
        made = ask.choices(effect.choices(view, deed))
    gesture = (
        start_with(
            action,
            one.way,
            keys=keys,
            drives=drives,
            discards=discards,
            gives=gives,
            targets=targets,
            actor=actor,
            answers=made,
        )
        if ask.complete
        else None
    )
    if not ask.fields:
        return None, gesture
    title = way_name(view, action, one.way, cost)
    done = Words(f"Start {action.title.en}", f"{action.title.ja}を起こす")
    missing = None if gesture else Words("Choose what is missing", "足りないものを選んでください")
    return Form(title, tuple(ask.fields), done, gesture, (action.effect,), missing), gesture


def _of_card(view: SeatView, selection: Selection, name: str) -> tuple[Start, ...]:
    """Return the ways of an action without key cards for which a card of the hand is chosen."""
    del selection
    return tuple(one for one in starts(view, me(view), name) if one.keys == ((),))


def _target(ask: _Asking, one: Start, keys: tuple[str, ...], actor: str) -> str:
    aim = one.action.target
    if aim is None:
        return ""
    among = one.targets
    if aim.same_suit and keys:
        refs = tuple(ask.view.cards[card].ref or "" for card in keys)
        among = legal_targets(ask.view, ask.seat, one.action, refs)
    meant = [unit for unit in ask.units if unit in among and unit != actor]
    # What it was dropped on, or selected with, is not asked for once more.
    return meant[0] if len(meant) == 1 else ask.pick(TARGET, among)
