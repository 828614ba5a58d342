import NavCompiler

/// The ranges that an editor selects one after another.
extension FileModel {
  /// The ranges around an offset: name, operand, expression, scalar, entry, mapping, and file. Each range contains the
  /// one before it.
  ///
  /// - Complexity: Linear in the file.
  package func selectionRanges(at offset: Int) -> [Range<Int>] {
    var ranges = [0..<file.bytes.count]
    /// Adds a range that is smaller than the others. Returns whether it contains the offset.
    func add(_ range: Range<Int>) -> Bool {
      guard range.lowerBound <= offset, offset <= range.upperBound else { return false }
      if let last = ranges.last, range != last, last.lowerBound <= range.lowerBound, range.upperBound <= last.upperBound
      {
        ranges.append(range)
      }
      return true
    }
    var next = tree.root.map { (node: $0, form: ValueForm.file(tree)) }
    while let (node, form) = next, add(range(ofWritten: node)) {
      next = nil
      guard tree.resolved(node) == node else { break }
      let form = form.chosen(for: tree.kind(node))
      switch tree.kind(node) {
      case .mapping:
        var entries = tree.cursor(node)
        while next == nil, let (key, value) = tree.nextEntry(&entries) {
          let (start, end) = (range(ofWritten: key), range(ofWritten: value))
          guard add(start.lowerBound..<max(start.upperBound, end.upperBound)) else { continue }
          if offset <= start.upperBound {
            next = (key, .anyText)
          } else {
            next = (value, form.value(ofKey: key, in: tree) ?? .anyText)
          }
        }
      case .sequence:
        var items = tree.cursor(node)
        while next == nil, let item = tree.nextItem(&items) {
          let range = range(ofWritten: item)
          if range.lowerBound <= offset, offset <= range.upperBound { next = (item, form.item ?? .anyText) }
        }
      case .scalar:
        for part in parts(of: node, form, at: offset) where !add(part) { break }
      case .alias: break
      }
    }
    return ranges.reversed()
  }

  private func range(ofWritten node: NodeID) -> Range<Int> {
    let range = tree.writtenRange(node)
    return Int(range.lower)..<max(Int(range.lower), Int(range.upper))
  }

  /// The parts of a scalar around an offset, the outermost first.
  private func parts(of scalar: NodeID, _ form: ValueForm, at offset: Int) -> [Range<Int>] {
    guard tree.isVerbatim(scalar) else { return [] }
    let text = tree.range(scalar, text: 0..<tree.withText(scalar) { $0.count })
    let (start, end) = (Int(text.lower), Int(text.upper))
    guard start <= offset, offset <= end else { return [] }
    var parts: [Range<Int>] = []
    if case .predicate = form {
      parts = PredicateParts.around(offset - start, in: Array(file.bytes[start..<end]))
        .map { $0.lowerBound + start..<$0.upperBound + start }
    }
    guard let name = occurrence(at: offset), start <= name.range.lowerBound, name.range.upperBound <= end else {
      return parts
    }
    // The operand around a name has its dots, as in `source.id`.
    var (lower, upper) = (name.range.lowerBound, name.range.upperBound)
    while lower > start, Self.continuesOperand(file.bytes[lower - 1]) { lower -= 1 }
    while upper < end, Self.continuesOperand(file.bytes[upper]) { upper += 1 }
    return parts + [lower..<upper, name.range]
  }

  private static func continuesOperand(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: byte >= 0x80
    }
  }
}
