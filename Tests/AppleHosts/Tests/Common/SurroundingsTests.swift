import NavRuntime
import SwiftUI
import Testing
@testable import UIKit

#if SWIFTUI_WITHOUT_UIKIT
  @testable import NavSwiftUIOfMac
#else
  @testable import NavSwiftUI
#endif

/// What an app puts around all of its pages.
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

  /// The view is looked at again, and says something else.
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
