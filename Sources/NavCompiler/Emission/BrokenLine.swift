/// A line that is too wide, with the positions of possible breaks.
struct BrokenLine: ~Copyable {
  /// The unbroken line, without its indentation.
  let text: TextBuffer
  let marks: [Mark]

  /// A position in a line.
  struct Mark {
    /// The offset in bytes.
    let offset: Int
    let kind: Kind

    enum Kind {
      /// The first item follows.
      case open(Style)
      /// The start of an item, before its separator.
      case item
      case close
    }
  }

  /// The layout of a broken list.
  enum Style {
    /// The text before the list, one item with a comma per line, and the text after the list on a separate line.
    case list
    /// The same layout for an array or a dictionary, in which the last item also has a comma.
    case collection
    /// The text before the list with the first item, and then one item per line, one level deeper.
    case continuation
    /// The text before the list, lines filled with items and commas, and the text after the list on a separate line.
    case filled

    /// The separator of two items on one line.
    var separator: TextSlice { self == .continuation ? " " : ", " }
  }

  func write(to writer: inout SwiftWriter, ending: TextSlice) {
    write(0..<text.count, marks[...], to: &writer, ending: ending)
  }

  private func write(_ range: Range<Int>, _ marks: ArraySlice<Mark>, to writer: inout SwiftWriter, ending: TextSlice) {
    guard let first = marks.first, case .open(let style) = first.kind, !writer.fits(self, range, and: ending) else {
      return writer.write(self, range, ending)
    }
    let list = List(marks, style: style)
    let prefix = range.lowerBound..<first.offset
    var suffix = list.end..<range.upperBound
    switch style {
    case .list, .collection:
      writer.write(self, prefix, "")
      writer.indented { writer in
        for (index, item) in list.items.enumerated() {
          let isLast = index + 1 == list.items.count
          write(item.range, item.marks, to: &writer, ending: isLast && style == .list ? "" : ",")
        }
      }
      writer.write(self, suffix, ending)
    case .continuation:
      writer.write(self, range.lowerBound..<list.items[0].range.upperBound, "")
      writer.indented { writer in
        for (index, item) in list.items.enumerated().dropFirst() {
          let isLast = index + 1 == list.items.count
          let part = isLast ? item.range.lowerBound..<range.upperBound : item.range
          write(part, item.marks, to: &writer, ending: isLast ? ending : "")
        }
      }
    case .filled:
      if !suffix.isEmpty { suffix = suffix.lowerBound + 1..<suffix.upperBound }
      writeFilled(prefix, list.items.map(\.range), to: &writer, ending: suffix.isEmpty ? ending : "")
      if !suffix.isEmpty { writer.write(self, suffix, ending) }
    }
  }

  /// Fills each line with items. The lines after the first are one level deeper.
  private func writeFilled(_ prefix: Range<Int>, _ items: [Range<Int>], to writer: inout SwiftWriter, ending: TextSlice)
  {
    var line = prefix.lowerBound..<items[0].upperBound
    var isFirst = true
    func write(_ ending: TextSlice) {
      if isFirst { return writer.write(self, line, ending) }
      writer.indented { writer in writer.write(self, line, ending) }
    }
    for (index, item) in items.enumerated().dropFirst() {
      let longer = line.lowerBound..<item.upperBound
      let comma = index + 1 < items.count ? "," : ending
      let fits = isFirst ? writer.fits(self, longer, and: comma) : writer.fits(self, longer, and: comma, deeper: 1)
      if fits {
        line = longer
      } else {
        write(",")
        isFirst = false
        line = item
      }
    }
    write(ending)
  }

  /// The list that starts at the first of some marks.
  private struct List {
    var items: [(range: Range<Int>, marks: ArraySlice<Mark>)] = []
    /// The offset after the last item.
    var end = 0

    init(_ marks: ArraySlice<Mark>, style: Style) {
      var depth = 0
      var first: Int?
      for index in marks.indices {
        switch marks[index].kind {
        case .open: depth += 1
        case .item where depth > 1: break
        case .item:
          if let first { add(marks, first, index, marks[index].offset - style.separator.count) }
          first = index
        case .close:
          depth -= 1
          guard depth == 0, let first else { continue }
          end = marks[index].offset
          add(marks, first, index, end)
          return
        }
      }
    }

    /// Adds an item, from its mark to the next one.
    private mutating func add(_ marks: ArraySlice<Mark>, _ first: Int, _ next: Int, _ end: Int) {
      items.append((marks[first].offset..<end, marks[first + 1..<next]))
    }
  }
}
