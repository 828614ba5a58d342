"""Tests the promises of `navc run --serve`. prototype.py runs this file."""

import http.client
import pathlib
import re
import signal
import socket
import subprocess
import sys
import time

from browsing import PATIENCE, new_tab

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = REPOSITORY / ".build" / "debug" / "navc"

GRAPH = """navc: 1
graph: Served
root: home
screens:
  home: {{ push: {{ open: next }} }}
  next: {{ title: {title} }}
"""


class Server:
    def __init__(self, file, *options):
        self.process = subprocess.Popen([NAVC, "run", "--serve", *options, file], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/([0-9a-f]{32})/", self.url)
        self.port, self.token = (int(found[1]), found[2]) if found else (0, "")

    def get(self, path, host=None, method="GET"):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path, headers={"Host": host if host is not None else f"127.0.0.1:{self.port}"})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()

    def raw(self, data):
        """Sends bytes, and returns the first line of the response."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as connection:
            try:
                connection.sendall(data)
                return connection.recv(4096).split(b"\r\n")[0].decode()
            except ConnectionError:
                return ""

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE), self.process.stdout.read(), self.process.stderr.read()


def listening(port):
    """The addresses, in hexadecimal, on which a port of this machine listens."""
    lines = [line.split() for table in ["tcp", "tcp6"] for line in pathlib.Path("/proc/net", table).read_text().splitlines()[1:]]
    places = [line[1].split(":") for line in lines if line[3] == "0A"]
    return {address for address, number in places if int(number, 16) == port}


def who_is_let_in(server, expect):
    home = f"/{server.token}/"
    status, headers, body = server.get(home)
    expect(status == 200 and b"Served" in body and b"connect-src 'self'" in body, "served: the page is there, and may listen to its server")
    expect(headers["Cache-Control"] == "no-store" and headers["X-Content-Type-Options"] == "nosniff" and headers["Referrer-Policy"] == "no-referrer", "served: it is kept by nobody, and its address is told to nobody")
    refused = {
        "without the token": (server.get("/")[0], 404), "with another token": (server.get("/" + "0" * 32 + "/")[0], 404),
        "another host": (server.get(home, host="example.com")[0], 403), "another host at this port": (server.get(home, host=f"example.com:{server.port}")[0], 403),
        "no host": (server.get(home, host="")[0], 403), "another port": (server.get(home, host="127.0.0.1:1")[0], 403),
        "POST": (server.get(home, method="POST")[0], 405), "a path of files": (server.get(home + "../../etc/passwd")[0], 404),
    }
    for what, (status, wanted) in refused.items():
        expect(status == wanted, f"served: {what} is answered by {wanted}")
    expect(server.get(home, host=f"localhost:{server.port}")[0] == 200, "served: localhost is a name of it")
    for host, named in [("example.com", "'example.com'"), ("", "no single host"), ("a\x1b<b>", "")]:
        reason = server.get(home, host=host)[2].decode()
        expect(named in reason and f"127.0.0.1:{server.port}" in reason and server.token not in reason and "\x1b" not in reason, f"served: a refusal of {host!r} says why: {reason!r}")
    status, headers, _ = server.get(home[:-1])
    expect(status == 308 and headers["Location"] == home, "served: the address without its last slash leads to the one with it")
    expect(server.get(home[:-1], host="example.com")[0] == 403, "served: but to nobody under another name")
    expect("431" in server.raw(b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000), "served: a request without an end is refused")
    for data in [b"\x00\xff\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"GET http://x/ HTTP/1.1\r\n\r\n"]:
        expect("400" in server.raw(data), f"served: {data!r} is no request")
    twice = f"GET {home} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nHost: example.com\r\n\r\n".encode()
    expect("403" in server.raw(twice), "served: two names are none")
    if pathlib.Path("/proc/net/tcp").exists():
        expect(listening(server.port) == {"0100007F"}, "served: nobody else is listened to")
    other = next((name for name in {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)} if not name.startswith("127.")), None)
    if other:
        with socket.socket() as probe:
            probe.settimeout(3)
            expect(probe.connect_ex((other, server.port)) != 0, "served: from another address of this machine it is not there")
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(70)]
    expect(server.get(home)[0] == 200, "served: 70 who say nothing keep nobody out")
    for each in idle:
        each.close()


def saved_anew(browser, server, file, expect):
    tab = new_tab(browser, viewport={"width": 1400, "height": 900})
    tab.goto(server.url)
    tab.wait_for_selector("html[data-ready]", state="attached")
    tab.get_by_role("button", name="open pushes").click()
    tab.wait_for_function("() => location.hash.includes('wait')")
    walk = tab.evaluate("() => location.hash")
    file.write_text(GRAPH.format(title="Renamed"))
    tab.wait_for_function("() => document.querySelector('#phone h2') && [...document.querySelectorAll('#phone h2')].some(each => each.textContent === 'Renamed')")
    expect(tab.evaluate("() => location.hash") == walk, "served: what is saved is shown anew, with the same walk")
    file.write_text(GRAPH.format(title="Renamed").replace("open: next", "open: nxet"))
    tab.wait_for_selector("#errors:not([hidden])")
    printed = subprocess.run([NAVC, "validate", "--color", "never", file], capture_output=True, text=True).stderr
    shown = tab.text_content("#errors-text")
    expect(shown.strip() and printed.startswith(shown.strip().splitlines()[0]) and "nxet" in shown, "served: errors are shown as navc validate prints them")
    expect(all(line in printed for line in shown.strip().splitlines()), "served: to the last line")
    expect(tab.evaluate("() => Walk.state.stack.length") == 2, "served: the graph before them goes on")
    file.write_text(GRAPH.format(title="Renamed"))
    tab.wait_for_selector("#errors", state="hidden")
    tab.wait_for_selector("html[data-ready]", state="attached")
    expect(tab.evaluate("() => location.hash") == walk, "served: mended, it goes on with the walk")
    file.write_text(GRAPH.format(title="Renamed").replace("open: next", "show: next"))
    tab.wait_for_function("() => typeof Walk !== 'undefined' && Walk.state && Walk.state.stack.length === 1 && Walk.state.pages[0].offers.some(offer => offer.name === 'show')")
    expect(tab.evaluate("() => location.hash") == walk, "served: a walk that does not fit a renamed segue is kept")
    file.write_text(GRAPH.format(title="Renamed"))
    tab.wait_for_function("() => typeof Walk !== 'undefined' && Walk.state && Walk.state.stack.length === 2")
    expect(tab.evaluate("() => location.hash") == walk, "served: and goes on when the name is taken back")
    tab.goto(server.url[:-1])
    tab.wait_for_selector("html[data-ready]", state="attached")
    expect(tab.url.split("#")[0] == server.url, "served: a browser finds the page without the last slash")
    tab.goto("about:blank")
    tab.goto(server.url + walk)
    tab.wait_for_selector("html[data-ready]", state="attached")
    expect(tab.complaints == [] and all(url.startswith((server.url[:-1], "about:")) or url.startswith("blob:") for url in tab.requests), "served: nobody but the server is asked")
    return tab


def serving(browser, folder, expect):
    file = folder / "served.nav.yaml"
    file.write_text(GRAPH.format(title="Named"))
    server = Server(file)
    expect(server.port > 0, "served: an address with a token is printed")
    who_is_let_in(server, expect)
    tab = saved_anew(browser, server, file, expect)
    taken = subprocess.run([NAVC, "run", "--serve", "--port", str(server.port), file], capture_output=True, text=True)
    expect(taken.returncode == 2 and f"cannot serve at port {server.port}" in taken.stderr and "in use" in taken.stderr, "served: a port that is taken is an error that says so")
    expect("'--port'" in taken.stderr, "served: the error for a taken port names the option")
    status, _, messages = server.end()
    expect(status == 0, "served: Ctrl-C ends it, and that is no failure")
    expect("nxet" in messages, "served: errors are printed, too")
    expect("served.nav.yaml: valid again" in messages, "served: the terminal reports that a graph is valid again")
    tab.wait_for_selector("#lost:not([hidden])")
    expect(tab.evaluate("() => Walk.state.stack.length") == 2, "served: the page says so, and goes on")
    tab.context.close()
    broken(browser, folder, expect)
    a_slow_reader(folder, expect)


def broken(browser, folder, expect):
    """A file that has errors at first, because of a fragment that it mounts."""
    file, part = folder / "whole.nav.yaml", folder / "part.nav.yaml"
    file.write_text("navc: 1\ngraph: Whole\nroot: home\nscreens:\n  home: { push: { open: inner } }\n  inner: { mount: part.nav.yaml }\n")
    server = Server(file, "--port", str(free_port()))
    tab = new_tab(browser)
    tab.goto(server.url)
    tab.wait_for_function("() => document.getElementById('errors-text').textContent.includes('part')")
    expect("whole.nav.yaml" in tab.text_content("#errors-text"), "served: a file that was never right shows its errors")
    part.write_text("navc: 1\nfragment: Part\nroot: begin\nscreens:\n  begin: {}\n")
    tab.wait_for_selector("html[data-ready]", state="attached")
    expect(tab.evaluate("() => Walk.about.graph") == "Whole", "served: and its page, once what it mounts has come")
    time.sleep(0.05)
    part.write_text("navc: 1\nfragment: Part\nroot: start\nscreens:\n  start: {}\n")
    tab.wait_for_function("() => typeof PageData !== 'undefined' && PageData.text.includes('start')")
    expect(True, "served: what is mounted is watched")
    expect(server.end()[0] == 0, "served: and it ends")
    tab.context.close()


def a_slow_reader(folder, expect):
    """A connection in the middle of a response is not closed for many new connections. The response must be larger
    than the system's buffers.
    """
    sys.path.insert(0, str(REPOSITORY / "Benchmarks"))
    from bench import graphs
    graph = folder / "slow.nav.yaml"
    graph.write_text(graphs.tree(1_700))
    server = Server(graph)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.settimeout(PATIENCE)
    slow.connect(("127.0.0.1", server.port))
    slow.sendall(f"GET /{server.token}/ HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    answer = slow.recv(1024)
    others = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(140)]
    time.sleep(0.5)
    try:
        while chunk := slow.recv(1 << 20):
            answer += chunk
    except ConnectionError:
        pass
    head, _, page = answer.partition(b"\r\n\r\n")
    length = int(re.search(rb"Content-Length: (\d+)", head)[1])
    expect(len(page) == length > 4_000_000, f"served: an answer is not cut off for a new connection: {len(page)} of {length} bytes")
    for each in others + [slow]:
        each.close()
    server.end()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
