"""What every game offers on its piles and hands, made from what it says of its zones."""
