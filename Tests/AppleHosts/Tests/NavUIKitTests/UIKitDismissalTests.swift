import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The calls that UIKit makes before the user closes a layer.
@MainActor struct UIKitDismissalTests {
  private func sheet(_ world: AlbumOnUIKit) throws -> UIPresentationController {
    try world.write()
    return try #require(world.window.top?.presentationController)
  }

  private func requests(_ world: AlbumOnUIKit) -> Int {
    world.navigator.lastEvents.count { if case .requested = $0.kind { true } else { false } }
  }

  /// According to Apple's documentation, UIKit may call the method at any time, and a dismissal need not follow.
  @Test func aQuestionBeginsNothing() throws {
    try AlbumOnUIKit.run { world in
      let sheet = try sheet(world)
      let before = requests(world)
      for _ in 0..<3 { #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == true) }
      #expect(!world.navigator.isBusy && world.host.gesture == nil && requests(world) == before)
      let outcome = world.navigator.goBack()
      #expect(world.navigator.isBusy, "what follows is not refused")
      world.pass(3)
      #expect(outcome.outcomeSoFar == .shown && world.stack == ["list", "picture"])
    }
  }

  /// `back` decides, and so do locks.
  @Test func theAnswerIsThatOfBack() throws {
    try AlbumOnUIKit.run { world in
      let sheet = try sheet(world)
      world.facts.hasDraft = true
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == false)
      #expect(world.stack.last == "caption", "and no alert is shown")
      let lock = world.navigator.lock()
      world.facts.hasDraft = false
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == false)
      lock.release()
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == true)
    }
  }

  /// The layer is already moving when UIKit calls the navigator. The dismissal is one request, which ends with the
  /// gesture.
  @Test(arguments: [true, false]) func aDismissalIsOneRequest(isCancelled: Bool) throws {
    try AlbumOnUIKit.run(in: .asksWithoutDismissing) { world in
      _ = try sheet(world)
      let before = requests(world)
      let presenter = try #require(world.window.top?.presentingViewController)
      #expect(presenter.beginDismissal())
      #expect(world.navigator.isBusy && requests(world) == before + 1)
      presenter.moveDismissal(to: 0.5)
      world.pass(1)
      presenter.endDismissal(isCancelled: isCancelled)
      world.pass(3)
      #expect(world.stack == ["list", "picture"] + (isCancelled ? ["caption"] : []))
      #expect(!world.navigator.isBusy && requests(world) == before + 1)
    }
  }

  /// `back` changes after UIKit's call, so the layer is dismissed and presented again.
  @Test func aDismissalThatIsNotAllowedAnyMoreIsUndone() throws {
    try AlbumOnUIKit.run { world in
      let sheet = try sheet(world)
      let presenter = try #require(world.window.top?.presentingViewController)
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == true)
      world.facts.hasDraft = true
      presenter.leaveAfterQuestion()
      world.pass(10)
      #expect(world.stack == ["list", "picture", "caption"] && world.window.top?.presentingViewController != nil)
      #expect(!world.navigator.isBusy)
    }
  }

  /// A swipe that was allowed but never began does not keep a sheet from being dismissed.
  @Test func aSwipeThatNeverBeganKeepsNoSheet() throws {
    try AlbumOnUIKit.run { world in
      let sheet = try sheet(world)
      world.host.gesture = UIKitHost.Gesture(transition: TransitionID(rawValue: 99))
      #expect(sheet.delegate?.presentationControllerShouldDismiss(sheet) == true)
      let presenter = try #require(world.window.top?.presentingViewController)
      #expect(presenter.beginDismissal() && world.navigator.isBusy)
      presenter.endDismissal(isCancelled: false)
      world.pass(3)
      #expect(world.stack == ["list", "picture"] && !world.navigator.isBusy)
    }
  }

  /// A tap beside a popover closes it without a gesture.
  @Test func aTapBesideAPopoverClosesIt() throws {
    try AlbumOnUIKit.run { world in
      try world.list.sort()
      world.pass(3)
      let presenter = try #require(world.window.top?.presentingViewController)
      presenter.leaveAfterQuestion()
      #expect(world.navigator.isBusy)
      world.pass(3)
      #expect(world.stack == ["list"] && !world.navigator.isBusy)
      let words = world.navigator.lastEvents.map(\.description)
      #expect(!words.contains { $0.contains("has changed its stack") }, "\(words)")
    }
  }

  /// UIKit dismissed the layer whose tabs a step sets. The tab bar controller must not replace the pages at the
  /// bottom.
  @Test func aBarOfALayerIsNeverPutAtTheBottom() throws {
    try AlbumOnUIKit.run { world in
      let bottom = try #require(world.host.layers.first)
      try world.list.shelves()
      world.pass(3)
      (world.window.top as? UITabBarController)?.press(1)
      world.pass(3)
      #expect(world.stack == ["list", "oldest"])
      world.window.top?.present(UIViewController(nibName: nil, bundle: nil), animated: false)
      world.pass(1)
      world.facts.isOpen = false
      world.navigator.factsDidChange()
      world.pass(10)
      #expect(world.host.layers.first === bottom && bottom.stack?.pages.count == 1)
    }
  }
}
