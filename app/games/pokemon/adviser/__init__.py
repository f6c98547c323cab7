"""The adviser of a Pokémon table: what looks illegal, said and never enforced.

A rule (`rules/`) is a function of a `Position` and a `Play`. Both are read from a seat's own view
and what it intends (`intent_plays`) or was told (`fact_plays`), or from a case file (`case_file`):
the same rules speak at the table, before a drop, and to a judge at the command line.
"""
