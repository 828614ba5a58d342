/// The part of the script that fills a page of the phone: its bar, its segues with their predicates, and fields for
/// arguments.
enum PageContentScript {
  static let text = #"""

    // MARK: Contents of a page

    const signs = { push: ["push", "plain"], replace: ["replace", "jump"], present: ["present", "layer"], unwind: ["unwind", "backward"], go: ["go", "jump"], select: ["tab", "jump"], button: ["unwind", "backward"] };
    const verbs = { push: "pushes", replace: "replaces by", present: "opens", unwind: "unwinds to", go: "goes to", select: "selects the tab", button: "unwinds to" };
    // The typed arguments by screen, segue, and argument.
    const given = new Map();
    let pressed = null;

    function pageElement(item, layer) {
      const known = pageElements.get(item.id), broken = state.broken && state.broken.corrupted && item.id === state.stack[state.stack.length - 1] ? state.broken.bar : null;
      const isTop = item.id === state.stack[state.stack.length - 1];
      // During a transition, every segue is refused, so do not show the refusals.
      const isQuiet = state.busy || state.slides.length > 0;
      const signature = JSON.stringify([item.page, item.below && item.below.id, layer.style, broken, isTop ? state.back : null]);
      // A covered page keeps its contents.
      if (known && !isTop && !item.page.offers.length) return known.element;
      if (known && (known.signature === signature || (isQuiet && broken === null && known.offers >= item.page.offers.length))) return known.element;
      const element = known ? known.element : make("article", null, null, { class: "page", "data-screen": shown(item.page.screen) });
      const key = element.contains(document.activeElement) ? document.activeElement.dataset.key : null, scroll = element.scrollTop;
      element.replaceChildren();
      if (item.page.alert) fillAlert(element, item.page); else fillPage(element, item, layer, broken, isTop, isQuiet);
      element.scrollTop = scroll;
      if (key) {
        const again = [...element.querySelectorAll("[data-key]")].find(each => each.dataset.key === key);
        if (again) again.focus({ preventScroll: true });
      }
      pageElements.set(item.id, { element, signature: isQuiet ? "" : signature, offers: item.page.offers.length });
      return element;
    }
    /// The name in the page's own file. In a fragment, the name does not include the mount.
    function ownName(name, page) {
      const prefix = page.screen.slice(0, page.screen.lastIndexOf(".") + 1);
      return name.startsWith(prefix) ? name.slice(prefix.length) : name;
    }
    const screensByName = new Map();
    const screenOf = name => { if (!screensByName.size) for (const each of about.screens) screensByName.set(each.name, each); return screensByName.get(name) || {}; };
    const docOf = screen => screenOf(screen).doc;
    /// The title of a screen, or its name if it does not have a title.
    const titleOf = (name, page) => screenOf(name).title || ownName(name, page);

    function fillPage(element, item, layer, broken, isTop, isQuiet) {
      const { page, below } = item, bar = make("div", element, null, { class: "bar" });
      if (below || layer.style !== "base") {
        const button = make("button", bar, null, { class: "quiet", "data-key": "back" });
        if (below) icon("back", "backward", button);
        make("span", button, below ? nameOf(below) : "Close");
        button.setAttribute("aria-label", below ? "Back to " + shown(nameOf(below)) : "Close " + shown(nameOf(page)));
        button.addEventListener("click", back);
      } else make("span", bar);
      const wrong = broken !== null && broken !== item.id ? state.pages.find(each => each.id === broken) : null;
      make("h2", bar, wrong ? nameOf(wrong) : nameOf(page), { tabindex: "-1", class: wrong ? "wrong" : "" });
      make("span", bar, floating.has(layer.style) && !below ? layer.style : "", { class: "style" });
      if (page.title) make("p", element, page.screen, { class: "mono small" });
      const doc = docOf(page.screen);
      if (doc) make("p", element, doc, { class: "doc" });
      if (page.arguments.length) {
        const list = make("dl", element, null, { class: "values mono" });
        for (const argument of page.arguments) { const row = make("div", list); make("dt", row, argument.name); make("dd", row, argument.value); }
      }
      const own = page.offers.filter(offer => !offer.anywhere), anywhere = page.offers.filter(offer => offer.anywhere);
      if (own.length) fillOffers(make("ul", section(element, "Segues"), null, { class: "list" }), own, page, isQuiet);
      if (isTop && state.back && !isQuiet) fillBack(section(element, below ? "Back" : "Close"));
      if (anywhere.length) fillOffers(make("ul", section(element, "Anywhere"), null, { class: "list" }), anywhere, page, isQuiet);
      if (!page.offers.length && isTop && !state.back) make("p", element, "This page has no segues.", { class: "doc" });
    }
    function section(element, title) {
      make("h3", element, title);
      return element;
    }
    function fillOffers(list, offers, page, isQuiet) {
      for (const offer of offers) {
        const to = offer.to ? titleOf(offer.to, page) : "the page below";
        const row = make("li", list), button = make("button", row, null, { class: "segue", "data-key": "s:" + offer.name, title: `Performs ${shown(offer.name)}: ${verbs[offer.kind]} ${shown(to)}` });
        icon(...signs[offer.kind], button);
        make("span", button, ownName(offer.name, page), { class: "mono" });
        const target = make("span", button, null, { class: "to" });
        make("span", target, verbs[offer.kind] + " ", { class: "said" });
        make("span", target, to);
        if (offer.style) make("span", target, ", " + (offer.style === "alert" ? "an alert" : "a " + offer.style + (offer.style === "full" ? " layer" : "")));
        fillCondition(button, offer, isQuiet);
        button.addEventListener("click", () => press(page.id, offer.name, offer.arguments));
        if (!isQuiet && offer.why) fillRemedies(row, offer);
        if (offer.arguments.length) fillArguments(make("div", row, null, { class: "fields" }), page, offer);
      }
    }
    /// The predicate of a segue with its value, and another reason if the segue is refused.
    function fillCondition(button, { predicate, holds, awaits, why }, isQuiet) {
      if (predicate) {
        const line = make("span", button, null, { class: "condition mono" });
        icon("condition", "full", line);
        make("span", line, "only if ", { class: "said" });
        make("span", line, predicate);
        if (!isQuiet) {
          const answer = holds === null || (awaits && holds) ? "async" : holds ? "yes" : "no";
          const word = make("span", line, null, { class: answer === "no" ? "no" : answer === "yes" ? "yes" : "style" });
          icon(answer === "no" ? "no" : answer === "yes" ? "yes" : "wait", answer === "no" ? "no" : answer === "yes" ? "yes" : "muted", word);
          make("span", word, answer);
        }
      }
      if (why && !(why === predicate && holds === false) && !isQuiet) {
        const line = make("span", button, null, { class: "why" });
        icon("no", "no", line);
        make("span", line, why);
      }
    }
    /// Buttons that let a refused segue pass. Each sets a fact, or scrolls to a fact whose value the user types.
    function fillRemedies(row, offer) {
      const asked = factsIn(offer.why).slice(0, 3);
      if (!offer.remedies.length && !asked.length) return;
      const list = make("div", row, null, { class: "remedies" });
      for (const { fact, value } of offer.remedies.slice(0, 3)) {
        const button = make("button", list, null, { "data-key": `r:${offer.name}:${fact}:${value}`, title: `Changes the fact so that ${shown(offer.name)} is allowed` });
        make("span", button, `Set ${fact} to ${value}`);
        button.addEventListener("click", () => step(`fact ${word(fact)} ${word(value)}`));
      }
      if (!offer.remedies.length) for (const fact of asked) {
        const button = make("button", list, null, { "data-key": `r:${offer.name}:${fact}`, title: "Shows the fact that this segue depends on" });
        make("span", button, `Change ${fact}`);
        button.addEventListener("click", () => showFact(fact));
      }
    }
    function fillBack(element) {
      const list = make("ul", element, null, { class: "list" }), row = make("li", list), button = make("button", row, null, { class: "segue", "data-key": "goback", title: "Goes back, like the button in the bar" });
      icon("back", "backward", button);
      make("span", button, state.back.button || "back", { class: "mono" });
      const target = make("span", button, null, { class: "to" });
      make("span", target, "leads back to ", { class: "said" });
      make("span", target, state.back.title || state.back.to);
      fillCondition(button, { ...state.back, awaits: false, why: state.back.predicate && !state.back.holds ? state.back.predicate : state.back.why }, false);
      button.addEventListener("click", back);
    }
    function fillAlert(element, page) {
      const title = "alert-title-" + page.id, words = "alert-words-" + page.id;
      element.setAttribute("role", "alertdialog");
      element.setAttribute("aria-labelledby", title);
      element.setAttribute("aria-describedby", words);
      make("h2", element, nameOf(page), { id: title, tabindex: "-1" });
      make("p", element, docOf(page.screen) || "An alert. The app supplies its text.", { id: words });
      for (const offer of page.offers) {
        const button = make("button", element, null, { class: "choice " + (offer.role || ""), "data-key": "s:" + offer.name });
        if (offer.role === "cancel") button.dataset.cancel = "";
        make("span", button, ownName(offer.name, page), { class: "mono" });
        make("small", button, [offer.role, "to " + (offer.to ? titleOf(offer.to, page) : "the page below")].filter(Boolean).join(", "));
        button.addEventListener("click", () => press(page.id, offer.name, []));
      }
    }

    // MARK: Arguments

    const keyOf = (page, offer, argument) => JSON.stringify([page.screen, offer.name, argument.name]);
    function fillArguments(element, page, offer) {
      for (const argument of offer.arguments) {
        const label = make("label", element, null, { class: "mono" }), key = keyOf(page, offer, argument);
        make("span", label, argument.name + ": " + argument.type);
        const input = field(label, argument.options, given.has(key) ? given.get(key) : argument.value);
        input.dataset.key = "a:" + offer.name + ":" + argument.name;
        input.setAttribute("aria-label", shown(`${argument.name}, ${argument.type}, for ${offer.name}`));
        input.title = `The value of ${shown(argument.name)} that ${shown(offer.name)} passes`;
        input.addEventListener("input", () => { given.set(key, input.value); input.removeAttribute("aria-invalid"); });
        input.addEventListener("keydown", event => { if (event.key === "Enter") press(page.id, offer.name, offer.arguments); });
      }
    }
    function field(parent, options, value) {
      const input = make(options ? "select" : "input", parent, null, options ? {} : { autocomplete: "off", spellcheck: "false" });
      for (const option of options || []) make("option", input, option).value = option;
      input.value = value;
      return input;
    }

    // MARK: The user's actions

    function press(id, name, list) {
      const page = state.pages.find(each => each.id === id), top = state.stack[state.stack.length - 1];
      let line = `press ${id === top ? "-" : id} ${word(name)}`;
      for (const argument of list) {
        const key = JSON.stringify([page.screen, name, argument.name]);
        if (given.has(key) && given.get(key) !== argument.value) line += ` ${word(argument.name)} ${word(given.get(key))}`;
      }
      pressed = { screen: page.screen, name, line };
      const answer = step(line), wrong = list.find(argument => answer.endsWith(` for '${argument.name}'`));
      if (wrong) {
        const element = pageElements.get(id).element, input = [...element.querySelectorAll("[data-key]")].find(each => each.dataset.key === "a:" + name + ":" + wrong.name);
        if (input) { input.setAttribute("aria-invalid", "true"); input.focus(); }
      }
      return answer;
    }
    const back = () => step("back");
    function pressTwice() {
      pass();
      if (state.busy || state.slides.length) return tell("Wait until the transition ends, and then press twice.", true);
      const isOffered = () => {
        const page = state.pages.find(each => each.id === state.stack[state.stack.length - 1]);
        return page && pressed && page.screen === pressed.screen && page.offers.some(offer => offer.name === pressed.name);
      };
      if (pressed && !isOffered()) {
        const rest = withoutLast(walk);
        if (walk.some(line => line === pressed.line) && walk.slice(rest.length).includes(pressed.line)) { const again = pressed; replay(rest); pressed = again; }
      }
      if (!pressed || !isOffered()) {
        const page = state.pages.find(each => each.id === state.stack[state.stack.length - 1]), offers = page ? page.offers.filter(each => !each.why) : [];
        // A push shows the effect of a double press best.
        const offer = offers.find(each => each.kind === "push") || offers[0];
        if (!offer) return tell("This page has no segue to press twice.", true);
        pressed = { screen: page.screen, name: offer.name, line: "press - " + word(offer.name) };
      }
      const id = state.stack[state.stack.length - 1];
      step(pressed.line, "wait 40", pressed.line.replace("press -", "press " + id));
    }
    """#
}
