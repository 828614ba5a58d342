import NavLab

/// `navlab facts [COUNT [SEED]]`: random schedules with facts that change, once followed and once announced by the app.
/// Prints for each thing that was wrong the shortest schedule in which it still is.
struct FollowingCommand {
  private let seeds: Range<UInt64>

  init?(_ arguments: [String]) {
    let numbers = arguments.compactMap { UInt64($0) }
    guard numbers.count == arguments.count, numbers.count <= 2 else { return nil }
    let first = numbers.count > 1 ? numbers[1] : 1
    let (end, isTooMuch) = first.addingReportingOverflow(numbers.first ?? 100_000)
    if isTooMuch { return nil }
    seeds = first..<end
  }

  /// Whether nothing was wrong.
  @MainActor func run() async -> Bool {
    let table = await FollowingTable(seeds: seeds) { RunningSeed.note($0) }
    for fault in FollowingReport.Fault.allCases {
      guard let seed = table.firstSeeds[fault], let times = table.findings[fault] else { continue }
      let least = await FollowingSchedule(seed: seed).minimized(for: fault)
      print("\(fault.text): in \(times), first seed \(seed): \(await least.play().detail)\n\(least.text)")
    }
    print("\(table.count) schedules of facts that change: \(table.holds ? "all holds" : "not all holds")")
    return table.holds
  }
}
