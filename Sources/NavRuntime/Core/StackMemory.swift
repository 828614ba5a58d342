/// All that a guarded stack decides by, beside its rules and limits: two stacks with the same memory answer every input in
/// the same way.
///
/// What a phase does not look at is kept as it is, left over from the phases before.
package struct StackMemory: Hashable, Sendable {
  package var phase: GuardedStack.Phase
  package var entries: [StackEntry]
  package var standing: Int
  package var target: Int
  package var replacement: [StackEntry]
  package var current: StackRequest
  package var isCurrentInteractive: Bool
  package var intent: GuardedStack.Intent
  package var kept: Int
  package var built: Int
  package var linkOutcome: StackOutcome
  package var isReviewDue: Bool
  package var transition: GuardedStack.Transition
  package var queue: [StackRequest]
  package var locks: Int
  package var concealment: HiddenHostPolicy?
  package var hasUnheardHost: Bool
  package var lastInstance: Int
  package var lastTransition: Int
  package var repairs: RepairSeries
  package var unrest: GuardedStack.Unrest?
}

extension GuardedStack {
  /// What it knows now.
  package var memory: StackMemory {
    StackMemory(
      phase: phase, entries: entries, standing: standing, target: target, replacement: replacement, current: current,
      isCurrentInteractive: isCurrentInteractive, intent: intent, kept: kept, built: built, linkOutcome: linkOutcome,
      isReviewDue: isReviewDue, transition: transition, queue: queue, locks: locks,
      concealment: concealment, hasUnheardHost: hasUnheardHost,
      lastInstance: lastInstance, lastTransition: lastTransition, repairs: repairs, unrest: unrest)
  }

  /// A stack that goes on where another was. The memory has to be one of a stack with these rules.
  package init(rules: StackRules, limits: StackLimits, memory: StackMemory) {
    self.init(rules: rules, limits: limits)
    phase = memory.phase
    entries = memory.entries
    standing = memory.standing
    target = memory.target
    replacement = memory.replacement
    current = memory.current
    isCurrentInteractive = memory.isCurrentInteractive
    intent = memory.intent
    kept = memory.kept
    built = memory.built
    linkOutcome = memory.linkOutcome
    isReviewDue = memory.isReviewDue
    transition = memory.transition
    queue = memory.queue
    locks = memory.locks
    concealment = memory.concealment
    hasUnheardHost = memory.hasUnheardHost
    lastInstance = memory.lastInstance
    lastTransition = memory.lastTransition
    repairs = memory.repairs
    unrest = memory.unrest
  }
}
