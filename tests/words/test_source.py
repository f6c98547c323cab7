"""Nothing that a person reads or hears is said in one language only: read from the source."""

from __future__ import annotations

import ast
import re
from collections import defaultdict

from app.core.text import wording
from app.core.text.wording import Noun
from tests.words.allowed import (
    CHOOSES_LANGUAGE,
    CODE,
    FOR_CALLERS,
    HEADINGS,
    LISTS_OF_CODE,
    MAKES_WORDINGS,
    NAMES,
    NOBODY_READS,
    OWN_TERMS,
    READ_FOLDERS,
    READ_NOT_SAID,
    SAME,
    SWITCHES,
    TWO_MEANINGS,
)
from tests.words.source import (
    JAPANESE,
    LATIN,
    MARKED,
    Literal,
    Wording,
    asks_language,
    blanks,
    called,
    literals,
    nodes,
    pairs,
    plain,
    wordings,
)

SHOWN = frozenset(
    re.findall(
        r"\w+",
        """QAction QCheckBox QGroupBox QLabel QLineEdit QMenu QPushButton QRadioButton QToolButton
        about add_argument add_argument_group add_parser addAction addItem addItems addMenu addRow
        addTab announce appendPlainText drawText getOpenFileName getSaveFileName information
        insertItem plate question setAccessibleDescription setAccessibleName setHeaderLabels setHtml
        setIconText setInformativeText setItemText setLabelText setPlaceholderText setPlainText
        setPrefix setStatusTip setSuffix setTabText setTabToolTip setText setTitle setToolTip
        setWhatsThis setWindowTitle showMessage Label literal""",
    )
)
"""Calls that put their strings before a person's eyes or ears."""


def is_sentence(text: str) -> bool:
    """Tell whether a string reads like words for a person and not like a name in the code."""
    if is_keys(text) or is_style(text):
        return False
    words = re.sub(r"<[^>]*>", " ", plain(re.sub(r"</?(?:b|i|span)\b[^>]*>", "", text)))
    return re.search(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}|[A-Z][a-z]+ [A-Z][a-z]+", words) is not None


def is_keys(text: str) -> bool:
    """Tell whether a string is a list of keys: "Ctrl+Z Alt+Left"."""
    key = r"(?:(?:Ctrl|Alt|Shift|Meta)\+)*(?:[A-Z][A-Za-z]*\d*|\S)"
    return re.fullmatch(rf"{key}(?: {key})*", text) is not None and "+" in text


def is_style(text: str) -> bool:
    """Tell whether a string is a style: "color: red; border: none"."""
    bare = re.sub(r"<[^>]*>", "", text)
    return re.search(r"[a-z-]+: ?[^:;]+;|^\d+px \w+", bare) is not None


def said(found: list[object]) -> str:
    return "\n" + "\n".join(str(one) for one in found)


# -- wordings -----------------------------------------------------------------------------------


def test_there_are_wordings_at_all() -> None:
    assert len(pairs()) > 500


def test_every_noun_has_a_counter() -> None:
    nouns = [noun for noun in vars(wording).values() if isinstance(noun, Noun)]
    assert len(nouns) > 10
    assert all(noun.one and noun.many and JAPANESE.search(noun.counter) for noun in nouns)


def test_every_wording_is_there_in_both_languages() -> None:
    lacking = [words for words in wordings() if not words.en.strip() or not words.ja.strip()]
    lacking = [words for words in lacking if words.en or words.ja != words.en]
    assert not [w for w in lacking if w.en.strip() or w.ja.strip(" 、。")], said(list(lacking))


def test_japanese_is_japanese() -> None:
    found = [
        words
        for words in wordings()
        if LATIN.search(plain(words.ja))
        and not JAPANESE.search(words.ja)
        and words.ja.strip() not in SAME | SWITCHES
        and not _is_fragment(words)
    ]
    assert not found, said(list(found))


def _is_fragment(words: Wording) -> bool:
    """Whether all that is Latin in the Japanese is in the English too: names, keys, endings."""
    latin = re.findall(r"[A-Za-z]+", plain(words.ja))
    return not re.search(r"[a-z]{4,}", plain(words.ja)) and all(word in words.en for word in latin)


def test_english_is_not_japanese() -> None:
    found = [w for w in wordings() if JAPANESE.search(plain(w.en)) and w.ja not in SAME | SWITCHES]
    assert not found, said(list(found))


def _only_read(file: str) -> bool:
    """Whether a module knows words in order to recognise them, and says none of them."""
    return file in READ_NOT_SAID or file.startswith(READ_FOLDERS)


def test_both_languages_fill_in_the_same() -> None:
    found = [
        words
        for words in wordings()
        if blanks(words.en) != blanks(words.ja) and not words.place.startswith(MAKES_WORDINGS)
    ]
    assert not found, said(list(found))


def test_both_languages_have_a_letter_in_a_menu_or_neither() -> None:
    """ "&File" and 「ファイル(&F)」: in brackets, for no Japanese sign is a key; a digit is one."""
    found = [
        words
        for words in wordings()
        if ("&" in words.en) != ("&" in words.ja)
        or (
            "&" in words.ja
            and not re.search(r"\(&[A-Z1-9]\)", words.ja)
            and words.ja not in SWITCHES
        )
    ]
    assert not found, said(list(found))


def test_the_same_english_has_the_same_japanese() -> None:
    """One thing has one name; a second one needs a reason, and its place in the list below."""
    meanings: dict[tuple[str, str], set[str]] = defaultdict(set)
    for words in wordings():
        if len(plain(words.en).strip()) > 1 and not words.place.startswith(HEADINGS):
            own = next((game for game in OWN_TERMS if words.place.startswith(game)), "")
            meanings[own, words.en].add(words.ja)
    several = {en: ja for (_, en), ja in meanings.items() if len(ja) > 1 and en not in TWO_MEANINGS}
    assert not several, said([f"{en!r}: {sorted(ja)}" for en, ja in sorted(several.items())])


# -- strings that are no wordings ---------------------------------------------------------------


def _are_code(text: Literal) -> bool:
    """Whether no one reads a string: a single sign is painted as a picture."""
    return (
        text.file in CODE
        or bool(NOBODY_READS.intersection(text.calls))
        or bool(FOR_CALLERS.intersection(text.calls))
        or text.raised
        or bool(re.fullmatch(f"A?{JAPANESE.pattern}", text.text))
    )


def test_no_japanese_stands_alone() -> None:
    found = [
        f"{text.place}: {text.text!r}"
        for text in literals()
        if JAPANESE.search(text.text) and not _only_read(text.file) and not _are_code(text)
    ]
    assert not found, said(list(found))


def test_no_sentence_stands_alone() -> None:
    found = [
        f"{text.place}: {text.text!r}"
        for text in literals()
        if is_sentence(text.text)
        and not JAPANESE.search(text.text)
        and not _only_read(text.file)
        and not _are_code(text)
    ]
    assert not found, said(list(found))


def test_no_word_reaches_a_person_untranslated() -> None:
    found = [
        f"{text.place}: {text.text!r}"
        for text in literals()
        if SHOWN.intersection(text.calls[:1])
        and re.search(r"[A-Za-z]{2,}", words_of(text.text))
        and words_of(text.text) not in NAMES
        and not _is_option(text.text)
    ]
    assert not found, said(list(found))


def words_of(text: str) -> str:
    """Return a string without its blanks and its markup."""
    return re.sub(r"<[^>]*>|&\w+;", "", plain(text)).strip()


def _is_option(text: str) -> bool:
    """Whether it is a name in the code: of an option, an action, a style."""
    return re.fullmatch(r"-{0,2}[a-z_]+|store_true", text) is not None


def test_lists_are_joined_in_one_place() -> None:
    """Each language lists in its own manner, which `app.core.text.wording` knows."""
    found = [
        f"{file}:{node.lineno}"
        for file, parts in nodes()
        if file not in CODE | {MAKES_WORDINGS}
        for node in parts
        if isinstance(node, ast.Call)
        and called(node) == "join"
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Constant)
        and re.fullmatch(r" ?[,;、・/&] ?| and | or ", str(node.func.value.value))
        and not file.startswith(LISTS_OF_CODE)
    ]
    assert not found, said(list(found))


def test_a_wording_is_chosen_in_one_place() -> None:
    """Elsewhere a choice by language is a wording that the checks above cannot see."""
    found = [
        f"{file}:{node.lineno}"
        for file, parts in nodes()
        if file not in CHOOSES_LANGUAGE
        for node in parts
        if isinstance(node, ast.IfExp) and asks_language(node.test) and not _names_other(node)
    ]
    assert not found, said(list(found))


def _names_other(node: ast.IfExp) -> bool:
    """Whether the choice is the name of the other language, or its wording of a card's name."""
    return all(
        isinstance(part, ast.Constant) and part.value in ("ja", "en")
        for part in (node.body, node.orelse)
    )


def test_words_stand_where_they_are_said_and_nowhere_else() -> None:
    """Qt's translations would be a second text system."""
    found = [
        f"{file}:{node.lineno}"
        for file, parts in nodes()
        for node in parts
        if isinstance(node, ast.Call) and called(node) in MARKED
    ]
    assert not found, said(list(found))


def test_errors_for_people_carry_words() -> None:
    """A new error says either what it is in both languages, or that players never see it."""
    found = []
    for file, parts in nodes():
        for node in parts:
            if isinstance(node, ast.ClassDef) and _is_error(node) and node.name not in FOR_CALLERS:
                made = {called(part) for part in ast.walk(node)}
                given = {ast.unparse(a.annotation) for a in _asked(node) if a.annotation}
                if not node.name.startswith("_") and "Words" not in given | made:
                    found.append(f"{file}:{node.lineno} {node.name}")
    assert not found, said(list(found))


def _is_error(node: ast.ClassDef) -> bool:
    bases = {ast.unparse(base) for base in node.bases}
    return bool(bases & {"Exception", "ValueError", "KeyError", "RuntimeError"})


def _asked(node: ast.ClassDef) -> list[ast.arg]:
    return [
        argument
        for part in node.body
        if isinstance(part, ast.FunctionDef) and part.name == "__init__"
        for argument in part.args.args
    ]
