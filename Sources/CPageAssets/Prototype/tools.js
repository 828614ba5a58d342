// @ts-check
// The tools of the page.
(() => {
  "use strict";
  const { $ } = Elements, { make, shown } = Parts, { word } = Steps;

  // Calls an action after a click on a button.
  const on = (id, action) => $(id).addEventListener("click", action);

  on("undo", () => {
    Walk.undo();
    if ($("undo").disabled) $("title").focus();
  });
  on("again", () => {
    const { slow } = Walk.state;
    Walk.replay(slow === 1 ? [] : ["slow " + slow]);
    if ($("again").disabled) $("title").focus();
  });
  $("speed").addEventListener("change", () => Walk.step("slow " + $("speed").value));
  on("guard", () => Walk.step(Walk.state.guard ? "guard off" : "guard on"));
  on("with-guard", () => Walk.step("guard on"));
  on("without-guard", () => Walk.step("guard on", "guard off"));
  on("twice", Actions.pressTwice);
  on("let-go", Phone.playDrag);
  $("open").addEventListener("submit", event => {
    event.preventDefault();
    if ($("link").value) Walk.step("open " + word($("link").value));
  });
  $("lookups").addEventListener("change", () => {
    const problem = Walk.step("lookups " + word($("lookups").value || "0"));
    if (problem) $("lookups").value = Walk.state.lookups;
  });

  on("copy", async () => {
    if (Walk.address() === null) return Messages.tell("The walk is too long for a link.", true);
    Walk.pass();
    Walk.toAddress();
    try {
      await navigator.clipboard.writeText(location.href);
      Messages.tell("The link was copied.");
    } catch {
      $("address").hidden = false;
      $("address").value = location.href;
      $("address").select();
      Messages.say("The link is in the field next to the button.");
    }
  });

  /** @param {string} ending @param {string} text */
  function download(ending, text) {
    const link = make("a", document.body, null, { download: shown(Walk.about.graph) + ending, hidden: "" });
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
  on("save", () => download(".walk", Walk.lines.map(line => line + "\n").join("")));
  on("save-test", () => {
    const { lines } = Walk, answer = Walk.player.test(lines.join("\n")), failed = /^!(\d+) /.exec(answer);
    if (failed) {
      const number = Steps.numberOf(lines, Number(failed[1])), why = answer.slice(failed[0].length);
      return Messages.tell(`Step ${number} cannot be part of a test: ${why}`, true);
    }
    const { text, missing } = JSON.parse(answer);
    download("Walk.swift", text);
    if (!missing.length) return;
    const types = missing.map(type => `'${type}'`).join(", ");
    Messages.tell("The test is incomplete", true, `Complete its functions for values of ${types}.`);
  });
})();
