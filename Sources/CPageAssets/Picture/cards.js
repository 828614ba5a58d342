// @ts-check
// The cards of the picture, and what is folded.
const Cards = (() => {
  "use strict";
  const { $ } = Elements;

  const { cards, metrics } = PageData;
  // A graph with more cards is initially folded, and a card with more rows initially shows the first ones.
  const LARGE = 150, ROWS = metrics.mostRows;

  // The parent of each card, the edge to it, and the number of cards below it.
  cards.forEach((card, index) => {
    card.index = index;
    card.parent = -1;
    card.depth = 0;
    card.group = $("c" + index);
    card.edges = $("w" + index);
    card.edge = card.edges?.querySelector(".e");
  });
  for (const card of cards) {
    const rows = card.group.querySelectorAll(".row");
    for (const branch of card.branches) {
      const child = cards[branch.card];
      child.parent = card.index;
      child.row = branch.row;
      child.depth = card.depth + 1;
      if (rows[child.row]) rows[child.row].edge = child.edge;
    }
  }
  for (let i = cards.length - 1; i >= 0; i--) {
    cards[i].below = cards[i].branches.reduce(
      (sum, { card }) => sum + cards[card].below + (cards[card].reference ? 0 : 1), 0);
  }
  const above = card => card.parent < 0 ? null : cards[card.parent];
  const label = card => card.title ? `${card.title} (${card.name})` : card.name;

  // The indices of folded cards, and of cards with omitted rows.
  /** @type {Set<number>} */
  const folded = new Set();
  /** @type {Set<number>} */
  const cut = new Set();
  // A large graph initially shows the root and the cards near it, without the contents of fragments. All differences
  // remain visible.
  if (cards.length > LARGE && !cards.some(card => card.gutter)) {
    cards.forEach(card => {
      const isClosed = card.depth >= 2 || card.frames.some(frame => frame.sign === "fragment");
      if (card.branches.length && isClosed) folded.add(card.index);
    });
  }
  if (PageData.detail !== "titles") {
    cards.forEach(card => { if (card.rows.length > ROWS && !card.gutter) cut.add(card.index); });
  }

  const height = card => cut.has(card.index) ? card.height - metrics.row * (card.rows.length - ROWS) : card.height;

  return { cards, metrics, ROWS, above, label, folded, cut, height };
})();
