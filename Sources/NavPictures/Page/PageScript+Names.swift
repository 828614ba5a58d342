/// The names of cards in a picture that is so small that other texts are not legible.
///
/// The page of `navc render` and the prototype share this script.
package enum NamesScript {
  package static let text = #"""

    // The widths of characters in the font of headings, relative to its size.
    const letters = new Map(), ruler = document.createElement("canvas").getContext("2d");
    function wide(text) {
      let sum = 0;
      for (const letter of text) {
        if (!letters.has(letter)) {
          ruler.font = `650 100px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif`;
          letters.set(letter, ruler.measureText(letter).width / 100);
        }
        sum += letters.get(letter);
      }
      return sum;
    }
    // Shortens a text to a width. Keeps both ends, which distinguish names.
    function fitting(text, room) {
      if (wide(text) <= room) return text;
      const all = [...text];
      let count = all.length;
      const cut = () => all.slice(0, Math.ceil(count / 2)).join("").trimEnd() + "…" + all.slice(all.length - Math.floor(count / 2)).join("").trimStart();
      while (count > 1 && wide(cut()) > room) count--;
      // A name of two characters does not help the reader.
      return count < 4 ? "" : cut();
    }
    // Words, and the words of a name. Scripts without spaces break anywhere.
    const pieces = text => text.split(/(?<=[ \-_.:\/])|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=[\u2e80-\u9fff\uac00-\ud7a3])(?=[\u2e80-\u9fff\uac00-\ud7a3])/u);
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
    function nameLines(text, width, tall) {
      for (const pixels of [15, 13, 11.5, 10.5]) {
        const lines = wrapped(text, width / pixels, Math.floor(tall / (pixels * 1.14)));
        if (lines) return { lines, pixels };
      }
      const pixels = 10.5, most = Math.floor(tall / (pixels * 1.14)), lines = [], rest = pieces([...text].slice(0, 80).join(""));
      while (lines.length < most && rest.length) {
        let line = rest.shift();
        while (rest.length && wide(line + rest[0]) <= width / pixels) line += rest.shift();
        const isLast = lines.length + 1 === most && rest.length > 0;
        if (isLast || wide(line) > width / pixels) { lines.push(fitting(line + rest.join(""), width / pixels)); break; }
        lines.push(line.trim());
      }
      return { lines: lines.filter(line => line), pixels };
    }
    // The scales at which ten pixels equal the small texts of a card, the names of segues, and the height of a row.
    const NEAR = 10 / 11, FIXED = 10 / 16, MIDDLE = 10 / 20.5;
    // Writes the texts of a card for a scale.
    function writeCard(card, name, scale) {
      if (scale >= FIXED) { if (card.written) restore(card); return; }
      if (!card.written) card.written = new Map([...card.group.querySelectorAll(".lead:not(.near), .w")].map(each => [each, [[...each.childNodes], each.getAttribute("font-size")]]));
      if (scale < MIDDLE) return writeName(card, name, scale, ".far.lead", card.tall);
      const rows = card.group.querySelectorAll(".rows .w");
      writeName(card, name, scale, ".mid.lead", !rows.length ? card.tall : card.group.querySelector("image") ? 34 : card.head);
      const names = card.group.querySelectorAll(".rows .near > .r"), least = 10.2 / scale;
      rows.forEach((row, number) => {
        if (Number(card.written.get(row)[1]) >= least) return;
        const name = names[number].querySelector("title")?.textContent ?? names[number].textContent;
        const room = card.width - 37 - (row.previousElementSibling?.classList.contains("mid") ? 16 : 0);
        row.setAttribute("font-size", least);
        row.textContent = shortened(name, Math.max(3, Math.floor(room / least / 0.602)));
      });
    }
    function restore(card) {
      for (const [each, [nodes, size]] of card.written) { each.replaceChildren(...nodes); if (size) each.setAttribute("font-size", size); }
      card.written = null;
    }
    const shortened = (name, count) => [...name].length <= count ? name : [...name].slice(0, count >> 1).join("") + "…" + [...name].slice([...name].length - (count - 1 - (count >> 1))).join("");
    // Writes the heading in as many lines as fit.
    function writeName(card, text, scale, kind, high) {
      const group = card.group.querySelector(kind);
      const width = (card.width - 8) * scale, tall = high * scale - 2, { lines, pixels } = tall < 12 ? { lines: [], pixels: 10.5 } : nameLines(text, width, tall);
      const step = pixels * 1.14 / scale, first = lines.length === 1 ? Math.max(0, (Math.min(high, 44) - step) / 2) : 1 / scale;
      group.replaceChildren(...lines.map((line, number) => {
        const made = document.createElementNS("http://www.w3.org/2000/svg", "text");
        made.setAttribute("class", "ink F");
        made.setAttribute("font-size", pixels / scale);
        made.setAttribute("x", (card.left || 0) + 4);
        made.setAttribute("y", (card.top || 0) + first + step * (number + 0.8));
        made.textContent = line;
        return made;
      }));
    }
    """#
}
