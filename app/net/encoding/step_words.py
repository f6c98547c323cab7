"""The words that steps use again and again, sent by their number.

Both ends know the list by heart, so it only ever grows at its end; any other word is spelled out.
"""

from __future__ import annotations

from typing import Any

from app.net.transport.wire_error import text, wrong

# Those of simple moves first: their numbers are short.
# fmt: off
WORDS: tuple[str, ...] = (
    "move", "play", "bench", "attach", "evolve", "draw", "discard", "mark", "use", "turn",
    "damage", "energy", "supporter", "main", "top", "bottom", "middle", "begin", "seed", "bring",
    "bring_down", "rearrange", "restack", "tuck", "swap", "pick", "shuffle", "face_up",
    "face_down", "rotate", "unmark", "look", "show", "hide", "coins", "dice", "phase", "declare",
    "pass", "resolved", "countered", "withdrawn", "open_seal", "say", "attack", "ability",
    "option", "ruled", "expire", "setup", "end", "checkup", "over", "stadium", "retreat",
    "set_prizes", "mulligan", "extra_draw", "no_extra_draw", "first_choice", "start", "begins",
    "no_prizes", "no_active", "worked_out", "overwritten", "deck_out", "promote", "switch",
    "devolve", "knock_out", "take_prize", "to_lost_zone", "prizes_for", "result", "replace",
    "return", "attack_fails", "use_stadium", "concede", "choose", "condition_met", "energy_on",
    "energy_in_play", "copy_attack", "copy_ability", "coin_heads", "coin_tails", "coins_as",
    "again", "poisoned", "burned", "asleep", "paralyzed", "confused", "used", "mulligans",
    "mulligans_shared", "first", "chooses_first", "has_basic", "no_basic", "ready", "target",
    "counter", "note", "prizes_due", "prizes_taken", "play_on", "check_poisoned", "check_burned",
    "check_asleep", "check_paralyzed", "no_attack", "no_retreat", "protected", "forbidden",
    "no_ability", "immune", "no_healing", "bench_attack", "used_game", "deals_more",
    "less_damage", "more_damage", "deals_less", "retreat_less", "retreat_more", "cost_less",
    "cost_more", "prizes_more", "prizes_less", "hp", "hp_less", "no_weakness", "no_resistance",
    "named", "energy_twice", "no_items", "no_supporters", "no_trainers", "no_stadiums", "vstar",
    "gx", "ace_spec", "first_turn", "deck_rule", "no_tools", "all_protected", "no_abilities",
    "banned", "table", "seat.0", "seat.1", "seat.2", "seat.3", "seat.4", "seat.5", "seat.6",
    "seat.7", "on", "off", "mulligan_together", "not_awaited", "anew", "gather",
    "lock_plan", "unlock_plan", "open_plans", "plan",
    "make_zone", "rename_zone", "place_zone", "remove_zone", "goes_first",
    "bid", "collect", "deal", "hand_on", "held_out", "lay", "receive", "score", "take", "win",
    "lifted", "points", "set", "wait",
    "clear", "lay_down", "pass_on", "passes", "sort", "turn_discard",
    "attacked", "felled", "hand_round", "hands_again", "hit", "leave", "leaves", "order_back",
    "out", "pair_first", "pair_redrawn", "prizes_unshared", "stays_in", "chosen", "nobody_chosen",
    "turn_ended", "pair_mulligan",
    "choose_nobody", "felled_among", "opens_round", "spot_attacked",
    "team_energy", "team_retreat", "team_stadium", "team_supporter", "team_used", "asked",
    "restage", "aim",
    "asks_deck", "attacks", "become", "blocks", "bury", "bust", "drawn", "enter", "equip", "fog",
    "heir", "join", "lay_trump", "line_up", "loses", "mill", "onto_deck", "owed", "owed:attack",
    "owed:block", "owed:charge", "owed:damageJudge", "owed:draw", "owed:exhaustion",
    "owed:handRefill", "owed:illusion", "owed:mountSoldier", "owed:nextGeneration", "owed:omen",
    "owed:reverse", "owed:revolutionDraw", "owed:riot", "owed:satisfaction", "owed:trumpRegene",
    "owed:trumpReset", "prepared", "put_back", "recall", "regenerate", "sacrifice", "setBulwark",
    "show_key", "spent", "stronger", "take_back", "to_bottom", "to_top", "turn_for_first",
    "turn_over", "under_deck", "weaker",
    "aimed",
    "barred", "below_zero", "burn", "burns_still", "came", "cast", "casts_again", "chance",
    "dies", "doubled", "doubles_still", "draws_both", "draws_empty_decks", "failed",
    "freezes_still", "grows_still", "guarded", "guards_still", "lost", "mana", "marches",
    "misfires", "misfires_again", "moves", "part", "part_action_end", "part_action_start",
    "part_alone", "part_turn_end", "part_turn_start", "player_life", "poison", "poisons_still",
    "pulled", "pushed", "rains", "repeats_actions", "repeats_spells", "spares", "stage",
    "steps", "stunned", "stuns_still", "summons", "swaps", "takes", "wilderness", "wins",
    "wins_both", "wins_empty_decks", "wins_life", "wins_wilderness", "makes_way", "remedy", "noted",
    "become_bulwark", "become_bulwarks", "become_soldier", "happens", "show_keys", "trump_falls",
    "bring_onto", "set_turn",
)
# fmt: on
_NUMBERS = {word: number for number, word in enumerate(WORDS)}


def word(spelled: str) -> int | str:
    """Return the number of a word, or the word itself if it has none."""
    return _NUMBERS.get(spelled, spelled)


def spelled(raw: Any, where: str) -> str:
    """Return the word that `raw` stands for. Raises WireError."""
    if type(raw) is int:
        if 0 <= raw < len(WORDS):
            return WORDS[raw]
        wrong(where)
    return text(raw, where)
