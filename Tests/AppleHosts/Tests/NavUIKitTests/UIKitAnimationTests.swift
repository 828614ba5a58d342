import Foundation
import NavRuntime
import NavTesting
import Testing

@testable import NavUIKit
@testable import UIKit

/// If a change has several steps, only the last step is animated.
@MainActor struct UIKitAnimationTests {
  /// The UIKit calls of a change.
  private struct Change {
    let isAnimated: Bool
    var calls: [Simulator.Call] = []

    /// The kinds of the calls, in order.
    var kinds: [Simulator.Call.Kind] { calls.map(\.kind) }

    /// Whether each call was animated.
    var animated: [Bool] { calls.map(\.isAnimated) }

    /// Whether each call should be animated: only the last call of an animated change. UIKit does not animate the
    /// selection of a tab.
    var expected: [Bool] {
      calls.indices.map { isAnimated && $0 == calls.count - 1 && calls[$0].kind != .select }
    }
  }

  /// Checks the changes of the conformance suite, more than a hundred, with one step and with several.
  @Test func onlyTheLastStepIsAnimated() async {
    var changes: [TransitionID: Change] = [:]
    let report = await UIKitConformanceTests.report { host, simulator in
      simulator.onCall = { [unowned host] call, _ in
        // The columns of a split have tests of their own.
        guard let change = host.work?.change, !change.stack.contains(where: { $0.split != nil }) else { return }
        changes[change.transition, default: Change(isAnimated: change.isAnimated)].calls.append(call)
      }
    }
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
