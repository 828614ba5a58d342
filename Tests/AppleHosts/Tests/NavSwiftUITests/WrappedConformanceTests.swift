import Foundation
import NavRuntime
import NavTesting
import NavUIKit
@testable import NavSwiftUI
import SwiftUI
import Testing
@testable import UIKit

/// Checks the host for iOS against the host protocol: the parts that it adds to the UIKit host, which has its own
/// tests.
@MainActor struct WrappedConformanceTests {
  @Test func theHostForIOSKeepsTheContract() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let host = SwiftUIHost(.simulated(simulator))
      window.makeKeyAndVisible()
      window.rootViewController = UIHostingController(rootView: HostView(host: host))
      simulator.advance(by: .seconds(1))
      let report = await HostConformance.check(
        host, hands: .of(host, in: window), passing: { simulator.advance(by: $0) }
      ) { NumberedPage($0) }
      #expect(report.holds, "\(report)")
      // The menu of UIKit's back button pops without a request. `popByItself` covers that change.
      #expect(Array(report.untried.keys) == [.asksForBackFurther], "\(report)")
      #expect(report.untold == [:], "\(report)")
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
    }
  }
}

extension UIViewController {
  /// The controller on top: a native stack, a tab bar controller, an alert, or a layer that other code presents.
  fileprivate var top: UIViewController? {
    if let presented = ownPresented { return presented.top }
    if self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIAlertController
    {
      return self
    }
    return children.lazy.compactMap(\.top).last ?? (ownPresenting != nil ? self : nil)
  }
}

extension UserInput {
  /// Simulated input for a host whose view is in a window. UIKit receives the input.
  fileprivate static func of(_ host: SwiftUIHost, in window: UIWindow) -> UserInput {
    var hands = UserInput.ofUIKit(isPlaceholder: { $0.trees.flatMap(\.texts).contains("page 0") }) {
      window.rootViewController?.top
    }
    hands.showsTitle = { title in
      (window.rootViewController?.top as? UINavigationController)?.topViewController?.navigationItem.title == title
    }
    hands.visiblePage = {
      window.rootViewController?.trees.filter(\.isInFront).flatMap(\.texts).compactMap {
        $0.hasPrefix("page ") && $0 != "page 0" ? Int($0.dropFirst("page ".count)) : nil
      }.last
    }
    return hands
  }
}
