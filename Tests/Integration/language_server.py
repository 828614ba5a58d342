#!/usr/bin/env python3
"""Sends messages to `navc lsp`, and compares the responses with a model of the protocol.

usage: Tests/Integration/language_server.py [FOLDER]

FOLDER contains the built `navc`; the default is `.build/debug`. The test covers frames, errors, the end of the process,
and the order of responses. The tests of the answers are in `language_server_answers.py`.
"""
import fcntl
import json
import os
import pathlib
import random
import re
import select
import shutil
import subprocess
import sys
import tempfile
import threading
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else REPOSITORY / ".build" / "debug")
NAVC = str(FOLDER / "navc")
INITIALIZE = {"processId": None, "rootUri": None, "capabilities": {}}


def frame(body, extra=b""):
    return extra + b"Content-Length: %d\r\n\r\n" % len(body) + body


def message(**members):
    return frame(json.dumps({"jsonrpc": "2.0", **members}).encode())


def frames(data):
    """The bodies in a byte string."""
    bodies = []
    while data:
        head, _, rest = data.partition(b"\r\n\r\n")
        length = int(head.split(b":")[1])
        bodies.append(rest[:length])
        data = rest[length:]
    return bodies


def run(data, timeout=10):
    """Sends all bytes, closes the input, and returns the responses and the exit status."""
    started = time.monotonic()
    result = subprocess.run([NAVC, "lsp"], input=data, stdout=subprocess.PIPE, timeout=timeout)
    assert time.monotonic() - started < 5, "the server ends in time"
    bodies = [json.loads(body) for body in frames(result.stdout)]
    return [body for body in bodies if "method" not in body], result.returncode


def codes(responses):
    return [(r["id"], r["error"]["code"] if "error" in r else None) for r in responses]


def expect(what, found, wanted):
    if found != wanted:
        sys.exit(f"language_server: {what}: {found!r} instead of {wanted!r}")


HELLO = message(id=0, method="initialize", params=INITIALIZE)
BYE = message(id=99, method="shutdown") + message(method="exit")


def check_lifetime():
    expect("shutdown and exit", run(HELLO + BYE), ([run(HELLO + BYE)[0][0], {"jsonrpc": "2.0", "id": 99, "result": None}], 0))
    expect("exit without shutdown", run(HELLO + message(method="exit"))[1], 1)
    expect("exit before initialize", run(message(method="exit"))[1], 1)
    expect("the end of the input", run(HELLO)[1], 1)
    expect("the end of the input after shutdown", run(HELLO + message(id=1, method="shutdown"))[1], 0)
    expect("no input", run(b""), ([], 1))
    responses, status = run(
        message(id=1, method="textDocument/hover") + message(method="textDocument/didOpen", params={}) + HELLO
        + message(id=2, method="initialize", params=INITIALIZE) + message(id=3, method="navc/unknown")
        + message(method="navc/unknown") + message(id=4, method="shutdown")
        + message(id=5, method="textDocument/hover") + message(id=6, method="shutdown") + message(method="exit"))
    expect("phases", (codes(responses), status), (
        [(1, -32002), (0, None), (2, -32600), (3, -32601), (4, None), (5, -32600), (6, -32600)], 0))


def check_identifiers():
    for identifier in ["9007199254740993", "-1", '""', "null", '"a"', "1.5", '"\\ud800"']:
        body = b'{"jsonrpc":"2.0","id":%s,"method":"navc/unknown"}' % identifier.encode()
        result = subprocess.run([NAVC, "lsp"], input=HELLO + frame(body) + BYE, stdout=subprocess.PIPE)
        found = frames(result.stdout)[1]
        if b'"id":' + identifier.encode() + b"," not in found:
            sys.exit(f"language_server: the ID {identifier} becomes {found!r}")


def check_malformed():
    wrong = [
        (b"", -32700), (b"{", -32700), (b"\xff", -32700), (b"[" * 10_000, -32700),
        (b"[" * 10_000 + b"]" * 10_000, -32600), (b"[]", -32600), (b"1", -32600), (b"{}", -32600),
        (b'{"jsonrpc":"2.0","method":1}', -32600), (b'[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]', -32600),
        (b'{"id":[],"method":"x"}', -32600), (b"null", -32600), (b'{"method":"x","params":1}', -32600),
    ]
    for body, code in wrong:
        responses, status = run(HELLO + frame(body) + BYE)
        expect(f"the body {body[:40]!r}", (codes(responses)[1:], status), ([(None, code), (99, None)], 0))
    for header in [b"Content-Length: 1000000000000\r\n\r\n", b"Content-Type: x\r\n\r\n", b"\r\n\r\n", b"x" * 100_000,
                   b"Content-Length: -1\r\n\r\n", b"Content-Length: 134217729\r\n\r\n", b"Content-Length: 1x\r\n\r\n",
                   b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}"]:
        responses, status = run(HELLO + header + BYE)
        expect(f"the header {header[:60]!r}", (len(responses), status), (1, 1))
    # A length without a body costs no memory, and neither does a body of only numbers.
    for body in [b"Content-Length: 134217728\r\n\r\n", frame(b"[" + b"1," * 8_000_000 + b"1]")]:
        child = subprocess.Popen([NAVC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        child.stdin.write(HELLO + body)
        child.stdin.flush()
        time.sleep(1)
        status = pathlib.Path(f"/proc/{child.pid}/status")
        if status.exists():
            peak = next(line for line in status.read_text().split("\n") if line.startswith("VmHWM"))
            assert int(peak.split()[1]) < 200_000, peak
        child.stdin.close()
        child.wait(5)


def check_parts():
    """A frame in parts of each length, and headers in other orders and cases."""
    data = HELLO + frame(b'{"jsonrpc":"2.0","id":1,"method":"x"}', b"Content-Type: application/vscode-jsonrpc\r\n") + BYE
    data = data.replace(b"Content-Length: 36", b"content-length:36")
    for size in [1, 7, 1 << 20]:
        child = subprocess.Popen([NAVC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for start in range(0, len(data), size):
            child.stdin.write(data[start:start + size])
            child.stdin.flush()
        child.stdin.close()
        bodies = [json.loads(body) for body in frames(child.stdout.read())]
        expect(f"parts of {size}", (codes(bodies), child.wait(5)), ([(0, None), (1, -32601), (99, None)], 0))


def check_parent():
    """The server ends with the process that the client names."""
    sleeper = subprocess.Popen(["sleep", "60"])
    child = subprocess.Popen([NAVC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    child.stdin.write(message(id=0, method="initialize", params={**INITIALIZE, "processId": sleeper.pid}))
    child.stdin.flush()
    select.select([child.stdout], [], [], 5)
    sleeper.kill()
    sleeper.wait()
    started = time.monotonic()
    expect("the end of the parent", child.wait(5), 1)
    assert time.monotonic() - started < 2


def check_cancellation():
    """A waiting request that is cancelled gets one response, in order."""
    text = "navc: 1\ngraph: A\nroot: a\nscreens:\n" + "".join(f"  a{n}: {{}}\n" for n in range(5_000))
    document = {"uri": "untitled:a", "languageId": "yaml", "version": 1, "text": text}
    data = HELLO + message(method="textDocument/didOpen", params={"textDocument": document})
    data += b"".join(message(id=n, method="navc/unknown") for n in range(1, 6))
    data += message(method="$/cancelRequest", params={"id": 3}) + message(method="$/cancelRequest", params={"id": 77})
    responses, _ = run(data + BYE, timeout=60)
    expect("the order", [r["id"] for r in responses], [0, 1, 2, 3, 4, 5, 99])
    expect("the cancelled request", codes(responses)[3], (3, -32800))


def peak(child):
    """The largest memory of a process so far, in kilobytes."""
    status = pathlib.Path(f"/proc/{child.pid}/status").read_text()
    return int(re.search(r"VmHWM:\s*(\d+)", status).group(1))


def check_full_queue():
    """The reader stops while 1,000 messages wait. Nothing is lost, and the memory is bounded."""
    if not hasattr(fcntl, "F_GETPIPE_SZ"):
        print("check_full_queue: skipped, the size of a pipe is not known")
        return
    child = subprocess.Popen([NAVC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    # The client does not read, so the worker cannot finish the first answer.
    child.stdin.write(HELLO + message(id=1, method="x" * 200_000))
    length, count = 3_000, 1_400
    each = len(message(id=1000, method="y", params={"text": "z" * length}))
    data = b"".join(message(id=1000 + n, method="y", params={"text": "z" * length}) for n in range(count))
    os.set_blocking(child.stdin.fileno(), False)
    written, idle = 0, 0
    while idle < 10 and written < len(data):
        try:
            taken = os.write(child.stdin.fileno(), data[written:written + (1 << 20)])
        except BlockingIOError:
            taken = 0
        written += taken
        idle = 0 if taken else idle + 1
        time.sleep(0 if taken else 0.1)
    # The pipe and one read hold a few messages, and the reader waits with another one.
    others = (fcntl.fcntl(child.stdin.fileno(), fcntl.F_GETPIPE_SZ) + (1 << 16)) // each + 3
    waiting = written // each
    assert 1_000 <= waiting <= 1_000 + others, f"{waiting} messages wait"
    assert peak(child) < 200_000, f"{peak(child)} kB with a full queue"
    os.set_blocking(child.stdin.fileno(), True)
    answers = []
    reader = threading.Thread(target=lambda: answers.append(child.stdout.read()))
    reader.start()
    while written < len(data):
        written += os.write(child.stdin.fileno(), data[written:])
    assert peak(child) < 200_000, f"{peak(child)} kB after a full queue"
    child.stdin.write(BYE)
    reader.join(30)
    expect("the answers after a full queue", [r["id"] for r in map(json.loads, frames(answers[0])) if "id" in r],
           [0, 1, *range(1000, 1000 + count), 99])
    expect("the end after a full queue", child.wait(5), 0)


def check_system_calls():
    """The server reads only files below its roots, and does not write, execute, or connect."""
    if not shutil.which("strace"):
        print("check_system_calls: skipped, strace is not installed")
        return
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        root, outside = folder / "root", folder / "outside"
        (root / "inner").mkdir(parents=True)
        outside.mkdir()
        (outside / "secret.nav.yaml").write_text("navc: 1\nfragment: Secret\nroot: a\nscreens: { a: {} }\n")
        (root / "link.nav.yaml").symlink_to(outside / "secret.nav.yaml")
        (root / "linked").symlink_to(outside)
        (root / "inner" / "part.nav.yaml").write_text("navc: 1\nfragment: Part\nroot: a\nscreens: { a: {} }\n")
        mounts = ["inner/part.nav.yaml", "link.nav.yaml", "linked/secret.nav.yaml", "../outside/secret.nav.yaml",
                  str(outside / "secret.nav.yaml"), "/etc/passwd", "/dev/zero", "inner"]
        text = "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: {}\n" + "".join(
            f"  m{n}: {{ mount: {json.dumps(path)} }}\n" for n, path in enumerate(mounts))
        (root / "a.nav.yaml").write_text(text)
        uri = (root / "a.nav.yaml").as_uri()
        place = {"textDocument": {"uri": uri}, "position": {"line": 4, "character": 3}}
        data = message(id=0, method="initialize", params={
            **INITIALIZE, "workspaceFolders": [{"uri": root.as_uri(), "name": "root"}],
            "initializationOptions": {"root": ""}}) + message(method="initialized", params={})
        data += message(method="textDocument/didOpen", params={
            "textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
        methods = ["hover", "definition", "completion", "documentSymbol", "foldingRange", "formatting", "codeAction",
                   "semanticTokens/full", "documentLink", "selectionRange", "codeLens", "inlayHint", "signatureHelp",
                   "prepareCallHierarchy"]
        for number, method in enumerate(methods):
            data += message(id=number + 1, method=f"textDocument/{method}", params={
                **place, "range": {"start": place["position"], "end": place["position"]}, "context": {}, "options": {}})
        others = [("textDocument/references", {**place, "context": {}}), ("textDocument/rename", {**place, "newName": "b"}),
                  ("workspace/symbol", {"query": ""}), ("callHierarchy/outgoingCalls", {"item": {
                      "uri": (outside / "secret.nav.yaml").as_uri(), "data": ["screen", "a"]}}),
                  ("workspace/willRenameFiles", {"files": [
                      {"oldUri": (root / "inner").as_uri(), "newUri": (outside / "inner").as_uri()}]})]
        others += [("workspace/executeCommand", {"command": command, "arguments": [{"uri": file.as_uri()}]})
                   for command in ["navc.picture", "navc.walk", "navc.swift"]
                   for file in [root / "a.nav.yaml", root / "inner" / "part.nav.yaml", outside / "secret.nav.yaml",
                                root / "link.nav.yaml", root / "linked" / "secret.nav.yaml"]]
        for number, (method, params) in enumerate(others):
            data += message(id=number + 20, method=method, params=params)
        trace = folder / "trace"
        calls = "open,openat,creat,execve,socket,connect,unlink,unlinkat,rename,renameat,renameat2,mkdir,mkdirat,fork,vfork"
        result = subprocess.run(
            ["strace", "-f", "-y", "-o", str(trace), "-e", f"trace={calls}", NAVC, "lsp"], input=data + BYE,
            stdout=subprocess.PIPE, timeout=60)
        expect("the traced server", result.returncode, 0)
        lines = trace.read_text().split("\n")
        started = next(number for number, line in enumerate(lines) if str(root) in line)
        opened = []
        for line in lines[started:]:
            call = line.split(" ", 1)[-1].strip()
            if not call or call.startswith(("+++", "---", "<...")) or "= -1" in call:
                continue
            # Directories above the root are only passed through.
            if not call.startswith("openat(") or re.search(r"O_(WRONLY|RDWR|CREAT)", call):
                sys.exit(f"language_server: the server calls {call}")
            path = re.search(r"= \d+<(.*)>", call).group(1)
            if "O_PATH" not in call:
                opened.append(path)
        wrong = [path for path in opened if not path.startswith(str(root)) and not path.startswith(("/proc", "/sys"))]
        expect("opened files outside the root", wrong, [])
        assert str(root / "inner" / "part.nav.yaml") in opened, opened


def check_random(seed, count):
    """Random messages. The model knows only the sentences of the contract."""
    chance = random.Random(seed)
    phase, wanted, data, number = "new", [], b"", 0
    for _ in range(count):
        number += 1
        kind = chance.choice(["hover", "unknown", "note", "notJSON", "batch", "open", "change", "response"]
                             + (["initialize"] if chance.random() < 0.3 else [])
                             + (["shutdown"] if chance.random() < 0.05 else []))
        state = {"new": -32002, "running": None, "down": -32600}[phase]
        if kind in ("initialize", "shutdown", "unknown", "hover"):
            method = {"unknown": "navc/x", "hover": "navc/hover"}.get(kind, kind)
            data += message(id=number, method=method, params=INITIALIZE if kind == "initialize" else {})
            if kind == "initialize":
                code = {"new": None, "running": -32600, "down": -32600}[phase]
                phase = "running" if phase == "new" else phase
            elif kind == "shutdown":
                code = state
                phase = "down" if phase == "running" else phase
            else:
                code = -32601 if phase == "running" else state
            wanted.append((number, code))
        elif kind == "notJSON":
            data += frame(chance.choice([b"{", b"nul", b'{"a":}', b'"\\x"', bytes(chance.randbytes(5)) + b"\x01"]))
            wanted.append((None, -32700))
        elif kind == "batch":
            data += frame(b"[1]")
            wanted.append((None, -32600))
        elif kind == "response":
            data += message(id=number, result=None)
        else:
            uri = chance.choice(["untitled:a", "file:///nowhere/a.nav.yaml", "file://host/a", "file:relative", "%", ""])
            document = {"uri": uri, "version": chance.randrange(-3, 9), "text": "graph: A\n", "languageId": "yaml"}
            edge = {"line": chance.randrange(-2, 9), "character": chance.randrange(-2, 99)}
            change = {"range": {"start": edge, "end": edge}, "text": chance.choice(["\ud83c", "x", "\r\n", "🍵", "{"])}
            method = {"open": "textDocument/didOpen", "change": "textDocument/didChange"}.get(kind, "navc/note")
            params = chance.choice([None, {}, {"textDocument": document, "contentChanges": [change, {}]}])
            data += message(method=method, params=params)
    responses, status = run(data + message(method="exit"), timeout=60)
    expect(f"random messages {seed}", (codes(responses), status), (wanted, 0 if phase == "down" else 1))


def main():
    for check in [check_lifetime, check_identifiers, check_malformed, check_parts, check_parent, check_cancellation,
                  check_full_queue, check_system_calls]:
        check()
        print(f"{check.__name__}: passed")
    for seed in range(int(os.environ.get("NAVC_SEEDS", "60"))):
        check_random(seed, 40)
    print("check_random: passed")


main()
