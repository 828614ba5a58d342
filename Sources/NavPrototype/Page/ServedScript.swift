/// The part of the script that listens to the server. It reloads the page after a save, with the same walk, and shows
/// the errors of the file.
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
