/// The part of the script that shows the path in the picture. It highlights the path and the visible screen, and marks
/// visited screens. A click on another card shows the path to that card.
enum MapScript {
  static let text = #"""

    // MARK: The picture

    const cards = data.cards.map(([name, parent, kind, title, left, top, width, tall, head], index) => ({ index, name, parent, kind, title, left, top, width, tall, head, children: [], group: $("c" + index) }));
    for (const card of cards) if (card.parent >= 0) cards[card.parent].children.push(card);
    const cardsByName = new Map();
    for (const card of cards) if (!cardsByName.has(card.name) || cardsByName.get(card.name).kind === "reference") cardsByName.set(card.name, card);
    let lit = [], here = null, scale = 1;

    /// The cards of a stack, each with a flag for an edge that leads to it.
    function pathOf(stack) {
      const names = new Map(state.pages.map(page => [page.id, page.screen])), path = [];
      let above = cards.find(card => card.kind === "launch") || null;
      if (above) path.push([above, false]);
      for (const id of stack) {
        const name = names.get(id), child = above && above.children.find(card => card.name === name), full = cardsByName.get(name) || child;
        if (!full) continue;
        if (child) path.push([child, true]);
        else if (full.parent >= 0 && cards[full.parent].kind === "anywhere") path.push([cards[full.parent], false], [full, true]);
        if (full !== child) path.push([full, false]);
        above = full;
      }
      return path;
    }
    function showMap() {
      const path = pathOf(state.stack);
      for (const element of lit) element.classList.remove("lit");
      lit = [];
      const light = id => { const element = $(id); if (element && !element.classList.contains("lit")) { element.classList.add("lit"); lit.push(element); } };
      for (const [card, isReached] of path) {
        light("c" + card.index);
        if (isReached) light("w" + card.index);
      }
      showVisited();
      const top = path.length ? $("c" + path[path.length - 1][0].index) : null;
      if (top === here) return;
      if (here) here.classList.remove("here");
      here = top;
      if (here) { here.classList.add("here"); if (!isFitted) look(here); }
    }
    const visited = new Set();
    /// Marks the cards of visited screens.
    function showVisited() {
      const seen = new Set(state.seen.screens);
      for (const card of cards) {
        if (seen.has(card.name) === visited.has(card)) continue;
        card.group.classList.toggle("visited", seen.has(card.name));
        if (visited.delete(card)) { card.group.querySelector(".tick").remove(); continue; }
        visited.add(card);
        const made = name => document.createElementNS(SVG, name), tick = made("g"), grow = made("g"), title = made("title"), round = made("circle"), path = made("path");
        tick.setAttribute("class", "tick");
        tick.setAttribute("transform", `translate(${card.left} ${card.top})`);
        grow.setAttribute("class", "grow");
        title.textContent = "visited";
        // Mostly outside the card, so that the title stays legible.
        for (const [key, value] of [["cx", -5], ["cy", -5], ["r", 9]]) round.setAttribute(key, value);
        path.setAttribute("d", marks.yes);
        path.setAttribute("transform", "translate(-11 -11)");
        grow.append(title, round, path);
        tick.append(grow);
        card.group.append(tick);
      }
    }
    /// Scrolls to a card, and to the cards before it if there is room.
    function look(card) {
      const area = $("map"), around = area.getBoundingClientRect(), box = card.getBoundingClientRect();
      if (!around.width) return;
      const left = box.left - around.left, top = box.top - around.top, gap = 24;
      if (left < gap || left + box.width > around.width - gap) area.scrollLeft += left + box.width / 2 - around.width * 0.6;
      if (top < gap || top + box.height > around.height - gap) area.scrollTop += top + box.height / 2 - around.height / 2;
    }
    const picture = $("picture"), size = { width: picture.width.baseVal.value, height: picture.height.baseVal.value };
    // The picture fits its area until the user zooms.
    let isFitted = true;
    const fitting_scale = () => Math.min(1, ($("map").clientWidth - 1) / size.width, ($("map").clientHeight - 1) / size.height);
    // No text is smaller than ten pixels: farther away, cards show what can be read.
    function zoomTo(wanted) {
      const area = $("map");
      if (!area.clientWidth) return;
      const before = scale, x = area.scrollLeft + area.clientWidth / 2, y = area.scrollTop + area.clientHeight / 2;
      scale = Math.min(2, Math.max(Math.min(0.2, fitting_scale()), wanted));
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
    function zoom(factor) { isFitted = false; zoomTo(scale * factor); }
    function fit() { isFitted = true; zoomTo(fitting_scale()); }
    /// Fits the picture after its area changes, or scrolls to the visible screen.
    function seeMap() { if (isFitted) fit(); else if (here) look(here); }
    $("zoom-in").addEventListener("click", () => { zoom(1.25); if (here) look(here); });
    $("zoom-out").addEventListener("click", () => zoom(0.8));
    $("zoom-fit").addEventListener("click", fit);
    $("find").addEventListener("keydown", event => {
      if (event.key !== "Enter") return;
      const text = $("find").value.trim().toLowerCase(), at = Number($("find").dataset.at ?? -1);
      const found = cards.filter(card => card.kind !== "reference" && [card.name, card.title].some(each => each.toLowerCase().includes(text)));
      if (!text || !found.length) { $("found").textContent = text ? "none found" : ""; return; }
      const next = event.shiftKey ? found.findLast(card => card.index < at) || found[found.length - 1] : found.find(card => card.index > at) || found[0];
      $("find").dataset.at = next.index;
      showWay(next, `${found.indexOf(next) + 1} of ${found.length}`);
      look(next.group);
    });
    /// The shortest path to a card from the top of its tree, with dashed edges and as text.
    function showWay(card, count = "") {
      unmark();
      card.group.classList.add("found");
      const way = [];
      for (let each = card; each; each = cards[each.parent]) way.unshift(each);
      for (const each of way.slice(1)) $("w" + each.index)?.classList.add("found");
      $("found").textContent = (count ? count + ": " : "") + way.filter(each => each.kind !== "launch").map(each => shown(each.title || each.name)).join(" › ");
      $("found").title = $("found").textContent;
    }
    const unmark = () => { for (const each of document.querySelectorAll(".found")) each.classList.remove("found"); };
    const endWay = () => { unmark(); $("found").textContent = $("found").title = ""; };
    $("find").addEventListener("input", () => { endWay(); delete $("find").dataset.at; });
    $("map").addEventListener("click", event => {
      if (wasDragged) return;
      const group = event.target.closest("g[id]"), index = group && /^c(\d+)$/.exec(group.id);
      if (!index) return endWay();
      if (group.classList.contains("found")) endWay(); else showWay(cards[Number(index[1])]);
    });
    $("map").addEventListener("wheel", event => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300));
    }, { passive: false });
    let grip = null, wasDragged = false;
    $("map").addEventListener("pointerdown", event => {
      wasDragged = false;
      if (event.pointerType === "mouse" && event.button === 0) grip = { x: event.clientX + $("map").scrollLeft, y: event.clientY + $("map").scrollTop };
    });
    addEventListener("pointermove", event => {
      if (!grip) return;
      wasDragged = wasDragged || Math.hypot(event.clientX + $("map").scrollLeft - grip.x, event.clientY + $("map").scrollTop - grip.y) > 3;
      $("map").scrollLeft = grip.x - event.clientX;
      $("map").scrollTop = grip.y - event.clientY;
    });
    addEventListener("pointerup", () => { grip = null; });
    """#
}
