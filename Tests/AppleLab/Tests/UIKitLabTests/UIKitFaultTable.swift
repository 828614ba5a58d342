import NavLab

/// The table of faults through the host for UIKit, beside the guards that people write.
@MainActor struct UIKitFaultTable {
  /// A fault.
  struct Row {
    let scenario: Scenario
    /// Under no guard and the four known ones, on the simulated host; `nil` where they cannot be asked.
    let guards: [Judgement?]
    /// Through the host, under each busy policy.
    let judgements: [(kind: GuardKind, judgement: Judgement)]
  }

  /// The faults that UIKit cannot be asked to play, and why.
  static let foreign = [
    45: "not UIKit's: it tells of each change"
  ]

  /// Stacks that are right at the end beside those of the laboratory's host, and why.
  static let endings: [Int: [[LabScreen]]] = [
    // The host says that nobody can see it, so what is asked for is done at once, and nothing is in the way of the second.
    36: [[.home, .b]],
    // What is to be presented waits for its window.
    54: [[.home, .a, .b]],
  ]

  static let known = GuardKind.allCases.filter { !$0.isGuarded }
  static let guarded = GuardKind.allCases.filter(\.isGuarded)

  let rows: [Row]

  init() {
    rows = Scenario.all.map { scenario in
      Row(
        scenario: scenario, guards: Self.known.map { $0.knows(scenario.needs) ? scenario.run($0) : nil },
        judgements: Self.guarded.map { ($0, scenario.runOnUIKit($0)) })
    }
  }

  private func cell(_ row: Row) -> String {
    Self.foreign[row.scenario.number] ?? (row.judgements.map(\.judgement.finding).max() ?? .holds).word
  }

  /// The part of Documentation/faults.md that is about it.
  var section: String {
    let head = ["", "fault"] + Self.known.map(\.title) + ["`UIKitHost`"]
    let body = rows.map { row in
      ["\(row.scenario.number)", row.scenario.title]
        + row.guards.map { $0?.finding.word ?? (row.scenario.needs == .tabs ? "has no tabs" : "cannot present") } + [
          cell(row)
        ]
    }
    let played = rows.filter { Self.foreign[$0.scenario.number] == nil }
    let held =
      Self.known.indices.map { index in
        let asked = rows.compactMap { $0.guards[index] }
        return "\(asked.count { $0.finding == .holds }) of \(asked.count)"
      } + ["\(played.count { cell($0) == Finding.holds.word }) of \(played.count)"]
    return """
      \(FaultTable.headOfUIKit)
      The same faults through `UIKitHost`, on a double of UIKit that goes wrong as it is asked to: calls of UIKit's that do nothing, completions that are
      missing, doubled, early and late, delegates that are replaced, fingers that the system takes away. It holds where it holds under each `whenBusy`.
      Beside it stands what became of no guard and of the four known ones, as above. `make apple-lab` runs it, and makes this part of the page.

      The double cannot notice where Apple's UIKit differs from it.

      \(line(head))|\(String(repeating: "---|", count: head.count))
      \(body.map(line).joined())\(line(["", "holds in"] + held))
      """
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
