"""The keys of cards without data, which carry what the list says: name, set and number."""

from __future__ import annotations

_LONE = "?"
"""Stands where the number would: which print it is nobody knows."""


def placeholder_key(name: str, set_code: str = "", number: str = "") -> str:
    """Return the key of a card without data, "?name|set|number"."""
    return f"?{name.replace('|', '/')}|{set_code}|{number}"


def lone_key(name: str) -> str:
    """Return the key of a card that is none of its name there is data for."""
    return f"{placeholder_key(name)}{_LONE}"


def is_lone(key: str) -> bool:
    """Whether no other card of the name may stand in for a placeholder."""
    return key.startswith("?") and key.endswith(f"||{_LONE}")


def placeholder_parts(key: str) -> tuple[str, str, str]:
    """Return name, set code and number in a placeholder key."""
    told = key.removesuffix(_LONE) if is_lone(key) else key
    name, set_code, number = (*told.removeprefix("?").split("|"), "", "")[:3]
    return name, set_code, number


def placeholder_name(key: str) -> str:
    """Return the name in a placeholder key; any other key is its own name.

    So is one that names nothing: the "?" of a card that nobody named.
    """
    return (key[1:].partition("|")[0] or key) if key.startswith("?") else key
