/// A fault that an app reported, as a script.
package struct Scenario: Sendable {
  /// The number of the fault.
  package let number: Int
  /// A short description.
  package let title: String
  /// The GitHub issue that reported the fault.
  package let source: String?
  /// The features that the scenario needs in addition to a stack.
  package let needs: Needs
  /// The expected final stacks under a guarded stack. Empty if the final stack does not matter.
  package let endings: [[LabScreen]]
  /// The steps.
  package let script: @MainActor @Sendable (ScenarioRunner) -> Void

  /// The features that a guard must support.
  package enum Needs: Hashable, Sendable {
    /// A navigation stack.
    case stack
    /// Layers and replaced screens.
    case layers
    /// Tabs and two roots.
    case tabs
    /// Columns side by side.
    case columns

    /// The initial root.
    package var root: LabRoot { self == .tabs ? .tabs : self == .columns ? .desk : .home }

    /// The entry in the table for a guard that does not support these features.
    package var missing: String {
      self == .columns ? "has no columns" : self == .tabs ? "has no tabs" : "cannot present"
    }
  }

  /// Creates a scenario.
  package init(
    _ number: Int, _ title: String, source: String? = nil, needs: Needs = .stack, endings: [[LabScreen]] = [],
    script: @escaping @MainActor @Sendable (ScenarioRunner) -> Void
  ) {
    self.number = number
    self.title = title
    self.source = source
    self.needs = needs
    self.endings = endings
    self.script = script
  }

  /// Whether a guarded stack may end with this stack.
  package func mayEnd(on stack: [LabScreen]) -> Bool { endings.isEmpty || endings.contains(stack) }

  /// Runs the scenario under a guard. `pace` multiplies the pauses, and `faults` apply to the first changes.
  @MainActor package func run(_ kind: GuardKind, pace: Double = 1, faults: [ChangeFault?] = []) -> Judgement {
    let stage = ScenarioRunner(kind, on: needs.root)
    for fault in faults { stage.host.nextChange(fault) }
    stage.pace = pace
    return run(on: stage)
  }

  /// Runs the scenario on a new stage.
  @MainActor package func run(on stage: ScenarioRunner) -> Judgement {
    script(stage)
    stage.pace = 1
    return Judge.judge(stage)
  }

  /// A scenario with layers.
  static func layered(
    _ number: Int, _ title: String, source: String? = nil, endings: [[LabScreen]],
    script: @escaping @MainActor @Sendable (ScenarioRunner) -> Void
  ) -> Scenario {
    Scenario(number, title, source: source, needs: .layers, endings: endings, script: script)
  }

  /// A scenario with tabs.
  static func tabbed(
    _ number: Int, _ title: String, source: String? = nil, endings: [[LabScreen]],
    script: @escaping @MainActor @Sendable (ScenarioRunner) -> Void
  ) -> Scenario {
    Scenario(number, title, source: source, needs: .tabs, endings: endings, script: script)
  }

  /// A scenario with columns.
  static func paned(
    _ number: Int, _ title: String, source: String? = nil, endings: [[LabScreen]],
    script: @escaping @MainActor @Sendable (ScenarioRunner) -> Void
  ) -> Scenario {
    Scenario(number, title, source: source, needs: .columns, endings: endings, script: script)
  }

  /// All scenarios by number.
  package static var all: [Scenario] {
    (pushes + pops + gestures + surroundings + completions + layers + dismissals + alerts + tabs + roots + covers
      + columns + folds)
      .sorted { $0.number < $1.number }
  }
}
