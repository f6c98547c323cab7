"""The whole contract between the program and a game.

A game is one `GameSpec`: seats, zones, their layout, procedures, actions, sentences and
advice. It imports `core` and this module, nothing else of the program but card data.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Literal

from app.core.advice import Adviser
from app.core.data.value import value
from app.core.fact import StartCard
from app.core.ids import SeatId, ZoneId
from app.core.intent import Intent, Step
from app.core.options import Options
from app.core.seal import SeatSeal
from app.core.text.words import Words
from app.core.view import SeatFact, SeatUnit, SeatView
from app.core.zone import MadeZones, Rect, Seat, ZoneSpec
from app.games.contracts.beginning_contract import Beginning
from app.games.contracts.board.arrow_contract import Arrows
from app.games.contracts.board.number_contract import UnitNumber
from app.games.contracts.board.stamp_contract import Stamps
from app.games.contracts.chance_contract import Chance
from app.games.contracts.learning.starts_contract import WhatStarts
from app.games.contracts.out_contract import Out
from app.games.contracts.rematch_contract import AskRematch
from app.games.contracts.stage_contract import DeclarationKinds, DeclaredName
from app.games.contracts.table_option import TableOption
from app.games.form_model import Asks, Form
from app.games.task_model import Tasks

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.games.contracts.bench_contract import BenchData, PlayData
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.case_contract import JudgeCase
    from app.games.contracts.computer_contract import ComputerPlayer
    from app.games.contracts.learning.lesson_contract import Lesson
    from app.games.contracts.learning.lists_contract import GameLists
    from app.games.contracts.learning.operation_contract import Operation
    from app.games.contracts.notation_contract import Notation
    from app.games.contracts.preset_contract import PresetBook

Arrange = Literal["pile", "row", "column", "fan", "grid", "free", "spot"]
"""How a zone lays out what it holds; a column runs down, each card over the one before."""


@value
class ZonePlace:
    """Where a zone lies on the mat, seen from its holder's side (own half at the bottom).

    The opposite half is this rectangle turned by 180 degrees about the middle of the mat.
    """

    zone: str
    """The zone's name ("bench"), for every holder alike."""
    rect: Rect
    arrange: Arrange = "pile"
    slots: int = 0
    """Spots of a row or grid that are drawn even where empty."""
    slots_from: str = ""
    """Id of the table option that says how many, where it is set to a number."""
    sideways: bool = False
    """Cards lie turned by a quarter (Stadium)."""
    turned: bool = False
    """Whether units are turned by a quarter as a matter of course: a row leaves room for it."""
    label: Literal["below", "none"] = "below"
    frame: Literal["always", "used"] = "always"
    """Whether its frame shows also while nothing lies in it."""
    beside: bool = False
    """Whether the cards of a unit lie side by side, and not over and under each other."""
    upright: bool = False
    """Whether units in a zone of the table are read upright by everybody; otherwise each faces
    whoever has its card."""


@value
class Board:
    """The board of another seat, or what another team holds together, on one's own mat."""

    rect: Rect
    """Where it lies on the mat."""
    places: tuple[ZonePlace, ...] = ()
    """Its zones, counted from its upper left corner as its holder sees it, in units of the mat."""
    turned: bool = True
    """Whether it lies turned by 180 degrees, as for somebody opposite; a partner's is upright."""
    looked: Board | None = None
    """What it is while somebody looks at it, where that is more; None where all of it shows."""


@value
class Layout:
    """The mat of a game."""

    size: tuple[float, float]
    """Width and height of the mat in table units."""
    places: tuple[ZonePlace, ...]
    """One's own zones, those of one's team and those of the table."""
    hand: str = "hand"
    """The zone shown as a fan along the holder's edge."""
    alone: Layout | None = None
    """The mat of a table with one seat, where it is another: it has no opposite half."""
    own: Rect | None = None
    """One's own half, where there are `others`."""
    others: tuple[Board, ...] = ()
    """From three seats on: the boards of the others in turn order, beginning with the next seat.

    Empty where the program finds places for them (`app/games/_boards/other_boards.py`).
    """
    teams: tuple[Board, ...] = ()
    """What each other team holds together, in turn order: it lies in the middle of its members."""
    mirrored: bool = False
    """Whether the half of somebody opposite is a mirror image of one's own, and no turned copy.

    What lies to the right of one lies to the right of the other then, and the stage has a side.
    """
    stage: Rect | None = None
    """Where the stage lies over the mat of one or two seats, upright for both, with nothing below
    it that is played with; None beside the board. Where text is large it takes more."""
    ring: Rect | None = None
    """Where it is drawn in which order the seats play, and whose turn it is; None for nowhere."""
    seated: Mapping[tuple[int, ...], Layout] = field(default_factory=dict)
    """The mats of tables with more seats, by the team of each seat from one's own on, numbered as
    they come: (0, 1, 2, 3) for four, (0, 1, 0, 1) for two against two. Others have this mat."""

    def for_seats(self, count: int) -> Layout:
        """Return the mat of a table with so many seats."""
        return self.alone if count == 1 and self.alone is not None else self


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


Look = Callable[[], SeatView]
"""Gives the acting seat's view after the steps so far."""


@value
class As:
    """A step of a procedure that another seat carries out (the next player draws)."""

    seat: SeatId
    step: Step


@value
class GoesFirst:
    """A step of a procedure before the first turn: that turn is to be a seat's."""

    seat: SeatId


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


ProcedureSteps = Callable[
    [Look, Mapping[str, str]], Generator[Step | As | GoesFirst, tuple[int, ...], None]
]
"""A macro made of intents. It sees only what its seat sees, after every step anew.

A step of chance gives its results back to the generator: coins (1 heads, 0 tails) or dice.
"""
DropRule = Callable[[SeatView, Selection, ZoneId, str, int], Iterable[Drop]]
"""(view, what is dragged, zone, unit under the pointer or "", index) -> readings.

The likeliest comes first.
"""


@value
class PutDown:
    """The opening hand that a player kept, as their own seat sees it."""

    cards: tuple[str, ...]
    """Card keys, sorted: in what order they were drawn is nobody's business."""
    basics: int
    """How many of them may be put down first."""
    mulligans: int
    """How often the hand was redrawn before."""


Opened = Callable[[SeatView, tuple[SeatFact, ...]], PutDown | None]
"""(a seat's view, what it is told of one gesture) -> its opening, if that gesture put it down."""


@value
class Health:
    """How much a unit can still take."""

    left: int
    most: int
    sure: bool = True
    """False where it may be more than what is printed, noted and known says."""


@value
class UnitWords:
    """What the cards that make up a unit are called where they are listed."""

    signs: Words = Words("with", "ついているカード")
    """Those attached that show by their sign (`Face.attached`)."""
    names: Words = Words("with", "ついているカード")
    """Those that show by their name."""
    earlier: Words = Words("card below", "下のカード")
    """One that lies below the unit's own card."""
    below: Words = Words("Cards below", "下のカード")
    """What stands before all of them."""
    upon: Words = Words("on {cards}", "{cards}の上")
    """That the unit lies on these."""


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
    kind_of_deck: Words | None = None
    """What its decks are called, where a variant has others: "GLC", "half decks"."""
    teams: Callable[[int], tuple[int, ...]] = lambda count: tuple(range(count))
    """Number of seats -> each seat's team, for every number from fewest to most."""
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
    settles_first: bool = False
    """Whether its setup settles who goes first; otherwise it is asked before a table is laid."""
    phases: tuple[tuple[str, Words], ...] = ()
    over: str = ""
    """The phase of a game that is over; "" where there is none."""
    ledger: tuple[tuple[str, Words, int], ...] = ()
    """(key, title, usual limit in a turn) of what is ticked off; limit 0 for none."""
    once: tuple[tuple[str, Words], ...] = ()
    """(key, title) of seat marks for what is used once in a game; listed with the ledger."""
    marks: tuple[tuple[str, Words], ...] = ()
    """Marks the game knows by name."""
    counted: frozenset[str] = frozenset()
    """Keys of those that say how many, where 1 is a number as well: "Prizes to take 1"."""
    unnumbered: frozenset[str] = frozenset()
    """Keys of those whose number is for the game alone and says nothing to people."""
    by_seat: frozenset[str] = frozenset()
    """Keys of those that say who put them there (`contracts/board/mark_contract.py`): no number."""
    shows_seat: frozenset[str] = frozenset()
    """Keys of those of `by_seat` that show the seat's number on the card: who is what matters."""
    numbers: tuple[UnitNumber, ...] = ()
    """Numbers that units carry large, such as attack and life, in the order in which they lie."""
    procedures: Mapping[str, ProcedureSteps] = field(default_factory=dict)
    actions: tuple[GameAction, ...] = ()
    takes_keys: frozenset[str] = frozenset()
    """Keys of the window's own that its actions take knowingly: what is done by them elsewhere has
    its menu or button alone while such an action is offered."""
    plans: bool = False
    """Whether its seats lock plans that open together (`app/core/seal.py`); refused elsewhere."""
    planners: Callable[[SeatView], tuple[SeatId, ...]] | None = None
    """Who is to lock a plan now, where that is for the game to say; None for everybody who plays.
    Nobody else may. Who is asked anew may, although the own plan of the round before lies open."""
    plan_words: Callable[[SeatView, SeatSeal], Words | None] | None = None
    """What is told of a plan that this view reads, in both languages, or None for nothing (any
    more). Without it a plan is called one, and read as it was written."""
    groups: tuple[Group, ...] = ()
    """Submenus beside those that every game may use."""
    foremost: Callable[[SeatView, Selection], Foremost] | None = None
    """What stands foremost in the menu of a selection; None where a menu is short anyway."""
    notation: Callable[[], Notation] | None = None
    """Its own sentences in the text notation, loaded when a script is read; None for those of any
    game alone."""
    operations: Callable[[], tuple[Operation, ...]] = tuple
    """What card texts ask for, with the gestures for it; asked for by the docs and the tests."""
    drops: DropRule | None = None
    made_zones: MadeZones | None = None
    """Which piles and hands people may make during play; None for none."""
    sentences: Mapping[str, Words] = field(default_factory=dict)
    """Log sentences for the game's own verbs; `core/text/table_sentences.py` says the blanks. What
    has `UNSAID` (there) goes untold."""
    unit_words: UnitWords = UnitWords()
    """What the cards of a unit are called."""
    zones_said: Mapping[str, Words] = field(default_factory=dict)
    """Name of a zone -> what it is called inside an English sentence, if not by its title."""
    cards: Callable[[], GameCards] | None = None
    """All cards there are data for, made once for everybody; None in a game without card data."""
    face: Callable[[str], Face] | None = None
    """(ref) -> what a card shows, in a game without `cards`; None for its name on plain paper."""
    adviser: Callable[[], Adviser] | None = None
    """What speaks up about moves; made when it is first asked. None in a game without one."""
    cases: Callable[[], JudgeCase] | None = None
    """What judges the cases of a file; None in a game that reads none."""
    benches: Callable[[], BenchData] | None = None
    """What the program is measured with; None in a game that is not measured."""
    play_benches: Callable[[], PlayData] | None = None
    """What its actions and players are measured with; None where they are not."""
    options: tuple[TableOption, ...] = ()
    """What a table of this game agrees on."""
    tasks: Tasks | None = None
    """What the rules ask somebody to do next; None in a game that never says."""
    chance: Chance | None = None
    """Who has the chance after what happens on the stage; None for the usual way round the table
    (`chance_contract.round_the_table`). In a game that says it the chance may go round although
    nothing is declared."""
    declared: DeclaredName | None = None
    """What a declaration is called, in both languages, where its text is an id of the game; None
    for as it was written (`contracts/stage_contract.py`)."""
    starts: WhatStarts | None = None
    """What a seat could start now, and what not and why, listed beside the board
    (`contracts/learning/starts_contract.py`); None in a game that has no such list."""
    kinds: DeclarationKinds | None = None
    """The kinds of declarations that people may have the program pass at; None for none."""
    respond: str = ""
    """Id of the action that shows what may be started in answer to the top of the stage; "" for
    none: the button for it is left out."""
    window_keys: Mapping[str, str] = field(default_factory=dict)
    """Id of an action of the window -> keys that it has at tables of this game besides its own:
    short ones for what is done all the time ("pass_chance": "P"). They are keys of the table."""
    lesson: Callable[[], Lesson] | None = None
    """A first game, step by step (`contracts/learning/lesson_contract.py`); None for none."""
    lists: Callable[[], GameLists] | None = None
    """What its people look things up in, made when it is asked for
    (`contracts/learning/lists_contract.py`); None in a game without lists."""
    out: Out | None = None
    """Why a seat is out of the game; None in a game that nobody leaves before its end."""
    turn_order: Callable[[SeatView], tuple[SeatId, ...]] | None = None
    """All seats in the order of their turns, from any on; None where it is that of the seats."""
    rematch: AskRematch | None = None
    """What the next game of the same players begins with; None where nothing is special."""
    beginning: Beginning | None = None
    """How its first turn begins; None in a game that is played from the moment it is laid."""
    opening: Callable[[SeatView], Step | None] | None = None
    """The next gesture of a simple opening turn played alone; None when the turn is done."""
    arrows: Arrows | None = None
    """Arrows between what lies on the board, beside those of the stage; None for none."""
    stamps: Stamps | None = None
    """Short words on units that follow from the table as it is, beside marks; None for none."""
    health: Callable[[SeatView, SeatUnit], Health | None] | None = None
    """How much a unit can still take; None where it does not show, or nothing but marks count."""
    opened: Opened | None = None
    """Finds the openings that are played; None in a game without an opening hand."""
    out_of_turn: Callable[[SeatView, Step], bool] | None = None
    """What belongs in another's turn as well, beside the choices of tasks: for the turn lock.
    (the acting seat's view, what it asks) -> whether it may; None where tasks say it all."""
    deck_name: Callable[[tuple[str, ...]], Words | None] | None = None
    """The card keys of a deck -> what people call it, None for one that has no name; None in a
    game whose decks are all the same."""
    presets: Callable[[], PresetBook] | None = None
    """What is done with presets of one's own; None in a game without any."""
    players: Mapping[str, ComputerPlayer] = field(default_factory=dict)
    """Players that are programs, by the name that a table agrees on; the first is offered first."""
    turn_rules: frozenset[str] = frozenset()
    """Rules of advice that say whose turn it is: silent where the turn lock says it."""

    @property
    def family(self) -> str:
        """The id of the game that it is, or is a variant of."""
        return self.variant_of or self.id
