// @ts-check
// The visible part of the picture. It scrolls and zooms, and adapts the texts of cards to the scale.
const Camera = (() => {
  "use strict";
  const { $, svg, html } = Elements;
  const { cards, metrics, above, label, folded, height } = Cards;
  const { NEAR, FIXED, MIDDLE, fitting, writeCard, restore } = CardNames;

  const view = $("view"), map = $("map");
  let scale = 1, left = 0, top = 0, size = { width: 1, height: 1 };
  // The scale for which the texts are written, or 0 if they have their usual sizes.
  let named = 0;

  function nameSmall() {
    if (named === scale) return;
    named = scale;
    for (const card of Layout.visible) {
      const count = folded.has(card.index) && scale < MIDDLE ? " +" + card.below : "";
      card.tall = height(card);
      writeCard(card, (card.title || card.name) + count, scale);
    }
    const pixels = Math.min(14, metrics.frameCaption * scale * 0.75);
    for (const { group, frame, width } of Layout.frames) {
      const text = group.querySelector(".far");
      text.textContent = pixels < 10 ? "" : fitting(frame.caption, (width - 24) * scale / pixels);
      text.setAttribute("font-size", pixels / scale);
    }
  }
  function nameAgain() {
    named = 0;
    for (const { group, frame, width } of Layout.frames) {
      const text = group.querySelector(".far");
      text.textContent = fitting(frame.caption, (width - 24) / metrics.farSize);
      text.setAttribute("font-size", metrics.farSize);
    }
    for (const card of cards) if (card.written) restore(card);
  }

  // Shows the part of the picture at the current position and scale.
  function look() {
    size = view.getBoundingClientRect();
    const width = size.width / scale, tall = size.height / scale, { bounds } = Layout;
    const box = [left, top, Math.max(1, size.width) / scale, Math.max(1, size.height) / scale];
    view.setAttribute("viewBox", box.join(" "));
    if (scale >= FIXED && named) nameAgain();
    view.classList.toggle("small", scale < NEAR);
    view.classList.toggle("tiny", scale < MIDDLE);
    if (scale < FIXED) nameSmall();
    view.style.setProperty("--k", Math.max(1, 1 / scale));
    const isWide = left <= bounds.left && left + width >= bounds.right;
    map.style.display = isWide && top <= bounds.top && top + tall >= bounds.bottom ? "none" : "";
    const seen = map.querySelector(".seen");
    const part = { x: left, y: top, width, height: tall };
    if (seen) for (const key in part) seen.setAttribute(key, part[key]);
    lookUp();
  }

  function isInSight(card) {
    const isBeside = card.x >= left + size.width / scale || card.x + card.width <= left;
    return !isBeside && card.y < top + size.height / scale && card.y + height(card) > top;
  }

  // Shows the parents of the card in the middle that are not visible.
  let way = "";
  function lookUp() {
    let first = null, least = Infinity;
    const x = left + size.width / scale / 2, y = top + size.height / scale / 2;
    for (const card of Layout.visible) {
      if (!isInSight(card)) continue;
      const across = Math.max(card.x - x, 0, x - card.x - card.width);
      const distance = Math.hypot(across, Math.max(card.y - y, 0, y - card.y - height(card)));
      if (distance < least) [first, least] = [card, distance];
    }
    const found = [];
    for (let card = first && above(first); card; card = above(card)) if (!isInSight(card)) found.unshift(card);
    const key = found.map(card => card.index).join();
    if (key === way) return;
    way = key;
    $("way").replaceChildren();
    for (const card of found) {
      const button = html("button", $("way"), card.title || card.name);
      button.title = label(card);
      button.addEventListener("click", () => show(card));
    }
  }

  /** @param {number} newLeft @param {number} newTop @param {number} newScale */
  function moveTo(newLeft, newTop, newScale = scale) {
    left = newLeft;
    top = newTop;
    scale = newScale;
    look();
  }
  /** @param {number} right @param {number} down */
  const moveBy = (right, down) => moveTo(left + right / scale, top + down / scale);

  // Zooms around a point of the view.
  /** @param {number} factor @param {number} x @param {number} y */
  function zoom(factor, x = size.width / 2, y = size.height / 2) {
    const wanted = Math.min(4, Math.max(0.04, scale * factor));
    moveTo(left + x / scale - x / wanted, top + y / scale - y / wanted, wanted);
  }
  // Shows the entire picture.
  function fit() {
    const { bounds } = Layout, { margin } = metrics;
    size = view.getBoundingClientRect();
    const width = bounds.right - bounds.left + 2 * margin, tall = bounds.bottom - bounds.top + 2 * margin;
    const wanted = Math.max(0.04, Math.min(1, size.width / width, size.height / tall));
    moveTo(bounds.left - margin, bounds.top - margin, wanted);
  }
  // Shows the first cards at full size.
  const start = () => moveTo(Layout.bounds.left - metrics.margin, Layout.bounds.top - metrics.margin, 1);
  // Moves to a card.
  function show(card) {
    size = view.getBoundingClientRect();
    scale = Math.max(scale, 1);
    const middle = { x: card.x + card.width / 2, y: card.y + height(card) / 2 };
    moveTo(middle.x - size.width / scale / 2, middle.y - size.height / scale / 2);
  }

  // The size of the small map's contents.
  const mapSize = ({ left, top, right, bottom }) => ({ width: right - left + 40, tall: bottom - top + 40 });

  function drawMap() {
    const { bounds } = Layout, { width, tall } = mapSize(bounds), ratio = width / tall;
    const high = Math.min(280, Math.max(60, 180 / ratio));
    map.style.height = high + "px";
    map.style.width = Math.min(180, Math.max(60, high * ratio)) + "px";
    map.replaceChildren();
    map.setAttribute("viewBox", `${bounds.left - 20} ${bounds.top - 20} ${width} ${tall}`);
    for (const card of Layout.visible) {
      svg("rect", { x: card.x, y: card.y, width: card.width, height: height(card) }, map);
    }
    svg("rect", { class: "seen" }, map);
  }

  map.addEventListener("click", event => {
    const { bounds } = Layout, { width, tall } = mapSize(bounds), box = map.getBoundingClientRect();
    const ratio = Math.max(width / box.width, tall / box.height);
    const x = bounds.left - 20 + width / 2 + (event.clientX - box.left - box.width / 2) * ratio;
    const y = bounds.top - 20 + tall / 2 + (event.clientY - box.top - box.height / 2) * ratio;
    moveTo(x - size.width / scale / 2, y - size.height / scale / 2);
  });
  view.addEventListener("wheel", event => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY / 200), event.offsetX, event.offsetY);
    else if (event.shiftKey) moveBy(event.deltaY, 0);
    else moveBy(event.deltaX, event.deltaY);
  }, { passive: false });

  // The last event of each finger or button that is down.
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let wasDragged = false;
  view.addEventListener("pointerdown", event => {
    fingers.set(event.pointerId, event);
    wasDragged = false;
  });
  addEventListener("pointermove", event => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (fingers.size === 2) {
      const other = [...fingers.values()].find(each => each.pointerId !== event.pointerId);
      const box = view.getBoundingClientRect(), factor = (distance(event, other) || 1) / (distance(before, other) || 1);
      zoom(factor, (event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top);
    } else {
      left -= (event.clientX - before.clientX) / scale;
      top -= (event.clientY - before.clientY) / scale;
    }
    if (distance(event, before) > 2 || wasDragged) {
      wasDragged = true;
      view.classList.add("drag");
    }
    fingers.set(event.pointerId, event);
    look();
  });
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, event => {
      fingers.delete(/** @type {PointerEvent} */ (event).pointerId);
      view.classList.remove("drag");
    });
  }
  addEventListener("resize", look);

  return {
    view, look, nameAgain, isInSight, moveTo, moveBy, zoom, fit, start, show, drawMap,
    get left() { return left; },
    get top() { return top; },
    get scale() { return scale; },
    get size() { return size; },
    // Whether the last press moved the picture.
    get wasDragged() { return wasDragged; },
  };
})();
