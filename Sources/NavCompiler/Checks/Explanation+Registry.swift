/// Every id has its explanation: a new one does not compile without.
extension Explanation {
  package static func of(_ id: DiagnosticID) -> Explanation {
    switch id {
    case .fileUnreadable: FileExplanations.fileUnreadable
    case .fileTooLarge: FileExplanations.fileTooLarge
    case .yamlSyntax: FileExplanations.yamlSyntax
    case .yamlLimit: FileExplanations.yamlLimit
    case .yamlUnsupported: FileExplanations.yamlUnsupported
    case .notYetSupported: FileExplanations.notYetSupported
    case .duplicateKey: FileExplanations.duplicateKey
    case .unknownKey: FileExplanations.unknownKey
    case .missingKey: FileExplanations.missingKey
    case .wrongShape: FileExplanations.wrongShape
    case .unsupportedVersion: FileExplanations.unsupportedVersion
    case .invalidName: FileExplanations.invalidName
    case .nameCollision: FileExplanations.nameCollision
    case .unknownScreen: UnknownScreen.explanation
    case .unknownType: UnknownType.explanation
    case .unknownName: UnknownName.explanation
    case .ambiguousName: AmbiguousName.explanation
    case .unusedFact: UnusedFact.explanation
    case .unusedCondition: UnusedCondition.explanation
    case .unusedType: UnusedType.explanation
    case .secondParent: SecondParent.explanation
    case .pushCycle: PushCycle.explanation
    case .pushToRoot: PushToRoot.explanation
    case .unreachableScreen: UnreachableScreen.explanation
    case .recursiveNotAncestor: RecursiveNotAncestor.explanation
    case .needlessShared: NeedlessShared.explanation
    case .unwindNotAncestor: UnwindNotAncestor.explanation
    case .unwindFromRoot: UnwindFromRoot.explanation
    case .deadEnd: DeadEnd.explanation
    case .unknownArgument: UnknownArgument.explanation
    case .argumentType: ArgumentType.explanation
    case .invalidDefault: InvalidDefault.explanation
    case .rootArgument: RootArgument.explanation
    case .unsavedArgument: UnsavedArgument.explanation
    case .predicateSyntax: PredicateSyntaxCheck.explanation
    case .predicateType: PredicateType.explanation
    case .conditionCycle: ConditionCycle.explanation
    case .neverPerforms: NeverPerforms.explanation
    case .alwaysPerforms: AlwaysPerforms.explanation
    case .unknownValue: UnknownValue.explanation
    case .mountNotFound: MountNotFound.explanation
    case .mountOutside: MountOutside.explanation
    case .mountCycle: MountCycle.explanation
    case .mountNotFragment: MountNotFragment.explanation
    case .unboundExit: UnboundExit.explanation
    case .unknownExit: UnknownExit.explanation
    case .factMismatch: FactMismatch.explanation
    }
  }
}
