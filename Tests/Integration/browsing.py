"""What the tests that drive a browser have in common."""

PATIENCE = 120  # seconds for a page to do what it is asked: far more than any machine needs, even beside other tests


def new_tab(browser, **options):
    """A tab in a context of its own, which notes what its page complains about and what it asks for."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE * 1000)
    tab = context.new_page()
    tab.complaints, tab.requests = [], []
    tab.on("console", lambda message: tab.complaints.append(message.text))
    tab.on("pageerror", lambda error: tab.complaints.append(str(error)))
    tab.on("request", lambda request: tab.requests.append(request.url))
    return tab
