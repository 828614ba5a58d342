"""The guarded stack without a host, the allocations of the navigator around it, and the tables of graphs.

A push and a pop are compared with an append and a removal in an array, and with deeper stacks and longer queues.
Comparing with the host's stack is linear in the depth. Looking for a duplicate and removing the first request are
linear in the length of the queue, which is at most 64. The navigator keeps the last 64 events for a report, even
without observers, so an observer should cost next to nothing.

A table is parsed on the main thread when an app first uses its graph. It is compared with the minimal work on its
text, cutting it into lines. The time to open a link should depend only on the segues of its own path, not on the
number of other links.
"""

from bench import graphs
from bench.measuring import REPOSITORY, WORK, call, package_program, release_navc
from bench.table import Bound, milliseconds

SEGUES = {"full": 300_000, "short": 1_000}
TABLES = {"full": (125, 500, 2_000), "short": (10, 20, 40)}
LINKS = {"full": (10, 1_000, 10_000), "short": (10, 20, 40)}
GENERATED = REPOSITORY / "Benchmarks" / "Core" / "Sources" / "core-benchmark" / "Generated"

RATIO = Bound(65, wanted=50)
DEEPER = 2  # 32 screens compared with 1
IN_A_TAB = 1.1
LONGER = 8  # 63 queued requests compared with none
OBSERVED = 1.5
# The peer is the core, because both run the same kind of code. A slower machine took about 1.6 times as long for both,
# but only 1.2 times as long for the closures.
NAVIGATOR = Bound(24, wanted=8)
ALLOCATIONS = 8
# A push and a pop with two requirements. A turn of the main actor after each segue includes the tracking.
FACTS_BETWEEN = {"row": "segues in a row", "turns": "a turn after each"}
FOLLOWED = {"row": 1.2, "turns": None}
FIRST_USE = 0.7  # milliseconds for the largest table
FIRST_USE_GROWTH = 1.2  # per screen
MORE_LINKS = 1.5
MEMORY_OF = {"navigator": "navigator that is idle", "page": "page on the stack", "request": "request that waits"}
# Bytes. The bounds are four fifths of the first measurements.
MEMORY = {"navigator": 8_850, "page": 4_170, "request": 497}


def nanoseconds(time):
    return f"{time:.1f} ns"


def table_text(graph, name):
    """The table that navc writes for a graph, as in the generated code."""
    WORK.mkdir(parents=True, exist_ok=True)
    file = WORK / f"{name}.nav.yaml"
    file.write_text(graph)
    generated = call(release_navc(), "generate", file)
    start = generated.index('#"""')
    end = generated.index('"""#') + len('"""#')
    return generated[start:end]


def write_tables(length):
    """Writes the tables as Swift literals."""
    tables = [(graphs.for_compiling(screens), f"large{screens}") for screens in TABLES[length]]
    links = [(graphs.links(count), f"links{count}") for count in LINKS[length]]
    lines = ["// Made by `make bench`."]
    for graph, name in tables + links:
        lines += [f"private let {name}: StaticString =", f"  {table_text(graph, name)}"]
    for what, named, sizes in (("tables", "large", TABLES[length]), ("links", "links", LINKS[length])):
        entries = ", ".join(f"({size}, {named}{size})" for size in sizes)
        lines.append(f"let {what}: [(size: Int, text: StaticString)] = [{entries}]")
    GENERATED.mkdir(exist_ok=True)
    (GENERATED / "Tables.swift").write_text("\n".join(lines) + "\n")


def run(table, length):
    write_tables(length)
    program = package_program("Benchmarks/Core", "core-benchmark")
    lines = {"stack": [], "tab": [], "queue": [], "navigator": [], "facts": [], "table": [], "link": [], "memory": []}
    for line in call(program, SEGUES[length]).splitlines():
        what, *figures = line.split()
        lines[what].append(figures)
    core = stack(table, lines["stack"])
    tab(table, lines["tab"])
    queue(table, lines["queue"])
    navigator(table, core, {who: [float(figure) for figure in figures] for who, *figures in lines["navigator"]})
    for between, follows, does_not in lines["facts"]:
        table.add(
            "navigator, facts followed by facts not followed", FACTS_BETWEEN[between], nanoseconds(float(follows)),
            nanoseconds(float(does_not)), float(follows) / float(does_not), FOLLOWED[between])
    first_use(table, lines["table"])
    for what, used in lines["memory"]:
        table.add(f"memory, bytes of a {MEMORY_OF[what]}", "", f"{float(used):.0f}", "", float(used), MEMORY[what])
    opened = {count: float(time) for count, time in lines["link"]}
    growth(table, "open a link, by how many there are", opened, MORE_LINKS)


def stack(table, lines):
    times = {}
    for depth, guarded, plain, allocations in lines:
        times[depth] = float(guarded)
        table.add(
            "core, a push and a pop", f"depth {depth}", nanoseconds(times[depth]), nanoseconds(float(plain)),
            times[depth] / float(plain), RATIO)
        table.add("core, allocations once warm", f"depth {depth}", allocations, "0", int(allocations), 0)
    growth(table, "core, a push and a pop, by depth", times, DEEPER)
    return times["1"]


def tab(table, lines):
    for depth, tabbed, plain, allocations in lines:
        table.add(
            "core, a push and a pop in a tab, by one without", f"depth {depth}", nanoseconds(float(tabbed)),
            nanoseconds(float(plain)), float(tabbed) / float(plain), IN_A_TAB)
        table.add("core, allocations in a tab once warm", f"depth {depth}", allocations, "0", int(allocations), 0)


def queue(table, lines):
    times = {}
    for waiting, time, allocations in lines:
        times[waiting] = float(time)
        table.add("core, allocations of a queue once warm", f"{waiting} waiting", allocations, "0", int(allocations), 0)
    growth(table, "core, a request taken and one served, by queue", times, LONGER)


def navigator(table, core, lines):
    alone, time, closures = lines["nobody"]
    table.add(
        "navigator, a push and a pop by the core alone", "depth 1", nanoseconds(time), nanoseconds(core), time / core,
        NAVIGATOR)
    table.add(
        "navigator, a push and a pop by an array of closures", "depth 1", nanoseconds(time), nanoseconds(closures),
        time / closures)
    # A few arrays per hundred thousand segues grow for the last time.
    table.add("navigator, allocations a push and a pop", "nobody", f"{alone:.2f}", "0", round(alone, 2), ALLOCATIONS)
    for who, bound in (("observer", OBSERVED), ("button", None)):
        allocations = lines[who][0]
        table.add(
            "navigator, allocations a push and a pop", f"{who} by nobody", f"{allocations:.1f}", f"{alone:.1f}",
            allocations / alone, bound)


def first_use(table, lines):
    times = {int(screens): (float(parsed), float(cut)) for screens, parsed, cut in lines}
    for screens, (parsed, cut) in times.items():
        table.add(
            "table, first use, by cutting its text into lines", screens, nanoseconds(parsed), nanoseconds(cut),
            parsed / cut)
    *_, largest = times
    slowest = times[largest][0]
    table.add("table, first use", largest, milliseconds(slowest / 1e9), "", slowest / 1e6, FIRST_USE, " ms")
    growth(
        table, "table, first use, a screen", {screens: parsed / screens for screens, (parsed, _) in times.items()},
        FIRST_USE_GROWTH)


def growth(table, what, times, bound):
    """Compares each size with the smallest. Only the largest has a bound."""
    smallest, *others = times
    for size in others:
        table.add(
            what, f"{size} by {smallest}", nanoseconds(times[size]), nanoseconds(times[smallest]),
            times[size] / times[smallest], bound if size == others[-1] else None)
