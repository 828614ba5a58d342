import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The device rotates, and bars change, during transitions.
@MainActor struct UIKitTurnTests {
  /// A rotation has its own coordinator, so `transitionCoordinator` is not `nil` when the push ends.
  @Test func aTurnInATransitionIsWaitedFor() throws {
    try AlbumOnUIKit.run(in: .turnsInTransitions) { world in
      for number in 1...3 {
        if number == 1 { try world.list.open(number: 1) } else { try world.picture.next(number: number) }
        world.pass(3)
        #expect(!world.navigator.isBusy && world.stack.count == number + 1)
      }
      world.window.stack?.pressBack()
      world.pass(3)
      #expect(world.stack.count == 3)
      try world.picture.write()
      world.pass(3)
      let presenter = try #require(world.window.top?.presentingViewController)
      #expect(presenter.beginDismissal())
      world.simulator.turnDevice()
      presenter.endDismissal(isCancelled: false)
      world.pass(3)
      #expect(world.stack.count == 3 && !world.navigator.isBusy && world.simulator.waiting == 0)
    }
  }

  /// UIKit does not report the end of a rotation.
  @Test func aTurnIsNoTransition() throws {
    try AlbumOnUIKit.run { world in
      world.simulator.turnDevice()
      let request = try world.list.open(number: 1, sender: .program)
      world.pass(5)
      #expect(request.outcomeSoFar == .shown && world.stack == ["list", "picture"])
      #expect(!world.navigator.isBusy && world.simulator.waiting == 0)
    }
  }

  /// A bar that is set in `willShow` moves along with the pages. At any other time, it jumps.
  @Test(arguments: [true, false]) func aBarMovesAlong(isCancelled: Bool) throws {
    try AlbumOnUIKit.run(in: .barsJump) { world in
      try world.list.openVault()
      world.pass(3)
      let stack = try #require(world.window.stack)
      #expect(stack.isNavigationBarHidden)
      #expect(stack.beginSwipe())
      #expect(!stack.isNavigationBarHidden)
      stack.endSwipe(isCancelled: isCancelled)
      world.pass(3)
      #expect(stack.isNavigationBarHidden == isCancelled && world.stack.count == (isCancelled ? 2 : 1))
    }
  }

  /// Removing the animations of layers need not end a transition.
  @Test func aTransitionThatCannotBeStoppedIsWaitedFor() throws {
    try AlbumOnUIKit.run(in: .cannotBeStopped) { world in
      world.simulator.faults = [.animatesForever]
      let request = try world.list.open(number: 1)
      world.pass(60)
      #expect(!world.navigator.isBusy && request.outcomeSoFar != nil)
      try #require(world.navigator.handle(Album.Picture.self)).next(number: 2)
      world.pass(3)
      #expect(world.stack == ["list", "picture", "picture"])
    }
  }
}
