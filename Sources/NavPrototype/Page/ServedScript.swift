/// The part of a page's script that listens to the server: a file that was saved is shown anew, with the same walk, and one with errors is told of.
enum ServedScript {
  static let text = #"""

    const changes = new EventSource("changes");
    changes.addEventListener("graph", event => {
      if (document.documentElement.dataset.version !== event.data) location.reload();
      else document.getElementById("errors").hidden = true;
    });
    changes.addEventListener("errors", event => {
      document.getElementById("errors-text").textContent = JSON.parse(event.data);
      document.getElementById("errors").hidden = false;
      document.getElementById("lost").hidden = true;
    });
    changes.addEventListener("error", () => { document.getElementById("lost").hidden = false; });
    changes.addEventListener("open", () => { document.getElementById("lost").hidden = true; });
    """#
}
