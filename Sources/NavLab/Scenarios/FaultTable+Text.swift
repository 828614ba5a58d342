extension FaultTable {
  private var head: [String] { ["", "fault"] + GuardKind.allCases.map(\.title) }

  private var body: [[String]] {
    rows.map { row in
      ["\(row.scenario.number)", row.scenario.title]
        + zip(GuardKind.allCases, row.judgements).map { kind, judgement in
          judgement.map { row.word(kind, $0) } ?? Self.cannot(row.scenario.needs)
        }
    }
  }

  private var foot: [String] { ["", "holds in"] + zip(held, asked).map { "\($0) of \($1)" } }

  /// What is said of a guard that knows nothing of what a scenario needs.
  private static func cannot(_ needs: Scenario.Needs) -> String { needs == .tabs ? "has no tabs" : "cannot present" }

  /// The table for a terminal; its last rows say how often random schedules come to which end.
  package func text(with schedules: ScheduleTable) -> String {
    TextTable(rows: [head] + body + [foot] + rates(of: schedules)).text
  }

  private func rates(of schedules: ScheduleTable) -> [[String]] {
    Finding.allCases.map { finding in
      let title = finding == .holds ? "holds in random schedules" : "of those: \(finding.word)"
      return ["", title] + schedules.columns.map { ScheduleTable.percent($0.rate(of: finding)) }
    }
  }

  /// What is said of the same faults through the host for UIKit begins so. It stands at the end of the page, and is made elsewhere.
  package static let headOfUIKit = "## Through the host for UIKit\n"

  /// The page of the documentation, up to there.
  package func page(with schedules: ScheduleTable) -> String {
    let meanings = Finding.allCases.map { "- **\($0.word)**: \($0.meaning)\n" }.joined()
    return """
      # Faults

      Each of these happened to somebody. `navlab table` runs every one against a simulated host, without a guard, with each
      of four known guards, and with the guarded stack under each `whenBusy` policy. This page is made from it by a test.

      \(meanings)
      - **\(Self.cannot(.layers))**, **\(Self.cannot(.tabs))**: The guard knows only the stack of a navigation container, so it
        cannot be asked. Whoever uses it presents past it, or selects, as without a guard.

      Where several are true, the worst is shown. A tap that is dropped while something moves is no loss: that is what people
      expect of it.

      \(markdown(head))|\(String(repeating: "---|", count: head.count))
      \(body.map(markdown).joined())\(markdown(foot))
      The same of random schedules of 4 to 16 moves, faults among them. Half of them are of apps with layers, every other one
      of those has tabs and two roots, and only those guards play them that can present. `navlab random` plays as many as it is told, and gives the shortest that fails.

      \(markdown(["", "random schedules"] + GuardKind.allCases.map(\.title)))|\(String(repeating: "---|", count: head.count))
      \(rates(of: schedules).map(markdown).joined())
      ## What went wrong

      \(rows.map(details).joined())
      """
  }

  private func markdown(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func details(_ row: Row) -> String {
    let lines = row.judged.filter { $0.judgement.finding != .holds }.map { kind, judgement in
      "- \(kind.title), \(judgement.finding.word): \(judgement.worst.joined(separator: "; "))\n"
    }
    guard !lines.isEmpty || row.scenario.source != nil else { return "" }
    let seen = row.scenario.source.map { " (\(link(to: $0)))" } ?? ""
    return "**\(row.scenario.number)** \(row.scenario.title)\(seen)\n\n\(lines.joined())\(lines.isEmpty ? "" : "\n")"
  }

  /// A thread, which a repository numbers together with its pull requests.
  private func link(to thread: String) -> String {
    "[\(thread)](https://github.com/\(thread.replacing("#", with: "/issues/")))"
  }
}
