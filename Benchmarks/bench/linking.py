"""`navc links`, compared with `navc validate` for the same graph.

The document lists the kinds of URLs about which a file and the app can disagree. navc finds them by a bounded number of
URLs, each of which it compares with all components.
"""

from bench import graphs
from bench.measuring import WORK, Meter, release_navc
from bench.table import milliseconds

SIZES = {"full": (1_000, 2_000, 4_000), "short": (20, 40, 80)}
ROUNDS = {"full": 7, "short": 1}

LIST = 6
DOCUMENT = 40
DOUBLING = 2.3


def run(table, length):
    navc = release_navc()
    commands = {}
    for count in SIZES[length]:
        file = WORK / f"websites{count}.nav.yaml"
        file.write_text(graphs.website(count))
        commands[f"validate{count}"] = (navc, "validate", file)
        for format in ("aasa", "json"):
            commands[f"{format}{count}"] = ("sh", "-c", f"exec '{navc}' links '{file}' --format {format} > /dev/null")
    runs = Meter().interleaved(ROUNDS[length], **commands)
    for format, what, bound in (("aasa", "links, the file for Apple", LIST), ("json", "links, the document", DOCUMENT)):
        earlier = None
        for count in SIZES[length]:
            name, base = f"{format}{count}", f"validate{count}"
            here = runs.median(name, "processor")
            table.add(
                f"{what}, by validate", count, milliseconds(here), milliseconds(runs.median(base, "processor")),
                runs.ratio(name, base, "processor"), bound if count == SIZES[length][-1] else None)
            if earlier:
                before = f"{format}{earlier}"
                table.add(
                    f"{what}, of twice the links", f"{count} by {earlier}", milliseconds(here),
                    milliseconds(runs.median(before, "processor")), runs.ratio(name, before, "processor"), DOUBLING)
            earlier = count
