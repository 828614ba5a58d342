// @ts-check
// The buttons, the keys, and the first view.
(() => {
  "use strict";
  const { $ } = Elements, { cards } = Cards;

  $("in").addEventListener("click", () => Camera.zoom(1.25));
  $("out").addEventListener("click", () => Camera.zoom(0.8));
  $("fit").addEventListener("click", Camera.fit);
  $("open").addEventListener("click", Drawing.unfoldAll);
  $("close").addEventListener("click", Drawing.foldAll);

  const keys = {
    "+": () => Camera.zoom(1.25), "=": () => Camera.zoom(1.25), "-": () => Camera.zoom(0.8), "0": Camera.fit,
    "/": () => $("search").focus(), Escape: () => Details.choose(null),
    ArrowLeft: () => Camera.moveBy(-60, 0), ArrowRight: () => Camera.moveBy(60, 0),
    ArrowUp: () => Camera.moveBy(0, -60), ArrowDown: () => Camera.moveBy(0, 60),
  };
  addEventListener("keydown", event => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest && target.closest("input,button,details")) return;
    if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  });

  // Selects the screen in the address.
  function fromHash() {
    const match = /^#screen=(.*)$/.exec(location.hash);
    if (!match) return;
    let name = "";
    try { name = decodeURIComponent(match[1]); } catch { return; }
    const isNamed = card => card.name === name;
    const card = cards.find(each => isNamed(each) && !each.reference) || cards.find(isNamed);
    if (card) Details.choose(card, true);
  }
  addEventListener("hashchange", fromHash);

  Layout.start().then(() => {
    Drawing.draw();
    Camera.start();
    fromHash();
    document.documentElement.dataset.ready = "true";
  }).catch(error => { $("found").textContent = "The picture cannot be folded: " + error.message; });
})();
