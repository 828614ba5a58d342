import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// Slow gestures, and the delegates of the swipe recognizers.
@MainActor struct UIKitSwipeTests {
  /// UIKit does not report the progress of a gesture. The navigator waits while the finger moves, so the host reports
  /// it.
  @Test func aSwipeThatIsDrawnSlowlyIsWaitedFor() throws {
    try AlbumOnUIKit.run { world in
      try world.list.open(number: 1)
      world.pass(3)
      let stack = try #require(world.window.stack)
      #expect(stack.beginSwipe())
      for step in 1...60 {
        stack.moveSwipe(to: Double(step) / 100)
        world.pass(1)
      }
      #expect(world.navigator.isBusy && stack.viewControllers.count == 1, "it is not taken away")
      stack.endSwipe(isCancelled: false)
      world.pass(3)
      #expect(world.stack == ["list"] && !world.navigator.isBusy)
      let moves = world.navigator.lastEvents.count { if case .swipeMoved = $0.kind { true } else { false } }
      #expect(moves > 0)
    }
  }

  /// The same for a sheet.
  @Test func aSheetThatIsDrawnSlowlyIsWaitedFor() throws {
    try AlbumOnUIKit.run { world in
      try world.write()
      let presenter = try #require(world.window.top?.presentingViewController)
      #expect(presenter.beginDismissal())
      for step in 1...60 {
        presenter.moveDismissal(to: Double(step) / 100)
        world.pass(1)
      }
      #expect(world.navigator.isBusy)
      presenter.endDismissal(isCancelled: true)
      world.pass(3)
      #expect(world.stack == ["list", "picture", "caption"] && !world.navigator.isBusy)
    }
  }

  /// The navigator is notified before the sheet moves, so it handles the dismissal as a gesture, not as a change by
  /// UIKit.
  @Test func aSheetThatIsDrawnAwayIsAGesture() throws {
    try AlbumOnUIKit.run { world in
      try world.write()
      let presenter = try #require(world.window.top?.presentingViewController)
      #expect(presenter.beginDismissal())
      world.pass(0.1)
      presenter.endDismissal(isCancelled: false)
      world.pass(3)
      #expect(world.stack == ["list", "picture"])
      let words = world.navigator.lastEvents.map { "\($0.kind)" }
      #expect(words.last { $0.hasPrefix("request") }?.hasSuffix("ends: shown") == true, "\(words)")
      #expect(!words.contains { $0.contains("has changed its stack") }, "\(words)")
    }
  }

  /// The navigator does not wait forever for a finger that does not move.
  @Test func aFingerThatStaysIsNotWaitedForForEver() throws {
    try AlbumOnUIKit.run { world in
      try world.list.open(number: 1)
      world.pass(3)
      let stack = try #require(world.window.stack)
      #expect(stack.beginSwipe())
      stack.moveSwipe(to: 0.3)
      world.pass(60)
      #expect(!world.navigator.isBusy && world.simulator.waiting == 0, "and nothing looks on")
    }
  }

  /// UIKit's own delegate of a recognizer.
  private final class Own: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = true
    private(set) var asked: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("begin")
      return mayBegin
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
  }

  /// UIKit still decides how a swipe and scrolling exclude each other: react-native-screens 3141, 3265.
  @Test(arguments: [true, false]) func whatElseIsAskedOfASwipeIsUIKits(hasOwn: Bool) throws {
    try AlbumOnUIKit.run(isStarted: false) { world in
      let own = Own()
      var content: UIGestureRecognizer?
      world.host.prepareStack = { content = $0.interactiveContentPopGestureRecognizer }
      world.navigator.start()
      world.pass(3)
      let recognizer = try #require(content)
      // UIKit sets its delegate.
      recognizer.delegate = hasOwn ? own : nil
      try world.list.open(number: 1)
      world.pass(3)
      let delegate = try #require(recognizer.delegate)
      #expect(delegate !== own)
      let other = UIGestureRecognizer()
      #expect(delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == hasOwn)
      #expect(delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == hasOwn)
      #expect(delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) == hasOwn)
      #expect(delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()), "whether it begins is the navigator's")
    }
  }

  /// If UIKit does not handle Back, its own delegate keeps events from the swipe through a private method. The host
  /// forwards neither this method nor its public counterpart. It forwards the methods about other recognizers, under
  /// any name.
  @Test func whetherASwipeGetsItsEventsIsNotUIKits() {
    #expect(SwipeDelegate.isItsOwn("_gestureRecognizer:shouldReceiveEvent:"))
    #expect(SwipeDelegate.isItsOwn("gestureRecognizer:shouldReceiveEvent:"))
    #expect(SwipeDelegate.isItsOwn("gestureRecognizer:shouldReceiveTouch:"))
    #expect(SwipeDelegate.isItsOwn("gestureRecognizerShouldBegin:"))
    for handedOn in [
      "_gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    ] {
      #expect(!SwipeDelegate.isItsOwn(handedOn))
    }
  }

  /// UIKit may create new recognizers when a stack enters a window.
  @Test func aStackThatComesIntoAWindowAgainAsksAboutItsSwipes() throws {
    try AlbumOnUIKit.run { world in
      try world.list.open(number: 1)
      world.pass(3)
      let (stack, root, own) = (try #require(world.window.stack), world.window.rootViewController, Own())
      world.window.rootViewController = UIViewController(nibName: nil, bundle: nil)
      world.pass(1)
      stack.interactivePopGestureRecognizer?.delegate = own
      world.window.rootViewController = root
      world.pass(1)
      #expect(stack.interactivePopGestureRecognizer?.delegate is SwipeDelegate)
    }
  }

  /// UIKit's own delegates refuse a page with a back action, which each pushed page has. Only the navigator decides.
  @Test(arguments: [true, false]) func uikitsOwnDelegatesAreNotAsked(anywhere: Bool) throws {
    try AlbumOnUIKit.run(in: .ownDelegatesRefuse) { world in
      try world.list.open(number: 1)
      world.pass(3)
      let stack = try #require(world.window.stack)
      #expect(stack.topViewController?.navigationItem.backAction != nil)
      #expect(stack.beginSwipe(anywhere: anywhere))
      stack.endSwipe(isCancelled: false)
      world.pass(3)
      #expect(world.stack == ["list"])
    }
  }

  /// UIKit may create a recognizer at any time. The host sets its delegate when a page is shown.
  @Test func aRecognizerThatComesLateAsksToo() throws {
    try AlbumOnUIKit.run { world in
      let stack = try #require(world.window.stack)
      stack.interactivePopGestureRecognizer?.delegate = nil
      if let page = stack.topViewController { stack.tell(page, false) }
      #expect(stack.interactivePopGestureRecognizer?.delegate != nil)
    }
  }

  /// If one finger drags a sheet down, up, and down again, UIKit may call the method twice. That is one gesture,
  /// unless the second call is for another layer.
  @Test func aSheetThatIsAskedForTwiceInOneGestureMayGo() throws {
    try AlbumOnUIKit.run { world in
      try world.write()
      let sheet = try #require(world.window.top?.presentationController)
      let presenter = try #require(world.window.top?.presentingViewController)
      #expect(presenter.beginDismissal())
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == true)
      presenter.endDismissal(isCancelled: true)
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == false, "it goes up by itself")
      world.pass(3)
      #expect(world.stack == ["list", "picture", "caption"] && !world.navigator.isBusy)
      world.navigator.goBack()
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == false, "it goes down by itself")
      world.pass(3)
      #expect(world.stack == ["list", "picture"])
    }
  }
}
