"""Columns in the page of a prototype. prototype.py runs these tests."""


def columns(browser, page, store, opened, closed, pass_, expect):
    """Folds the device, and uses each column."""
    def stack(tab):
        return tab.evaluate("""() => Walk.state.stack.map(id => Walk.state.pages.find(page => page.id === id))
            .map(page => [page.screen, ...page.arguments.map(each => each.value)].join(" "))""")

    def shown(tab):
        return tab.evaluate("""() => [...document.querySelectorAll("#phone .layer:last-child .pages")]
            .map(slot => slot.querySelector("article")?.dataset.screen ?? slot.textContent)""")

    def width(tab, pixels):
        tab.locator("#width").evaluate("""(slider, pixels) => {
            slider.value = pixels;
            slider.dispatchEvent(new Event("input"));
        }""", pixels)

    def press(tab, screen, name, value=None):
        article = tab.locator(f"#phone article[data-screen={screen}]:not([inert])").last
        if value is not None:
            article.locator(f"[data-key^='a:{name}:']").fill(str(value))
        article.locator(f"[data-key='s:{name}']").click()
        pass_(tab)

    def has_focus(tab):
        return tab.evaluate("() => document.activeElement.closest('[data-screen]')?.dataset.screen ?? document.activeElement.id")

    tab = opened(browser, store)
    expect(not tab.is_visible("#device") and "expanded" not in tab.evaluate("() => Walk.state"), "columns: a graph without panes has no slider")
    closed(tab, store)

    tab = opened(browser, page)
    expect(tab.is_visible("#width") and shown(tab) == ["notebooks"], "columns: a phone shows one page")
    width(tab, 690)
    expect(shown(tab) == ["notebooks"] and tab.evaluate("() => Walk.lines") == [], "below 700 pixels, it stays a phone")
    width(tab, 700)
    expect(shown(tab) == ["notebooks", "The placeholder of notebooks"], "from 700 pixels on, the placeholder is beside the list")
    expect(tab.evaluate("() => Walk.lines") == ["fold expanded"] and "width=700" in tab.url, "the form is a step, and the width is in the address")
    press(tab, "notebooks", "openNotebook", 1)
    press(tab, "notebooks", "openNotebook", 2)
    expect(stack(tab) == ["notebooks", "notes 2"], "another choice replaces the first one")
    press(tab, "notes", "open", 5)
    expect(shown(tab) == ["notes", "note"], "with room for two columns, the last two are visible")
    width(tab, 950)
    expect(shown(tab) == ["notebooks", "notes", "note"], "with more room, all three are")
    expect(tab.locator("#phone article:not([inert])").count() == 3, "and each has buttons")
    press(tab, "note", "showVersions")
    expect(tab.locator("#phone [aria-label='Back to note']").is_visible(), "a page that its column has pushed has a back button")
    expect(tab.locator("#phone article[data-screen=notes] [data-key=back]").count() == 0, "the first page of a column has none")
    press(tab, "notes", "chooseOrder")
    expect(shown(tab) == ["ordering"] and tab.locator("#phone .layer:first-child article").count() == 3, "the columns stay in sight behind a layer")
    expect(tab.locator("#phone article:not([inert])").count() == 1, "and only the layer has buttons")
    expect("note" not in tab.locator("#path li span").all_inner_texts()[1:], "pages that are set aside are not on the path")
    press(tab, "ordering", "order")
    expect(stack(tab)[-1] == "versions", "after the layer, they are on it again")
    width(tab, 400)
    expect(shown(tab) == ["versions"] and stack(tab)[-1] == "versions", "a phone shows the top of the same stack")
    tab.locator("#undo").click()
    expect(len(shown(tab)) == 3 and tab.input_value("#width") == "900", "undoing the fold makes the device wide again")
    tab.locator("#fact-0").click()
    press(tab, "notes", "open", 5)
    press(tab, "notes", "open", 6)
    expect(stack(tab)[-1] == "discard" and tab.evaluate("() => Walk.state.log.at(-2).outcome") == "refused", "a note with changes holds, and its alert opens")
    address = tab.url
    closed(tab, page)

    tab = opened(browser, page, "#" + address.split("#")[1])
    expect(stack(tab)[-1] == "discard" and len(shown(tab)) == 1 and tab.locator("#phone .layer:first-child .pages").count() == 3, "the address shows the same state")
    closed(tab, page)

    tab = opened(browser, page, "#width=800")
    expect(len(shown(tab)) == 2 and tab.input_value("#width") == "800", "an address with a width alone opens a wide device")
    tab.locator("#phone [data-screen=notebooks] [data-key='s:openNotebook']").focus()
    tab.keyboard.press("Enter")
    pass_(tab)
    expect(has_focus(tab) == "notebooks", "the list keeps the focus after a choice")
    tab.locator("#phone [data-screen=notes] [data-key='s:open']").focus()
    tab.keyboard.press("Enter")
    pass_(tab)
    tab.locator("#phone [data-screen=notes] [data-key='s:open']").focus()
    tab.keyboard.press("Escape")
    pass_(tab)
    expect(stack(tab) == ["notebooks", "notes 1"], "Escape goes back from the top, not from the list with the focus")
    tab.locator("#width").focus()
    tab.keyboard.press("Home")
    expect(has_focus(tab) == "width" and shown(tab) == ["notes"], "the keyboard moves the slider")
    expect(tab.input_value("#width") == "360", "the least width is 360 pixels")
    tab.keyboard.press("End")
    expect(len(shown(tab)) == 3, "to both of its ends")
    expect(tab.input_value("#width") == "1000", "the greatest width is 1000 pixels")
    closed(tab, page)

    tab = opened(browser, page, "#width=800")
    tab.locator("#guard").click()
    for value in (1, 2, 3):
        press(tab, "notebooks", "openNotebook", value)
    expect(stack(tab) == ["notebooks", "notes 1", "notes 2", "notes 3"], "without a guard, each choice is appended")
    expect(tab.evaluate("() => Walk.state.log.map(entry => entry.outcome)") == ["shown", "failed", "failed"], "and is a fault")
    expect(shown(tab) == ["notebooks", "notes"] and tab.locator("#phone [aria-label='Back to Notes']").is_visible(), "Back leads through all of them")
    tab.locator("#guard").click()
    expect(shown(tab) == ["notebooks", "The placeholder of notebooks"], "with the guard again, the form stays")
    closed(tab, page)

    for size in [(400, 800), (720, 800), (1000, 800), (1280, 800)]:
        for scheme in ["light", "dark"]:
            tab = opened(browser, page, "#width=1000", size=size, color_scheme=scheme)
            press(tab, "notebooks", "openNotebook")
            box = tab.locator("#phone").bounding_box()
            across = tab.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
            expect(across and box["height"] > 250, f"{size[0]} pixels, {scheme}: a wide device does not widen the page")
            closed(tab, page)

    for hash in ["#width=99999", "#width=", "#width=-1", "#walk=fold+sideways&width=800", "#walk=fold+expanded&width=800&width=900"]:
        tab = opened(browser, page, hash)
        expect(stack(tab)[0] == "notebooks", f"{hash} starts the prototype")
        closed(tab, page)
