"""Banned cards, from the lists of the format files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.text.wording import bracketed, listed
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check.check_rule import Said, guard, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.counted_names import copy_name
from app.games.pokemon.cards.check.deck_row import Held, names_of
from app.games.pokemon.cards.check.format_rules.deck_format import Ban, CardPoints
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.print_index import print_key


def bans_in_force(deck: Checked) -> Iterator[tuple[Ban, bool]]:
    """Yield the bans of the day, and whether each is one of the region.

    Where a format tells nothing of a region, the bans of the others are all that is known.
    """
    bans = deck.format.bans
    told = any(ban.region == deck.region for ban in bans)
    for ban in bans:
        here = ban.region in (None, deck.region)
        if (here or not told) and _is_in_force(ban, deck):
            yield ban, here


def _is_in_force(ban: Ban, deck: Checked) -> bool:
    on = None if deck.day is None else deck.day.on
    if on is None:
        return ban.ends is None
    return (ban.starts is None or ban.starts <= on) and (ban.ends is None or on <= ban.ends)


def banned_prints(deck: Checked) -> Iterable[Said]:
    """Yield the prints that are banned as such; other prints of the name may be played."""
    for ban, here in bans_in_force(deck):
        if not ban.prints:
            continue
        rows = [held for held in deck.held if is_listed(held, ban, deck.cards)]
        if rows:
            yield _said(deck, rows, sure=here)


def is_listed(held: Held, entry: Ban | CardPoints, cards: CardBase) -> bool:
    """Tell whether an entry of a format's list means a row: by its name, or one of its prints.

    A print is known by its id, else by set and number with the name.
    """
    if not entry.prints:
        return copy_name(entry.name) in held.names
    if held.exact and held.card.id:
        return held.card.id in entry.prints
    if copy_name(entry.name) not in held.names:
        return False
    if held.any_print and held.known:
        # Where the list names no print, one that may be played is meant.
        return all(card.id in entry.prints for card in cards.prints(held.name.en))
    return (held.printed or held.card.key) in {_key(card_id) for card_id in entry.prints}


def _key(card_id: str) -> str:
    """Return the print, as deck lists name it, that an id of the public data means."""
    set_id, _, number = card_id.rpartition("-")
    return print_key(shipped_sets().get(set_id).code, number)


def banned_names(deck: Checked) -> Iterable[Said]:
    """Yield the cards that are banned in every print."""
    for ban, here in bans_in_force(deck):
        rows = [held for held in deck.held if is_listed(held, ban, deck.cards)]
        if not ban.prints and rows:
            yield _said(deck, rows, sure=here)


def _said(deck: Checked, rows: list[Held], *, sure: bool) -> Said:
    names, title = names_of(rows), deck.format.title
    prints = _prints(rows)
    if sure:
        words = Words(
            f"{names.en}{prints.en} is banned in {title.en}. Take another card.",
            f"{names.ja}{prints.ja}は{title.ja}の禁止カードです。ほかのカードに替えてください。",
        )
    else:
        words = Words(
            f"{names.en}{prints.en} is banned in {title.en} elsewhere; the list of this region is "
            "not known here. Look it up.",
            f"{names.ja}{prints.ja}は海外の{title.ja}の禁止カードです。"
            "この地域の一覧は登録されていないため、確かめてください。",
        )
    return Said(words, tuple(rows), sure)


def _prints(rows: list[Held]) -> Words:
    """Return the prints of rows in brackets."""
    keys = dict.fromkeys(held.printed or held.card.key for held in rows)
    return bracketed(listed(list(keys)))


@rule("deck-banned-print", "illegal", "TH 4, FILE")
def banned_print(deck: Checked) -> Iterable[Said]:
    """A print is not on the ban list of the format; in Expanded other prints of it may be fine."""
    if deck.rules != "glc":
        yield from banned_prints(deck)
        yield from banned_names(deck)


@rule("deck-not-tournament", "suspicious", "CARD")
def not_tournament(deck: Checked) -> Iterable[Said]:
    """The text of a card keeps it from official tournaments."""
    rows = deck.such(lambda card: "not_tournament" in card.deck_texts)
    if rows and deck.rules != "glc":
        names = names_of(rows)
        words = Words(
            f"{names.en} cannot be used at official tournaments, as its text says.",
            f"{names.ja}は、カードの記述により公式大会では使えません。",
        )
        yield Said(words, rows)


@rule("glc-banned-print", "illegal", "GLC-BANS")
def glc_banned_print(deck: Checked) -> Iterable[Said]:
    """A print is not on the list of Gym Leader Challenge."""
    return banned_prints(deck) if deck.rules == "glc" else ()


@rule("glc-banned-name", "illegal", "GLC-BANS")
def glc_banned_name(deck: Checked) -> Iterable[Said]:
    """Double Colorless Energy is banned in every print."""
    return banned_names(deck) if deck.rules == "glc" else ()


GLC_OTHER_BANS_IGNORED = guard("glc-other-bans-ignored", "GLC-FAQ")
"""The bans of Expanded do not count in Gym Leader Challenge: Hex Maniac may be played."""

RULES = (
    banned_print,
    not_tournament,
    glc_banned_print,
    glc_banned_name,
    GLC_OTHER_BANS_IGNORED,
)
