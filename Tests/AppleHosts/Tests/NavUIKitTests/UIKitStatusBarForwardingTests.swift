import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The page on top answers UIKit's queries about the status bar, the home indicator, screen edges, and orientations.
@MainActor struct UIKitStatusBarForwardingTests {
  /// A page whose preferences all differ from UIKit's defaults.
  private final class Wishing: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private func run(wishing: Set<String>, _ test: @MainActor (AlbumOnUIKit) throws -> Void) rethrows {
    try AlbumOnUIKit.run(pages: { wishing.contains($0) ? Wishing(nibName: nil, bundle: nil) : nil }, test)
  }

  /// Checks whether UIKit has the preferences of the page on top, or its own defaults.
  private func isWished(_ world: AlbumOnUIKit, _ expected: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    let wishes = world.simulator.wishes
    #expect(wishes.statusBar == (expected ? .lightContent : .default), sourceLocation: sourceLocation)
    #expect(wishes.isStatusBarHidden == expected, sourceLocation: sourceLocation)
    #expect(wishes.isHomeIndicatorHidden == expected, sourceLocation: sourceLocation)
    #expect((wishes.asksWhichEdges is Wishing) == expected, sourceLocation: sourceLocation)
    #expect(wishes.orientations == (expected ? .portrait : .all), sourceLocation: sourceLocation)
  }

  @Test func thePageOnTopAnswers() throws {
    try run(wishing: ["picture"]) { world in
      isWished(world, false)
      try world.list.open(number: 1)
      world.pass(3)
      isWished(world, true)
      world.navigator.goBack()
      world.pass(3)
      isWished(world, false)
    }
  }

  /// A cancelled swipe leaves the preferences unchanged. A finished swipe and the menu of the back button change
  /// them.
  @Test func alsoAfterWhatUIKitDoesItself() throws {
    try run(wishing: ["picture"]) { world in
      let stack = try #require(world.window.stack)
      for isCancelled in [true, false] {
        if world.stack.count == 1 { try world.list.open(number: 1) }
        world.pass(3)
        #expect(stack.beginSwipe())
        stack.endSwipe(isCancelled: isCancelled)
        world.pass(3)
        isWished(world, isCancelled)
      }
      try world.list.open(number: 1)
      world.pass(3)
      stack.chooseFromBackMenu(stack.viewControllers[0])
      world.pass(3)
      isWished(world, false)
    }
  }

  /// A full-screen layer answers for itself, but a sheet does not.
  @Test func aFullLayerAnswersAndASheetDoesNot() throws {
    try run(wishing: ["tour", "caption"]) { world in
      try world.list.tour()
      world.pass(3)
      isWished(world, true)
      world.navigator.goBack()
      world.pass(3)
      isWished(world, false)
      try world.write()
      isWished(world, false)
    }
  }

  /// The page of the selected tab answers.
  @Test func thePageOfTheTabAnswers() throws {
    try run(wishing: ["oldest"]) { world in
      // UIKit does not query presented tabs, such as these, which are in a sheet. The controllers are the same.
      try world.list.shelves()
      world.pass(3)
      let bar = try #require(world.window.top as? UITabBarController)
      #expect(!(bar.childForStatusBarStyle?.childForStatusBarStyle is Wishing))
      #expect(bar.supportedInterfaceOrientations == .all)
      bar.press(1)
      world.pass(3)
      #expect(bar.childForStatusBarStyle?.childForStatusBarStyle is Wishing)
      #expect(bar.childForStatusBarHidden?.childForStatusBarHidden is Wishing)
      #expect(bar.childForHomeIndicatorAutoHidden?.childForHomeIndicatorAutoHidden is Wishing)
      #expect(
        bar.childForScreenEdgesDeferringSystemGestures?.childForScreenEdgesDeferringSystemGestures is Wishing)
      #expect(bar.supportedInterfaceOrientations == .portrait)
    }
  }
}
