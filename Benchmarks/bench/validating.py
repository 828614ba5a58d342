"""`navc validate`, compared with libyaml's event loop over the same bytes, which is the lower bound."""

from bench import graphs
from bench.measuring import WORK, Meter, compile_c, release_navc
from bench.table import Bound, megabytes, milliseconds

SIZES = {"full": ((1_000, 21), (10_000, 15), (100_000, 7)), "short": ((100, 3), (500, 3), (1_000, 3))}

RATIO = Bound(2.8, wanted=1.7)
SMALLEST_DIFFERENCE = 10  # milliseconds
GROWTH = 1.5
MEMORY = 10  # times the size of the file


def run(table, length):
    navc = release_navc()
    floor = compile_c("YAMLFloor", "-lyaml")
    meter = Meter()

    nothing = WORK / "empty.nav.yaml"
    nothing.write_text(graphs.empty())
    least = meter.interleaved(5, navc=(navc, "validate", nothing)).median("navc", "peak")

    times = []
    for screens, rounds in SIZES[length]:
        file = WORK / f"tree-{screens}.nav.yaml"
        file.write_text(graphs.tree(screens))
        size = file.stat().st_size
        runs = meter.interleaved(rounds, floor=(floor, file), navc=(navc, "validate", file))
        here, against = runs.median("navc", "processor"), runs.median("floor", "processor")
        above = runs.median("navc", "peak") - least
        times.append((screens, here))

        smallest = screens == SIZES[length][0][0]
        table.add(
            "validate, time", screens, milliseconds(here), milliseconds(against), runs.ratio("navc", "floor", "processor"),
            None if smallest else RATIO)
        if smallest:
            table.add(
                "validate, time above the floor", screens, milliseconds(here), milliseconds(against),
                (here - against) * 1e3, SMALLEST_DIFFERENCE, " ms")
        table.add(
            "validate, memory above an empty graph's, by the file", screens, megabytes(above), megabytes(size),
            above / size, MEMORY)

    (first, first_time), (second, second_time), (third, third_time) = times
    early = (second_time - first_time) / (second - first)
    late = (third_time - second_time) / (third - second)
    table.add(
        "validate, time for one more screen", f"{third} by {second}", f"{late * 1e6:.2f} us", f"{early * 1e6:.2f} us",
        late / early, GROWTH)
