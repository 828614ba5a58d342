import NavRuntime
import SwiftUI
import Testing
@testable import NavSwiftUI
@testable import UIKit

/// The requirements of a page in a hosting controller.
@MainActor struct HostedPageTests {
  /// SwiftUI evaluates the views of a controller at its layout, which is too late for a page that starts to slide in.
  @Test func aPageHasItsTitleWhenItIsPushed() async {
    await AlbumWorld.run { world in
      #expect(world.tap("open"))
      #expect(world.stackOnTop?.viewControllers.count == 2, "it slides in")
      #expect(world.stackOnTop?.topViewController?.navigationItem.title == "Picture 7")
      await world.settle()
      #expect(world.stackOnTop?.topViewController?.navigationItem.title == "Picture 7")
    }
  }

  /// The back button of the top page shows the title of the page below, which was never visible.
  @Test func aPageBelowHasItsTitleToo() async {
    let saved = NavigationState<Album>(screens: [
      Album.List(), Album.Picture(number: 4), Album.Picture(number: 5),
    ])
    await AlbumWorld.run(restoring: saved) { world in
      let titles = world.stackOnTop?.viewControllers.map(\.navigationItem.title)
      #expect(titles == ["Pictures", "Picture 4", "Picture 5"])
    }
  }

  @Test(arguments: [("sort", true), ("tour", false), ("shelves", false), ("open", false)])
  func aPageInAPopoverSaysHowLargeItWishesToBe(_ open: String, _ says: Bool) async {
    await AlbumWorld.run { world in
      await world.press(open)
      let page = world.stackOnTop?.topViewController as? PageController
      #expect(page?.sizingOptions == (says ? .preferredContentSize : []))
    }
  }

  @Test func aPopoverPointsAtTheViewThatThePageSays() async {
    await AlbumWorld.run { world in
      let page = world.stackOnTop?.topViewController
      await world.press("sort")
      let source = world.stackOnTop?.popoverPresentationController?.sourceItem as? UIView
      #expect(source != nil && source !== page?.view && source?.superview === page?.view)
      #expect(source?.isUserInteractionEnabled == false)
    }
  }

  /// UIKit shows the bar, but SwiftUI can change it too.
  @Test func aPageWithoutABarSaysSoToSwiftUI() async {
    await AlbumWorld.run { world in
      #expect(!world.trees.contains { $0.hidesBar })
      world.facts.isOpen = true
      world.navigator.factsDidChange()
      await world.settle()
      await world.press("vault")
      #expect(world.stackOnTop?.isNavigationBarHidden == true)
      #expect(world.trees.last?.hidesBar == true)
    }
  }

  /// UIKit receives the app's settings for bars, tabs, and sheets.
  @Test func tabsAndSheetsAreAsTheHostHasThem() async throws {
    try await AlbumWorld.run { world in
      let icon = UIImage()
      world.navigator.host.tabIcons = ["fresh": icon]
      world.navigator.host.tabBadges = ["aged": "3"]
      var prepared: [String] = []
      world.navigator.host.prepareStack = { _ in prepared.append("stack") }
      world.navigator.host.prepareTabs = { _ in prepared.append("tabs") }
      world.navigator.host.prepareSheet = { prepared.append($1.name) }
      await world.press("shelves")
      let bar = try #require(world.stackOnTop?.parent as? UITabBarController)
      #expect(bar.viewControllers?.map { $0.tabBarItem.image === icon } == [true, false])
      #expect(bar.viewControllers?.map(\.tabBarItem.badgeValue) == [nil, "3"])
      #expect(prepared == ["stack", "stack", "tabs", "newest"])
    }
  }
}
