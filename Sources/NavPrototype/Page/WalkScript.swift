/// The first part of the script: the player, the steps of a walk, and the clock.
///
/// The player's clock advances only during transitions and waits. Therefore, walks are short, and equal steps lead to
/// equal states.
enum WalkScript {
  static let text = #"""

    "use strict";
    const $ = id => document.getElementById(id);
    const data = JSON.parse($("data").textContent);
    // Replaces control characters, and characters that change the direction of a text.
    const shown = text => String(text).replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "\ufffd");

    function make(name, parent, text, attributes) {
      const made = document.createElement(name);
      for (const key in attributes || {}) made.setAttribute(key, attributes[key]);
      if (text !== undefined && text !== null) made.textContent = shown(text);
      if (parent) parent.append(made);
      return made;
    }
    const SVG = "http://www.w3.org/2000/svg";
    const marks = { yes: "M2 6.5 5 9.5 10.5 3", no: "M2.5 2.5l7 7M9.5 2.5l-7 7", wait: "M6 1.5a4.5 4.5 0 1 1-.1 0M6 3.5V6l2 1.5" };
    function icon(name, role, parent) {
      const svg = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
      svg.setAttribute("viewBox", "0 0 12 12");
      svg.setAttribute("class", "icon is-" + role);
      svg.setAttribute("aria-hidden", "true");
      path.setAttribute("d", marks[name] || data.signs[name]);
      svg.append(path);
      parent.append(svg);
    }

    // MARK: The player

    // `kept` is a walk from the address whose last steps do not fit this graph. It stays in the address until the next
    // step.
    let player, about, state, walk = [], kept = null, mark = 0;
    const mostOfLink = 16384, clock = () => performance.now();

    async function load() {
      const packed = Uint8Array.from(atob($("module").textContent), digit => digit.charCodeAt(0));
      const plain = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
      const { instance: { exports } } = await WebAssembly.instantiate(await plain.arrayBuffer(), {});
      const encoder = new TextEncoder(), decoder = new TextDecoder("utf-8", { ignoreBOM: true });
      const put = text => {
        const bytes = encoder.encode(text), place = exports.input(bytes.length);
        new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
        return bytes.length;
      };
      const take = place => decoder.decode(new Uint8Array(exports.memory.buffer, place, exports.length()));
      const calling = call => text => {
        try { return call(text); } catch (error) {
          tell("The player has crashed. Reload the page.", true);
          throw error;
        }
      };
      player = {
        load: calling(text => take(exports.load(put(text)))), names: calling(text => take(exports.names(put(text)))),
        test: calling(lines => take(exports.test(put(lines)))), restart: calling(() => exports.restart()),
        perform: calling(lines => take(exports.perform(put(lines)))), state: calling(() => JSON.parse(take(exports.state()))) };
      const answer = player.load(data.text);
      if (answer.startsWith("!")) throw new Error(answer.slice(1));
      about = JSON.parse(answer);
      const wrong = player.names(data.names);
      if (wrong) throw new Error(wrong.slice(1));
      state = player.state();
      mark = clock();
    }

    // MARK: Steps

    const word = text => String(text).replace(/[\\\n\r\t ]/g, found => ({ "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", " ": "\\s" })[found]);
    const waited = line => line !== undefined && /^wait \d+$/.test(line) ? Number(line.slice(5)) : null;

    function record(line) {
      const before = waited(walk[walk.length - 1]), time = waited(line);
      if (before !== null && time !== null && before + time < 86400000) walk[walk.length - 1] = "wait " + (before + time);
      else walk.push(line);
    }
    /// Performs one step. Returns an error, or an empty string.
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
    /// The player's time.
    const now = () => isRunning() ? state.now + Math.max(0, clock() - mark) : state.now;
    /// Performs all due events.
    function catchUp() {
      let count = 0;
      while (isRunning() && now() >= state.next && count++ < 1000) wait(Math.max(0, state.next - state.now));
      if (!isRunning()) mark = clock();
      return count > 0;
    }
    /// Advances the player's clock to the current time before the next step.
    function pass() {
      catchUp();
      const time = isRunning() ? Math.floor(clock() - mark) : 0;
      if (time > 0) wait(time);
    }
    function step(...lines) {
      pass();
      let answer = "";
      kept = null;
      hush();
      for (const line of lines) {
        answer = perform(line);
        if (answer) break;
      }
      state = player.state();
      if (answer) tell(answer, true);
      show();
      return answer;
    }

    // MARK: Walks

    /// Replays a walk until the first step that fails. Returns the error of that step, or an empty string.
    function replay(lines) {
      lines = lines.filter(line => line !== "");
      player.restart();
      walk = [];
      const answer = lines.length ? player.perform(lines.join("\n")) : "", failed = /^!(\d+) /.exec(answer);
      const good = failed ? lines.slice(0, Number(failed[1]) - 1) : lines;
      good.forEach(record);
      kept = failed ? lines : null;
      state = player.state();
      mark = clock();
      forget();
      show();
      return failed ? `Step ${stepNumber(lines, Number(failed[1]))} of the walk failed: ${answer.slice(failed[0].length)}` : "";
    }
    // A press within 40 milliseconds of the same press, as in 'Press twice'.
    const tail = line => line.startsWith("press ") ? line.split(" ").slice(2).join(" ") : null;
    const isSecondPress = (step, line) => step.length === 2 && step[1] === "wait 40" && tail(line) !== null && tail(line) === tail(step[0]);
    /// The steps of a walk, each with its lines. The first item contains the lines before the first step. A swipe or a
    /// double press is one step, and a wait is not a step.
    function stepsOf(lines) {
      const steps = [[]];
      for (const line of lines) {
        const last = steps[steps.length - 1];
        if (waited(line) !== null || (last.length && (line.startsWith("move ") || isSecondPress(last, line)))) { last.push(line); continue; }
        if (line === "finish" || line === "release") {
          const down = steps.findLastIndex(step => step[0] === "swipe" || step[0] === "dismiss");
          if (down > 0) { steps[down] = [...steps.splice(down).flat(), line]; continue; }
        }
        steps.push([line]);
      }
      return steps;
    }
    const withoutLast = lines => stepsOf(lines).slice(0, -1).flat();
    const stepCount = lines => stepsOf(lines).length - 1;
    /// The step that a line belongs to. Both are counted from 1.
    const stepNumber = (lines, line) => Math.max(1, stepCount(lines.slice(0, line)));
    const steps = () => stepCount(walk);

    const encoded = lines => encodeURIComponent(lines.join("\n")).replace(/%20/g, "+");
    /// The walk as an address, or `null` if the walk is too long.
    function address() {
      const lines = kept || walk, text = lines.length ? "#walk=" + encoded(lines) : "";
      return text.length <= mostOfLink ? text : null;
    }
    function toAddress() {
      const hash = address();
      // A browser may refuse frequent changes of the address. The next step updates it again.
      try { if (hash !== null && location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search); } catch {}
    }
    function fromAddress() {
      const hash = location.hash;
      if (hash === "" || hash === "#") return replay([]);
      if (hash.length > mostOfLink) { replay([]); return "The walk in the address is too long, so it is ignored."; }
      if (!hash.startsWith("#walk=")) { replay([]); return "The address does not contain a walk, so it is ignored."; }
      let text;
      try { text = decodeURIComponent(hash.slice(6).replace(/\+/g, " ")); } catch { replay([]); return "The walk in the address is invalid, so it is ignored."; }
      return replay(text.split("\n"));
    }
    """#
}
