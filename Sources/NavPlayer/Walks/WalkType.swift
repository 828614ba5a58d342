import NavTable

/// The Swift notation for a value of an argument or a fact.
package indirect enum WalkType: Sendable, Equatable {
  case text, integer, decimal, truth
  case optional(WalkType)
  case list(WalkType)
  /// A case of an enum of the graph, as an index into ``WalkNames/choices``.
  case choice(Int)
  /// A value that a function of the test makes from a text, as an index into ``WalkNames/functions``.
  case made(Int)

  /// The type as words of a line.
  package var words: [String] {
    switch self {
    case .text: ["text"]
    case .integer: ["integer"]
    case .decimal: ["decimal"]
    case .truth: ["truth"]
    case .optional(let wrapped): ["optional"] + wrapped.words
    case .list(let element): ["list"] + element.words
    case .choice(let number): ["choice", String(number)]
    case .made(let number): ["made", String(number)]
    }
  }

  /// Reads a type in the format of ``words``, or returns `nil` if it is invalid.
  init?(_ words: ArraySlice<String>) {
    var rest = words
    guard let word = rest.popFirst() else { return nil }
    switch word {
    case "text" where rest.isEmpty: self = .text
    case "integer" where rest.isEmpty: self = .integer
    case "decimal" where rest.isEmpty: self = .decimal
    case "truth" where rest.isEmpty: self = .truth
    case "optional", "list":
      guard let type = WalkType(rest) else { return nil }
      self = word == "list" ? .list(type) : .optional(type)
    case "choice", "made":
      guard rest.count == 1, let number = rest.first.flatMap({ Int($0) }), number >= 0 else { return nil }
      self = word == "made" ? .made(number) : .choice(number)
    default: return nil
    }
  }
}
