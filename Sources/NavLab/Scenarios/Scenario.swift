/// One of the faults that happened to somebody, as a script.
package struct Scenario: Sendable {
  /// The number of the fault.
  package let number: Int
  /// What happens, in a few words.
  package let title: String
  /// Where it was seen: a thread of a repository at GitHub.
  package let source: String?
  /// What it needs beside a native stack.
  package let needs: Needs
  /// The stacks that are right at the end under a guarded stack; empty where that is not the point.
  package let endings: [[LabScreen]]
  /// What is done.
  package let script: @MainActor @Sendable (ScenarioRunner) -> Void

  /// What a guard has to know for a scenario.
  package enum Needs: Hashable, Sendable {
    /// The stack of a navigation container.
    case stack
    /// Something is presented or replaced.
    case layers
    /// An app with tabs and two roots.
    case tabs

    /// The root that it begins with.
    package var root: LabRoot { self == .tabs ? .tabs : .home }
  }

  /// A scenario.
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

  /// Whether a guarded stack may end so.
  package func mayEnd(on stack: [LabScreen]) -> Bool { endings.isEmpty || endings.contains(stack) }

  /// Runs it under a guard; its pauses so many times as long, and with these faults of the first changes beside its own.
  @MainActor package func run(_ kind: GuardKind, pace: Double = 1, faults: [ChangeFault?] = []) -> Judgement {
    let stage = ScenarioRunner(kind, on: needs.root)
    for fault in faults { stage.host.nextChange(fault) }
    stage.pace = pace
    return run(on: stage)
  }

  /// Runs it on a stage that has just been made.
  @MainActor package func run(on stage: ScenarioRunner) -> Judgement {
    script(stage)
    stage.pace = 1
    return Judge.judge(stage)
  }

  /// A scenario in which something is presented.
  static func layered(
    _ number: Int, _ title: String, source: String? = nil, endings: [[LabScreen]],
    script: @escaping @MainActor @Sendable (ScenarioRunner) -> Void
  ) -> Scenario {
    Scenario(number, title, source: source, needs: .layers, endings: endings, script: script)
  }

  /// A scenario of an app with tabs.
  static func tabbed(
    _ number: Int, _ title: String, source: String? = nil, endings: [[LabScreen]],
    script: @escaping @MainActor @Sendable (ScenarioRunner) -> Void
  ) -> Scenario {
    Scenario(number, title, source: source, needs: .tabs, endings: endings, script: script)
  }

  /// All of them, by number.
  package static var all: [Scenario] {
    (pushes + pops + gestures + surroundings + completions + layers + dismissals + alerts + tabs + roots + covers)
      .sorted { $0.number < $1.number }
  }
}
