"""The program's version, told once."""

VERSION = "0.1.0"
