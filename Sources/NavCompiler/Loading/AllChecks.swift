extension Rule {
  /// All rules in the order of the sections. The IDs, the reference page, `explain`, and the tests use this list.
  package static let all: [Rule] = [
    .fileUnreadable, .fileTooLarge, .yamlSyntax, .yamlLimit, .yamlUnsupported, .duplicateKey, .unknownKey, .missingKey,
    .wrongShape, .unsupportedVersion,
    .invalidName, .nameCollision, .unknownScreen, .unknownSegue, .unknownType, .unknownName, .ambiguousName,
    .unusedFact,
    .unusedCondition, .unusedType, .wasInUse, .wasTwice, .wasSame,
    .secondParent, .pushCycle, .pushToRoot, .unreachableScreen, .recursiveNotAncestor, .needlessShared,
    .replaceNotAncestor, .unwindNotAncestor, .unwindFromRoot, .unwindToContainer, .deadEnd, .alertNotLeaf,
    .halfLabelled,
    .tabsWithSegues, .singleTab, .pushedContainer, .noTabLeft, .rootOrder, .unknownTab,
    .splitNotFirst, .splitWithoutPane, .paneWithoutSplit, .tooManyPanes,
    .unknownArgument, .argumentType, .invalidDefault, .rootArgument, .tabArgument, .unsavedArgument, .stringArgument,
    .predicateSyntax, .predicateType, .conditionCycle, .asyncHere, .neverPerforms, .alwaysPerforms, .unknownValue,
    .linkSyntax, .linkType, .linkMissingArgument, .linkAmbiguous, .linkNeedsVia, .linkNoSite, .linkWebOverlap,
    .linkUrlArgument, .linkAppId, .linkCertificate, .linkWildcard, .linkSitePort, .linksLarge,
    .mountNotFound, .mountOutside, .mountCycle, .mountNotFragment, .unboundExit, .unknownExit, .factMismatch,
  ]
}

// The checks that need only the entire graph, in the order in which they run.
extension GraphCheck {
  static let ofNames: [@Sendable (inout CheckContext) -> Void] = [
    UnusedFact.check, UnusedCondition.check, UnusedType.check, HiddenNames.check, ConditionCycle.check,
    RootArgument.check, TabArgument.check, AlertNotLeaf.check, PushedContainer.check, NoTabLeft.check,
    RootOrder.check, LinkNoSite.check, LinkSitePort.check, LinkWildcard.check,
    FormerNameCheck.check, StringArgument.check, HalfLabelled.check,
  ]

  /// The checks that need the tree of pushes. They run only if there is a root.
  static let ofTree: [@Sendable (inout CheckContext, GraphShape) -> Void] = [
    PushToRoot.check, PushCycle.check, SecondParent.check, UnreachableScreen.check, RecursiveNotAncestor.check,
    ReplaceNotAncestor.check, UnwindFromRoot.check, UnwindNotAncestor.check, UnwindToContainer.check,
    DeadEnd.check, UnknownTab.check, OfferedNames.check,
  ]
}
