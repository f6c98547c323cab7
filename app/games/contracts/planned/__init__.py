"""The contracts of turns that are planned: drafts while they are made, and turns from files."""
