"""What is declared on the stage, as far as the board shows it: arrows to what it is aimed at."""
