import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The appearance that the graph declares, as UIKit receives it.
@MainActor struct UIKitLooksTests {
  /// If two fingers touch two buttons, only the first press counts. This holds for all controllers of the host, and
  /// in each layer.
  @Test func touchesAreExclusive() throws {
    try AlbumOnUIKit.run { world in
      try world.list.shelves()
      world.pass(3)
      let shelves = try #require(world.window.top as? UITabBarController)
      let stacks = try #require(shelves.viewControllers?.compactMap { $0 as? UINavigationController })
      let bottom = try #require(world.host.layers.first?.stack?.controller)
      #expect(stacks.count == 2)
      for stack in stacks + [bottom] {
        #expect(stack.view.isExclusiveTouch && stack.navigationBar.isExclusiveTouch)
      }
      #expect(shelves.view.isExclusiveTouch && shelves.tabBar.isExclusiveTouch)
      #expect(world.window.rootViewController?.view.isExclusiveTouch == true, "the container")
    }
  }

  /// Titles and tabs change in covered pages and in tabs that are not selected. A page's own title stays.
  @Test func theLanguageOfTheUser() throws {
    let own = UIViewController(nibName: nil, bundle: nil)
    own.navigationItem.title = "Mine"
    try AlbumOnUIKit.run(pages: { $0 == "newest" ? own : nil }) { world in
      world.navigator.localize = { "de \($0.text)" }
      world.navigator.wordsDidChange()
      let stack = try #require(world.window.stack)
      #expect(stack.viewControllers.map(\.navigationItem.title) == ["de Pictures"])
      try world.list.open(number: 1)
      world.pass(3)
      try world.picture.write()
      world.pass(3)
      world.navigator.localize = { "fr \($0.text)" }
      world.navigator.wordsDidChange()
      #expect(stack.viewControllers.map(\.navigationItem.title) == ["fr Pictures", "fr Picture"], "covered")
      let sheet = world.window.top as? UINavigationController
      #expect(sheet?.topViewController?.navigationItem.title == "fr Caption")
      world.navigator.goBack()
      world.pass(3)
      world.navigator.goBack()
      world.pass(3)
      try world.list.shelves()
      world.pass(3)
      let shelves = try #require(world.window.top as? UITabBarController)
      #expect(shelves.viewControllers?.map(\.tabBarItem.title) == ["fr Newest", "fr Oldest"])
      world.navigator.localize = { "it \($0.text)" }
      world.navigator.wordsDidChange()
      #expect(shelves.viewControllers?.map(\.tabBarItem.title) == ["it Newest", "it Oldest"])
      #expect(own.navigationItem.title == "Mine")
    }
  }

  /// A custom transition is used only for the segues that name it in the graph.
  @Test func aTransitionHasAName() throws {
    try AlbumOnUIKit.run { world in
      let (rise, other) = (Rise(), Rise())
      world.host.transitions = ["rise": rise, "other": other]
      let stack = try #require(world.window.stack)
      try world.list.open(number: 1)
      world.pass(3)
      #expect(stack.usedAnimations.isEmpty, "none is named")
      try world.picture.next(number: 2)
      world.pass(3)
      #expect(stack.usedAnimations.count == 1 && stack.usedAnimations.first === rise)
      #expect(stack.beginSwipe(), "the swipe is UIKit's own again")
      stack.endSwipe(isCancelled: false)
      world.pass(3)
      #expect(world.stack == ["list", "picture"] && stack.usedAnimations.count == 1)
    }
  }

  /// A full-screen layer appears with a custom transition too. It disappears with UIKit's own, unless the graph names
  /// one.
  @Test func aFullLayerHasATransitionWithAName() throws {
    try ShopOnUIKit.run(in: .window) { world in
      let rise = Rise()
      world.host.transitions = ["rise": rise]
      try world.handle(Shop.Catalog.self).openCart()
      world.pass(3)
      #expect(world.simulator.usedAnimations.isEmpty)
      try world.handle(Shop.Cart.self).checkOut()
      world.pass(3)
      #expect(world.places.last == "payment")
      #expect(world.simulator.usedAnimations.count == 1 && world.simulator.usedAnimations.first === rise)
    }
  }

  /// If the host does not know the name, UIKit's own transition is used.
  @Test func aNameThatNobodyKnowsIsNone() throws {
    try AlbumOnUIKit.run { world in
      world.host.transitions = ["other": Rise()]
      try world.list.open(number: 1)
      world.pass(3)
      try world.picture.next(number: 2)
      world.pass(3)
      #expect(world.stack == ["list", "picture", "picture"] && world.window.stack?.usedAnimations.isEmpty == true)
    }
  }

  private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {}

  /// The user cannot drag down a sheet whose `back` is false. UIKit is updated as soon as the predicate changes.
  @Test func isModalWhereBackSaysNo() async throws {
    try await AlbumOnUIKit.run { world in
      try world.write()
      let sheet = try #require(world.window.top)
      #expect(!sheet.isModalInPresentation)
      for hasDraft in [true, false, true] {
        world.facts.hasDraft = hasDraft
        world.navigator.factsDidChange()
        #expect(await becomes(true) { sheet.isModalInPresentation == hasDraft })
      }
      // Without a draft, the sheet can be dismissed.
      world.facts.hasDraft = false
      world.navigator.factsDidChange()
      world.pass(1)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.stack == ["list", "picture"])
    }
  }

  /// The observed model belongs to the app, which may change it on any thread.
  @Test func aModelMayChangeOffTheMainThread() async throws {
    try await AlbumOnUIKit.run { world in
      try world.write()
      let (sheet, draft) = (try #require(world.window.top), world.facts.draft)
      await Task.detached { draft.exists = true }.value
      #expect(await becomes(true) { sheet.isModalInPresentation })
    }
  }

  /// Waits for the tasks that follow a change.
  private func becomes(_ value: Bool, _ condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000 where condition() != value { try? await Task.sleep(for: .milliseconds(1)) }
    return condition() == value
  }

  @Test func layersHaveTheirStyles() throws {
    try AlbumOnUIKit.run { world in
      try world.list.tour()
      world.pass(3)
      #expect(world.window.top?.modalPresentationStyle == .fullScreen)
      world.navigator.goBack()
      world.pass(3)
      try world.list.shelves()
      world.pass(3)
      #expect(world.window.top is UITabBarController && world.window.top?.modalPresentationStyle == .pageSheet)
      world.navigator.goBack()
      world.pass(3)
      try world.list.sort()
      world.pass(3)
      #expect(world.window.top?.modalPresentationStyle == .popover)
    }
  }

  /// A popover points at the anchor that the page sets, or at the center of the page.
  @Test(arguments: [true, false]) func aPopoverPointsAtItsAnchor(isSaid: Bool) throws {
    try AlbumOnUIKit.run { world in
      let page = try #require(world.window.stack?.topViewController)
      page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let button = UIView(frame: .zero)
      page.view.addSubview(button)
      let list = try world.list
      list.anchor = isSaid ? button : nil
      list.sort()
      world.pass(3)
      let popover = try #require(world.window.top?.popoverPresentationController)
      #expect(popover.sourceItem === (isSaid ? button : nil))
      #expect(popover.sourceView === (isSaid ? nil : page.view))
      #expect(popover.sourceRect == (isSaid ? .null : CGRect(x: 160, y: 240, width: 0, height: 0)))
    }
  }

  /// UIKit throws an exception for a source view outside of its window.
  @Test(arguments: [true, false]) func aPopoverDoesNotPointAtAViewOfAnotherWindow(isInWindow: Bool) throws {
    try AlbumOnUIKit.run { world in
      let page = try #require(world.window.stack?.topViewController)
      let (button, other) = (UIView(frame: .zero), UIWindow(frame: .zero))
      if isInWindow { other.addSubview(button) }
      let list = try world.list
      list.anchor = button
      list.sort()
      world.pass(3)
      let popover = try #require(world.window.top?.popoverPresentationController)
      #expect(popover.sourceItem == nil && popover.sourceView === page.view)
      withExtendedLifetime((button, other)) {}
    }
  }

  /// A button of the bar is not a view.
  @Test func aPopoverPointsAtAButtonOfTheBar() throws {
    try AlbumOnUIKit.run { world in
      let item = UIBarButtonItem()
      let list = try world.list
      list.anchor = item
      list.sort()
      world.pass(3)
      let popover = try #require(world.window.top?.popoverPresentationController)
      #expect(popover.sourceItem === item && popover.sourceView == nil)
    }
  }

  /// An anchor that UIKit cannot point at is ignored.
  @Test func anAnchorThatUIKitDoesNotKnowIsNone() throws {
    try AlbumOnUIKit.run { world in
      let page = try #require(world.window.stack?.topViewController)
      let list = try world.list
      let anchor = NSObject()
      list.anchor = anchor
      list.sort()
      world.pass(3)
      let popover = try #require(world.window.top?.popoverPresentationController)
      #expect(popover.sourceItem == nil && popover.sourceView === page.view)
    }
  }

  @Test func theButtonsOfAnAlertHaveTheirStyles() throws {
    try AlbumOnUIKit.run { world in
      try world.write()
      world.facts.hasDraft = true
      world.navigator.goBack()
      world.pass(3)
      let alert = try #require(world.window.top as? UIAlertController)
      #expect(alert.preferredStyle == .alert)
      #expect(alert.title == "Throw it away?" && alert.message == "It is not saved.")
      #expect(alert.actions.map(\.title) == ["Discard", "Keep"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    }
  }

  /// Each page has the graph's title or its own, after a push and after a pop.
  @Test func titlesAreThePagesOwn() throws {
    try AlbumOnUIKit.run { world in
      let stack = try #require(world.window.stack)
      /// The title in UIKit's bar: the title of the item, or else the title of the controller.
      @MainActor func title() -> String? {
        stack.topViewController.flatMap { $0.navigationItem.title ?? $0.title }
      }
      #expect(title() == "Pictures")
      try world.list.open(number: 7)
      world.pass(3)
      #expect(title() == "Picture")
      try world.picture.next(number: 8)
      world.pass(3)
      #expect(title() == "Number 8", "a title of its own is kept")
      for expected in ["Picture", "Pictures"] {
        stack.pressBack()
        world.pass(3)
        #expect(title() == expected)
      }
      try world.list.openVault()
      world.pass(3)
      #expect(title() == nil, "and nothing of the one before")
    }
  }
}
