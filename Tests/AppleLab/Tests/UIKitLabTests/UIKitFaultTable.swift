import NavLab

/// The table of faults for the UIKit host, next to the common guards.
@MainActor struct UIKitFaultTable {
  /// The results for one fault.
  struct Row {
    let scenario: Scenario
    /// The results without a guard and with the four known guards, on the simulated host. `nil` if a guard cannot
    /// play the fault.
    let guards: [Judgement?]
    /// The results of the host, for each busy policy.
    let judgements: [(kind: GuardKind, judgement: Judgement)]
  }

  /// The faults that do not apply to UIKit, with the reasons.
  static let foreign = [
    45: "not UIKit's: it tells of each change"
  ]

  /// Correct final stacks that do not occur on the laboratory's host, with the reasons.
  static let endings: [Int: [[LabScreen]]] = [
    // The host reports that it is not visible, so the first request is performed at once, and does not block the
    // second.
    36: [[.home, .b]],
    // The presentation waits for its window.
    54: [[.home, .a, .b]],
  ]

  static let known = GuardKind.allCases.filter { !$0.isGuarded }
  static let guarded = GuardKind.allCases.filter(\.isGuarded)

  let rows: [Row]

  init() {
    rows = Scenario.all.filter { $0.needs != .columns }.map { scenario in
      Row(
        scenario: scenario, guards: Self.known.map { $0.knows(scenario.needs) ? scenario.run($0) : nil },
        judgements: Self.guarded.map { ($0, scenario.runOnUIKit($0)) })
    }
  }

  private func cell(_ row: Row) -> String {
    Self.foreign[row.scenario.number] ?? (row.judgements.map(\.judgement.finding).max() ?? .holds).word
  }

  /// The section of Documentation/faults.md about the UIKit host.
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
      This table shows the same faults through `UIKitHost`, on a double of UIKit. The double simulates UIKit's faults:
      calls without an effect, missing, repeated, early and late completions, replaced delegates, and swipes that the
      system cancels. `UIKitHost` holds if it holds under each `whenBusy` policy. The other columns repeat the results of the
      first table. `Scripts/check apple-lab` writes this part of the page.

      The double cannot show differences between itself and Apple's UIKit. It has no columns, so the faults that need them
      are not in this table.

      \(line(head))|\(String(repeating: "---|", count: head.count))
      \(body.map(line).joined())\(line(["", "holds in"] + held))
      """
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
