import NavRuntime
import Testing
@testable import NavSwiftUIOfMac
@testable import SwiftUI
@testable import UIKit

/// Input from the keyboard and the mouse, and changes by SwiftUI itself.
@MainActor struct MacWordsTests {
  /// The bar of a sheet and the tabs are in the new language.
  @Test func theLanguageOfTheUser() async {
    await AlbumWorld.run { world in
      world.navigator.localize = { "de \($0.text)" }
      world.navigator.wordsDidChange()
      await world.press("open")
      await world.press("write")
      #expect(world.texts.contains("de Caption"))
      world.navigator.localize = { "fr \($0.text)" }
      world.navigator.wordsDidChange()
      await world.settle()
      #expect(world.texts.contains("fr Caption") && !world.texts.contains("de Caption"))
      world.navigator.goBack()
      await world.settle()
      world.navigator.goBack()
      await world.settle()
      await world.press("shelves")
      #expect(world.texts.contains("fr Newest") && world.texts.contains("fr Oldest"))
      world.navigator.localize = { "it \($0.text)" }
      world.navigator.wordsDidChange()
      await world.settle()
      #expect(world.texts.contains("it Newest") && world.texts.contains("it Oldest"))
      #expect(world.stack == ["list", "newest"])
    }
  }

  @Test func commandBracketGoesBack() async {
    await AlbumWorld.run { world in
      #expect(!world.tree.press("[", .command), "there is nothing to go back to, and no button")
      await world.press("open")
      #expect(world.tree.press("[", .command))
      await world.settle()
      #expect(world.stack == ["list"])
    }
  }

  @Test func escapeClosesALayerAtItsFirstPage() async {
    await AlbumWorld.run { world in
      await world.press("shelves")
      await world.press("open first")
      #expect(!world.tree.press(.escape), "deeper down it is Command-[")
      #expect(world.tree.press("[", .command))
      await world.settle()
      #expect(world.tree.press(.escape))
      await world.settle()
      #expect(world.stack == ["list"])
    }
  }

  @Test func escapeAsksWhereSomethingIsBegun() async {
    await AlbumWorld.run { world in
      await world.writeDraft()
      world.navigator.factsDidChange()
      await world.settle()
      #expect(world.tree.press(.escape))
      await world.settle()
      #expect(world.stack == ["list", "picture", "caption", "discard"] && world.alertTitle != nil)
    }
  }

  /// SwiftUI reports that it removes an alert, but the user did not press a button.
  @Test func anAlertThatGoesByItselfIsCancelled() async {
    await AlbumWorld.run { world in
      await world.leaveADraft()
      await world.settle()
      #expect(world.alertTitle != nil)
      #expect(world.drawAway())
      await world.settle()
      #expect(world.stack == ["list", "picture", "caption"] && !world.navigator.isBusy)
    }
  }

  /// SwiftUI may perform a button's action before or after it removes the alert. The answer counts in both cases.
  @Test(arguments: [false, true]) func anAnswerCountsWhicheverComesFirst(closesFirst: Bool) async {
    await AlbumWorld.run { world in
      world.tree.closesAlertsFirst = closesFirst
      await world.leaveADraft()
      await world.settle()
      await world.answer("Discard")
      #expect(world.stack == ["list", "picture"] && !world.navigator.isBusy)
    }
  }

  /// A button removes its alert even while the alert appears, so the answer is kept until then.
  @Test(arguments: [false, true]) func anAlertThatIsAnsweredWhileItComesIsAnswered(closesFirst: Bool) async {
    await AlbumWorld.run { world in
      world.tree.closesAlertsFirst = closesFirst
      await world.leaveADraft()
      world.simulator.advance(by: .milliseconds(100))
      await Task.yield()
      #expect(world.navigator.isBusy && world.alertTitle != nil)
      #expect(world.tree.press("Discard"))
      await world.settle()
      #expect(world.stack == ["list", "picture"] && !world.navigator.isBusy)
    }
  }

  /// The same holds for an alert that SwiftUI removes while it appears.
  @Test func anAlertThatGoesWhileItComesIsCancelled() async {
    await AlbumWorld.run { world in
      await world.leaveADraft()
      world.simulator.advance(by: .milliseconds(100))
      await Task.yield()
      if let alert = world.navigator.host.layers.last { world.navigator.host.closes(alert) }
      await world.settle()
      #expect(world.stack == ["list", "picture", "caption"] && world.alertTitle == nil && !world.navigator.isBusy)
    }
  }

  /// A popover disappears without a write to its binding, because the host makes a change at the same time.
  @Test func aLayerThatGoesWithoutAWordIsClosed() async throws {
    try await AlbumWorld.run { world in
      await world.press(world.canBeDrawnAway)
      #expect(world.stack.count == 2)
      let layer = try #require(world.navigator.host.layers.last)
      layer.views = []
      world.navigator.host.hasGone(layer, in: LayerOver.Place())
      await world.settle()
      #expect(world.stack == ["list"] && !world.navigator.isBusy)
      #expect(await world.press("open"))
    }
  }

  /// If SwiftUI does not show a sheet, the request fails, and the page below continues to work.
  @Test func aSheetThatDoesNotComeIsNotShown() async throws {
    try await AlbumWorld.run { world in
      await world.press("open")
      world.simulator.faults = [.doesNothing]
      let picture = try #require(world.navigator.handle(Album.Picture.self))
      let request = picture.write()
      await world.settle()
      #expect(request.outcomeSoFar == .failed(.host))
      #expect(world.stack == ["list", "picture"] && world.canPress("next"))
      await world.press("write")
      #expect(world.stack == ["list", "picture", "caption"])
    }
  }

  /// The items of a toolbar belong to the window, so each page checks whether it is on top.
  @Test func theBackButtonIsTheWindowsAlone() async {
    await AlbumWorld.run { world in
      await world.press("open")
      await world.press("next")
      #expect(world.texts.count { $0 == "Back" } == 1)
    }
  }

  /// The page below is in the tree of views too, and has the same shortcut.
  @Test func aCoveredPageTakesNoKeys() async {
    await AlbumWorld.run { world in
      await world.press("open")
      #expect(world.tree.press("k", .command))
      await world.settle()
      #expect(world.texts.contains("count 1"))
      world.navigator.goBack()
      await world.settle()
      #expect(world.texts.contains("count 0"), "the list has not heard it")
    }
  }

  @Test func aPopoverPointsAtTheViewThatThePageSays() async {
    await AlbumWorld.run { world in
      await world.press("sort")
      #expect(
        world.tree.isPresentedBy("sort") && world.canPress("apply"),
        "the button is disabled, and what points at it is not")
      #expect(world.tree.drawAway())
      await world.settle()
      #expect(world.stack == ["list"])
      await world.press("sort")
      await world.press("apply")
      #expect(world.stack == ["list"] && world.canPress("sort"))
    }
  }

  /// Without its anchor, the popover points at the center of the page.
  @Test func aPopoverStaysWhereItsAnchorGoes() async {
    await AlbumWorld.run { world in
      await world.press("sort")
      world.facts.hasDraft = true
      await world.settle()
      #expect(!world.tree.hasButton("sort") && !world.tree.isPresentedBy("sort"))
      #expect(world.stack == ["list", "sorting"] && world.texts.contains("sorting") && world.canPress("apply"))
      #expect(world.tree.drawAway())
      await world.settle()
      #expect(world.stack == ["list"] && !world.navigator.isBusy && world.canPress("open"))
    }
  }

  @Test func tabsHaveIconsAndBadges() async {
    await AlbumWorld.run { world in
      world.facts.isOpen = true
      world.navigator.host.tabIcons = ["fresh": Image(systemName: "leaf")]
      await world.press("shelves")
      #expect(world.tree.images == ["leaf"] && world.tree.hasButton("Oldest"))
      world.navigator.host.tabBadges = ["aged": "3"]
      await world.settle()
      #expect(await world.press("Oldest 3"))
      #expect(world.stack == ["list", "oldest"])
      world.navigator.host.tabBadges = [:]
      await world.settle()
      #expect(world.tree.hasButton("Oldest") && world.tree.hasButton("Newest"))
    }
  }

  /// A custom transition is used only for the segues that name it in the graph.
  @Test func aTransitionOfTheAppsHasAName() async {
    await AlbumWorld.run { world in
      world.navigator.host.transitions["rise"] = .move(edge: .top)
      await world.press("open")
      await world.press("next")
      #expect(world.stack == ["list", "picture", "picture"])
      let pages = world.navigator.host.layers.last?.pages ?? []
      #expect(pages.map(\.transition.name).suffix(2) == ["move trailing", "move top"])
    }
  }
}

extension AlbumWorld {
  /// Goes back with an unsaved draft, so that an alert appears.
  fileprivate func leaveADraft() async {
    await writeDraft()
    navigator.goBack()
  }
}
