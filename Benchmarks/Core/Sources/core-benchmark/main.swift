import Foundation
import AllocationCount
import NavRuntime

/// `core-benchmark SEGUES`: for stacks of three depths, prints the depth, the nanoseconds of a push and pop in the guarded
/// stack, those of an append and removal in an array, and the allocations of all measured segues together.

let segues = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000

/// The middle of an odd number of measurements.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// Nanoseconds for one of `count` rounds of the body.
func nanoseconds(_ count: Int, _ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  let (seconds, attoseconds) = time.components
  return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
}

/// A count that cannot count proves nothing.
let before = allocation_count()
var probe = [segues]
probe.reserveCapacity(1_000 + segues % 2)
guard allocation_count() > before else {
  print("core-benchmark: allocations cannot be counted with this C library")
  exit(1)
}

for depth in [1, 8, 32] {
  var walk = Walk(depth: depth)
  var array = PlainStack(depth: depth)
  walk.pushAndPop(64)
  array.pushAndPop(64)

  var guarded: [Double] = []
  var plain: [Double] = []
  var allocations: UInt64 = 0
  for _ in 0..<9 {
    let start = allocation_count()
    let time = nanoseconds(segues) { walk.pushAndPop(segues) }
    allocations += allocation_count() - start
    guarded.append(time)
    plain.append(nanoseconds(segues) { array.pushAndPop(segues) })
  }
  guard walk.shown == 2 * (9 * segues + 64) + depth, array.isIntact else {
    print("core-benchmark: \(walk.shown) of the segues were shown")
    exit(1)
  }
  print(depth, median(guarded), median(plain), allocations)
}
