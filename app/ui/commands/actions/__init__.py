"""What the program itself can do, one file for each of its menus; `program_actions` has all."""
