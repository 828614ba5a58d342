/// The part of a page's script that lights the path in the picture: by the weight of strokes, and the visible screen by its heading. Any other card
/// that is pressed shows the way to it.
enum MapScript {
  static let text = #"""

    // MARK: The picture

    const cards = data.cards.map(([name, parent, kind], index) => ({ index, name, parent, kind, children: [] }));
    for (const card of cards) if (card.parent >= 0) cards[card.parent].children.push(card);
    const cardsByName = new Map();
    for (const card of cards) if (!cardsByName.has(card.name) || cardsByName.get(card.name).kind === "reference") cardsByName.set(card.name, card);
    let lit = [], here = null, scale = 1;

    /// The cards of a stack, each with the card whose edge leads there.
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
      const top = path.length ? $("c" + path[path.length - 1][0].index) : null;
      if (top === here) return;
      if (here) here.classList.remove("here");
      here = top;
      if (here) { here.classList.add("here"); markHeading(here); look(here); }
    }
    /// What stands on a filled heading is as light as the heading was.
    function markHeading(card) {
      const heading = card.querySelector(".hd,.hl") || card.querySelector(".card"), bottom = heading.getBoundingClientRect().bottom;
      for (const part of card.querySelectorAll("text,path.i")) {
        const box = part.getBoundingClientRect();
        if (box.height) part.classList.toggle("heading", box.bottom <= bottom + 1);
      }
    }
    /// Brings a card into sight, with what leads to it as far as there is room.
    function look(card) {
      const area = $("map"), around = area.getBoundingClientRect(), box = card.getBoundingClientRect();
      if (!around.width) return;
      const left = box.left - around.left, top = box.top - around.top, gap = 24;
      if (left < gap || left + box.width > around.width - gap) area.scrollLeft += left + box.width / 2 - around.width * 0.6;
      if (top < gap || top + box.height > around.height - gap) area.scrollTop += top + box.height / 2 - around.height / 2;
    }
    const picture = $("picture"), size = { width: picture.width.baseVal.value, height: picture.height.baseVal.value };
    // No text is smaller than ten pixels: headings alone are left in time, and they are large.
    function zoomTo(wanted) {
      const area = $("map"), before = scale, x = area.scrollLeft + area.clientWidth / 2, y = area.scrollTop + area.clientHeight / 2;
      scale = Math.min(2, Math.max(0.4, wanted));
      picture.style.width = size.width * scale + "px";
      picture.style.height = size.height * scale + "px";
      picture.classList.toggle("far-away", scale < 0.9);
      if (here) markHeading(here);
      area.scrollLeft = x / before * scale - area.clientWidth / 2;
      area.scrollTop = y / before * scale - area.clientHeight / 2;
    }
    const fitting = () => Math.min(1, $("map").clientWidth / size.width, $("map").clientHeight / size.height);
    $("zoom-in").addEventListener("click", () => zoomTo(scale * 1.25));
    $("zoom-out").addEventListener("click", () => zoomTo(scale * 0.8));
    $("zoom-fit").addEventListener("click", () => { zoomTo(fitting()); if (here) look(here); });
    $("find").addEventListener("keydown", event => {
      if (event.key !== "Enter") return;
      const text = $("find").value.trim().toLowerCase(), found = cards.filter(card => card.name.toLowerCase().includes(text) && card.kind !== "reference");
      const next = found.find(card => card.index > (Number($("find").dataset.at) || -1)) || found[0];
      $("found").textContent = !text ? "" : found.length ? `${found.length} found` : "none found";
      if (!text || !next) return;
      $("find").dataset.at = next.index;
      showWay(next, $("found").textContent);
      look($("c" + next.index));
    });
    /// The shortest way to a card, from the top of its tree: drawn with broken lines, and said.
    function showWay(card, count = "") {
      unmark();
      $("c" + card.index).classList.add("found");
      const way = [];
      for (let each = card; each; each = cards[each.parent]) way.unshift(each);
      for (const each of way.slice(1)) $("w" + each.index)?.classList.add("found");
      $("found").textContent = (count ? count + ": " : "") + way.filter(each => each.kind !== "launch").map(each => shown(each.name)).join(" › ");
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
      zoomTo(scale * Math.exp(-event.deltaY / 300));
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
