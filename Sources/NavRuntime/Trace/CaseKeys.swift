/// The coding keys of the associated values of enum cases, in one type for all cases with the same shape.
///
/// Swift synthesizes `Codable` of an enum with a type of keys for each case, unless the enum has a type with that
/// name. Each such type adds two dozen functions to an app. The encoded form is the same. A case that is not listed
/// here costs only code size.
enum CaseKeys {
  /// The keys of a case without values.
  enum None: CodingKey {}

  /// The keys of a case with one value.
  enum One: CodingKey {
    case _0
  }

  /// The keys of a case with two values.
  enum Two: CodingKey {
    case _0, _1
  }

  /// The keys of a change with the number of remaining entries.
  enum Count: CodingKey {
    case to
  }
}

extension StackInput {
  typealias AlertChosenCodingKeys = CaseKeys.One
  typealias CancelCodingKeys = CaseKeys.One
  typealias CompletedCodingKeys = CaseKeys.Two
  typealias FactsChangedCodingKeys = CaseKeys.None
  typealias HostReportCodingKeys = CaseKeys.One
  typealias PlanCodingKeys = CaseKeys.Two
  typealias LastsCodingKeys = CaseKeys.Two
  typealias LockCodingKeys = CaseKeys.None
  typealias PlaceCodingKeys = CaseKeys.Two
  typealias RequestCodingKeys = CaseKeys.One
  typealias RequiredCodingKeys = CaseKeys.Two
  typealias RequirementsCodingKeys = CaseKeys.One
  typealias ResumedCodingKeys = CaseKeys.One
  typealias ServeQueueCodingKeys = CaseKeys.None
  typealias SuspendedCodingKeys = CaseKeys.One
  typealias SwipeBeganCodingKeys = CaseKeys.One
  typealias SwipeEndedCodingKeys = CaseKeys.Two
  typealias SwipeMovedCodingKeys = CaseKeys.None
  typealias TimerFiredCodingKeys = CaseKeys.None
  typealias UnlockCodingKeys = CaseKeys.None
  typealias VerdictCodingKeys = CaseKeys.Two
}

extension StackVerdict {
  typealias AllowedCodingKeys = CaseKeys.None
  typealias AwaitedCodingKeys = CaseKeys.None
  typealias RefusedCodingKeys = CaseKeys.One
  typealias StoppedCodingKeys = CaseKeys.None
}

extension StackOutcome {
  typealias CancelledCodingKeys = CaseKeys.None
  typealias FailedCodingKeys = CaseKeys.None
  typealias RefusedCodingKeys = CaseKeys.One
  typealias ShownCodingKeys = CaseKeys.None
  typealias StoppedCodingKeys = CaseKeys.None
  typealias SupersededCodingKeys = CaseKeys.None
}

extension StackRefusal {
  typealias BusyCodingKeys = CaseKeys.None
  typealias DepthCodingKeys = CaseKeys.None
  typealias DuplicateCodingKeys = CaseKeys.None
  typealias HeldCodingKeys = CaseKeys.None
  typealias LockedCodingKeys = CaseKeys.None
  typealias NotVisibleCodingKeys = CaseKeys.None
  typealias SaidCodingKeys = CaseKeys.One
}

extension StackReason {
  typealias BackCodingKeys = CaseKeys.One
  typealias HookCodingKeys = CaseKeys.One
  typealias NoMatchCodingKeys = CaseKeys.None
  typealias PredicateCodingKeys = CaseKeys.One
  typealias RequirementCodingKeys = CaseKeys.One
}

extension StackRules.Action {
  typealias GoCodingKeys = CaseKeys.None
  typealias PushCodingKeys = CaseKeys.Two
  typealias UnwindCodingKeys = CaseKeys.One
}

extension UnwindTarget {
  typealias OpenerCodingKeys = CaseKeys.None
  typealias PreviousCodingKeys = CaseKeys.None
  typealias RootCodingKeys = CaseKeys.None
  typealias ScreenCodingKeys = CaseKeys.One
}

extension Recursion {
  typealias BoundedCodingKeys = CaseKeys.One
  typealias NoneCodingKeys = CaseKeys.None
  typealias UnboundedCodingKeys = CaseKeys.None
}

extension StackState.Phase {
  typealias AwaitingCodingKeys = CaseKeys.One
  typealias ConfirmingCodingKeys = CaseKeys.One
  typealias IdleCodingKeys = CaseKeys.None
  typealias ShowingCodingKeys = CaseKeys.One
  typealias UnsettledCodingKeys = CaseKeys.One
}

extension StackState.Question {
  typealias HostChangeCodingKeys = CaseKeys.None
  typealias RequestCodingKeys = CaseKeys.One
  typealias RequiredCodingKeys = CaseKeys.Two
  typealias RequirementsCodingKeys = CaseKeys.None
  typealias StepCodingKeys = CaseKeys.One
}

extension StackState.Intent {
  typealias BuildCodingKeys = CaseKeys.Two
  typealias EvictionCodingKeys = CaseKeys.One
  typealias LinkCodingKeys = CaseKeys.One
  typealias PlaceCodingKeys = CaseKeys.Two
  typealias RequestCodingKeys = CaseKeys.One
}

extension StackState.Change {
  typealias UnparkCodingKeys = CaseKeys.One
  typealias EvictionCodingKeys = CaseKeys.Count
  typealias InteractivePopCodingKeys = CaseKeys.Count
  typealias PopCodingKeys = CaseKeys.Count
  typealias PushCodingKeys = CaseKeys.One
  typealias RepairCodingKeys = CaseKeys.None
}
