import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// Layers that other code presents over the host's layers.
@MainActor struct UIKitCoverTests {
  private func cover(_ world: AlbumOnUIKit) throws -> UIViewController {
    let cover = UIViewController(nibName: nil, bundle: nil)
    try #require(world.window.stack).present(cover, animated: true)
    world.pass(3)
    return cover
  }

  /// An open menu covers the page. The chosen item opens a page or a layer while the menu closes.
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

  /// A layer that the user drags down may stay, so it covers the page until it is dismissed.
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
