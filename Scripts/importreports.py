"""Checks the report of an import against the sources, and against the graph."""

import collections
import re

import importsources

STATUSES = ("converted", "approximated", "omitted")


def faults(report, sources, paths, graph, text):
    """Returns what is wrong with a report.

    `report` is the JSON of `navc import`, `paths` are the paths of the sources, `graph` is the JSON of `navc render`,
    and `text` is the graph file.
    """
    return [*of_elements(report, sources, paths), *of_status(report), *of_parts(report, graph), *of_lines(report, text)]


def of_elements(report, sources, paths):
    """The report has each element exactly once, in order, at its place."""
    found = [
        (element["file"], element["line"], element["column"], element["element"], element.get("kind", ""))
        for element in report["elements"]]
    wanted = [
        (str(path), *element) for source, path in zip(sources, paths, strict=True)
        for element in importsources.elements(source)]
    if found != wanted:
        yield from (f"{place} is not in the report" for place in sorted(set(wanted) - set(found))[:5])
        yield from (f"{place} is in the report and not in the sources" for place in sorted(set(found) - set(wanted))[:5])
        yield f"the report has {len(found)} elements, {len(wanted)} are expected in the order of the files"
    counts = {str(path): sum(element[0] == str(path) for element in wanted) for path in paths}
    if {file["path"]: file["elements"] for file in report["files"]} != counts:
        yield f"the numbers of elements by file are {report['files']}, not {counts}"


def of_status(report):
    """An element has parts unless it is omitted, and a reason unless it is converted. The summary counts them."""
    for element in report["elements"]:
        place = f"{element['file']}:{element['line']}:{element['column']}"
        if (not element["becomes"]) != (element["status"] == "omitted"):
            yield f"{place} is {element['status']} and becomes {element['becomes']}"
        if ("reason" in element) != (element["status"] != "converted"):
            yield f"{place} is {element['status']}, and its reason is {element.get('reason')}"
    summary = report["summary"]
    for status in STATUSES:
        count = sum(element["status"] == status for element in report["elements"])
        if summary[status] != count or sum(kind[status] for kind in summary["kinds"]) != count:
            yield f"the summary counts {summary[status]} {status} elements, not {count}"
    codes = {}
    for index, element in enumerate(report["elements"]):
        if element["status"] != "converted":
            codes.setdefault(element["code"], []).append(index)
    decided = {decision["code"]: decision["elements"] for decision in report["decisions"] if decision["elements"]}
    if decided != codes:
        yield f"the decisions have the elements {decided}, not {codes}"
    counts = collections.Counter(
        [element["code"] for element in report["elements"] if element["status"] != "converted"]
        + [addition["code"] for addition in report["added"]])
    if {decision["code"]: decision["count"] for decision in report["decisions"]} != counts:
        yield f"the decisions do not count {dict(counts)}"


def parts_of(report):
    """The parts of the graph that the report names."""
    return [part for element in report["elements"] for part in element["becomes"]] + report["added"]


def of_parts(report, graph):
    """An element or an addition names every screen and every segue of the graph."""
    named = {(part["screen"], part.get("segue")) for part in parts_of(report) if not {"argument", "link"} & set(part)}
    there = {(screen["name"], None) for screen in graph["screens"]}
    there |= {(screen["name"], segue["name"]) for screen in graph["screens"] for segue in segues(screen)}
    there |= {("anywhere", segue["name"]) for segue in graph["anywhere"]}
    for difference, what in (there - named, "in the graph"), (named - there, "in the report"):
        if difference:
            yield f"only {what}: {sorted(difference, key=str)[:5]}"
    entry = report["graphs"][0]
    counts = len(graph["screens"]), len(there) - len(graph["screens"])
    if (entry["screens"], entry["segues"]) != counts:
        yield f"the report counts {entry['screens']} screens and {entry['segues']} segues, not {counts}"


def segues(screen):
    return screen.get("tabs", screen["segues"]) if screen["kind"] == "container" else screen["segues"]


def of_lines(report, text):
    """The line of each part declares the part, in its screen."""
    lines = text.split("\n")
    for part in parts_of(report):
        number = part["line"]
        if not 1 <= number <= len(lines):
            yield f"line {number} is not in the graph"
            continue
        wanted = part.get("segue") or part.get("argument") or ("link" if "link" in part else part["screen"])
        match = re.match(r"( *)([^\s:]+):", lines[number - 1])
        # A segue is in a mapping of its kind in its screen.
        depth = 6 if {"segue", "argument"} & set(part) else 4 if "link" in part else 2
        if part["screen"] == "anywhere":
            depth = 4
        if not match or match[2] != wanted or len(match[1]) != depth:
            yield f"line {number} is '{lines[number - 1]}', and not '{wanted}'"
        elif depth > 2 and around(lines, number) != part["screen"]:
            yield f"'{wanted}' in line {number} is in '{around(lines, number)}', not in '{part['screen']}'"


def around(lines, number):
    """The screen whose lines contain a line, or `anywhere`."""
    for line in reversed(lines[:number - 1]):
        if match := re.match(r"(?:  |(?=anywhere:))([^\s:#]+):", line):
            if line.startswith("anywhere:") or not in_anywhere(lines, line):
                return match[1]
    return None


def in_anywhere(lines, line):
    """Whether a line is a kind of segue below `anywhere`."""
    return "anywhere:" in lines and lines.index(line) < lines.index("screens:") and line.strip() in ("push:", "present:", "go:")
