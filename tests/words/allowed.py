"""What the checks of wordings pass over, and why. Short on purpose: a new entry needs a reason."""

from __future__ import annotations

import re

SAME = frozenset(
    {
        "HP",
        "Aki",
        "Ren",
        "ACE SPEC",
        "4K",
        "English",
        "日本語",
        "日本語 / English",
        "JSON",
        "JSON (*.json)",
    }
)
"""The same in both languages: names, what stands on the cards, languages by their own name."""

SWITCHES = frozenset({"Switch to &English"})
"""English in Japanese and the other way round: whoever looks for them reads the other language."""

READ_NOT_SAID = frozenset(
    {
        "app/cli/text_play/play_commands.py",
        "app/ui/incoming/typed_example.py",
        "app/games/pokemon/benches/long_log.py",
        "app/session/notation/foreign_play.py",
        "app/games/_playing_cards/card_spelling.py",
        "app/games/nullpoga/text_play/command_words.py",
        "app/games/pokemon/cards/card_record.py",
        "app/games/pokemon/cards/check/building.py",
        "app/games/pokemon/cards/check/evolutions.py",
        "app/games/pokemon/cards/check/format_rules/glc.py",
        "app/games/pokemon/cards/check/one_per_deck.py",
        "app/games/pokemon/cards/check/format_rules/wording_drift.py",
        "app/games/pokemon/cards/decklists/decklist.py",
        "app/games/pokemon/cards/decklists/decklist_entry.py",
        "app/games/pokemon/cards/decklists/decklist_headings.py",
        "app/games/pokemon/cards/decklists/decklist_japanese.py",
        "app/games/pokemon/cards/decklists/decklist_joined.py",
        "app/games/pokemon/cards/decklists/forms/decklist_elements.py",
        "app/games/pokemon/cards/decklists/forms/decklist_json.py",
        "app/games/pokemon/cards/decklists/forms/decklist_line.py",
        "app/games/pokemon/cards/decklists/forms/decklist_lines.py",
        "app/games/pokemon/cards/decklists/forms/decklist_loose.py",
        "app/games/pokemon/cards/decklists/forms/decklist_ranges.py",
        "app/games/pokemon/cards/decklists/forms/decklist_sentence.py",
        "app/games/pokemon/cards/decklists/decklist_prints.py",
        "app/games/pokemon/cards/decklists/decklist_reading.py",
        "app/games/pokemon/cards/decklists/decklist_spelling.py",
        "app/games/pokemon/cards/decklists/forms/decklist_table.py",
        "app/games/pokemon/cards/decklists/decklist_text.py",
        "app/games/pokemon/cards/decklists/decklist_write.py",
        "app/games/pokemon/cards/words/energy_names.py",
        "app/games/pokemon/cards/imports/readers/english.py",
        "app/games/pokemon/cards/imports/readers/japanese_texts.py",
        "app/games/pokemon/cards/imports/card_links.py",
        "app/games/pokemon/cards/imports/readers/own_cards.py",
        "app/games/pokemon/cards/imports/readers/pokemon_names.py",
        "app/games/pokemon/cards/imports/readers/printed_kinds.py",
        "app/games/pokemon/cards/imports/readers/table_rows.py",
        "app/games/pokemon/cards/imports/readers/tcgdex.py",
        "app/games/pokemon/cards/imports/readers/type_null.py",
        "app/games/pokemon/cards/words/card_names.py",
        "app/games/pokemon/cards/words/printed_types.py",
        "app/games/pokemon/benches/bench_data.py",  # what is typed into a search
        *("app/games/notation/script_places.py", "app/games/notation/script_coins.py"),
        "app/games/advising/cases/case_coins.py",
        *("app/session/notation/deed_sentences.py", "app/session/notation/stage_sentences.py"),
        "app/games/blackpoker/adviser/rules/blackpoker_book.py",  # how sources begin
        *("app/games/notation/script_cards.py", "app/games/notation/script_units.py"),
        "app/games/pokemon/table/unit_hit_points.py",
        "app/games/pokemon/procedures/knocking_out.py",
        "app/games/pokemon/notation/card_sentences.py",
        "app/games/pokemon/notation/pokemon_claims.py",
        "app/games/pokemon/notation/effect_sentences.py",
        "app/games/pokemon/notation/script_targets.py",
    }
)
"""Modules that know words of deck lists and cards in order to recognise them."""

READ_FOLDERS = (
    "app/games/pokemon/battle_log/",
    "app/games/pokemon/adviser/",
)
"""Folders of such modules: the adviser knows what is printed on cards and written in cases. What it
says itself goes through `Words`."""

CODE = frozenset(
    {
        "app/games/pokemon/cards/store/card_tables.py",  # the language of the data base
        "app/core/text/clauses.py",  # endings of Japanese verbs
        "app/core/data/plain_data.py",  # source text
        "app/core/data/value.py",  # source text
        "app/games/nullpoga/learn/lesson_cards.py",  # cards by their ids
        "app/games/nullpoga/learn/teacher_plans.py",  # cards by their ids
        "app/places.py",  # folders of operating systems
        "app/ui/look/fonts.py",  # names of fonts
        "app/ui/look/style/style_sheet.py",  # style sheets
        "app/ui/look/style/style_controls.py",
    }
)
"""Modules whose strings are for machines."""

MAKES_WORDINGS = "app/core/text/wording.py"
"""Puts wordings together from their parts in each language, so that its blanks differ."""

CHOOSES_LANGUAGE = frozenset(
    {
        "app/core/text/words.py",
        "app/cli/command_line.py",
        "app/cli/support/speaking_parser.py",
        "app/ui/app/application.py",
    }
)
"""Modules that find out which language to speak; all others ask `Words.in_`."""

NOBODY_READS = frozenset(
    re.findall(
        r"\w+",
        "Claim Phrase caught compile critical debug error exception getLogger info setStyleSheet "
        "warning",
    )
)
"""Calls whose strings no player sees: patterns, forms of sentences, style sheets, the log of
errors."""

FOR_CALLERS = frozenset(
    {
        "BrokenError",
        "CalledOffError",
        "ExceptionGroup",
        "FrozenInstanceError",
        "GapError",
        "ImpossibleFactError",
        "IndexError",
        "KeyError",
        "NeedsChance",
        "NotThereError",
        "OutOfStep",
        "RuntimeError",
        "TooLongError",
        "TooMuchError",
        "TypeError",
        "UnreadablePlanError",
        "ValueError",
        "WireError",
    }
)
"""Errors that speak to whoever calls the code, not to players."""

NAMES = frozenset(
    {
        "POSITION",
        "SCRIPT",
        "ADDRESS",
        "Chabudai",
        "Aki",
        "Ren",
        "HP",
        "CASES",
        "CODE",
        "DATE",
        "DEED",
        "DECK",
        "DIGITS",
        "DIR",
        "FILE",
        "FILE|DECK",
        "FORM",
        "INVITE|ADDRESS",
        "NAME=VALUE",
        "KIND",
        "LETTER",
        "MINUTES",
        "GAME",
        "NAME",
        "NODE",
        "OUT",
        "PAPER",
        "PATH",
        "PLAYER",
        "SECONDS",
        "TEXT",
        "TYPE",
        "VERB",
    }
)
"""Names that reach a person and are words of no language."""

OWN_TERMS = ("app/games/blackpoker/", "app/games/nullpoga/")
"""Games whose rule books have terms of their own: "Attack" is アタック in one, ワザ in others."""
TWO_MEANINGS = frozenset(
    {
        ", ",  # between members of a list, and between quoted names
        "Chance",  # whose it is to respond, and what coins and dice are
        "Deck",  # the pile on the table, and the list that is played
        "Discard pile",  # as the rules of a game call it, and as players of cards do
        "Done",  # a kind of message, and the end of the hints
        "Draw",  # what is done, and the draw that a turn begins with
        "Keys",  # the sheet, and the column of keys in the settings
        "More",  # a submenu, and what is not shown yet
        "Note",  # what is written on a card, and in the list of messages
        "Play",  # the menu, and what is done with a card
        "Player",  # somebody at a table, and the name on a deck list sheet
        "attack",  # what a monster is told to do, and its number
        "hand",  # the pile, and the command as it is typed
        "plan",  # what is made, and the command as it is typed
        "Radiant",  # a printed mark, and the Pokémon that have it
        "Retreat",  # what is done, and the cost on a card
    }
)
"""English that is two things in Japanese."""

HEADINGS = "app/games/pokemon/operations/"
"""Titles of chapters in the documentation: what can be done, where actions are named for doing."""

TAGLINE = "カードゲームのための卓。カードを動かすのはあなた。卓を用意するのがChabudai。"

SOUGHT = frozenset({"フォント 拡大 大きさ", "場所 フォルダ ファイル"})
"""Words that a search finds a setting by; nobody sees them."""

LISTS_OF_CODE = (
    "app/cli/benches/position_bench.py",  # a position, as it is typed
    "app/cli/verbs/bench_verb.py",  # names of benches, as they are typed
    "app/games/pokemon/cards/imports/",  # costs and keys
    "app/games/pokemon/cards/store/card_tables.py",  # question marks
    "app/cards/deck/deck_own.py",  # fields of our own form
    "app/games/pokemon/cards/decklists/decklist_write.py",  # ids
    "app/core/advice.py",  # what tells one ruling from another
    "app/ui/forms/form_fields.py",  # what a form is answered with
    "app/games/contracts/beginning_contract.py",  # seats in the arguments of a procedure
    "app/games/open_table/",  # handles in the arguments of a procedure
    "app/session/notation/named_deeds.py",  # the same, as a script tells them
    "app/games/pokemon/",  # handles in the arguments of a procedure
    "app/games/table_tools.py",  # the same, of any game
)
"""Where what is listed is no word of a language."""
