"""What is printed on cards and written in lists, in words: kinds, types, basic Energy."""
