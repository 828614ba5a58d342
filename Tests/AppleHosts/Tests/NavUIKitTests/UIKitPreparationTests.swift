import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// What an app does to the controllers that the host makes.
@MainActor struct UIKitPreparationTests {
  /// Each navigation controller and each bar of tabs once, before it is seen; also the one at the bottom, which `start()` makes.
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

  /// A sheet, and what a popover becomes where there is no room, with the screen that it begins with; nothing else.
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

  /// Symbols and badges of tabs have the tabs' names, and may come and go while the tabs are there.
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

  /// What prepares a controller is the app's, and calls anything: what it asks for waits, as from a hook.
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
