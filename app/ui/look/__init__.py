"""How the table looks: colours, fonts, card faces, badges, the mat and the icons.

Everything here is drawn from card data and code; nothing is loaded from picture files.
"""
