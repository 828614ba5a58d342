// @ts-check
// Messages about requests.
const Messages = (() => {
  "use strict";
  const { $ } = Elements, { shown, make, icon, nameOf } = Parts;

  // The outcomes and the removed pages that are announced already.
  let told = new Map(), toldGone = 0, hiding;

  function say(text) { $("status").textContent = shown(text); }
  // Shows a message in the phone, and announces it to screen readers.
  /** @param {string} text @param {boolean} [isWrong] @param {string} [detail] */
  function tell(text, isWrong, detail) {
    const toast = $("toast");
    toast.replaceChildren();
    icon(isWrong ? "no" : "yes", isWrong ? "no" : "yes", toast);
    make("b", toast, text);
    if (detail) make("span", toast, detail);
    toast.classList.toggle("wrong", !!isWrong);
    toast.hidden = false;
    clearTimeout(hiding);
    hiding = setTimeout(hush, 6000);
    say(detail ? text + ": " + detail : text);
  }
  // Hides the message about the last step.
  function hush() { $("toast").hidden = true; }
  // Treats the current log entries as announced.
  function forget() {
    told = new Map(Walk.state.log.map(entry => [entry.id, entry.outcome]));
    toldGone = Walk.state.evicted.length;
    hush();
  }

  // The facts in a predicate.
  function factsIn(text) {
    const pattern = name => new RegExp("(^|[^\\w.])" + name.replace(/[^\w]/g, "\\$&") + "($|[^\\w])");
    return Walk.about.facts.map(fact => fact.name).filter(name => pattern(name).test(text || ""));
  }
  // A predicate, with the values of its facts.
  function because(why) {
    const { facts } = Walk.state, named = new Set(factsIn(why));
    const values = Walk.about.facts.map((fact, index) => [fact.name, facts[index]]);
    const parts = values.filter(([name, value]) => value !== null && named.has(name));
    return parts.length ? `${why}, and ${parts.map(([name, value]) => `${name} is ${value}`).join(", ")}` : why;
  }
  const goneWords = each => `${each.screen} was removed: it requires ${each.requires}`;
  // The word for an outcome.
  const outcomeWord = ({ outcome }) => outcome === "failed" && !Walk.state.guard ? "fault" : outcome;

  // Announces what has ended since the last call.
  function tellOutcomes() {
    const { evicted, log } = Walk.state;
    for (const each of evicted.slice(toldGone)) tell(goneWords(each), true);
    toldGone = evicted.length;
    for (const entry of log) {
      if (entry.outcome === null || told.get(entry.id) === entry.outcome) continue;
      told.set(entry.id, entry.outcome);
      if (entry.outcome === "shown") {
        const page = Walk.top;
        say(page ? nameOf(page) + " is shown" : "shown");
      } else tell(`${entry.name}: ${outcomeWord(entry)}`, true, entry.why ? because(entry.why) : undefined);
    }
  }

  return { say, tell, hush, forget, factsIn, because, goneWords, outcomeWord, tellOutcomes };
})();
