import Foundation
import AllocationCount
import NavRuntime

/// `core-benchmark SEGUES`: prints one line per measurement, which starts with its name.
///
/// - `stack`: for stacks of three depths, the depth, the nanoseconds of a push and a pop in the guarded stack, the
///   nanoseconds in an array, and the allocations of all measured segues. Both times are those of the fastest round.
/// - `tab`: for a stack in a tab, the depth, the nanoseconds of a push and a pop, the nanoseconds without tabs, and
///   the allocations.
/// - `queue`: for queues of three lengths, the length, the nanoseconds of adding a request and serving another one,
///   and the allocations of all of them.
/// - `navigator`: the observer, the allocations of a push and a pop, their nanoseconds, and the nanoseconds in an
///   array of closures. The observer is `nobody`, an `observer` of the events, or a `button` that reads `canPerform`
///   before each push.
/// - `facts`: `turns` or `row`, the nanoseconds of a push and a pop with two requirements and followed facts, and the
///   nanoseconds without following. With `turns`, the main actor runs other tasks after each segue.
/// - `table`: for the tables of three graphs, the number of screens, the nanoseconds of parsing the table, and the
///   nanoseconds of finding its lines.
/// - `memory`: the name of an object, and its size in bytes.
/// - `link`: for three graphs, the number of links, and the nanoseconds of opening one while another is shown.

let segues = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let rounds = 9
let warmUp = 128

/// Returns the median of an odd number of measurements.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// Returns the fastest of several measurements of the same work. Other load on the machine only adds time.
func fastest(_ values: [Double]) -> Double {
  values.min() ?? .infinity
}

/// Returns the processor time since the program started in nanoseconds. Other processes do not affect it.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the nanoseconds of one of `count` rounds of the body.
func nanoseconds(_ count: Int, _ body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return (processorTime() - start) / Double(count)
}

/// Exits with an error if a measurement did not do what was expected.
func expect(_ condition: Bool, _ message: String) {
  if condition { return }
  print("core-benchmark: \(message)")
  exit(1)
}

/// A counter that does not count would prove nothing.
let before = allocation_count()
var probe = [segues]
probe.reserveCapacity(1_000 + segues % 2)
expect(allocation_count() > before, "allocations cannot be counted with this C library")

/// The rounds of a stack and of an array of the same depth.
///
/// A busy neighbor on the same processor slows the stack down for many seconds, and hardly the array. The rounds are
/// therefore in several parts of the run, and the fastest one of each counts: other load only adds time.
struct StackRounds {
  let depth: Int
  private var walk: Walk
  private var array: PlainStack
  private var guarded = Double.infinity
  private var plain = Double.infinity
  private var allocations: UInt64 = 0
  private var count = 0

  init(depth: Int) {
    self.depth = depth
    walk = Walk(depth: depth)
    array = PlainStack(depth: depth)
    walk.pushAndPop(warmUp)
    array.pushAndPop(warmUp)
  }

  mutating func measure() {
    let start = allocation_count()
    guarded = min(guarded, nanoseconds(segues) { walk.pushAndPop(segues) })
    allocations += allocation_count() - start
    plain = min(plain, nanoseconds(segues) { array.pushAndPop(segues) })
    count += 1
  }

  func report() {
    expect(
      walk.shown == 2 * (count * segues + warmUp) + depth && array.isIntact, "\(walk.shown) of the segues were shown")
    print("stack", depth, guarded, plain, allocations)
  }
}

var stacks = [1, 8, 32].map(StackRounds.init)

/// Measures the stacks in a part of the run.
@MainActor func measureStacks() {
  for _ in 0..<rounds / 3 {
    for index in stacks.indices { stacks[index].measure() }
  }
}

measureStacks()

do {
  let depth = 8
  var walks = Walk.Bottom.allCases.map { Walk(depth: depth, on: $0) }
  for index in walks.indices { walks[index].pushAndPop(warmUp) }
  var times: [[Double]] = [[], []]
  var allocations: [UInt64] = [0, 0]
  // The rounds alternate, so that other load on the machine affects both.
  for _ in 0..<rounds {
    for index in walks.indices {
      let start = allocation_count()
      let time = nanoseconds(segues) { walks[index].pushAndPop(segues) }
      allocations[index] += allocation_count() - start
      times[index].append(time)
    }
  }
  expect(
    walks.allSatisfy { $0.shown == 2 * (rounds * segues + warmUp) + depth },
    "\(walks.map(\.shown)) of the segues were shown")
  print("tab", depth, median(times[1]), median(times[0]), allocations[1])
}

for length in [0, 8, 63] {
  var walk = QueueWalk(length: length)
  walk.takeAndServe(warmUp)

  var times: [Double] = []
  var allocations: UInt64 = 0
  for _ in 0..<rounds {
    let start = allocation_count()
    let time = nanoseconds(segues) { walk.takeAndServe(segues) }
    allocations += allocation_count() - start
    times.append(time)
  }
  expect(
    walk.served == rounds * segues + warmUp && walk.length == length,
    "\(walk.served) requests were served, and \(walk.length) wait")
  print("queue", length, median(times), allocations)
}

for looking in NavigatorWalk.Looking.allCases {
  let walk = NavigatorWalk(looking)
  var closures = ClosureStack()
  let times = max(segues / 10, 1)
  var shown = walk.pushAndPop(warmUp)
  closures.pushAndPop(warmUp)
  var navigator: [Double] = []
  var plain: [Double] = []
  var allocations: UInt64 = 0
  for _ in 0..<rounds {
    let start = allocation_count()
    navigator.append(nanoseconds(times) { shown += walk.pushAndPop(times) })
    allocations += allocation_count() - start
    plain.append(nanoseconds(times) { closures.pushAndPop(times) })
  }
  expect(
    shown == 2 * (rounds * times + warmUp) && (looking == .nobody) == (walk.timesTold == 0),
    "\(shown) of the navigator's segues were shown, and who looks was told \(walk.timesTold) times")
  expect(closures.timesLeft == rounds * times + warmUp, "\(closures.timesLeft) of the closures ran")
  print("navigator", looking, Double(allocations) / Double(rounds * times), fastest(navigator), fastest(plain))
}

measureStacks()

for withTurns in [false, true] {
  let walks = [FactsWalk(followsFacts: true), FactsWalk(followsFacts: false)]
  let times = max(segues / 10, 1)
  var shown = [0, 0]
  var taken: [[Double]] = [[], []]
  for (index, walk) in walks.enumerated() { shown[index] = await walk.pushAndPop(warmUp, withTurns: withTurns) }
  // The rounds alternate, so other load on the machine affects both.
  for _ in 0..<rounds {
    for (index, walk) in walks.enumerated() {
      let start = processorTime()
      shown[index] += await walk.pushAndPop(times, withTurns: withTurns)
      taken[index].append((processorTime() - start) / Double(times))
    }
  }
  expect(
    shown == [Int](repeating: 2 * (rounds * times + warmUp), count: 2), "\(shown) of the segues with facts were shown")
  let follows = (await walks[0].signOut(), await walks[1].signOut())
  expect(follows == (true, false), "\(follows): what follows the facts is not what was meant")
  print("facts", withTurns ? "turns" : "row", median(taken[0]), median(taken[1]))
}

for (size, text) in tables {
  var parsed: [Double] = []
  var cut: [Double] = []
  // All tables are kept, because an app parses its table into memory that it has not touched before.
  var kept: [GraphTable] = []
  for _ in 0..<rounds * 5 {
    parsed.append(nanoseconds(1) { kept.append(GraphTable(text)) })
    expect(kept[kept.count - 1].screenCount == size, "the table has not \(size) screens")
    var lines = 0
    cut.append(nanoseconds(1) { lines = text.withUTF8Buffer { $0.split(separator: UInt8(ascii: "\n")).count } })
    expect(lines > size, "the table has \(lines) lines")
  }
  print("table", size, fastest(parsed), fastest(cut))
}

for (size, walk) in linkWalks() {
  let times = max(segues / 10, 1)
  var shown = walk.open(warmUp)
  var opened: [Double] = []
  for _ in 0..<rounds { opened.append(nanoseconds(times) { shown += walk.open(times) }) }
  expect(shown == rounds * times + warmUp, "\(shown) of the links were opened")
  print("link", size, median(opened))
}

measureStacks()
for stack in stacks { stack.report() }

for (what, bytes) in [
  ("navigator", MemoryWalk.idleNavigator()), ("page", MemoryWalk.page()), ("request", MemoryWalk.queuedRequest()),
] {
  print("memory", what, bytes)
}
