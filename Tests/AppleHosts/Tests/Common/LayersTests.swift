import NavRuntime
import SwiftUI
import Testing
@testable import UIKit

#if SWIFTUI_WITHOUT_UIKIT
  @testable import NavSwiftUIOfMac
#else
  @testable import NavSwiftUI
#endif

/// Sheets, popovers, alerts, and tabs.
@MainActor struct AlbumLayersTests {
  @Test(arguments: [("sort", "sorting", "apply"), ("tour", "tour", "close tour")])
  func aLayerComesAndGoes(_ open: String, _ page: String, _ close: String) async {
    await AlbumWorld.run { world in
      await world.press(open)
      #expect(world.stack == ["list", page] && world.texts.contains(page))
      #expect(!world.canPress("open"), "what is below takes no taps")
      #expect(await world.press(close))
      #expect(world.stack == ["list"] && world.canPress("open"))
    }
  }

  @Test func unsavedWordsAsk() async {
    await AlbumWorld.run { world in
      await world.writeDraft()
      world.navigator.factsDidChange()
      await world.settle()
      #expect(!world.drawAway(), "it cannot be drawn away")
      world.navigator.goBack()
      await world.settle()
      #expect(world.stack == ["list", "picture", "caption", "discard"])
      #expect(world.alertTitle == "Throw it away?")
      await world.answer("Keep")
      #expect(world.stack == ["list", "picture", "caption"])
      world.navigator.goBack()
      await world.settle()
      await world.answer("Discard")
      #expect(world.stack == ["list", "picture"] && world.texts.contains("picture 7"))
      #expect(world.alertTitle == nil)
    }
  }

  @Test func aLayerIsDrawnAway() async {
    await AlbumWorld.run { world in
      await world.press(world.canBeDrawnAway)
      #expect(world.stack.count == 2)
      #expect(world.drawAway())
      #expect(world.navigator.isBusy, "until it has gone")
      await world.settle()
      #expect(world.stack == ["list"] && world.canPress("open"))
      #expect(world.navigator.isBusy == false)
    }
  }

  @Test func aSheetGoesWithTheView() async {
    await AlbumWorld.run { world in
      await world.writeDraft()
      world.navigator.factsDidChange()
      await world.hide()
      #expect(world.texts.isEmpty)
      await world.show()
      #expect(world.stack == ["list", "picture", "caption"] && world.texts.contains("caption"))
      world.facts.hasDraft = false
      world.navigator.factsDidChange()
      await world.hide()
      #expect(world.texts.isEmpty)
      await world.show()
      // UIKit's sheet must be closed, which counts as a dismissal by the user. SwiftUI shows its own sheet again.
      #if SWIFTUI_WITHOUT_UIKIT
        #expect(world.stack == ["list", "picture", "caption"] && world.texts.contains("caption"))
      #else
        #expect(world.stack == ["list", "picture"] && world.texts.contains("picture 7"))
      #endif
      #expect(!world.navigator.isBusy)
      #expect(world.simulator.corruptions.isEmpty && world.simulator.lost.isEmpty)
    }
  }

  @Test func eachTabKeepsItsStack() async {
    await AlbumWorld.run { world in
      world.facts.isOpen = true
      await world.press("shelves")
      #expect(world.stack == ["list", "newest"])
      await world.press("count 0")
      await world.press("open first")
      await world.pressTab(1)
      #expect(world.stack == ["list", "oldest"] && world.texts.contains("oldest"))
      #expect(!world.texts.contains("box"))
      await world.pressTab(0)
      #expect(world.stack == ["list", "newest", "box"] && world.texts.contains("box"))
      world.navigator.goBack()
      await world.settle()
      #expect(world.texts.contains("count 1"))
      world.navigator.goBack()
      await world.settle()
      #expect(world.stack == ["list"])
      #expect(world.diary.alive == ["list"])
    }
  }

  @Test func aParkedTabThatMayNotStayIsFreed() async {
    await AlbumWorld.run { world in
      world.facts.isOpen = true
      await world.press("shelves")
      await world.pressTab(1)
      await world.pressTab(0)
      #expect(world.stack == ["list", "newest"] && world.diary.alive == ["list", "newest", "oldest"])
      world.facts.isOpen = false
      world.navigator.factsDidChange()
      await world.settle()
      #expect(world.stack == ["list", "newest"] && world.diary.alive == ["list", "newest"])
    }
  }

  @Test func oneChangeOpensAndClosesSeveral() async {
    await AlbumWorld.run(
      restoring: NavigationState(screens: [Album.List(), Album.Picture(number: 4), Album.Caption()])
    ) { world in
      world.navigator.handle(Album.Caption.self)?.save("done")
      await world.settle()
      #expect(world.stack == ["list", "picture"] && world.texts.contains("picture 4"))
    }
  }
}

/// Pages that call back at any moment.
@MainActor struct UnrulyPagesTests {
  @Test func aPageThatOpensTheNextAsItAppears() async {
    await AlbumWorld.run { world in
      world.diary.whenAppearing["picture 7"] = { [diary = world.diary] in
        diary.picture?.write(sender: .program)
      }
      await world.press("open")
      #expect(world.stack == ["list", "picture", "caption"] && world.texts.contains("caption"))
      #expect(world.simulator.corruptions.isEmpty, "\(world.simulator.corruptions)")
    }
  }

  /// While the page appears, it is not on the stack yet. The top screen is still the list, which does not lead back.
  @Test func aPageThatGoesBackAsItAppears() async {
    await AlbumWorld.run { world in
      world.diary.whenAppearing["picture 7"] = { [weak world] in
        world?.navigator.goBack(sender: .program)
        world?.navigator.goBack()
      }
      await world.press("open")
      #expect(world.stack == ["list", "picture"] && world.texts.contains("picture 7"))
      #expect(!world.navigator.isBusy && world.simulator.corruptions.isEmpty)
      world.diary.whenAppearing = [:]
      world.navigator.goBack()
      await world.settle()
      #expect(world.stack == ["list"] && world.diary.alive == ["list"])
    }
  }

  @Test func aPageThatAsksInItsBody() async {
    await AlbumWorld.run { world in
      var left = 3
      world.diary.whenLookedAt["picture 7"] = { [diary = world.diary] in
        guard left > 0 else { return }
        left -= 1
        diary.picture?.next(number: 8, sender: .program)
      }
      await world.press("open")
      #expect(world.stack == ["list", "picture", "picture"], "the others are duplicates, or not visible any more")
      #expect(world.texts.contains("picture 8"))
      #expect(!world.navigator.isBusy && world.simulator.corruptions.isEmpty)
    }
  }

  @Test func aPageThatAsksAsItGoes() async {
    await AlbumWorld.run { world in
      world.diary.whenDisappearing["picture 7"] = { [weak world] in
        world?.navigator.handle(Album.List.self)?.tour(sender: .program)
      }
      await world.press("open")
      world.navigator.goBack()
      await world.settle()
      #expect(world.stack == ["list", "tour"] && world.texts.contains("tour"))
    }
  }

  @Test func severalAtOnce() async throws {
    try await AlbumWorld.run { world in
      let list = try world.list
      let requests: [Outcome?] = [
        list.open(number: 1, sender: .program).outcomeSoFar, list.tour(sender: .program).outcomeSoFar,
        list.sort(sender: .program).outcomeSoFar,
      ]
      #expect(requests == [nil, nil, nil])
      world.navigator.goBack(sender: .program)
      await world.settle()
      #expect(!world.navigator.isBusy && world.simulator.corruptions.isEmpty)
      #expect(world.texts.contains { $0.hasPrefix(world.stack.last ?? "?") }, "\(world.stack)")
    }
  }

  @Test func aNavigatorThatIsLetGoOfLeavesNothing() async {
    let diary = Diary()
    await AlbumWorld.run(diary: diary) { world in
      await world.press("open")
      await world.press("write")
      #expect(diary.alive.count == 3)
    }
    #expect(diary.alive.isEmpty)
  }
}
