/// A name in a predicate that nothing has.
enum UnknownName {
  static func diagnostic(
    _ name: String, at part: Range<Int>, in site: PredicateSite, suggestion: String?, _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    let range = site.range(part)
    guard let suggestion else {
      return Diagnostic(.unknownName, message(name, site, vocabulary), at: range)
    }
    return Diagnostic(
      .unknownName, message(name, site, vocabulary), at: range,
      notes: [Diagnostic.Note("did you mean '\(suggestion)'?", at: range)],
      fixes: site.fix("change to '\(suggestion)'", [(part, suggestion)]))
  }

  private static func message(_ name: String, _ site: PredicateSite, _ vocabulary: PredicateVocabulary) -> String {
    switch (PredicateTyping.qualified(name), site.place) {
    case ((.source, _)?, .condition), ((.destination, _)?, .condition):
      "a condition has no source and no destination; only facts and other conditions can stand in it"
    case ((.destination, _)?, .leaving):
      "'\(name)' has no meaning here: only a push sees its destination's arguments"
    case ((let side, let rest)?, _):
      "the \(side == .source ? "source" : "destination") has no argument called '\(rest)'"
    case (nil, .condition):
      "no fact and no condition is called '\(name)'"
    case (nil, .push), (nil, .leaving):
      "no fact, condition or argument is called '\(name)'"
    }
  }

  static let explanation = Explanation(
    .unknownName,
    """
    A predicate can name facts, conditions and arguments: a push sees the arguments of its source and of its destination, an \
    unwind and 'back' those of their screen, a condition none. A case of an enum is written with a dot, as in '.price'.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isSignedIn: Bool }
      screens:
        catalog:
          push:
            openAccount: { to: account, shouldPerform: isSingedIn }
        account:
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isSignedIn: Bool }
      screens:
        catalog:
          push:
            openAccount: { to: account, shouldPerform: isSignedIn }
        account:
      """)
}
