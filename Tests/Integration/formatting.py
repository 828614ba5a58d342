#!/usr/bin/env python3
"""Checks that the graphs of this repository have the layout, and reads layouts with PyYAML.

`navc fmt --check` must not list a graph. The inputs of fuzzing are not graphs, so they are not checked.

PyYAML must find the same texts in the places of names, texts, types, predicates, and paths as navc: strings, and not
numbers, Booleans, or dates. The test reads all graphs in the folder `graphs`, and a graph with harmful names. With
NAVC_CORPUS, it also reads the graphs in that folder. Without PyYAML, the test skips with a message.
"""

import os
import pathlib
import subprocess
import sys

try:
    import yaml
except ImportError:
    yaml = None

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = os.environ.get("NAVC", str(REPOSITORY / ".build" / "debug" / "navc"))

FOLDERS = ["graphs", "Examples", "Documentation", "Benchmarks", "Fuzzing/Sources", "Hosts", "Tests"]

# Names and texts that YAML 1.1 reads as other values.
HARMFUL = ["no", "on", "y", "1", "1_000", "12:30", "2024-01-01", "~", "null", "0x1F", "1.5", ".inf", "=", "0o17"]

TEXT_KEYS = {"title", "doc", "class", "requires", "shouldPerform", "to", "graph", "transition", "type", "swift"}


def strings(node, place, faults):
    """Finds scalars that are not strings in the places of keys and texts."""
    if isinstance(node, dict):
        for key, value in node.items():
            if not isinstance(key, str):
                faults.append(f"{place}: the key {key!r}")
            if key in TEXT_KEYS and value is not None and not isinstance(value, (str, dict, list)):
                faults.append(f"{place}.{key}: {value!r}")
            if key in ("arguments", "facts", "conditions", "metadata") and isinstance(value, dict):
                faults += [
                    f"{place}.{key}.{name}: {text!r}" for name, text in value.items()
                    if text is not None and not isinstance(text, (str, dict, list))]
            strings(value, f"{place}.{key}", faults)
    elif isinstance(node, list):
        for number, item in enumerate(node):
            strings(item, f"{place}[{number}]", faults)


def texts(node):
    """The text of each scalar, in order, as PyYAML's parser finds it."""
    return [event.value for event in yaml.parse(node) if isinstance(event, yaml.ScalarEvent)]


def check(name, text):
    faults = []
    run = subprocess.run([NAVC, "fmt", "-"], input=text, stdout=subprocess.PIPE, text=True)
    if run.returncode:
        return [f"{name}: navc fmt exits with {run.returncode}"]
    try:
        strings(yaml.safe_load(run.stdout), "", faults)
        try:
            before = texts(text)
        except yaml.YAMLError:
            before = None  # PyYAML cannot read `{ id: String? }`.
        if before is not None and before != texts(run.stdout):
            faults.append("other texts")
    except yaml.YAMLError as error:
        faults.append(f"PyYAML cannot read the layout: {error}")
    return [f"{name}: {fault}" for fault in faults]


def harmful():
    lines = ["navc: 1", "graph: Shop", "root: a", "screens:", "  a:", "    push:"]
    lines += [f"      {name}: {name}" for name in HARMFUL]
    for name in HARMFUL:
        lines += [f"  {name}: {{ title: {name}, arguments: {{ {name}: String?, b: [Int?] }}, requires: {name}, back: no }}"]
    return "\n".join(lines) + "\n"


def main():
    folders = [REPOSITORY / folder for folder in FOLDERS]
    unformatted = subprocess.run([NAVC, "fmt", "--check", *folders])
    if not yaml:
        print("skipped: PyYAML is not installed")
        sys.exit(unformatted.returncode)
    if corpus := os.environ.get("NAVC_CORPUS"):
        folders.append(pathlib.Path(corpus))
    files = [path for folder in folders for path in sorted(folder.rglob("*.nav.yaml")) if ".build" not in path.parts]
    faults = check("harmful", harmful())
    for path in files:
        faults += check(path, path.read_text())
    for fault in faults:
        print(fault)
    print(f"{len(files) + 1} graphs, {len(faults)} faults")
    sys.exit(1 if faults or unformatted.returncode else 0)


main()
