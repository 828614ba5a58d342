// @ts-check
// Searches the cards.
(() => {
  "use strict";
  const { $ } = Elements, { cards, label } = Cards;

  let hits = [], hit = -1;

  function search() {
    const word = $("search").value.trim().toLowerCase();
    const texts = card => [card.name, card.title, ...card.details, ...card.rows.flatMap(row => [row[0], row[2]])];
    document.querySelectorAll(".hit").forEach(each => each.classList.remove("hit"));
    hits = word ? cards.filter(card => texts(card).some(text => text.toLowerCase().includes(word))) : [];
    hits.forEach(card => card.group.classList.add("hit"));
    hit = -1;
    $("found").textContent = word ? `${hits.length} found` : "";
    describe(word);
  }

  // For a fact, the rows and screens whose predicates read the fact.
  function describe(word) {
    if (Highlights.chosen) return;
    $("about").replaceChildren();
    const guarded = [], others = [];
    for (const card of hits) {
      const rows = card.rows.filter(row => row[2].toLowerCase().includes(word));
      for (const row of rows) guarded.push({ card, text: `${label(card)}: ${row[0]}, only if ${row[2]}` });
      if (!rows.length) others.push({ card, text: label(card) });
    }
    Details.list("Guarded by this fact", guarded.slice(0, 100));
    Details.list("Found", others.slice(0, 100));
  }

  $("search").addEventListener("input", search);
  $("search").addEventListener("keydown", event => {
    if (event.key === "Enter" && hits.length) {
      hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length;
      Details.choose(hits[hit], true);
    }
    if (event.key === "Escape") {
      $("search").value = "";
      search();
    }
  });
})();
