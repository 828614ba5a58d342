import NavUIKit
import UIKit

/// A push and a pop through the host for UIKit, beside the same calls of UIKit made directly, both on the double: `make bench` prints them. A line a
/// way: `unanimated` or `animated`, the nanoseconds through the host, those of the calls alone, and the median of their ratios over the rounds.

let (cycles, rounds) = CommandLine.arguments.count > 1 ? (10, 2) : (400, 41)

for isAnimated in [false, true] {
  let simulator = Simulator()
  Simulator.$current.withValue(simulator) {
    let (guarded, direct) = (
      GuardedWalk(simulator, isAnimated: isAnimated), DirectWalk(simulator, isAnimated: isAnimated)
    )
    var times: [(Double, Double)] = []
    guarded.walk(cycles)
    direct.walk(cycles)
    for _ in 0..<rounds { times.append((time { guarded.walk(cycles) }, time { direct.walk(cycles) })) }
    let (through, alone) = (median(times.map(\.0)), median(times.map(\.1)))
    precondition(guarded.pushes == direct.pushes && simulator.corruptions.isEmpty, "they have not done the same")
    print(isAnimated ? "animated" : "unanimated", through, alone, median(times.map { $0.0 / $0.1 }))
  }
}

/// Nanoseconds a push and a pop.
func time(_ act: () -> Void) -> Double {
  let took = ContinuousClock().measure(act)
  return (Double(took.components.seconds) * 1e9 + Double(took.components.attoseconds) / 1e9) / Double(cycles)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
