#!/usr/bin/env python3
"""Opens the pages that `navc render --format html` writes in a real browser, and the pictures.

The browser is Debian's Chromium, driven by Playwright from PyPI, which downloads none of its own. Where either cannot be had, this is said,
and nothing is tested.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = REPOSITORY / ".build" / "debug" / "navc"

passed = 0


def expect(condition, what):
    global passed
    if not condition:
        sys.exit(f"pages: {what}: no")
    passed += 1
    print(f"  ✓ {what}", flush=True)


def render(graph, folder, *options):
    page = folder / f"{graph.stem}-{len(list(folder.iterdir()))}.html"
    subprocess.run([NAVC, "render", graph, "--format", "html", "-o", page, *options], check=True)
    return page


def opened(browser, page, hash="", **options):
    """A tab with the page, which must neither complain nor ask anybody for anything."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, **options)
    tab = context.new_page()
    tab.complaints, tab.requests = [], []
    tab.on("console", lambda message: tab.complaints.append(message.text))
    tab.on("pageerror", lambda error: tab.complaints.append(str(error)))
    tab.on("request", lambda request: tab.requests.append(request.url))
    tab.goto(page.as_uri() + hash)
    return tab


def positions(tab):
    return tab.evaluate(
        "() => cards.map(card => document.getElementById('c' + card.index).getAttribute('transform').replace('translate(', '')"
        ".replace(')', '').split(' ').map(Number))")


def scale(tab):
    return tab.evaluate("() => scale")


def visible(tab):
    return tab.evaluate("() => visible.map(card => card.name)")


def layout_is_that_of_the_picture(browser, graphs, folder):
    """Where the script puts the cards is where the file has them."""
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
    tab.press("#search", "Enter")
    expect("editor" in visible(tab), "what is found is unfolded")
    expect(tab.text_content("#about h2") == "editor", "what is found is told of")
    expect(tab.locator(".c.on").count() == 5 and tab.locator(".e.on").count() == 4, "the way from the root is lit")
    expect("product: write" in tab.text_content("#about"), "who leads there is said")
    expect(tab.url.endswith("#screen=editor"), "the address names the screen")
    tab.press("#search", "Escape")
    expect(tab.text_content("#found") == "", "Escape ends the search")
    tab.context.close()


def moving(browser, page):
    tab = opened(browser, page)
    before = scale(tab)
    tab.keyboard.press("+")
    expect(scale(tab) > before, "plus zooms in")
    tab.keyboard.press("0")
    expect(tab.evaluate("() => left <= bounds.left && left + size.width / scale >= bounds.right"), "nought shows all of it")
    left = tab.evaluate("() => left")
    tab.keyboard.press("ArrowRight")
    expect(tab.evaluate("() => left") > left, "an arrow moves")
    left = tab.evaluate("() => left")
    tab.mouse.move(700, 800)
    tab.mouse.down()
    tab.mouse.move(600, 780, steps=4)
    tab.mouse.up()
    expect(tab.evaluate("() => left") > left, "a drag moves")
    tab.keyboard.down("Control")
    before = scale(tab)
    tab.mouse.wheel(0, -300)
    tab.wait_for_function("before => scale > before", arg=before)
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
    sys.path.insert(0, str(REPOSITORY / "Benchmarks"))
    sys.dont_write_bytecode = True
    from bench import graphs
    graph = folder / "large.nav.yaml"
    graph.write_text(graphs.tree(1_500))
    page = render(graph, folder)
    tab = opened(browser, page)
    expect(len(visible(tab)) == 13 and not tab.complaints, "1,500 screens open at the root and two cards behind it")
    tab.click("#open")
    expect(len(visible(tab)) == 1_500, "and all of them unfold")
    tab.context.close()


def pictures(browser, folder):
    """As an image of a page, a picture is light or dark as the reader's system is set, and shows headings alone where it is small."""
    svg = (REPOSITORY / "Documentation" / "pictures" / "store.svg").as_uri()
    page = folder / "image.html"
    colours = {}
    for scheme in ["light", "dark"]:
        page.write_text(f'<body style="margin:0"><img id="image" src="{svg}" width="1500">')
        tab = opened(browser, page, color_scheme=scheme)
        tab.wait_for_function("() => document.getElementById('image').complete")
        data = tab.screenshot(path=folder / f"{scheme}.png", clip={"x": 2, "y": 2, "width": 4, "height": 4})
        colours[scheme] = data
        tab.context.close()
    expect(colours["light"] != colours["dark"], "a picture in a page is dark where the reader's system is")


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
    graphs = [REPOSITORY / "graphs" / f"{name}.nav.yaml" for name in ["store", "wayfare", "anywhere", "fragments/clinic", "parcels"]]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        layout_is_that_of_the_picture(browser, graphs, folder)
        store = render(graphs[0], folder)
        folding(browser, store)
        searching(browser, store)
        moving(browser, store)
        keyboard_alone(browser, store)
        for_everybody(browser, store)
        hostile_texts(browser, folder)
        large(browser, folder)
        pictures(browser, folder)
        browser.close()
    print(f"pages: {passed} promises hold")


main()
