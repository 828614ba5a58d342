"""`navc lsp`, compared with the time V of `navc validate` for the same text.

V does not include the start of the process: it is the time for the graph without the time for an empty graph. The times
of the server include the client's time to write a request and to read the answer, but not to parse it.
"""

import json
import os
import pathlib
import statistics
import subprocess
import threading
import time

from bench import graphs
from bench.measuring import WORK, Meter, release_navc
from bench.table import Bound, megabytes, milliseconds

SIZES = {"full": (1_000, 100, 10_000), "short": (100, 10, 200)}

EDIT, REPAIRED_EDIT = 1.3, 8
SLOWEST_EDIT = 50  # milliseconds, at the 99th of 100
QUICK = {"hover": 0.1, "definition": 0.1, "completion": Bound(0.12, wanted=0.1)}
# A client that shows annotations also gets the effects of a rename, which compares the names of both graphs.
RENAME = 3
SLOWEST_ANSWER = 200  # milliseconds
LAG = 50  # milliseconds after the last of 30 edits in a second
MEMORY, MEMORY_PER_BYTE = 40e6, 15
GROWTH = 1.1


TOKENS = {
    "requests": {"full": {"delta": True}, "range": True}, "formats": ["relative"], "tokenModifiers": ["declaration"],
    "tokenTypes": ["class", "method", "parameter", "type", "property", "keyword", "operator", "number", "string"]}

# The requests with no bound but that of the slowest answer.
ANSWERS = [
    "textDocument/references", "textDocument/documentHighlight", "textDocument/documentSymbol",
    "textDocument/formatting", "textDocument/foldingRange", "textDocument/codeAction", "textDocument/rename",
    "textDocument/completion", "workspace/symbol", "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/full/delta", "textDocument/semanticTokens/range", "textDocument/selectionRange",
    "textDocument/documentLink", "textDocument/codeLens", "textDocument/inlayHint", "textDocument/signatureHelp",
    "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls", "workspace/willRenameFiles", "navc.picture screen",
    "navc.picture", "navc.walk", "navc.swift"]


class Server:
    """A server with one open document."""

    def __init__(self, navc, folder, text):
        self.process = subprocess.Popen([str(navc), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number, self.version = 0, 1
        self.uri = (folder / "tree.nav.yaml").as_uri()
        self.document = {"uri": self.uri}
        self.ask("initialize", {
            "processId": os.getpid(), "rootUri": None, "workspaceFolders": [{"uri": folder.as_uri(), "name": "f"}],
            "initializationOptions": {"inlayHints": True},
            "capabilities": {"workspace": {"workspaceEdit": {
                "documentChanges": True, "changeAnnotationSupport": {}}}, "textDocument": {
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}, "semanticTokens": TOKENS}}})
        self.tell("initialized", {})
        self.tell("textDocument/didOpen", {
            "textDocument": {**self.document, "languageId": "yaml", "version": 1, "text": text}})
        self.ask("workspace/symbol", {"query": "x"})

    def write(self, **members):
        body = json.dumps({"jsonrpc": "2.0", **members}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.write(method=method, params=params)

    def ask(self, method, params):
        """Sends a request. Returns the bytes of the response, and reads all notifications before it."""
        self.number += 1
        self.write(id=self.number, method=method, params=params)
        mark = b'"id":%d,' % self.number
        while True:
            length = int(self.process.stdout.readline().split(b":")[1])
            self.process.stdout.readline()
            body = self.process.stdout.read(length)
            if mark in body[:60]:
                return body

    def time(self, method, params):
        start = time.monotonic()
        self.ask(method, params)
        return time.monotonic() - start

    def answer(self, name, params):
        """The time of a request, or of a command. After a request for tokens, the next delta is from its result."""
        if not name.startswith("navc."):
            if name.endswith(("/range", "/inlayHint")):
                params = {**params, "range": {"start": {"line": 0, "character": 0}, "end": {"line": 10 ** 6, "character": 0}}}
            start = time.monotonic()
            body = self.ask(name, params)
            took = time.monotonic() - start
            if "semanticTokens/full" in name:
                params["previousResultId"] = json.loads(body)["result"]["resultId"]
            return took
        command, _, part = name.partition(" ")
        argument = {"uri": self.uri, "format": "svg", **({"screen": params["screen"]} if part else {})}
        return self.time("workspace/executeCommand", {"command": command, "arguments": [argument]})

    def change(self, line, first, last, text):
        self.version += 1
        edge = {"start": {"line": line, "character": first}, "end": {"line": line, "character": last}}
        self.tell("textDocument/didChange", {
            "textDocument": {**self.document, "version": self.version}, "contentChanges": [{"range": edge, "text": text}]})

    def checked(self):
        """Waits for the diagnostics of all changes. A save does not wait for the pause."""
        self.tell("textDocument/didSave", {"textDocument": self.document})
        self.ask("navc/nothing", None)

    def resident(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.process.wait(5)


def run(table, length):
    navc = release_navc()
    screens, rounds, edits = SIZES[length]
    folder = WORK / "served"
    folder.mkdir(parents=True, exist_ok=True)
    text = graphs.tree(screens)
    file, nothing = folder / "tree.nav.yaml", WORK / "empty.nav.yaml"
    file.write_text(text)
    nothing.write_text(graphs.empty())
    meter = Meter()

    def validation():
        runs = meter.interleaved(max(5, rounds // 5), navc=(navc, "validate", file), least=(navc, "validate", nothing))
        return max(runs.median("navc", "wall") - runs.median("least", "wall"), 1e-5)

    server = Server(navc, folder, text)
    lines = text.split("\n")
    title = next(number for number, line in enumerate(lines) if line.endswith(f"Screen number {screens // 2}"))

    def edit(new):
        """Inserts a text into a title and removes it again, each with diagnostics."""
        times = []
        for first, last, inserted in [(11, 11, new), (11, 11 + len(new), "")]:
            start = time.monotonic()
            server.change(title, first, last, inserted)
            server.checked()
            times.append(time.monotonic() - start)
        return times

    def ratio(what, measure, bound):
        # Validated before and after, because the clock rate changes between rows.
        before, here = validation(), measure()
        validated = (before + validation()) / 2
        table.add(f"lsp, {what}, by V", screens, milliseconds(here), milliseconds(validated), here / validated, bound)

    plain = []

    def edits_in_a_title():
        plain.extend(took for _ in range(rounds // 2) for took in edit("x"))
        return statistics.median(plain)

    ratio("an edit with diagnostics", edits_in_a_title, EDIT)
    slowest = sorted(plain)[int(len(plain) * 0.99) - 1]
    table.add("lsp, the 99th of 100 edits", screens, milliseconds(slowest), "", slowest * 1e3, SLOWEST_EDIT, " ms")
    broken = [new for _ in range(rounds // 4 + 1) for new in ("{ ", "\"", "[")]
    ratio("an edit that needs repair", lambda: statistics.median(edit(new)[0] for new in broken), REPAIRED_EDIT)

    target = next(number for number, line in enumerate(lines) if f"open{screens // 2 + 1}: screen" in line or
                  f"to: screen{screens // 2}" in line)
    place = {"textDocument": server.document, "position": {"line": target, "character": len(lines[target]) - 1}}
    full = {**place, "context": {"includeDeclaration": True, "diagnostics": []}, "options": {}, "newName": "renamed",
            "range": {"start": place["position"], "end": place["position"]}, "query": "screen9",
            "positions": [place["position"]], "screen": f"screen{screens // 2}",
            "item": {"uri": server.uri, "data": ["screen", f"screen{screens // 2}"]},
            "files": [{"oldUri": server.uri, "newUri": server.uri.replace("tree.nav", "moved.nav")}]}

    def median_time(method, count):
        return lambda: statistics.median(server.time(f"textDocument/{method}", full) for _ in range(count))

    for method, bound in QUICK.items():
        server.ask(f"textDocument/{method}", full)
        ratio(method, median_time(method, rounds), bound)
    ratio("rename", median_time("rename", rounds // 5 + 1), RENAME)
    slow = 0, ""
    for method in ANSWERS:
        for _ in range(rounds // 20 + 1):
            server.change(title, 11, 11, "")
            slow = max(slow, (server.answer(method, full), method.split("/", 1)[-1]))
    table.add(f"lsp, the slowest answer: {slow[1]}", screens, milliseconds(slow[0]), "", slow[0] * 1e3, SLOWEST_ANSWER, " ms")

    for number in range(30):
        server.change(title, 11, 11 + number % 2, "x" if number % 2 == 0 else "")
        threading.Event().wait(1 / 30)
    lag = server.time("textDocument/hover", full)
    table.add("lsp, the lag after 30 edits in a second", screens, milliseconds(lag), "", lag * 1e3, LAG, " ms")

    before, allowed = server.resident(), MEMORY + MEMORY_PER_BYTE * len(text)
    table.add("lsp, memory, by 40 MB and 15 times the text", screens, megabytes(before), megabytes(allowed), before / allowed, 1)
    for number in range(edits // 2):
        server.change(title, 11, 11, "x")
        server.change(title, 11, 12, "")
        if number % 50 == 0:
            server.checked()
            server.ask("textDocument/completion", full)
    server.checked()
    after = server.resident()
    table.add(f"lsp, memory after {edits} edits", screens, megabytes(after), megabytes(before), after / before, GROWTH)
    server.end()
