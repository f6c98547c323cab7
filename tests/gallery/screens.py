"""Every screen of the program. Adding one is writing one function."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE
from app.core.intent import Flip, Look, Procedure, PutMark, Redo, Roll, Undo
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.turn_intents import Declare, PassChance, Use
from app.core.text.words import Words
from app.games.contracts.stage.stage_contract import HOLDS
from app.games.game_api import GameSpec, Selection
from app.session.positions.position_line import LONGEST_READ, position_line
from app.session.positions.seen_position import position_seen
from app.session.readings.fallen_chance import Fallen
from app.session.room.game_clock import ClockSetting
from app.session.room.messages.from_people import SetClock
from app.session.room.messages.reading_messages import ReadingsShown, ShownAdvice, ShownReading
from app.store.decks.saved_decks import DeckShelf
from app.store.recent_tables import remember, remember_deck
from app.ui.cards.browser.browser import CardBrowser
from app.ui.cards.importing.import_sheet import ImportSheet
from app.ui.home.decks.deck_deeds import DeckDeeds
from app.ui.home.decks.deck_page import DeckSheet
from app.ui.home.recent.recent_entries import entry_of
from app.ui.home.scrolled import Scrolled
from app.ui.incoming.position_sheet import PositionSheet
from app.ui.incoming.typed_example import EXAMPLES
from app.ui.lan.readings.sent_sheet import SentSheet
from app.ui.panels.history.remedies.remedies_sheet import RemediesSheet
from app.ui.panels.history.remedies.remedy_desk import put_right
from app.ui.panels.readings.readings_sheet import ReadingsSheet
from app.ui.panels.readings.rules_desk import show_rules
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.table.planned.plan_watch import Proposal
from tests.gallery import black, deck, four_players, lan, many, poga
from tests.gallery.game import crowded as many_on_one
from tests.gallery.game import duel, solo
from tests.gallery.imported import import_of_samples
from tests.gallery.studio import Studio
from tests.gallery.written import on_screen
from tests.helpers import asking
from tests.helpers.judging_at_once import judging_at_once
from tests.helpers.toy_games import octet, quartet
from tests.helpers.toy_games.loaded import loaded

SCREENS: dict[str, Callable[[Studio], None]] = {}
"""By name, in the order in which people meet them."""


def screen(make: Callable[[Studio], None]) -> Callable[[Studio], None]:
    """Register a screen under the name of its function."""
    SCREENS[make.__name__] = make
    return make


# -- the board ------------------------------------------------------------------------------


@screen
def alone(studio: Studio) -> None:
    """The table somebody finds at the first start."""
    studio.lay(solo())


@screen
def two(studio: Studio) -> None:
    """The middle of a game, with everything on the table; the Active Pokémon is read."""
    studio.lay(duel())
    active = studio.board.bridge.view.zones["active.0"].items[0]
    studio.side.preview.show_unit(studio.board.bridge.view.units[active])


@screen
def won(studio: Studio) -> None:
    """A game that just ended: who won, by what, and what to do next."""
    studio.lay(duel())
    studio.window.ask(Procedure("concede"))


@screen
def royal_won(studio: Studio) -> None:
    """The same of four players, one of whom is out."""
    studio.lay(four_players.royal_out())
    studio.window.ask(Procedure("finish", (("winner", "0"),)))


@screen
def selected(studio: Studio) -> None:
    """Three cards of the hand and a unit chosen, the keyboard's ring on another unit."""
    studio.lay(duel())
    keys = studio.board.board.by_zone
    studio.board.select(
        Selection(cards=tuple(keys["hand.0"][1:4]), units=(studio.piece("bench.0", 3),))
    )
    studio.board.focus._put(studio.piece("bench.0", 1))


@screen
def crowded(studio: Studio) -> None:
    """Units with all stages, many Energy, Tools, conditions and marks."""
    studio.lay(many_on_one())
    active = studio.board.bridge.view.zones["active.1"].items[0]
    studio.side.preview.show_unit(studio.board.bridge.view.units[active])


@screen
def startable(studio: Studio) -> None:
    """What could be started now stands beside the board; a card of the hand is selected."""
    studio.lay(black.own_turn())
    studio.board.select(Selection(cards=tuple(studio.board.board.by_zone["hand.0"][:1])))


@screen
def dragged(studio: Studio) -> None:
    """A card on its way to a Pokémon: the target lit, the words beside the ghost."""
    studio.lay(duel())
    studio.carry(studio.spot(_in_hand(studio, "energy")), studio.spot(studio.piece("bench.0", 1)))


def _in_hand(studio: Studio, kind: str) -> str:
    """The first card of the hand whose kind ends with these letters."""
    view = studio.board.bridge.view
    kinds = {
        handle: studio.window.cards.get(view.cards[handle].ref or "").kind
        for handle in view.cards_in("hand.0")
    }
    return next(handle for handle, found in kinds.items() if found.endswith(kind))


@screen
def to_bench(studio: Studio) -> None:
    """A Pokémon on its way to the Bench, which makes room."""
    studio.lay(duel())
    box = studio.board.seating.sites["bench.0"].box
    goal = studio.board.to_window(box.x + box.width * 0.6, box.centre[1])
    studio.carry(studio.spot(_in_hand(studio, "pokemon")), goal)


@screen
def menu(studio: Studio) -> None:
    """What can be done with a Pokémon in play."""
    studio.lay(duel())
    studio.board.select(Selection(units=(studio.piece("active.0"),)))
    studio.window.place.menus.open()


@screen
def program_menu(studio: Studio) -> None:
    """The program's own menu."""
    studio.lay(solo())
    button = studio.window.top_bar.menu_button
    button.menu().popup(button.mapToGlobal(button.rect().bottomLeft()))


# -- sheets over the board --------------------------------------------------------------------


@screen
def pile(studio: Studio) -> None:
    """Looking through the own deck."""
    studio.lay(duel())
    studio.side.sheets.open_pile("deck.0")


@screen
def look_top(studio: Studio) -> None:
    """The top five cards, to be put in order."""
    studio.lay(duel())
    studio.side.sheets.look(Look("deck.0", 5))


@screen
def note(studio: Studio) -> None:
    """Writing a note on a Pokémon."""
    studio.lay(duel())
    studio.side.sheets.notes.write((studio.piece("active.0"),))
    studio.side.sheets.notes.field.setText("Cannot attack next turn")


@screen
def reading(studio: Studio) -> None:
    """A card in big text, with what lies on it."""
    studio.lay(duel())
    studio.side.pointed.read_selected(Selection(units=(studio.piece("active.1"),)))


@screen
def reading_trainer(studio: Studio) -> None:
    """A card of few words in big text."""
    studio.lay(duel())
    view = studio.board.bridge.view
    iono = next(handle for handle in view.cards_in("discard.0"))
    studio.side.pointed.read_selected(Selection(cards=(iono,)))


@screen
def coins(studio: Studio) -> None:
    """Three coins were flipped."""
    studio.lay(duel(history=False))
    studio.window.ask(Flip(3))


@screen
def dice(studio: Studio) -> None:
    """A die of twenty sides and six of six."""
    studio.lay(duel(history=False))
    studio.window.ask(Roll(6, 6))


@screen
def toast(studio: Studio) -> None:
    """A gesture was taken back."""
    studio.lay(duel(history=False))
    studio.window.ask(Undo())


@screen
def refused(studio: Studio) -> None:
    """Something was not possible."""
    studio.lay(duel(history=False))
    studio.window.ask(Redo())


@screen
def form(studio: Studio) -> None:
    """Whom to hit and how hard, worked out; what can be chosen is ringed on the board."""
    studio.lay(duel(history=False, spec=asking.SPEC))
    studio.board.select(Selection(units=(studio.piece("active.0"),)))
    studio.window.run_action("pokemon.hit")
    form = studio.side.sheets.form
    form.answer("swing", "bash")
    form.answer("target", studio.piece("bench.1", 1))
    view = studio.board.bridge.view
    form.answer("pay", view.units[studio.piece("active.0")].attached[0])


@screen
def form_missing(studio: Studio) -> None:
    """The same before anything was answered."""
    studio.lay(duel(history=False, spec=asking.SPEC))
    studio.board.select(Selection(units=(studio.piece("active.0"),)))
    studio.window.run_action("pokemon.hit")


@screen
def tasks(studio: Studio) -> None:
    """What is to be done next, and a turn in which something was used twice."""
    studio.lay(duel(history=False, spec=asking.SPEC))
    for intent in (
        asking.owed(0),
        PutMark(("table",), "late.0", value=1),
        asking.owed(1),
        Use("energy"),
    ):
        studio.window.ask(intent)
    strip = studio.side.tasks.strip
    assert strip is not None
    studio.wait_until(strip.isVisible)


# -- the side panel ---------------------------------------------------------------------------


@screen
def naming(studio: Studio) -> None:
    """A step of the history gets its name."""
    studio.lay(duel())
    studio.side.history.name(studio.side.history.view.chosen)


@screen
def log(studio: Studio) -> None:
    """A long log, with a line chosen in its middle."""
    studio.lay(duel())
    view = studio.side.log.view
    view.setCurrentIndex(studio.side.log.model.index(20))
    view.setFocus()


@screen
def other_side(studio: Studio) -> None:
    """The same table seen from the other seat."""
    studio.lay(duel())
    studio.window.place.change_seat()


@screen
def outline(studio: Studio) -> None:
    """The table as a tree."""
    studio.lay(duel())
    studio.window.run_action("outline")


@screen
def messages(studio: Studio) -> None:
    """What was said, kept."""
    studio.lay(duel(history=False))
    for words in (
        Words("Written to table.png.", "table.pngに書き出しました。"),
        Words("The folder is full: nothing was saved.", "フォルダがいっぱいで保存できません。"),
    ):
        studio.window.tell(words)
    studio.window.run_action("messages")


# -- three seats and more ---------------------------------------------------------------------


@screen
def four(studio: Studio) -> None:
    """Four at one table, everybody alone: a large own half, and three boards above it."""
    studio.lay(many.full("royal"))


@screen
def four_look(studio: Studio) -> None:
    """The board of the third of them is looked at."""
    studio.lay(many.full("royal"))
    studio.window.place.look_at(2)


@screen
def four_out(studio: Studio) -> None:
    """One of them is out and folded; another has just left the game."""
    document = many.full("royal", out=(3,))
    studio.lay(document)
    document.table.sit(2).ask(PutMark(("seat.2",), "out", value=1))


@screen
def four_outline(studio: Studio) -> None:
    """The outline of four: whose row it is by colour and number."""
    studio.lay(many.full("royal"))
    studio.window.run_action("outline")


@screen
def four_drag(studio: Studio) -> None:
    """A card is carried to another's Bench."""
    studio.lay(many.full("royal"))
    bottom = studio.board.seating.bottom
    box = studio.board.seating.sites[f"bench.{(bottom + 1) % 4}"].box
    goal = studio.board.to_window(*box.centre)
    studio.carry(studio.spot(studio.piece(f"hand.{bottom}")), goal)


@screen
def stage(studio: Studio) -> None:
    """Three declarations lie on the stage of two."""
    studio.lay(many.staged("duel", 2))


@screen
def stage_of_three(studio: Studio) -> None:
    """The same among three, of whom one has let the chance pass."""
    studio.lay(many.staged("skirmish", 3))


@screen
def stage_on_mat(studio: Studio) -> None:
    """The stage where the mat has a place for it; the one who looks may respond."""
    studio.lay(many.staged("duel on mat", 2))
    studio.board.bridge.act_as(1)
    studio.settle()


@screen
def stage_foreseen(studio: Studio) -> None:
    """A battle three deep: what comes of it if everybody passes, and what each declaration does."""
    studio.lay(black.answered())
    studio.settle()


@screen
def stage_to_resolve(studio: Studio) -> None:
    """The same once the other has passed: the table offers to resolve the top."""
    document = many.staged("duel on mat", 2)
    document.table.sit(1).ask(PassChance())
    studio.lay(document)
    studio.rest()


@screen
def stage_passing(studio: Studio) -> None:
    """The chance is about to pass by itself, while the other's earlier wish to wait is over."""
    document = many.staged("duel on mat", 2)
    studio.lay(document)
    studio.board.bridge.act_as(1)
    passes = studio.side.stage.auto_pass
    assert passes is not None
    passes.switch("blow")
    document.table.sit(1).ask(PassChance())
    document.table.sit(0).ask(Declare("strike"))
    studio.settle()


@screen
def stage_waiting(studio: Studio) -> None:
    """Somebody asks the others to wait; the switches for passing are open."""
    document = many.staged("duel on mat", 2)
    document.table.sit(0).ask(PutMark(("seat.0",), HOLDS, value=1))
    studio.lay(document)
    studio.board.bridge.act_as(1)
    studio.window.run_action("auto_pass")
    studio.settle()


@screen
def stage_elsewhere(studio: Studio) -> None:
    """What waits on top is aimed at something else: the form for it, and a slip's own menu."""
    studio.lay(many.staged("duel on mat", 2))
    studio.window.run_action("aim_top")
    studio.settle()
    panel = studio.side.stage.panel
    assert panel is not None
    slip = panel.slips[1]
    slip.menu_wanted.emit(slip.declaration, slip.mapToGlobal(slip.rect().center()))


@screen
def stage_aimed(studio: Studio) -> None:
    """An Active is aimed at another's Active and at one of its partners' Bench."""
    studio.lay(many.aimed("royal"))


@screen
def made_handles(studio: Studio) -> None:
    """The handles of a pile that somebody made, under the pointer."""
    studio.lay(many.with_piles())
    studio.hover_zone("Kitty")


@screen
def made_resized(studio: Studio) -> None:
    """The same pile while its lower right handle is pulled."""
    studio.lay(many.with_piles())
    far = studio.hover_zone("Kitty")
    studio.carry(far, far * 1.15)


@screen
def pairs(studio: Studio) -> None:
    """Two against two: what partners hold together lies in the middle of their half."""
    studio.lay(many.full("pairs"))


@screen
def pairs_bare(studio: Studio) -> None:
    """The same for a game that says nothing of boards."""
    studio.lay(many.full("quartet"))


@screen
def three(studio: Studio) -> None:
    """Three seats of a game that says nothing of the boards of others."""
    studio.lay(many.full("crowd", 3))


@screen
def eight(studio: Studio) -> None:
    """Eight seats: plates, hands and open piles."""
    studio.lay(many.full("crowd", 8))


@screen
def eight_look(studio: Studio) -> None:
    """The whole board of the fifth of them."""
    studio.lay(many.full("crowd", 8))
    studio.window.place.look_at(4)


# -- four at a table of Pokémon ------------------------------------------------------------------


@screen
def royal(studio: Studio) -> None:
    """A Battle Royal in the middle of the game."""
    studio.lay(four_players.royal())


@screen
def royal_out(studio: Studio) -> None:
    """One player has left it some time ago, another a moment ago."""
    document = four_players.royal_out()
    studio.lay(document)
    document.table.sit(3).ask(Procedure("concede"))


@screen
def royal_attack(studio: Studio) -> None:
    """An Active Pokémon on its way to an opposing one."""
    studio.lay(four_players.royal())
    start = studio.spot(studio.piece("active.0", 1))
    studio.carry(start, studio.spot(studio.piece("active.3", 1)))


@screen
def royal_look(studio: Studio) -> None:
    """The board of the third player is looked at."""
    studio.lay(four_players.royal())
    studio.window.place.look_at(2)


@screen
def royal_opponent(studio: Studio) -> None:
    """Whom a Trainer means is chosen; the players' Pokémon are ringed."""
    studio.lay(four_players.royal())
    played = studio.board.bridge.view.zones["stage"].items[:1]
    studio.board.select(Selection(units=played))
    studio.window.run_action("pokemon.choose_opponent")
    studio.side.sheets.form.answer("whom", "seat.2")


@screen
def royal_setup(studio: Studio) -> None:
    """A Battle Royal before its first gesture."""
    studio.lay(four_players.setting_up("battle-royal"))


@screen
def teams_attack(studio: Studio) -> None:
    """The partner's Active Pokémon on its way to an opposing one."""
    studio.lay(four_players.teams())
    start = studio.spot(studio.piece("active.t0", 1))
    studio.carry(start, studio.spot(studio.piece("active.t1")))


@screen
def teams_open(studio: Studio) -> None:
    """Partners show each other their hands; the Bench has ten places."""
    document = four_players.teams()
    studio.lay(document)
    studio.window.ask(SetOptions((("tv-bench", "10"), ("tv-hands", "open"))))


@screen
def teams(studio: Studio) -> None:
    """Two against two in the middle of the game."""
    studio.lay(four_players.teams())


# -- sheets and pages of the program -------------------------------------------------------------


@screen
def home(studio: Studio) -> None:
    """Where somebody sits down."""
    studio.window.pages.show_home()


@screen
def home_again(studio: Studio) -> None:
    """The home screen of somebody who has played before, and saved two tables and a deck."""
    window = studio.window
    for over in (True, False):
        table = duel()
        if over:
            table.table.sit(1).ask(Procedure("concede"))
        table.save(studio.folder() / f"{on_screen().file}.chabudai")
        entry = entry_of(table, window.cards.face, datetime.now(UTC))
        assert entry is not None
        remember(entry)
        table.close()
    remember_deck(DeckShelf().save(deck.shipped(window.cards)))
    window.pages.show_home()


@screen
def decks(studio: Studio) -> None:
    """The decks."""
    studio.window.pages.decks.show()


@screen
def settings(studio: Studio) -> None:
    """The settings."""
    studio.window.pages.show_settings()


@screen
def new_table(studio: Studio) -> None:
    """Laying a new table for two."""
    studio.lay(solo())
    studio.window.run_action("new_table")
    (sheet,) = studio.window.findChildren(NewTableSheet)
    sheet.seating.two.setChecked(True)


@screen
def new_table_teams(studio: Studio) -> None:
    """Laying a new table for four in two teams, each with a deck."""
    _ask_toy(studio, quartet.SPEC, 4)


@screen
def new_table_eight(studio: Studio) -> None:
    """Laying a new table for eight in four teams, without decks."""
    sheet = _ask_toy(studio, octet.SPEC, 8)
    for form, name in zip(sheet.forms, on_screen().players * 4, strict=True):
        form.name.setText(name)
    sheet.rows.swap(0, 1)


def _ask_toy(studio: Studio, spec: GameSpec, seats: int) -> NewTableSheet:
    studio.stack.enter_context(loaded(spec))
    studio.lay(solo())
    return studio.window.tables.new.ask_new(spec.id, seats=seats)


@screen
def new_table_hosted(studio: Studio) -> None:
    """Laying a new table that others join."""
    studio.lay(solo())
    studio.window.tables.new.ask_new(network=True)
    (sheet,) = studio.window.findChildren(NewTableSheet)
    studio.settle()
    sheet.area.ensureWidgetVisible(sheet.hosting.rules)


@screen
def new_table_rules(studio: Studio) -> None:
    """The rules of a new table, unfolded, with a day that is none."""
    studio.lay(solo())
    studio.window.run_action("new_table")
    (sheet,) = studio.window.findChildren(NewTableSheet)
    sheet.rules.head.click()
    sheet.rules.rows.rows["date"].field.line.setText("31 August")
    sheet.rules.rows.rows["date"].field.line.editingFinished.emit()
    studio.settle()
    sheet.area.ensureWidgetVisible(sheet.rules.rows.rows["date"])


@screen
def options(studio: Studio) -> None:
    """What the table in front agrees on."""
    studio.lay(duel(history=False))
    studio.window.ask(SetOptions((("tie", "tiebreaker"), ("prizes", "3"), ("advice", "illegal"))))
    studio.window.run_action("table_options")


@screen
def options_advice(studio: Studio) -> None:
    """All rules of the adviser; one is switched off, one cannot be checked by the program."""
    studio.lay(duel(history=False))
    studio.window.ask(SetOptions((("rule:first-turn-attack", "off"),)))
    studio.window.place.show_options("first-turn-attack")


@screen
def advice(studio: Studio) -> None:
    """What the adviser says of an attack too many, where the history leaves least room for it."""
    studio.lay(duel())
    for _ in range(2):
        studio.window.ask(Procedure("attack"))
        for _ in range(3):
            studio.settle()


@screen
def earlier(studio: Studio) -> None:
    """A step of the history that is looked at from the log."""
    studio.lay(duel())
    log = studio.side.log
    log.node_requested.emit(log.model.line(log.model.rowCount() - 8).node)


@screen
def advice_ruling(studio: Studio) -> None:
    """Who agrees to keep it."""
    advice(studio)
    panel = studio.side.advice.panel
    panel.findChildren(AdviceCard)[0].keep.click()


@screen
def finder(studio: Studio) -> None:
    """Finding a card or an action."""
    studio.lay(duel())
    studio.window.run_action("find")
    QTest.keyClicks(QApplication.focusWidget(), "dr")


@screen
def keys(studio: Studio) -> None:
    """The keys that work now."""
    studio.lay(duel())
    studio.board.select(Selection(units=(studio.piece("active.0"),)))
    studio.window.run_action("keys")


@screen
def lesson(studio: Studio) -> None:
    """The first step of the first game for newcomers."""
    studio.lay(black.first_game(studio.window.look.language))


@screen
def lists(studio: Studio) -> None:
    """The lists of a game, with what could be started now lit up."""
    studio.lay(black.own_turn())
    studio.window.run_action("lists")


@screen
def tour(studio: Studio) -> None:
    """The first of the five hints."""
    studio.lay(solo())
    studio.window.run_action("tour")


@screen
def about(studio: Studio) -> None:
    """What this is."""
    studio.lay(solo())
    studio.window.run_action("about")


# -- cards and decks ------------------------------------------------------------------------------


@screen
def cards(studio: Studio) -> None:
    """All cards, narrowed down by a name and a kind."""
    studio.window.pages.open("cards")
    browser = studio.window.pages.currentWidget().findChild(CardBrowser)
    browser.filters.field.setText("ドラ" if studio.look.language == "ja" else "dra")
    browser.filters.choose({"kind": "pokemon"})
    _see(studio, browser)
    browser.to_cards()


def _see(studio: Studio, browser: CardBrowser) -> None:
    """Wait until the cards that show are found and painted."""
    studio.wait_until(lambda: bool(browser.found.shown) and not browser.searching.pending)
    for _ in range(3):
        browser.grid.viewport().repaint()
        studio.settle()
        studio.wait_until(lambda: not browser.busy)


@screen
def deck_rows(studio: Studio) -> None:
    """A deck being edited, as rows."""
    deck.edit(studio, deck.with_maybes(studio.window.cards))


@screen
def deck_pictures(studio: Studio) -> None:
    """The same deck as pictures."""
    deck.edit(studio, deck.with_maybes(studio.window.cards)).parts.part.pictures.click()


@screen
def deck_grid(studio: Studio) -> None:
    """A deck of playing cards as a grid of what is in it, with a card there twice."""
    editor = deck.edit_playing(studio)
    editor.parts.part.switches.click()
    editor.setFocus()


@screen
def deck_findings(studio: Studio) -> None:
    """A deck that breaks rules, and what is said about it."""
    editor = deck.edit(studio, deck.illegal(studio.window.cards))
    editor.tabs.bring("check")
    editor.parts.check.list.setFocus()
    editor.parts.check.list.setCurrentRow(1)


@screen
def deck_maybe(studio: Studio) -> None:
    """The cards that somebody is still thinking about."""
    editor = deck.edit(studio, deck.with_maybes(studio.window.cards))
    editor.tabs.bring("maybe")
    editor.parts.aside.setFocus()


@screen
def deck_adding(studio: Studio) -> None:
    """Typing the name of a card."""
    editor = deck.edit(studio, deck.illegal(studio.window.cards))
    editor.parts.field.setFocus()
    editor.parts.field.setText("2 " + ("ドラ" if studio.look.language == "ja" else "dra"))
    editor.parts.field.search()


@screen
def deck_browsing(studio: Studio) -> None:
    """All cards beside the deck."""
    editor = deck.edit(studio, deck.with_maybes(studio.window.cards))
    editor.tabs.bring("browse")
    browser = editor.findChild(CardBrowser)
    _see(studio, browser)


@screen
def deck_versions(studio: Studio) -> None:
    """What is different between two versions."""
    editor = deck.edit_saved(studio)
    editor.tabs.bring("versions")
    editor.parts.versions.list.clearSelection()
    for row in (0, 2):
        editor.parts.versions.list.item(row).setSelected(True)


@screen
def deck_unsaved(studio: Studio) -> None:
    """Work that was not saved is offered again."""
    editor = deck.edit_saved(studio)
    editor.edit(deck.shipped(studio.window.cards))


@screen
def deck_menu(studio: Studio) -> None:
    """What is done with a deck as a whole."""
    editor = deck.edit_saved(studio)
    studio.settle()
    editor.parts.head.more.click()


@screen
def deck_forms(studio: Studio) -> None:
    """What a deck can be written as."""
    editor = deck.edit(studio, deck.shipped(studio.window.cards))
    studio.settle()
    editor.parts.head.more.click()
    menu = QApplication.activePopupWidget()
    below = next(action for action in reversed(menu.actions()) if action.menu() is not None)
    menu.setActiveAction(below)
    studio.wait_until(below.menu().isVisible)


@screen
def decks_menu(studio: Studio) -> None:
    """What is done with a deck in the list of decks."""
    deck.edit_saved(studio)
    studio.window.pages.decks.show()
    studio.settle()
    page = studio.window.pages.currentWidget()
    sheet = page.findChild(DeckSheet)
    page.findChild(Scrolled).ensureWidgetVisible(sheet.more)
    sheet.more.click()


@screen
def decks_naming(studio: Studio) -> None:
    """A deck in the list gets another name; the one before it was deleted."""
    editor = deck.edit_saved(studio)
    studio.window.pages.decks.show()
    page = studio.window.pages.currentWidget()
    page.findChild(DeckDeeds).duplicate(deck.illegal(studio.window.cards), "Dragapult")
    page.findChild(DeckDeeds).delete(editor.work.path, editor.deck.title)
    studio.settle()
    sheet = page.findChild(DeckSheet)
    sheet.rename()
    page.findChild(Scrolled).ensureWidgetVisible(sheet.name)


@screen
def odds(studio: Studio) -> None:
    """The odds of a deck, counted."""
    deck.show_odds(studio, deck.edit(studio, deck.shipped(studio.window.cards)))


@screen
def odds_by_turn(studio: Studio) -> None:
    """The odds of a card by turn, counted, tried and played."""
    chosen = deck.shipped(studio.window.cards)
    deck.play_openings(chosen, studio.window.cards)
    view = deck.show_odds(studio, deck.edit(studio, chosen), tried=True)
    view.area.ensureWidgetVisible(view.by_turn)


@screen
def odds_played(studio: Studio) -> None:
    """The opening hand, counted, tried and played."""
    chosen = deck.shipped(studio.window.cards)
    deck.play_openings(chosen, studio.window.cards)
    deck.show_odds(studio, deck.edit(studio, chosen), tried=True)


# -- card data ------------------------------------------------------------------------------------


@screen
def import_cards(studio: Studio) -> None:
    """Asking for card data."""
    studio.lay(solo())
    studio.window.run_action("import_cards")


@screen
def import_done(studio: Studio) -> None:
    """What an import did: sets found, and an entry that was refused."""
    studio.lay(solo())
    studio.window.run_action("import_cards")
    studio.window.findChild(ImportSheet).show_outcome(import_of_samples())


# -- two at one screen ----------------------------------------------------------------------------


@screen
def curtain(studio: Studio) -> None:
    """Aki ended the turn: the device goes to Ren."""
    document = duel()
    document.apart = True
    studio.lay(document)
    studio.window.place.one_screen.sit(0)
    studio.window.run_action("end_turn")


@screen
def curtain_asks(studio: Studio) -> None:
    """Aki wants to see Ren's hand: Ren answers behind the curtain."""
    document = duel()
    document.apart = True
    studio.lay(document)
    studio.window.place.one_screen.sit(0)
    studio.window.run_action("see_hand")


@screen
def seated(studio: Studio) -> None:
    """Aki sits behind the curtain: the bar has the button that hands the place over."""
    document = duel()
    document.apart = True
    studio.lay(document)
    studio.window.place.one_screen.sit(0)


# -- a table in the network ----------------------------------------------------------------------


@screen
def join(studio: Studio) -> None:
    """Joining a table that was found in the network."""
    lan.around(studio)


@screen
def go_back(studio: Studio) -> None:
    """Waiting for a table whose host is away."""
    lan.back(studio)


@screen
def lobby(studio: Studio) -> None:
    """Who gathers before the game, and what they say."""
    lan.Evening(studio, laid=False)


@screen
def lobby_teams(studio: Studio) -> None:
    """Four who gather in two teams, of whom two would like to swap."""
    lan.team_evening(studio)


@screen
def invite(studio: Studio) -> None:
    """How the others come to the table."""
    lan.invite(studio, lan.Evening(studio, laid=False))


@screen
def together(studio: Studio) -> None:
    """A game with somebody elsewhere, who greets and asks for something."""
    evening = lan.Evening(studio, laid=True)
    evening.ask_back()
    evening.show_sign()


@screen
def people(studio: Studio) -> None:
    """Who is at the table, and what was said."""
    lan.Evening(studio, laid=True)
    studio.window.lan_desk().company.show_people()


@screen
def clock(studio: Studio) -> None:
    """The clock of a table."""
    evening = lan.Evening(studio, laid=True)
    evening.visit.say(SetClock(ClockSetting(1200.0)))
    studio.wait_until(lambda: evening.visit.clock is not None)
    together = studio.window.lan_desk().company.together
    assert together is not None
    together.show_clock()


@screen
def planned(studio: Studio) -> None:
    """A plan in the making: rows beside the board, arrows and ghosts on it."""
    studio.lay(poga.planned())
    studio.settle()


@screen
def plan_proposed(studio: Studio) -> None:
    """What the computer would plan, with its reasons, in place of the own plan."""
    studio.lay(poga.planned())
    place = studio.window.place
    assert place is not None
    view = place.bridge.view
    draft = ";".join(view.draft.split(";")[:4])
    place.plan.propose(Proposal(view.seat, view.turn.number, draft, poga.REASONS))
    studio.settle()


@screen
def look_back(studio: Studio) -> None:
    """Where the game turned, with the judgements of a computer that is not asked."""
    studio.lay(poga.over())
    with judging_at_once():
        assert studio.window.run_action("look_back")
        studio.settle()
    studio.rest()


@screen
def lesson_planned(studio: Studio) -> None:
    """The first step of the first game in which plans are made."""
    studio.lay(poga.first_game(studio.window.look.language, 0))


@screen
def lesson_plan(studio: Studio) -> None:
    """A plan as it is learned: half of it is drafted."""
    studio.lay(poga.first_game(studio.window.look.language, poga.DODGING))


@screen
def lesson_won(studio: Studio) -> None:
    """The last step: a free game, and how it is won."""
    studio.lay(poga.first_game(studio.window.look.language, 7))


@screen
def lay_position(studio: Studio) -> None:
    """A position as it is typed."""
    studio.lay(duel())
    studio.window.run_action("lay_position")
    sheet = studio.window.room.findChild(PositionSheet)
    sheet.editor.setPlainText(EXAMPLES[studio.look.language])
    sheet.look_through()


@screen
def remedies(studio: Studio) -> None:
    """What judges do about a step, with what the chosen way comes to."""
    studio.lay(duel())
    assert studio.window.document is not None
    put_right(studio.window, studio.window.document.tree.cursor - 1)
    sheet = studio.window.room.findChild(RemediesSheet)
    sheet.ways.button(1).setChecked(True)


@screen
def rules_at_hand(studio: Studio) -> None:
    """The rule that advice rests on, with examples and two earlier rulings."""
    advice(studio)
    studio.side.advice.follow()
    rule = "attack-one-per-turn"
    for reason in ("The second one was taken back", "We play it as a tiebreaker of our club"):
        studio.window.ask(Rule(rule, f"{reason}.", ("table",)))
        for _ in range(3):
            studio.settle()
    show_rules(studio.window, rule)


@screen
def questions(studio: Studio) -> None:
    """The list of questions to a judge."""
    studio.lay(duel())
    studio.window.run_action("judge_questions")


@screen
def question(studio: Studio) -> None:
    """A question that lies on the table, and a try that is not right."""
    from app.ui.learning.questions_sheet import QuestionsSheet

    questions(studio)
    studio.window.room.findChild(QuestionsSheet).lay.click()
    for _ in range(3):
        studio.settle()
    asked = studio.window.place.question if studio.window.place is not None else None
    if asked is not None:  # with other names for cards it cannot be laid, which is said
        asked.check()


@screen
def movie(studio: Studio) -> None:
    """A game played back, paused at a step."""
    studio.lay(duel())
    studio.window.run_action("play_back")
    assert studio.window.place_in_front is not None
    earlier = studio.window.place_in_front.side.earlier
    earlier.picture.controls.press("turn_forth")


@screen
def readings(studio: Studio) -> None:
    """Two branches of a game, with what differs and what is said of each."""
    studio.lay(duel())
    studio.window.run_action("readings")
    sheet = studio.window.room.findChild(ReadingsSheet)
    sheet.foot.ruling.setText("B stands.")


@screen
def sent_readings(studio: Studio) -> None:
    """Readings that a judge shows, in the window of whoever lets one of them be what happened."""
    studio.lay(duel())
    document = studio.window.document
    tree, host = document.tree, document.table.host
    here = tree.cursor
    ends = [here, *(tip for tip in tree.tips() if not tree.leads_to(here, tip))][:2]
    lines = [position_line(position_seen(host.view_at(end, JUDGE)), LONGEST_READ) for end in ends]
    names = ("", "It was Iono")
    fell = (Fallen("coins", (1,)),), (Fallen("coins", (0,)), Fallen("dice", (4,)))
    said = ShownAdvice(
        "cond-active-only",
        "illegal",
        "A Benched Pokémon cannot be Asleep.",
        "ベンチのポケモンはねむりになりません。",
    )
    shown = tuple(map(ShownReading, names, lines, fell, ((said,), ())))
    SentSheet(studio.window, ReadingsShown(0, lines[0], shown), JUDGE).open()
