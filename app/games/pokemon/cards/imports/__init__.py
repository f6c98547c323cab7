"""Readers of card data that people bring: each turns one public form into `Card`s."""
