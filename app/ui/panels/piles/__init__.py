"""Sheets that show the cards of a pile: to look through, to take from, to put in order."""
