#!/usr/bin/env python3
"""Opens the pages of `navc render --format html`, and the pictures, in a real browser.

The browser is Debian's Chromium, controlled by Playwright from PyPI, which downloads no other browser. If
one of them is not available, the test prints a message and is skipped.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from browsing import new_tab

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = pathlib.Path(os.environ.get("NAVC", REPOSITORY / ".build" / "debug" / "navc"))

passed = 0


def expect(condition, what):
    global passed
    if not condition:
        sys.exit(f"pages: {what}: no")
    passed += 1
    print(f"  ✓ {what}", flush=True)


def render(graph, folder, *options, status=0):
    page = folder / f"{graph.stem}-{len(list(folder.iterdir()))}.html"
    run = subprocess.run([NAVC, "render", graph, "--format", "html", "-o", page, *options], stderr=subprocess.DEVNULL if status else None)
    if run.returncode != status:
        sys.exit(f"pages: navc render {graph.name}: status {run.returncode}")
    return page


def tree(folder, screens):
    """A graph with `screens` screens, like the graphs in the benchmarks."""
    sys.path.insert(0, str(REPOSITORY / "Benchmarks"))
    sys.dont_write_bytecode = True
    from bench import graphs
    graph = folder / f"tree-{screens}.nav.yaml"
    graph.write_text(graphs.tree(screens))
    return graph


def opened(browser, page, hash="", **options):
    """Opens the page in a tab."""
    tab = new_tab(browser, **{"viewport": {"width": 1400, "height": 900}, **options})
    tab.goto(page.as_uri() + hash)
    if options.get("java_script_enabled", True):
        tab.wait_for_selector("html[data-ready]", state="attached")
    return tab


def positions(tab):
    return tab.evaluate(
        "() => Cards.cards.map(card => document.getElementById('c' + card.index).getAttribute('transform').replace('translate(', '')"
        ".replace(')', '').split(' ').map(Number))")


def scale(tab):
    return tab.evaluate("() => Camera.scale")


def visible(tab):
    return tab.evaluate("() => Layout.visible.map(card => card.name)")


def layout_is_that_of_the_picture(browser, graphs, folder):
    """The script puts the cards at the positions in the file."""
    for graph in graphs:
        page = render(graph, folder)
        written = [
            tuple(map(float, pair)) for pair in re.findall(r'<g class="c" id="c\d+" transform="translate\(([-\d.]+) ([-\d.]+)\)"', page.read_text())]
        tab = opened(browser, page)
        expect([tuple(place) for place in positions(tab)] == written, f"{graph.name}: the script lays out as navc does")
        expect(not tab.complaints and tab.requests == [page.as_uri()], f"{graph.name}: nothing is asked for, nothing goes wrong")
        tab.context.close()


def folding(browser, page):
    tab = opened(browser, page)
    everything = visible(tab)
    tab.click("#close")
    expect(visible(tab) == ["At launch", "main", "welcome", "Anywhere", "helpSheet", "legal"], "folded, the roots and what they lead to are left")
    expect(tab.locator(".fold text", has_text="+9").count() == 1, "a folded card says how many screens are behind it")
    tab.locator(".fold", has=tab.locator("text", has_text="+9")).click()
    expect("catalog" in visible(tab) and "product" not in visible(tab), "a click on that unfolds one card")
    tab.click("#open")
    expect(visible(tab) == everything, "all of it unfolds")
    tab.context.close()


def searching(browser, page):
    tab = opened(browser, page)
    tab.click("#close")
    tab.fill("#search", "hasDraft")
    expect(tab.text_content("#found") == "1 found", "a fact is found where a predicate reads it")
    expect("editor: back, only if not hasDraft" in tab.text_content("#about"), "what it guards is said")
    tab.press("#search", "Enter")
    expect("editor" in visible(tab), "what is found is unfolded")
    expect(tab.text_content("#about h2") == "editor", "what is found is told of")
    expect(tab.locator(".c.on").count() == 5 and tab.locator(".e.on").count() == 4, "the way from the root is lit")
    expect("product: write" in tab.text_content("#about"), "who leads there is said")
    expect(tab.url.endswith("#screen=editor"), "the address names the screen")
    tab.press("#search", "Escape")
    expect(tab.text_content("#found") == "", "Escape ends the search")
    tab.context.close()


def telling(browser, folder):
    """The details of a shared screen, and the link to its line."""
    graph = folder / "shared.nav.yaml"
    graph.write_text("navc: 1\ngraph: Shared\nroot: home\nscreens:\n  home: { push: { a: a, help: help } }\n  a: { push: { more: help } }\n  help: { shared: true, title: Help }\n")
    tab = opened(browser, render(graph, folder, "--source-url", "https://example.com/{file}#L{line}"), "#screen=help")
    about = tab.text_content("#about")
    expect("home: help" in about and "a: more" in about, "all that lead to a shared screen are said")
    expect("below a" in about and "its card" in about, "and all its places")
    link = tab.locator("#about a")
    expect(link.get_attribute("href").startswith("https://example.com/") and link.get_attribute("href").endswith("#L7"), "a link leads to its line")
    tab.locator("#about button", has_text="below a").click()
    expect(tab.evaluate("() => Highlights.chosen.reference"), "a press on a place leads there")
    tab.context.close()


def moving(browser, page):
    tab = opened(browser, page)
    before = scale(tab)
    tab.keyboard.press("+")
    expect(scale(tab) > before, "plus zooms in")
    tab.keyboard.press("0")
    expect(tab.evaluate("() => Camera.left <= Layout.bounds.left && Camera.left + Camera.size.width / Camera.scale >= Layout.bounds.right"), "nought shows all of it")
    left = tab.evaluate("() => Camera.left")
    tab.keyboard.press("ArrowRight")
    expect(tab.evaluate("() => Camera.left") > left, "an arrow moves")
    left = tab.evaluate("() => Camera.left")
    tab.mouse.move(700, 800)
    tab.mouse.down()
    tab.mouse.move(600, 780, steps=4)
    tab.mouse.up()
    expect(tab.evaluate("() => Camera.left") > left, "a drag moves")
    tab.keyboard.down("Control")
    before = scale(tab)
    tab.mouse.wheel(0, -300)
    tab.wait_for_function("before => Camera.scale > before", arg=before)
    tab.keyboard.up("Control")
    expect(True, "the wheel zooms with Control")
    for _ in range(30):
        tab.keyboard.press("-")
    expect(tab.evaluate("() => document.querySelector('#view').classList.contains('small')"), "far away, cards show their headings alone")
    tab.context.close()


def keyboard_alone(browser, page):
    tab = opened(browser, page, reduced_motion="reduce", color_scheme="dark")
    tab.keyboard.press("/")
    tab.keyboard.type("order")
    tab.keyboard.press("Enter")
    expect(tab.text_content("#about h2") is not None, "a screen is found by keyboard alone")
    tab.keyboard.press("Escape")
    for _ in range(40):
        tab.keyboard.press("Tab")
        if tab.evaluate("() => document.activeElement.id") == "c0":
            break
    expect(tab.evaluate("() => document.activeElement.getAttribute('aria-label')") == "At launch", "cards are reached by Tab, and have names")
    tab.keyboard.press("Enter")
    expect(tab.text_content("#about h2") == "At launch", "Enter chooses")
    tab.keyboard.press("Enter")
    expect("main" not in visible(tab), "Enter again folds")
    expect(tab.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(14, 17, 22)", "dark is dark")
    expect(tab.evaluate("() => getComputedStyle(document.getElementById('c0')).transitionDuration") == "0s", "nothing moves where motion is not wanted")
    tab.context.close()


def for_everybody(browser, page):
    tab = opened(browser, page, java_script_enabled=False)
    expect(tab.locator("#cards .c").count() == 16 and tab.locator("#edges .e").count() > 10, "without scripts it is the picture")
    tab.context.close()
    tab = opened(browser, page)
    tab.click("#table summary")
    rows = tab.locator("#table tbody tr")
    expect(rows.count() == 16, "the table has a row for each card")
    expect("askDiscard: opens a layer, to discard" in tab.text_content("#table"), "the table says where segues lead")
    tab.context.close()


def hostile_texts(browser, folder):
    graph = folder / "hostile.nav.yaml"
    title = "</script><script>document.title='gone'</script><img src=x onerror=\\\"document.title='gone'\\\">"
    graph.write_text(
        f'navc: 1\ngraph: Hostile\nroot: home\nscreens:\n  home: {{ title: "{title}", push: {{ open: next }} }}\n'
        f'  next: {{ title: "{title}", doc: "{title}" }}\n')
    page = render(graph, folder)
    for hash in ["", "#screen=next", "#screen=%E0%A4%A", "#screen=<img src=x onerror=alert(1)>", "#screen=__proto__", "#" + "x" * 100_000]:
        tab = opened(browser, page, hash)
        expect(not tab.complaints, f"hash {hash[:30]!r}: nothing goes wrong")
        expect(tab.evaluate("() => document.title") == "Hostile" and tab.locator("img").count() == 0, f"hash {hash[:30]!r}: a title is text")
        tab.context.close()


def large(browser, folder):
    page = render(tree(folder, 1_500), folder)
    tab = opened(browser, page)
    expect(len(visible(tab)) == 13 and not tab.complaints, "1,500 screens open at the root and two cards behind it")
    tab.click("#open")
    expect(len(visible(tab)) == 1_500, "and all of them unfold")
    tab.context.close()


def hostile_everywhere(browser, folder):
    """Titles, captions of tabs, and predicates: a text of the graph is displayed as text everywhere."""
    import formats
    page = render(formats.hostile(folder), folder)
    tab = opened(browser, page)
    expect(tab.evaluate("() => Cards.cards.length") == 2 * len(formats.HOSTILE) + 1, "a graph of hostile texts is a page")
    tab.evaluate("() => { for (const card of Cards.cards) { Details.choose(card, true); Highlights.point(card); } Printing.layOutPages(); Drawing.fold(Cards.cards[0]); Drawing.fold(Cards.cards[0]); Camera.moveTo(Camera.left, Camera.top, 0.2); }")
    expect(not tab.complaints and tab.requests == [page.as_uri()], "whatever is done with it, nothing goes wrong and nothing is asked for")
    expect(tab.evaluate("() => document.title") == "Hostile" and tab.locator("img, b, a, iframe").count() == 0, "no text is markup")
    kinds = set(tab.evaluate("() => [...new Set([...document.querySelectorAll('*')].map(each => each.localName))]"))
    ours = set(("html head meta title style body header h1 h2 h3 p input span button main svg g path rect text nav aside details summary table thead tbody tr th td ul li"
                " section figure figcaption use script").split())
    expect(kinds <= ours and tab.locator("script").count() == 3, f"there is no element of another kind {kinds - ours or ''}")
    told = tab.evaluate("() => Cards.cards.map(card => { Details.choose(card); return document.querySelector('#about h2').textContent; })")
    read = set(tab.locator("#table th[scope=row]").all_text_contents())
    for title in formats.HOSTILE:
        expect(sum(text.startswith(title + " (") for text in told) == 2 and sum(text.startswith(title + " (") for text in read) == 2, f"{title!r} is told as it is")
    tab.context.close()


def of_three_hundred_screens(browser, folder):
    """The properties of the page of a large graph."""
    tab = opened(browser, render(tree(folder, 300), folder))
    expect(scale(tab) == 1 and tab.evaluate("() => Camera.left === Layout.bounds.left - 44"), "300 screens open at full size on the root")
    expect(tab.evaluate("() => Layout.visible.every(card => card.depth <= 2) && Layout.visible.length < 60"), "and show what is near the root")
    hidden = tab.evaluate("() => Layout.visible.filter(card => Cards.folded.has(card.index)).reduce((sum, card) => sum + card.below, 0)")
    expect(hidden + len(visible(tab)) == 300, "with the number of screens that each card hides")
    tab.click("#open")
    expect(len(visible(tab)) == 300, "all 300 unfold")
    tab.evaluate("() => Camera.show(Cards.cards[Cards.cards.length - 1])")
    way = tab.locator("#way button").all_text_contents()
    expect(way and tab.evaluate("() => { let names = [], card = Cards.cards[Cards.cards.length - 1]; while ((card = Cards.above(card))) names.unshift(card.title || card.name); return names; }")[:len(way)] == way, "the screens below what is in sight stay in sight")
    tab.locator("#way button").first.click()
    expect(tab.evaluate("() => Camera.isInSight(Cards.cards[0])"), "a press on one leads there")
    expect(tab.locator("#map").is_visible() and tab.locator("#map rect").count() == 301, "the small map shows all of it and where one is")
    tab.fill("#search", tab.evaluate("() => Cards.cards[250].name"))
    tab.press("#search", "Enter")
    expect(tab.evaluate("() => Camera.isInSight(Highlights.chosen)"), "search pans to what is found")
    for factor in [4, 1, 0.95, 0.9, 0.6, 0.4, 0.38, 0.3, 0.2, 0.1, 0.05]:
        tab.evaluate("factor => { Camera.moveTo(Layout.bounds.left, Layout.bounds.top, factor); }", factor)
        smallest = tab.evaluate("""() => Math.min(...[...document.querySelectorAll("#view text")].filter(text => text.textContent && text.getClientRects().length)
            .map(text => parseFloat(getComputedStyle(text).fontSize) * Camera.scale * (text.closest(".k") ? Math.max(1, 1 / Camera.scale) : 1)))""")
        expect(smallest >= 9.99, f"at {factor:.0%} no text is smaller than 10 pixels")
    tab.context.close()


def many_rows(browser, folder):
    graph = folder / "rows.nav.yaml"
    targets = range(1, 25)
    graph.write_text("navc: 1\ngraph: Rows\nroot: home\nscreens:\n  home:\n    push:\n" + "".join(f"      open{n}: s{n}\n" for n in targets)
                     + "".join(f"  s{n}: {{}}\n" for n in targets))
    tab = opened(browser, render(graph, folder))
    rows = tab.locator("#c0 .row:visible")
    expect(rows.count() == 15 and tab.text_content("#c0 .more") == "9 more…", "a card of 24 rows shows 15 and how many more there are")
    expect(tab.evaluate("() => Cards.height(Cards.cards[0]) === Cards.cards[0].height - 8 * 21"), "and is as high as 16")
    before = [tuple(place) for place in positions(tab)]
    tab.click("#c0 .more")
    expect(rows.count() == 24 and tab.locator("#c0 .more").count() == 0, "a click shows all of them")
    expect(tab.locator("#edges .e").count() == 24 and len(before) == 25, "each still has its edge")
    tab.context.close()
    tab = opened(browser, render(graph, folder))
    tab.focus("#c0")
    tab.keyboard.press("Enter")
    expect(tab.locator("#c0 .row:visible").count() == 24, "and so does Enter")
    tab.context.close()


def fragments(browser, folder):
    tab = opened(browser, render(REPOSITORY / "graphs" / "fragments" / "clinic.nav.yaml", folder))
    everything = len(visible(tab))
    frame = tab.evaluate("() => { const item = Layout.frames.find(each => each.frame.sign === 'fragment' && each.card.branches.length); Camera.show(item.card); return [item.frame.caption, item.card.below]; }")
    knob = tab.locator("#ports .fold", has=tab.locator("title", has_text=f"Fold {frame[0]}")).first
    knob.click()
    expect(len(visible(tab)) == everything - frame[1], "a fragment's frame folds")
    expect(tab.locator("#ports .fold text", has_text=f"+{frame[1]}").count() >= 1, "and says how many screens are in it")
    expect(tab.locator("#frames .cap:visible", has_text=frame[0]).count() >= 1, "its frame stays")
    tab.context.close()
    # Many mounts of a fragment: 300 screens.
    graph = folder / "many.nav.yaml"
    (folder / "part.nav.yaml").write_text("navc: 1\nfragment: Part\nroot: a\nexits: { done: Void }\nscreens:\n  a: { push: { b: b } }\n  b: { push: { c: c } }\n  c: { unwind: { leave: { exit: done } } }\n")
    mounts = range(60)
    graph.write_text("navc: 1\ngraph: Many\nroot: home\nscreens:\n  home: { push: {" + ", ".join(f"o{n}: m{n}" for n in mounts) + "} }\n"
                     + "".join(f"  m{n}: {{ mount: part.nav.yaml, exits: {{ done: home }} }}\n" for n in mounts))
    run = subprocess.run([NAVC, "validate", graph], capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    tab = opened(browser, render(graph, folder))
    expect(len(visible(tab)) == 61, "in a large graph fragments are closed")
    tab.context.close()


def lines(browser, page, folder):
    tab = opened(browser, page)
    expect(tab.locator("#lines path").count() == 0, "there are no lines but the tree's")
    tab.hover("#" + tab.evaluate("() => 'c' + Cards.cards.find(card => card.name === 'discard').index"))
    expect(tab.locator("#lines .back").count() == 2, "a card that is pointed at shows where its unwinds lead")
    tab.hover("#" + tab.evaluate("() => 'c' + Cards.cards.find(card => card.name === 'catalog').index"))
    expect(tab.locator("#lines .away").count() == 1 and tab.locator("#lines .back").count() == 0, "and where it goes")
    row = tab.locator("#" + tab.evaluate("() => 'c' + Cards.cards.find(card => card.name === 'catalog').index") + " .row").nth(1)
    row.hover()
    expect(tab.locator("#edges .e.pick").count() == 1, "a row that is pointed at shows its edge")
    tab.mouse.move(5, 500)
    expect(tab.locator("#lines path").count() == 0 and tab.locator("#edges .pick").count() == 0, "and no longer than that")
    tab.keyboard.press("Tab")
    tab.evaluate("() => Cards.cards.find(card => card.name === 'discard').group.focus()")
    expect(tab.locator("#lines .back").count() == 2, "so does the one that has the keyboard")
    crossing = """() => { const found = [];
        for (const card of Layout.visible) for (const target of [...card.returns, ...card.goes.map(go => go[1])]) {
          const corners = (Layout.route(card, Cards.cards[target], 0)[0] ?? "M").slice(1).split("L").map(corner => corner.split(" ").map(Number));
          for (let i = 1; i < corners.length; i++) for (const other of Layout.visible) if (other !== card && other !== Cards.cards[target]) {
            const [[ax, ay], [bx, by]] = [corners[i - 1], corners[i]];
            if (Math.min(ax, bx) < other.x + other.width && Math.max(ax, bx) > other.x && Math.min(ay, by) < other.y + Cards.height(other) && Math.max(ay, by) > other.y) found.push(card.name + " over " + other.name);
          } } return found; }"""
    expect(tab.evaluate(crossing) == [], "no line crosses a card")
    tab.context.close()
    tab = opened(browser, render(REPOSITORY / "graphs" / "store.nav.yaml", folder, "--edges", "all"))
    expect(tab.locator("#lines .back").count() >= 5 and tab.locator("#lines .away").count() == 2, "with --edges all they are always there")
    written = re.findall(r'class="(?:back|away)" d="([^"]+)"', subprocess.run(
        [NAVC, "render", REPOSITORY / "graphs" / "store.nav.yaml", "--edges", "all"], capture_output=True, text=True).stdout)
    drawn = tab.evaluate("() => [...document.querySelectorAll('#lines .back, #lines .away')].map(path => path.getAttribute('d'))")
    expect(sorted(written) == sorted(drawn), "and where navc draws them")
    tab.context.close()


def bundles(browser, folder):
    """A card with many edges: up to nine edges have a lane each, more share one, and the edge under the pointer is
    highlighted.
    """
    for count in [9, 14]:
        graph = folder / f"hub{count}.nav.yaml"
        pushes = ", ".join(f"open{number}: s{number}" for number in range(count))
        graph.write_text(f"navc: 1\ngraph: Hub\nroot: home\nscreens:\n  home: {{ push: {{ {pushes} }} }}\n"
                         + "".join(f"  s{number}: {{}}\n" for number in range(count)))
        tab = opened(browser, render(graph, folder))
        paths = tab.evaluate("() => [...document.querySelectorAll('#edges .e')].map(edge => edge.getAttribute('d'))")
        # The first two edges go up to their targets, and all others go down.
        lanes = {path.split("Q")[1].split()[0] for path in paths[2:]}
        expect(len(paths) == count and len(lanes) == (7 if count == 9 else 1), f"{count} edges of a card turn in {len(lanes)} lanes")
        for number in [3, count - 1]:
            tab.locator("#cards .row").nth(number).hover()
            picked = tab.evaluate("() => [...document.querySelectorAll('#edges .pick')].map(edge => edge.getAttribute('d'))")
            expect(picked == [paths[number]], f"the row {number} of {count} that is pointed at has its edge told apart")
        tab.mouse.move(5, 500)
        expect(tab.locator("#edges .pick").count() == 0, "and no longer than that")
        tab.context.close()


def legible(browser, page):
    """At every scale, visible text is at least ten pixels high."""
    tab = opened(browser, page)
    tab.keyboard.press("0")
    for wanted in [1.5, 1, 0.95, 0.91, 0.9, 0.6, 0.4, 0.385, 0.38, 0.2, 0.06]:
        smallest, count = tab.evaluate("""wanted => {
          Camera.zoom(wanted / Camera.scale);
          const texts = [...document.querySelectorAll("#cards text, #frames text, #cards tspan")].filter(text => text.textContent.trim() && text.getClientRects().length);
          return [Math.min(...texts.map(text => parseFloat(getComputedStyle(text).fontSize) * Camera.scale)), texts.length];
        }""", wanted)
        expect(smallest >= 10 and (count > 0 or wanted < 0.1), f"at {wanted} the smallest of {count} texts has {smallest:.1f} pixels")
    tab.context.close()


def touch(browser, page):
    tab = opened(browser, page, viewport={"width": 800, "height": 900}, has_touch=True)
    session = tab.context.new_cdp_session(tab)

    def send(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})
    before = tab.evaluate("() => Camera.left")
    send("touchStart", (400, 700))
    send("touchMove", (330, 700))
    send("touchMove", (300, 700))
    send("touchEnd")
    expect(tab.evaluate("() => Camera.left") > before, "a finger moves the picture")
    before = scale(tab)
    send("touchStart", (300, 600), (400, 600))
    send("touchMove", (250, 600), (450, 600))
    send("touchMove", (200, 600), (500, 600))
    send("touchEnd")
    expect(scale(tab) > before * 1.5, "two fingers zoom")
    tab.context.close()


def printed(browser, folder):
    """The print layout: tiles, and an index of the cards on each."""
    from_pages = lambda data: len(re.findall(rb"/Type\s*/Page\b", data))
    tab = opened(browser, render(REPOSITORY / "graphs" / "wayfare.nav.yaml", folder))
    data = tab.pdf(prefer_css_page_size=True)
    tab.emulate_media(media="print")
    tab.evaluate("() => Printing.layOutPages()")
    tiles = tab.locator("#paper figure").count()
    expect(tiles > 3, "a large picture is printed in tiles")
    expect(from_pages(data) >= tiles + 1, "each is a page of its own, behind the index")
    expect(tab.locator("#paper li").count() == len(visible(tab)), "the index names each card")
    wrong = tab.evaluate("""() => { const { index, list } = Printing.tiles(); return Layout.visible.filter((card, number) => {
        const tile = list.find(each => each.name === index[number][1]), [x, y, width, tall] = tile.box;
        return card.x < x || card.y < y || card.x > x + width || card.y > y + tall; }).length; }""")
    expect(wrong == 0, "and the tile on which it begins")
    lost = tab.evaluate("""() => { const { list } = Printing.tiles(); return Layout.visible.filter(card => !list.some(({ box: [x, y, width, tall] }) =>
        card.x >= x && card.y >= y && card.x + Math.min(card.width, 60) <= x + width && card.y + Math.min(Cards.height(card), 60) <= y + tall)).length; }""")
    expect(lost == 0, "no card is lost between two")
    expect(not tab.locator("header").is_visible() and not tab.locator("main").is_visible(), "nothing else is printed")
    tab.context.close()
    tab = opened(browser, render(REPOSITORY / "graphs" / "hello.nav.yaml", folder))
    expect(from_pages(tab.pdf(prefer_css_page_size=True)) <= 2, "a small one needs no index")
    tab.context.close()


def follows_the_rules_of_axe(browser, page, schemes):
    """Opens the page in each color scheme, with the screen in its address, and looks for serious findings."""
    try:
        import axe_playwright_python
    except ImportError:
        print("pages: the rules of axe-core are skipped, since they are not installed: Scripts/setup browser")
    else:
        rules = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
        for name, hash in schemes:
            tab = opened(browser, page, hash, color_scheme=name, bypass_csp=True)
            tab.click("#table summary")
            tab.evaluate(rules)
            result = tab.evaluate("() => axe.run(document)")
            expect(len(result["passes"]) > 20, f"{name}: axe-core has looked at it by {len(result['passes'])} rules")
            found = result["violations"]
            serious = [f"{each['id']}: {each['nodes'][0]['html'][:100]}" for each in found if each["impact"] in ("serious", "critical")]
            expect(serious == [], f"{name}, {'a screen chosen' if hash else 'nothing chosen'}: axe-core finds nothing serious {serious or ''}")
            tab.context.close()


def accessible(browser, page, folder):
    follows_the_rules_of_axe(browser, page, [("light", ""), ("dark", "#screen=editor")])
    tab = opened(browser, page)
    said = tab.locator("body").aria_snapshot()
    for words in ['heading "Store"', 'searchbox "Search screens', 'button "Zoom in"', 'button "At launch"', 'button "editor"', "All screens as a table"]:
        expect(words in said, f"assistive technology is told: {words}")
    tab.context.close()
    # At 200 %, a window of 1,400 by 900 has half the space.
    tab = opened(browser, page, viewport={"width": 700, "height": 450})
    expect(tab.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "at 200 % nothing has to be moved sideways")
    expect(all(tab.locator(f"#{name}").is_visible() for name in ["search", "in", "out", "fit", "open", "close"]), "and every control is there")
    expect(tab.evaluate("() => Camera.view.getBoundingClientRect().height >= 200"), "with room for the picture")
    tab.context.close()


def compared(folder, old, new, form="html"):
    picture = folder / f"difference-{len(list(folder.iterdir()))}.{form}"
    for name, text in [("old", old), ("new", new)]:
        (folder / f"{name}.nav.yaml").write_text(text)
    run = subprocess.run([NAVC, "diff", "--format", form, "-o", picture, folder / "old.nav.yaml", folder / "new.nav.yaml"])
    if run.returncode:
        sys.exit(f"pages: navc diff: status {run.returncode}")
    return picture


def differences(browser, folder):
    """The page of `navc diff --format html`: a picture of both graphs, and a table of the changes."""
    old = (REPOSITORY / "graphs" / "store.nav.yaml").read_text()
    new = old.replace("push: { open: product }", "push: { open: { to: product, shouldPerform: isSignedIn } }")
    new = new.replace("  thanks: {}", "  thanks: { push: { rate: rating } }\n  rating: {}")
    new = new.replace("    push: { preview: preview }\n", "").replace("  preview:\n    replace: { sent: { to: thanks, from: product } }\n", "")
    new = new.replace("    present: { write: { to: editor, style: sheet } }", "    present: { write: { to: editor, style: sheet } }\n    push: { thank: thanks }")
    page = compared(folder, old, new)
    follows_the_rules_of_axe(browser, page, [("light", ""), ("dark", "#screen=rating")])
    for scripts in [True, False]:
        tab = opened(browser, page, java_script_enabled=scripts)
        rows = tab.locator("#changes tbody tr").all_inner_texts()
        found = [sign for sign in ["+ the screen 'rating' is new", "− the screen 'preview' is gone", "~ 'shouldPerform' of"] if any(sign in row for row in rows)]
        expect(len(found) == 3, f"{'with' if scripts else 'without'} scripts, the table has the changes {rows}")
        expect(any("[guard-changed]" in row for row in rows), "and their effects")
        signs = tab.locator("#cards .near .sg, #cards .row > .sg").all_text_contents()
        expect({"+", "−", "~"} <= set(signs), f"the picture has their signs {signs}")
        tab.context.close()
    tab = opened(browser, page)
    lines = tab.evaluate("() => ['add', 'rem'].map(name => getComputedStyle(document.querySelector('.e.' + name)).strokeDasharray)")
    expect(lines[0] == "none" and lines[1] != "none", f"a new edge is solid, and a removed one is dashed {lines}")
    expect("added: rate" in tab.locator("#table").text_content(), "the table of screens names the differences")
    # A sign remains beside the heading at each scale, and does not touch the text.
    for scale in [0.6, 0.4, 0.2]:
        tab.evaluate("scale => Camera.moveTo(0, 0, scale)", scale)
        wrong = tab.evaluate("""() => Cards.cards.filter(card => card.gutter && !card.isHidden).flatMap(card => {
            const sign = [...card.group.querySelectorAll('.sg > .mk')].find(each => each.getBoundingClientRect().width > 0);
            if (!sign) return [card.name];
            const box = sign.getBoundingClientRect();
            return [...card.group.querySelectorAll('.lead:not(.sg) > text')].map(each => each.getBoundingClientRect())
                .filter(text => text.width > 0 && text.left < box.right - 1 && text.top < box.bottom && text.bottom > box.top).map(() => card.name);
        })""")
        expect(wrong == [], f"at the scale {scale}, each marked card has its sign {wrong}")
    tab.context.close()
    # A card with many rows and a large picture show all differences at once.
    segues = ", ".join(f"s{number}: a{number}" for number in range(200))
    screens = "".join(f"  a{number}: {{}}\n" for number in range(200))
    head = "navc: 1\ngraph: Large\nroot: home\nscreens:\n"
    body = f"{head}  home: {{ push: {{ {segues} }} }}\n{screens}"
    changed = body.replace("{}", "{ title: New }").replace("s150: a150", "s150: { to: a150, animated: false }")
    tab = opened(browser, compared(folder, body, changed))
    expect(len(visible(tab)) == 201, f"no card of {len(visible(tab))} is folded")
    hidden = tab.evaluate("() => [...document.querySelectorAll('.row')].filter(row => row.style.display === 'none').length")
    expect(hidden == 0, "no row is omitted")
    tab.context.close()
    tab = opened(browser, compared(folder, old, "# nothing\n" + old))
    expect(visible(tab) == ["No changes"] and tab.locator("#changes").count() == 0, "a page without changes says so")
    tab.context.close()


def drafts(browser, folder):
    graph = folder / "broken.nav.yaml"
    graph.write_text("navc: 1\ngraph: Broken\nroot: home\nscreens:\n  home: { push: { open: prodct } }\n  product: {}\n")
    tab = opened(browser, render(graph, folder, "--draft", status=1))
    expect(tab.locator("#cards .c").count() == 2 and not tab.complaints, "a graph with errors is a page with --draft")
    expect("no screen is called 'prodct'" in tab.text_content("#c0"), "its errors are on its cards")
    expect("no screen is called 'prodct'" in tab.text_content("#table"), "and in the table")
    tab.context.close()


def images(browser, folder):
    import struct
    import zlib
    part = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    directory = folder / "images"
    directory.mkdir()
    pixels = zlib.compress((b"\0" + b"\x20\x80\x40" * 60) * 120)
    (directory / "editor.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", 60, 120, 8, 2, 0, 0, 0)) + part(b"tEXt", b"Author\0me") + part(b"IDAT", pixels) + part(b"IEND", b""))
    tab = opened(browser, render(REPOSITORY / "graphs" / "store.nav.yaml", folder, "--thumbnails", directory))
    box = tab.locator("#cards image").bounding_box()
    expect(box and box["width"] == 60 and not tab.complaints, "an image of a screen is on its card, and asks nobody for anything")
    shown = tab.evaluate("""() => new Promise(done => { const image = new Image(); image.onload = () => done(image.naturalHeight); image.onerror = () => done(0);
        image.src = document.querySelector("#cards image").getAttribute("href"); })""")
    expect(shown == 120, "and a browser can read it")
    tab.context.close()


def pictures(browser, folder):
    """As an image in a page, a picture follows the system's light or dark appearance, and shows only headings if it
    is small.
    """
    svg = (REPOSITORY / "Documentation" / "pictures" / "store.svg").as_uri()
    page = folder / "image.html"
    colours = {}
    for scheme in ["light", "dark"]:
        page.write_text(f'<body style="margin:0"><img id="image" src="{svg}" width="1500">')
        tab = new_tab(browser, viewport={"width": 1400, "height": 900}, color_scheme=scheme)
        tab.goto(page.as_uri())
        tab.wait_for_function("() => document.getElementById('image').complete")
        data = tab.screenshot(path=folder / f"{scheme}.png", clip={"x": 2, "y": 2, "width": 4, "height": 4})
        colours[scheme] = data
        tab.context.close()
    expect(colours["light"] != colours["dark"], "a picture in a page is dark where the reader's system is")
    shown = lambda tab, kind: tab.evaluate("kind => [...document.querySelectorAll(kind)].filter(each => each.getClientRects().length).length", kind)
    for width, near in [(1600, True), (500, False)]:
        tab = new_tab(browser, viewport={"width": width, "height": 800}, color_scheme="dark")
        tab.goto(svg)
        expect((shown(tab, ".near text") > 0) == near and (shown(tab, ".far") > 0) != near, f"{width} pixels wide it shows {'all' if near else 'headings alone'}")
        expect(shown(tab, ".e") >= 13, "and where its edges leave")
        tab.emulate_media(media="print", color_scheme="dark")
        expect(tab.evaluate("() => getComputedStyle(document.querySelector('.bg')).fill") == "rgb(255, 255, 255)", "on paper it is black on white")
        tab.context.close()


def texts_fit(browser, folder):
    """Widths come from navc's table, and the browser's widths do not exceed them."""
    for name in ["store", "wayfare", "predicates", "names"]:
        tab = opened(browser, render(REPOSITORY / "graphs" / f"{name}.nav.yaml", folder))
        wide = tab.evaluate("""() => Cards.cards.flatMap(card => [...card.group.querySelectorAll(".near text")].filter(text => { const box = text.getBBox(); return box.x < 0 || box.x + box.width > card.width + 0.5; })
            .map(text => card.name + ": " + text.textContent))""")
        expect(wide == [], f"{name}: each text is inside its card {wide[:3] or ''}")
        lapping = tab.evaluate("""() => Cards.cards.flatMap(card => [...card.group.querySelectorAll(".row")].filter(row => { const boxes = [...row.querySelectorAll("text")].map(text => text.getBBox()).sort((a, b) => a.x - b.x);
            return boxes.some((box, index) => index && boxes[index - 1].x + boxes[index - 1].width > box.x + 0.5); }).map(row => card.name + ": " + row.textContent))""")
        expect(lapping == [], f"{name}: no text of a row lies over another {lapping[:3] or ''}")
        tab.context.close()


def shelves(browser, folder):
    """The picture of a large graph is not a long strip, and the script places and draws siblings as navc does."""
    leaves = folder / "leaves.nav.yaml"
    leaves.write_text("navc: 1\ngraph: Leaves\nroot: home\nscreens:\n  home: { push: {" + ", ".join(f"o{n}: s{n}" for n in range(299)) + "} }\n"
                      + "".join(f"  s{n}: {{ unwind: {{ close: home }} }}\n" for n in range(299)))
    framed = folder / "framed.nav.yaml"
    framed.write_text("navc: 1\ngraph: Framed\nroot: home\nscreens:\n  home: { present: {" + ", ".join(f"o{n}: t{n}" for n in range(40)) + "} }\n"
                      + "".join(f"  t{n}: {{ tabs: {{ first{n}: a{n}, second{n}: b{n} }} }}\n  a{n}: {{ push: {{ c: c{n}, d: d{n} }} }}\n  b{n}: {{}}\n  c{n}: {{}}\n  d{n}: {{ unwind: {{ close: a{n} }} }}\n" for n in range(40)))
    for graph in [tree(folder, 300), leaves, framed]:
        page = render(graph, folder, "--edges", "all")
        text = page.read_text()
        written = [tuple(map(float, pair)) for pair in re.findall(r'<g class="c" id="c\d+" transform="translate\(([-\d.]+) ([-\d.]+)\)"', text)]
        edges = re.findall(r'<path class="e (?:push|present|tab|replace)" d="([^"]+)"', text)
        tab = opened(browser, page)
        tab.evaluate("() => { Cards.folded.clear(); Cards.cut.clear(); Drawing.draw(); }")
        wide, tall = tab.evaluate("() => [Layout.bounds.right - Layout.bounds.left, Layout.bounds.bottom - Layout.bounds.top]")
        whole = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', text)
        expect(float(whole[2]) <= 1.7 * float(whole[1]), f"{graph.stem}: {len(written)} cards make no strip: {whole[1]} by {whole[2]}")
        if graph is not leaves:
            expect([tuple(place) for place in positions(tab)] == written, f"{graph.stem}: the script puts each card where navc does")
            drawn = tab.evaluate("() => [...document.querySelectorAll('#edges .e:not(.in)')].map(edge => edge.getAttribute('d'))")
            differing = [pair for pair in zip(sorted(drawn), sorted(edges)) if [round(float(n), 1) for n in re.findall(r"-?[\d.]+", pair[0])] != [float(n) for n in re.findall(r"-?[\d.]+", pair[1])]]
            expect(len(drawn) == len(edges) and len(edges) > 100, f"{graph.stem}: and draws as many edges {len(drawn)}, {len(edges)} {differing[:1]}")
            sizes = lambda paths: sorted(tuple(round(float(n)) for n in re.findall(r"-?[\d.]+", path)) for path in paths)
            expect(sizes(drawn) == sizes(edges), f"{graph.stem}: along the same ways")
        lapping = tab.evaluate("() => Layout.visible.some((a, i) => Layout.visible.some((b, j) => j > i && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + Cards.height(b) && b.y < a.y + Cards.height(a)))")
        expect(not lapping, f"{graph.stem}: no card lies over another")
        tab.context.close()


def small(browser, store, folder):
    """At every scale, the picture uses its space: titles wrap, no shape covers them, and outlines keep their
    contrast.
    """
    for page, name in [(store, "store"), (render(tree(folder, 300), folder), "tree")]:
        tab = opened(browser, page)
        for factor in [0.8, 0.6, 0.45, 0.3, 0.15]:
            if name == "store":
                tab.evaluate("() => { Cards.folded.clear(); Drawing.draw(); }")
            tab.evaluate("factor => { Camera.moveTo(Layout.bounds.left - 20, Layout.bounds.top - 20, factor); }", factor)
            found = tab.evaluate("""() => {
                const seen = element => element.textContent && element.getClientRects().length, boxes = element => element.getBoundingClientRect();
                const heads = Layout.visible.map(card => [card, [...card.group.querySelectorAll(".F")].filter(seen)]);
                const over = heads.filter(([card, texts]) => texts.some(text => { const a = boxes(text), b = boxes(card.group.querySelector(".card")); return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 2 || a.bottom > b.bottom + 3; })).map(([card]) => card.name);
                const knobs = [...document.querySelectorAll(".fold")].filter(each => each.getClientRects().length).map(boxes);
                const covered = heads.filter(([, texts]) => texts.some(text => { const a = boxes(text); return knobs.some(b => a.left < b.right - 1 && b.left < a.right - 1 && a.top + 2 < b.bottom && b.top < a.bottom - 2); })).map(([card]) => card.name);
                const empty = heads.filter(([card, texts]) => !texts.length && card.width * Camera.scale > 48 && Cards.height(card) * Camera.scale > 14).map(([card]) => card.name);
                const thin = [...document.querySelectorAll(".card, .fr")].filter(each => { const style = getComputedStyle(each); return style.vectorEffect !== "non-scaling-stroke" || parseFloat(style.strokeWidth) < 1; }).length;
                const short = heads.filter(([card, texts]) => texts.length && texts.map(text => text.textContent).join("").includes("…") && texts.map(text => text.textContent).join("").length < 4).length;
                return { over, covered, empty, thin, short }; }""")
            expect(found == {"over": [], "covered": [], "empty": [], "thin": 0, "short": 0}, f"{name} at {factor}: titles are in their boxes, and can be read {found}")
        tab.context.close()
    # The contrast of each outline with the colors on both sides.
    for scheme in ["light", "dark"]:
        tab = opened(browser, store, color_scheme=scheme, device_scale_factor=2)
        for factor in [1, 0.5, 0.2]:
            ratio = tab.evaluate("""factor => { Camera.moveTo(Layout.bounds.left - 20, Layout.bounds.top - 20, factor);
                const light = colour => colour.match(/\\d+/g).slice(0, 3).map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
                const contrast = (a, b) => { const [low, high] = [light(a), light(b)].sort((x, y) => x - y); return (high + 0.05) / (low + 0.05); };
                const ground = getComputedStyle(document.body).backgroundColor;
                return Math.min(...[...document.querySelectorAll(".card, .fr")].map(each => { const style = getComputedStyle(each); return Math.min(contrast(style.stroke, style.fill), contrast(style.stroke, ground)); })); }""", factor)
            expect(ratio >= 3, f"{scheme} at {factor}: an outline has a contrast of {ratio:.2f}")
        tab.context.close()


def readme(browser):
    """At the width of a README, the segues of a graph of 16 cards are legible."""
    tab = new_tab(browser, viewport={"width": 830, "height": 700})
    tab.goto((REPOSITORY / "Documentation" / "pictures" / "store.svg").as_uri())
    found = tab.evaluate("""() => { const scale = innerWidth / document.documentElement.viewBox.baseVal.width;
        const rows = [...document.querySelectorAll(".rows .mid")].filter(each => each.localName === "text");
        const seen = rows.filter(each => each.getClientRects().length);
        return { rows: rows.length, seen: seen.length, size: Math.min(...seen.map(each => parseFloat(getComputedStyle(each).fontSize) * scale)), letters: Math.min(...seen.map(each => each.textContent.length)), short: seen.filter(each => each.textContent.includes("…")).length,
          heads: [...document.querySelectorAll(".mid .F")].filter(each => each.getClientRects().length && each.textContent.includes("…")).length }; }""")
    expect(found["seen"] == found["rows"] > 20 and found["size"] >= 8.5, f"in a README each segue has letters of 8.5 pixels or more: {found}")
    expect(found["short"] <= 4 and found["heads"] == 0, "most names are whole, and all headings")
    tab.context.close()


def details(browser, store, folder):
    """The details of a screen name the targets of its segues, and link to them."""
    tab = opened(browser, store, "#screen=product")
    about = tab.locator("#about")
    expect("write: opens a layer editor" in about.inner_text(), "a segue says which layer it opens: " + about.inner_text())
    about.get_by_role("button", name="write: opens a layer editor").click()
    expect(tab.text_content("#about h2") == "editor" and tab.evaluate("() => Camera.isInSight(Highlights.chosen)"), "and leads there")
    about.get_by_role("button", name="askDiscard").click()
    about.get_by_role("button", name="discard: unwinds to product").click()
    expect(tab.text_content("#about h2") == "product", "an unwind leads back")
    tab.context.close()
    graph = folder / "parents.nav.yaml"
    graph.write_text("navc: 1\ngraph: Parents\nroot: home\nscreens:\n  home: { push: { a: a, help: help } }\n  a: { push: { more: help, b: b } }\n  b: {}\n  help: { shared: true }\n")
    picture = subprocess.run([NAVC, "render", graph, "--depth", "2"], capture_output=True, text=True).stdout
    expect("+0" not in picture and "→ help" in picture and "+1" in picture, "what is left out is counted, and a screen that stands elsewhere is named")
    focused = subprocess.run([NAVC, "render", graph, "--focus", "home", "--depth", "2"], capture_output=True, text=True).stdout
    expect("+0" not in focused, "with --focus too")
    # Captions of frames, in different scripts.
    long = folder / "captions.nav.yaml"
    long.write_text("navc: 1\ngraph: Captions\nroot: main\nfacts: { isSignedIn: Bool }\nscreens:\n  main:\n    tabs:\n      one: { to: a, title: 予約の確認とお支払いの方法を選ぶための画面 }\n"
                    "      two: { to: b, title: A title of a tab that is much longer than the frame around one card }\n  a: {}\n  b: {}\n", encoding="utf-8")
    tab = opened(browser, render(long, folder))
    for factor in [1, 0.8, 0.5, 0.35]:
        over = tab.evaluate("""factor => { Camera.moveTo(Layout.bounds.left - 20, Layout.bounds.top - 20, factor);
            return Layout.frames.filter(item => [...item.group.querySelectorAll("text")].filter(text => text.getClientRects().length && text.textContent).some(text => { const box = text.getBBox(); return box.x + box.width > item.width; })).map(item => item.frame.caption); }""", factor)
        expect(over == [], f"at {factor} each caption is inside its frame {over}")
    tab.context.close()


def main():
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("pages: skipped, since there is no Playwright: Scripts/setup browser")
        return
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        print("pages: skipped, since there is no Chromium: Scripts/setup browser")
        return
    graphs = [REPOSITORY / "graphs" / f"{name}.nav.yaml" for name in ["store", "wayfare", "anywhere", "fragments/clinic", "parcels", "names", "tabs", "panes"]]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        layout_is_that_of_the_picture(browser, graphs, folder)
        shelves(browser, folder)
        store = render(graphs[0], folder)
        folding(browser, store)
        searching(browser, store)
        telling(browser, folder)
        moving(browser, store)
        keyboard_alone(browser, store)
        for_everybody(browser, store)
        hostile_texts(browser, folder)
        large(browser, folder)
        hostile_everywhere(browser, folder)
        of_three_hundred_screens(browser, folder)
        many_rows(browser, folder)
        fragments(browser, folder)
        lines(browser, store, folder)
        bundles(browser, folder)
        legible(browser, store)
        touch(browser, store)
        printed(browser, folder)
        accessible(browser, store, folder)
        differences(browser, folder)
        drafts(browser, folder)
        images(browser, folder)
        pictures(browser, folder)
        texts_fit(browser, folder)
        small(browser, store, folder)
        readme(browser)
        details(browser, store, folder)
        browser.close()
    print(f"pages: {passed} promises hold")


main()
