"""The settings in Editors: their syntax, their commands, and the problem matcher with all messages of the repository.

usage: python3 Tests/Integration/editors_files.py [DIRECTORY-OF-NAVC]

Needs Node.js, which reads the problem matcher as Visual Studio Code does.
"""

import json
import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import threading

import editing
from editing import NAVC, ROOT, SHOP, place

FAULTS = []


def expect(truth, text):
    if not truth:
        FAULTS.append(text)


def without_comments(text):
    """JSON without the comments that Visual Studio Code permits. Strings keep their slashes."""
    parts = re.findall(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/|[^"/]+|/', text, re.S)
    return "".join("" if part.startswith(("//", "/*")) else part for part in parts)


def settings(name):
    return json.loads(without_comments((ROOT / "Editors/vscode" / name).read_text()))


def navc(folder, *words):
    return subprocess.run(
        [NAVC, *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60,
        check=False)


def problems(matcher, lines):
    run = subprocess.run(
        ["node", str(ROOT / "Tests/Integration/problems.js")], input=json.dumps({"matcher": matcher, "lines": lines}),
        stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(run.stdout)


# Messages

def in_json(folder, file):
    """The messages of a graph, from the format that programs read."""
    found = json.loads(navc(folder, "validate", "--format", "json", file).stdout)["diagnostics"]

    def groups(item, severity, code):
        start = item["range"]["start"]
        return {
            "file": item["file"], "line": str(start["line"]), "column": str(start["column"]), "severity": severity,
            "message": item["message"], "code": code}
    return [
        groups(item, severity, code) for message in found
        for item, severity, code in [
            (message, message["severity"], message["id"]), *((note, "note", None) for note in message["notes"])]]


def page_messages(page):
    """The messages of a page, each with the files above it, and the file that gets them.

    The name of a graph is in its first line, and the file with the messages is the last one. The page of all messages
    has the names above the graphs, and the messages are those of the first graph below a heading.
    """
    found, last, files, first = [], None, {}, None
    parts = re.split(r"^```([^\n]*)\n(.*?)^```", page.read_text(), flags=re.M | re.S)
    for text, kind, block in zip(parts[::3], parts[1::3], parts[2::3]):
        if page.name == "diagnostics.md" and re.search(r"^## ", text, re.M):
            files, first = {}, None
        if kind == "yaml":
            name = re.match(r"# (\S+\.nav\.yaml)\n", block) or re.search(r"`(\S+\.nav\.yaml)`:\s*$", text)
            name = name[1] if name else "shop.nav.yaml"
            files[name] = block
            first = first or name
        elif not kind and last == "yaml" and re.match(r"\S+\.nav\.yaml:\d+:\d+: ", block):
            found.append((dict(files), first if page.name == "diagnostics.md" else name, block))
        last = kind
    return found


def check_messages_of_graphs(matcher, folder):
    """Compares the groups of each message of the pages with the JSON of navc."""
    count = 0
    for page in sorted((ROOT / "Documentation").glob("*.md")) + [ROOT / "README.md"]:
        for number, (files, name, messages) in enumerate(page_messages(page)):
            place = folder / f"{page.stem}{number}"
            for path, text in files.items():
                (place / path).parent.mkdir(parents=True, exist_ok=True)
                (place / path).write_text(text)
            golden = [line for line in messages.split("\n") if re.match(r"\S+:\d+:\d+: ", line)]
            found = [match for match in problems(matcher, messages.split("\n"))["matches"] if match]
            expected = in_json(place, name)
            # The files of the page are not on a disk, so the reason is another one.
            for each in found + expected:
                if each["code"] == "mount-not-found":
                    each["message"] = each["message"].split(":")[0]
            expect(
                found == expected and len(expected) == len(golden),
                f"{page.name}: {golden}: {found} instead of {expected}")
            count += len(expected)
    return count


def check_other_messages(matcher):
    """Compares the groups of all other messages in pages and tests with their parts, split at colons."""
    messages = []
    for page in [*ROOT.glob("Documentation/**/*.md"), *ROOT.glob("*.md")]:
        messages += [line for line in page.read_text().split("\n") if re.match(r"\S+:\d+:\d+: (error|warning|note)", line)]
    for source in ROOT.glob("Tests/**/*.swift"):
        for literal in re.findall(r'"([^"\n]*\.nav\.yaml:\d+:\d+: (?:error|warning|note): [^"\n]*)"', source.read_text()):
            messages += [part for part in literal.split("\\n") if re.match(r"\S+:\d+:\d+: ", part)]
    for line, match in zip(messages, problems(matcher, messages)["matches"]):
        where, severity, text = line.split(": ", 2)
        file, row, column = where.rsplit(":", 2)
        code = re.search(r" \[([^ ]+)\]$", text)
        expected = {
            "file": file, "line": row, "column": column, "severity": severity,
            "message": text[:code.start()] if code else text, "code": code[1] if code else None}
        expect(match == expected, f"'{line}': {match} instead of {expected}")
    return len(messages)


def check_other_lines(matcher):
    """Checks that the lines between messages are not messages."""
    lines = [
        "   7 |   product: { arguments: { id: Int }, unwind: { close: catlog } }", "     |     ^~~~~~", "12:03:07 2 errors",
        "12:03:07 checking", "1 error in 1 file; run 'navc explain ID' for details", "shop.nav.yaml: valid: 2 screens", ""]
    for line, match in zip(lines, problems(matcher, lines)["matches"]):
        expect(match is None, f"'{line}' is read as a message: {match}")
    paths = ["/a b/c d.nav.yaml", "C:\\apps\\shop.nav.yaml", "a:b.nav.yaml", "été/茶.nav.yaml"]
    matches = problems(matcher, [f"{path}:3:14: error: no [x] 'a:1:2: note: b' [unknown-screen]" for path in paths])
    for path, match in zip(paths, matches["matches"]):
        expect(match and match["file"] == path and match["code"] == "unknown-screen", f"{path}: {match}")


# Tasks

def words(task, folder, file):
    values = {
        "workspaceFolder": folder, "file": file, "fileDirname": file.parent, "fileBasenameNoExtension": file.stem}
    expect(task["command"] == "navc" and task["type"] == "process", f"the task is {task}")
    return [re.sub(r"\$\{(\w+)\}", lambda match: str(values[match[1]]), word) for word in task["args"]]


def check_tasks(tasks, folder):
    schema = tasks["navc: schema"]
    (folder / ".vscode").mkdir()
    run = navc(folder, *words(schema, folder, folder / "shop.nav.yaml"))
    [(path, patterns)] = settings("settings.json")["yaml.schemas"].items()
    written = folder / path
    expect(run.returncode == 0 and written.is_file(), f"there is no {path}: {run.stderr}")
    if written.is_file():
        same = written.read_bytes() == (ROOT / "Documentation/navc.schema.json").read_bytes()
        expect(same, "the schema of the task is not that of the documentation")
    expect(pathlib.PurePath("shop.nav.yaml").match(patterns[0]), f"{patterns} do not match a graph")
    run = navc(folder, *words(tasks["navc: picture"], folder, folder / "shop.nav.yaml"))
    expect(run.returncode == 0 and (folder / "shop.nav.html").is_file(), f"there is no picture: {run.stderr}")


def check_watch(task, folder):
    """Runs the task in a terminal, and reads its output with a model of a background task."""
    file, good = folder / "shop.nav.yaml", SHOP.replace(", openHelp: help", "")
    file.write_text(SHOP)
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execv(NAVC, ["navc", *words(task, folder, file)])
    output = []

    def read():
        try:
            while data := os.read(terminal, 65536):
                output.append(data.decode(errors="replace"))
        except OSError:
            pass
    threading.Thread(target=read, daemon=True).start()

    def runs():
        text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", "".join(output))
        return problems(task["problemMatcher"], text.replace("\r", "").split("\n")[:-1])["runs"]
    try:
        texts = [SHOP, good, SHOP.replace("buy: checkout, openHelp: help", "buy: checkot"), good]
        for number, text in enumerate(texts):
            if number:
                file.write_text(text)
            editing.wait(lambda: len(runs()), number + 1, "checks of 'navc watch'")
            found = [(each["file"], int(each["line"]), int(each["column"]), each["code"]) for each in runs()[-1]]
            found = [each for each in found if each[3]]
            expected = [(each["file"], int(each["line"]), int(each["column"]), each["code"])
                        for each in in_json(folder, "shop.nav.yaml") if each["code"]]
            expect(len(expected) > 0 or text == good, "the graph has no error")
            expect([each[1:] for each in found] == [each[1:] for each in expected], f"{found} instead of {expected}")
            expect(all((folder / each[0]).samefile(file) for each in found), f"the files are {found}")
    except editing.Failure as failure:
        FAULTS.append(f"{failure}\n{''.join(output)}")
    finally:
        os.kill(child, 15)
        os.waitpid(child, 0)


# Other editors

def check_xcode(folder):
    command = re.search(r"\*Arguments\* to `(.*?)`", (ROOT / "Editors/xcode/README.md").read_text())[1]
    (folder / "shop.nav.yaml").write_text(SHOP)
    script = f'navc() {{ "{NAVC}" "$@"; }}; navc {command.replace("$(SRCROOT)", str(folder))}'
    run = subprocess.run(["sh", "-c", script], cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    line, column = place(SHOP, "openHelp: ▮help")
    expected = f"{folder}/shop.nav.yaml:{line}:{column}: error: "
    expect(run.returncode == 1 and expected in run.stdout, f"Xcode: {run.stdout} does not contain {expected}")


def check_other_editors():
    for block in editing.blocks("README.md", "json"):
        json.loads(block)
    try:
        import tomllib
    except ModuleNotFoundError:
        print("skipped the settings of Helix: this Python has no tomllib")
    else:
        helix = tomllib.loads(editing.blocks("README.md", "toml")[0])
        [language] = helix["language"]
        expect(set(language["language-servers"]) == set(helix["language-server"]), "Helix: the server has another name")
    try:
        import yaml
    except ModuleNotFoundError:
        print("skipped the syntax of Sublime Text: PyYAML is not installed")
    else:
        syntax = yaml.safe_load(editing.blocks("README.md", "yaml")[0])
        [client] = json.loads(editing.blocks("README.md", "json")[1])["clients"].values()
        expect(syntax["scope"] == client["selector"], "Sublime Text: the client selects another scope")


def main():
    if not shutil.which("node"):
        sys.exit("editors: there is no node; `Scripts/setup editor` installs it")
    tasks = {task["label"]: task for task in settings("tasks.json")["tasks"]}
    matcher = tasks["navc: watch"]["problemMatcher"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        compared = check_messages_of_graphs(matcher, folder)
        split = check_other_messages(matcher)
        check_other_lines(matcher)
        project = folder / "a project"
        project.mkdir()
        (project / "shop.nav.yaml").write_text(SHOP.replace(", openHelp: help", ""))
        (project / "checkout.nav.yaml").write_text(editing.CHECKOUT)
        check_tasks(tasks, project)
        check_watch(tasks["navc: watch"], project)
        check_xcode(project)
    check_other_editors()
    expect(compared > 90 and split > compared, f"there are only {compared} and {split} messages")
    for fault in FAULTS:
        print(fault)
    print(f"{compared} messages of graphs and {split} in all, and the settings of 6 editors: {len(FAULTS)} faults")
    sys.exit(bool(FAULTS))


main()
