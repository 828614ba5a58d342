// @ts-check
// The facts, which the user can change.
const Facts = (() => {
  "use strict";
  const { $ } = Elements, { shown, make, field } = Parts, { word } = Steps;

  function fill() {
    const { facts } = Walk.about;
    facts.forEach(add);
    $("no-facts").hidden = facts.length > 0;
    $("facts-hint").hidden = facts.length === 0;
    $("lookups-row").hidden = !facts.some(fact => fact.timeout !== null);
  }

  function add(fact, index) {
    const row = make("div", $("facts"), null, { class: "fact" }), id = "fact-" + index;
    make("code", row, fact.name, { id: id + "-name" });
    const kind = fact.type + (fact.timeout === null ? "" : `, async: timeout ${fact.timeout / 1000} s`);
    if (fact.type === "Bool") {
      const attributes = { id, class: "switch", role: "switch", "aria-labelledby": id + "-name" };
      const button = make("button", row, null, attributes);
      make("i", button);
      make("span", button);
      const isOn = () => button.getAttribute("aria-checked") === "true";
      button.addEventListener("click", () => Walk.step(`fact ${word(fact.name)} ${isOn() ? "false" : "true"}`));
    } else {
      const input = field(row, fact.options, "");
      input.id = id;
      input.setAttribute("aria-labelledby", id + "-name");
      input.addEventListener("change", () => {
        if (Walk.step(`fact ${word(fact.name)} ${word(input.value)}`)) show(true);
      });
    }
    const { doc, guards } = PageData.facts.find(each => each.name === fact.name) || { doc: "", guards: [] };
    make("small", row, kind);
    if (doc) make("p", row, doc, { class: "doc" });
    const most = 4, decides = make("p", row, null, { class: "decides" });
    make("span", decides, guards.length ? "Used by: " : "Not used in this graph.", { class: "style" });
    const rest = guards.length > most ? ` · and ${guards.length - most} more` : "";
    if (guards.length) make("span", decides, guards.slice(0, most).join(" · ") + rest);
    row.title = shown([doc, guards.join("\n")].filter(Boolean).join("\n"));
    $(id).title = "Sets " + shown(fact.name);
    row.dataset.fact = fact.name;
  }

  // Scrolls to a fact and marks its row for a while.
  function find(name) {
    const index = Walk.about.facts.findIndex(each => each.name === name), row = $("fact-" + index).closest(".fact");
    if (getComputedStyle($("facts").closest("aside")).display === "none") Views.open("facts");
    row.classList.add("asked");
    setTimeout(() => row.classList.remove("asked"), 3000);
    row.scrollIntoView({ block: "nearest" });
    $("fact-" + index).focus();
  }

  // Shows the values of the facts. A value that the user types is replaced only on request.
  /** @param {boolean} [isReset] */
  function show(isReset) {
    const { facts, lookups } = Walk.state, active = document.activeElement;
    for (const [index, fact] of Walk.about.facts.entries()) {
      const value = facts[index], element = $("fact-" + index);
      if (fact.type === "Bool") {
        element.setAttribute("aria-checked", value === "true");
        element.lastChild.textContent = value;
      } else if (isReset || active !== element || element.tagName === "SELECT") element.value = value;
    }
    if (active !== $("lookups")) $("lookups").value = lookups;
  }

  return { fill, find, show };
})();
