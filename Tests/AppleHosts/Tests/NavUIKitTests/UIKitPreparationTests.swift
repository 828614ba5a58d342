import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The closures with which an app prepares the controllers of the host.
@MainActor struct UIKitPreparationTests {
  /// Each navigation controller and each tab bar controller is prepared once, before it is visible. This includes the
  /// controller at the bottom, which `start()` creates.
  @Test func eachControllerIsPreparedOnce() throws {
    try AlbumOnUIKit.run(isStarted: false) { world in
      var (stacks, bars): ([UINavigationController], [UITabBarController]) = ([], [])
      world.host.prepareStack = {
        #expect($0.viewIfLoaded?.window == nil)
        $0.navigationBar.prefersLargeTitles = true
        stacks.append($0)
      }
      world.host.prepareTabs = {
        #expect($0.viewIfLoaded?.window == nil && $0.viewControllers?.count == 2)
        bars.append($0)
      }
      world.navigator.start()
      world.pass(3)
      #expect(stacks.count == 1 && stacks.first === world.window.stack)
      #expect(world.window.stack?.navigationBar.prefersLargeTitles == true)
      try world.list.open(number: 1)
      world.pass(3)
      #expect(stacks.count == 1, "a page is on the same")
      try world.picture.write()
      world.pass(3)
      #expect(stacks.count == 2 && stacks.last === world.window.top)
      world.navigator.goBack()
      world.pass(3)
      world.navigator.goBack()
      world.pass(3)
      try world.list.shelves()
      world.pass(3)
      #expect(bars.count == 1 && bars.first === world.window.top)
      #expect(stacks.count == 4 && stacks.suffix(2).elementsEqual(bars[0].viewControllers ?? [], by: { $0 === $1 }))
    }
  }

  /// Only sheets are prepared, with their first screen. A popover is included, because it becomes a sheet if there is
  /// not enough room.
  @Test func aSheetIsPreparedBeforeItIsPresented() throws {
    try AlbumOnUIKit.run { world in
      var prepared: [(sheet: UISheetPresentationController, screen: String)] = []
      world.host.prepareSheet = { sheet, screen in
        #expect(sheet.presentedViewController.presentingViewController == nil)
        if screen.name == "caption" { sheet.prefersGrabberVisible = true }
        prepared.append((sheet, screen.name))
      }
      try world.write()
      #expect(prepared.map(\.screen) == ["caption"])
      #expect(world.window.top?.sheetPresentationController?.prefersGrabberVisible == true)
      world.navigator.goBack()
      world.pass(3)
      world.navigator.goBack()
      world.pass(3)
      try world.list.sort()
      world.pass(3)
      #expect(prepared.map(\.screen) == ["caption", "sorting"])
      #expect(
        prepared.last?.sheet === world.window.top?.popoverPresentationController?.adaptiveSheetPresentationController)
      world.navigator.goBack()
      world.pass(3)
      try world.list.tour()
      world.pass(3)
      #expect(prepared.count == 2)
    }
  }

  /// Icons and badges of tabs are set by the tabs' names, and can change while the tabs are visible.
  @Test func tabsHaveSymbolsAndBadges() throws {
    try AlbumOnUIKit.run { world in
      let (fresh, aged) = (UIImage(), UIImage())
      world.host.tabIcons = ["fresh": fresh, "nowhere": UIImage()]
      world.host.tabBadges = ["aged": "3"]
      try world.list.shelves()
      world.pass(3)
      let items = try #require(world.window.top as? UITabBarController).viewControllers?.compactMap(\.tabBarItem) ?? []
      #expect(items.map(\.title) == ["Newest", "Oldest"])
      #expect(items.map { $0.image === fresh } == [true, false] && items.map(\.badgeValue) == [nil, "3"])
      world.host.tabIcons["aged"] = aged
      world.host.tabBadges = ["fresh": "new"]
      #expect(items.map(\.badgeValue) == ["new", nil] && items[1].image === aged && items[0].image === fresh)
    }
  }

  /// A closure of the app may call any API. Its requests wait, as requests from a hook do.
  @Test func whatPreparesMayCallTheNavigator() throws {
    try AlbumOnUIKit.run { world in
      var asked = 0
      world.host.prepareStack = { _ in
        asked += 1
        world.navigator.goBack()
      }
      world.host.prepareSheet = { _, _ in world.navigator.goBack() }
      try world.list.open(number: 1)
      world.pass(3)
      try world.picture.write()
      world.pass(5)
      #expect(asked == 1 && !world.navigator.isBusy)
      #expect(world.host.shownInstances.count == world.stack.count && world.stack.first == "list")
    }
  }
}
