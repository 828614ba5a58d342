import NavUIKit
import UIKit

/// Compares a push and a pop through the UIKit host with the same calls of UIKit, both on the double. `make bench`
/// prints the results.
///
/// Each line has one mode: `unanimated` or `animated`, the nanoseconds through the host, the nanoseconds of the calls
/// alone, and the median of their ratios over the rounds.

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

/// Returns the nanoseconds for one push and one pop.
func time(_ act: () -> Void) -> Double {
  let took = ContinuousClock().measure(act)
  return (Double(took.components.seconds) * 1e9 + Double(took.components.attoseconds) / 1e9) / Double(cycles)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
