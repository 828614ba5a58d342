import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// A press does not select a tab by itself, regardless of the method that UIKit calls.
@MainActor struct UIKitTabTests {
  private func selections(_ world: AlbumOnUIKit) -> [Int] {
    let bars = world.window.top as? UITabBarController
    return bars.map { [$0.selectedIndex] } ?? []
  }

  @Test(arguments: [Simulator.Hostility.asksForTabsOnly, []]) func aTabAsks(mode: Simulator.Hostility) throws {
    try AlbumOnUIKit.run(in: mode) { world in
      try world.list.shelves()
      world.pass(3)
      world.facts.isOpen = false
      let bar = try #require(world.window.top as? UITabBarController)
      bar.press(1)
      #expect(bar.selectedIndex == 0 && world.stack == ["list", "newest"], "'requires' says no")
      world.pass(3)
      world.facts.isOpen = true
      bar.press(1)
      world.pass(3)
      #expect(bar.selectedIndex == 1 && world.stack == ["list", "oldest"])
    }
  }

  /// UIKit may call both methods for one press. A second press would go to the first page of the tab.
  @Test func twoQuestionsAreOnePress() throws {
    try AlbumOnUIKit.run { world in
      try world.list.shelves()
      world.pass(3)
      try #require(world.navigator.handle(Album.Newest.self)).openFirst()
      world.pass(3)
      let bar = try #require(world.window.top as? UITabBarController)
      bar.press(1)
      world.pass(3)
      bar.press(0)
      world.pass(3)
      #expect(world.stack == ["list", "newest", "box"])
      bar.press(0)
      world.pass(3)
      #expect(world.stack == ["list", "newest"], "the tab that is selected goes to its first page")
    }
  }
}
