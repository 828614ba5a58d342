#!/usr/bin/env python3
"""The JSON of `navc diff`, checked with Documentation/diff.schema.json by check-jsonschema, and the git commands that
`navc diff` runs.

usage: python3 Tests/Integration/differences.py [DIRECTORY-OF-NAVC]

The pairs are random valid graphs that the test `SchemaFilesTests` writes, graphs of the repository with other names, a
graph with fragments, and several files in a git repository. `git` is a program of this test that writes down its
arguments and calls the real one.
"""

import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVC = (pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug") / "navc").resolve()
SCHEMA = ROOT / "Documentation/diff.schema.json"
CHECK = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(SCHEMA)]
RANDOM = ROOT / ".build/schema/random"
TOUR = ROOT / "Examples/Tour/Sources/TourNavigation"
PAIRS = 60
GIT = shutil.which("git")
COMMANDS = {"rev-parse", "merge-base", "ls-tree", "cat-file"}
FAULTS = []


def expect(truth, text):
    if not truth:
        FAULTS.append(text)


def run(*command, folder=None, **variables):
    return subprocess.run(
        [str(word) for word in command], cwd=folder, env={**os.environ, **variables}, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, timeout=120, check=False)


# MARK: - The schema

class Documents:
    """The JSON of comparisons, in files."""

    def __init__(self, folder):
        self.folder = folder
        self.folder.mkdir()
        self.all = []

    def add(self, *arguments, folder=None):
        """Compares two graphs. Returns the JSON, or `None` if a graph has errors."""
        compared = run(NAVC, "diff", "--format", "json", *arguments, folder=folder)
        if not compared.stdout:
            return None
        path = self.folder / f"{len(self.all)}.json"
        path.write_text(compared.stdout)
        self.all.append(json.loads(compared.stdout))
        return self.all[-1]

    def changes(self):
        for document in self.all:
            for diff in document.get("diffs", [document]):
                yield from diff["changes"]


def renamed(text, number):
    """The graph with another name of one screen, chosen by a number."""
    screens = text.partition("\nscreens:\n")[2]
    names = re.findall(r"^ {2}(\w+):", screens, re.M)
    if not names:
        return text
    name = names[number % len(names)]
    return re.sub(rf"\b{name}\b", f"{name}Anew", text)


def add_pairs(documents, folder):
    generator = random.Random(7)
    graphs = sorted(RANDOM.rglob("*.nav.yaml"))
    expect(len(graphs) >= PAIRS, f"{RANDOM} has {len(graphs)} graphs; the test SchemaFilesTests writes them")
    for _ in range(PAIRS if graphs else 0):
        documents.add(*generator.sample(graphs, 2))
    for graph in sorted((ROOT / "graphs").glob("*.nav.yaml")):
        for number in range(3):
            edited = folder / f"{number}-{graph.name}"
            edited.write_text(renamed(graph.read_text(), number * 7))
            documents.add(graph, edited)


def add_fragments(documents, folder):
    for name in ["old", "new"]:
        shutil.copytree(TOUR, folder / name)
    fragment = folder / "new/checkout.nav.yaml"
    fragment.write_text(renamed(fragment.read_text(), 3))
    compared = documents.add(folder / "old/shop.nav.yaml", folder / "new/shop.nav.yaml")
    files = {change["new"]["file"] for change in (compared or {"changes": []})["changes"] if change["new"]}
    expect(any("checkout" in file for file in files), f"no change in a fragment: {files}")


def add_files(documents, folder):
    repository(folder)
    (folder / "store.nav.yaml").write_text(renamed((folder / "store.nav.yaml").read_text(), 2))
    (folder / "links.nav.yaml").unlink()
    shutil.copy(ROOT / "graphs/tabs.nav.yaml", folder)
    compared = documents.add("--git", "HEAD", folder=folder)
    paths = [(diff["old"]["graph"], diff["new"]["graph"]) for diff in (compared or {}).get("diffs", [])]
    expect(any(old is None for old, _ in paths), f"no file is new: {paths}")
    expect(any(new is None for _, new in paths), f"no file is gone: {paths}")
    documents.add("--git", "HEAD", "store.nav.yaml", folder=folder)


def check_schema(top):
    documents = Documents(top / "documents")
    for name, add in [("pairs", add_pairs), ("fragments", add_fragments), ("files", add_files)]:
        (top / name).mkdir()
        add(documents, top / name)
    changes = list(documents.changes())
    actions = {change["id"].rsplit("-", 1)[1] for change in changes}
    expect(actions == {"added", "removed", "renamed", "changed"}, f"only these actions: {actions}")
    areas = {effect["area"] for change in changes for effect in change["effects"]}
    expect(areas == {"api", "links", "state", "behaviour", "names"}, f"only these areas: {areas}")
    paths = sorted((top / "documents").glob("*.json"))
    checked = run(*CHECK, *paths)
    expect(checked.returncode == 0, f"check-jsonschema: {checked.stdout[:3000]}{checked.stderr[:3000]}")
    check_faults(next(document for document in documents.all if document.get("changes")), top)
    return len(paths), len(changes)


def check_faults(document, top):
    """Each member is necessary, no other one is permitted, and each ID is one of the schema's."""
    faults = []

    def add(edit):
        copy = json.loads(json.dumps(document))
        edit(copy)
        faults.append(top / f"fault-{len(faults)}.json")
        faults[-1].write_text(json.dumps(copy))

    for member in document:
        add(lambda copy, member=member: copy.pop(member))
    for member in document["changes"][0]:
        add(lambda copy, member=member: copy["changes"][0].pop(member))
    add(lambda copy: copy.update(other=1))
    add(lambda copy: copy["changes"][0].update(id="screen-gone"))
    add(lambda copy: copy["changes"][0]["subject"].update(kind="page"))
    # One run of check-jsonschema names all files with errors.
    refused = run(*CHECK, "-o", "json", *faults)
    named = {pathlib.Path(error["filename"]).name for error in json.loads(refused.stdout)["errors"]}
    expect(named == {path.name for path in faults}, f"the schema accepts {sorted({path.name for path in faults} - named)}")


# MARK: - Git

def git(folder, *arguments):
    done = run(GIT, "-c", "user.email=a@b.c", "-c", "user.name=a", *arguments, folder=folder)
    expect(done.returncode == 0, f"git {arguments}: {done.stderr}")
    return done.stdout.strip()


def repository(folder):
    for name in ["store", "links"]:
        shutil.copy(ROOT / f"graphs/{name}.nav.yaml", folder)
    for file in TOUR.glob("*.nav.yaml"):
        shutil.copy(file, folder)
    git(folder, "init", "-q", "-b", "main", ".")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "one")


def check_git(top):
    folder = top / "repository"
    folder.mkdir()
    repository(folder)
    (folder / "store.nav.yaml").write_text(renamed((folder / "store.nav.yaml").read_text(), 1))
    git(folder, "commit", "-q", "-a", "-m", "two")
    git(folder, "branch", "work", "HEAD~1")
    (top / "bin").mkdir()
    program = top / "bin/git"
    program.write_text(
        f"#!{sys.executable}\nimport json, os, sys\n"
        "with open(os.environ['CALLS'], 'a') as file: file.write(json.dumps(sys.argv[1:]) + '\\n')\n"
        f"os.execv({GIT!r}, ['git'] + sys.argv[1:])\n")
    program.chmod(0o755)
    revisions = [
        ("--git", "HEAD~1", ["HEAD~1"]), ("--git", "HEAD~1..HEAD", ["HEAD~1", "HEAD"]), ("--git", "work..", ["work"]),
        ("--git", "..work", ["work"]), ("--merge-base", "work", ["work"]), ("--merge-base", "main", ["main"])]
    wrong = ["--output=x", "-h", "--help", "--exec=touch x", "--end-of-options", "no such revision"]
    revisions += [(option, name, [name]) for option in ["--git", "--merge-base"] for name in wrong]
    revisions += [("--git", f"HEAD..{name}", [name]) for name in wrong]
    before = sorted(path.name for path in folder.iterdir())
    seen, count = set(), 0
    for option, text, names in revisions:
        for operands in [[], ["store.nav.yaml"], ["."]]:
            calls = top / "calls"
            calls.write_text("")
            words = [option, text, *operands]
            done = run(
                NAVC, "diff", *words, folder=folder, CALLS=str(calls), PATH=f"{top / 'bin'}:{os.environ['PATH']}")
            expected = 2 if set(names) & set(wrong) else 0
            expect(done.returncode == expected, f"{words}: exit status {done.returncode}\n{done.stderr}")
            lines = [json.loads(line) for line in calls.read_text().splitlines()]
            expect(lines, f"{words}: git does not run")
            for arguments in lines:
                seen.add(check_call(arguments, names, words))
                count += 1
            named = {name for name in names for line in lines if f"{name}^{{commit}}" in line}
            expect(named == set(names), f"{words}: git does not get {set(names) - named}")
    expect(seen == COMMANDS, f"only these commands: {seen}")
    expect(sorted(path.name for path in folder.iterdir()) == before, "a revision has written a file")
    return count


def check_call(arguments, names, words):
    """Checks the arguments of git. Returns its command."""
    options = [word for word in arguments if word in {"--no-pager", "--literal-pathspecs"}]
    command = arguments[len(options)]
    expect(arguments[:len(options)] == options and command in COMMANDS, f"{words}: git {arguments}")
    end = arguments.index("--end-of-options") if "--end-of-options" in arguments else len(arguments)
    before = arguments[:end]
    expect(not any(word.startswith(name) for name in names for word in before), f"{words}: git {arguments}")
    # Without the end of the options, git gets only names of objects, which it printed before.
    free = [word for word in before[len(options) + 1:] if not word.startswith("-") and word != "blob"]
    expect(all(re.fullmatch("[0-9a-f]{40,64}", word) for word in free), f"{words}: git {arguments}")
    return command


def main():
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        del os.environ[name]
    with tempfile.TemporaryDirectory() as name:
        top = pathlib.Path(name).resolve()
        documents, changes = check_schema(top)
        calls = check_git(top)
    for fault in FAULTS:
        print(fault)
    print(f"{documents} documents with {changes} changes, {calls} calls of git: {len(FAULTS)} faults")
    sys.exit(bool(FAULTS))


main()
