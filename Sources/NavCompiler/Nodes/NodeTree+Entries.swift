/// Edits that add an entry to a mapping or remove one, in the style of the mapping.
extension NodeTree {
  /// The value of a key.
  func value(ofKey key: NodeID) -> NodeID { NodeID(index: nodes[Int(key.index)].end(at: key.index)) }

  /// The value of a key, or `nil` if the node is not a key of a mapping.
  package func writtenValue(ofKey key: NodeID) -> NodeID? {
    guard nodes[Int(key.index)].kind == .alias || keySymbol(key) != nil else { return nil }
    let value = value(ofKey: key)
    return Int(value.index) < nodes.count ? value : nil
  }

  /// The edits that add an entry, such as `shared: true`, to the mapping of a key, or `nil` if there is no suitable
  /// place.
  func adding(_ entry: String, toValueOf key: NodeID) -> [Diagnostic.Edit]? {
    let value = value(ofKey: key)
    let node = nodes[Int(value.index)]
    switch node.kind {
    case .mapping:
      var cursor = cursor(value)
      guard let first = nextEntry(&cursor)?.key else { return [Diagnostic.Edit(range(value), "{ \(entry) }")] }
      let place = Int(nodes[Int(first.index)].lower)
      if node.style == .flow { return [insertion(at: place, entry + ", ")] }
      return indentation(before: place).map { [insertion(at: place, entry + "\n" + $0)] }
    case .scalar:
      guard isEmpty(value), let colon = colon(after: key) else { return nil }
      guard let indentation = indentation(before: Int(nodes[Int(key.index)].lower)) else {
        return [insertion(at: colon + 1, " { \(entry) }")]
      }
      return [insertion(at: colon + 1, "\n\(indentation)  \(entry)")]
    case .sequence, .alias:
      return nil
    }
  }

  /// The edits that add an entry to the segue of a key. A segue in the short form is converted to the long form.
  func adding(_ entry: String, toSegue key: NodeID) -> [Diagnostic.Edit]? {
    let value = value(ofKey: key)
    let node = nodes[Int(value.index)]
    guard node.kind == .scalar, !isEmpty(value) else { return adding(entry, toValueOf: key) }
    guard node.style != .literal, node.style != .folded,
      !file.text(range(value)).contains(where: { "[]{},".contains($0) })
    else { return nil }
    return [insertion(at: Int(node.lower), "{ to: "), insertion(at: Int(node.upper), ", \(entry) }")]
  }

  /// The edit that removes a key and its value, and their line if it contains nothing else.
  func removing(key: NodeID) -> Diagnostic.Edit? {
    let value = value(ofKey: key)
    let lower = Int(nodes[Int(key.index)].lower)
    let upper = Int(nodes[Int(value.index)].upper)
    let bytes = file.bytes
    var end = upper
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    if let indentation = indentation(before: lower) {
      if end < bytes.count, bytes[end] == UInt8(ascii: "#") {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      if end == bytes.count { return Diagnostic.Edit(file.range(lower - indentation.utf8.count, end), "") }
      if bytes[end] == UInt8(ascii: "\n") {
        return Diagnostic.Edit(file.range(lower - indentation.utf8.count, end + 1), "")
      }
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
      end += 1
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      return Diagnostic.Edit(file.range(lower, end), "")
    }
    var start = lower
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start > 0 else { return nil }
    if bytes[start - 1] == UInt8(ascii: ",") { return Diagnostic.Edit(file.range(start - 1, upper), "") }
    // After the only entry of `{ … }` is removed, `{}` remains.
    let isOnly = bytes[start - 1] == UInt8(ascii: "{") && end < bytes.count && bytes[end] == UInt8(ascii: "}")
    return isOnly ? Diagnostic.Edit(file.range(start, end), "") : nil
  }

  private func insertion(at place: Int, _ text: String) -> Diagnostic.Edit {
    Diagnostic.Edit(file.range(place, place), text)
  }

  /// The spaces between the start of a line and a place on it, or `nil` if there are other characters.
  private func indentation(before place: Int) -> String? {
    var start = place
    while start > 0, file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start == file.textStart || file.bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return String(repeating: " ", count: place - start)
  }

  /// The position of the colon after a key, if there is one.
  func colon(after key: NodeID) -> Int? {
    var place = Int(nodes[Int(key.index)].upper)
    while place < file.bytes.count, file.bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place < file.bytes.count && file.bytes[place] == UInt8(ascii: ":") ? place : nil
  }
}
