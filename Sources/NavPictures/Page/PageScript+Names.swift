/// The names of cards in a picture that is shown so small that nothing else of a card can be read.
///
/// Both pages with pictures have it: the page of `navc render` and the prototype.
package enum NamesScript {
  package static let text = #"""

    // How wide letters are in the font of headings, in parts of its size.
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
    // Shortens a text to a width and keeps both of its ends, which distinguish names.
    function fitting(text, room) {
      if (wide(text) <= room) return text;
      const all = [...text];
      let count = all.length;
      const cut = () => all.slice(0, Math.ceil(count / 2)).join("").trimEnd() + "…" + all.slice(all.length - Math.floor(count / 2)).join("").trimStart();
      while (count > 1 && wide(cut()) > room) count--;
      // A name of two letters does not help the reader.
      return count < 4 ? "" : cut();
    }
    // Words, and the words of a name; scripts without spaces break anywhere.
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
    // Letters are larger than ten pixels if the whole name fits.
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
    // The card's heading by itself, at a scale; without a scale, as the file has it.
    function writeName(card, text, scale) {
      const group = card.group.querySelector(".far");
      if (!card.written) card.written = [...group.childNodes];
      if (!scale) { group.replaceChildren(...card.written); return; }
      const width = (card.width - 8) * scale, tall = card.tall * scale - 2, { lines, pixels } = tall < 12 ? { lines: [], pixels: 10.5 } : nameLines(text, width, tall);
      const step = pixels * 1.14 / scale, first = lines.length === 1 ? Math.max(0, (Math.min(card.tall, 44) - step) / 2) : 1 / scale;
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
