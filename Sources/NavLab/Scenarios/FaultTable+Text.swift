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

  /// The entry for a guard that does not support the scenario.
  private static func cannot(_ needs: Scenario.Needs) -> String { needs.missing }

  /// The table for a terminal. Its last rows are the rates of the random schedules.
  package func text(with schedules: ScheduleTable) -> String {
    TextTable(rows: [head] + body + [foot] + rates(of: schedules)).text
  }

  private func rates(of schedules: ScheduleTable) -> [[String]] {
    Finding.allCases.map { finding in
      let title = finding == .holds ? "holds in random schedules" : "random schedules: \(finding.word)"
      return ["", title] + schedules.columns.map { ScheduleTable.percent($0.rate(of: finding)) }
    }
  }

  /// The heading of the page's last section, which another test writes.
  package static let headOfUIKit = "## Through the host for UIKit\n"

  /// The page of the documentation, without the section about UIKit.
  package func page(with schedules: ScheduleTable) -> String {
    let meanings = Finding.allCases.map { "- **\($0.word)**: \($0.meaning)\n" }.joined()
    return """
      # Faults

      These faults occurred in apps or in trials of navc. `navlab table` runs them against a simulated host: without a guard,
      with four common guards, and with the guarded stack under each `whenBusy` policy. A test generates this page.

      \(meanings)
      - **\(Self.cannot(.layers))**, **\(Self.cannot(.tabs))**, **\(Self.cannot(.columns))**: The guard supports only the
        stack of a navigation container. An app that uses it presents layers, selects tabs, and shows columns without a
        guard.

      If a window becomes wide or narrow, a toolkit moves pages between its columns by itself. A host of the guarded stack
      gives it nothing to move: it keeps the columns, and fills them from one stack.

      If several apply, the table shows the worst one. A tap that is dropped during a transition does not count as lost,
      because users expect that.

      \(markdown(head))|\(String(repeating: "---|", count: head.count))
      \(body.map(markdown).joined())\(markdown(foot))
      The next table shows the results of random schedules, each with 4 to 16 moves, which include faults. Half of the
      schedules are for apps with layers, and half of these apps have tabs and two roots. Guards that cannot present do not
      play these schedules. `navlab random` plays a given number of schedules, and prints the shortest one that fails.

      \(markdown(["", "random schedules"] + GuardKind.allCases.map(\.title)))|\(String(repeating: "---|", count: head.count))
      \(rates(of: schedules).map(markdown).joined())
      ## Reasons

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

  /// The link to an issue. GitHub redirects the address if the number belongs to a pull request.
  private func link(to thread: String) -> String {
    let address = thread.contains("#") ? "github.com/\(thread.replacing("#", with: "/issues/"))" : "www.\(thread)"
    return "[\(thread)](https://\(address))"
  }
}
