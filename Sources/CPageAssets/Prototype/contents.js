// @ts-check
// The contents of a page of the phone: its bar, its segues with their predicates, and fields for arguments.
const Contents = (() => {
  "use strict";
  const { shown, make, icon, field, nameOf, floating } = Parts, { word } = Steps;

  // The icon and its role by the kind of a segue.
  const signs = {
    push: ["push", "plain"], pane: ["pane", "plain"], replace: ["replace", "jump"], present: ["present", "layer"],
    unwind: ["unwind", "backward"], go: ["go", "jump"], select: ["tab", "jump"], button: ["unwind", "backward"],
  };
  const verbs = {
    push: "pushes", pane: "opens in the next column:", replace: "replaces by", present: "opens",
    unwind: "unwinds to", go: "goes to", select: "selects the tab", button: "unwinds to",
  };

  // The elements of the pages by ID, each with its contents as a signature, and the number of its segues.
  /** @type {Map<number, { element: any, signature: string, offers: number }>} */
  const elements = new Map();

  // The element with a key, which identifies a control before and after its page is filled again.
  const keyed = (element, key) => [...element.querySelectorAll("[data-key]")].find(each => each.dataset.key === key);

  // The element of a page, with its current contents.
  function elementOf(item, layer) {
    const { state } = Walk, { page, below } = item, known = elements.get(item.id), isTop = item.id === Walk.topID;
    const broken = state.broken && state.broken.corrupted && isTop ? state.broken.bar : null;
    // During a transition, every segue is refused, so do not show the refusals.
    const isQuiet = state.busy || state.slides.length > 0;
    const signature = JSON.stringify(
      [page, below && below.id, layer.style, broken, isTop ? state.back : null, item.column, layer.count]);
    // A covered page keeps its contents.
    if (known && !isTop && !page.offers.length) return known.element;
    const isFilled = isQuiet && broken === null && known && known.offers >= page.offers.length;
    if (known && (known.signature === signature || isFilled)) return known.element;
    const attributes = { class: "page", "data-screen": shown(page.screen) };
    const element = known ? known.element : make("article", null, null, attributes);
    const active = /** @type {any} */ (document.activeElement), scroll = element.scrollTop;
    const key = element.contains(active) ? active.dataset.key : null;
    element.replaceChildren();
    if (page.alert) fillAlert(element, page); else fillPage(element, item, layer, broken, isTop, isQuiet);
    element.scrollTop = scroll;
    const again = key && keyed(element, key);
    if (again) again.focus({ preventScroll: true });
    elements.set(item.id, { element, signature: isQuiet ? "" : signature, offers: page.offers.length });
    return element;
  }

  // The name in the page's own file. In a fragment, the name does not include the mount.
  function ownName(name, page) {
    const prefix = page.screen.slice(0, page.screen.lastIndexOf(".") + 1);
    return name.startsWith(prefix) ? name.slice(prefix.length) : name;
  }
  const screensByName = new Map();
  function screenOf(name) {
    if (!screensByName.size) for (const each of Walk.about.screens) screensByName.set(each.name, each);
    return screensByName.get(name) || {};
  }
  // The title of a screen, or its name if it does not have a title.
  const titleOf = (name, page) => screenOf(name).title || ownName(name, page);

  // MARK: A page

  function fillPage(element, item, layer, broken, isTop, isQuiet) {
    const { page, below } = item, { state } = Walk;
    fillBar(make("div", element, null, { class: "bar" }), item, layer, broken);
    if (page.title) make("p", element, page.screen, { class: "mono small" });
    const { doc } = screenOf(page.screen);
    if (doc) make("p", element, doc, { class: "doc" });
    if (page.arguments.length) {
      const list = make("dl", element, null, { class: "values mono" });
      for (const argument of page.arguments) {
        const row = make("div", list);
        make("dt", row, argument.name);
        make("dd", row, argument.value);
      }
    }
    const section = title => {
      make("h3", element, title);
      return make("ul", element, null, { class: "list" });
    };
    const own = page.offers.filter(offer => !offer.anywhere), anywhere = page.offers.filter(offer => offer.anywhere);
    if (own.length) fillOffers(section("Segues"), own, page, isQuiet);
    const back = isTop ? state.back : page.back;
    if (back && !isQuiet) fillBack(section(below || item.column > 1 ? "Back" : "Close"), back, page.id);
    if (anywhere.length) fillOffers(section("Anywhere"), anywhere, page, isQuiet);
    if (!page.offers.length && isTop && !back) make("p", element, "This page has no segues.", { class: "doc" });
  }
  function fillBar(bar, { id, page, below, column }, layer, broken) {
    if (below || (layer.style !== "base" && column === 1)) {
      const button = make("button", bar, null, { class: "quiet", "data-key": "back" });
      if (below) icon("back", "backward", button);
      make("span", button, below ? nameOf(below) : "Close");
      const label = below ? "Back to " + shown(nameOf(below)) : "Close " + shown(nameOf(page));
      button.setAttribute("aria-label", label);
      button.addEventListener("click", () => below ? Actions.backOf(id) : Actions.back());
    } else make("span", bar);
    const wrong = broken !== null && broken !== id ? Walk.state.pages.find(each => each.id === broken) : null;
    make("h2", bar, nameOf(wrong || page), { tabindex: "-1", class: wrong ? "wrong" : "" });
    const hasStyle = floating.has(layer.style) && !below && column === layer.count;
    make("span", bar, hasStyle ? layer.style : "", { class: "style" });
  }

  // MARK: Segues

  function fillOffers(list, offers, page, isQuiet) {
    for (const offer of offers) {
      const to = offer.to ? titleOf(offer.to, page) : "the page below", verb = verbs[offer.kind];
      const title = `Performs ${shown(offer.name)}: ${verb} ${shown(to)}`;
      const row = make("li", list);
      const button = make("button", row, null, { class: "segue", "data-key": "s:" + offer.name, title });
      icon(signs[offer.kind][0], signs[offer.kind][1], button);
      make("span", button, ownName(offer.name, page), { class: "mono" });
      const target = make("span", button, null, { class: "to" });
      make("span", target, verb + " ", { class: "said" });
      make("span", target, to);
      const { style } = offer;
      if (style) {
        const words = style === "alert" ? "an alert" : style === "full" ? "a full layer" : "a " + style;
        make("span", target, ", " + words);
      }
      fillCondition(button, offer, isQuiet);
      button.addEventListener("click", () => press(page, offer));
      if (!isQuiet && offer.why) fillRemedies(row, offer);
      if (offer.arguments.length) fillArguments(make("div", row, null, { class: "fields" }), page, offer);
    }
  }
  // The predicate of a segue with its value, and another reason if the segue is refused.
  function fillCondition(button, { predicate, holds, awaits, why }, isQuiet) {
    if (predicate) {
      const line = make("span", button, null, { class: "condition mono" });
      icon("condition", "full", line);
      make("span", line, "only if ", { class: "said" });
      make("span", line, predicate);
      if (!isQuiet) {
        const answer = holds === null || (awaits && holds) ? "async" : holds ? "yes" : "no";
        const word = make("span", line, null, { class: answer === "async" ? "style" : answer });
        if (answer === "async") icon("wait", "muted", word); else icon(answer, answer, word);
        make("span", word, answer);
      }
    }
    if (why && !(why === predicate && holds === false) && !isQuiet) {
      const line = make("span", button, null, { class: "why" });
      icon("no", "no", line);
      make("span", line, why);
    }
  }
  // Buttons that let a refused segue pass. Each sets a fact, or scrolls to a fact whose value the user types.
  function fillRemedies(row, offer) {
    const asked = Messages.factsIn(offer.why).slice(0, 3);
    if (!offer.remedies.length && !asked.length) return;
    const list = make("div", row, null, { class: "remedies" });
    const add = (key, title, text, action) => {
      const button = make("button", list, null, { "data-key": `r:${offer.name}:${key}`, title });
      make("span", button, text);
      button.addEventListener("click", action);
    };
    for (const { fact, value } of offer.remedies.slice(0, 3)) {
      const title = `Changes the fact so that ${shown(offer.name)} is allowed`;
      const set = () => Walk.step(`fact ${word(fact)} ${word(value)}`);
      add(`${fact}:${value}`, title, `Set ${fact} to ${value}`, set);
    }
    if (offer.remedies.length) return;
    const title = "Shows the fact that this segue depends on";
    for (const fact of asked) add(fact, title, `Change ${fact}`, () => Facts.find(fact));
  }
  function fillBack(list, back, id) {
    const row = make("li", list), title = "Goes back, like the button in the bar";
    const button = make("button", row, null, { class: "segue", "data-key": "goback", title });
    icon("back", "backward", button);
    make("span", button, back.button || "back", { class: "mono" });
    const target = make("span", button, null, { class: "to" });
    make("span", target, "leads back to ", { class: "said" });
    make("span", target, back.title || back.to);
    const why = back.predicate && !back.holds ? back.predicate : back.why;
    fillCondition(button, { ...back, awaits: false, why }, false);
    button.addEventListener("click", () => Actions.backOf(id));
  }
  function fillAlert(element, page) {
    const title = "alert-title-" + page.id, words = "alert-words-" + page.id;
    element.setAttribute("role", "alertdialog");
    element.setAttribute("aria-labelledby", title);
    element.setAttribute("aria-describedby", words);
    make("h2", element, nameOf(page), { id: title, tabindex: "-1" });
    make("p", element, screenOf(page.screen).doc || "An alert. The app supplies its text.", { id: words });
    for (const offer of page.offers) {
      const { name, role, to } = offer;
      const button = make("button", element, null, { class: "choice " + (role || ""), "data-key": "s:" + name });
      if (role === "cancel") button.dataset.cancel = "";
      make("span", button, ownName(name, page), { class: "mono" });
      const target = "to " + (to ? titleOf(to, page) : "the page below");
      make("small", button, [role, target].filter(Boolean).join(", "));
      button.addEventListener("click", () => Actions.press(page.id, name, []));
    }
  }

  // MARK: Arguments

  function fillArguments(element, page, offer) {
    const { given } = Actions;
    for (const argument of offer.arguments) {
      const label = make("label", element, null, { class: "mono" }), key = Actions.keyOf(page, offer.name, argument);
      make("span", label, argument.name + ": " + argument.type);
      const input = field(label, argument.options, given.has(key) ? given.get(key) : argument.value);
      input.dataset.key = "a:" + offer.name + ":" + argument.name;
      input.setAttribute("aria-label", shown(`${argument.name}, ${argument.type}, for ${offer.name}`));
      input.title = `The value of ${shown(argument.name)} that ${shown(offer.name)} passes`;
      input.addEventListener("input", () => {
        given.set(key, input.value);
        input.removeAttribute("aria-invalid");
      });
      input.addEventListener("keydown", event => { if (event.key === "Enter") press(page, offer); });
    }
  }
  // Performs a segue. If a value is wrong, moves the focus to its field.
  function press(page, offer) {
    const wrong = Actions.press(page.id, offer.name, offer.arguments);
    if (!wrong) return;
    const input = keyed(elements.get(page.id).element, "a:" + offer.name + ":" + wrong.name);
    if (!input) return;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }

  return { elements, elementOf };
})();
