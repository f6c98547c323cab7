"""The tables of the card store, and what is asked of them, in the language of the data base."""

from __future__ import annotations

from collections.abc import Iterable

VERSION = 1
"""Of the tables. A newer Chabudai may have another."""

APPLICATION = 0x43484142
"""Marks the file as ours ("CHAB")."""

SCHEMA = f"""
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
-- What was brought, as it was read: one row for each entry of a file.
CREATE TABLE entries (
  form TEXT NOT NULL, source TEXT NOT NULL, key TEXT NOT NULL, tongue TEXT NOT NULL,
  species TEXT NOT NULL, hash BLOB NOT NULL, card TEXT NOT NULL,
  UNIQUE (form, source)
);
CREATE INDEX entries_key ON entries (key);
-- Names, once each: as they are searched, and as they are compared.
CREATE TABLE names (
  name_id INTEGER PRIMARY KEY, en TEXT NOT NULL, ja TEXT NOT NULL,
  en_key TEXT NOT NULL, ja_key TEXT NOT NULL, UNIQUE (en, ja, en_key, ja_key)
);
CREATE INDEX names_en ON names (en_key);
CREATE INDEX names_ja ON names (ja_key);
-- The cards: what they are found and linked by. One row for each print.
CREATE TABLE cards (
  card_id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, id TEXT NOT NULL, name_id INTEGER,
  kind TEXT NOT NULL, types TEXT NOT NULL, set_code TEXT NOT NULL, set_name TEXT NOT NULL,
  mark TEXT NOT NULL, released TEXT NOT NULL, tongue TEXT NOT NULL, name TEXT NOT NULL,
  evolves TEXT NOT NULL, likeness TEXT NOT NULL, shape TEXT NOT NULL, version BLOB NOT NULL,
  link TEXT NOT NULL DEFAULT ''
);
CREATE INDEX cards_id ON cards (id);
CREATE INDEX cards_name ON cards (name_id);
CREATE INDEX cards_set ON cards (set_code);
-- The cards themselves, linked; apart, so that the rows above stay short.
CREATE TABLE facts (card_id INTEGER PRIMARY KEY, card TEXT NOT NULL);
-- Names of attacks and Abilities, and all texts, as they are searched.
CREATE VIRTUAL TABLE words USING fts5 (parts, texts, tokenize = 'trigram');
"""
MAKE_TABLES = f"BEGIN IMMEDIATE;{SCHEMA}COMMIT;"

# -- the file ------------------------------------------------------------------------------------

BEGIN, COMMIT, ROLLBACK = "BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"
READ_ONLY = "PRAGMA query_only = ON"
KEEP_IN_MEMORY = "PRAGMA cache_spill = OFF"
VERSION_OF_FILE = "PRAGMA user_version"
APPLICATION_OF_FILE = "PRAGMA application_id"
FIRST_FAULT = "PRAGMA quick_check(1)"
ANY_TABLE = "SELECT 1 FROM sqlite_master LIMIT 1"

# -- cards ---------------------------------------------------------------------------------------

COUNT = "SELECT count(*) FROM cards"
LINKED = "SELECT count(*) FROM cards JOIN names USING (name_id) WHERE en <> ja"
HAS_KEY = "SELECT 1 FROM cards WHERE key = ?"
NEXT_CARDS = "SELECT card_id, card FROM facts WHERE card_id > ? ORDER BY card_id LIMIT 500"
CARD_OF_KEY = "SELECT card FROM cards JOIN facts USING (card_id) WHERE key = ?"
CARD_OF_ID = "SELECT card FROM cards JOIN facts USING (card_id) WHERE id = ? LIMIT 1"
CARDS_OF_KEYS = "SELECT card FROM cards JOIN facts USING (card_id) WHERE key IN ({})"
PRINTS = """
SELECT card FROM cards JOIN facts USING (card_id) WHERE name_id IN (
  SELECT name_id FROM names WHERE en_key = ? UNION SELECT name_id FROM names WHERE ja_key = ?
)
"""
SETS = """
SELECT set_code, max(set_name), max(released), count(*) FROM cards
GROUP BY set_code ORDER BY max(released) DESC, set_code
"""
SET_IDS = """
SELECT min(id), set_code, max(set_name), max(released) FROM cards
WHERE id <> '' AND set_name <> '' GROUP BY set_code
"""
NAMES_AND_LINKS = "SELECT DISTINCT name, link, tongue FROM cards WHERE link <> ''"
KEYS = "SELECT key FROM cards"
KEYS_OF_SET = "SELECT key FROM cards WHERE set_code = ?"

# -- search --------------------------------------------------------------------------------------

ALL_NAMES = "SELECT name_id, en, ja FROM names"
NAMES_WITH = "SELECT name_id, en, ja FROM names WHERE {} OR {}"
PRINTS_OF_NAMES = "SELECT name_id, released, key FROM cards WHERE name_id IN ({names}){filters}"
PRINTS_OF_WORDS = """
SELECT en, released, key FROM words
JOIN cards ON card_id = words.rowid JOIN names USING (name_id)
WHERE {found}{filters} ORDER BY en, released DESC, key LIMIT ?
"""
WITH_TRIGRAMS, WITH_FEWER = "{column} MATCH ?", "instr({column}, ?)"
OF_KINDS, OF_TYPE, OF_SET, OF_MARK = (
    *(" AND kind IN ({})", " AND instr(types, ?)", " AND set_code = ?", " AND mark = ?"),
)

# -- writing -------------------------------------------------------------------------------------

ENTRY_HASHES = "SELECT form, source, key, hash FROM entries"
ENTRY = "SELECT tongue, card FROM entries WHERE form = ? AND source = ?"
ENTRIES_OF_KEYS = """
SELECT key, form, tongue, species, card, hash FROM entries WHERE key IN ({})
"""
PUT_ENTRY = "INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)"
FORGET_ENTRIES = "DELETE FROM entries WHERE key = ?"
PUT_ROW = """
INSERT INTO cards (key, id, kind, types, set_code, set_name, mark, released, tongue, name, evolves,
  likeness, shape, version)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (key) DO UPDATE SET (id, kind, types, set_code, set_name, mark, released, tongue, name,
  evolves, likeness, shape, version) =
  (excluded.id, excluded.kind, excluded.types, excluded.set_code, excluded.set_name, excluded.mark,
   excluded.released, excluded.tongue, excluded.name, excluded.evolves, excluded.likeness,
   excluded.shape, excluded.version)
"""
SIDES = """
SELECT key, tongue, kind, name, likeness, released, evolves, shape, version, link, card_id
FROM cards ORDER BY card_id
"""
PUT_LINK = "UPDATE cards SET name_id = ?, link = ? WHERE card_id = ?"
WRITTEN = "SELECT card_id FROM facts WHERE card_id IN ({})"
PUT_FACTS = "INSERT OR REPLACE INTO facts VALUES (?, ?)"
DROP_WORDS = "DELETE FROM words WHERE rowid = ?"
PUT_WORDS = "INSERT INTO words (rowid, parts, texts) VALUES (?, ?, ?)"
PUT_NAME = "INSERT OR IGNORE INTO names (en, ja, en_key, ja_key) VALUES (?, ?, ?, ?)"
NAME_ID = "SELECT name_id FROM names WHERE en = ? AND ja = ? AND en_key = ? AND ja_key = ?"
DROP_IDLE_NAMES = (
    "DELETE FROM names WHERE name_id NOT IN (SELECT name_id FROM cards WHERE name_id > 0)"
)
CARD_ID = "SELECT card_id FROM cards WHERE key = ?"
DROP_CARD = (
    "DELETE FROM cards WHERE card_id = ?",
    "DELETE FROM facts WHERE card_id = ?",
    "DELETE FROM words WHERE rowid = ?",
)


def names_with(words: int) -> str:
    """Return the question for names that hold so many words: each in English, each in Japanese."""
    one, other = (" AND ".join([f"instr({side}, ?)"] * words) for side in ("en", "ja"))
    return NAMES_WITH.format(one, other)


def numbers(ids: Iterable[int]) -> str:
    """Return numbers as they are listed in a question; for those of our own making."""
    return ",".join(map(str, ids))


def marks(count: int) -> str:
    """Return as many question marks as there are values."""
    return ",".join("?" * count)
