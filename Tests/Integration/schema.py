#!/usr/bin/env python3
"""Compares the schema of `navc schema` with `navc validate`, over many files: schema.py [MUTANTS]

The schema is valid against its metaschema. check-jsonschema reads all files in one run, and PyYAML, which reads some
texts as Booleans, numbers, and dates, reads them again. These rules hold for each file that both programs can read:

- If navc finds no error, the schema accepts the file.
- If all errors are on the list of `navc schema --limits`, the schema accepts it, too.
- Otherwise, the schema rejects it.

The files are the graphs of the repository, the YAML in its documentation, which includes a sample of each message,
the files that the test `SchemaFilesTests` writes (random valid graphs, and sources of imports), and mutants of all
these. With NAVC_CORPUS, the graphs and the sources of imports in that folder are read, too.
"""

import concurrent.futures
import datetime
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema
import yaml

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = os.environ.get("NAVC", str(REPOSITORY / ".build" / "debug" / "navc"))
MUTANTS = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
CHECK = [sys.executable, "-m", "check_jsonschema"]
WRITTEN = REPOSITORY / ".build" / "schema"
FOLDERS = ["graphs", "Examples", "Documentation", "Benchmarks", "Fuzzing", "Hosts", "Tests"]

# After these errors, navc does not read the rest of the file, so the schema can find other errors.
ENDS = {"file-unreadable", "file-too-large", "yaml-syntax", "yaml-limit", "duplicate-key"}

# Values of mutants, as YAML.
VALUES = [
    "", "null", "~", "true", "false", "yes", "'true'", "0", "1", "5", "1.5", "1234567890", "2024-01-01", "12:30",
    "text", "a b", "''", "0x5", "0o17", "1e1", "1_000", "+5", "007", "1.0", "[]", "[x]", "[[x]]", "[x, y]", "[{}]",
    "[~]", "{}", "{ x: y }", "{ to: root }", "{ to: root, exit: x }", "{ x: { to: a } }", "{ x: { y: z } }", "2s",
    "0s", "86400s", "86401s", "500ms", "2m", "String?", "'[String'", "'[[Int?]]?'", "String??", "A-B", "a.b",
    "'Int = '", "'Int = 1'", "'= 1'", "Void", "public", "'public'", "required", "'required'", "auto", "popover",
    "[Hashable]", "[Hash]", "/p/{id}", "previous"]


# Top-level lines and screens, with a place for a value.
PLACES = [
    "navc: §", "access: §", "root: §", "imports: §", "imports: [§]", "pages: §", "types: §", "types: { T: § }",
    "types: { T: [§] }", "types: { T: { swift: § } }", "types: { T: { swift: A.B, is: § } }", "facts: { f: § }",
    "types: { T: { swift: A.B, is: [§] } }", "facts: { f: { type: § } }", "facts: { f: { type: Int, async: § } }",
    "facts: { f: { type: Bool, async: true, timeout: §, otherwise: no } }", "conditions: { c: § }", "links: §",
    "facts: { f: { type: Bool, async: true, timeout: 1s, otherwise: § } }", "defaults: §", "defaults: { animated: § }",
    "defaults: { whenBusy: § }", "links: { bases: § }", "links: { whenRefused: § }", "anywhere: §", "screens: §",
    "anywhere: { go: { s: { tab: §, via: a } } }", "  b: §", "  b: { arguments: { id: § } }", "  b: { key: § }",
    "  b: { arguments: { id: [§] } }", "  b: { arguments: { id: { type: §, default: 1 } } }", "  b: { back: § }",
    "  b: { arguments: { id: { type: Int, default: § } } }", "  b: { back: { shouldPerform: § } }",
    "  b: { alert: § }", "  b: { back: { otherwise: § } }", "  b: { alert: §, unwind: { close: a } }",
    "  b: { tabs: § }", "  b: { bar: § }", "  b: { alert: §, unwind: { close: a, other: a } }",
    "  b: { alert: true, unwind: { close: § } }", "  b: { link: § }",
    "  b: { alert: true, unwind: { close: { to: a, hook: § } } }", "  b: { tabs: { t: § } }",
    "  b: { link: { path: § } }", "  b: { link: { path: /b, via: § } }", "  b: { metadata: § }",
    "  b: { metadata: { a: § } }", "  b: { push: § }", "  b: { push: { s: § } }",
    "  b: { push: { s: { to: b, recursive: § } } }", "  b: { present: { s: { to: c, style: § } } }",
    "  b: { push: { s: { to: b, recursive: { maxDepth: § } } } }", "  b: { push: { s: { to: a, pass: § } } }",
    "  b: { push: { s: { to: a, pass: { id: § } } } }", "  b: { replace: { s: { to: a, from: § } } }",
    "  b: { mount: § }", "  b: { unwind: { s: { to: a, returns: § } } }",
    "  b: { unwind: { s: { exit: §, hook: required } } }", "  b: { go: { s: { tab: §, pass: { a: 1 } } } }",
    "  b: { mount: { file: § } }", "  b: { mount: a.nav.yaml, exits: § }",
    "  b: { mount: a.nav.yaml, exits: { e: § } }", "  b: { exits: § }", "  b: { mount: a.nav.yaml, tabs: § }",
    "graph: G|fragment: §", "  b: { whenDuplicate: § }", "  b: { requires: § }", "  b: { shared: §, title: § }",
    "  b: { shared: True, doc: § }"]


def run(*command):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


# Files


def documented(folder):
    """Writes each graph in the documentation to a file."""
    for page in [*sorted((REPOSITORY / "Documentation").rglob("*.md")), *sorted(REPOSITORY.glob("*.md"))]:
        blocks = re.findall(r"^( *)```ya?ml\n(.*?)^ *```", page.read_text(), re.MULTILINE | re.DOTALL)
        for number, (indent, text) in enumerate(blocks):
            text = "".join(line.removeprefix(indent) for line in text.splitlines(keepends=True))
            if re.search(r"^(navc|graph|fragment|screens):", text, re.MULTILINE):
                (folder / f"{page.stem}-{number}.nav.yaml").write_text(text)


def imported(sources, folder):
    """Imports each source, if navc can."""
    for number, source in enumerate(sources):
        kind = "storyboard" if source.suffix == ".storyboard" else "android"
        run(NAVC, "import", kind, source, "-o", folder / f"imported-{kind}-{number}")


def mutants(files, folder):
    """Writes graphs with a wrong value or key. Each scalar is a text, so only its form in YAML counts."""
    keywords = json.loads(run(NAVC, "schema").stdout)["$defs"]
    keywords = sorted({key for scope in keywords.values() for key in scope.get("properties", {})})
    choices = random.Random(1)
    trees = []
    for file in files:
        try:
            tree = yaml.load(file.read_text(), Loader=yaml.BaseLoader)
        except (yaml.YAMLError, UnicodeDecodeError):
            continue
        if isinstance(tree, dict) and len(str(tree)) < 6000:
            trees.append(tree)
    for number in range(MUTANTS):
        tree = json.loads(json.dumps(choices.choice(trees)))
        for _ in range(choices.choice([1, 1, 1, 2])):
            mutate(tree, keywords, choices)
        (folder / f"mutant-{number}.nav.yaml").write_text(written(tree, "") + "\n")


# Numbers that are 1 for the schema, and others.
VERSIONS = ["+1", "01", "0x1", "1_", "1e0", "0b1", "0o1", "1.", "+1.0", "1.00", "1E+0", "0_1", "'1'", "10", "0x10", "1.5",
            "-1", "1e1", "_1", "2", "0", "v1"]


def cases(folder):
    """Writes a graph for each of the values, in each place whose values are not simple texts."""
    number = 0
    for line in PLACES:
        lines = ["navc: 1", "graph: Shop", "root: a"]
        screen = ["  a: { push: { open: { to: b } } }", "  b: { unwind: { close: a } }"]
        for value in VALUES:
            own = [part.replace("§", value) for part in line.split("|")]
            top = [part for part in own if not part.startswith(" ")]
            keys = {part.split(":")[0] for part in own}
            rest = [part for part in lines + ["screens:"] if part.split(":")[0] not in keys]
            if "screens" in keys:
                screen = []
            text = "\n".join(top + rest + [part for part in screen if part.split(":")[0] not in keys]
                             + [part for part in own if part.startswith(" ")])
            (folder / f"case-{number}.nav.yaml").write_text(text + "\n")
            number += 1
    for number, version in enumerate(VERSIONS):
        (folder / f"version-{number}.nav.yaml").write_text(
            f"navc: {version}\ngraph: A\nroot: a\nscreens:\n  a: {{}}\n")


class Raw(str):
    """A value that is YAML already."""


def mutate(tree, keywords, choices):
    places = []

    def visit(node):
        for key in node if isinstance(node, dict) else range(len(node)):
            places.append((node, key))
            if isinstance(node[key], (dict, list)):
                visit(node[key])

    visit(tree)
    if not places:
        return
    node, key = choices.choice(places)
    kind = choices.randrange(4) if isinstance(node, dict) else 0
    if kind == 0:
        # For the schema, the text 'null' is an empty value, and an alert cannot have an empty 'unwind'.
        node[key] = Raw(choices.choice([value for value in VALUES if key != "unwind" or value not in ("null", "~")]))
    elif kind == 1:
        del node[key]
    elif kind == 2:
        node[choices.choice(keywords)] = Raw(choices.choice(VALUES))
    else:
        node[choices.choice(keywords)] = node.pop(key)


def written(node, indent):
    if isinstance(node, Raw):
        return node
    if isinstance(node, str):
        if re.fullmatch(r"[A-Za-z_/][\w./-]*|\d{1,8}", node):
            return node
        # YAML allows these characters only as escapes.
        return re.sub(
            "[\x7f-\x9f\u2028\u2029\ufeff]", lambda found: f"\\u{ord(found[0]):04x}", json.dumps(node, ensure_ascii=False))
    if not node:
        return "{}" if isinstance(node, dict) else "[]"
    if isinstance(node, list):
        return "".join(f"\n{indent}- {written(item, indent + '  ')}" for item in node)
    lines = [f"{written(key, '')}: {written(value, indent + '  ')}" for key, value in node.items()]
    return ("\n" + indent if indent else "") + f"\n{indent}".join(lines)


# Verdicts


def limits():
    """The rules, and the parts of rules, that the schema does not express."""
    rules = []
    for line in run(NAVC, "schema", "--limits").stdout.splitlines():
        if not line.startswith(" "):
            rule, _, messages = line.partition(" ")
            rules.append((rule, messages.strip("/")))
    return rules


def errors_of(file):
    report = json.loads(run(NAVC, "validate", "--format", "json", file).stdout)
    return [
        (message["id"], message["message"]) for message in report["diagnostics"]
        if message["severity"] == "error" and message["file"] == str(file)]


def errors_of_navc(files):
    """The errors by file. One run prints at most 100 errors, so each file with errors has its own run."""
    wrong = []
    for start in range(0, len(files), 500):
        report = json.loads(run(NAVC, "validate", "--format", "json", *files[start:start + 500]).stdout)
        wrong += [pathlib.Path(file["path"]) for file in report["files"] if not file["valid"]]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        return {**dict.fromkeys(files, []), **dict(zip(wrong, pool.map(errors_of, wrong), strict=True))}


def is_cut_off(errors):
    return any(rule in ENDS for rule, _ in errors)


def errors_of_schema(schema, files):
    """The files that check-jsonschema rejects, with an error, and those that it cannot read."""
    rejected, unreadable = {}, set()
    for start in range(0, len(files), 1000):
        part = files[start:start + 1000]
        result = run(*CHECK, "-o", "json", "--schemafile", schema, *part)
        if not result.stdout:
            sys.exit(f"schema: check-jsonschema fails: {result.stderr[-2000:]}")
        report = json.loads(result.stdout)
        for error in report["errors"]:
            rejected.setdefault(pathlib.Path(error["filename"]), f"{error['path']}: {error['message'][:200]}")
        unreadable |= {pathlib.Path(error["filename"]) for error in report.get("parse_errors", [])}
    return rejected, unreadable


def text_keys(node):
    if isinstance(node, dict):
        return {str(key): text_keys(value) for key, value in node.items()}
    return [text_keys(item) for item in node] if isinstance(node, list) else node


def alarms_with_pyyaml(validator, files):
    """Validates valid files as PyYAML reads them. Dates stay dates."""
    for file in files:
        try:
            tree = text_keys(yaml.safe_load(file.read_text()))
        except (yaml.YAMLError, ValueError, UnicodeDecodeError):
            continue  # PyYAML cannot read `{ id: String? }`, or `2024-99-99`.
        for error in validator.iter_errors(tree):
            yield f"{file}: is valid, and PyYAML's reading is rejected: {error.json_path}: {error.message[:200]}"
            break


def texts_of_all_types(validator):
    """All places for text accept the values that readers of YAML make from plain scalars."""
    for value in [True, 1, 1.5, None, datetime.date(2024, 1, 1), "no"]:
        keys = {"title": value, "doc": value, "class": value, "requires": value, "link": value,
                "metadata": {"a": value}, "push": {"a": value, "b": {"to": value, "transition": value, "shouldPerform": value}}}
        tree = {"navc": 1, "graph": value, "root": value, "imports": [value], "links": {"bases": [value]},
                "facts": {"a": value}, "conditions": {"a": value}, "types": {"T": [value]},
                "screens": {"a": {**keys, "arguments": {"id": value, "other": {"type": value, "default": value}}}}}
        for error in validator.iter_errors(tree):
            yield f"{value!r} is rejected as a text: {error.json_path}: {error.message[:200]}"


def faults_of_kinds(kinds, files):
    """The schema of one kind accepts only files of this kind."""
    for file in files:
        try:
            tree = text_keys(yaml.safe_load(file.read_text()))
        except (yaml.YAMLError, ValueError):
            continue
        for kind in ("graph", "fragment"):
            if kinds[kind].is_valid(tree) != (kind in tree):
                yield f"{file}: the schema of '{kind}' is wrong about it"


def main():
    faults = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        schema = folder / "navc.schema.json"
        kinds = {}
        for kind in ("any", "graph", "fragment"):
            schema.write_text(run(NAVC, "schema", "--kind", kind).stdout)
            result = run(*CHECK, "--check-metaschema", schema)
            if result.returncode:
                faults.append(f"the schema of '{kind}' is not valid: {result.stdout}")
            kinds[kind] = jsonschema.Draft202012Validator(json.loads(schema.read_text()))
        schema.write_text(run(NAVC, "schema").stdout)
        validator = kinds["any"]
        faults += texts_of_all_types(validator)

        sources = [REPOSITORY / folder for folder in FOLDERS]
        if not WRITTEN.is_dir():
            sys.exit("schema: the test SchemaFilesTests writes the random graphs; run `Scripts/check schema`")
        if (graphs := len(list((WRITTEN / "random").iterdir()))) < 1000:
            faults.append(f"there are only {graphs} random graphs")
        sources.append(WRITTEN)
        if corpus := os.environ.get("NAVC_CORPUS"):
            sources.append(pathlib.Path(corpus))
        else:
            print("skipped: NAVC_CORPUS, a folder of graphs and of sources of imports, is not set")
        files = [path for source in sources for path in sorted(source.rglob("*.nav.yaml")) if path.is_file()]
        files = [path for path in files if ".build" not in path.parts or path.is_relative_to(WRITTEN)]
        documented(folder)
        for suffix in ("storyboard", "xml"):
            imported([path for source in sources for path in sorted(source.rglob(f"*.{suffix}"))
                      if ".build" not in path.parts or path.is_relative_to(WRITTEN)], folder)
        files += sorted(folder.rglob("*.nav.yaml"))
        (folder / "mutants").mkdir()
        mutants(files, folder / "mutants")
        cases(folder / "mutants")
        files += sorted((folder / "mutants").glob("*.nav.yaml"))

        errors, known = errors_of_navc(files), limits()
        rejected, unreadable = errors_of_schema(schema, [file for file in files if not is_cut_off(errors[file])])
        faults += alarms_with_pyyaml(validator, [file for file in files if not errors[file]])
        faults += faults_of_kinds(kinds, [file for file in files if not errors[file]][:200])
        counts = dict.fromkeys(("valid", "on the list", "rejected", "not compared"), 0)
        for file in files:
            found = errors[file]
            if file in unreadable or is_cut_off(found):
                counts["not compared"] += 1
                if not found:
                    faults.append(f"{file}: is valid, and check-jsonschema cannot read it")
                continue
            expected = [
                error for error in found
                if not any(rule == error[0] and re.search(messages, error[1]) for rule, messages in known)]
            counts["rejected" if expected else "on the list" if found else "valid"] += 1
            if expected and file not in rejected:
                faults.append(f"{file}: is accepted, with {expected[0]}")
            elif not expected and file in rejected:
                faults.append(f"{file}: is rejected, {rejected[file]}, with {found[:1] or 'no error'}")
        if faults and (kept := os.environ.get("NAVC_KEPT")):
            shutil.copytree(folder, kept, dirs_exist_ok=True)
    for fault in faults[:40]:
        print(fault)
    print(", ".join(f"{count} {what}" for what, count in counts.items()) + f"; {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
