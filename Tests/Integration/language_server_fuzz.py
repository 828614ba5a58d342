#!/usr/bin/env python3
"""Mutated messages to `navc lsp`: the server ends only by the rules of the protocol.

usage: Tests/Integration/language_server_fuzz.py [FOLDER] [COUNT]

FOLDER contains the built `navc`; the default is `.build/debug`. COUNT is the number of messages; the default is 20,000.
Frames stay complete, so the server must answer each request and must not end. Every thousand messages, a `shutdown`
must succeed.
"""
import json
import pathlib
import random
import subprocess
import sys
import threading

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else REPOSITORY / ".build" / "debug") / "navc")
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
TEXT = ("navc: 1\ngraph: A\nroot: a\nfacts: { f: Bool }\nscreens:\n  a: { push: { b: { to: c, shouldPerform: f } } }\n"
        "  c: { arguments: { id: Int = 1 }, link: \"/c/{id}\", unwind: { d: previous } }\n")
METHODS = ["hover", "definition", "references", "completion", "documentSymbol", "documentHighlight", "foldingRange",
           "codeAction", "formatting", "rangeFormatting", "rename", "prepareRename", "diagnostic", "semanticTokens/full",
           "semanticTokens/full/delta", "semanticTokens/range", "selectionRange", "documentLink", "codeLens", "inlayHint",
           "signatureHelp", "prepareCallHierarchy"]
OTHERS = ["workspace/symbol", "completionItem/resolve", "codeAction/resolve", "$/cancelRequest", "initialize",
          "workspace/didChangeConfiguration", "workspace/executeCommand", "workspace/willRenameFiles",
          "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"]


def frame(body):
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def sample(chance, number):
    place = {"line": chance.choice([0, 3, 5, 6, -1, 2 ** 40]), "character": chance.choice([0, 5, 20, 33, 10 ** 9])}
    uri = chance.choice(["untitled:a", "file:///nowhere/a.nav.yaml"])
    document = {"uri": uri, "version": number, "languageId": "yaml", "text": TEXT}
    if chance.random() < 0.4:
        edit = {"range": {"start": place, "end": place}, "text": chance.choice(["{", "\n", "x: ", "\ud800", "'"])}
        method = chance.choice(["didOpen", "didChange", "didChange", "didSave", "didClose"])
        return {"jsonrpc": "2.0", "method": f"textDocument/{method}",
                "params": {"textDocument": document, "contentChanges": [edit]}}
    params = {"textDocument": document, "position": place, "range": {"start": place, "end": place}, "newName": "zz",
              "context": {"includeDeclaration": True, "only": ["quickfix"]}, "query": "a", "data": ["push", "to"],
              "positions": [place, place], "previousResultId": str(number - 1),
              "item": {"uri": uri, "data": [chance.choice(["screen", "anywhere", "link"]), "c"]},
              "files": [{"oldUri": uri, "newUri": "file:///nowhere/b/c.nav.yaml"}],
              "command": chance.choice(["navc.picture", "navc.walk", "navc.explain", "navc.swift"]),
              "arguments": [{"uri": uri, "id": "unknown-screen", "format": "svg", "screen": "a"}]}
    method = chance.choice([f"textDocument/{name}" for name in METHODS] + OTHERS)
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def mutated(chance, body):
    body = bytearray(body)
    for _ in range(chance.choice([0, 0, 1, 1, 2, 5])):
        place = chance.randrange(len(body))
        match chance.randrange(4):
            case 0: body[place] = chance.randrange(256)
            case 1: del body[place:place + chance.randrange(1, 9)]
            case 2: body[place:place] = chance.choice([b"[", b"{", b"\"", b"null", b"-1", b"\\ud800", b"1e999", b","])
            case _: body[place:place] = body[place:place + chance.randrange(1, 40)]
        if not body:
            body = bytearray(b"0")
    return bytes(body)


def run(seed, count):
    chance = random.Random(seed)
    server = subprocess.Popen([NAVC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    answers = bytearray()
    is_answered = threading.Event()

    def read():
        while chunk := server.stdout.read1(1 << 16):
            answers.extend(chunk)
            if b'"id":"end","result":null' in answers[-len(chunk) - 100:]:
                is_answered.set()

    reader = threading.Thread(target=read)
    reader.start()
    hello = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"processId": None, "capabilities": {
        "textDocument": {
            "codeAction": {"codeActionLiteralSupport": {}},
            "semanticTokens": {"tokenTypes": ["property", "class"], "requests": {"full": True}, "formats": ["relative"]}}},
        "initializationOptions": {"inlayHints": True}}}
    last = b""
    try:
        server.stdin.write(frame(json.dumps(hello).encode()))
        for number in range(1, count):
            last = mutated(chance, json.dumps(sample(chance, number)).encode())
            # These two would end the server by the rules.
            if b"shutdown" not in last and b"\"exit\"" not in last:
                server.stdin.write(frame(last))
        server.stdin.write(frame(b'{"jsonrpc":"2.0","id":"end","method":"shutdown"}'))
        server.stdin.flush()
        # After `exit`, the server has two seconds, even for messages that wait.
        is_answered.wait(120)
        server.stdin.write(frame(b'{"method":"exit"}'))
        server.stdin.close()
    except BrokenPipeError:
        pass
    status = server.wait(120)
    reader.join()
    if status != 0 or not is_answered.is_set():
        sys.exit(f"language_server_fuzz: seed {seed}: the server ends with {status} near {last!r}")


for seed in range(max(1, COUNT // 1_000)):
    run(seed, min(COUNT, 1_000))
print(f"language_server_fuzz: {COUNT} messages")
