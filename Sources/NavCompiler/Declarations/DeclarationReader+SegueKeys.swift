internal import NavTable

/// The values of the keys of a segue.
extension DeclarationReader {
  mutating func readPass(_ value: NodeID, _ scope: KeyScope, _ details: inout SegueDetails) -> Range<Int32> {
    let start = Int32(declarations.passes.count)
    guard var entries = mapping(value, of: scope(.pass)) else {
      details.isIncomplete = true
      return start..<start
    }
    while let (key, value) = nextDeclaration(&entries), countLiterals(value) {
      guard let name = keyName(key, of: "an argument") else { continue }
      if tree.kind(value) == .mapping || tree.isEmpty(value) {
        wrongShape(value) { $0.takes(item: scope(.pass), value) }
        details.isIncomplete = true
      } else {
        declarations.passes.append(PassDeclaration(argument: name, value: value))
      }
    }
    return start..<Int32(declarations.passes.count)
  }

  mutating func readRecursive(
    _ value: NodeID, _ scope: KeyScope, _ details: inout SegueDetails
  ) -> SegueDetails.Recursive? {
    guard tree.kind(value) == .mapping else {
      switch word(value) {
      case .true: return .unbounded
      case .false: return nil
      default:
        reportRecursive(value, of: scope(.recursive))
        return .unknown
      }
    }
    var result = SegueDetails.Recursive.unbounded
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      guard keyword(key) == .maxDepth else {
        unknownKey(key, of: .recursive, in: entries)
        continue
      }
      let text = tree.kind(value) == .scalar && tree.withText(value, { $0.count < 10 }) ? tree.text(value) : ""
      if let depth = Int32(text), depth > 0, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
        result = .maxDepth(depth)
      } else {
        wrongShape(value) { $0.takes(KeyScope.recursive(.maxDepth), value) }
      }
    }
    return result
  }

  /// Reports `recursive: 3`, and suggests its only possible meaning.
  private mutating func reportRecursive(_ value: NodeID, of key: ScopedKey) {
    let range = tree.range(value)
    report(.wrongShape, at: range) { reader in
      let message = reader.takesWord(key, value, among: ["true", "false"])
      var diagnostic = Diagnostic(.wrongShape, message, at: range)
      let text = range.upper - range.lower < 10 ? reader.tree.file.text(range) : ""
      if let depth = Int(text), depth > 0 { diagnostic.suggest("{ maxDepth: \(depth) }", at: range) }
      return diagnostic
    }
  }

  mutating func readLayerStyle(_ value: NodeID) -> LayerStyle {
    switch word(value) {
    case .full: return .full
    case .popover: return .popover
    case .sheet: break
    default: wrongWord(value, of: KeyScope.present(.style))
    }
    return .sheet
  }

  /// Reads whether the app must implement the hook.
  mutating func readHook(_ value: NodeID, _ scope: KeyScope) -> Bool {
    if word(value) == .required { return true }
    wrongWord(value, of: scope(.hook))
    return false
  }

  mutating func readFrom(_ value: NodeID) -> SegueDetails.Opening {
    name(value, of: KeyScope.replace(.from)).map { .replace(from: $0) } ?? .replaceFromUnknown
  }

  mutating func readReturns(_ value: NodeID) -> SegueDetails.Returns? {
    guard tree.kind(value) == .mapping else {
      return typeExpression(value, of: "'returns'").map { .value($0) }
    }
    guard let range = parameters(value, of: KeyScope.unwind(.returns), "value"), !range.isEmpty else {
      if tree.cursor(value).position == tree.cursor(value).end {
        wrongShape(value) { $0.takes(KeyScope.unwind(.returns), value) }
      }
      return nil
    }
    return .named(range)
  }
}
