/// A bare name in a predicate that can mean more than one thing.
enum AmbiguousName {
  enum Meaning {
    case fact, condition, sourceArgument, destinationArgument

    var phrase: String {
      switch self {
      case .fact: "a fact"
      case .condition: "a condition"
      case .sourceArgument: "an argument of the source"
      case .destinationArgument: "an argument of the destination"
      }
    }

    var prefix: String? {
      switch self {
      case .fact, .condition: nil
      case .sourceArgument: "source."
      case .destinationArgument: "destination."
      }
    }
  }

  static func diagnostic(
    _ name: String, meanings: [Meaning], at part: Range<Int>, in site: PredicateSite
  ) -> Diagnostic {
    let phrases = meanings.map(\.phrase)
    let list = phrases.dropLast().joined(separator: ", ") + " and " + (phrases.last ?? "")
    let choices = meanings.compactMap(\.prefix).map { $0 + name }
    let advice =
      choices.isEmpty
      ? "rename one of them" : "write \(choices.map { "'\($0)'" }.joined(separator: " or ")), or rename one of them"
    return Diagnostic(
      .ambiguousName, "'\(name)' is \(list); \(choices.count == meanings.count ? shorter(choices) : advice)",
      at: site.range(part),
      fixes: choices.flatMap { site.fix("change to '\($0)'", [(part, $0)]) })
  }

  private static func shorter(_ choices: [String]) -> String {
    "write \(choices.map { "'\($0)'" }.joined(separator: " or "))"
  }

  static let explanation = Explanation(
    .ambiguousName,
    """
    A bare name must have one meaning, or a later change somewhere else could silently give it another. 'source.id' and \
    'destination.id' say which argument is meant; a fact and a condition need different names.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: product
      screens:
        product:
          arguments: { id: Int = 1 }
          push:
            openReviews: { to: reviews, shouldPerform: id > 0 }
        reviews:
          arguments: { id: Int }
      """,
    mended: """
      navc: 1
      graph: Shop
      root: product
      screens:
        product:
          arguments: { id: Int = 1 }
          push:
            openReviews: { to: reviews, shouldPerform: destination.id > 0 }
        reviews:
          arguments: { id: Int }
      """)
}
