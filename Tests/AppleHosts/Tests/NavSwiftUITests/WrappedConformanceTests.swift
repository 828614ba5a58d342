import Foundation
import NavRuntime
import NavTesting
import NavUIKit
@testable import NavSwiftUI
import SwiftUI
import Testing
@testable import UIKit

/// The host for iOS against the host protocol: what it adds to that for UIKit, which has its own tests.
@MainActor struct WrappedConformanceTests {
  @Test func theHostForIOSKeepsTheContract() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let host = SwiftUIHost(.simulated(simulator))
      window.makeKeyAndVisible()
      window.rootViewController = UIHostingController(rootView: HostView(host: host))
      simulator.advance(by: .seconds(1))
      var hands = HostHands()
      hands.visiblePage = {
        window.rootViewController?.trees.filter(\.isInFront).flatMap(\.texts).compactMap {
          $0.hasPrefix("page ") ? Int($0.dropFirst("page ".count)) : nil
        }.last
      }
      let report = await HostConformance.check(host, hands: hands, passing: { simulator.advance(by: $0) }) {
        NumberedPage($0)
      }
      #expect(report.holds, "\(report)")
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
    }
  }
}

/// A page that is nothing but its number. SwiftUI's views are no objects; this is one so that it can be seen when it is freed.
@MainActor final class NumberedPage: View {
  let number: Int
  init(_ number: Int) { self.number = number }
  var body: some View { Text("page \(number)") }
}
