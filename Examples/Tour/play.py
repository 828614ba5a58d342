#!/usr/bin/env python3
"""Runs the tour and checks its output: play.py [--show] [DIRECTORY OF THE PROGRAM]"""

import os
import subprocess
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(FOLDER))
from playing import PATIENCE, Failure, Walk, main  # noqa: E402

EXPECTED = """\
a product that is sold out: refused: 'openProduct' needs inStock(id)  [catalog]
the cart, signed out: refused: 'cart' requires isSignedIn  [catalog]
a second press within the slide: refused: busy  [catalog]
the first: shown  [catalog › filters]
the filters returned: sorted by price
a link: shown  [catalog › product]
its page: shop://p/green%20tea
a similar product: shown  [catalog › product › product]
to buy it, signed out: refused: 'buy' needs canCheckOut and isAdult  [catalog › product › product]
to buy it, while an async fact is asked: under way  [catalog › product › product]
and once it has answered: shown  [catalog › product › product › checkout.address]
paid, out of the fragment: shown  [catalog]
told: product sencha prepares address for sencha
told: catalog gets order 1001 of sencha
the cart, signed in: shown  [catalog › cart]
back, while paying: refused: 'back' needs not isPaying  [catalog › cart]
signed out: [catalog]
"""


class Tour(Walk):
    def run(self):
        result = subprocess.run([self.path], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
        said, expected = result.stdout.splitlines(), EXPECTED.splitlines()
        for line, wanted in zip(said, expected):
            if line != wanted:
                raise Failure(f"it says\n  {line}\nand not\n  {wanted}")
            self.checks.append(line)
        self.check("it says all, and nothing more", len(said) == len(expected) and result.returncode == 0)


if __name__ == "__main__":
    sys.exit(main(Tour, "tour", FOLDER))
