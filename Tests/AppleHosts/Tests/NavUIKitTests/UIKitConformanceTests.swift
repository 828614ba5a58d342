import Foundation
import NavRuntime
import NavTesting
import Testing

@testable import NavUIKit
@testable import UIKit

/// Checks the host against the entire host protocol, on the double.
@MainActor struct UIKitConformanceTests {
  /// Checks a host in a window, or over a navigation controller.
  static func report(
    overStack: Bool = false, in mode: Simulator.Hostility = [],
    preparing prepare: @MainActor (UIKitHost, Simulator) -> Void = { _, _ in }
  ) async -> HostReport {
    let simulator = Simulator()
    simulator.hostility = mode
    return await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let page = UIViewController(nibName: nil, bundle: nil)
      let stack = overStack ? UINavigationController(rootViewController: page) : nil
      if let stack { window.rootViewController = stack }
      let time = HostTime.simulated(simulator)
      let host = stack.map { UIKitHost(over: $0, time: time) } ?? UIKitHost(in: window, time: time)
      window.makeKeyAndVisible()
      if overStack { simulator.advance(by: .seconds(1)) }
      prepare(host, simulator)
      let report = await HostConformance.check(
        host, hands: .of(host, in: window), passing: { simulator.advance(by: $0) }
      ) { NumberedPage(number: $0) }
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
      return report
    }
  }

  /// Repeats the check on a hostile double, in each mode and in all modes at once.
  @Test(arguments: Simulator.Hostility.all.map(\.mode) + [.everything])
  func theUIKitHostKeepsTheContract(in mode: Simulator.Hostility) async {
    let report = await Self.report(in: mode)
    // A host cannot end a transition that UIKit does not end. The navigator waits for it.
    let failures = report.failures.filter {
      switch $0.sentence {
      case .settles: !mode.contains(.cannotBeStopped)
      // If UIKit merges the columns, the host notices it a moment later.
      case .showsTheTop: !mode.contains(.mergesColumns)
      // The windows are resized although the suite does nothing.
      case .keepsStill: !mode.contains(.foldsInTransitions) || !$0.detail.hasSuffix("formChanged()")
      default: true
      }
    }
    #expect(failures.isEmpty, "\(report)")
    #expect(Array(report.untried.keys) == [.asksForBackFurther] && report.untold == [:], "\(report)")
  }

  @Test func theUIKitHostKeepsTheContract() async {
    let report = await Self.report()
    #expect(report.holds, "\(report)")
    // The menu of UIKit's back button pops without a request. `popByItself` covers that change.
    #expect(Array(report.untried.keys) == [.asksForBackFurther], "\(report)")
    #expect(report.untold == [:], "\(report)")
  }

  /// Repeats the check on an existing navigation controller, which does not support tabs.
  @Test func theHostOverANavigationControllerKeepsTheContract() async {
    let report = await Self.report(overStack: true)
    #expect(report.holds, "\(report)")
    let columns: Set<ContractClause> = [
      .keepsTheStackInBothForms, .saysThatTheFormChanged, .completesAcrossForms, .asksForBackOfAColumn,
      .fillsAnEmptyColumn, .hasNoFormWhileHidden,
    ]
    #expect(Set(report.untried.keys) == columns.union([.asksForBackFurther, .asksForATab]), "\(report)")
    let changes = report.untold.values.reduce(into: Set<HostChange>()) { $0.formUnion($1) }
    #expect(changes == [.select, .all], "\(report)")
  }
}
