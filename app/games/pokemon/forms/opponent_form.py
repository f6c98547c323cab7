"""The form that asks whom a card means by "your opponent", where there are several opponents.

It asks only then, and only of cards whose text is known; "nobody in particular" is an answer too.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import SeatId, UnitId, zone_name
from app.core.intent import Procedure, PutMark, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.pokemon.forms.form_choices import answered, team
from app.games.pokemon.procedures.choosing_opponent import (
    ability_of,
    choose,
    lasts,
    player_of,
    trainer_asks,
)
from app.games.pokemon.table import moves
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import name_of
from app.games.pokemon.table.seat_board import NOBODY_CHOSEN, named_seats, separate_foes, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import Steps, gesture, loose, me, ref_of

NOBODY = "nobody"
"""The answer that nobody in particular is meant."""
PLACES = frozenset({*IN_PLAY, "stadium", "stage"})
"""Where a card lies whose choice shows."""

Does = Callable[[SeatId | None], Step | None]


def _form(
    view: SeatView, seat: SeatId, title: Words, done: Words, answers: Answers, does: Does
) -> Form:
    """Return the form that asks a player for an opponent; a click on one of theirs answers it."""
    foes = separate_foes(view, seat)
    among = tuple(
        Choosable(f"seat.{foe}", name, team(view, foe))
        for foe, name in zip(foes, named_seats(view, foes), strict=True)
    )
    nobody = Choosable(NOBODY, Words("Nobody in particular", "だれも選ばない"))
    chosen = answered(answers, "whom", [one.id for one in (*among, nobody)], "")
    whom = int(chosen.removeprefix("seat.")) if chosen not in ("", NOBODY) else None
    return Form(
        title,
        (Pick("whom", Words("Opponent", "相手"), (*among, nobody), chosen),),
        done,
        does(whom) if chosen else None,
        missing=Words("Choose an opponent", "相手を選んでください"),
    )


# -- Trainers -------------------------------------------------------------------------------------


def trainer_asked(view: SeatView, selection: Selection) -> str:
    """Return the one Trainer selected in the hand for which an opponent is to be chosen; or ""."""
    cards = loose(view, selection)
    if len(cards) != 1 or not moves.is_played(view, cards[0]):
        return ""
    return cards[0] if trainer_asks(view, ref_of(view, cards[0])) else ""


def asks_play(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask whom a Trainer means that is played; None where that is plain."""
    return _playing(view, selection, answers, ())


def asks_play_and_discard(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask whom a Trainer means that is played and goes to the discard pile at once."""
    return _playing(view, selection, answers, (("finish", "1"),))


def _playing(
    view: SeatView, selection: Selection, answers: Answers, more: tuple[tuple[str, str], ...]
) -> Form | None:
    card = trainer_asked(view, selection)
    if not card:
        return None

    def does(whom: SeatId | None) -> Step:
        meant = (("seat", str(whom)),) if whom is not None else ()
        return Procedure("play_trainer", (("card", card), *meant, *more))

    title = filled(Words("Play {}", "{}を使う"), name_of(ref_of(view, card)))
    return _form(view, me(view), title, Words("Play", "使う"), answers, does)


# -- Abilities, and what lies there ---------------------------------------------------------------


def asks_ability(view: SeatView, unit: UnitId, used: Steps, answers: Answers) -> Form | None:
    """Ask whom an Ability means before it is used by `used`; None where that is plain."""
    name = ability_of(view, unit) if unit else None
    if name is None:
        return None
    title = Words(f"Ability: {name.en}", f"特性：{name.ja}")

    def does(whom: SeatId | None) -> Step | None:
        return gesture((*used, *chosen_for(view, unit, whom)))

    return _form(view, player_of(view, unit), title, Words("Use", "使う"), answers, does)


def chosen_for(view: SeatView, unit: UnitId, whom: SeatId | None) -> Steps:
    """Return what notes whom a card in play means; nobody is noted too where it would be asked.

    For an Ability that is used the choice holds for this turn, for any other as long as it works.
    """
    name = ability_of(view, unit)
    lasting = lasts(view, unit)
    until = view.turn.number if name is not None and not lasting else None
    there = {mark.key for mark in view.units[unit].marks}
    steps = choose(view, unit, whom, name, until)
    if whom is None and lasting and NOBODY_CHOSEN not in there:
        steps += (PutMark((unit,), NOBODY_CHOSEN, value=1),)
    elif whom is not None and NOBODY_CHOSEN in there:
        steps += (PutMark((unit,), NOBODY_CHOSEN, value=0),)
    return steps


def _pointed(view: SeatView, selection: Selection) -> UnitId:
    """Return the one card in play that is selected whose player has several opponents; or ""."""
    if len(selection.units) != 1 or selection.cards:
        return ""
    unit = selection.units[0]
    if unit not in view.units or zone_name(view.units[unit].zone) not in PLACES:
        return ""
    return unit if separate_foes(view, player_of(view, unit)) else ""


def _asks_choice(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    unit = _pointed(view, selection)
    if not unit:
        return None
    title = filled(Words("Opponent for {}", "{}の相手"), unit_name(view, unit))

    def does(whom: SeatId | None) -> Step | None:
        return gesture(chosen_for(view, unit, whom))

    return _form(view, player_of(view, unit), title, Words("Choose", "選ぶ"), answers, does)


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "choose_opponent",
        Words("Choose the opponent…", "相手を選ぶ…"),
        lambda view, selection: bool(_pointed(view, selection)),
        lambda _view, _selection: None,
        group="notes",
        form=_asks_choice,
    ),
)
"""Where there are several opponents."""
