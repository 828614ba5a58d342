// @ts-check
// The user's actions.
const Actions = (() => {
  "use strict";
  const { word } = Steps;

  // The typed arguments by screen, segue, and argument.
  /** @type {Map<string, string>} */
  const given = new Map();
  const keyOf = (page, segue, argument) => JSON.stringify([page.screen, segue, argument.name]);
  // The last press.
  let pressed = null;

  // Performs a segue of a page. Returns the argument whose value is wrong, if there is one.
  function press(id, segue, list) {
    const page = Walk.state.pages.find(each => each.id === id);
    let line = `press ${id === Walk.topID ? "-" : id} ${word(segue)}`;
    for (const argument of list) {
      const value = given.get(keyOf(page, segue, argument));
      if (value !== undefined && value !== argument.value) line += ` ${word(argument.name)} ${word(value)}`;
    }
    pressed = { id, screen: page.screen, name: segue, line };
    const answer = Walk.step(line);
    return list.find(argument => answer.endsWith(` for '${argument.name}'`));
  }

  const back = () => Walk.step("back");
  // Goes back in a column below the top.
  const backOf = id => Walk.step(id === Walk.topID ? "back" : "back " + id);

  // The page of the last press, if it still acts in its column, or the top page.
  const pageOfPress = () =>
    Walk.state.pages.find(each => pressed && each.id === pressed.id && each.offers.length) || Walk.top;
  // Whether this page still offers the last press.
  function isOffered() {
    const page = pageOfPress();
    return page && pressed && page.screen === pressed.screen && page.offers.some(offer => offer.name === pressed.name);
  }

  // Repeats the last press within 40 milliseconds.
  function pressTwice() {
    Walk.pass();
    if (Walk.state.busy || Walk.state.slides.length) {
      return Messages.tell("Wait until the transition ends, and then press twice.", true);
    }
    if (pressed && !isOffered()) {
      const { lines } = Walk, rest = Steps.withoutLast(lines);
      if (lines.slice(rest.length).includes(pressed.line)) {
        const again = pressed;
        Walk.replay(rest);
        pressed = again;
      }
    }
    if (!pressed || !isOffered()) {
      const page = Walk.top, offers = page ? page.offers.filter(each => !each.why) : [];
      // A push shows the effect of a double press best.
      const offer = offers.find(each => each.kind === "push") || offers[0];
      if (!offer) return Messages.tell("This page has no segue to press twice.", true);
      pressed = { id: page.id, screen: page.screen, name: offer.name, line: "press - " + word(offer.name) };
    }
    const id = Walk.topID;
    Walk.step(pressed.line, "wait 40", pressed.line.replace("press -", "press " + id));
  }

  function forget() { pressed = null; }

  return { given, keyOf, press, back, backOf, pressTwice, forget };
})();
