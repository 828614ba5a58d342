"""`navc diff` of two graphs, compared with `navc validate` of both.

The new graph has other predicates, arguments, and screens in every hundredth part, and one renamed fact that many
predicates read. A second pair has links on a third of the screens. Two more pairs, which also have links, differ in one
predicate, and in one screen with a link.
"""

from bench import graphs
from bench.measuring import WORK, Meter, release_navc
from bench.table import Bound, milliseconds

SIZES = {"full": ((1_000, 15), (10_000, 9), (40_000, 5)), "short": ((50, 1), (100, 1), (200, 1))}

RATIOS = {"graph": 2.6, "links": 3, "one edit": 1.9, "one more screen": Bound(3.2, wanted=3)}
EDITS = {
    "graph": graphs.edited, "links": graphs.edited, "one more screen": graphs.with_another_screen,
    "one edit": lambda text: text.replace("count > 4", "count > 5", 1)}
GROWTH = 1.5


def run(table, length):
    navc = release_navc()
    meter = Meter()
    WORK.mkdir(parents=True, exist_ok=True)
    for shape in RATIOS:
        name = shape.replace(" ", "-")
        times = []
        for screens, rounds in SIZES[length]:
            old, new = WORK / f"{name}-{screens}-old.nav.yaml", WORK / f"{name}-{screens}-new.nav.yaml"
            text = graphs.tree(screens) if shape == "graph" else graphs.with_links(graphs.tree(screens))
            old.write_text(text)
            new.write_text(EDITS[shape](text))
            runs = meter.interleaved(
                rounds, navc=(navc, "diff", "-o", "/dev/null", old, new), validate=(navc, "validate", old, new))
            here, against = runs.median("navc", "processor"), runs.median("validate", "processor")
            times.append((screens, here))
            table.add(
                f"diff, {shape}, by validate of both", screens, milliseconds(here), milliseconds(against),
                runs.ratio("navc", "validate", "processor"), RATIOS[shape])
        (first, first_time), (second, second_time), (third, third_time) = times
        early = (second_time - first_time) / (second - first)
        late = (third_time - second_time) / (third - second)
        table.add(
            f"diff, {shape}, time for one more screen", f"{third} by {second}", f"{late * 1e6:.2f} us",
            f"{early * 1e6:.2f} us", late / early, GROWTH)
