extension ScheduleTable {
  /// The rates for a terminal, with one finding per line and one guard per column.
  package var text: String {
    let head = ["of random schedules"] + columns.map(\.kind.title)
    let body = Finding.allCases.map { finding in
      [finding.word] + columns.map { Self.percent($0.rate(of: finding)) }
    }
    let foot = ["schedules"] + columns.map { "\($0.count)" }
    return TextTable(rows: [head] + body + [foot]).text
  }

  /// Returns a percentage with one decimal. Only 0 is printed as 0 %, and only 1 as 100 %.
  static func percent(_ rate: Double) -> String {
    switch rate {
    case 0: "0 %"
    case 1: "100 %"
    default:
      "\(min(999, max(1, Int((rate * 1000).rounded()))) / 10).\(min(999, max(1, Int((rate * 1000).rounded()))) % 10) %"
    }
  }
}

extension Schedule {
  /// The moves, one per line.
  package var text: String {
    var lines = moves.map { "\($0)" }
    if traits != HostTraits() { lines.insert("on a host of these: \(traits)", at: 0) }
    if root == .tabs { lines.insert("in an app with tabs", at: 0) }
    return lines.map { "  \($0)\n" }.joined()
  }

  /// The moves under a guarded stack. Each move is followed by its events and by the changes of the host.
  @MainActor package func account(_ kind: GuardKind) -> String {
    let stage = ScenarioRunner(kind, on: root)
    guard let navigation = stage.navigation as? GuardedNavigation<HostAdapter, LabGraph> else { return "" }
    var text = ""
    var (told, changed) = (0, 0)
    func tell(_ what: String) {
      text += "  \(what)\n" + navigation.events[told...].map { "      \($0)\n" }.joined()
      text += stage.host.performed[changed...].map { "      the host: \($0.call) for request \($0.request)\n" }.joined()
      (told, changed) = (navigation.events.count, stage.host.performed.count)
    }
    tell("start")
    _ = play(on: stage) { tell("\($0)") }
    tell("the end")
    return text
  }
}
