import Foundation
import NavRuntime
import NavTesting
import NavUIKit
@testable import NavSwiftUIOfMac
import SwiftUI
import Testing
@testable import UIKit

extension UserInput {
  /// Simulated input for a host whose views are in a tree.
  static func of(_ host: SwiftUIHost, in tree: ViewTree) -> UserInput {
    var hands = UserInput()
    hands.pressBack = { if !tree.press("Back") { tree.press("Close") } }
    hands.pressTab = { index in
      if let place = host.layers.last(where: { $0.place != nil })?.place { tree.press(place.tabs[index].title) }
    }
    hands.pressButton = { index in
      if let alert = host.layers.last?.alert { tree.press(alert.content.buttons[index].label) }
    }
    hands.resize = { tree.resize(width: $0 ? 900 : 500) }
    hands.pressBackOf = { _ in if !tree.press("Back") { tree.press("Close") } }
    hands.isPlaceholderVisible = {
      tree.catchUp()
      return tree.texts.contains("page 0")
    }
    hands.hide = { tree.disappear() }
    hands.reveal = { tree.appear() }
    hands.showsTitle = { tree.texts.contains($0) }
    hands.visiblePage = { host.layers.last?.alert == nil ? tree.texts.compactMap(number).last { $0 > 0 } : nil }
    hands.takesTaps = {
      tree.catchUp()
      // A button of an alert takes a press at any time. The press counts as soon as the host accepts presses:
      // MacWordsTests.
      if host.layers.last?.alert != nil { return host.shown.isInteractionOn }
      let page = tree.nodes.last { $0.isVisible && number($0.ownText ?? "") ?? 0 > 0 }
      return page?.takesTaps ?? host.shown.isInteractionOn
    }
    return hands
  }

  private static func number(_ text: String) -> Int? {
    text.hasPrefix("page ") ? Int(text.dropFirst("page ".count)) : nil
  }
}

/// Checks the host for the Mac against the entire host protocol, on the double.
@MainActor struct MacConformanceTests {
  private func report(_ faults: [Simulator.Fault] = []) async -> (HostReport, Simulator) {
    let simulator = Simulator()
    return await Simulator.$current.withValue(simulator) {
      let host = SwiftUIHost(.simulated(simulator))
      let tree = ViewTree(HostView(host: host))
      tree.appear()
      simulator.faults = faults
      let report = await HostConformance.check(
        host, hands: .of(host, in: tree), passing: { simulator.advance(by: $0) }
      ) { NumberedPage($0) }
      return (report, simulator)
    }
  }

  @Test func theHostForAMacKeepsTheContract() async {
    let (report, simulator) = await report()
    #expect(report.holds, "\(report)")
    let untried: Set<ContractClause> = [
      .asksForBackFurther, .refusesASwipe, .finishesASwipe, .cancelsASwipe, .refusesADismissal, .finishesADismissal,
      .cancelsADismissal, .tellsItsOwnChanges, .saysThatItIsCovered,
    ]
    #expect(Set(report.untried.keys) == untried, "\(report)")
    // A hidden view cannot show anything, so its changes wait.
    #expect(report.untold == [.hidden: Set(HostChange.allCases)], "\(report)")
    #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
  }

  /// SwiftUI promises to call the completion of an animation. In a window that is not visible, it may call it late or
  /// never.
  @Test func anEndThatNobodyTellsIsSeen() async {
    let (report, _) = await report(Array(repeating: .tellsNobody, count: 400))
    #expect(report.holds, "\(report)")
  }
}
