// @ts-check
// The columns of a split. In collapsed form, a layer has one column.
const Columns = (() => {
  "use strict";
  const { shown, make, floating } = Parts;

  // Cuts the pages of a layer at each page that a pane has opened, if the layer starts with a split. `most` is the
  // maximum number of columns, and 1 if the form is collapsed.
  function columnsOf(list, pages) {
    const first = pages.get(list[0]);
    if (!Walk.state.expanded || !first || !first.columns) return { most: 1, pages: [list], first: null };
    const columns = [];
    for (const id of list) {
      if (!columns.length || pages.get(id).pane) columns.push([]);
      columns[columns.length - 1].push(id);
    }
    return { most: first.columns, pages: columns, first };
  }
  // The visible columns, with their numbers from 0: the last ones that have room. If there is more room, the next
  // column is visible too, and empty.
  function slotsOf({ most, pages, first }) {
    if (most === 1) return [{ column: 0, first: null }];
    const room = Math.min(most, Device.room()), open = pages.length, start = Math.max(0, open - room);
    const slots = pages.slice(start).map((_, index) => ({ column: start + index, first: null }));
    return open < room ? [...slots, { column: open, first }] : slots;
  }

  // The pages of a stack that accept presses: the last one of each column of the top layer.
  /** @param {number[]} stack */
  function actingOf(stack) {
    const pages = new Map(Walk.state.pages.map(page => [page.id, page])), list = stack.filter(id => pages.has(id));
    const start = list.findLastIndex(id => floating.has(pages.get(id).opening) || pages.get(id).opening === "tab");
    const run = list.slice(Math.max(0, start));
    return columnsOf(run, pages).pages.map(column => column[column.length - 1]);
  }

  // Makes the elements of the columns. An empty column shows a placeholder.
  function fill(parts, slots) {
    const signature = JSON.stringify(slots.map(({ column, first }) => [column, first && first.id]));
    if (parts.columns.dataset.signature === signature) return;
    parts.columns.dataset.signature = signature;
    parts.columns.dataset.count = String(slots.length);
    while (parts.slots.length > slots.length) parts.slots.pop().remove();
    for (const [index, { column, first }] of slots.entries()) {
      const slot = parts.slots[index] || make("div", parts.columns, null, { class: "pages" });
      parts.slots[index] = slot;
      slot.querySelector(".empty")?.remove();
      if (slots.length > 1) {
        slot.setAttribute("role", "group");
        slot.setAttribute("aria-label", `Column ${column + 1}`);
      } else {
        slot.removeAttribute("role");
        slot.removeAttribute("aria-label");
      }
      if (first) {
        const text = first.placeholder ? `The placeholder of ${shown(first.screen)}` : "This column is empty";
        make("p", slot, text, { class: "empty" });
      }
    }
  }

  return { columnsOf, slotsOf, actingOf, fill };
})();
