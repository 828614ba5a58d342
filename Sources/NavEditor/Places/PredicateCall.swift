import NavCompiler

/// The call of a fact around a cursor in a predicate, as in `inStock(id: ▮`.
struct PredicateCall {
  /// The name of the fact.
  private(set) var name: String
  /// The position of the argument at the cursor.
  private(set) var argument = 0
  /// The label of the argument at the cursor.
  private(set) var label: String?
  /// The labels before the cursor.
  private(set) var labels: Set<String> = []
  /// Whether an argument begins at the cursor, outside of inner parentheses.
  private(set) var beginsArgument = false

  /// Finds the innermost call that contains the end of a text.
  ///
  /// - Parameters:
  ///   - tokens: The tokens before the cursor.
  ///   - text: The text of the predicate.
  init?(after tokens: [PredicateToken], _ text: [UInt8]) {
    func written(_ token: PredicateToken) -> String { String(decoding: text[token.range], as: UTF8.self) }
    /// The open parentheses. A parenthesis that groups has no call.
    var open: [PredicateCall?] = []
    for (index, token) in tokens.enumerated() {
      let last = open.indices.last
      switch token.kind {
      case .open:
        let isCall = index > 0 && tokens[index - 1].kind == .name
        open.append(isCall ? PredicateCall(name: written(tokens[index - 1])) : nil)
      case .close: _ = open.popLast()
      case .comma:
        guard let last else { continue }
        open[last]?.argument += 1
        open[last]?.label = nil
      case .colon:
        guard let last, index > 0, tokens[index - 1].kind == .name else { continue }
        open[last]?.label = written(tokens[index - 1])
        open[last]?.labels.insert(written(tokens[index - 1]))
      default: break
      }
    }
    guard let position = open.lastIndex(where: { $0 != nil }), let call = open[position] else { return nil }
    self = call
    let begins = tokens.last.map { $0.kind == .open || $0.kind == .comma } ?? false
    beginsArgument = begins && position == open.count - 1
  }

  private init(name: String) { self.name = name }
}

extension FileModel {
  /// The arguments of a fact, or `nil` if the file does not declare the fact.
  func parameters(ofFact name: String) -> [ParameterDeclaration]? {
    declarations.facts.first { text($0.name) == name }.map { fact in
      fact.parameters.map { declarations.parameters[Int($0)] }
    }
  }
}
