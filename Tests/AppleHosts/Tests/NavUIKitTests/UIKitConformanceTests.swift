import Foundation
import NavRuntime
import NavTesting
import Testing

@testable import NavUIKit
@testable import UIKit

/// Checks the host against the entire host protocol, on the double.
@MainActor struct UIKitConformanceTests {
  /// Repeats the check on a hostile double, in each mode and in all modes at once.
  @Test(arguments: Simulator.Hostility.all.map(\.mode) + [.everything])
  func theUIKitHostKeepsTheContract(in mode: Simulator.Hostility) async {
    let simulator = Simulator()
    simulator.hostility = mode
    await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let host = UIKitHost(in: window, time: .simulated(simulator))
      window.makeKeyAndVisible()
      let report = await HostConformance.check(
        host, hands: .of(host, in: window), passing: { simulator.advance(by: $0) }
      ) { NumberedPage(number: $0) }
      // A host cannot end a transition that UIKit does not end. The navigator waits for it.
      let failures = report.failures.filter { $0.sentence != .settles || !mode.contains(.cannotBeStopped) }
      #expect(failures.isEmpty, "\(report)")
      #expect(Array(report.untried.keys) == [.asksForBackFurther] && report.untold == [:], "\(report)")
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
    }
  }

  @Test func theUIKitHostKeepsTheContract() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let host = UIKitHost(in: window, time: .simulated(simulator))
      window.makeKeyAndVisible()
      let report = await HostConformance.check(
        host, hands: .of(host, in: window), passing: { simulator.advance(by: $0) }
      ) { NumberedPage(number: $0) }
      #expect(report.holds, "\(report)")
      // The menu of UIKit's back button pops without a request. `popByItself` covers that change.
      #expect(Array(report.untried.keys) == [.asksForBackFurther], "\(report)")
      #expect(report.untold == [:], "\(report)")
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
    }
  }

  /// Repeats the check on an existing navigation controller, which does not support tabs.
  @Test func theHostOverANavigationControllerKeepsTheContract() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      window.rootViewController = stack
      let host = UIKitHost(over: stack, time: .simulated(simulator))
      window.makeKeyAndVisible()
      simulator.advance(by: .seconds(1))
      let report = await HostConformance.check(
        host, hands: .of(host, in: window), passing: { simulator.advance(by: $0) }
      ) { NumberedPage(number: $0) }
      #expect(report.holds, "\(report)")
      #expect(Set(report.untried.keys) == [.asksForBackFurther, .asksForATab], "\(report)")
      let changes = report.untold.values.reduce(into: Set<HostChange>()) { $0.formUnion($1) }
      #expect(changes == [.select, .all], "\(report)")
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
    }
  }
}
