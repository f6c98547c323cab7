"""The keys of cards without data, which carry what the list says: name, set and number."""

from __future__ import annotations


def placeholder_key(name: str, set_code: str = "", number: str = "") -> str:
    """Return the key of a card without data, "?name|set|number"."""
    return f"?{name.replace('|', '/')}|{set_code}|{number}"


def placeholder_parts(key: str) -> tuple[str, str, str]:
    """Return name, set code and number in a placeholder key."""
    name, set_code, number = (*key.removeprefix("?").split("|"), "", "")[:3]
    return name, set_code, number


def placeholder_name(key: str) -> str:
    """Return the name in a placeholder key; any other key is its own name.

    So is one that names nothing: the "?" of a card that nobody named.
    """
    return (key[1:].partition("|")[0] or key) if key.startswith("?") else key
