"""Names that mean something to the program: what a game may call so, and what it may not.

A game's action has an id of its own; one of `PROGRAM_ACTIONS` would take the place of what the
program has under it, its key, its menu and its button. That is meant for `MAY_REPLACE` alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.words import Words

PROCEDURES: Mapping[str, Words] = {
    "setup": Words(
        "Run for each seat as a table is laid, without arguments.",
        "卓を用意するとき、席ごとに引数なしで実行されます。",
    ),
    "end_turn": Words(
        "What the button and the key for the next turn do, without arguments.",
        "番を終えるボタンとキーで、引数なしで実行されます。",
    ),
    "draw_first": Words(
        "Who goes first, drawn by chance where the table is to say.",
        "先攻を卓が決めるときの抽選です。",
    ),
}
"""Names of procedures by which the program asks for them, and when it does."""
MAY_REPLACE = frozenset({"end_turn", "get_ready", "coin", "dice"})
"""Actions of the program for which a game may have its own."""
PROGRAM_ACTIONS = frozenset(
    {
        *("about", "advice", "animations", "answer", "arrow", "begin_without", "card_menu"),
        *(
            "cards",
            "clock",
            "coin",
            "computer_stop",
            "conditions",
            "counter_top",
            "curtain",
            "decks",
            "dice",
        ),
        *("edit_deck", "end_turn", "error_log", "export_case", "export_log", "export_position"),
        *(
            "find",
            "full_screen",
            "get_ready",
            "give_back",
            "hand_over",
            "history",
            "home",
            "host_table",
        ),
        *("host_this", "import_cards", "invite", "join_table", "keys", "language"),
        *("leave_table", "lobby", "log", "look_at_1", "look_at_2", "look_at_3", "look_at_4"),
        *("look_at_5", "look_at_6", "look_at_7", "look_at_8", "look_at_all", "messages"),
        *("name_step", "new_table", "next_table", "next_task", "note", "open", "open_record"),
        *("other_seat", "outline", "pass_chance", "paste", "pause_clock", "people"),
        *("picture_copy", "picture_file", "point", "presets", "quit", "read", "redo", "rematch"),
        *("rematch_swapped", "resolve_top", "save", "save_as", "save_record", "search_deck"),
        *("see_hand", "select_hand", "settings", "show_open", "side_panel", "signs", "start"),
        *(
            "sudden_death",
            "table_options",
            "take_over",
            "team_chat",
            "text_larger",
            "text_smaller",
            "theme",
        ),
        *("tiebreaker", "tour", "turn_table", "type_in", "type_in_any", "undo", "view_pile"),
        *("who_plays", "withdraw_top", "zoom_fit", "zoom_in", "zoom_out"),
    }
)
"""Ids of what the window itself can do."""
RESERVED = PROGRAM_ACTIONS - MAY_REPLACE
"""Ids that no action of a game may have."""
