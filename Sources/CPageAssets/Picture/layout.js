// @ts-check
// The positions of the visible cards. The module computes them by the code that has placed all cards.
const Layout = (() => {
  "use strict";
  const { $ } = Elements, { cards, folded, cut } = Cards;

  let module, visible = [], frames = [], edges = [], bounds = { left: 0, top: 0, right: 0, bottom: 0 };

  async function start() {
    module = await Module.start($("module").textContent);
    const numbers = Int32Array.from(PageData.tree.split(" "), Number);
    module.put(new Uint8Array(numbers.buffer));
    module.exports.load(numbers.length);
  }

  function place() {
    module.put(Uint8Array.from(cards.map(({ index }) => (folded.has(index) ? 1 : 0) + (cut.has(index) ? 2 : 0))));
    const result = JSON.parse(module.take(module.exports.place(PageData.shelf)));
    const [left, top, right, bottom] = result.bounds;
    bounds = { left, top, right, bottom };
    visible = result.cards.map(([index, x, y]) => Object.assign(cards[index], { x, y }));
    frames = result.frames.map(([index, number, x, y, width, height]) => {
      const card = cards[index];
      return { card, frame: card.frames[number], group: $(`f${index}-${number}`), x, y, width, height };
    });
    edges = result.edges.flat();
  }

  // The paths of the line from a row of a card to another visible card, and of its arrow.
  const route = (card, target, row) => JSON.parse(module.take(module.exports.route(card.index, row, target.index)));

  return {
    start, place, route,
    // The visible cards in depth-first order, the frames around them, the target of each edge with its paths, and the
    // box of all of them.
    get visible() { return visible; },
    get frames() { return frames; },
    get edges() { return edges; },
    get bounds() { return bounds; },
  };
})();
