/// A name in a predicate that does not exist.
enum UnknownName {
  static func diagnostic(_ name: String, suggestion: String?, _ finding: PredicateFinding) -> Diagnostic {
    let range = finding.range
    var diagnostic = Diagnostic(.unknownName, message(name, finding.site), at: range)
    if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: name, at: range)]
      // A constant instead of a name can remove half of a condition.
      let isConstant = ["true", "false", "nil"].contains(suggestion)
      diagnostic.fixes = finding.site.fix(
        "change to '\(suggestion)'", [(finding.part, suggestion)], isConstant ? .decision : .safe)
    }
    return diagnostic
  }

  private static func message(_ name: String, _ site: PredicateSite) -> String {
    switch (PredicateTyping.qualified(name), site.use) {
    case ((.source, _)?, .condition), ((.destination, _)?, .condition):
      "a condition has no source or destination; it can use only facts and other conditions"
    case ((.destination, _)?, .leaving), ((.destination, _)?, .back), ((.destination, _)?, .requires):
      "'\(name)' is not available here: only a push can use the arguments of its destination"
    case ((.source, let rest)?, .requires):
      "the screen has no argument called '\(rest)'"
    case ((let side, let rest)?, _):
      "the \(side == .source ? "source" : "destination") has no argument called '\(rest)'"
    case (nil, .condition):
      "no fact and no condition is called '\(name)'"
    case (nil, .push), (nil, .leaving), (nil, .back), (nil, .requires):
      "no fact, condition or argument is called '\(name)'"
    }
  }
}

extension Rule {
  package static let unknownName = Rule(
    id: "unknown-name", section: .names,
    range: "the name",
    meaning: "No fact, condition, or argument that the predicate can use has this name.",
    reason: """
      A predicate can use facts and conditions. A push can also use the arguments of its source and of its \
      destination. An unwind, 'back', and 'requires' can also use the arguments of their screen. Write a case of an \
      enum with a dot, as in '.price'.
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
    mended: ["isSingedIn": "isSignedIn"])
}
