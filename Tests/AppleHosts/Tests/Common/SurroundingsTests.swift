import NavRuntime
import SwiftUI
import Testing
@testable import UIKit

#if SWIFTUI_WITHOUT_UIKIT
  @testable import NavSwiftUIOfMac
#else
  @testable import NavSwiftUI
#endif

/// The environment that an app adds around all of its pages.
@MainActor struct SurroundingsTests {
  private func view(_ world: AlbumWorld, _ wording: Wording) -> AnyView {
    AnyView(NavigatorView(world.navigator) { page in page.environment(wording).tint(.brown) })
  }

  private func run(_ test: @MainActor (AlbumWorld, Wording) async throws -> Void) async rethrows {
    try await AlbumWorld.run(isShown: false) { world in
      let wording = Wording("hello")
      await world.show(view(world, wording))
      try await test(world, wording)
    }
  }

  @Test func theFirstPageAndThoseOnItHaveIt() async {
    await run { world, _ in
      #expect(world.texts.contains("list: hello"))
      await world.press("open")
      #expect(world.texts.contains("picture: hello"))
    }
  }

  @Test(arguments: [("shelves", "newest"), ("sort", "sorting"), ("tour", "tour")])
  func aLayerHasIt(_ open: String, _ page: String) async {
    await run { world, _ in
      await world.press(open)
      #expect(world.texts.contains("\(page): hello"))
    }
  }

  @Test func anotherTabHasIt() async {
    await run { world, _ in
      world.facts.isOpen = true
      await world.press("shelves")
      await world.pressTab(1)
      #expect(world.texts.contains("oldest: hello"))
    }
  }

  @Test func whatChangesInItIsSeenAtOnce() async {
    await run { world, wording in
      await world.press("open")
      wording.greeting = "good day"
      await world.settle()
      #expect(world.texts.contains("picture: good day"))
    }
  }

  /// The view is evaluated again with another environment.
  @Test func pagesThatAreThereGetWhatComesInItsPlace() async {
    await run { world, _ in
      await world.press("count 0")
      await world.press("open")
      await world.press("write")
      await world.show(view(world, Wording("good bye")))
      #expect(world.texts.contains("caption: good bye"))
      world.navigator.goBack()
      await world.settle()
      #expect(world.texts.contains("picture: good bye"))
      world.navigator.goBack()
      await world.settle()
      #expect(world.texts.contains("list: good bye") && world.texts.contains("count 1"), "it has kept its state")
    }
  }

  /// Each page has the environment of the view, including the pages that UIKit presents.
  @Test(arguments: [("open", "picture"), ("shelves", "newest"), ("sort", "sorting"), ("tour", "tour")])
  func theEnvironmentOfTheViewGetsToAllPages(_ open: String, _ page: String) async {
    await AlbumWorld.run(isShown: false) { world in
      @MainActor func view(_ wording: Wording) -> AnyView {
        AnyView(NavigatorView(world.navigator).environment(wording).environment(\.horizontalSizeClass, .regular))
      }
      let wording = Wording("hello")
      await world.show(view(wording))
      #expect(world.texts.contains("list: hello"))
      await world.press(open)
      #expect(world.texts.contains("\(page): hello"))
      wording.greeting = "good day"
      await world.settle()
      #expect(world.texts.contains("\(page): good day"))
      await world.show(view(Wording("good bye")))
      #expect(world.texts.contains("\(page): good bye"))
      // The page keeps its own size classes.
      #if SWIFTUI_WITHOUT_UIKIT
        #expect(world.texts.contains("\(page) is wide"))
      #else
        #expect(!world.texts.contains { $0.hasSuffix("is wide") })
      #endif
    }
  }

  /// The navigator adopts a change by `dismiss()` if `back` allows it, and undoes it otherwise.
  @Test(arguments: [true, false]) func dismissIsFollowedAsFarAsBackAllows(isAllowed: Bool) async {
    await AlbumWorld.run { world in
      world.simulator.hostility = .escapesDirectly
      await world.press("open")
      await world.press("write")
      world.facts.hasDraft = !isAllowed
      world.navigator.factsDidChange()
      await world.settle()
      #expect(await world.press("dismiss"))
      await world.settle()
      // SwiftUI closes its own sheet through the host's binding, so the navigator presents `otherwise`.
      #if SWIFTUI_WITHOUT_UIKIT
        let refused = ["caption", "discard"]
      #else
        let refused = ["caption"]
      #endif
      #expect(world.stack == ["list", "picture"] + (isAllowed ? [] : refused))
      #expect(world.texts.contains(isAllowed ? "picture 7" : "caption") && !world.navigator.isBusy)
    }
  }

  #if !SWIFTUI_WITHOUT_UIKIT
    /// A page has the `dismiss` action of the view around the navigator, which is not presented.
    @Test func dismissOfAPageIsThatOfTheView() async {
      await AlbumWorld.run { world in
        await world.press("open")
        await world.press("dismiss")
        #expect(world.stack == ["list", "picture"])
        await world.press("write")
        await world.press("dismiss")
        #expect(world.stack == ["list", "picture", "caption"] && world.texts.contains("caption"))
      }
    }
  #endif

  /// A navigator is for one window. If two views show it, a debug build prints a warning.
  @Test func twoViewsOfOneNavigatorAreSaid() async {
    await AlbumWorld.run { world in
      var lines: [String] = []
      world.navigator.host.log = { lines.append($0) }
      await world.hide()
      await world.show()
      #expect(lines.isEmpty, "the view has only come again")
      await world.show(
        AnyView(
          VStack {
            NavigatorView(world.navigator)
            NavigatorView(world.navigator)
          }))
      #expect(lines == [DebugLog.twoViews])
    }
  }

  @Test func aPreviewHasIt() async {
    await AlbumWorld.run(isShown: false) { world in
      let preview = NavigatorView<Album>(
        at: [Album.List(), Album.Picture(number: 9)], screens: AlbumScreens(diary: world.diary, facts: world.facts),
        facts: world.facts
      ) { page in page.environment(Wording("hello")) }
      await world.show(AnyView(preview))
      #expect(world.texts.contains("picture: hello"))
    }
  }
}
