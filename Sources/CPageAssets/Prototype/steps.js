// @ts-check
// The lines of a walk, and the steps that they form.
const Steps = (() => {
  "use strict";

  const escapes = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", " ": "\\s" };
  // A text as one word of a line.
  const word = text => String(text).replace(/[\\\n\r\t ]/g, found => escapes[found]);
  // The time of a wait, or `null` for another line.
  const waited = line => line !== undefined && /^wait \d+$/.test(line) ? Number(line.slice(5)) : null;

  // A press within 40 milliseconds of the same press, as in 'Press twice'.
  const tail = line => line.startsWith("press ") ? line.split(" ").slice(2).join(" ") : null;
  const isSecondPress = (step, line) =>
    step.length === 2 && step[1] === "wait 40" && tail(line) !== null && tail(line) === tail(step[0]);

  // The steps of a walk, each with its lines. The first item contains the lines before the first step. A swipe or a
  // double press is one step, and a wait is not a step.
  /** @param {string[]} lines */
  function stepsOf(lines) {
    /** @type {string[][]} */
    const steps = [[]];
    for (const line of lines) {
      const last = steps[steps.length - 1];
      if (waited(line) !== null || (last.length && (line.startsWith("move ") || isSecondPress(last, line)))) {
        last.push(line);
        continue;
      }
      if (line === "finish" || line === "release") {
        const down = steps.findLastIndex(step => step[0] === "swipe" || step[0] === "dismiss");
        if (down > 0) {
          steps[down] = [...steps.splice(down).flat(), line];
          continue;
        }
      }
      steps.push([line]);
    }
    return steps;
  }
  const withoutLast = lines => stepsOf(lines).slice(0, -1).flat();
  const count = lines => stepsOf(lines).length - 1;
  // The step that a line belongs to. Both are counted from 1.
  const numberOf = (lines, line) => Math.max(1, count(lines.slice(0, line)));

  return { word, waited, withoutLast, count, numberOf };
})();
