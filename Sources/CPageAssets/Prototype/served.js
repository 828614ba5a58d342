// @ts-check
// Listens to the server. Reloads the page after a save, with the same walk, and shows the errors of the file.
(() => {
  "use strict";
  const { $ } = Elements;

  const changes = new EventSource("changes");
  changes.addEventListener("graph", event => {
    if (document.documentElement.dataset.version !== event.data) location.reload();
    else $("errors").hidden = true;
  });
  changes.addEventListener("errors", event => {
    $("errors-text").textContent = JSON.parse(event.data);
    $("errors").hidden = false;
    $("lost").hidden = true;
  });
  changes.addEventListener("error", () => { $("lost").hidden = false; });
  changes.addEventListener("open", () => { $("lost").hidden = true; });
})();
