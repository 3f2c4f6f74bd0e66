# English words of an empty score sheet of Hvězdokupy.

sheet-board = The board, row by row, eight spaces each: * a star, M the Moon, . an empty space.
sheet-card = The number of the card, such as F07.
sheet-pattern = In place of “card”, where the card is from another copy: its pattern, with * for a star and . for any space.
