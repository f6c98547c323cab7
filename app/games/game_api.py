"""The whole contract between the program and a game.

A game is one `GameSpec`: seats, zones, their layout, procedures, actions, sentences and
advice. It imports `core` and this module, nothing else of the program but card data. What the
fields of a spec hold stands in `contracts`, a file for each concern; the names that every game
writes are given from here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from app.core.advice import Adviser
from app.core.data.value import value
from app.core.fact import StartCard
from app.core.ids import SeatId
from app.core.intent import Step
from app.core.options import Options
from app.core.seal import SeatSeal
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.core.zone import MadeZones, Seat, ZoneSpec
from app.games.contracts.action_contract import (
    Drop,
    DropRule,
    Foremost,
    GameAction,
    Group,
    Make,
    Name,
    Selection,
    When,
)
from app.games.contracts.beginning_contract import Beginning
from app.games.contracts.board.arrow_contract import Arrows
from app.games.contracts.board.mat_contract import Arrange, Board, Layout, ZonePlace
from app.games.contracts.board.moment_contract import Moments
from app.games.contracts.board.number_contract import UnitNumber
from app.games.contracts.board.stamp_contract import Stamps
from app.games.contracts.board.unit_contract import Abilities, Health, UnitWords
from app.games.contracts.learning.starts_contract import WhatStarts
from app.games.contracts.opening_contract import Opened, PutDown
from app.games.contracts.out_contract import Out
from app.games.contracts.planned.planning_contract import PlanSheets
from app.games.contracts.procedure_contract import As, GoesFirst, Look, ProcedureSteps
from app.games.contracts.rematch_contract import AskEnding, AskRematch
from app.games.contracts.stage.chance_contract import Chance, Passes, Waits
from app.games.contracts.stage.forecast_contract import Foresees
from app.games.contracts.stage.stage_contract import DeclarationKinds, DeclaredName
from app.games.contracts.table_option import TableOption
from app.games.task_model import Tasks

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.games.contracts.bench_contract import BenchData, PlayData, RevealData, TurnData
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.computer_contract import ComputerPlayer
    from app.games.contracts.learning.lesson_contract import Lesson
    from app.games.contracts.learning.lists_contract import GameLists
    from app.games.contracts.learning.operation_contract import Operation
    from app.games.contracts.learning.puzzle_contract import Puzzles
    from app.games.contracts.notation_contract import Notation
    from app.games.contracts.planned.text_play_contract import TextPlay
    from app.games.contracts.preset_contract import PresetBook
    from app.games.contracts.reading.case_contract import JudgeCase
    from app.games.contracts.reading.foreign_contract import ForeignGames

__all__ = [
    "Arrange",
    "As",
    "Board",
    "Drop",
    "DropRule",
    "Foremost",
    "GameAction",
    "GameSpec",
    "GoesFirst",
    "Group",
    "Health",
    "Layout",
    "Look",
    "Make",
    "Name",
    "Opened",
    "ProcedureSteps",
    "PutDown",
    "Selection",
    "UnitWords",
    "When",
    "ZonePlace",
]


@value
class GameSpec:
    """A game."""

    id: str
    title: Words
    seats: tuple[int, int]
    """Fewest and most seats."""
    zones: tuple[ZoneSpec, ...]
    layout: Layout
    lay: Callable[[tuple[Seat, ...], tuple[tuple[str, ...], ...]], tuple[StartCard, ...]]
    """(seats, card keys of each seat's deck) -> the cards as they are brought to the table."""
    sign: str = "卓"
    """The one sign that stands for the game on the home screen."""
    variant_of: str = ""
    """The id of the game that it is a variant of, with the same cards, decks, actions and keys; ""
    for none."""

    # -- who plays, and with which cards -----------------------------------------------------------

    teams: Callable[[int], tuple[int, ...]] = lambda count: tuple(range(count))
    """Number of seats -> each seat's team, for every number from fewest to most."""
    mistakes: tuple[Words, ...] = ()
    """What goes wrong at tables of this game, beside what does at any: "a Prize card was taken too
    early". Judges choose from it what they put right."""
    highlights: tuple[tuple[str, Words], ...] = ()
    """(verb, what it is jumped to by): happenings that somebody who plays a game back looks for."""
    players: Mapping[str, ComputerPlayer] = field(default_factory=dict)
    """Players that are programs, by the name that a table agrees on; the first is offered first."""
    cards: Callable[[], GameCards] | None = None
    """All cards there are data for, made once for everybody; None in a game without card data."""
    face: Callable[[str], Face] | None = None
    """(ref) -> what a card shows, in a game without `cards`; None for its name on plain paper."""
    of_seats: Mapping[int, Words] = field(default_factory=dict)
    """What is said of so many players as a table is laid: that no rule is claimed for it."""
    kind_of_deck: Words | None = None
    """What its decks are called, where a variant has others: "GLC", "half decks"."""
    brings_decks: bool = True
    """Whether each seat brings a deck; otherwise `lay` is given empty ones, and nobody is asked."""
    needs_decks: bool = True
    """Whether a seat without a deck is waited for, where decks are brought; otherwise a table
    can be laid with no deck at all."""
    deck_format: str = ""
    """The format of its cards' check that decks are asked about and offered in; "" leaves that to
    each deck, and offers those of the usual one."""
    agreed_with_decks: Callable[[tuple[str, ...]], Options] | None = None
    """(the format that each deck says, "" for none) -> what a table with such decks agrees on where
    nobody chose otherwise; None where decks make no difference."""
    deck_name: Callable[[tuple[str, ...]], Words | None] | None = None
    """The card keys of a deck -> what people call it, None for one that has no name; None in a
    game whose decks are all the same."""

    # -- how it begins and goes on -----------------------------------------------------------------

    beginning: Beginning | None = None
    """How its first turn begins; None in a game that is played from the moment it is laid."""
    settles_first: bool = False
    """Whether its setup settles who goes first; otherwise it is asked before a table is laid."""
    opening: Callable[[SeatView], Step | None] | None = None
    """The next gesture of a simple opening turn played alone; None when the turn is done."""
    opened: Opened | None = None
    """Finds the openings that are played; None in a game without an opening hand."""
    phases: tuple[tuple[str, Words], ...] = ()
    over: str = ""
    """The phase of a game that is over; "" where there is none."""
    result: Callable[[SeatView], tuple[SeatId, ...] | None] | None = None
    """Who has won, as everybody sees it: a player, a team, all seats for a draw; nobody where the
    table does not show it (somebody gave up), and None while the game goes on. Without it nobody
    counts games (`chabudai match`)."""
    ended: AskEnding | None = None
    """How a game in the phase `over` ended: who won and by what; None where `result` says all."""
    ledger: tuple[tuple[str, Words, int], ...] = ()
    """(key, title, usual limit in a turn) of what is ticked off; limit 0 for none."""
    once: tuple[tuple[str, Words], ...] = ()
    """(key, title) of seat marks for what is used once in a game; listed with the ledger."""
    turn_order: Callable[[SeatView], tuple[SeatId, ...]] | None = None
    """All seats in the order of their turns, from any on; None where it is that of the seats."""
    out_of_turn: Callable[[SeatView, Step], bool] | None = None
    """What belongs in another's turn as well, beside the choices of tasks: for the turn lock.
    (the acting seat's view, what it asks) -> whether it may; None where tasks say it all."""
    out: Out | None = None
    """Why a seat is out of the game; None in a game that nobody leaves before its end."""
    tasks: Tasks | None = None
    """What the rules ask somebody to do next; None in a game that never says."""
    rematch: AskRematch | None = None
    """What the next game of the same players begins with; None where nothing is special."""

    # -- what is done at it ------------------------------------------------------------------------

    procedures: Mapping[str, ProcedureSteps] = field(default_factory=dict)
    own_deeds: frozenset[str] = frozenset()
    """Procedures, and words of `Announce`, that are for a player alone ("concede"): no judge does
    them in a player's place."""
    actions: tuple[GameAction, ...] = ()
    groups: tuple[Group, ...] = ()
    """Submenus beside those that every game may use."""
    foremost: Callable[[SeatView, Selection], Foremost] | None = None
    """What stands foremost in the menu of a selection; None where a menu is short anyway."""
    drops: DropRule | None = None
    takes_keys: frozenset[str] = frozenset()
    """Keys of the window's own that its actions take knowingly: what is done by them elsewhere has
    its menu or button alone while such an action is offered."""
    window_keys: Mapping[str, str] = field(default_factory=dict)
    """Id of an action of the window -> keys that it has at tables of this game besides its own:
    short ones for what is done all the time ("pass_chance": "P"). They are keys of the table."""
    made_zones: MadeZones | None = None
    """Which piles and hands people may make during play; None for none."""
    presets: Callable[[], PresetBook] | None = None
    """What is done with presets of one's own; None in a game without any."""

    # -- the stage, and plans ----------------------------------------------------------------------

    chance: Chance | None = None
    """Who has the chance after what happens on the stage; None for the usual way round the table
    (`chance_contract.round_the_table`). In a game that says it the chance may go round although
    nothing is declared."""
    passes: Passes | None = None
    """Who has passed once something is declared, in a game where declaring is a pass; None where
    it is not: there the usual way round skips whoever declared the top."""
    passing_waits: Waits | None = None
    """Why nobody lets the chance pass yet, where something comes first that only one can say; None
    in a game in which nothing does. A judge may pass for a player all the same."""
    declared: DeclaredName | None = None
    """What a declaration is called, in both languages, where its text is an id of the game; None
    for as it was written (`contracts/stage/stage_contract.py`)."""
    starts: WhatStarts | None = None
    """What a seat could start now, and what not and why, listed beside the board
    (`contracts/learning/starts_contract.py`); None in a game that has no such list."""
    forecast: Foresees | None = None
    """What comes of the stage if everybody passes, as far as a seat may know
    (`contracts/stage/forecast_contract.py`); None in a game that does not say."""
    kinds: DeclarationKinds | None = None
    """The kinds of declarations that people may have the program pass at; None for none."""
    respond: str = ""
    """Id of the action that shows what may be started in answer to the top of the stage; "" for
    none: the button for it is left out."""
    plans: bool = False
    """Whether its seats lock plans that open together (`app/core/seal.py`); refused elsewhere."""
    plan_sheet: PlanSheets | None = None
    """What shows of a draft, beside the board and on it
    (`contracts/planned/planning_contract.py`); None in a game whose plans are no drafts."""
    plan_opens: str = ""
    """The procedure that each seat carries out whose plan opens, one after the other in the order
    of seats, in the gesture in which it does: with its own eyes it shows what its plan names. ""
    for none."""
    planners: Callable[[SeatView], tuple[SeatId, ...]] | None = None
    """Who is to lock a plan now, where that is for the game to say; None for everybody who plays.
    Nobody else may. Who is asked anew may, although the own plan of the round before lies open."""
    text_play: Callable[[], TextPlay] | None = None
    """How it is played at a terminal (`contracts/planned/text_play_contract.py`), loaded when it
    is; None in a game that is not."""
    plan_words: Callable[[SeatView, SeatSeal], Words | None] | None = None
    """What is told of a plan that this view reads, in both languages, or None for nothing (any
    more). Without it a plan is called one, and read as it was written."""

    # -- what shows on the board -------------------------------------------------------------------

    marks: tuple[tuple[str, Words], ...] = ()
    """Marks the game knows by name."""
    counted: frozenset[str] = frozenset()
    """Keys of those that say how many, where 1 is a number as well: "Prizes to take 1"."""
    unnumbered: frozenset[str] = frozenset()
    """Keys of those whose number is for the game alone and says nothing to people."""
    unseen: frozenset[str] = frozenset()
    """Keys of those that show nowhere: what a game has to remember for itself."""
    grounds: frozenset[str] = frozenset()
    """Keys of those that make a cell ground of its own: it is painted so, as waste land."""
    by_seat: frozenset[str] = frozenset()
    """Keys of those that say who put them there (`contracts/board/mark_contract.py`): no number."""
    shows_seat: frozenset[str] = frozenset()
    """Keys of those of `by_seat` that show the seat's number on the card: who is what matters."""
    numbers: tuple[UnitNumber, ...] = ()
    """Numbers that units carry large, such as attack and life, in the order in which they lie."""
    health: Callable[[SeatView, SeatUnit], Health | None] | None = None
    """How much a unit can still take; None where it does not show, or nothing but marks count."""
    unit_words: UnitWords = UnitWords()
    """What the cards of a unit are called."""
    arrows: Arrows | None = None
    """Arrows between what lies on the board, beside those of the stage; None for none."""
    moments: Moments | None = None
    """How a step in which much happens is shown, moment by moment
    (`contracts/board/moment_contract.py`); None in a game whose steps are shown at once."""
    stamps: Stamps | None = None
    """Short words on units that follow from the table as it is, beside marks; None for none."""
    abilities: Abilities | None = None
    """What a unit does while it lies there, in sentences that are read where it is pointed at."""

    # -- what people agree on, and advice ----------------------------------------------------------

    options: tuple[TableOption, ...] = ()
    """What a table of this game agrees on."""
    adviser: Callable[[], Adviser] | None = None
    """What speaks up about moves; made when it is first asked. None in a game without one."""
    turn_rules: frozenset[str] = frozenset()
    """Rules of advice that say whose turn it is: silent where the turn lock says it."""
    cases: Callable[[], JudgeCase] | None = None
    """What judges the cases of a file; None in a game that reads none."""

    # -- what is said of it, and how it is learnt --------------------------------------------------

    sentences: Mapping[str, Words] = field(default_factory=dict)
    """Log sentences for the game's own verbs; `core/text/table_sentences.py` says the blanks. What
    has `UNSAID` (there) goes untold."""
    zones_said: Mapping[str, Words] = field(default_factory=dict)
    """Name of a zone -> what it is called inside an English sentence, if not by its title."""
    notation: Callable[[], Notation] | None = None
    """Its own sentences in the text notation, loaded when a script is read; None for those of any
    game alone."""
    foreign: Callable[[], tuple[ForeignGames, ...]] | None = None
    """How logs of games are read that were played elsewhere (`contracts/reading/foreign_contract`);
    None in a game that reads none."""
    operations: Callable[[], tuple[Operation, ...]] = tuple
    """What card texts ask for, with the gestures for it; asked for by the docs and the tests."""
    lesson: Callable[[], Lesson] | None = None
    """A first game, step by step (`contracts/learning/lesson_contract.py`); None for none."""
    puzzles: Callable[[], Puzzles] | None = None
    """Questions to a judge (`contracts/learning/puzzle_contract.py`); None for none."""
    lists: Callable[[], GameLists] | None = None
    """What its people look things up in, made when it is asked for
    (`contracts/learning/lists_contract.py`); None in a game without lists."""

    # -- what is measured --------------------------------------------------------------------------

    benches: Callable[[], BenchData] | None = None
    """What the program is measured with; None in a game that is not measured."""
    turn_benches: Callable[[], TurnData] | None = None
    """What its resolver and players are measured with, where turns are resolved from plans."""
    play_benches: Callable[[], PlayData] | None = None
    """What its actions and players are measured with; None where they are not."""
    reveal_benches: Callable[[], RevealData] | None = None
    """What showing its moments is measured with; None where that is not."""

    @property
    def family(self) -> str:
        """The id of the game that it is, or is a variant of."""
        return self.variant_of or self.id
