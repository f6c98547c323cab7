"""Reads actions from their files: a list of objects, each as `docs/blackpoker.md` tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core.text.words import Words
from app.games.blackpoker.rules.action_model import Action, Slot, Target, Way

RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}


def read_action(entry: Mapping[str, Any], edition: str) -> Action:
    """Return an action as one edition has it. Raises KeyError, ValueError for what is wrong."""
    entry = {**entry, **entry.get(f"edition{edition}", {})}
    limits = entry.get("limits", ())
    ways = [Way(entry.get("cost", ""), entry["timing"])]
    if "or" in entry:
        ways.append(Way(entry["or"]["cost"], entry["or"]["timing"]))
    target = entry.get("target")
    return Action(
        id=entry["id"],
        title=words(entry["name"]),
        type=entry["type"],
        ways=tuple(ways),
        effect=words(entry["effect"]),
        keys=tuple(read_slot(text) for text in entry.get("keys", ())),
        keys_are=entry.get("keys_are", ""),
        target=None if target is None else _target(target),
        immediate=bool(entry.get("immediate", False)),
        triggered=bool(entry.get("triggered", False)),
        once="once_per_turn" in limits,
        off_turn="off_turn" in limits,
        uncounterable="no_counter" in limits,
        by=entry.get("by", ""),
        trump=_trump(entry.get("of", "")),
        fog=bool(entry.get("fog", False)),
    )


def words(said: Mapping[str, str]) -> Words:
    """Return what stands there in both languages."""
    return Words(said["en"], said["ja"])


def read_slot(text: str) -> Slot:
    """Return the slot that "H A-10", "* J-K" or "joker" says. Raises ValueError."""
    if text == "joker":
        return Slot(joker=True)
    suits, _, rest = text.partition(" ")
    ranks, _, joker = rest.partition(" ")
    low, _, high = ranks.partition("-")
    if suits != "*" and not set(suits) <= set("SHDC"):
        raise ValueError(suits)
    first = _rank(low)
    return Slot(
        "SHDC" if suits == "*" else suits, first, _rank(high) if high else first, bool(joker)
    )


def _rank(text: str) -> int:
    return RANKS[text] if text in RANKS else int(text)


def _trump(of: str) -> str:
    return of if of in ("", "control") else f"{of[0]}-{of[1:]}"


def _target(said: Mapping[str, Any]) -> Target:
    fewest, most = said.get("key_card_count", (1 if said.get("has_key_card") else 0, 99))
    within = said.get("contains", "")
    low, _, high = within.partition("-")
    return Target(
        said["kind"],
        said.get("owner", "any"),
        bool(said.get("same_suit_as_key", False)),
        "joker_soldier" in said.get("excluded", ()),
        fewest,
        most,
        tuple(said.get("action_ids", ())),
        bool(said.get("has_target", False)),
        (low[0], _rank(low[1:]), _rank(high[1:])) if within else None,
    )
