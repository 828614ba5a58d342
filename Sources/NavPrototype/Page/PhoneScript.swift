/// The part of the script that shows the stack as a phone: the layers, the top page of each layer, and the animations.
enum PhoneScript {
  static let text = #"""

    // MARK: The phone

    const layerElements = new Map(), pageElements = new Map(), floating = new Set(["sheet", "full", "popover", "alert"]);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)");
    let finger = null, scene = [], focused = null;

    function transition() {
      const slide = state.slides[state.slides.length - 1];
      if (!slide) return { from: state.shown, to: state.shown, part: 1, isMoving: false };
      let part = slide.finger ? (finger ? finger.fraction : slide.fraction) : slide.length ? (now() - slide.start) / slide.length : 1;
      part = Math.min(1, Math.max(0, part));
      return { from: slide.from, to: slide.to, part: slide.finger ? part : 1 - (1 - part) ** 3, isMoving: true };
    }
    function layersOf(stack, pages) {
      const layers = [];
      for (const id of stack) {
        const page = pages.get(id);
        if (!page) continue;
        if (!layers.length || floating.has(page.opening)) layers.push({ key: layers.length ? "l" + id : "base", style: layers.length ? page.opening : "base", pages: [], bars: [] });
        const layer = layers[layers.length - 1];
        if (page.opening === "tab" && layer.bars.length) layer.bars[layer.bars.length - 1].tab = page.tab;
        if (page.container) layer.bars.push({ id, tab: null }); else layer.pages.push(id);
      }
      return layers;
    }
    /// The positions before and after an animation: of each layer from the bottom, and of each page from the side.
    function arrange() {
      const { from, to } = transition(), pages = new Map(state.pages.map(page => [page.id, page])), before = layersOf(from, pages), after = layersOf(to, pages);
      const keys = before.map(layer => layer.key), last = list => list[list.length - 1];
      for (const layer of after) if (!keys.includes(layer.key)) keys.push(layer.key);
      return keys.map(key => {
        const a = before.find(layer => layer.key === key), b = after.find(layer => layer.key === key), is = b || a;
        const layer = { key, style: is.style, bar: last(is.bars) || null, presence: [a ? 1 : 0, b ? 1 : 0], pages: [] };
        const put = (id, side, sight) => { if (id !== undefined) layer.pages.push({ id, page: pages.get(id), side, sight, below: belowOf(is, a, id, pages) }); };
        const old = a && last(a.pages), top = b && last(b.pages);
        if (!a || !b || old === top) put(a ? old : top, [0, 0], [1, 1]);
        else if (JSON.stringify(a.bars) !== JSON.stringify(b.bars)) { put(old, [0, 0], [1, 0]); put(top, [0, 0], [0, 1]); }
        else if (a.pages.includes(top) && !b.pages.includes(old)) { put(top, [-30, 0], [1, 1]); put(old, [0, 100], [1, 1]); }
        else { put(old, [0, -30], [1, 1]); put(top, [100, 0], [1, 1]); }
        return layer;
      });
    }
    /// The page that Back leads to in the same layer.
    function belowOf(layer, other, id, pages) {
      const list = layer.pages.includes(id) ? layer.pages : other ? other.pages : [], place = list.indexOf(id);
      return place > 0 ? pages.get(list[place - 1]) : null;
    }
    const nameOf = page => page.title || page.screen;

    function showPhone() {
      scene = arrange();
      const { to } = transition(), live = new Set([state.stack[state.stack.length - 1], state.shown[state.shown.length - 1], to[to.length - 1]]);
      const kept = new Set(), active = document.activeElement, hadFocus = $("screen").contains(active);
      for (const [index, layer] of scene.entries()) {
        const parts = layerElements.get(layer.key) || makeLayer(layer);
        parts.root.style.zIndex = index;
        let isLive = false;
        for (const [place, item] of layer.pages.entries()) {
          kept.add(item.id);
          const element = pageElement(item, layer);
          if (element.parentNode !== parts.pages) parts.pages.append(element);
          element.style.zIndex = place;
          const canBePressed = live.has(item.id) && index >= scene.findLastIndex(each => each.presence[1] === 1 && each.presence[0] === 1);
          element.inert = !canBePressed;
          isLive = isLive || canBePressed;
        }
        showTabs(parts.tabs, layer.bar);
        parts.tabs.inert = !isLive;
      }
      for (const [id, each] of pageElements) if (!kept.has(id)) { each.element.remove(); pageElements.delete(id); }
      for (const [key, parts] of layerElements) if (!scene.some(layer => layer.key === key)) { parts.root.remove(); layerElements.delete(key); }
      showBroken();
      drawPhone();
      moveFocus(hadFocus);
    }
    function makeLayer(layer) {
      const root = make("div", $("screen"), null, { class: "layer", "data-style": layer.style });
      const dim = make("div", root, null, { class: "dim" }), box = make("div", root, null, { class: "box" });
      const pages = make("div", box, null, { class: "pages" }), tabs = make("nav", box, null, { class: "tabbar", "aria-label": "Tabs" });
      const parts = { root, dim, box, pages, tabs };
      layerElements.set(layer.key, parts);
      return parts;
    }
    function showTabs(element, bar) {
      const tabs = bar && state.bars.find(each => each.container === bar.id);
      const signature = JSON.stringify([bar, tabs && tabs.tabs.map(tab => [tab.name, tab.title])]);
      if (element.dataset.signature === signature) return;
      const key = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
      element.dataset.signature = signature;
      element.replaceChildren();
      element.hidden = !tabs;
      if (!tabs) return;
      for (const tab of tabs.tabs) {
        const button = make("button", element, tab.title, { "data-key": "t:" + tab.name, title: shown(tab.name) });
        if (tab.tab === bar.tab) button.setAttribute("aria-current", "page");
        button.addEventListener("click", () => press(bar.id, tab.name, []));
        if (button.dataset.key === key) button.focus({ preventScroll: true });
      }
    }
    /// Draws the current positions.
    function drawPhone() {
      const { part, isMoving } = transition(), still = isStill.matches, between = ([a, b]) => a + (b - a) * part;
      for (const [index, layer] of scene.entries()) {
        const parts = layerElements.get(layer.key), presence = between(layer.presence), slides = layer.style === "sheet" || layer.style === "full";
        parts.dim.style.opacity = index ? presence : 0;
        // As on a device, controls below a layer stay active until the layer has arrived.
        parts.dim.style.pointerEvents = layer.presence[0] === layer.presence[1] ? "" : "none";
        parts.box.style.transform = presence === 1 || still ? "" : slides ? `translateY(${(1 - presence) * 100}%)` : layer.style === "base" ? "" : `scale(${0.9 + 0.1 * presence})`;
        parts.box.style.opacity = slides && !still ? "" : presence;
        for (const item of layer.pages) {
          const side = between(item.side), style = pageElements.get(item.id).element.style;
          style.transform = still || side === 0 ? "" : `translateX(${side}%)`;
          const isNew = item.side[0] === 100 || item.side[1] === 100;
          style.opacity = between(item.sight) * (still && isMoving && isNew ? (item.side[0] === 100 ? part : 1 - part) : 1);
        }
      }
    }
    /// Moves the focus to the top page, if the focus was in the phone.
    function moveFocus(hadFocus) {
      const top = state.shown[state.shown.length - 1];
      if (state.slides.length || top === focused) return;
      const isFirst = focused === null;
      focused = top;
      const each = pageElements.get(top);
      if (isFirst || !each || !(hadFocus || document.activeElement === document.body)) return;
      if (each.element.contains(document.activeElement)) return;
      (each.element.querySelector("[data-cancel]") || each.element.querySelector("h2")).focus({ preventScroll: true });
    }
    /// Shows the state of a stack without a guard.
    function showBroken() {
      const broken = state.broken;
      $("phone").classList.toggle("broken", !!(broken && broken.corrupted));
      $("console").hidden = !broken;
      $("console-lines").replaceChildren();
      for (const line of broken ? broken.messages : []) make("li", $("console-lines"), line);
      const wasDead = !$("dead").hidden;
      $("dead").hidden = !(broken && broken.dead);
      $("screen").inert = !!(broken && broken.dead);
      if (broken && broken.dead && !wasDead) $("dead").querySelector("button").focus();
    }

    // MARK: Fingers

    const layerOnTop = () => scene[scene.length - 1];
    $("screen").addEventListener("pointerdown", event => {
      const layer = layerOnTop();
      if (!layer || finger || state.slides.length || event.button || state.broken || layer.style === "alert") return;
      const parts = layerElements.get(layer.key), box = parts.box.getBoundingClientRect(), item = layer.pages[layer.pages.length - 1];
      if (!parts.box.contains(event.target)) return;
      const isEdge = event.clientX - box.left < 26 && item && item.below;
      const isHandle = (layer.style === "sheet" || layer.style === "popover") && event.clientY - box.top < 60 && !event.target.closest("button,input,select");
      if (!isEdge && !isHandle) return;
      $("screen").classList.add("drawn");
      finger = { id: event.pointerId, word: isEdge ? "swipe" : "dismiss", x: event.clientX, y: event.clientY, size: isEdge ? box.width : box.height, fraction: 0, isDown: false };
      $("screen").setPointerCapture(event.pointerId);
    });
    $("screen").addEventListener("pointermove", event => {
      if (!finger || event.pointerId !== finger.id) return;
      const distance = finger.word === "swipe" ? event.clientX - finger.x : event.clientY - finger.y;
      if (!finger.isDown) {
        if (distance < 6) return;
        finger.isDown = true;
        step(finger.word);
        if (!state.slides.some(slide => slide.finger)) { finger = null; return; }
      }
      finger.fraction = Math.min(1, Math.max(0, distance / finger.size));
      drawPhone();
    });
    const letGo = () => $("screen").classList.remove("drawn");
    /// Ends the drag. As on a device, the layer or page then moves to one end by itself.
    function lift(isAllowed) {
      if (!finger) return;
      const { fraction, isDown } = finger, isOver = isAllowed && fraction > 0.35, begin = clock();
      if (!isDown) { finger = null; return; }
      const own = finger = { word: finger.word, id: null, isDown, fraction }, end = isOver ? 1 : 0;
      const length = isStill.matches || document.hidden ? 0 : 240 * state.slow * Math.abs(end - fraction);
      const settle = () => {
        // The drag may have ended already, because of another step.
        if (finger !== own || !state.slides.some(slide => slide.finger)) { if (finger === own) finger = null; return; }
        const part = length ? Math.min(1, (clock() - begin) / length) : 1;
        if (part < 1) {
          finger.fraction = fraction + (end - fraction) * (1 - (1 - part) ** 3);
          drawPhone();
          requestAnimationFrame(settle);
          return;
        }
        finger = null;
        step("move " + (Math.round(fraction * 100) / 100), isOver ? "finish" : "release");
      };
      settle();
    }
    $("screen").addEventListener("pointerup", event => { letGo(); if (finger && event.pointerId === finger.id) lift(true); });
    $("screen").addEventListener("pointercancel", event => { letGo(); if (finger && event.pointerId === finger.id) lift(false); });
    // Prevents scrolling and browser gestures during a drag.
    $("screen").addEventListener("touchmove", event => { if (finger && finger.isDown) event.preventDefault(); }, { passive: false });
    $("screen").addEventListener("keydown", event => {
      if (event.key !== "Escape" || event.target.closest("input,select") || !state.back) return;
      event.preventDefault();
      back();
    });
    """#
}
