import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// Changes of the form at awkward moments.
@MainActor struct UIKitFoldTests {
  /// A collapse in a push: NetNewsWire 5371. The push ends, and then the pages move. If UIKit cannot end the push, the
  /// pages move when it ends, and the host is not idle until then.
  @Test(arguments: [Simulator.Hostility(), .cannotBeStopped, .turnsInTransitions, .collapsesLate])
  func aCollapseInAPush(mode: Simulator.Hostility) throws {
    try MailOnUIKit.run(in: mode) { world in
      try world.mailboxes.open(id: 7)
      let request = try world.message.showHeaders()
      world.pass(0.1)
      world.resize(isWide: false, pass: 0)
      if mode == .cannotBeStopped { #expect(world.host.isAnimating && world.host.isExpanded) }
      world.pass(3)
      #expect(request.outcomeSoFar == .shown && !world.navigator.isBusy && !world.host.isAnimating)
      #expect(world.columns() == [["mailboxes", "message 7", "headers"]])
      // The pages move before `didShow`, where the navigator reads the form.
      #expect(world.ends.suffix(2) == ["collapsed", "shown"])
    }
  }

  /// An expansion in a dismissal: NetNewsWire 5385.
  @Test(arguments: [Simulator.Hostility(), .cannotBeStopped, .collapsesLate], [true, false])
  func anExpansionInADismissal(mode: Simulator.Hostility, isByFinger: Bool) throws {
    try MailOnUIKit.run(isWide: false, in: mode) { world in
      try world.openHeaders()
      try world.message.answer()
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message", "headers"], "the message is not on top")
      world.navigator.goBack()
      world.pass(3)
      try world.message.answer()
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message", "letter"])
      if isByFinger {
        let presenter = try #require(world.window.top?.presentingViewController)
        #expect(presenter.beginDismissal())
        world.pass(0.1)
        world.resize(isWide: true, pass: 0.1)
        presenter.endDismissal(isCancelled: false)
      } else {
        world.navigator.goBack()
        world.pass(0.1)
        world.resize(isWide: true, pass: 0)
      }
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"] && !world.navigator.isBusy)
      #expect(world.columns() == [["mailboxes"], ["message 7"]] && world.navigator.isExpanded)
    }
  }

  /// The system collapses and expands an app in the background for its pictures: canvas-ios 3118, WordPress-iOS 23643,
  /// react-native-screens 3319. Each picture shows the pages, and the host does not notify the navigator.
  @Test func foldsInTheBackgroundAreNotReported() throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      let before = world.navigator.lastEvents.count { if case .formChanged = $0.kind { true } else { false } }
      world.leave()
      for isWide in [false, true, false, true] {
        world.simulator.resize(isWide: isWide, isAnimated: false)
        #expect(
          world.columns()
            == (isWide ? [["mailboxes"], ["message 7", "headers"]] : [["mailboxes", "message 7", "headers"]]))
        world.pass(0.2)
      }
      world.comeBack()
      world.pass(3)
      let after = world.navigator.lastEvents.count { if case .formChanged = $0.kind { true } else { false } }
      #expect(before == after && world.navigator.isExpanded && !world.navigator.isBusy)
    }
  }

  /// If the form differs when the app returns, the navigator reads it then.
  @Test func theFormIsReadWhenTheAppReturns() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.open(id: 7)
      world.leave()
      world.simulator.resize(isWide: false, isAnimated: false)
      #expect(world.navigator.isExpanded, "the navigator has heard nothing")
      world.comeBack()
      world.pass(3)
      #expect(!world.navigator.isExpanded && world.columns() == [["mailboxes", "message 7"]])
      #expect(world.ends.last == "collapsed")
    }
  }

  /// The app moves to the background during a push, and its form changes there.
  @Test(arguments: [Simulator.Hostility(), .cannotBeStopped]) func aPushThatTheBackgroundInterrupts(
    mode: Simulator.Hostility
  ) throws {
    try MailOnUIKit.run(in: mode) { world in
      try world.mailboxes.open(id: 7)
      try world.message.showHeaders()
      world.pass(0.1)
      world.leave()
      world.simulator.resize(isWide: false, isAnimated: false)
      world.simulator.resize(isWide: true, isAnimated: false)
      world.simulator.resize(isWide: false, isAnimated: false)
      world.pass(5)
      world.comeBack()
      world.pass(5)
      #expect(world.stack == ["mailboxes", "message", "headers"] && !world.navigator.isBusy)
      #expect(world.columns() == [["mailboxes", "message 7", "headers"]])
    }
  }

  /// A fold under a sheet that the list presented: woocommerce-ios 16785.
  @Test func aFoldUnderASheet() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.open(id: 7)
      try world.mailboxes.write()
      world.pass(3)
      #expect(world.stack == ["mailboxes", "letter"] && world.host.shownInstances.count == 3)
      let shown = world.host.shownInstances
      world.resize(isWide: false)
      #expect(world.columns() == [["mailboxes", "message 7"]] && world.host.shownInstances == shown)
      world.resize(isWide: true)
      world.resize(isWide: false)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"] && world.columns() == [["mailboxes", "message 7"]])
      world.resize(isWide: true)
      #expect(world.columns() == [["mailboxes"], ["message 7"]])
    }
  }

  /// A full-screen layer takes the split out of its window, so the split follows when it returns.
  @Test func aFoldUnderALayerOverEverything() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.open(id: 7)
      try world.mailboxes.cover()
      world.pass(3)
      world.resize(isWide: false)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"] && !world.navigator.isBusy)
      #expect(world.columns() == [["mailboxes", "message 7"]] && !world.navigator.isExpanded)
    }
  }

  /// The popover of a list, then a collapse: WordPress-iOS 23525. The list is covered, and UIKit throws an exception
  /// for an anchor in no window.
  @Test func aPopoverOfTheListThenACollapse() throws {
    try MailOnUIKit.run { world in
      let button = UIView(frame: .zero)
      try #require(world.screens.page(named: "mailboxes")).view.addSubview(button)
      try world.mailboxes.open(id: 7)
      try world.mailboxes.anchor = button
      try world.mailboxes.filter()
      world.pass(3)
      let popover = try #require(world.window.top?.popoverPresentationController)
      #expect(popover.sourceItem === button)
      world.resize(isWide: false)
      #expect(world.columns() == [["mailboxes", "message 7"]])
      #expect(popover.sourceView === world.screens.page(named: "message 7")?.view)
      world.resize(isWide: true)
      #expect(popover.sourceItem === button)
      world.resize(isWide: false)
      try #require(world.navigator.handle(Mail.Filters.self)).apply()
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"] && world.columns() == [["mailboxes", "message 7"]])
    }
  }

  /// Two folds, with no time between them or with some: WordPress-iOS 18021, woocommerce-ios 6424.
  @Test(arguments: [0, 0.05, 3]) func foldingTwiceChangesNothing(pause: Double) throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      let (shown, made) = (world.host.shownInstances, world.screens.made)
      for _ in 0..<3 {
        world.resize(isWide: false, pass: pause)
        world.resize(isWide: true, pass: pause)
      }
      world.pass(3)
      #expect(world.columns() == [["mailboxes"], ["message 7", "headers"]])
      #expect(world.host.shownInstances == shown && world.screens.made == made && world.navigator.isExpanded)
    }
  }

  /// A finger is on the screen. The system cancels its touch, and the pages move.
  @Test(arguments: [Simulator.Hostility(), .cannotBeStopped, .turnsInTransitions])
  func aSwipeIsCancelledByAFold(mode: Simulator.Hostility) throws {
    try MailOnUIKit.run(in: mode) { world in
      try world.openHeaders()
      #expect(try world.column(1).beginSwipe())
      try world.column(1).moveSwipe(to: 0.4)
      world.pass(0.1)
      world.resize(isWide: false, pass: 5)
      #expect(world.stack == ["mailboxes", "message", "headers"] && !world.navigator.isBusy && !world.host.isAnimating)
      #expect(world.columns() == [["mailboxes", "message 7", "headers"]])
      #expect(try world.column(0).beginSwipe())
      try world.column(0).endSwipe(isCancelled: false)
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"])
    }
  }

  /// The pages are on their way to the other form, and the stack is the same at each of their callbacks.
  @Test func theStackIsTheSameInTheMiddleOfAFold() throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      let shown = world.host.shownInstances
      var count = 0
      world.screens.whenNoticed = { _ in
        count += 1
        #expect(world.host.shownInstances == shown)
      }
      world.resize(isWide: false)
      world.resize(isWide: true)
      #expect(count > 8)
    }
  }

  /// A fold calls the pages, and a page requests something at once: a fold ends no request, and loses no page.
  @Test(arguments: ["+", "++", "-", "--"], [true, false]) func aPageRequestsInTheMiddleOfAFold(
    event: String, isWide: Bool
  ) throws {
    try MailOnUIKit.run(isWide: !isWide) { world in
      try world.openHeaders()
      var isDone = false
      world.screens.whenNoticed = { notice in
        guard notice == event + "headers", !isDone else { return }
        isDone = true
        world.navigator.goBack()
      }
      world.resize(isWide: isWide, pass: 5)
      #expect(!world.navigator.isBusy && world.host.shownInstances == world.navigator.stack.map(\.id))
      #expect(
        world.columns().joined().filter { !$0.hasPrefix("(") } == world.stack.map { $0 == "message" ? "message 7" : $0 }
      )
      #expect(world.host.isExpanded == isWide && world.navigator.isExpanded == isWide)
    }
  }

  /// UIKit merges the columns, although there is a compact one. The host moves the pages to the column that UIKit
  /// shows, and leaves no nested navigation controller: woocommerce-ios 17778.
  @Test(arguments: [true, false]) func columnsThatUIKitMerges(hasPages: Bool) throws {
    try MailOnUIKit.run(in: .mergesColumns) { world in
      if hasPages { try world.openHeaders() }
      let pages = hasPages ? ["mailboxes", "message 7", "headers"] : ["mailboxes"]
      world.resize(isWide: false)
      #expect(try world.split().isMerged)
      #expect(world.columns() == [pages])
      if hasPages {
        try world.column(0).pressBack()
        world.pass(3)
        #expect(world.columns() == [["mailboxes", "message 7"]] && world.stack == ["mailboxes", "message"])
      }
      world.resize(isWide: true)
      #expect(world.columns() == [["mailboxes"], hasPages ? ["message 7"] : ["(none)"]])
    }
  }

  /// Shows that the double merges as UIKit does, so that the test above is meaningful.
  @Test func withoutACompactColumnTheDoubleMerges() {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) {
      simulator.resize(isWide: true)
      let (window, split) = (UIWindow(frame: .zero), UISplitViewController(style: .doubleColumn))
      let stacks = (0..<2).map { _ in
        UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      }
      stacks[1].pushViewController(UIViewController(nibName: nil, bundle: nil), animated: false)
      split.setViewController(stacks[0], for: .primary)
      split.setViewController(stacks[1], for: .secondary)
      window.rootViewController = split
      window.makeKeyAndVisible()
      simulator.advance(by: .seconds(1))
      #expect(!split.isCollapsed && split.seenStacks == stacks)
      simulator.resize(isWide: false)
      #expect(split.isCollapsed && split.isMerged && stacks[0].viewControllers.last === stacks[1])
      simulator.resize(isWide: true)
      #expect(split.seenStacks == stacks && stacks[1].viewControllers.count == 2)
    }
  }
}
