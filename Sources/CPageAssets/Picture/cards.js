// @ts-check
// The cards of the picture, and what is folded.
const Cards = (() => {
  "use strict";
  const { $ } = Elements;

  const { cards, metrics } = PageData;
  const hasRows = PageData.detail !== "titles";
  // A graph with more cards is initially folded, and a card with more rows initially shows the first ones.
  const LARGE = 150, ROWS = 16;

  // The parent of each card, and the number of cards below it.
  cards.forEach((card, index) => {
    card.index = index;
    card.parent = -1;
    card.depth = 0;
    card.group = $("c" + index);
  });
  for (const card of cards) {
    for (const branch of card.branches) {
      const child = cards[branch.card];
      child.parent = card.index;
      child.row = branch.row;
      child.depth = card.depth + 1;
      child.frames = branch.frames.length;
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
  // A large graph initially shows the root and the cards near it, without the contents of fragments.
  if (cards.length > LARGE) {
    const close = (card, frames) => {
      if (card.branches.length && frames.some(frame => frame.sign === "fragment")) folded.add(card.index);
    };
    PageData.trees.forEach(tree => close(cards[tree.card], tree.frames));
    cards.forEach(card => {
      if (card.branches.length && card.depth >= 2) folded.add(card.index);
      card.branches.forEach(branch => close(cards[branch.card], branch.frames));
    });
  }
  if (hasRows) cards.forEach(card => { if (card.rows.length > ROWS) cut.add(card.index); });

  const height = card => cut.has(card.index) ? card.height - metrics.row * (card.rows.length - ROWS) : card.height;
  // The branches of a card that is not folded.
  const shown = card => folded.has(card.index) ? [] : card.branches;

  // The level at which an edge leaves its row. The last visible row represents the omitted rows.
  function port(card, row) {
    if (!hasRows) return metrics.entry;
    return card.head + 15.5 + metrics.row * (cut.has(card.index) ? Math.min(row, ROWS - 1) : row);
  }

  // The width of the space for edges after a card.
  function gutter(card) {
    const edges = shown(card).length;
    if (!hasRows || edges <= 1 || edges - 1 > metrics.mostLanes) return metrics.gutter;
    let ups = 0;
    while (ups < edges && metrics.entry + 52 * ups < port(card, shown(card)[ups].row)) ups++;
    return metrics.gutter + metrics.lane * (Math.max(ups, edges - 1) - 1);
  }

  return { cards, metrics, hasRows, ROWS, above, label, folded, cut, height, shown, port, gutter };
})();
