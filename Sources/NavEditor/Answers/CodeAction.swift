package import NavCompiler

/// A change that the author can choose.
package struct CodeAction: Sendable {
  package var title: String
  package var kind: Kind
  package var edits: [TextEdit]
  /// Whether it is the only correction of a message, and safe.
  package var isPreferred: Bool

  package init(title: String, kind: Kind, edits: [TextEdit], isPreferred: Bool = false) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.isPreferred = isPreferred
  }

  package enum Kind: String, CaseIterable, Sendable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case fixAll = "source.fixAll.navc"
  }
}

extension FileModel {
  /// The declarations of a name that a message does not find. A name in a predicate can become a fact or a condition.
  package func declarations(missingBy diagnostic: Diagnostic) -> [CodeAction] {
    let range = Int(diagnostic.range.lower)..<Int(diagnostic.range.upper)
    guard range.upperBound <= file.bytes.count, let item = occurrence(at: range.lowerBound)?.item,
      item.file == nil || item.file == identity
    else { return [] }
    let name = quoted(item.name)
    let entries: [(noun: String, section: Keyword, text: String)]
    switch (diagnostic.rule, item.kind) {
    case (.unknownScreen, .screen): entries = [("screen", .screens, "\(name): {}")]
    case (.unknownName, .fact):
      entries = [("fact", .facts, "\(name): Bool"), ("condition", .conditions, "\(name): true")]
    case (.unknownType, .type): entries = [("type", .types, "\(name): [first, second]")]
    case (.unknownExit, .exit): entries = [("exit", .exits, "\(name): Void")]
    default: return []
    }
    return entries.compactMap { entry in
      adding(entry.text, to: entry.section).map { edit in
        CodeAction(title: "declare the \(entry.noun) '\(item.name)'", kind: .quickFix, edits: [edit])
      }
    }
  }

  private func quoted(_ name: String) -> String {
    let bytes = Array(name.utf8)
    return PlainText.isAmbiguous(bytes.span) ? "\"\(name)\"" : name
  }

  /// The edit that adds an entry at the end of a section of the file. A missing section is added above the screens.
  func adding(_ entry: String, to section: Keyword) -> TextEdit? {
    guard let root = tree.root, tree.kind(root) == .mapping, tree.style(root) != .flow else { return nil }
    var entries = tree.cursor(root)
    var screens: NodeID?
    while let (key, value) = tree.nextEntry(&entries) {
      let symbol = tree.keySymbol(key)
      if symbol == Keyword.screens.symbol { screens = key }
      guard symbol == section.symbol else { continue }
      return adding(entry, toMapping: value, ofKey: key)
    }
    guard let screens else { return nil }
    let start = Int(tree.range(screens).lower)
    return TextEdit(identity, start..<start, "\(section.rawValue):\n  \(entry)\n\n")
  }

  private func adding(_ entry: String, toMapping value: NodeID, ofKey key: NodeID) -> TextEdit? {
    let range = tree.writtenRange(value)
    let end = Int(range.upper)
    guard tree.kind(value) == .mapping else {
      guard tree.isEmpty(value) else { return nil }
      let colon = file.bytes[Int(tree.range(key).upper)...].firstIndex(of: UInt8(ascii: ":"))
      return colon.map { TextEdit(identity, $0 + 1..<$0 + 1, "\n  \(entry)") }
    }
    guard tree.style(value) == .flow else {
      // The last value can be followed by a comment on its line.
      let line = file.bytes[end...].firstIndex { $0 == 0x0A } ?? file.bytes.count
      let indentation = String(repeating: " ", count: column(of: Int(range.lower)))
      return TextEdit(identity, line..<line, "\n\(indentation)\(entry)")
    }
    var place = end - 1
    while place > Int(range.lower), file.bytes[place - 1] <= 0x20 { place -= 1 }
    let isEmpty = file.bytes[place - 1] == UInt8(ascii: "{")
    return TextEdit(identity, place..<place, isEmpty ? " \(entry) " : ", \(entry)")
  }

  /// The number of bytes before an offset on its line.
  func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, file.bytes[start - 1] != 0x0A, file.bytes[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }
}
