"""How many cards, and how many copies of a name: size, copy limit, and what counts as one name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from app.cards.name_keys import name_key
from app.core.data.value import replace
from app.core.text.wording import CARD, Noun, bracketed, counted, listed
from app.core.text.words import Words
from app.games.pokemon.cards.check.check_rule import Said, guard, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.counted_names import bracket, copy_name
from app.games.pokemon.cards.check.deck_row import Held, names_of, total

TIMES = Noun("time", "times", "枚")
"""How often a card is in a deck."""

Cause = Literal["copies", "bracket", "level", "special_energy"]
"""Why cards count together: one name; a name with and without a bracket; with and without δ or a
level; they are Special Energy."""


# -- size -----------------------------------------------------------------------------------------


def wrong_size(deck: Checked) -> Iterable[Said]:
    """Yield that a deck has not as many cards as its format asks for."""
    held, wanted = deck.deck.count, deck.format.size
    if held == wanted:
        return
    off, cards = abs(held - wanted), counted(held, CARD)
    todo = (
        Words(f"Take out {off}.", f"{off}枚減らしてください。")
        if held > wanted
        else Words(f"Add {off}.", f"{off}枚足してください。")
    )
    # A line that could not be read may hold what is missing.
    sure = held > wanted or not deck.deck.errors
    yield Said(
        Words(f"The deck has {cards.en}. {todo.en}", f"デッキが{cards.ja}です。{todo.ja}"),
        sure=sure,
    )


@rule("deck-size", "illegal", "APR H, ST028, TH 4")
def deck_size(deck: Checked) -> Iterable[Said]:
    """A deck has exactly as many cards as the format says."""
    return wrong_size(deck) if deck.rules == "deck" else ()


@rule("deck-needs-basic", "illegal", "RB, HALF")
def needs_basic(deck: Checked) -> Iterable[Said]:
    """There is a Basic Pokémon; an Item that is played as one is none."""
    # A Pokémon without data may be Basic: then there is nothing to say.
    if not deck.basics and not any(held.line.section == "pokemon" for held in deck.unknown):
        yield Said(
            Words(
                "The deck has no Basic Pokémon to start with. Add at least one.",
                "最初に出せるたねポケモンがありません。1枚以上入れてください。",
            )
        )


# -- copies ---------------------------------------------------------------------------------------


def too_many(deck: Checked, *causes: Cause) -> Iterator[Said]:
    """Yield the names with more copies than the format allows, for these causes (all if none)."""
    most = deck.format.copies
    if most is None:
        return
    for group in deck.same_names:
        count = total(group)
        if count > most and (not causes or _cause(group, most) in causes):
            name, held = group[0].name, counted(count, TIMES)
            also = _also(group)
            words = Words(
                f"“{name.en}” is in the deck {held.en}{also.en}. Keep at most {most}.",
                f"「{name.ja}」が{held.ja}あります{also.ja}。{most}枚までにしてください。",
            )
            yield Said(words, group, sure=total(one for one in group if one.known) > most)


def _also(group: tuple[Held, ...]) -> Words:
    """Return the names that count as the first one, in brackets; a language may have but one."""
    first, names = group[0].name, [held.name for held in group]
    en = listed(list(dict.fromkeys(name.en for name in names if name.en != first.en))).en
    ja = listed(list(dict.fromkeys(name.ja for name in names if name.ja != first.ja))).ja
    also = bracketed(Words(f"with {en}, which counts as the same name", f"同名：{ja}"))
    return replace(also, en=also.en if en else "", ja=also.ja if ja else "")


def _cause(group: tuple[Held, ...], most: int) -> Cause:
    """Return why the cards of a group count together."""
    if any(held.card.kind == "special_energy" for held in group):
        return "special_energy"
    alone: Counter[tuple[str, str]] = Counter()
    for held in group:
        alone[_shown(held)] += held.count
    if max(alone.values()) > most:
        return "copies"
    if any(inside for _, inside in alone):
        return "bracket"
    return "level" if any(name != copy_name(name) for name, _ in alone) else "copies"


def _shown(held: Held) -> tuple[str, str]:
    """Return the name of a row as it is printed or written, and what is in brackets behind it."""
    name = held.line.name if bracket(held.line.name) else held.name.en
    return name_key(name), bracket(name)


@rule("deck-copy-limit", "illegal", "ST029, TH 4, RB")
def copy_limit(deck: Checked) -> Iterable[Said]:
    """No name but a basic Energy's comes more often than the format allows, over all prints."""
    return too_many(deck, "copies") if deck.rules == "deck" else ()


@rule("deck-name-paren-is-same", "illegal", "JP, DATA")
def name_paren_is_same(deck: Checked) -> Iterable[Said]:
    """A bracket is no part of a name: Boss's Orders (Ghetsis), 博士の研究（オーキド博士）."""
    return too_many(deck, "bracket") if deck.rules == "deck" else ()


@rule("deck-name-delta-level-same", "illegal", "RB")
def name_delta_level_same(deck: Checked) -> Iterable[Said]:
    """δ and levels (LV.43, LV.X) are no part of a name."""
    return too_many(deck, "level") if deck.rules == "deck" else ()


@rule("deck-special-energy-limit", "illegal", "ST031, APR C")
def special_energy_limit(deck: Checked) -> Iterable[Said]:
    """Special Energy counts, even if a type stands in its name."""
    return too_many(deck, "special_energy") if deck.rules == "deck" else ()


NAME_OWNER_FORM_DIFFER = guard("deck-name-owner-form-differ", "RB")
"""Owners, regional forms, Radiant, Mega, ex, V, ◇ and ★ make another name: Alolan Meowth."""

BASIC_ENERGY_FREE = guard("deck-basic-energy-free", "ST030, APR C, APR E-39")
"""Any number of a basic Energy, under any of its names, may be played."""

ANY_NUMBER_CARD = guard("deck-any-number-card", "CARD")
"""The text of a print may lift the limit for that print: Arceus."""


# -- groups of names ------------------------------------------------------------------------------


@rule("deck-unown-group", "illegal", "CARD")
def unown_group(deck: Checked) -> Iterable[Said]:
    """If a print says so, all Pokémon with Unown in their names together are at most four."""
    if not deck.such(lambda card: "four_unown" in card.deck_texts):
        return
    group = [held for held in deck.held if any("unown" in name for name in held.names)]
    sure = total(held for held in group if held.known)
    if total(group) > 4:
        held, names = counted(total(group), CARD), names_of(group)
        yield Said(
            Words(
                f"The deck has {held.en} with Unown in their names ({names.en}). Keep at most 4.",
                f"名前に「アンノーン」とつくカードが{held.ja}あります（{names.ja}）。"
                "合わせて4枚までにしてください。",
            ),
            tuple(group),
            sure > 4,
        )


def exclusive_names(deck: Checked) -> Iterable[Said]:
    """Yield the groups of which more than one name is in the deck."""
    for group in deck.format.exclusive_groups:
        wanted = [copy_name(name) for name in group]
        rows = [held for held in deck.held if held.names.intersection(wanted)]
        used = {name for name in wanted for held in rows if name in held.names}
        if len(used) > 1:
            names = names_of(rows)
            yield Said(
                Words(
                    f"{names.en} count as one card: play only one of these names.",
                    f"{names.ja}は同じカードとして扱います。どれか1つの名前だけにしてください。",
                ),
                tuple(rows),
            )


@rule("deck-cross-name-group", "illegal", "GLC-FAQ")
def cross_name_group(deck: Checked) -> Iterable[Said]:
    """Of Boss's Orders and Lysandre, and of the three Professors, only one name may be played."""
    return exclusive_names(deck) if deck.rules != "glc" else ()


RULES = (
    deck_size,
    needs_basic,
    copy_limit,
    name_paren_is_same,
    NAME_OWNER_FORM_DIFFER,
    name_delta_level_same,
    BASIC_ENERGY_FREE,
    special_energy_limit,
    ANY_NUMBER_CARD,
    unown_group,
    cross_name_group,
)
