import NavRuntime
import SwiftUI
import Testing
@testable import UIKit

#if SWIFTUI_WITHOUT_UIKIT
  @testable import NavSwiftUIOfMac
#else
  @testable import NavSwiftUI
#endif

/// The guarantees that a page can rely on.
@MainActor struct AlbumPagesTests {
  @Test func theRootIsShownWhenTheViewIsSeen() async {
    await AlbumWorld.run(isShown: false) { world in
      #expect(world.stack.isEmpty)
      await world.show()
      #expect(world.stack == ["list"] && world.texts.contains("list"))
    }
  }

  @Test func twoTapsAtOnceOpenOnePage() async {
    await AlbumWorld.run { world in
      world.tap("open")
      world.tap("open")
      world.tap("tour")
      await world.settle()
      #expect(world.stack == ["list", "picture"])
      #expect(world.diary.lines.count { $0 == "make picture 7" } == 1)
      #expect(world.texts.contains("picture 7") && !world.texts.contains("list"))
    }
  }

  @Test func aPageKeepsItsStateWhileItStands() async {
    await AlbumWorld.run { world in
      await world.press("count 0")
      await world.press("count 1")
      #expect(world.texts.contains("count 2"))
      await world.press("open")
      #expect(world.texts.contains("count 0") && !world.texts.contains("count 2"))
      world.navigator.goBack()
      await world.settle()
      #expect(world.texts.contains("count 2"))
      await world.press("open")
      #expect(world.texts.contains("count 0"), "another instance, with a state of its own")
    }
  }

  @Test func aPageIsFreedWhenItLeaves() async {
    await AlbumWorld.run { world in
      await world.press("open")
      await world.press("next")
      await world.press("write")
      #expect(world.diary.alive == ["list", "picture 7", "picture 8", "caption"])
      world.navigator.goBack()
      await world.settle()
      #expect(world.diary.alive == ["list", "picture 7", "picture 8"])
      world.navigator.goBack()
      await world.settle()
      world.navigator.goBack()
      await world.settle()
      #expect(world.diary.alive == ["list"])
    }
  }

  @Test func theEnvironmentHasTheHandle() async {
    await AlbumWorld.run { world in
      #expect(world.texts.contains("list on top"))
      #expect(await world.press("first"))
      #expect(world.stack == ["list", "picture"])
      #expect(world.texts.contains("number 1") && world.texts.contains("picture on top"))
      #expect(!world.canPress("first"), "there is no list in this page's environment")
      #expect(await world.press("home"))
      #expect(world.stack == ["list"])
      #expect(!world.canPress("home"), "there is nothing to go back to")
    }
  }

  @Test func aPageThatIsCoveredIsNotVisible() async throws {
    try await AlbumWorld.run { world in
      await world.press("open")
      await world.press("next")
      let (list, picture) = (try #require(world.diary.screens["list"]), try #require(world.diary.screens["picture 8"]))
      #expect(!list.isVisible && !list.canGoBack && picture.isVisible && picture.canGoBack)
      try #require(world.diary.screens["picture 7"]).goBack()
      await world.settle()
      #expect(world.stack == ["list", "picture", "picture"], "it is not on top")
      picture.goBack()
      await world.settle()
      #expect(world.stack == ["list", "picture"] && !picture.isVisible)
    }
  }

  @Test func whatIsAskedForBeforeTheViewIsSeenWaits() async {
    await AlbumWorld.run(isShown: false) { world in
      let request = world.navigator.start()
      await world.settle()
      #expect(request.outcomeSoFar == nil && world.stack.isEmpty)
      await world.show()
      #expect(request.outcomeSoFar == .shown && world.stack == ["list"])
      #expect(world.diary.lines.count { $0 == "make list" } == 1)
    }
  }

  @Test func outsideOfAPageThereIsNoScreen() {
    let screen = EnvironmentValues().screen
    #expect(screen.id == nil && screen.info == nil && !screen.isVisible && !screen.canGoBack)
    #expect(screen[Album.List.self] == nil)
    screen.goBack()
  }

  @Test func aButtonFollowsWhatMayBeDone() async {
    await AlbumWorld.run { world in
      #expect(!world.canPress("vault"))
      world.facts.isOpen = true
      world.navigator.factsDidChange()
      await world.settle()
      #expect(world.canPress("vault"))
      world.facts.isOpen = false
      world.navigator.factsDidChange()
      await world.settle()
      #expect(!world.canPress("vault"))
    }
  }

  @Test func anIdleAppLooksAtNothing() async {
    await AlbumWorld.run { world in
      await world.press("open")
      let (looks, wakeUps) = (world.looks, world.simulator.wakeUps)
      #expect(world.simulator.isAtRest, "nothing is due")
      world.simulator.advance(by: .seconds(3600))
      await world.settle()
      #expect(world.looks == looks && world.simulator.wakeUps == wakeUps)
    }
  }

  @Test func aViewThatGoesAndComesKeepsItsPages() async {
    await AlbumWorld.run { world in
      await world.press("open")
      await world.press("count 0")
      await world.hide()
      #expect(world.texts.isEmpty)
      let request = world.navigator.handle(Album.Picture.self)?.write(sender: .program)
      await world.settle()
      #expect(request?.outcomeSoFar == nil, "it waits until somebody sees it")
      await world.show()
      #expect(request?.outcomeSoFar == .shown)
      #expect(world.stack == ["list", "picture", "caption"] && world.texts.contains("caption"))
      #expect(!world.diary.lines.contains("make list twice"))
      #expect(world.diary.lines.count { $0 == "make picture 7" } == 1)
    }
  }

  @Test func anotherNavigatorTakesThePlaceOfTheFirst() async throws {
    try await AlbumWorld.run { world in
      await world.press("open")
      let first = world.navigator
      await world.replaceNavigator()
      #expect(world.navigator !== first && world.stack == ["list"])
      #expect(world.texts.contains("list") && !world.texts.contains("picture 7"))
      try world.list.open(number: 3)
      await world.settle()
      #expect(world.texts.contains("picture 3"))
      #expect(first.stack.map(\.name) == ["list", "picture"], "which has not moved")
    }
  }

  @Test func aSavedStackIsRestored() async {
    await AlbumWorld.run(
      restoring: NavigationState(screens: [Album.List(), Album.Picture(number: 4), Album.Caption()])
    ) { world in
      #expect(world.stack == ["list", "picture", "caption"])
      #expect(world.texts.contains("caption"))
    }
  }

  /// A preview of any page is one line of code.
  @Test func aPreviewIsOneLine() async {
    await AlbumWorld.run(isShown: false) { world in
      let preview = NavigatorView<Album>(
        at: [Album.List(), Album.Picture(number: 9)], screens: AlbumScreens(diary: world.diary, facts: world.facts),
        facts: world.facts)
      await world.show(AnyView(preview))
      #expect(world.texts.contains("picture 9"))
    }
  }
}
