"""The text notation: whole games written down by hand, read and played on a table.

`docs/notation.md` tells how it is written. What is the same at every table is here; the sentences
of a game are its own (`GameSpec.notation`).
"""
