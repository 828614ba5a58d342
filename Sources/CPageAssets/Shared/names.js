// @ts-check
// The texts of cards in a picture that is so small that texts of the usual size are not legible.
const CardNames = (() => {
  "use strict";
  const { svg } = Elements;

  // The widths of characters in the font of headings, relative to its size.
  /** @type {Map<string, number>} */
  const widths = new Map();
  const ruler = document.createElement("canvas").getContext("2d");
  const font = `650 100px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif`;

  /** @param {string} text */
  function wide(text) {
    let sum = 0;
    for (const letter of text) {
      if (!widths.has(letter)) {
        ruler.font = font;
        widths.set(letter, ruler.measureText(letter).width / 100);
      }
      sum += widths.get(letter);
    }
    return sum;
  }

  // Shortens a text to a width. Keeps both ends, which distinguish names.
  /** @param {string} text @param {number} room */
  function fitting(text, room) {
    if (wide(text) <= room) return text;
    const all = [...text];
    let count = all.length;
    const cut = () => {
      const head = all.slice(0, Math.ceil(count / 2)).join("").trimEnd();
      return head + "…" + all.slice(all.length - Math.floor(count / 2)).join("").trimStart();
    };
    while (count > 1 && wide(cut()) > room) count--;
    // A name of two characters does not help the reader.
    return count < 4 ? "" : cut();
  }

  // Shortens a text in a monospaced font to a number of characters.
  /** @param {string} text @param {number} count */
  function shortened(text, count) {
    const all = [...text], head = count >> 1;
    if (all.length <= count) return text;
    return all.slice(0, head).join("") + "…" + all.slice(all.length - (count - 1 - head)).join("");
  }

  // The places between words, and between the words of a name. Scripts without spaces break anywhere.
  const { wide: wides } = PageData.texts;
  const breaks = new RegExp(
    String.raw`(?<=[ \-_.:\/])|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})` + `|(?<=${wides})(?=${wides})`, "u");
  /** @param {string} text */
  const pieces = text => text.split(breaks);

  // The lines of a text, or `null` if it does not fit.
  /** @param {string} text @param {number} room @param {number} most @returns {string[] | null} */
  function wrapped(text, room, most) {
    const lines = [];
    for (const piece of pieces(text)) {
      const last = lines[lines.length - 1];
      if (lines.length && wide((last + piece).trimEnd()) <= room) lines[lines.length - 1] += piece;
      else if (wide(piece.trimEnd()) <= room && lines.length < most) lines.push(piece);
      else return null;
    }
    return lines.map(line => line.trim());
  }

  // Characters are larger than ten pixels if the entire name fits.
  /** @param {string} text @param {number} width @param {number} tall */
  function nameLines(text, width, tall) {
    for (const pixels of [15, 13, 11.5, 10.5]) {
      const lines = wrapped(text, width / pixels, Math.floor(tall / (pixels * 1.14)));
      if (lines) return { lines, pixels };
    }
    const pixels = 10.5, most = Math.floor(tall / (pixels * 1.14)), lines = [];
    const rest = pieces([...text].slice(0, 80).join(""));
    while (lines.length < most && rest.length) {
      let line = rest.shift();
      while (rest.length && wide(line + rest[0]) <= width / pixels) line += rest.shift();
      const isLast = lines.length + 1 === most && rest.length > 0;
      if (isLast || wide(line) > width / pixels) {
        lines.push(fitting(line + rest.join(""), width / pixels));
        break;
      }
      lines.push(line.trim());
    }
    return { lines: lines.filter(line => line), pixels };
  }

  // The scales at which ten pixels equal the small texts of a card, the names of segues, and the height of a row.
  const NEAR = 10 / PageData.texts.smallSize, FIXED = 10 / PageData.texts.middleRowSize, MIDDLE = 10 / 20.5;

  // Writes the texts of a card for a scale.
  /** @param {any} card @param {string} name @param {number} scale */
  function writeCard(card, name, scale) {
    if (scale >= FIXED) {
      if (card.written) restore(card);
      return;
    }
    if (!card.written) {
      const texts = [...card.group.querySelectorAll(".lead:not(.near,.sg), .w")];
      card.written = new Map(texts.map(each => [each, [[...each.childNodes], each.getAttribute("font-size")]]));
    }
    if (scale < MIDDLE) return writeName(card, name, scale, ".far.lead", card.tall);
    const rows = card.group.querySelectorAll(".rows .w");
    const high = !rows.length ? card.tall : card.group.querySelector("image") ? 34 : card.head;
    writeName(card, name, scale, ".mid.lead", high);
    const names = card.group.querySelectorAll(".rows .near > .r"), least = 10.2 / scale;
    rows.forEach((row, number) => {
      if (Number(card.written.get(row)[1]) >= least) return;
      const name = names[number].querySelector("title")?.textContent ?? names[number].textContent;
      const diamond = row.previousElementSibling?.classList.contains("mid") ? 16 : 0;
      const room = card.width - (card.gutter || 0) - 37 - diamond;
      row.setAttribute("font-size", least);
      row.textContent = shortened(name, Math.max(3, Math.floor(1000 * room / least / PageData.texts.cell)));
    });
  }

  // Writes the texts of a card in their usual sizes again.
  /** @param {any} card */
  function restore(card) {
    for (const [each, [nodes, size]] of card.written) {
      each.replaceChildren(...nodes);
      if (size) each.setAttribute("font-size", size);
    }
    card.written = null;
  }

  // Writes the heading in as many lines as fit.
  function writeName(card, text, scale, kind, high) {
    const group = card.group.querySelector(kind + ":not(.sg)"), gutter = card.group.querySelector(".sg.far") ? 24 : 0;
    const width = (card.width - gutter - 8) * scale, tall = high * scale - 2;
    const { lines, pixels } = tall < 12 ? { lines: [], pixels: 10.5 } : nameLines(text, width, tall);
    const step = pixels * 1.14 / scale, left = (card.left || 0) + gutter + 4;
    const first = lines.length === 1 ? Math.max(0, (Math.min(high, 44) - step) / 2) : 1 / scale;
    const top = number => (card.top || 0) + first + step * (number + 0.8);
    group.replaceChildren(...lines.map((line, number) => {
      const attributes = { class: "ink F", "font-size": pixels / scale, x: left, y: top(number) };
      return svg("text", attributes, undefined, line);
    }));
  }

  return { NEAR, FIXED, MIDDLE, fitting, writeCard, restore };
})();
