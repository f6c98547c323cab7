"""What a table agreed on: ids of options, each with the id of the value it was set to.

The core knows no option and no value. A game lists its own (`games/contracts/table_option.py`);
whoever asks brings along what is usual.
"""

from __future__ import annotations

from bisect import bisect_left

Options = tuple[tuple[str, str], ...]
"""(option, value), sorted; an option occurs once. What nobody set is not in it."""

MOST_OPTIONS = 300
"""Options that are set on one table: far above what any game knows."""
LONGEST_OPTION = 100
"""Characters of the id of an option, of a value or of a rule of advice."""


def names_option(name: str) -> bool:
    """Whether `name`, which came from outside, can be the id of an option, a value or a rule."""
    return 0 < len(name) <= LONGEST_OPTION and name.isprintable() and name == name.strip()


def value_set(options: Options, key: str, usual: str = "") -> str:
    """Return what the option `key` was set to, `usual` if nobody set it."""
    at = bisect_left(options, (key, ""))
    return options[at][1] if at < len(options) and options[at][0] == key else usual


def with_options(options: Options, changes: Options) -> Options:
    """Return `options` with `changes`; of two for one option the later holds.

    Raises ValueError for what names no option, and where too many would be set.
    """
    if not all(names_option(key) and names_option(value) for key, value in changes):
        message = "an option or its value has no proper name"
        raise ValueError(message)
    merged = {**dict(options), **dict(changes)}
    if len(merged) > MOST_OPTIONS:
        message = f"{len(merged)} options are set"
        raise ValueError(message)
    return tuple(sorted(merged.items()))
