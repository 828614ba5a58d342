// Reads the output of a program as Visual Studio Code does, with the problem matcher of a task. Standard input is JSON
// with a matcher and lines. The output has the groups of each line that is a message, and the problems after each run
// of a background task.
'use strict';

const { matcher, lines } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const { pattern, background } = matcher;
const message = new RegExp(pattern.regexp);
const begins = background && new RegExp(background.beginsPattern);
const ends = background && new RegExp(background.endsPattern);

const groups = (line) => {
  const match = message.exec(line);
  const names = ['file', 'line', 'column', 'severity', 'message', 'code'];
  return match && Object.fromEntries(names.map((name) => [name, match[pattern[name]] ?? null]));
};

// A run replaces the problems of the run before it. A message outside a run only adds a problem.
let shown = [];
let isActive = Boolean(background && background.activeOnStart);
let found = [];
const runs = [];
for (const line of lines) {
  if (begins && !isActive && begins.test(line)) {
    isActive = true;
    found = [];
  } else if (ends && isActive && ends.test(line)) {
    isActive = false;
    shown = found;
    runs.push(shown);
  } else if (groups(line)) {
    (isActive ? found : shown).push(groups(line));
  }
}

process.stdout.write(JSON.stringify({ matches: lines.map(groups), runs }));
