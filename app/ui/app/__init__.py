"""The program's window: its start, its pages, its files, its actions."""
