"""Names that mean something to the program: what a game may call so, and what it may not.

A game's action has an id of its own; one of `PROGRAM_ACTIONS` would take the place of what the
program has under it, its key, its menu and its button. That is meant for `MAY_REPLACE` alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.words import Words

PROCEDURES: Mapping[str, Words] = {
    "setup": Words(
        "Run for each seat as a table is set up, without arguments.",
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
MAY_REPLACE = frozenset({"end_turn", "get_ready", "coin", "dice", "resolve_top"})
"""Actions of the program for which a game may have its own."""
PROGRAM_KEYS: Mapping[str, str] = {
    "advice": "Ctrl+Shift+A",
    "aim_top": "Ctrl+Shift+F11",
    "allow_request": "F10",
    "answer": "F8",
    "arrow": ",",
    "ask_plan": "Shift+F7",
    "auto_pass": "Alt+Shift+F11",
    "card_menu": "M Menu Shift+F10",
    "cards": "Ctrl+Shift+B",
    "clock": "Shift+Pause",
    "coin": "C",
    "computer_stop": "Ctrl+F8",
    "conditions": "Y",
    "counter_top": "Ctrl+F12",
    "cut_in": "Shift+F11",
    "decks": "Ctrl+D",
    "dice": "K",
    "edit_deck": "Ctrl+Shift+D",
    "end_turn": "Return",
    "ending": "Ctrl+Alt+O",
    "find": "Ctrl+F Ctrl+K",
    "foresee_plan": "Shift+F9",
    "full_screen": "F11",
    "give_back": "Ctrl+F10",
    "guess_plan": "Alt+Shift+F9",
    "hand_over": "Ctrl+T",
    "hold": "Alt+Shift+F12",
    "home": "Alt+Home",
    "host_table": "Ctrl+Shift+K",
    "invite": "Ctrl+I",
    "join_table": "Ctrl+Shift+J",
    "keys": "F1 ?",
    "language": "Ctrl+L",
    "lists": "Shift+F1",
    "lock_plan": "Return",
    "log": "Ctrl+Shift+L",
    "look_back": "Shift+F6",
    "look_at_1": "Ctrl+Shift+F1",
    "look_at_2": "Ctrl+Shift+F2",
    "look_at_3": "Ctrl+Shift+F3",
    "look_at_4": "Ctrl+Shift+F4",
    "look_at_5": "Ctrl+Shift+F5",
    "look_at_6": "Ctrl+Shift+F6",
    "look_at_7": "Ctrl+Shift+F7",
    "look_at_8": "Ctrl+Shift+F8",
    "look_at_all": "Ctrl+Shift+F9",
    "lower_top": "Ctrl+F11",
    "messages": "Ctrl+Shift+M",
    "new_table": "Ctrl+N",
    "next_task": "F2",
    "note": "Ctrl+Shift+N",
    "open": "Ctrl+O",
    "other_seat": "Ctrl+T",
    "outline": "F4",
    "pass_chance": "Alt+F12",
    "paste": "Ctrl+V",
    "pause_clock": "Pause",
    "people": "/",
    "picture_copy": "Ctrl+Shift+C",
    "picture_file": "Ctrl+Shift+P",
    "playback_again": "Shift+Home Alt+Shift+Home",
    "playback_back": "PgUp Alt+PgUp",
    "playback_end": "End Alt+End",
    "playback_run": "Shift+PgDown Alt+Shift+PgDown",
    "playback_step": "PgDown Alt+PgDown",
    "point": ".",
    "quit": "Ctrl+Q",
    "read": "Space",
    "redo": "Ctrl+Shift+Z Ctrl+Y",
    "refuse_request": "Shift+F8",
    "resolve_top": "Shift+F12",
    "respond": "Alt+F11",
    "save": "Ctrl+S",
    "save_as": "Ctrl+Shift+S",
    "search_deck": "Ctrl+Shift+F",
    "see_hand": "Ctrl+Shift+H",
    "select_hand": "Ctrl+A",
    "settings": "Ctrl+,",
    "show_open": "Return",
    "show_plan": "Shift+F4",
    "side_panel": "F9",
    "signs": "Ctrl+.",
    "start": "Return",
    "table_options": "Ctrl+Shift+O",
    "take_over": "Ctrl+F9",
    "team_chat": "Ctrl+/",
    "text_larger": "Ctrl+Alt++ Ctrl+Alt+=",
    "text_smaller": "Ctrl+Alt+-",
    "theme": "Ctrl+Alt+T",
    "turn_table": "Ctrl+Shift+T",
    "undo": "Ctrl+Z",
    "view_pile": "V",
    "withdraw_top": "Ctrl+Shift+F12",
    "zoom_fit": "Ctrl+0",
    "zoom_in": "Ctrl++ Ctrl+=",
    "zoom_out": "Ctrl+-",
    "copy_position": "Ctrl+Alt+C",
    "lay_position": "Ctrl+Alt+L",
    "edit_position": "Ctrl+Alt+E",
    "play_from_here": "Ctrl+Alt+H",
    "host_from_here": "Ctrl+Alt+K",
    "remedy": "Ctrl+Alt+P",
    "rules_at_hand": "Ctrl+Alt+U",
    "judge_questions": "Ctrl+Alt+J",
    "judges_notes": "Ctrl+Alt+M",
    "call_judge": "Ctrl+Alt+A",
    "judge_place": "Ctrl+Alt+F",
    "back_to_game": "Ctrl+Alt+G",
    "play_back": "Ctrl+Alt+V",
    "readings": "Ctrl+Alt+R",
    "other_reading": "Ctrl+Alt+B",
    "who_knows": "Ctrl+Alt+Y",
}
"""Ids of what the window itself can do by a key -> its keys, separated by a space."""
PROGRAM_ACTIONS = frozenset(
    {
        *PROGRAM_KEYS,
        *("about", "animations", "begin_without", "curtain", "error_log", "export_case"),
        *("clear_plan", "unlock_plan", "take_plan", "leave_proposal"),
        *("export_log", "export_position", "get_ready", "history", "host_this", "import_cards"),
        *(
            "leave_table",
            "lesson",
            "lobby",
            "mat",
            "name_step",
            "next_table",
            "open_record",
            "presets",
            "rematch",
        ),
        *("rematch_swapped", "save_record", "sounds", "sudden_death", "tiebreaker", "tour"),
        "type_in",
        *("type_in_any", "who_plays"),
    }
)
"""Ids of all that the window itself can do."""
NEVER_BOTH: Mapping[str, str] = {"look_through": "view_pile"}
"""Actions of games that may share a key with one of the window, for never are both meant: this one
opens closed piles, and the window's open ones."""
RESERVED = PROGRAM_ACTIONS - MAY_REPLACE
"""Ids that no action of a game may have."""
