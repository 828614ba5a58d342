import NavLab

/// `navlab facts [COUNT [SEED]]`: plays random schedules with changing facts, which the navigator follows or the app
/// announces. For each difference, it prints the shortest schedule that still has it.
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

  /// Runs the command. Returns whether there are no differences.
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
