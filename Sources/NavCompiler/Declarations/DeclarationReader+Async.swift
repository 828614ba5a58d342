/// `async`, `timeout` and `otherwise` of a fact.
extension DeclarationReader {
  /// The three keys of a fact that were read so far.
  struct AsyncKeys {
    /// The value of `async`, or `nil` without the key.
    var isAsync: Bool?
    var declaration = AsyncDeclaration()
    var hasTimeout = false
    var hasOtherwise = false
    /// Whether a key could not be read, or may be missing for another reason.
    var isIncomplete = false
  }

  mutating func readAsync(_ keyword: Keyword, _ value: NodeID, _ keys: inout AsyncKeys) {
    switch keyword {
    case .async:
      keys.isAsync = flag(value, of: KeyScope.fact(.async))
      if keys.isAsync == nil { keys.isIncomplete = true }
    case .timeout:
      keys.hasTimeout = true
      keys.declaration.timeout = duration(value)
    default:
      keys.hasOtherwise = true
      if tree.kind(value) == .mapping || tree.isEmpty(value) {
        wrongShape(value) { $0.takes(KeyScope.fact(.otherwise), value) }
      } else if countLiterals(value) {
        keys.declaration.otherwise = value
      }
    }
  }

  /// Combines the keys of a fact. It reports missing keys.
  mutating func async(_ keys: AsyncKeys, of fact: Name) -> AsyncDeclaration? {
    guard !keys.isIncomplete else { return nil }
    guard keys.isAsync == true else {
      guard keys.hasTimeout || keys.hasOtherwise else { return nil }
      missingKey(at: declarations.range(fact)) {
        let key = keys.hasTimeout ? "timeout" : "otherwise"
        return "the fact \($0.quoted(fact.node)) has '\(key)' but is not async; add 'async: true'"
      }
      return nil
    }
    if !keys.hasTimeout || !keys.hasOtherwise {
      missingKey(at: declarations.range(fact)) { reader in
        let name = reader.quoted(fact.node)
        if keys.hasTimeout {
          return "the async fact \(name) has no value after its time limit; add 'otherwise: …'"
        }
        return keys.hasOtherwise
          ? "the async fact \(name) has no time limit; add 'timeout: 2s'"
          : "the async fact \(name) has no time limit and no value after it; add 'timeout: 2s' and"
            + " 'otherwise: …'"
      }
    }
    return keys.declaration
  }

  /// `2s`, `500ms`.
  private mutating func duration(_ value: NodeID) -> Milliseconds? {
    let text = tree.kind(value) == .scalar && tree.withText(value, { $0.count < 12 }) ? tree.text(value) : ""
    let digits = text.prefix { "0"..."9" ~= $0 && $0.isASCII }
    if let number = Int(digits), number > 0 {
      switch text.dropFirst(digits.count) {
      case "s" where number <= ValueForm.maxSeconds: return Milliseconds(number * 1000)
      case "ms" where number <= ValueForm.maxSeconds * 1000: return Milliseconds(number)
      default: break
      }
    }
    reportDuration(value, digits: String(digits))
    return nil
  }

  private mutating func reportDuration(_ value: NodeID, digits: String) {
    let range = tree.range(value)
    report(.wrongShape, at: range) { reader in
      var diagnostic = Diagnostic(
        .wrongShape, reader.takes(KeyScope.fact(.timeout), value), at: range)
      let isBare = !digits.isEmpty && Int(range.upper - range.lower) == digits.utf8.count && (Int(digits) ?? 0) > 0
      guard isBare else { return diagnostic }
      // A small number is probably in seconds, but only the author knows.
      let meant = digits + (digits.utf8.count < 3 ? "s" : "ms")
      diagnostic.notes = [.init("did you mean '\(meant)'?", at: range)]
      diagnostic.fixes = [.init("change to '\(meant)'", [.init(range, meant)], .decision)]
      return diagnostic
    }
  }
}
