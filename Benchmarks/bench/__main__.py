"""`make bench`: one table of ratios, measured in one run.

A full run fails if a bound is exceeded. A part that exceeds one is measured a second time, and the lower value of each
row counts. A short run only checks that every benchmark works: with its small sizes and
few rounds, the numbers mean nothing.
"""

import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from bench import (  # noqa: E402
    building, compiling, core, differing, drawing, generating, gtk, importing, laying, linking, serving,
    uikit, validating)
from bench.table import Table  # noqa: E402

PARTS = {
    "validate": validating.run, "generate": generating.run, "fmt": laying.run, "import": importing.run,
    "links": linking.run, "lsp": serving.run, "render": drawing.run, "diff": differing.run, "compile": compiling.run,
    "core": core.run, "build": building.run, "uikit": uikit.run, "gtk": gtk.run}

parser = argparse.ArgumentParser(prog="bench", description=__doc__)
parser.add_argument("--short", action="store_true", help="small sizes and few rounds; bounds are shown, not enforced")
parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)}; all without one")
options = parser.parse_args()
if unknown := set(options.parts) - set(PARTS):
    parser.error(f"no part is called {', '.join(sorted(unknown))}")

table = Table(enforced=not options.short)


def measure(name, note=""):
    print(f"bench: {name}{note} …", file=sys.stderr, flush=True)
    part = Table(table.enforced)
    try:
        PARTS[name](part, "short" if options.short else "full")
    except BaseException:
        table.rows += part.rows
        raise
    return part


try:
    for name in options.parts or PARTS:
        part = measure(name)
        # Other load on the machine can slow a part down. A slower program also breaks its bound the second time.
        if part.broken:
            part.measured_again(measure(name, " again"))
        table.rows += part.rows
finally:
    # If a part fails, the earlier measurements are still printed.
    print(table, flush=True)
if table.missed:
    print(f"bench: {table.missed} rows hold, and more is wanted of them: Documentation/design/speed.md", file=sys.stderr)
if table.broken:
    sys.exit(f"bench: {table.broken} bounds are broken")
