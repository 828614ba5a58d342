"""`navc fmt`, compared with `navc validate` of the same file.

navc reads the file, writes it in the layout, and checks the result if it differs from the file. The files are a
graph without comments and a graph with a comment on each line and before each screen, each with and without the layout.
"""

import shutil

from bench import graphs
from bench.measuring import WORK, Meter, call, release_navc
from bench.table import Bound, milliseconds

SIZES = {"full": ((1_000, 15), (10_000, 9), (40_000, 5)), "short": ((50, 1), (100, 1), (200, 1))}

# With comments, one machine measures 1.9, and another one 2.1.
RATIO = {"graph": 2, "comments": Bound(2.2, wanted=2)}
GROWTH = 1.5


def run(table, length):
    navc = release_navc()
    meter = Meter()
    WORK.mkdir(parents=True, exist_ok=True)
    for shape, comments in (("graph", False), ("comments", True)):
        times = {"changed": [], "unchanged": []}
        for screens, rounds in SIZES[length]:
            changed = WORK / f"{shape}-{screens}.nav.yaml"
            changed.write_text(graphs.without_layout(graphs.tree(screens), comments))
            unchanged = WORK / f"{shape}-{screens}-layout.nav.yaml"
            shutil.copy(changed, unchanged)
            call(navc, "fmt", unchanged)
            for state, file in (("changed", changed), ("unchanged", unchanged)):
                # `-` writes the result to standard output, so that the file stays.
                runs = meter.interleaved(
                    rounds, navc=("sh", "-c", f"exec '{navc}' fmt - < '{file}'"), validate=(navc, "validate", file))
                here, against = runs.median("navc", "processor"), runs.median("validate", "processor")
                times[state].append((screens, here))
                table.add(
                    f"fmt, {shape}, {state}, by validate", screens, milliseconds(here), milliseconds(against),
                    runs.ratio("navc", "validate", "processor"), RATIO[shape])
        for state, ((first, first_time), (second, second_time), (third, third_time)) in times.items():
            early = (second_time - first_time) / (second - first)
            late = (third_time - second_time) / (third - second)
            table.add(
                f"fmt, {shape}, {state}, time for one more screen", f"{third} by {second}", f"{late * 1e6:.2f} us",
                f"{early * 1e6:.2f} us", late / early, GROWTH)
