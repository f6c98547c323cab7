"""Who knows which hidden card, as a judge sees it on the board and changes it."""
