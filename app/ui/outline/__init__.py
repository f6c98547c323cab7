"""The table as a tree of rows: what plays the whole game by keyboard, and what is read aloud."""
