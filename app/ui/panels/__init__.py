"""The panels beside and over the board: large card, log, history, piles, results, messages, notes.

Each holds a bridge and what else it needs, and follows the seat's updates on its own.
"""
