"""Regulation marks (レギュレーションマーク), dates and reprints: what may be played on a day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from app.core.text.wording import both, bracketed, day, labelled, listed
from app.core.text.words import Words
from app.games.pokemon.cards.check.check_rule import Said, guard, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.deck_row import Held, names_of
from app.games.pokemon.cards.check.format_rules.print_standing import Old, Standing


def _by_mark(deck: Checked, *standings: Standing) -> Iterator[tuple[str, list[Old]]]:
    """Yield the prints that stand so and that nothing rescues, those of each mark together.

    What is sure (`_sure`) is told apart from what is not.
    """
    out = [one for one in deck.old_prints if one.out and one.standing in standings]
    groups: dict[tuple[str, bool], list[Old]] = {}
    for one in out:
        groups.setdefault((one.held.card.regulation_mark, _exact(one)), []).append(one)
    for (mark, _), rows in groups.items():
        yield mark, rows


def _where(deck: Checked) -> Words:
    """Return the format with the day."""
    return deck.format.title if deck.day is None else deck.day.words


def _sure(old: Sequence[Old], deck: Checked) -> bool:
    """Tell whether the very prints, their reprints, and the marks of the day are known."""
    known = deck.knows_prints and deck.day is not None and deck.day.is_known
    return known and all(map(_exact, old))


def _exact(one: Old) -> bool:
    """Tell whether it is the print that is meant. Where the list names none, no other is better."""
    return one.held.exact or one.held.any_print


@rule("deck-regulation-mark", "illegal", "ST034, TH 4, JP")
def regulation_mark(deck: Checked) -> Iterable[Said]:
    """Standard: a card's mark is legal on the day, or a reprint's is."""
    for mark, rows in _by_mark(deck, "left", "none"):
        about, where = tuple(one.held for one in rows), _where(deck)
        names = names_of(about)
        if not deck.knows_prints:
            words = Words(
                f"Not legal in {where.en}, unless a newer print says the same: {names.en}. "
                "Import card data to be sure.",
                f"{where.ja}では、同じ内容の再録がなければ使えません：{names.ja}。"
                "カードデータを取り込むと確かめられます。",
            )
        elif mark:
            words = Words(
                f"Mark {mark} is not legal in {where.en}, and no known reprint is: {names.en}. "
                "Take a newer print or another card.",
                f"レギュレーションマーク{mark}は{where.ja}では使えず、使える再録も見つかりません："
                f"{names.ja}。新しいカードに替えてください。",
            )
        else:
            words = Words(
                f"Without a regulation mark, and no known reprint is legal in {where.en}: "
                f"{names.en}. Take another card.",
                f"レギュレーションマークがなく、{where.ja}で使える再録も見つかりません："
                f"{names.ja}。ほかのカードに替えてください。",
            )
        yield Said(words, about, _sure(rows, deck))
    for _mark, rows in _by_mark(deck, "missing"):
        missing = tuple(one.held for one in rows)
        names = names_of(missing)
        yield Said(
            Words(
                f"The card data has no regulation mark for {names.en}. Look at the card itself.",
                f"カードデータにレギュレーションマークがありません：{names.ja}。"
                "カードの実物を確かめてください。",
            ),
            missing,
            sure=False,
        )


@rule("deck-mark-not-yet", "illegal", "ST037")
def mark_not_yet(deck: Checked) -> Iterable[Said]:
    """A card may be played from the day on which its mark becomes legal."""
    for mark, rows in _by_mark(deck, "not_yet"):
        assert deck.day is not None
        about, title = tuple(one.held for one in rows), deck.format.title
        names, begins = names_of(about), day(*deck.day.begins(mark).timetuple()[:3])
        words = Words(
            f"Mark {mark} is legal in {title.en} from {begins.en} on: {names.en}.",
            f"レギュレーションマーク{mark}が{title.ja}で使えるのは{begins.ja}からです："
            f"{names.ja}。",
        )
        yield Said(words, about, _sure(rows, deck))
    for mark, rows in _by_mark(deck, "newer"):
        about = tuple(one.held for one in rows)
        names = names_of(about)
        words = Words(
            f"The format has no day for mark {mark}, so nobody can say: {names.en}. "
            "Add the mark to the format file.",
            f"レギュレーションマーク{mark}の使用開始日が登録されていないため、判断できません："
            f"{names.ja}。レギュレーションのファイルに追加してください。",
        )
        yield Said(words, about, sure=False)


@rule("deck-reprint-rescue", "reminder", "TH 4.1.3, JP")
def reprint_rescue(deck: Checked) -> Iterable[Said]:
    """An old print is usable for a reprint with the same name and text: that is said instead."""
    rescued = [one for one in deck.old_prints if one.rescued]
    if not rescued:
        return
    pairs: dict[Words, Words] = {}
    for one in rescued:
        assert one.reprint is not None
        pairs.setdefault(one.held.name, labelled(one.held.name, one.reprint.card.key))
    told = listed(list(pairs.values()))
    yield Said(
        Words(
            f"Old prints that may be played for a reprint with a legal mark ({told.en}).",
            f"使えるマークの再録があるため、古いカードも使えます（{told.ja}）。",
        ),
        tuple(one.held for one in rescued),
    )


@rule("deck-reprint-text-differs", "suspicious", "TH 4.1.3")
def reprint_text_differs(deck: Checked) -> Iterable[Said]:
    """A print of the same name has a legal mark, but its text is another."""
    differing = [
        one
        for one in deck.old_prints
        if one.reprint is not None and not one.rescued and not one.held.any_print
    ]
    for name in dict.fromkeys(one.held.name for one in differing):
        rows = [one for one in differing if one.held.name == name]
        others = listed(list(dict.fromkeys(one.reprint.card.key for one in rows if one.reprint)))
        words = Words(
            f"{name.en}: the print with a legal mark ({others.en}) reads differently, so that this "
            "one may not be played for it. Compare the two.",
            f"{name.ja}：使えるマークのカード（{others.ja}）とは内容が違うため、"
            "代わりに使えない可能性があります。見くらべてください。",
        )
        yield Said(words, tuple(one.held for one in rows))


LEGALITY_FIELD_STALE = guard("deck-legality-field-stale", "DATA")
"""What the public data says is legal in Standard is out of date, and never asked."""


@rule("deck-unreleased", "suspicious", "DATA")
def unreleased(deck: Checked) -> Iterable[Said]:
    """The set of a card comes out after the day. Sets of another region say nothing of this one."""
    late = [
        held for held in deck.held if held.exact and deck.day and not deck.day.is_out(held.card)
    ]
    for released in sorted({held.card.released for held in late}):
        about = tuple(held for held in late if held.card.released == released)
        names, out = names_of(about), _day(released)
        words = Words(
            f"{names.en}: that print comes out on {out.en} only.",
            f"{names.ja}：このカードの発売日は{out.ja}です。",
        )
        yield Said(words, about)


def _day(released: str) -> Words:
    """Return a day in words, or as the data has it where it is none."""
    try:
        return day(*date.fromisoformat(released).timetuple()[:3])
    except ValueError:
        return both(released)


@rule("deck-unknown-card", "reminder", "DATA")
def unknown_card(deck: Checked) -> Iterable[Said]:
    """There is no data for a card, so that no rule can be asked about it.

    Of a Pokémon's print without data, only what holds for every print of the name is asked.
    """
    if deck.unknown:
        names = names_of(deck.unknown)
        yield Said(
            Words(
                f"There is no data for {names.en}: check these by hand, or import or type in card "
                "data.",
                f"カードデータがありません：{names.ja}。自分で確かめるか、"
                "カードデータを取り込むか入力してください。",
            ),
            deck.unknown,
        )
    other = tuple(held for held in deck.held if held.other_print and deck.format.marks)
    if other:
        told = listed(list(dict.fromkeys(map(_stand_in, other))))
        yield Said(
            Words(
                f"Another print of the name stands in for the one in the list: {told.en}. "
                "Check that both say the same, or import card data.",
                f"リストのカードの代わりに、同じ名前の別のカードを使っています：{told.ja}。"
                "内容が同じか確かめるか、カードデータを取り込んでください。",
            ),
            other,
        )


def _stand_in(held: Held) -> Words:
    """Return a card with the print that is used and the one that the list names."""
    used = " ".join(held.card.key.rsplit("-", 1))
    printed = f"{held.line.set_code} {held.line.number}"
    shown = bracketed(Words(f"{used} for {printed}", f"{printed}→{used}"))
    return Words(f"{held.name.en}{shown.en}", f"{held.name.ja}{shown.ja}")


RULES = (
    regulation_mark,
    mark_not_yet,
    reprint_rescue,
    reprint_text_differs,
    LEGALITY_FIELD_STALE,
    unreleased,
    unknown_card,
)
