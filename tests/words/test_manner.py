"""How the wordings read: the terms of the game, and the marks and habits of each language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.words.allowed import SOUGHT, TAGLINE
from tests.words.source import JAPANESE, Wording, plain, wordings

COUNTED = "|".join(
    re.findall(
        r"\w+",
        """bytes cards characters coins columns copies counters days decks dice elements errors
        files gestures heads hours items lines minutes pieces places players points prizes results
        rows seats seconds sides steps tables tails tiles times tokens""",
    )
)
"""Nouns that need `counted` where a number stands before them."""

TERMS_EN = {
    r"\bpok[eé]mon\b": "Pokémon",
    r"\bPokemon\b": "Pokémon",
    r"\bactive spot\b|\bactive position\b": "Active Spot",
    r"\bprize cards?\b": "Prize card",
    r"\bspecial conditions?\b|\bstatus\b": "Special Condition",
    r"\bknocked out\b|\bknock out\b|\bKO\b": "Knocked Out",
    r"\blost zone\b": "Lost Zone",
    r"\bgraveyard\b|\btrash\b": "discard pile",
    r"\btrainer pok": "Pokémon",
    r"\bparalysed\b": "Paralyzed",
}
"""Pattern -> the term of the English rule book."""

SPOKEN_EN = {
    r"(?i)(?<!there)(?<!that) is no (?!longer|more\b|such)": "is not a",
    r"(?i)\bone['’]s own\b|\bthe own\b": "your own, their own",
    r"^Who (?!goes first|plays)[^?]*\.$": "the player who, a player with",
    r"(?i)\bonly who\b": "only the player who",
    r"\bof who [a-z]+s\b|\bwhose turn it is (?:has|loses|goes)": "of the player who",
    r"(?i)\blooks? after the table\b": "in charge of the table",
    r"out of reach": "out of range",
    r"ticks? (?:it )?off\b": "marks as used",
    r"leads home": "leads back to the beginning",
    r"(?i)\banew\b": "again",
    r"(?i)\bl(?:ays?|aid) (?:an?|the|this|its) (?:new )?(?:table|position)|is laid\b": "set up",
    r"(?i)\bhold.* against\b": "compare with",
}
"""Pattern -> what an English player says instead, whatever the game (docs/wording.md)."""

TERMS_JA = {
    r"裏向き|裏側|うらむき": "ウラ向き",
    r"表向き|表側": "オモテ向き",
    r"に付け|付いて|^付ける|[でも]付ける": "つける",
    r"捨て札|墓地|捨てる": "トラッシュ",
    r"賞品|プライズ": "サイド",
    r"サイドを[^。]*取": "サイドをとる",
    r"アクティブ|バトルポケモン場": "バトル場",
    r"基本ポケモン": "たねポケモン",
    r"攻撃|技": "ワザ",
    r"アビリティ": "特性",
    r"逃げ|撤退": "にげる",
    r"気絶": "きぜつ",
    r"毒|火傷|眠り|混乱|麻痺": "どく、やけど、ねむり、こんらん、マヒ",
    r"状態異常": "特殊状態",
    r"ダメージカウンター": "ダメカン",
    r"ポケモンチェックアップ|チェックアップ": "ポケモンチェック",
    r"サポーター": "サポート",
    r"アイテム": "グッズ",
    r"道具": "どうぐ",
    r"フォルダ(?!ー)|サーバ(?!ー)|ユーザ(?!ー)|コンピュータ(?!ー)": "ー at the end",
    r"下さい|出来|全て|無い|是非|何故|一旦|又は|既に|例え": "ください, でき, すべて, ない, …",
    r"束(?!縛)": "山",
}
"""Pattern -> the term of the Japanese rule book, or the spelling that is used here."""

ONE_WORD_JA = {
    r"(?:この|両方の|ホストの)コンピューター": "パソコン: コンピューター is who plays",
    r"コンピュータ(?!ー)|ポインタ(?!ー)": "ー at the end",
    r"いちばん": "一番",
    r"無作為": "ランダム",
    r"誰": "だれ",
    r"分か(?:らな|りま|る)": "わかる",
    r"写し(?!てく)|控えを探": "コピー, バックアップ: 控え is the sideboard",
    r"手で(?:移|重|進|動か|編集|選択|行)": "手動で",
    r"告げ": "伝える",
    r"混ぜ[るたらま]": "切る",
    r"公平の記録": "抽選の記録",
    r"席を動かす|席は.*動かし": "席の担当",
    r"代わりの操作": "代理操作",
    r"送ってもらってください|譲ってもらってください": "頼む",
    r"卓の取り決め": "卓のルール",
    r"審判": "ジャッジ",
    r"なくす$|をなくした$": "取り除く, 外す",
    r"商品": "収録セット",
}
"""Pattern -> the one word for it in Japanese, whatever the game (docs/wording.md)."""

RULES_TEXT = re.compile(r"(?:特性|効果|受けなく|使えなく|回復できなく)")
"""What a text of a card does away with is not taken off the table."""

EXCEPT = {"技": re.compile("競技"), "表側": re.compile("表側面")}


def found_by(breaks: Callable[[Wording], object]) -> list[str]:
    """Return the wordings that break a rule, each on a line of its own in what pytest prints."""
    read = (words for words in wordings() if words.ja not in SOUGHT)
    return [f"\n{words}" for words in read if breaks(words)]


OTHER_GAMES = (
    "app/games/_playing_cards/",
    "app/games/open_table/",
    "app/games/blackpoker/",
    "app/games/nullpoga/",
)
"""Where the terms of that rule book are nobody's: a table of playing cards has a discard pile."""


def in_other_terms(breaks: Callable[[Wording], object]) -> list[str]:
    """Return the same, of the wordings that speak of that rule book's game or of any."""
    return found_by(lambda words: not words.place.startswith(OTHER_GAMES) and breaks(words))


# -- English --------------------------------------------------------------------------------------


def test_one_is_never_many() -> None:
    """A number before a noun comes from `counted`: "1 cards" is nobody's English."""
    pattern = re.compile(rf"\}} (?:{COUNTED})\b|\b1 (?:{COUNTED})\b")
    assert not found_by(lambda words: pattern.search(words.en))


@pytest.mark.parametrize("pattern", TERMS_EN)
def test_english_uses_the_terms_of_the_rules(pattern: str) -> None:
    assert not in_other_terms(lambda words: re.search(pattern, words.en)), TERMS_EN[pattern]


@pytest.mark.parametrize("pattern", SPOKEN_EN)
def test_english_is_as_it_is_spoken(pattern: str) -> None:
    assert not found_by(lambda words: re.search(pattern, plain(words.en))), SPOKEN_EN[pattern]


def test_english_has_its_own_marks() -> None:
    marks = re.compile(r"[「」、。：；（）！？〜　]|\.\.\.| [,.;:!](?!\w)|  (?!×)|\"\w")
    assert not found_by(lambda words: marks.search(_without_code(words.en)))


def test_english_titles_are_in_sentence_case() -> None:
    """Capital letters begin a sentence or a term of the game, and nothing else."""
    assert not found_by(lambda words: _needless_capitals(words.en))


TERMS = frozenset(
    re.findall(
        r"[\w’']+",
        """ACE Abilities Ability Active Aki All Alt Asleep BREAK Basic Bench Benched Box Burned
        CSV Candy Battle Benches Challenge FAQ Gym Japan Leader Rare Rule Unown
        Chabudai Checkup Colorless Condition Conditions Confused Ctrl Darkness Deck
        Discard Down Dragon Energy English Enter Esc Evolution Fairy Fighting Fire GX
        Grass HP Hand Help ID Iono Item Items JSON January Japanese Knock Knocked Lightning
        Limitless Live Lost Mat Mega Metal Out PAL PNG PTCG Paralyzed Play Poisoned
        Pokémon Power Prize Prizes Psychic Radiant Ren Resistance Retreat Return SPEC
        Shift Space Special Spot Stadium Stadiums Stage Strike Supporter Supporters TCG
        Tab Table Tera Tool Tools Trainer UTF Up VMAX VSTAR Water Weakness Wheel Windows
        X Y Zone August Death Sudden Tiebreaker Trainers
        A Advantage B C City D Evolutionary GLC Parallel Royal
        BlackPoker Bulwark End Extra Generation Giant Jack Joker Jokers Lite Master Pro Reverse
        Soldier Trump
        Ambush Attack Block Counter Damage Demon Draw Force Judgement King L Lance Next R Rain
        Recruit Reunion S Search Summon Swords
        Bundle Nullpoga Rat Rats Cat Cats Frog Jellyfish Boar Wyvern Meteor Fall Witch Frost Knight
        Tempest Chrono Mage Thunder Colossus Seraphim Mecha Golem Flame Guard Front Back Swap E R28
        CARD CELL NUMBER
        Cost LEGEND LV Link M NAME Outs Spirit Spots UNION Underdepths V Zero""",
    )
)
"""Words with a capital letter of their own."""


def _needless_capitals(text: str) -> list[str]:
    inside = re.split(r"(?:^|[.:;!?“(\[…·/–—-]|\n|✓|⚠|↓|←)\s*", plain(_without_code(text)))
    words = [word for part in inside for word in re.findall(r"[^\s,;]+", part)[1:]]
    return [w for w in words if re.match(r"[A-Z]", w) and "+" not in w and _bare(w) not in TERMS]


def _bare(word: str) -> str:
    return re.sub(r"'s$|\W", "", word)


# -- Japanese -------------------------------------------------------------------------------------


@pytest.mark.parametrize("pattern", TERMS_JA)
def test_japanese_uses_the_terms_of_the_rules(pattern: str) -> None:
    assert not in_other_terms(lambda words: re.search(pattern, plain(words.ja))), TERMS_JA[pattern]


@pytest.mark.parametrize("pattern", ONE_WORD_JA)
def test_japanese_has_one_word_for_one_thing(pattern: str) -> None:
    def another(words: Wording) -> bool:
        return bool(re.search(pattern, plain(words.ja))) and not RULES_TEXT.search(words.ja)

    assert not found_by(another), ONE_WORD_JA[pattern]


def test_the_log_and_the_games_call_nobody_san() -> None:
    """Whole sentences to people in a room do; what is told of the play does not."""
    told = ("app/core/", "app/games/", "app/cards/", "app/cli/", "app/ui/outline/")
    assert not found_by(lambda words: words.place.startswith(told) and "}さん" in words.ja)


def test_japanese_has_its_own_marks() -> None:
    """Full-width marks, half-width numbers and letters, quotation marks of the language."""
    near = JAPANESE.pattern
    marks = re.compile(
        rf"{near}[,.:;!?()]|[,.:;!?(]{near}|[“”]|\.\.\.|[０-９Ａ-Ｚａ-ｚ＋]|~|～|。$(?<=^.。)"
    )
    assert not found_by(lambda words: marks.search(_without_code(words.ja)))


def test_japanese_parts_stand_apart_by_its_own_dot() -> None:
    """「3ターン目・Renの番」: a dot with spaces is for facts that the window sets in a row."""
    assert not found_by(lambda words: " · " in words.ja and words.ja != words.en)


def test_japanese_has_no_spaces_beside_its_letters() -> None:
    near = rf"(?:{JAPANESE.pattern}|[、。：（）「」])"
    # Signs, times of day and what is quoted as it is typed stand apart.
    space = re.compile(rf"{near} (?![/·?]|\{{(?:time|clock)\}}|$)|(?<![/·✓⚠↓←→?]) {near}")
    assert not found_by(lambda w: space.search(re.sub("「[^」]*」", "", _without_code(w.ja))))


def test_japanese_sentences_are_polite() -> None:
    """What ends in 。 speaks to a person; titles, buttons and lines of the log do not end so."""
    polite = re.compile(
        r"(?:です|ます|ません|ました|ましょう|でした|ください|ですか|ますか|せん)$|[：}]$|^$"
    )

    def rude(words: Wording) -> bool:
        if not words.ja.endswith("。") or words.ja == TAGLINE:
            return False
        said = re.sub(r"（[^）]*）|「[^」]*」", "", words.ja)
        return not all(polite.search(part.strip()) for part in said.split("。"))

    assert not found_by(rude)


def test_a_sentence_is_one_in_both_languages() -> None:
    def differs(words: Wording) -> bool:
        return words.en.rstrip("”").endswith(".") != words.ja.endswith("。")

    assert not found_by(differs)


def _without_code(text: str) -> str:
    """Leave out what is written the same everywhere: letters of menus, file patterns, markup."""
    text = re.sub(r"\(&\w\)|\(\*[^)]*\)|<[^>]*>|&\w+;|;;", "", text)
    return re.sub(r"日本語 / English|—", "", text)
