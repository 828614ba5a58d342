extension Rule {
  /// Every rule, in the order of the sections: the one list from which ids, the reference page, `explain` and the tests are made.
  package static let all: [Rule] = [
    .fileUnreadable, .fileTooLarge, .yamlSyntax, .yamlLimit, .yamlUnsupported, .duplicateKey, .unknownKey, .missingKey,
    .wrongShape, .unsupportedVersion,
    .invalidName, .nameCollision, .unknownScreen, .unknownType, .unknownName, .ambiguousName, .unusedFact,
    .unusedCondition, .unusedType,
    .secondParent, .pushCycle, .pushToRoot, .unreachableScreen, .recursiveNotAncestor, .needlessShared,
    .unwindNotAncestor, .unwindFromRoot, .deadEnd,
    .unknownArgument, .argumentType, .invalidDefault, .rootArgument, .unsavedArgument,
    .predicateSyntax, .predicateType, .conditionCycle, .asyncHere, .neverPerforms, .alwaysPerforms, .unknownValue,
    .linkSyntax, .linkType, .linkMissingArgument, .linkAmbiguous, .linkNeedsVia,
    .mountNotFound, .mountOutside, .mountCycle, .mountNotFragment, .unboundExit, .unknownExit, .factMismatch,
  ]
}
