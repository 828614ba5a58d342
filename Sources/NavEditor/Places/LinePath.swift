import NavCompiler

/// The keys above a line, by indentation alone. This also works if the text is not YAML.
enum LinePath {
  /// The place of the keys on a line.
  static func place(of line: Int, in text: LineText) -> Place {
    var keys: [String] = []
    var current = line
    while let parent = text.parent(of: current) {
      guard let key = key(of: text[parent]) else { return .unknown }
      keys.append(key)
      current = parent
    }
    return keys.reversed().reduce(Place.file(isFragment: isFragment(text))) { $0.child($1) }
  }

  /// Whether the first lines of a file have the key `fragment`.
  static func isFragment(_ text: LineText) -> Bool {
    (0..<min(text.lines.count, 200)).contains { key(of: text[$0], isTop: true) == "fragment" }
  }

  /// The keys of the language that a line can begin with, without those that its block already has.
  static func keys(allowedAt line: Int, in text: LineText) -> [String] {
    guard case .keys(let scope) = place(of: line, in: text) else { return [] }
    let present = siblings(of: line, at: text.shape(line).indentation, in: text)
    return scope.keys.map(\.word.rawValue).filter { !present.contains($0) }
  }

  /// The keys at the same column in the block around a line.
  static func siblings(of line: Int, at indentation: Int, in text: LineText) -> Set<String> {
    var keys: Set<String> = []
    for step in [-1, 1] {
      var next = step < 0 ? text.contentLine(above: line) : text.contentLine(below: line)
      while let other = next, let column = text.indentation(other), column >= indentation {
        if column == indentation, let key = key(of: text[other]) { keys.insert(key) }
        next = step < 0 ? text.contentLine(above: other) : text.contentLine(below: other)
      }
    }
    return keys
  }

  /// The plain key at the start of a line.
  static func key(of line: ArraySlice<UInt8>, isTop: Bool = false) -> String? {
    let content = line.drop { $0 == 0x20 }
    guard !isTop || content.startIndex == line.startIndex, let colon = content.firstIndex(of: UInt8(ascii: ":")),
      colon + 1 == content.endIndex || content[colon + 1] <= 0x20
    else { return nil }
    var key = content[..<colon]
    while key.last == 0x20 { key.removeLast() }
    for quote in "\"'".utf8 where key.count > 1 && key.first == quote && key.last == quote {
      key = key.dropFirst().dropLast()
    }
    return key.isEmpty ? nil : String(decoding: key, as: UTF8.self)
  }
}
