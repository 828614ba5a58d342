import Foundation
import NavLab

/// `navlab reentry [COUNT [SEED]]`: plays random schedules in which apps and hosts make calls at any moment, and as many
/// with hosts that have columns. It prints the number of calls, and for each violation the shortest schedule that still
/// has it.
struct ReentryCommand {
  /// The maximum number of lines of a story that are printed.
  private static let told = 60

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

  /// Runs the command. Returns whether there are no violations.
  @MainActor func run() async -> Bool {
    let holds = await play(hasColumns: false)
    return await play(hasColumns: true) && holds
  }

  @MainActor private func play(hasColumns: Bool) async -> Bool {
    let table = await ReentryTable(seeds: seeds, hasColumns: hasColumns) { RunningSeed.note($0) }
    print(table.text, terminator: "")
    for fault in ReentryFault.allCases {
      guard let seed = table.firstSeeds[fault], let times = table.findings[fault] else { continue }
      let least = await ReentrySchedule(seed: seed, hasColumns: hasColumns).minimized(for: fault)
      let report = await least.play(isTold: true)
      let seen = report.violations.map { "\($0.fault.text) (\($0.detail))" }.joined(separator: "; ")
      print("\n\(fault.text): in \(times), first seed \(seed): \(seen)\n\(least.text)")
      for line in report.story.prefix(Self.told) { print("    \(line)") }
    }
    let isCut = table.count < seeds.count
    let verdict = table.holds ? "all holds" : "not all holds" + (isCut ? ", so the others were not played" : "")
    let kind = hasColumns ? "hosts with columns" : "hosts"
    print("\n\(table.count) schedules of apps and \(kind) that call anything at any moment: \(verdict)")
    return table.holds
  }
}

/// Prints the seed of the current schedule if the runtime traps.
enum RunningSeed {
  nonisolated(unsafe) private static var seed: UInt64 = 0

  static func note(_ number: UInt64) {
    if seed == 0 { watch() }
    seed = number
  }

  private static func watch() {
    for signalNumber in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] {
      signal(signalNumber) { number in
        RunningSeed.say()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Prints the seed without an allocation, because it runs in a signal handler.
  private static func say() {
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { bytes in
      var rest = seed
      var index = bytes.count - 1
      bytes[index] = UInt8(ascii: "\n")
      repeat {
        index -= 1
        bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      let text: StaticString = "navlab: a trap in the schedule of seed "
      _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
      _ = write(2, bytes.baseAddress?.advanced(by: index), bytes.count - index)
    }
  }
}
