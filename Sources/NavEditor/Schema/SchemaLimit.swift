package import NavCompiler

/// A rule, or a part of a rule, that the schema does not express.
package struct SchemaLimit: Sendable {
  package let rule: Rule
  /// A regular expression for the messages of the part, or `nil` for the whole rule.
  package let messages: String?
  package let reason: String

  /// All limits, in the order of the rules.
  package static let all: [SchemaLimit] = Rule.all.flatMap { rule in
    guard expressed.contains(rule) else {
      return [SchemaLimit(rule: rule, messages: nil, reason: reason(for: rule).rawValue)]
    }
    return parts.filter { $0.rule == rule }
  }

  /// The rules that the schema expresses, except for their `parts`. The list of limits has all other rules.
  package static let expressed: Set<Rule> = [
    .unknownKey, .missingKey, .wrongShape, .unsupportedVersion, .alertNotLeaf, .tabsWithSegues,
  ]

  private enum Reason: String {
    case warning = "A file with a warning is valid."
    case reading = "The rule concerns the text of the file, and the schema sees only the values in it."
    case names = "The rule concerns the names of Swift, or compares names."
    case tree = "The rule concerns several screens or segues, and the schema sees one value at a time."
    case predicates = "The rule concerns the meaning of a predicate, which is a text to the schema."
    case links = "The rule concerns the parts of a link, which is a text to the schema."
    case files = "The rule concerns other files."
  }

  private static func reason(for rule: Rule) -> Reason {
    guard rule.severity == .error else { return .warning }
    switch rule.section {
    case .file: return .reading
    case .names: return .names
    case .tree, .arguments: return .tree
    case .predicates: return .predicates
    case .links: return .links
    case .fragments: return .files
    }
  }
}
