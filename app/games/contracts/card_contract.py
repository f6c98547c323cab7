"""The contract of a game's cards: what the program asks of them, beside what every card tells.

The cards of a game come with all that the game knows to do with them, as one thing that is handed
around: who holds the cards can read a deck list, check a deck, search. A part that a game does not
have is None. Parts are loaded when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Literal, Protocol

from app.cards.card_facet import Facet
from app.cards.card_facts import CardFact, CardFacts
from app.cards.deck.deck import DeckForm, DeckGroup, DeckLine, DeckList, Pack
from app.cards.deck.deck_grid import DeckGrid
from app.cards.deck.finding import CheckAsk, Finding
from app.cards.deck.paper_sheet import Sheet
from app.cards.face import Back, Face, Sign
from app.cards.importing.import_values import Held, Imported, Progress, Summary, TypedField
from app.cards.odds.deck_pool import Pool
from app.core.text.words import Language, Words


class DeckLists(Protocol):
    """Deck lists of a game: read, written, laid out."""

    @property
    def forms(self) -> Mapping[str, DeckForm]:
        """The forms in which decks are written, by their ids; the usual one first."""

    @property
    def paste(self) -> Words:
        """What can be pasted where a list is wanted, as it stands in an empty field."""

    @property
    def sections(self) -> Mapping[str, Words]:
        """The parts of a deck (`DeckLine.section`) with their titles, in order."""

    def read(self, source: str | bytes, title: str = "") -> DeckList:
        """Return the deck list in `source`; `title` serves when the text has none of its own.

        Raises DeckListError when `source` is no text, is far too long or has no card row.
        """

    def read_file(self, path: Path) -> DeckList:
        """Return the deck list in a file; a list without a title is named after the file.

        Raises DeckListError also when the file cannot be read.
        """

    def write(self, deck: DeckList, form: str = "") -> str:
        """Return `deck` as text in one of the forms, the usual one unless another is said.

        Raises DeckWriteError where the form cannot hold the deck.
        """

    def losses(self, deck: DeckList, form: str = "") -> tuple[Words, ...]:
        """Return what a form does not carry over."""

    def left_aside(self, deck: DeckList) -> tuple[Words, ...]:
        """Return that a sheet has no place for the sideboard or the maybes, where there are any."""

    def sheet(self, deck: DeckList) -> Sheet:
        """Return what a printed sheet of the deck says."""

    def groups(self, lines: Sequence[DeckLine]) -> tuple[DeckGroup, ...]:
        """Return the groups of a pile that hold anything; lines keep their order in each."""

    def in_order(self, lines: Sequence[DeckLine]) -> tuple[DeckLine, ...]:
        """Return the lines sorted as people lay decks out."""

    def printings(self, line: DeckLine) -> Sequence[CardFact]:
        """Return the prints that may stand in a line, the newest first."""

    def recognised(self, line: DeckLine) -> DeckLine:
        """Return a line without data as it would be read now."""

    def why_chosen(self, line: DeckLine) -> Words:
        """Return which print a line means and why, in a few words; nothing where the list says."""

    def notes_of_reading(self, deck: DeckList) -> tuple[Words, ...]:
        """Return what was odd about a list, but for its errors and the cards without data."""

    def title_taken(self, deck: DeckList) -> tuple[Words, ...]:
        """Return that a line of the list was taken as its title, where one was."""


class DeckFormat(Protocol):
    """What decks are checked for."""

    @property
    def title(self) -> Words:
        """What it is called."""

    @property
    def size(self) -> int:
        """Cards of a deck; at most, where it may have fewer."""

    @property
    def fewest(self) -> int:
        """Cards that a deck has at least: `size` where it has just so many."""


class DeckCheck(Protocol):
    """Whether decks may be played: what is found is told, and nothing refused."""

    @property
    def usual(self) -> str:
        """The format that is asked about unless another is."""

    @property
    def unjudged(self) -> str:
        """The rule that names the cards of which too little is known to judge them."""

    @property
    def regions(self) -> Mapping[str, Words]:
        """Where decks are played."""

    @property
    def home(self) -> Mapping[Language, str]:
        """The region that is meant where nobody says."""

    @property
    def asks(self) -> Sequence[CheckAsk]:
        """What else may be said."""

    def formats(self) -> Mapping[str, DeckFormat]:
        """Return the formats by name."""

    def broken(self) -> Mapping[str, Words]:
        """Return what is wrong with files of formats of one's own, by name."""

    def findings(
        self, deck: DeckList, name: str, on: date | None, region: str, **asked: Any
    ) -> tuple[Finding, ...]:
        """Return what is to be said of a deck in a format, the gravest first.

        `on` is the day it is played (None leaves out what depends on it), `asked` what else was
        said. The deck is legal if none is "illegal".
        """

    def other_game(self, game: str) -> Words:
        """Return that decks of another game are not checked here."""

    def source(self, short: str) -> Words:
        """Return what a finding rests on, in words."""


class CardFinder(Protocol):
    """Searching among all cards."""

    @property
    def hint(self) -> Words:
        """What is searched, as it stands in an empty field."""

    @property
    def help(self) -> Words:
        """The same for the command line."""

    @property
    def facets(self) -> Sequence[Facet]:
        """What found cards may be narrowed to."""

    def keys(
        self, text: str, chosen: Mapping[str, str] | None = None, limit: int = ...
    ) -> list[str]:
        """Return the keys of the cards that a typed text finds, best first.

        `chosen` says by facets what they are narrowed to; "" leaves one open.
        """

    def cards(self, keys: Sequence[str]) -> Sequence[CardFact]:
        """Return the cards with these keys, read together; one without data is left out."""

    def row(self, key: str, speak: Language) -> Sequence[str]:
        """Return what a line of a list says of a card."""

    def as_json(self, key: str) -> Mapping[str, Any]:
        """Return what a program is told of a card."""


class CardImports(Protocol):
    """Card data that people bring. Raises CardsError where it cannot be done."""

    @property
    def what(self) -> Words:
        """What can be imported, in a sentence or two."""

    @property
    def fields(self) -> Sequence[TypedField]:
        """What is asked where a card is written down; the one called "kind" says which."""

    def begun(self, name: str, set_code: str, number: str, section: str) -> Mapping[str, str]:
        """Return what the fields begin with for a card of which a deck list says so much."""

    def holds_cards(self, path: Path) -> Literal["own", "public", ""]:
        """Return whose form the card data in a file or folder has, "" where there is none.

        What looks like one's own table may be a deck list as well.
        """

    def held(self) -> Held:
        """Return what was imported so far."""

    def bring(
        self,
        paths: Sequence[Path],
        reading: Progress | None = None,
        linking: Progress | None = None,
        opened: Callable[[str], object] = ...,
    ) -> Imported:
        """Import files and folders; `opened` is told the file of every entry.

        Whatever these three raise calls the import off.
        """

    def keep(self, entry: Mapping[str, str], linking: Progress | None = None) -> Imported:
        """Keep one card that was written down."""

    def forget(self, sets: Sequence[str] | None, progress: Progress | None = None) -> int | None:
        """Take the cards of sets, of all if None, out again and return how many.

        None where nothing was imported yet.
        """

    def link(self) -> tuple[int, int] | None:
        """Link the names in both languages anew and return (cards with both, all cards).

        None where nothing was imported yet.
        """

    def for_this_run(
        self, paths: Sequence[Path], reading: Progress | None, linking: Progress | None
    ) -> tuple[GameCards, Summary]:
        """Let this run know the cards of files and folders too, without importing them."""


class GameCards(CardFacts, Protocol):
    """The cards of a game with all that the game knows to do with them."""

    @property
    def game(self) -> str:
        """The id of the game."""

    def face(self, key: str) -> Face:
        """Return what a card shows."""

    @property
    def signs(self) -> Mapping[str, Sign]:
        """The signs of its cards by their ids."""

    def picture_key(self, set_code: str, number: str) -> str:
        """Return what names a picture of one's own by its set and number (`Face.picture`)."""

    @property
    def showing(self) -> Sequence[str]:
        """The keys of a few cards that show at a glance which game it is."""

    @property
    def back(self) -> Back:
        """What its cards show when they lie face down."""

    @property
    def packs(self) -> Sequence[Pack]:
        """Decks that come with the game, beside the lists in `decklists/GAME`."""

    @property
    def grid(self) -> DeckGrid | None:
        """The grid in which a deck can be put together by switching cards on and off."""

    @property
    def lists(self) -> DeckLists:
        """Deck lists."""

    @property
    def finder(self) -> CardFinder:
        """Searching among them."""

    @property
    def check(self) -> DeckCheck | None:
        """Whether decks may be played."""

    @property
    def imports(self) -> CardImports | None:
        """Card data that people bring."""

    def tell_troubles(self, tell: Callable[[Words], None]) -> None:
        """Have `tell` called with each new reason why imported cards cannot be used."""

    def look_again(self) -> None:
        """See what was imported meanwhile."""

    @property
    def has_odds(self) -> bool:
        """Whether opening hands of its decks have odds; where not, nobody offers any."""

    def pool_of(self, deck: DeckList, aside: int | None = None) -> Pool:
        """Return a deck as chance sees it; `aside` cards are set aside, as is usual unless said.

        Raises OddsError where the deck has no odds, NoHandError where it can keep no hand.
        """
