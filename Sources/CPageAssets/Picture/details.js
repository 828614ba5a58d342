// @ts-check
// Selects cards, and describes the selected one.
const Details = (() => {
  "use strict";
  const { $, html } = Elements;
  const { cards, above, label } = Cards;

  // Adds a list with a title, unless it is empty. An item with a card is a button that leads to the card.
  function list(title, items) {
    if (!items.length) return;
    html("h3", $("about"), title);
    const ul = html("ul", $("about"));
    for (const item of items) {
      const li = html("li", ul);
      if (item.card) html("button", li, item.text).addEventListener("click", () => choose(item.card, true));
      else li.textContent = item.text;
    }
  }

  const whole = card => card.reference ? cards.find(each => !each.reference && each.name === card.name) || card : card;
  // The card that a row leads to, if it is visible. A small card leads to the screen's own card.
  function goal(card, row) {
    const branch = card.branches.find(each => each.row === row), go = card.goes.find(each => each[0] === row);
    if (branch) return whole(cards[branch.card]);
    return go ? cards[go[1]] : cards.find(each => !each.reference && each.name === card.rows[row][1]);
  }

  function describe(card) {
    $("about").replaceChildren();
    if (!card) return;
    html("h2", $("about"), label(card));
    if (card.place && /^https?:\/\//.test(card.place)) {
      const link = html("a", $("about"), "Show in the graph file");
      link.href = card.place;
      link.rel = "noopener noreferrer";
    }
    list("Details", card.details.map(text => ({ text })));
    const way = [];
    for (let each = card; each; each = above(each)) way.unshift({ card: each, text: label(each) });
    list("Path from the root", way);
    const places = cards.filter(each => each.name === card.name);
    list("Opened by", places.filter(each => each.parent >= 0).map(each => {
      const opener = above(each);
      return { card: opener, text: `${label(opener)}: ${opener.rows[each.row][0]}` };
    }));
    if (places.length > 1) {
      const text = each => each.reference ? "below " + label(above(each)) : "its card";
      list("Places", places.map(each => ({ card: each, text: text(each) })));
    }
    list("Segues", card.rows.map(([name, target, condition, meaning], row) => {
      const next = goal(card, row), to = next ? label(next) : target;
      const text = `${name}: ${meaning}${to ? " " + to : ""}${condition ? ", only if " + condition : ""}`;
      return { card: next, text };
    }));
    html("button", $("about"), "Close").addEventListener("click", () => choose(null));
  }

  // Selects a card or none, and moves to it on request.
  /** @param {any} card @param {boolean} [moves] */
  function choose(card, moves) {
    Highlights.chosen = card;
    if (card) Drawing.unfold(card);
    Highlights.light();
    describe(card);
    if (card && moves) Camera.show(card);
    const hash = card ? "#screen=" + encodeURIComponent(card.name) : "";
    if (location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search);
  }

  for (const card of cards) {
    const { group } = card;
    group.setAttribute("tabindex", "0");
    group.setAttribute("role", "button");
    group.setAttribute("aria-label", label(card));
    group.addEventListener("click", () => { if (!Camera.wasDragged) choose(card); });
    group.addEventListener("dblclick", () => Drawing.fold(card));
    group.addEventListener("pointerenter", () => Highlights.point(card));
    group.addEventListener("pointerleave", () => Highlights.point(null));
    group.querySelectorAll(".row").forEach(row => {
      row.addEventListener("pointerenter", () => row.edge?.classList.add("pick"));
      row.addEventListener("pointerleave", () => {
        document.querySelectorAll(".pick").forEach(each => each.classList.remove("pick"));
      });
    });
    group.addEventListener("keydown", event => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (Highlights.chosen === card) Drawing.fold(card); else choose(card, true);
    });
    group.addEventListener("focus", () => {
      Highlights.point(card);
      const box = group.getBoundingClientRect(), all = Camera.view.getBoundingClientRect();
      const isBeside = box.left < all.left || box.right > all.right;
      if (!group.matches(":focus-visible")) return;
      if (isBeside || box.top < all.top || box.bottom > all.bottom) Camera.show(card);
    });
    group.addEventListener("blur", () => Highlights.point(null));
  }

  return { choose, list };
})();
