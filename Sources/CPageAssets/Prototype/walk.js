// @ts-check
// The walk: its steps, and the clock. The player's clock advances only during transitions and waits. Therefore, walks
// are short, and equal steps lead to equal states.
const Walk = (() => {
  "use strict";
  const { $ } = Elements, { waited } = Steps;
  const mostOfLink = 16384, clock = () => performance.now();

  // The panels that show the walk. `start.js` supplies them.
  /** @type {any} */
  let panels = {
    show() {}, hush() {}, forget() {}, tell(text, isWrong) {},
    width: () => null, isWide: () => false, take(width) {},
  };
  // `kept` is a walk from the address whose last steps do not fit this graph. It stays in the address until the next
  // step.
  let player, about, state, kept = null, mark = 0;
  /** @type {string[]} */
  let lines = [];

  async function load(shownBy) {
    panels = shownBy;
    const crashed = () => panels.tell("The player has crashed. Reload the page.", true);
    player = await Player.start($("module").textContent, crashed);
    const answer = player.load(PageData.text);
    if (answer.startsWith("!")) throw new Error(answer.slice(1));
    about = JSON.parse(answer);
    const wrong = player.names(PageData.names);
    if (wrong) throw new Error(wrong.slice(1));
    state = player.state();
    mark = clock();
  }

  // MARK: Steps

  function record(line) {
    const before = waited(lines[lines.length - 1]), time = waited(line);
    const isJoined = before !== null && time !== null && before + time < 86400000;
    if (isJoined) lines[lines.length - 1] = "wait " + (before + time); else lines.push(line);
  }
  // Performs one step. Returns an error, or an empty string.
  function perform(line) {
    const answer = player.perform(line);
    if (answer) return answer.replace(/^!\d+ /, "");
    record(line);
    return "";
  }
  function wait(time) {
    perform("wait " + time);
    mark += time;
    state = player.state();
  }
  const isRunning = () => state.next !== null;
  // The player's time.
  const now = () => isRunning() ? state.now + Math.max(0, clock() - mark) : state.now;
  // Performs all due events.
  function catchUp() {
    let count = 0;
    while (isRunning() && now() >= state.next && count++ < 1000) wait(Math.max(0, state.next - state.now));
    if (!isRunning()) mark = clock();
    return count > 0;
  }
  // Advances the player's clock to the current time before the next step.
  function pass() {
    catchUp();
    const time = isRunning() ? Math.floor(clock() - mark) : 0;
    if (time > 0) wait(time);
  }
  // Performs lines until one fails. Returns its error, or an empty string.
  /** @param {string[]} next */
  function step(...next) {
    pass();
    let answer = "";
    kept = null;
    panels.hush();
    for (const line of next) {
      answer = perform(line);
      if (answer) break;
    }
    state = player.state();
    if (answer) panels.tell(answer, true);
    panels.show();
    return answer;
  }

  // MARK: Walks

  // Replays a walk until the first step that fails. Returns the error of that step, or an empty string.
  /** @param {string[]} walk */
  function replay(walk) {
    walk = walk.filter(line => line !== "");
    player.restart();
    lines = [];
    const answer = walk.length ? player.perform(walk.join("\n")) : "", failed = /^!(\d+) /.exec(answer);
    const good = failed ? walk.slice(0, Number(failed[1]) - 1) : walk;
    good.forEach(record);
    kept = failed ? walk : null;
    state = player.state();
    mark = clock();
    panels.forget();
    panels.show();
    if (!failed) return "";
    return `Step ${Steps.numberOf(walk, Number(failed[1]))} of the walk failed: ${answer.slice(failed[0].length)}`;
  }
  // Undoes the last step.
  function undo() { replay(Steps.withoutLast(lines)); }

  const encoded = lines => encodeURIComponent(lines.join("\n")).replace(/%20/g, "+");
  // The walk as an address, or `null` if the walk is too long.
  function address() {
    const walk = kept || lines, width = panels.width(), parts = [];
    if (walk.length) parts.push("walk=" + encoded(walk));
    if (width) parts.push("width=" + width);
    const text = parts.length ? "#" + parts.join("&") : "";
    return text.length <= mostOfLink ? text : null;
  }
  function toAddress() {
    const hash = address();
    if (hash === null || location.hash === hash) return;
    // A browser may refuse frequent changes of the address. The next step updates it again.
    try { history.replaceState(null, "", hash || location.pathname + location.search); } catch {}
  }
  // Replays the walk of the address. Returns a problem, or an empty string.
  function fromAddress() {
    const end = /[#&]width=(\d{1,4})$/.exec(location.hash), width = end ? Number(end[1]) : null;
    const hash = end ? location.hash.slice(0, end.index) : location.hash;
    panels.take(width);
    const ignored = reason => {
      replay([]);
      return `${reason}, so it is ignored.`;
    };
    if (hash === "" || hash === "#") return replay(panels.isWide() ? ["fold expanded"] : []);
    if (hash.length > mostOfLink) return ignored("The walk in the address is too long");
    if (!hash.startsWith("#walk=")) return ignored("The address does not contain a walk");
    let text;
    try {
      text = decodeURIComponent(hash.slice(6).replace(/\+/g, " "));
    } catch {
      return ignored("The walk in the address is invalid");
    }
    return replay(text.split("\n"));
  }

  return {
    load, clock, isRunning, now, catchUp, pass, step, replay, undo, address, toAddress, fromAddress,
    get player() { return player; },
    // The description of the graph, and the current state.
    get about() { return about; },
    get state() { return state; },
    // The ID of the top page, and the page.
    get topID() { return state.stack[state.stack.length - 1]; },
    get top() { return state.pages.find(page => page.id === this.topID); },
    get lines() { return lines; },
  };
})();
