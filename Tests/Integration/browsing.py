"""The shared parts of the tests in a browser."""

PATIENCE = 120  # seconds to wait for a page: far more than any machine needs, even with other tests


def new_tab(browser, **options):
    """Creates a tab in a separate context, which records the complaints and the requests of its page."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE * 1000)
    tab = context.new_page()
    tab.complaints, tab.requests = [], []
    tab.on("console", lambda message: tab.complaints.append(message.text))
    tab.on("pageerror", lambda error: tab.complaints.append(str(error)))
    tab.on("request", lambda request: tab.requests.append(request.url))
    return tab
