/// A bare name in a predicate that has several meanings.
enum AmbiguousName {
  static func diagnostic(_ name: String, _ meanings: [PredicateMeaning], _ finding: PredicateFinding) -> Diagnostic {
    let phrases = meanings.map { phrase($0, finding.site.use) }
    let list = phrases.dropLast().joined(separator: ", ") + " and " + (phrases.last ?? "")
    let choices = meanings.compactMap(prefix).map { $0 + name }
    let write = "write \(choices.map { "'\($0)'" }.joined(separator: " or "))"
    let advice =
      choices.isEmpty
      ? "rename one of them" : choices.count == meanings.count ? write : write + ", or rename one of them"
    return Diagnostic(
      .ambiguousName, "'\(name)' is \(list); \(advice)", at: finding.range,
      fixes: choices.flatMap { finding.site.fix("change to '\($0)'", [(finding.part, $0)], .decision) })
  }

  private static func phrase(_ meaning: PredicateMeaning, _ place: PredicateSite.Use) -> String {
    switch meaning {
    case .argument(.source, _) where place.isRequirement: "an argument of the screen"
    case .fact: "a fact"
    case .condition: "a condition"
    case .argument(.source, _): "an argument of the source"
    case .argument(.destination, _): "an argument of the destination"
    }
  }

  private static func prefix(_ meaning: PredicateMeaning) -> String? {
    switch meaning {
    case .fact, .condition: nil
    case .argument(.source, _): "source."
    case .argument(.destination, _): "destination."
    }
  }
}

extension Rule {
  package static let ambiguousName = Rule(
    id: "ambiguous-name", section: .names,
    range: "the name",
    meaning: "A bare name in a predicate has several meanings.",
    reason: """
      A bare name must have one meaning. Otherwise, a later change in another place could silently give it another \
      meaning. Write 'source.id' or 'destination.id' to choose an argument. A fact and a condition need different \
      names.
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
    mended: ["shouldPerform: id": "shouldPerform: destination.id"])
}
