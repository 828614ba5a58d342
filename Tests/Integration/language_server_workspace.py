#!/usr/bin/env python3
"""Documents, files, and folders in `navc lsp`, compared with `navc validate`.

usage: Tests/Integration/language_server_workspace.py [FOLDER]

FOLDER contains the built `navc`; the default is `.build/debug`. `NAVC_EDITS` is the number of random edits.
"""
import collections
import json
import os
import pathlib
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else REPOSITORY / ".build" / "debug") / "navc")
PART = "navc: 1\nfragment: Part\nroot: a\nexits: { done: Void }\nscreens:\n  a: { unwind: { go: { exit: done } } }\n"
SHOP = ("navc: 1\ngraph: Shop\nroot: home\nscreens:\n  home: { push: { open: part } }\n"
        "  part: { mount: parts/part.nav.yaml, exits: { done: home } }\n")


# Requests for one place, or for a whole document.
VIEWS = ["semanticTokens/full", "semanticTokens/range", "selectionRange", "documentLink", "codeLens", "inlayHint",
         "signatureHelp", "prepareCallHierarchy"]
# A client that shows all answers.
SHOWS_ALL = {"textDocument": {
    "publishDiagnostics": {"relatedInformation": True, "versionSupport": True}, "callHierarchy": {}, "codeLens": {},
    "inlayHint": {}, "codeAction": {"codeActionLiteralSupport": {}},
    "semanticTokens": {
        "requests": {"full": {"delta": True}, "range": True}, "formats": ["relative"], "tokenModifiers": ["declaration"],
        "tokenTypes": ["namespace", "class", "method", "event", "type", "enumMember", "parameter", "variable", "function",
                       "property", "keyword", "operator", "number", "string"]}}}


class Server:
    """A server, and the messages that it sends."""

    def __init__(self, folders, encodings=None, pulls=False, capabilities=None, waits=True, options=None, log=None):
        words = [NAVC, "lsp", "--stdio", *(["--log", log] if log else [])]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.responses, self.diagnostics, self.number, self.requests = queue.Queue(), {}, 0, []
        self.progress, self.counts = [], collections.Counter()
        self.published = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        text = {"publishDiagnostics": {"relatedInformation": True, "versionSupport": True}}
        if pulls:
            text["diagnostic"] = {}
        general = {"positionEncodings": encodings} if encodings else {}
        self.result = self.ask("initialize", {
            "processId": os.getpid(), "rootUri": None, "initializationOptions": options,
            "capabilities": {"textDocument": text, "general": general, **(capabilities or {})},
            "workspaceFolders": [{"uri": pathlib.Path(path).as_uri(), "name": "f"} for path in folders]})
        self.tell("initialized", {})
        # The request waits for the index of all files.
        if waits:
            self.ask("workspace/symbol", {"query": ""})

    def read(self):
        while header := self.process.stdout.readline():
            self.process.stdout.readline()
            message = json.loads(self.process.stdout.read(int(header.split(b":")[1])))
            if "method" not in message:
                self.responses.put(message)
            elif "id" in message:
                self.requests.append(message)
            else:
                with self.published:
                    params = message["params"]
                    if message["method"] == "$/progress":
                        self.progress.append(params["value"]["kind"])
                    else:
                        self.diagnostics[params["uri"]] = params
                        self.counts[params["uri"]] += 1
                    self.published.notify_all()

    def send(self, **members):
        body = json.dumps({"jsonrpc": "2.0", **members}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send(method=method, params=params)

    def ask(self, method, params):
        self.number += 1
        self.send(id=self.number, method=method, params=params)
        response = self.responses.get(timeout=30)
        assert response["id"] == self.number
        return response.get("result", response.get("error"))

    def open(self, path, text, version=1):
        uri = path if isinstance(path, str) else path.as_uri()
        document = {"uri": uri, "languageId": "yaml", "version": version, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})
        return uri

    def change(self, uri, version, text, span=None):
        edit = {"text": text}
        if span:
            edit["range"] = {"start": dict(zip(("line", "character"), span[0])),
                             "end": dict(zip(("line", "character"), span[1]))}
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [edit]})

    def save(self, uri):
        self.tell("textDocument/didSave", {"textDocument": {"uri": uri}})

    def time(self, method, params, cancelled_after=None):
        """The time of a request, or the time from its cancellation to its answer, and the code of its error."""
        self.number += 1
        started = time.monotonic()
        self.send(id=self.number, method=method, params=params)
        if cancelled_after is not None:
            time.sleep(cancelled_after)
            started = time.monotonic()
            self.tell("$/cancelRequest", {"id": self.number})
        response = self.responses.get(timeout=60)
        assert response["id"] == self.number
        return time.monotonic() - started, response.get("error", {}).get("code")

    def settle(self):
        """Waits until the server has handled all messages."""
        self.ask("navc/nothing", None)

    def codes(self, uri):
        self.settle()
        return [(item["range"]["start"]["line"] + 1, item["code"]) for item in
                self.diagnostics.get(uri, {"diagnostics": []})["diagnostics"]]

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        assert self.process.wait(5) == 0


def expect(what, found, wanted):
    if found != wanted:
        sys.exit(f"language_server_workspace: {what}: {found!r} instead of {wanted!r}")


def project():
    folder = pathlib.Path(tempfile.mkdtemp()).resolve()
    (folder / "parts").mkdir()
    (folder / "parts" / "part.nav.yaml").write_text(PART)
    (folder / "shop.nav.yaml").write_text(SHOP)
    return folder


def check_mounts():
    """A fragment gets the messages of its graph, and an edit in a fragment checks the graph."""
    folder = project()
    server = Server([folder])
    part = server.open(folder / "parts" / "part.nav.yaml", PART)
    expect("a valid fragment", server.codes(part), [])
    server.change(part, 2, PART.replace("exits: { done: Void }", "exits: { other: Void }"))
    server.save(part)
    expect("the fragment", server.codes(part)[:1], [(6, "unknown-exit")])
    # The graph is not open, but its messages are sent, because the fragment belongs to it.
    shop = (folder / "shop.nav.yaml").as_uri()
    expect("the graph of the fragment", sorted(server.codes(shop)),
           [(6, "unbound-exit"), (6, "unknown-exit")])
    server.open(folder / "shop.nav.yaml", SHOP.replace("done: home", "other: home"))
    expect("the open graph", server.codes(shop), [])
    # After it is closed, the file on disk counts again.
    server.tell("textDocument/didClose", {"textDocument": {"uri": part}})
    expect("the closed fragment", server.codes(part), [])
    expect("the graph and the fragment on disk", sorted(server.codes(shop)),
           [(6, "unbound-exit"), (6, "unknown-exit")])
    server.end()


def check_unsaved_file():
    """A document that has no file yet is mounted."""
    folder = project()
    (folder / "parts" / "part.nav.yaml").unlink()
    server = Server([folder])
    shop = server.open(folder / "shop.nav.yaml", SHOP)
    expect("a missing mount", server.codes(shop), [(6, "mount-not-found")])
    part = server.open(folder / "parts" / "part.nav.yaml", PART)
    expect("an unsaved mount", (server.codes(shop), server.codes(part)), ([], []))
    server.tell("textDocument/didClose", {"textDocument": {"uri": part}})
    expect("a closed mount without a file", server.codes(shop), [(6, "mount-not-found")])
    (folder / "parts" / "part.nav.yaml").write_text(PART)
    server.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": part, "type": 1}]})
    time.sleep(0.2)
    expect("a created file", server.codes(shop), [])
    # A change of a file without an event is found by the next check.
    (folder / "parts" / "part.nav.yaml").write_text(PART.replace("done", "over"))
    server.change(shop, 2, SHOP + "\n")
    server.save(shop)
    expect("a changed file without an event", sorted(server.codes(shop)),
           [(6, "unbound-exit"), (6, "unknown-exit")])
    (folder / "parts" / "part.nav.yaml").unlink()
    server.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": part, "type": 3}]})
    time.sleep(0.2)
    expect("a deleted file", (server.codes(shop), server.codes(part)), ([(6, "mount-not-found")], []))
    server.end()


def check_folders():
    """Roots, documents outside all folders, and documents without a file."""
    folder, other = project(), project()
    server = Server([folder])
    outside = server.open(other / "shop.nav.yaml", SHOP)
    expect("a file outside all folders reads its own folder", server.codes(outside), [])
    above = server.open(folder / "parts" / "up.nav.yaml", SHOP.replace("parts/part", "../parts/part"))
    expect("a mount inside the folder", server.codes(above), [])
    leaving = server.open(folder / "out.nav.yaml", SHOP.replace("parts/part", f"../{other.name}/parts/part"))
    expect("a mount outside the folder", server.codes(leaving), [(6, "mount-outside")])
    untitled = server.open("untitled:Untitled-1", SHOP.replace("root: home", "root: hom"))
    found = server.codes(untitled)
    assert (3, "unknown-screen") in found, found

    def mounts(document, text):
        line, column = next((i, each.index("mount: ") + 7) for i, each in enumerate(text.split("\n")) if "mount: " in each)
        place = {"textDocument": {"uri": document}, "position": {"line": line, "character": column}}
        return [item["label"] for item in (server.ask("textDocument/completion", place) or {"items": []})["items"]]
    expect("the mounts of a file", mounts(above, SHOP), ["part.nav.yaml"])
    expect("the mounts of a document without a file", mounts(untitled, SHOP), [])
    event = {"added": [], "removed": [{"uri": folder.as_uri(), "name": "f"}]}
    server.tell("workspace/didChangeWorkspaceFolders", {"event": event})
    # The root is now the folder of the file.
    expect("a mount without its folder", server.codes(above), [])
    expect("a mount below no folder", server.codes(leaving), [(6, "mount-outside")])
    server.end()


def check_cleared_messages():
    """The messages of a removed folder, and of a fragment that is deleted, disappear."""
    folder, other = project(), project()
    server = Server([folder, other])
    shop = server.open(folder / "shop.nav.yaml", SHOP)
    (folder / "parts" / "part.nav.yaml").write_text(PART.replace("exit: done", "exit: gone"))
    part = (folder / "parts" / "part.nav.yaml").as_uri()
    server.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": part, "type": 2}]})
    time.sleep(0.2)
    expect("a fragment that is not open", server.codes(part)[:1], [(6, "unknown-exit")])
    (folder / "parts" / "part.nav.yaml").unlink()
    server.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": part, "type": 3}]})
    time.sleep(0.2)
    expect("a deleted fragment", (server.codes(part), server.codes(shop)), ([], [(6, "mount-not-found")]))
    fragment = server.open(other / "parts" / "part.nav.yaml", PART.replace("exit: done", "exit: gone"))
    server.codes(fragment)
    # The graph of the other folder has messages, although it is not open.
    (other / "shop.nav.yaml").write_text(SHOP.replace("done: home", "other: home"))
    graph = (other / "shop.nav.yaml").as_uri()
    server.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": graph, "type": 2}]})
    time.sleep(0.2)
    expect("a graph that is not open", bool(server.codes(graph)), True)
    server.tell("textDocument/didClose", {"textDocument": {"uri": fragment}})
    event = {"added": [], "removed": [{"uri": other.as_uri(), "name": "f"}]}
    server.tell("workspace/didChangeWorkspaceFolders", {"event": event})
    expect("a removed folder", (server.codes(graph), server.codes(fragment)), ([], []))
    expect("the other folder", server.codes(shop), [(6, "mount-not-found")])
    server.end()


def check_options():
    """`strict` makes errors of warnings, and `root` decides what mounts can read."""
    folder = project()
    unused = SHOP.replace("screens:", "facts: { isOn: Bool }\nscreens:")
    for strict in (False, True):
        server = Server([folder], options={"strict": strict})
        uri = server.open(folder / "shop.nav.yaml", unused)
        expect("an unused fact", server.codes(uri), [(4, "unused-fact")])
        expect("its severity", server.diagnostics[uri]["diagnostics"][0]["severity"], 1 if strict else 2)
        server.tell("workspace/didChangeConfiguration", {"settings": {"navc": {"strict": not strict}}})
        time.sleep(0.2)
        server.codes(uri)
        expect("its severity after a change", server.diagnostics[uri]["diagnostics"][0]["severity"], 2 if strict else 1)
        server.end()
    up = SHOP.replace("parts/part", "../parts/part")
    (folder / "graphs").mkdir()
    for root, wanted in ((None, []), ("graphs", [(6, "mount-outside")]), (".", [])):
        server = Server([folder], options={"root": root} if root else None)
        uri = server.open(folder / "graphs" / "up.nav.yaml", up)
        expect(f"a mount with the root {root}", server.codes(uri), wanted)
        server.end()


def check_watchers():
    """A client that can register watchers is asked for one for graph files, and others are not."""
    folder = project()
    for can in (True, False):
        server = Server([folder], capabilities={"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": can}}})
        found = [request["params"]["registrations"] for request in server.requests
                 if request["method"] == "client/registerCapability"]
        methods = [one["method"] for registrations in found for one in registrations]
        expect("the registered methods", methods, ["workspace/didChangeWatchedFiles"] if can else [])
        if can:
            globs = [watcher["globPattern"] for watcher in found[0][0]["registerOptions"]["watchers"]]
            expect("the watched files", globs, ["**/*.nav.yaml"])
        server.end()


def check_log():
    """The log has each message of both directions."""
    folder = project()
    server = Server([folder], log=str(folder / "navc.log"))
    server.open(folder / "shop.nav.yaml", SHOP)
    # A change of a document that is not open is ignored, and logged.
    server.change((folder / "other.nav.yaml").as_uri(), 2, "navc: 1\n")
    server.change((folder / "shop.nav.yaml").as_uri(), 1, SHOP)
    server.settle()
    server.end()
    log = (folder / "navc.log").read_text()
    for word in ["initialize", "textDocument/didOpen", "publishDiagnostics", "other.nav.yaml", "shutdown"]:
        expect(f"the log has '{word}'", word in log, True)


def check_hovers_of_messages():
    """A hover on a message has its long form, in the format that the client announces."""
    folder = project()
    for formats in (["markdown"], ["plaintext"]):
        server = Server([folder], capabilities={"textDocument": {"hover": {"contentFormat": formats}}})
        uri = server.open(folder / "shop.nav.yaml", SHOP.replace("open: part", "open: prt"))
        server.codes(uri)
        place = {"textDocument": {"uri": uri}, "position": {"line": 4, "character": 24}}
        found = server.ask("textDocument/hover", place)["contents"]
        expect("the format", found["kind"], formats[0])
        expect("the long form", "must exactly match the name of a screen" in found["value"], True)
        expect("the marks of Markdown", "```" in found["value"] or "`" in found["value"], formats[0] == "markdown")
        server.end()


def check_foreign_files():
    """Clients that select documents by their language open all YAML files. Only graphs get messages and answers."""
    folder = project()
    server = Server([folder])
    text = "version: 3\nservices:\n  web: { image: shop }\n"
    foreign = server.open(folder / "compose.yaml", text)
    place = {"textDocument": {"uri": foreign}, "position": {"line": 2, "character": 4}}
    expect("a hover in another file", server.ask("textDocument/hover", place), None)
    expect("a completion in another file", server.ask("textDocument/completion", place), None)
    expect("the layout of another file", server.ask("textDocument/formatting", place), None)
    server.change(foreign, 2, text + "navc: 2\n")
    server.save(foreign)
    server.settle()
    expect("the diagnostics of another file", server.diagnostics.get(foreign), None)
    server.tell("textDocument/didClose", {"textDocument": {"uri": foreign}})
    named = server.open(folder / "shop.yaml", "# a graph\r\n" + SHOP.replace("root: home", "root: hom"))
    expect("a graph with another name", (4, "unknown-screen") in server.codes(named), True)
    empty = server.open(folder / "new.nav.yaml", "")
    expect("an empty file with the name of a graph", len(server.codes(empty)) > 0, True)
    server.end()
    server = Server([folder], pulls=True)
    foreign = server.open(folder / "compose.yaml", text)
    answer = server.ask("textDocument/diagnostic", {"textDocument": {"uri": foreign}})
    expect("the pulled diagnostics of another file", answer, {"kind": "full", "items": []})
    server.end()


def check_encodings():
    text = "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: { title: \"🍵é\", push: { b: c } }\n"
    for offered, used, column in [(None, "utf-16", 32), (["utf-8"], "utf-8", 35), (["x", "utf-32", "utf-8"], "utf-32", 31),
                                  (["utf-16", "utf-8"], "utf-16", 32), (["x"], "utf-16", 32)]:
        server = Server([], offered)
        expect("the encoding", server.result["capabilities"]["positionEncoding"], used)
        uri = server.open("untitled:a", text)
        server.settle()
        start = server.diagnostics[uri]["diagnostics"][0]["range"]["start"]
        expect(f"the column in {used}", start, {"line": 4, "character": column})
        server.change(uri, 2, "a", ((4, column), (4, column + 1)))
        server.save(uri)
        expect(f"a change in {used}", [code for _, code in server.codes(uri)], ["push-to-root"])
        server.end()


def check_versions():
    """Old changes are ignored, and diagnostics wait for a pause."""
    server = Server([])
    uri = server.open("untitled:a", "navc: 1\n", version=5)
    server.settle()
    before = server.diagnostics[uri]["diagnostics"]
    server.change(uri, 5, "")
    server.change(uri, 4, "")
    server.change("untitled:b", 9, "")
    time.sleep(0.3)
    expect("an old change", (server.diagnostics[uri]["diagnostics"], server.diagnostics[uri]["version"]), (before, 5))
    for version in range(6, 40):
        server.change(uri, version, f"navc: 1\ngraph: A{version}\n")
        time.sleep(0.01)
    expect("diagnostics during changes", server.diagnostics[uri]["version"], 5)
    time.sleep(0.4)
    expect("diagnostics after changes", server.diagnostics[uri]["version"], 39)
    server.end()


def check_consecutive_changes():
    """Changes that wait together are applied together: one check follows, with the messages of the last text."""
    folder = project()
    server = Server([folder])
    uri = server.open(folder / "shop.nav.yaml", SHOP)
    expect("the open graph", server.codes(uri), [])
    sent = server.counts[uri]
    # Each text has a message of its own, so each check would send messages.
    for number in range(300):
        server.change(uri, number + 2, SHOP.replace("root: home", f"root: home{number}"))
    # An answer follows all changes before it, although none of them is checked yet.
    place = {"textDocument": {"uri": uri}, "position": {"line": 2, "character": 8}}
    expect("the last name", server.ask("textDocument/prepareRename", place)["placeholder"], "home299")
    time.sleep(1)
    server.settle()
    expect("the number of checks", server.counts[uri] - sent, 1)
    last = server.diagnostics[uri]
    expect("the version of the messages", last["version"], 301)
    assert "'home299'" in last["diagnostics"][0]["message"], last
    server.end()


def big(count):
    """A graph whose screens push each other."""
    return "navc: 1\ngraph: Big\nroot: s0\nfacts: { isOn: Bool }\nscreens:\n" + "".join(
        f"  s{n}:\n    title: Screen {n}\n" + "".join(
            f"    {'push' if child == 2 * n + 1 else 'present'}: {{ open{child}: {{ to: s{child}, shouldPerform: isOn }} }}\n"
            for child in (2 * n + 1, 2 * n + 2) if child < count)
        + ("    unwind: { close: previous }\n" if n else "") for n in range(count))


def ends_soon(name, measure):
    """A cancelled request ends with -32800 long before its end. A busy machine gets several trials."""
    for _ in range(4):
        whole, soon, code = measure()
        if code == -32800 and soon < 0.4 * whole:
            return
    sys.exit(f"language_server_workspace: a cancelled {name} ends after {soon:.2f} s with {code}; it takes {whole:.2f} s")


def check_cancellation_of_running_requests():
    """A rename of a large graph, and a search in many files, end at their next pass."""
    folder = project()
    server = Server([folder])
    uri = server.open(folder / "big.nav.yaml", big(2_500))
    params = {"textDocument": {"uri": uri}, "position": {"line": 2, "character": 7}, "newName": "renamed"}

    def rename():
        whole, code = server.time("textDocument/rename", params)
        expect("the rename", code, None)
        return whole, *server.time("textDocument/rename", params, cancelled_after=max(0.06, whole / 4))
    ends_soon("rename", rename)
    # A cancelled request leaves no trace.
    place = {"textDocument": {"uri": uri}, "position": {"line": 2, "character": 7}}
    expect("the graph after cancelled requests", server.codes(uri), [])
    edit = server.ask("textDocument/rename", {**place, "newName": "renamed"})
    expect("the edits", len(edit["changes"][uri]), 2)
    server.end()
    # A check that a request began is repeated by the next one, and its messages are complete.
    server = Server([folder], pulls=True)
    uri = server.open(folder / "big.nav.yaml", big(2_500).replace("  s2499:", "  other:"))
    pulled = {"textDocument": {"uri": uri}}
    wanted = server.ask("textDocument/diagnostic", pulled)["items"]
    assert {item["code"] for item in wanted} == {"unknown-screen", "unreachable-screen"}, wanted
    codes = set()
    for number, delay in enumerate([0.02, 0.05, 0.1, 0.2, 0.4], 1):
        server.change(uri, 2 * number, "a", ((5, 0), (5, 0)))
        server.change(uri, 2 * number + 1, "", ((5, 0), (5, 1)))
        codes.add(server.time("textDocument/diagnostic", pulled, cancelled_after=delay)[1])
        expect("the messages after a cancelled check", server.ask("textDocument/diagnostic", pulled)["items"], wanted)
    assert -32800 in codes, "no check was cancelled"
    server.end()
    folder = project()
    for number in range(500):
        (folder / f"f{number}.nav.yaml").write_text(big(20).replace("Big", f"Big{number}"))

    def search():
        servers = [Server([folder], waits=False) for _ in range(2)]
        whole, code = servers[0].time("workspace/symbol", {"query": "s"})
        expect("the search", code, None)
        soon, code = servers[1].time("workspace/symbol", {"query": "s"}, cancelled_after=max(0.06, whole / 4))
        found = servers[1].ask("workspace/symbol", {"query": "Big499"})
        expect("a search after a cancelled one", [item["name"] for item in found], ["Big499"])
        for one in servers:
            one.end()
        return whole, soon, code
    ends_soon("search", search)


def check_index_limit():
    """The index has at most 20,000 files. A graph that it does not contain gets no messages about its fragment."""
    many, folder = pathlib.Path(tempfile.mkdtemp()).resolve(), project()
    for number in range(20_000):
        (many / f"{number}.nav.yaml").touch()
    (folder / "shop.nav.yaml").write_text(SHOP.replace("done: home", "other: home"))
    shop, first = (folder / "shop.nav.yaml").as_uri(), many / "0.nav.yaml"
    server = Server([many, folder], capabilities={"window": {"workDoneProgress": True}}, waits=False)
    server.open(folder / "parts" / "part.nav.yaml", PART)
    with server.published:
        assert server.published.wait_for(lambda: server.progress[-1:] == ["end"], 150), "the index does not end"
    expect("the graph that is one too many", server.codes(shop), [])

    def change(uri, kind):
        server.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": kind}]})
        time.sleep(0.5)
    change(shop, 2)
    expect("the graph after a change", server.codes(shop), [])
    # With one file less, there is room.
    first.unlink()
    change(first.as_uri(), 3)
    change(shop, 2)
    expect("the graph with room for it", sorted(server.codes(shop)), [(6, "unbound-exit"), (6, "unknown-exit")])
    server.end()
    shutil.rmtree(many)


def check_pulled_diagnostics():
    server = Server([], pulls=True)
    assert server.result["capabilities"]["diagnosticProvider"]["interFileDependencies"] is True
    uri = server.open("untitled:a", "navc: 1\ngraph: A\nroot: b\nscreens: { a: {} }\n")
    report = server.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    assert report["kind"] == "full" and "unknown-screen" in {item["code"] for item in report["items"]}, report
    again = server.ask("textDocument/diagnostic", {
        "textDocument": {"uri": uri}, "previousResultId": report["resultId"]})
    expect("an unchanged report", again, {"kind": "unchanged", "resultId": report["resultId"]})
    expect("pushed diagnostics", server.diagnostics, {})
    server.end()


def check_lenses_of_fragments():
    """The lens of a fragment's root counts the mounts of all files."""
    folder = project()
    for number in range(200):
        (folder / f"other{number}.nav.yaml").write_text(SHOP)
    server = Server([folder], capabilities=SHOWS_ALL, waits=False)
    part = server.open(folder / "parts" / "part.nav.yaml", PART)
    lenses = server.ask("textDocument/codeLens", {"textDocument": {"uri": part}})
    expect("the lenses of a mounted root", [lens["command"]["title"] for lens in lenses],
           ["201 ways here", "picture", "walk"])
    server.end()


def check_requests_before_diagnostics():
    """A request during the pause after a change does not prevent the diagnostics of the change."""
    server = Server([], capabilities={"textDocument": {
        "publishDiagnostics": {}, "codeAction": {"codeActionLiteralSupport": {}}}})
    uri = server.open("untitled:a", "navc: 1\ngraph: A\nroot: a\nscreens: { a: {} }\n")
    expect("a valid document", server.codes(uri), [])
    server.change(uri, 2, "b", ((2, 6), (2, 7)))
    edge = {"line": 2, "character": 6}
    actions = server.ask("textDocument/codeAction", {
        "textDocument": {"uri": uri}, "range": {"start": edge, "end": edge}, "context": {"diagnostics": []}})
    assert "declare the screen 'b'" in {action["title"] for action in actions}, actions
    time.sleep(0.5)
    assert (3, "unknown-screen") in server.codes(uri)
    server.end()


def check_hover_before_diagnostics():
    """A hover during the pause after a change shows the messages of the new text, and finds its mounts."""
    folder = project()
    server = Server([folder])
    text = "navc: 1\ngraph: A\nroot: b\nscreens: { a: {} }\n"
    uri = server.open(folder / "a.nav.yaml", text)
    assert (3, "unknown-screen") in server.codes(uri)

    def hover():
        answer = server.ask("textDocument/hover", {
            "textDocument": {"uri": uri}, "position": {"line": 2, "character": 6}})
        return "unknown-screen" in ((answer or {}).get("contents") or {}).get("value", "")

    expect("a hover on the message", hover(), True)
    server.change(uri, 2, "a", ((2, 6), (2, 7)))
    expect("a hover on the mended text", hover(), False)
    server.change(uri, 3, "b", ((2, 6), (2, 7)))
    expect("a hover on the new message", hover(), True)
    time.sleep(0.5)
    assert (3, "unknown-screen") in server.codes(uri)
    # The names of a new mount are known at once, too.
    part = (folder / "parts" / "part.nav.yaml").as_uri()
    server.change(uri, 4, "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: { push: { b: p } }\n"
                  "  p: { mount: parts/part.nav.yaml, exits: { done: a } }\n")
    place = {"textDocument": {"uri": uri}, "position": {"line": 5, "character": 44}}
    expect("the exit of a new mount", [item["uri"] for item in server.ask("textDocument/definition", place)], [part])
    server.end()


def check_announcements():
    """A client that announces nothing gets only requests that need no feature of it."""
    server = Server([])
    found = server.result["capabilities"]
    for name in ["semanticTokensProvider", "callHierarchyProvider", "codeLensProvider", "inlayHintProvider",
                 "diagnosticProvider", "codeActionProvider"]:
        assert name not in found, name
    expect("the capabilities of the workspace", list(found["workspace"]), ["workspaceFolders"])
    server.end()


def check_progress():
    """An index of many files has a progress, and requests do not wait for it. A small index has no progress."""
    server = Server([project()], capabilities={"window": {"workDoneProgress": True}})
    server.settle()
    expect("the progress of a small index", (server.progress, server.requests), ([], []))
    server.end()
    folder = pathlib.Path(tempfile.mkdtemp()).resolve()
    text = PART + "".join(f"  s{number}: {{ mount: x{number}.nav.yaml }}\n" for number in range(60))
    for number in range(3_000):
        (folder / f"f{number}.nav.yaml").write_text(text)
    server = Server([folder], capabilities={"window": {"workDoneProgress": True}}, waits=False)
    uri = server.open(folder / "f1.nav.yaml", PART)
    expect("an answer during the index", server.codes(uri), [])
    assert server.progress[-1:] != ["end"], "the index is not complete yet"
    started = time.monotonic()
    while server.progress[-1:] != ["end"] and time.monotonic() - started < 150:
        time.sleep(0.1)
    expect("the progress", (server.progress[0], server.progress[-1]), ("begin", "end"))
    expect("the request for it", [request["method"] for request in server.requests], ["window/workDoneProgress/create"])
    server.end()


def check_large_document():
    """A text over 8 MiB is checked only when it is saved."""
    server = Server([])
    text = "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: {}\n" + "# comment\n" * 900_000
    uri = server.open("untitled:a", text.replace("root: a", "root: b"))
    expect("a large document", server.codes(uri), [])
    server.change(uri, 2, "c", ((2, 6), (2, 7)))
    time.sleep(0.5)
    expect("a changed large document", server.codes(uri), [])
    server.save(uri)
    assert (3, "unknown-screen") in server.codes(uri)
    server.end()


def check_random_edits(seed, count):
    """Random edits of the graphs of this repository. The diagnostics are those of `navc validate`."""
    chance = random.Random(seed)
    folder = pathlib.Path(tempfile.mkdtemp()).resolve()
    server = Server([folder], capabilities=SHOWS_ALL, options={"inlayHints": True})
    file = folder / "a.nav.yaml"
    sources = sorted(path for path in REPOSITORY.glob("**/*.nav.yaml") if ".build" not in path.parts)
    parts = ["", "x", ":", " ", "\n", "\r\n", "{", "}", "[", "]", "\"", "'", "#", "- ", "catalog", "\n  y: {}\n", "🍵", "é", ", ",
             "&a ", "*a ", " |", "\t", "previous", "\ud83c"]
    methods = ["hover", "definition", "completion", "documentSymbol", "foldingRange", "codeAction", "references", "rename",
               "prepareRename", "documentHighlight", "formatting", *VIEWS]
    done = 0
    while done < count:
        text, version = chance.choice(sources).read_bytes().decode(errors="replace"), 1
        uri = server.open(file, text)
        tokens = server.ask("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})
        for _ in range(20):
            done += 1
            version += 1
            lines = text.split("\n")
            line = chance.randrange(len(lines))
            content = lines[line].removesuffix("\r")
            if "\r" in content:
                break
            start = chance.randrange(len(content) + 1)
            end = min(len(content), start + chance.choice([0, 0, 1, 2, 5, 99]))
            new = chance.choice(parts)

            def column(index):
                return len(content[:index].encode("utf-16-le")) // 2

            # A column after the end of the line means its end.
            last = column(end) + (chance.choice([0, 7]) if end == len(content) else 0)
            server.change(uri, version, new, ((line, column(start)), (line, last)))
            new = new.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
            lines[line] = content[:start] + new + content[end:] + lines[line][len(content):]
            text = "\n".join(lines)
            for method in chance.sample(methods, 3):
                position = {"line": line + chance.choice([0, 0, 0, 9999]), "character": column(start)}
                answer = server.ask(f"textDocument/{method}", {
                    "textDocument": {"uri": uri}, "position": position, "newName": "zzz", "options": {},
                    "range": {"start": position, "end": position}, "context": {"diagnostics": []},
                    "positions": [position]})
                if isinstance(answer, dict) and "code" in answer and "message" in answer:
                    expect(f"the answer of {method}", answer["code"], -32803)
            tokens = after_delta(server, uri, tokens)
            if done % 4 == 0:
                server.save(uri)
                if compare(server, uri, file, text):
                    compare_with_fresh(server, uri, file, text, chance)
        server.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
    server.end()


def compare(server, uri, file, text):
    found = server.codes(uri)
    file.write_text(text, newline="")
    run = subprocess.run([NAVC, "validate", "--format", "json", str(file)], stdout=subprocess.PIPE)
    wanted = [(item["range"]["start"]["line"], item["id"]) for item in json.loads(run.stdout)["diagnostics"]
              if item["file"] == str(file)]
    if any(code == "yaml-syntax" for _, code in wanted):
        # The text is repaired. Only its error is certain.
        syntax = [place for place in wanted if place[1] == "yaml-syntax"]
        expect(f"the syntax errors of {text!r}", [place for place in found if place[1] == "yaml-syntax"], syntax)
        return False
    expect(f"the diagnostics of {text!r}", sorted(found), sorted(wanted))
    return True


def after_delta(server, uri, old):
    """The semantic tokens after the delta from older ones, which are all tokens."""
    delta = server.ask("textDocument/semanticTokens/full/delta", {
        "textDocument": {"uri": uri}, "previousResultId": old["resultId"]})
    # Another request can have received newer tokens. The result is then not a delta.
    data = delta.get("data", old["data"])[:]
    for edit in delta.get("edits", []):
        data[edit["start"]:edit["start"] + edit["deleteCount"]] = edit["data"]
    full = server.ask("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})
    expect("the tokens after a delta", data, full["data"])
    return full


def compare_with_fresh(server, uri, file, text, chance):
    """At random places, the answers are those of a server that has only this text."""
    fresh = Server([file.parent], capabilities=SHOWS_ALL, options={"inlayHints": True})
    fresh.open(file, text)
    lines = text.split("\n")
    for _ in range(5):
        line = chance.randrange(len(lines))
        position = {"line": line, "character": chance.randrange(len(lines[line]) + 1)}
        end = {"line": line + chance.randrange(20), "character": 0}
        params = {"textDocument": {"uri": uri}, "position": position, "positions": [position],
                  "range": {"start": position, "end": end}, "context": {"includeDeclaration": True, "diagnostics": []}}
        for method in ["hover", "definition", "references", "completion", *VIEWS]:
            answers = [one.ask(f"textDocument/{method}", params) for one in (server, fresh)]
            for answer in answers:
                if isinstance(answer, dict):
                    answer.pop("resultId", None)
            expect(f"the answer of {method} at {position} in {text!r}", *answers)
        for item in server.ask("textDocument/prepareCallHierarchy", params) or []:
            for direction in ["incoming", "outgoing"]:
                answers = [one.ask(f"callHierarchy/{direction}Calls", {"item": item}) for one in (server, fresh)]
                expect(f"the {direction} calls of {item} in {text!r}", *answers)
    fresh.end()


def main():
    for check in [check_mounts, check_unsaved_file, check_folders, check_cleared_messages, check_options,
                  check_watchers, check_log, check_hovers_of_messages, check_foreign_files, check_encodings,
                  check_versions, check_consecutive_changes, check_cancellation_of_running_requests, check_index_limit,
                  check_pulled_diagnostics, check_lenses_of_fragments,
                  check_requests_before_diagnostics, check_hover_before_diagnostics, check_announcements, check_progress,
                  check_large_document]:
        check()
        print(f"{check.__name__}: passed", flush=True)
    check_random_edits(int(os.environ.get("NAVC_SEED", "1")), int(os.environ.get("NAVC_EDITS", "300")))
    print("check_random_edits: passed")


main()
