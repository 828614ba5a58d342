import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// Layers of somebody else's, over the host's.
@MainActor struct UIKitCoverTests {
  private func cover(_ world: AlbumOnUIKit) throws -> UIViewController {
    let cover = UIViewController(nibName: nil, bundle: nil)
    try #require(world.window.stack).present(cover, animated: true)
    world.pass(3)
    return cover
  }

  /// An open menu covers. Its item is chosen as the menu goes, and opens a page, or a layer.
  @Test(arguments: [true, false]) func anItemOfAMenuOpensAScreen(isLayer: Bool) throws {
    try AlbumOnUIKit.run { world in
      let menu = try cover(world)
      #expect(world.host.isCovered)
      #expect(try world.list.open(number: 1).outcomeSoFar == .refused(.covered))
      menu.dismiss(animated: true)
      #expect(!world.host.isCovered && menu.isBeingDismissed)
      let outcome: () -> Outcome?
      if isLayer {
        let request = try world.list.tour()
        outcome = { request.outcomeSoFar }
      } else {
        let request = try world.list.open(number: 1)
        outcome = { request.outcomeSoFar }
      }
      #expect(outcome() == nil, "it waits for the menu")
      world.pass(3)
      #expect(outcome() == .shown && world.stack == ["list", isLayer ? "tour" : "picture"])
    }
  }

  /// One that a finger draws away may stay: it covers until it has gone.
  @Test func whatAFingerMovesCovers() throws {
    try AlbumOnUIKit.run { world in
      let cover = try cover(world)
      let presenter = try #require(cover.presentingViewController)
      #expect(presenter.beginDismissal() && cover.isBeingDismissed)
      #expect(world.host.isCovered)
      presenter.endDismissal(isCancelled: true)
      world.pass(3)
      #expect(world.host.isCovered)
      #expect(try world.list.open(number: 1).outcomeSoFar == .refused(.covered))
    }
  }
}
