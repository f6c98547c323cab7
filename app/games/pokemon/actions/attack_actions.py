"""What the menu of a Pokémon in play offers of its attacks: each with the damage it prints.

Where the number that is printed is not the damage yet ("30+", "50×"), the damage is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intent import Procedure, Step
from app.core.text.wording import Noun, counted
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Asks, Form
from app.games.game_api import GameAction, Selection
from app.games.pokemon.forms.attack_form import attacker, form_of
from app.games.pokemon.procedures.attack_payment import attacks_of
from app.games.pokemon.table.attack_hits import all_opposing, hit_of
from app.games.pokemon.table.printed_facts import kind
from app.games.pokemon.table.seat_board import unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import base_ref

if TYPE_CHECKING:
    from app.core.ids import UnitId
    from app.games.game_api import Make, Name, When
    from app.games.pokemon.cards.card_record import Attack

MOST_ATTACKS = 4
"""Attacks with a key: a Pokémon's own and those of its Tools."""
ATTACK = Noun("attack", "attacks", "つ")


def _attack(view: SeatView, unit: UnitId, index: int) -> Attack | None:
    known = attacks_of(view, view.units[unit]) if unit else ()
    return known[index] if index < len(known) else None


def _asks(index: int) -> Asks:
    """Return what asks for the damage of one attack, where there is something to ask."""

    def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
        unit = attacker(view, selection)
        attack = _attack(view, unit, index)
        if attack is None:
            return form_of(view, unit, answers) if _is_guessed(view, unit, index) else None
        says_all = not attack.damage or attack.damage.isdecimal()
        targets = len(all_opposing(view, unit))
        if not targets or (says_all and targets == 1):
            return None
        return form_of(view, unit, {**answers, "attack": str(index)}, alone=True)

    return asks


def _is_guessed(view: SeatView, unit: UnitId, index: int) -> bool:
    """Whether nobody can tell the attacks of a Pokémon: the first key stands for all of them."""
    return bool(unit) and not index and kind(base_ref(view, view.units[unit])) == "unknown"


def _when(index: int) -> When:
    def when(view: SeatView, selection: Selection) -> bool:
        unit = attacker(view, selection)
        return _attack(view, unit, index) is not None or _is_guessed(view, unit, index)

    return when


def _make(index: int) -> Make:
    """Return what attacks and puts the printed damage on the opposing Active Pokémon."""
    asks = _asks(index)

    def make(view: SeatView, selection: Selection) -> Step | None:
        form = asks(view, selection, {})
        if form is not None:
            return form.intent if isinstance(form.intent, Procedure) else None
        unit = attacker(view, selection)
        if _attack(view, unit, index) is None:
            return None
        return Procedure("attack", (("unit", unit), ("attack", str(index)), ("hit", "1")))

    return make


def _named(index: int) -> Name:
    """Return what names an attack with what it does to whom, as far as that is clear."""

    def named(view: SeatView, selection: Selection) -> Words | None:
        unit = attacker(view, selection)
        attack = _attack(view, unit, index)
        if attack is None:
            return None
        name, hit = attack.name, hit_of(view, unit, index)
        if hit is None or not attack.damage.isdecimal():
            printed = f" {attack.damage}" if attack.damage else ""
            return Words(f"Attack: {name.en}{printed}", f"ワザ：{name.ja}{printed}")
        whom = unit_name(view, hit.target)
        return Words(
            f"Attack: {name.en} → {hit.points} damage to {whom.en}",
            f"ワザ：{name.ja} → {whom.ja}に{hit.points}ダメージ",
        )

    return named


def _lacking(index: int) -> Name:
    """Return what says why nobody attacks."""

    def lacking(view: SeatView, selection: Selection) -> Words | None:
        unit = attacker(view, selection)
        if not unit:
            return Words(
                "Point at your own Pokémon that attacks; with nothing below the pointer it is the "
                "Active one.",
                "ワザを使う自分のポケモンにポインターを合わせてください。何もない所ではバト"
                "ルポケモンが使います。",
            )
        number = len(attacks_of(view, view.units[unit]))
        if index < number:
            return None
        if not number:
            return filled(
                Words("{} has no attack.", "{}にはワザがありません。"), unit_name(view, unit)
            )
        has = Words(
            f"{{}} has only {counted(number, ATTACK).en}.",
            f"{{}}のワザは{counted(number, ATTACK).ja}だけです。",
        )
        return filled(has, unit_name(view, unit))

    return lacking


ACTIONS: tuple[GameAction, ...] = tuple(
    GameAction(
        f"attack_{number}",
        Words(f"Attack {number}", f"ワザ{number}"),
        _when(number - 1),
        _make(number - 1),
        f"F{number + 4}",
        "unit",
        _named(number - 1),
        form=_asks(number - 1),
        lacking=_lacking(number - 1),
        with_options="attack_form",
    )
    for number in range(1, MOST_ATTACKS + 1)
)
