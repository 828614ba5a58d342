// @ts-check
// The path in the picture. The picture highlights the path and the visible screen, and marks visited screens. A click
// on another card shows the path to that card.
const PictureMap = (() => {
  "use strict";
  const { $, svg } = Elements, { shown, marks } = Parts, { NEAR, MIDDLE, writeCard } = CardNames;

  const area = $("map"), picture = $("picture");
  const size = { width: picture.width.baseVal.value, height: picture.height.baseVal.value };
  const cards = PageData.cards.map(([name, parent, kind, title, left, top, width, tall, head], index) => {
    const group = $("c" + index);
    return { index, name, parent, kind, title, left, top, width, tall, head, children: [], group };
  });
  for (const card of cards) if (card.parent >= 0) cards[card.parent].children.push(card);
  const cardsByName = new Map();
  for (const card of cards) {
    const known = cardsByName.get(card.name);
    if (!known || known.kind === "reference") cardsByName.set(card.name, card);
  }

  // MARK: The stack

  let lit = [], here = null;

  // The cards of a stack, each with a flag for an edge that leads to it.
  function pathOf(stack) {
    const names = new Map(Walk.state.pages.map(page => [page.id, page.screen])), path = [];
    let above = cards.find(card => card.kind === "launch") || null;
    if (above) path.push([above, false]);
    for (const id of stack) {
      const name = names.get(id), child = above && above.children.find(card => card.name === name);
      const full = cardsByName.get(name) || child;
      if (!full) continue;
      if (child) path.push([child, true]);
      else if (full.parent >= 0 && cards[full.parent].kind === "anywhere") {
        path.push([cards[full.parent], false], [full, true]);
      }
      if (full !== child) path.push([full, false]);
      above = full;
    }
    return path;
  }
  function show() {
    const aside = new Set(Walk.state.pages.filter(page => page.aside).map(page => page.id));
    const path = pathOf(Walk.state.stack.filter(id => !aside.has(id)));
    for (const element of lit) element.classList.remove("lit");
    lit = [];
    const light = id => {
      const element = $(id);
      if (!element || element.classList.contains("lit")) return;
      element.classList.add("lit");
      lit.push(element);
    };
    for (const [card, isReached] of path) {
      light("c" + card.index);
      if (isReached) light("w" + card.index);
    }
    showVisited();
    const top = path.length ? $("c" + path[path.length - 1][0].index) : null;
    if (top === here) return;
    if (here) here.classList.remove("here");
    here = top;
    if (!here) return;
    here.classList.add("here");
    if (!isFitted) look(here);
  }

  const visited = new Set();
  // Marks the cards of visited screens.
  function showVisited() {
    const seen = new Set(Walk.state.seen.screens);
    for (const card of cards) {
      if (seen.has(card.name) === visited.has(card)) continue;
      card.group.classList.toggle("visited", seen.has(card.name));
      if (visited.delete(card)) {
        card.group.querySelector(".tick").remove();
        continue;
      }
      visited.add(card);
      const tick = svg("g", { class: "tick", transform: `translate(${card.left} ${card.top})` });
      const grow = svg("g", { class: "grow" }, tick);
      svg("title", {}, grow, "visited");
      // Mostly outside the card, so that the title stays legible.
      svg("circle", { cx: -5, cy: -5, r: 9 }, grow);
      svg("path", { d: marks.yes, transform: "translate(-11 -11)" }, grow);
      card.group.append(tick);
    }
  }

  // MARK: Scrolling and zooming

  let scale = 1;
  // The picture fits its area until the user zooms.
  let isFitted = true;

  // Scrolls to a card, and to the cards before it if there is room.
  function look(card) {
    const around = area.getBoundingClientRect(), box = card.getBoundingClientRect(), gap = 24;
    if (!around.width) return;
    const left = box.left - around.left, top = box.top - around.top;
    const isBeside = left < gap || left + box.width > around.width - gap;
    if (isBeside) area.scrollLeft += left + box.width / 2 - around.width * 0.6;
    const isOutside = top < gap || top + box.height > around.height - gap;
    if (isOutside) area.scrollTop += top + box.height / 2 - around.height / 2;
  }
  const fittingScale = () => Math.min(1, (area.clientWidth - 1) / size.width, (area.clientHeight - 1) / size.height);
  // No text is smaller than ten pixels: farther away, cards show what can be read.
  function zoomTo(wanted) {
    if (!area.clientWidth) return;
    const before = scale, x = area.scrollLeft + area.clientWidth / 2, y = area.scrollTop + area.clientHeight / 2;
    scale = Math.min(2, Math.max(Math.min(0.2, fittingScale()), wanted));
    picture.style.width = size.width * scale + "px";
    picture.style.height = size.height * scale + "px";
    picture.classList.toggle("small", scale < NEAR);
    picture.classList.toggle("tiny", scale < MIDDLE);
    picture.classList.toggle("minute", scale < 10 / 26);
    picture.style.setProperty("--k", Math.max(1, 0.7 / scale));
    for (const card of cards) writeCard(card, card.title || card.name, scale);
    area.scrollLeft = x / before * scale - area.clientWidth / 2;
    area.scrollTop = y / before * scale - area.clientHeight / 2;
  }
  function zoom(factor) {
    isFitted = false;
    zoomTo(scale * factor);
  }
  function fit() {
    isFitted = true;
    zoomTo(fittingScale());
  }
  // Fits the picture after its area changes, or scrolls to the visible screen.
  function fitAgain() {
    if (isFitted) fit();
    else if (here) look(here);
  }

  $("zoom-in").addEventListener("click", () => {
    zoom(1.25);
    if (here) look(here);
  });
  $("zoom-out").addEventListener("click", () => zoom(0.8));
  $("zoom-fit").addEventListener("click", fit);
  area.addEventListener("wheel", event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300));
  }, { passive: false });

  let grip = null, wasDragged = false;
  area.addEventListener("pointerdown", event => {
    wasDragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    grip = { x: event.clientX + area.scrollLeft, y: event.clientY + area.scrollTop };
  });
  addEventListener("pointermove", event => {
    if (!grip) return;
    const x = event.clientX + area.scrollLeft - grip.x, y = event.clientY + area.scrollTop - grip.y;
    wasDragged = wasDragged || Math.hypot(x, y) > 3;
    area.scrollLeft = grip.x - event.clientX;
    area.scrollTop = grip.y - event.clientY;
  });
  addEventListener("pointerup", () => { grip = null; });

  // MARK: The path to a card

  function unmark() { for (const each of document.querySelectorAll(".found")) each.classList.remove("found"); }
  function endWay() {
    unmark();
    $("found").textContent = $("found").title = "";
  }
  // The shortest path to a card from the top of its tree, with dashed edges and as text.
  function showWay(card, count = "") {
    unmark();
    card.group.classList.add("found");
    const way = [];
    for (let each = card; each; each = cards[each.parent]) way.unshift(each);
    for (const each of way.slice(1)) $("w" + each.index)?.classList.add("found");
    const names = way.filter(each => each.kind !== "launch").map(each => shown(each.title || each.name));
    $("found").textContent = (count ? count + ": " : "") + names.join(" › ");
    $("found").title = $("found").textContent;
  }

  // Finds the next card, or the previous one.
  function find(isBackward) {
    const text = $("find").value.trim().toLowerCase(), at = Number($("find").dataset.at ?? -1);
    const isFound = card => [card.name, card.title].some(each => each.toLowerCase().includes(text));
    const found = cards.filter(card => card.kind !== "reference" && isFound(card));
    if (!text || !found.length) {
      $("found").textContent = text ? "none found" : "";
      return;
    }
    const last = found[found.length - 1];
    const next = isBackward
      ? found.findLast(card => card.index < at) || last : found.find(card => card.index > at) || found[0];
    $("find").dataset.at = next.index;
    showWay(next, `${found.indexOf(next) + 1} of ${found.length}`);
    look(next.group);
  }
  $("find").addEventListener("keydown", event => { if (event.key === "Enter") find(event.shiftKey); });
  $("find").addEventListener("input", () => {
    endWay();
    delete $("find").dataset.at;
  });
  area.addEventListener("click", event => {
    if (wasDragged) return;
    const group = event.target.closest("g[id]"), index = group && /^c(\d+)$/.exec(group.id);
    if (!index) return endWay();
    if (group.classList.contains("found")) endWay(); else showWay(cards[Number(index[1])]);
  });

  return {
    cards, cardsByName, picture, show, fit, fitAgain, zoom,
    get scale() { return scale; },
  };
})();
