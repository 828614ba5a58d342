import NavLab

/// `navlab panes [COUNT [SEED]]`: plays random schedules with columns, and replays each without changes of form. For
/// each violated property, it prints the shortest schedule that still violates it.
struct PanesCommand {
  private let seeds: Range<UInt64>

  init(seeds: Range<UInt64>) {
    self.seeds = seeds
  }

  init?(_ arguments: [String]) {
    let numbers = arguments.compactMap { UInt64($0) }
    guard numbers.count == arguments.count, numbers.count <= 2 else { return nil }
    let first = numbers.count > 1 ? numbers[1] : 1
    let (end, isTooMuch) = first.addingReportingOverflow(numbers.first ?? 10_000)
    if isTooMuch { return nil }
    seeds = first..<end
  }

  /// Runs the command. Returns whether all properties hold.
  @MainActor func run() async -> Bool {
    let table = await PaneTable(seeds: seeds) { RunningSeed.note($0) }
    for property in PaneProperty.allCases {
      if let found = table.violations[property] { await tell(found, property) }
      if let found = table.differences[property] { await tellReplay(found, property) }
    }
    let (counts, replayed) = (table.counts, table.replayed)
    print(
      """
      \(table.schedules) schedules with columns and \(table.replays) replays, \(table.moves) moves
      changes of form: \(counts.folds), of these in transitions: \(counts.foldsInTransitions); in replays: \(replayed.folds)
      states at rest: \(counts.rests), of these with several acting pages: \(counts.expandedRests)
      requests of hidden pages: \(counts.hiddenRequests); held requests: \(counts.held + replayed.held)
      requests in replays: \(replayed.requests), from below the top: \(replayed.belowTop), with pages set aside: \
      \(replayed.aside)
      \(table.holds ? "all properties hold" : "not all properties hold")
      """)
    return table.holds
  }

  @MainActor private func tell(_ found: PaneTable.Finding, _ property: PaneProperty) async {
    let kind = PaneTable.kind(of: found.firstSeed)
    let least = await PaneSchedule(seed: found.firstSeed).minimized(for: kind)
    show(found, property, least.play(kind).violation, kind, kept: least.kept)
    for step in least.steps { print("  \(step)") }
  }

  @MainActor private func tellReplay(_ found: PaneTable.Finding, _ property: PaneProperty) async {
    let kind = PaneTable.kind(of: found.firstSeed)
    let (steps, kept) = PaneReplay.steps(of: found.firstSeed)
    let least = await minimized(steps) { PaneReplay($0, kept: kept, kind).violation?.property == property }
    show(found, property, PaneReplay(least, kept: kept, kind).violation, kind, kept: kept)
    for step in least { print("  replay: \(step)") }
  }

  private func show(
    _ found: PaneTable.Finding, _ property: PaneProperty, _ violation: PaneViolation?, _ kind: GuardKind,
    kept: LabScreen?
  ) {
    print("\(property.rawValue): in \(found.count), first seed \(found.firstSeed): \(violation?.detail ?? "")")
    print("  \(kind.title)\(kept.map { ", \($0) holds" } ?? "")")
  }
}
