"""The form that moves Energy and Tools between Pokémon: from whom, which cards, to whom."""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick, Ticks
from app.games.game_api import GameAction, Selection
from app.games.pokemon.forms.form_choices import answered, choosable, everybody, ticked
from app.games.pokemon.table import moves
from app.games.pokemon.table.printed_facts import name_of
from app.games.pokemon.table.seat_board import chosen_pokemon, in_play, is_with
from app.games.table_tools import chosen, gesture, ref_of, side


def _meant(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return the Pokémon selected, and those that selected cards are attached to."""
    units = [
        unit.id for unit in view.units.values() if set(unit.attached) & set(chosen(view, selection))
    ]
    return tuple(dict.fromkeys((*units, *chosen_pokemon(view, selection))))


def _laden(view: SeatView) -> tuple[UnitId, ...]:
    return tuple(unit for unit in everybody(view) if view.units[unit].attached)


def _may(view: SeatView, selection: Selection) -> bool:
    if not _meant(view, selection):
        return False
    there = [unit for unit in view.units.values() if in_play(view, unit.id)]
    return len(there) > 1 and any(unit.attached for unit in there)


def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which cards go from one Pokémon to another (エネルギーのつけ替え)."""
    if not _may(view, selection):
        return None
    laden, meant = _laden(view), _meant(view, selection)
    first = next((unit for unit in meant if unit in laden), laden[0])
    source = answered(answers, "from", laden, first)
    attached = view.units[source].attached
    selected = [card for card in chosen(view, selection) if card in attached]
    usual = selected or (list(attached) if len(attached) == 1 else [])
    cards = ticked(answers, f"cards:{source}", attached, usual)
    goals = tuple(unit for unit in everybody(view) if is_with(view, unit, side(view, source)))
    goals = tuple(unit for unit in goals if unit != source)
    only = next((unit for unit in meant if unit in goals), goals[0] if len(goals) == 1 else "")
    goal = answered(answers, "to", goals, only)
    among = tuple(Choosable(card, name_of(ref_of(view, card))) for card in attached)
    return Form(
        Words("Move Energy and Tools", "エネルギー・どうぐをつけ替える"),
        (
            Pick("from", Words("From", "移すもと"), choosable(view, laden), source),
            Ticks(f"cards:{source}", Words("Which cards", "どのカードを"), among, cards),
            Pick("to", Words("To", "移すさき"), choosable(view, goals), goal),
        ),
        Words("Move and attach", "つけ替える"),
        gesture(moves.attach(view, cards, goal, manual=False)) if cards and goal else None,
        missing=Words("Choose cards and a Pokémon", "カードとポケモンを選んでください"),
    )


def _nothing_yet(_view: SeatView, _selection: Selection) -> Step | None:
    """Nobody can say what is meant before it was asked."""
    return None


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "move_energy_form",
        Words("Move Energy and Tools", "エネルギー・どうぐをつけ替える"),
        _may,
        _nothing_yet,
        "Alt+Q",
        "energy",
        form=asks,
    ),
)
