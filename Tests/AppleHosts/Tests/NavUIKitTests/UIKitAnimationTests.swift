import Foundation
import NavRuntime
import NavTesting
import Testing

@testable import NavUIKit
@testable import UIKit

/// Of a change of several steps, the user sees the last one move, and no other.
@MainActor struct UIKitAnimationTests {
  /// The calls of UIKit's that a change was made of.
  private struct Change {
    let isAnimated: Bool
    var calls: [Simulator.Call] = []

    /// What was called, in order.
    var kinds: [Simulator.Call.Kind] { calls.map(\.kind) }

    /// Which of the calls were animated.
    var animated: [Bool] { calls.map(\.isAnimated) }

    /// Which of them should be: the last one, in a change that is animated. UIKit has no animation for a tab that is selected.
    var expected: [Bool] {
      calls.indices.map { isAnimated && $0 == calls.count - 1 && calls[$0].kind != .select }
    }
  }

  /// The changes of the kit, over a hundred, by one step and by several.
  @Test func onlyTheLastStepIsAnimated() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let host = UIKitHost(in: window, time: .simulated(simulator))
      window.makeKeyAndVisible()
      var changes: [TransitionID: Change] = [:]
      simulator.onCall = { call, _ in
        guard let change = host.work?.change else { return }
        changes[change.transition, default: Change(isAnimated: change.isAnimated)].calls.append(call)
      }
      let report = await HostConformance.check(
        host, hands: .of(host, in: window), passing: { simulator.advance(by: $0) }
      ) { NumberedPage(number: $0) }
      #expect(report.holds, "\(report)")
      for change in changes.values {
        #expect(change.animated == change.expected, "\(change.kinds) of a change, animated: \(change.isAnimated)")
      }
      let kinds = Set(changes.values.filter(\.isAnimated).map(\.kinds))
      let several: Set<[Simulator.Call.Kind]> = [
        [.dismiss, .pop], [.dismiss, .select], [.select, .push], [.push, .present], [.present, .present],
        [.dismiss, .set, .present], [.dismiss, .select, .set, .present],
      ]
      #expect(kinds.isSuperset(of: several), "\(kinds)")
    }
  }
}
