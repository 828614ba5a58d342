/// The stable name of a message. Other tools match on these, so a case is never renamed.
package enum DiagnosticID: String, Hashable, Sendable, CaseIterable {
  // The file
  case fileUnreadable = "file-unreadable"
  case fileTooLarge = "file-too-large"
  case yamlSyntax = "yaml-syntax"
  case yamlLimit = "yaml-limit"
  case yamlUnsupported = "yaml-unsupported"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongShape = "wrong-shape"
  case unsupportedVersion = "unsupported-version"
  // Names
  case invalidName = "invalid-name"
  case nameCollision = "name-collision"
  case unknownScreen = "unknown-screen"
  case unknownType = "unknown-type"
  case unknownName = "unknown-name"
  case ambiguousName = "ambiguous-name"
  case unusedFact = "unused-fact"
  case unusedCondition = "unused-condition"
  case unusedType = "unused-type"
  // The tree
  case secondParent = "second-parent"
  case pushCycle = "push-cycle"
  case pushToRoot = "push-to-root"
  case unreachableScreen = "unreachable-screen"
  case recursiveNotAncestor = "recursive-not-ancestor"
  case needlessShared = "needless-shared"
  case unwindNotAncestor = "unwind-not-ancestor"
  case unwindFromRoot = "unwind-from-root"
  case deadEnd = "dead-end"
  // Arguments
  case unknownArgument = "unknown-argument"
  case argumentType = "argument-type"
  case invalidDefault = "invalid-default"
  case rootArgument = "root-argument"
  case unsavedArgument = "unsaved-argument"
  // Predicates
  case predicateSyntax = "predicate-syntax"
  case predicateType = "predicate-type"
  case conditionCycle = "condition-cycle"
  case asyncHere = "async-here"
  case neverPerforms = "never-performs"
  case alwaysPerforms = "always-performs"
  case unknownValue = "unknown-value"
  // Links
  case linkSyntax = "link-syntax"
  case linkType = "link-type"
  case linkMissingArgument = "link-missing-argument"
  case linkAmbiguous = "link-ambiguous"
  case linkNeedsVia = "link-needs-via"
  // Fragments
  case mountNotFound = "mount-not-found"
  case mountOutside = "mount-outside"
  case mountCycle = "mount-cycle"
  case mountNotFragment = "mount-not-fragment"
  case unboundExit = "unbound-exit"
  case unknownExit = "unknown-exit"
  case factMismatch = "fact-mismatch"

  package var severity: Severity {
    switch self {
    case .unusedFact, .unusedCondition, .unusedType, .needlessShared, .deadEnd, .unsavedArgument, .alwaysPerforms:
      .warning
    default: .error
    }
  }
}
