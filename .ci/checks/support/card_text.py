"""Instructions of laying out the signs of the 52 cards' faces as texts, beside laying them out and drawing, all warm.

usage: card_text.py BENCHMARKS
"""
import sys
import tempfile

from growth import cost, stripped

LIMIT = 0.1


def main():
    with tempfile.TemporaryDirectory() as folder:
        program = stripped(sys.argv[1], folder)
        texts = cost(program, "card texts", 52, folder) / 52
        cards = cost(program, "cards of texts", 52, folder) / 52
    print(f"card text\t{texts:.0f} instructions\tcard\t{cards:.0f}\tratio\t{texts / cards:.3f}")
    if texts > LIMIT * cards:
        sys.exit(f"error: laying out a card's text costs more than {LIMIT} of drawing the card")


main()
