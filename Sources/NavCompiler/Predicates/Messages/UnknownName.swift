/// A name in a predicate that nothing has.
enum UnknownName {
  static func diagnostic(_ name: String, suggestion: String?, _ finding: PredicateFinding) -> Diagnostic {
    let range = finding.range
    var diagnostic = Diagnostic(.unknownName, message(name, finding.site), at: range)
    if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: name, at: range)]
      // A constant in place of a name may take half a guard away.
      let isConstant = ["true", "false", "nil"].contains(suggestion)
      diagnostic.fixes = finding.site.fix(
        "change to '\(suggestion)'", [(finding.part, suggestion)], isConstant ? .decision : .safe)
    }
    return diagnostic
  }

  private static func message(_ name: String, _ site: PredicateSite) -> String {
    switch (PredicateTyping.qualified(name), site.use) {
    case ((.source, _)?, .condition), ((.destination, _)?, .condition):
      "a condition has no source and no destination; only facts and other conditions can stand in it"
    case ((.destination, _)?, .leaving), ((.destination, _)?, .back), ((.destination, _)?, .requires):
      "'\(name)' has no meaning here: only a push sees its destination's arguments"
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
    meaning: "Nothing that a predicate can see has the name.",
    reason: """
      A predicate can name facts, conditions and arguments: a push sees the arguments of its source and of its destination, an \
      unwind, 'back' and 'requires' those of their screen, a condition none. A case of an enum is written with a dot, as in '.price'.
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
