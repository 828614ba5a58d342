"""`navc render`, compared with checking alone and with dot, which lays out graphs of all kinds.

For time, dot receives the graph with each segue as an edge. For area, dot receives the edges of navc's picture, with
boxes of the same sizes.

Without Graphviz, the rows that compare with dot are left out, and a message reports it.
"""

import json
import re
import shutil
import sys

from bench import graphs
from bench.measuring import REPOSITORY, WORK, Meter, call, release_navc
from bench.table import milliseconds

SIZES = {"full": ((100, 15), (1_000, 9), (10_000, 5)), "short": ((50, 1), (100, 1), (200, 1))}
DOT = {"full": ((100, 5, 0.1), (1_000, 1, 0.01)), "short": ((50, 1, 0.1),)}

VALIDATE = 3
GROWTH = 1.5
AREA = 1.25

GAP, GUTTER, POINTS = 18, 44, 72


def graph(screens):
    file = WORK / f"tree-{screens}.nav.yaml"
    WORK.mkdir(parents=True, exist_ok=True)
    file.write_text(graphs.tree(screens))
    return file


def boxes(svg):
    """The cards of a picture, in order: x, y, width, and height. The card of a container has a second one behind it.
    """
    found = []
    for group in svg.split("<g><title>")[1:]:
        group = group.split("<g class=\"near\">")[0]
        found.append([float(number) for number in re.findall(
            r'<rect class="card[^"]*" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', group)[-1]])
    return found


def for_dot(navc, file):
    """The same boxes and edges as dot's input, and the area of the boxes in navc's picture."""
    found = boxes(call(navc, "render", file, "--quiet"))
    edges = re.findall(r"(c\d+) -> (c\d+)", call(navc, "render", file, "--format", "dot", "--quiet"))
    lines = ["digraph {", f"rankdir=LR; nodesep={GAP / POINTS}; ranksep={GUTTER / POINTS}; node [shape=box, fixedsize=true, label=\"\"];"]
    for number, (_, _, width, height) in enumerate(found):
        lines.append(f"c{number} [width={(width + 1) / POINTS:.3f}, height={(height + 1) / POINTS:.3f}];")
    lines += [f"{source} -> {target};" for source, target in edges] + ["}"]
    ours = (max(x + w for x, _, w, _ in found) - min(x for x, *_ in found)) * (
        max(y + h for _, y, _, h in found) - min(y for _, y, *_ in found))
    text = WORK / "boxes.dot"
    text.write_text("\n".join(lines) + "\n")
    return text, ours


def segues_for_dot(navc, file):
    """All segues of a graph as dot's input. A segue that goes back has an edge to each possible destination."""
    graph = json.loads(call(navc, "render", file, "--format", "json", "--quiet"))
    lines = ["digraph {", "rankdir=LR; node [shape=box];"]
    for screen in graph["screens"]:
        for segue in screen["segues"]:
            targets = {".previous": screen["parents"], ".root": graph["roots"]}.get(segue.get("to"), [segue.get("to")])
            lines += [f'"{screen["name"]}" -> "{target}" [label="{segue["name"]}"];' for target in targets if target]
    text = WORK / "segues.dot"
    text.write_text("\n".join(lines) + "\n}\n")
    return text


def run(table, length):
    navc, meter, times = release_navc(), Meter(), {}
    for screens, rounds in SIZES[length]:
        file = graph(screens)
        runs = meter.interleaved(
            rounds, render=("sh", "-c", f"exec '{navc}' render '{file}' > '{WORK / 'picture.svg'}'"),
            validate=(navc, "validate", file))
        times[screens] = runs.median("render", "processor")
        table.add(
            "render as svg, time, by validate", screens, milliseconds(times[screens]),
            milliseconds(runs.median("validate", "processor")), runs.ratio("render", "validate", "processor"),
            VALIDATE if screens == 10_000 else None)
    low, middle, high = times
    first, second = (times[middle] - times[low]) / (middle - low), (times[high] - times[middle]) / (high - middle)
    table.add(
        "render as svg, time for one more screen", f"{high} by {middle}", f"{second * 1e6:.2f} us", f"{first * 1e6:.2f} us",
        second / first, GROWTH)

    if not shutil.which("dot"):
        print("bench: no rows against dot, which is not installed: apt-get install graphviz", file=sys.stderr)
        return
    for screens, rounds, bound in DOT[length]:
        text = segues_for_dot(navc, graph(screens))
        runs = meter.interleaved(
            rounds, render=("sh", "-c", f"exec '{navc}' render '{graph(screens)}' > '{WORK / 'picture.svg'}'"),
            validate=(navc, "validate", graph(screens)), dot=("dot", "-Tsvg", "-o", WORK / "dot.svg", text))
        # Reading and checking the file is not part of a layout.
        here = runs.median("render", "processor") - runs.median("validate", "processor")
        there = runs.median("dot", "processor")
        table.add(
            "render as svg, layout and writing, by dot", screens, milliseconds(here), milliseconds(there), here / there,
            bound)
    ours = theirs = 0
    for file in sorted((REPOSITORY / "graphs").glob("*.nav.yaml")):
        text, area = for_dot(navc, file)
        width, height = map(float, call("dot", "-Tplain", text).split()[2:4])
        ours, theirs = ours + area, theirs + width * height * POINTS * POINTS
    table.add("render, area, by dot", "graphs/", f"{ours / 1e6:.2f} M", f"{theirs / 1e6:.2f} M", ours / theirs, AREA)
