"""`navc import`, compared with libexpat over the same bytes, which is the lower bound.

navc also resolves the segues, repairs and checks the graph, and writes the graph and the report.
"""

from bench import storyboards
from bench.measuring import WORK, Meter, compile_c, release_navc
from bench.table import megabytes, milliseconds

SIZES = {"full": ((5_000, 9), (10_000, 7), (20_000, 7)), "short": ((50, 1), (100, 1), (200, 1))}

RATIO = 12
DOUBLING = 2.2
MEMORY, MEMORY_PER_BYTE = 40e6, 12


def run(table, length):
    navc = release_navc()
    floor = compile_c("ExpatFloor", "-lexpat")
    meter = Meter()
    largest, times = SIZES[length][-1][0], []
    for screens, rounds in SIZES[length]:
        file = WORK / f"Tree{screens}.storyboard"
        file.write_text(storyboards.tree(screens))
        size = file.stat().st_size
        # The report goes to standard error.
        command = ("sh", "-c", f"exec '{navc}' import storyboard '{file}' 2>/dev/null")
        runs = meter.interleaved(rounds, floor=(floor, file), navc=command)
        here, against = runs.median("navc", "processor"), runs.median("floor", "processor")
        peak, allowed = runs.median("navc", "peak"), MEMORY + MEMORY_PER_BYTE * size
        table.add(
            "import, time, by libexpat", screens, milliseconds(here), milliseconds(against),
            runs.ratio("navc", "floor", "processor"), RATIO if screens == largest else None)
        table.add(
            "import, memory, by 40 MB and 12 times the file", screens, megabytes(peak), megabytes(allowed), peak / allowed, 1)
        if times:
            before, earlier = times[-1]
            table.add(
                "import, time of a doubled file", f"{screens} by {before}", milliseconds(here), milliseconds(earlier),
                here / earlier, DOUBLING)
        times.append((screens, here))
