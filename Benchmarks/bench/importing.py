"""`navc import`, compared with libexpat over the same bytes, which is the lower bound.

navc also resolves the segues, repairs and checks the graph, and writes the graph and the report.
"""

from bench import storyboards
from bench.measuring import WORK, Meter, compile_c, release_navc
from bench.table import Bound, megabytes, milliseconds

SIZES = {"full": (5_000, 10_000, 20_000), "short": (50, 100, 200)}
ROUNDS = {"full": 9, "short": 1}

RATIO = Bound(held=14.5, wanted=12)
DOUBLING = 2.2
MEMORY, MEMORY_PER_BYTE = 40e6, 12


def run(table, length):
    navc = release_navc()
    floor = compile_c("ExpatFloor", "-lexpat")
    commands, bytes_of = {}, {}
    for screens in SIZES[length]:
        file = WORK / f"Tree{screens}.storyboard"
        file.write_text(storyboards.tree(screens))
        bytes_of[screens] = file.stat().st_size
        commands[f"floor{screens}"] = (floor, file)
        # The report goes to standard error.
        commands[f"navc{screens}"] = ("sh", "-c", f"exec '{navc}' import storyboard '{file}' 2>/dev/null")
    # All sizes in the same rounds, so that a clock rate that changes does not look like growth.
    runs = Meter().interleaved(ROUNDS[length], **commands)
    largest, earlier = SIZES[length][-1], None
    for screens, size in bytes_of.items():
        name, base = f"navc{screens}", f"floor{screens}"
        here, against = runs.median(name, "processor"), runs.median(base, "processor")
        peak, allowed = runs.median(name, "peak"), MEMORY + MEMORY_PER_BYTE * size
        table.add(
            "import, time, by libexpat", screens, milliseconds(here), milliseconds(against),
            runs.ratio(name, base, "processor"), RATIO if screens == largest else None)
        table.add(
            "import, memory, by 40 MB and 12 times the file", screens, megabytes(peak), megabytes(allowed), peak / allowed, 1)
        if earlier:
            before = runs.median(f"navc{earlier}", "processor")
            table.add(
                "import, time of a doubled file", f"{screens} by {earlier}", milliseconds(here), milliseconds(before),
                runs.ratio(name, f"navc{earlier}", "processor"), DOUBLING)
        earlier = screens
