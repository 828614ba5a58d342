import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The pages of a split in its columns and in one native stack.
@MainActor struct UIKitColumnsTests {
  @Test func pagesAreInColumnsOrOnOneStack() throws {
    try MailOnUIKit.run { world in
      #expect(world.columns() == [["mailboxes"], ["(none)"]] && world.navigator.isExpanded)
      try world.openHeaders()
      #expect(world.columns() == [["mailboxes"], ["message 7", "headers"]])
      world.resize(isWide: false)
      #expect(world.columns() == [["mailboxes", "message 7", "headers"]] && !world.navigator.isExpanded)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.columns() == [["mailboxes", "message 7"]])
      world.resize(isWide: true)
      #expect(world.columns() == [["mailboxes"], ["message 7"]])
      world.navigator.goBack()
      world.pass(3)
      #expect(world.columns() == [["mailboxes"], ["(none)"]] && world.stack == ["mailboxes"])
    }
  }

  /// A new split controller counts as expanded: GitHawk 2453, iZettle/Presentation 56.
  @Test(arguments: [true, false]) func nothingIsExpandedBeforeTheFirstLayout(isWide: Bool) throws {
    try MailOnUIKit.run(isWide: isWide, isSeen: false) { world in
      #expect(!world.host.isExpanded && !world.navigator.isExpanded && world.stack == ["mailboxes"])
      try world.mailboxes.open(id: 7)
      #expect(!world.host.isExpanded && world.stack == ["mailboxes", "message"])
      world.window.makeKeyAndVisible()
      world.pass(3)
      #expect(world.host.isExpanded == isWide && world.navigator.isExpanded == isWide)
      #expect(world.columns() == (isWide ? [["mailboxes"], ["message 7"]] : [["mailboxes", "message 7"]]))
    }
  }

  /// The user walks through the list with the arrow keys: master_detail_scaffold 5, woocommerce-ios 11753.
  @Test func aRowIsExchangedAtOnce() throws {
    try MailOnUIKit.run { world in
      for id in 1...5 {
        let request = try world.mailboxes.open(id: id)
        #expect(request.outcomeSoFar == .shown && !world.navigator.isBusy, "row \(id)")
        #expect(world.columns() == [["mailboxes"], ["message \(id)"]])
      }
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"] && world.screens.alive == ["(none)", "mailboxes", "message 5"])
    }
  }

  /// The duration that the host returns is zero if nothing slides.
  @Test func onlyAChangeWithinAColumnIsAnimated() throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      let run = try #require(world.host.layers[0].run)
      let pages = run.pages
      #expect(run.animates(to: Array(pages.prefix(2))), "a pop in the last column")
      #expect(!run.animates(to: Array(pages.prefix(1))), "an empty column")
      world.resize(isWide: false)
      #expect(run.animates(to: Array(pages.prefix(1))))
    }
  }

  /// The chosen row again: woocommerce-ios 17423, element-x-ios 613.
  @Test func theChosenRowAgainKeepsItsPage() throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      let page = try world.column(1).viewControllers[0]
      try world.mailboxes.open(id: 7)
      world.pass(3)
      #expect(try world.column(1).viewControllers == [page])
      #expect(world.stack == ["mailboxes", "message"])
    }
  }

  /// A push in the list removes the detail, and the list slides.
  @Test func aPushInTheListEmptiesTheLaterColumn() throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      try world.mailboxes.openHelp()
      #expect(world.navigator.isBusy)
      world.pass(3)
      #expect(world.columns() == [["mailboxes", "help"], ["(none)"]] && world.stack == ["mailboxes", "help"])
      try world.column(0).pressBack()
      world.pass(3)
      #expect(world.columns() == [["mailboxes"], ["(none)"]])
    }
  }

  /// A draft holds its page: woocommerce-ios 12086.
  @Test func anotherRowOverADraftIsRefused() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.open(id: 7)
      world.facts.hasDraft = true
      let request = try world.mailboxes.open(id: 8)
      world.pass(3)
      #expect(request.outcomeSoFar == .refused(.held) && world.stack == ["mailboxes", "message", "discard"])
      try #require(world.navigator.handle(Mail.Discard.self)).keep()
      world.pass(3)
      #expect(world.columns() == [["mailboxes"], ["message 7"]])
    }
  }

  /// The placeholder has the handle of the list, is made once, and leaves with its run.
  @Test func thePlaceholderLeavesWithItsRun() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.desk()
      world.pass(3)
      #expect(world.columns(in: 1) == [["folders"], [], ["(no file)"]])
      world.resize(isWide: false)
      world.resize(isWide: true)
      #expect(world.columns(in: 1) == [["folders"], [], ["(no file)"]])
      #expect(world.screens.made.count { $0 == "(no file)" } == 1)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.stack == ["mailboxes"] && world.screens.alive == ["(none)", "mailboxes"])
    }
  }

  /// Nothing makes a placeholder on a phone.
  @Test func aPhoneHasNoPlaceholder() throws {
    try MailOnUIKit.run(isWide: false) { world in
      try world.openHeaders()
      #expect(world.columns() == [["mailboxes", "message 7", "headers"]])
      #expect(!world.screens.made.contains("(none)"))
    }
  }

  @Test func threeColumnsInATab() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.desk()
      world.pass(3)
      try world.folders.open(id: 1)
      #expect(world.columns(in: 1) == [["folders"], ["folder 1"], ["(no file)"]])
      try world.folder.open(id: 2)
      #expect(world.columns(in: 1) == [["folders"], ["folder 1"], ["file 2"]])
      // The first column acts, and the later columns change.
      try world.folders.open(id: 3)
      #expect(world.columns(in: 1) == [["folders"], ["folder 3"], ["(no file)"]])
      try world.folder.open(id: 4)
      world.resize(isWide: false)
      #expect(world.columns(in: 1) == [["folders", "folder 3", "file 4"]])
      world.resize(isWide: true)
      #expect(world.columns(in: 1) == [["folders"], ["folder 3"], ["file 4"]])
    }
  }

  /// A tab is a split of its own, in the form of the window when it is selected.
  @Test(arguments: [true, false]) func aSplitInATabThatIsNotSelectedFollowsLater(isWide: Bool) throws {
    try MailOnUIKit.run(isWide: !isWide) { world in
      try world.mailboxes.desk()
      world.pass(3)
      try world.folders.open(id: 1)
      world.pass(3)
      let bar = try #require(world.window.top as? UITabBarController)
      var selected: [Int] = []
      world.host.prepareSplit = { _ in selected.append(bar.selectedIndex) }
      bar.press(1)
      #expect(selected == [0], "the controller of a tab is replaced before UIKit selects the tab")
      world.pass(3)
      #expect(world.stack == ["mailboxes", "notes"] && world.host.isExpanded == !isWide)
      #expect(bar.viewControllers?.map(\.tabBarItem.title) == ["Folders", "Notes"])
      world.resize(isWide: isWide)
      #expect(world.columns(in: 1) == (isWide ? [["notes"], []] : [["notes"]]))
      bar.press(0)
      world.pass(3)
      #expect(world.host.isExpanded == isWide && world.navigator.isExpanded == isWide)
      #expect(
        world.columns(in: 1) == (isWide ? [["folders"], ["folder 1"], ["(no file)"]] : [["folders", "folder 1"]]))
    }
  }

  // MARK: - Back

  /// The first page of a column does not have a back button. On one stack, it has one.
  @Test func theBackButtonFollowsTheForm() throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      let pages = try world.column(1).viewControllers
      #expect(pages.map { $0.navigationItem.backAction != nil } == [false, true])
      world.resize(isWide: false)
      #expect(try world.column(0).viewControllers.map { $0.navigationItem.backAction != nil } == [false, true, true])
      try world.column(0).pressBack()
      world.pass(3)
      try world.column(0).pressBack()
      world.pass(3)
      #expect(world.stack == ["mailboxes"] && world.columns() == [["mailboxes"]])
    }
  }

  /// A swipe exists in the last column from its second page on.
  @Test func onlyTheLastColumnIsSwiped() throws {
    try MailOnUIKit.run { world in
      for column in 0...1 { #expect(try !world.column(column).beginSwipe()) }
      try world.mailboxes.open(id: 7)
      for column in 0...1 { #expect(try !world.column(column).beginSwipe()) }
      try world.message.showHeaders()
      world.pass(3)
      #expect(try world.column(1).beginSwipe())
      try world.column(1).endSwipe(isCancelled: false)
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"])
      try world.mailboxes.openHelp()
      world.pass(3)
      #expect(try world.column(0).beginSwipe(), "the list has the page on top")
      try world.column(0).endSwipe(isCancelled: true)
      world.pass(3)
      #expect(world.stack == ["mailboxes", "help"] && world.columns() == [["mailboxes", "help"], ["(none)"]])
    }
  }

  /// Keys belong to the page on top, also if the list has the focus.
  @Test func aKeyInTheListGoesBackFromTheTop() throws {
    try MailOnUIKit.run { world in
      try world.openHeaders()
      #expect(try world.column(0).keyCommands?.map(\.input) == ["["])
      #expect(try world.column(0).accessibilityPerformEscape())
      world.pass(3)
      #expect(world.stack == ["mailboxes", "message"])
      #expect(try world.split().accessibilityPerformEscape())
      world.pass(3)
      #expect(world.stack == ["mailboxes"] && world.columns() == [["mailboxes"], ["(none)"]])
    }
  }

  // MARK: - Surroundings

  @Test func touchesAreOffInAllColumns() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.open(id: 7)
      let stacks = try world.split().seenStacks
      for stack in stacks { #expect(stack.view.isExclusiveTouch && stack.view.takesTaps) }
      #expect(try world.split().view.isExclusiveTouch)
      try world.message.showHeaders()
      for stack in stacks { #expect(!stack.view.takesTaps) }
      world.pass(3)
      for stack in stacks { #expect(stack.view.takesTaps) }
    }
  }

  @Test func theAppPreparesASplit() throws {
    try MailOnUIKit.run { world in
      var prepared: [UISplitViewController] = []
      world.host.prepareSplit = { prepared.append($0) }
      try world.mailboxes.desk()
      world.pass(3)
      let split = try world.split(in: 1)
      #expect(prepared == [split] && split.preferredDisplayMode == .twoBesideSecondary)
      let bottom = try world.split()
      #expect(bottom.preferredDisplayMode == .oneBesideSecondary && bottom.preferredSplitBehavior == .tile)
      #expect(!bottom.presentsWithGesture)
    }
  }

  /// The system asks the page on top for the style of the status bar.
  @Test func thePageOnTopHasItsWishes() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.open(id: 7)
      let top = try world.split().childForStatusBarStyle
      #expect(try top === world.column(1))
      world.resize(isWide: false)
      #expect(try world.split().childForStatusBarStyle === world.column(0))
    }
  }

  /// The back button of an earlier column removes its page, and the columns after it.
  @Test func theBackButtonOfAnEarlierColumn() throws {
    try MailOnUIKit.run { world in
      try world.mailboxes.openHelp()
      world.pass(3)
      try #require(world.navigator.handle(Mail.Help.self)).write()
      world.pass(3)
      #expect(world.columns() == [["mailboxes", "help"], ["letter"]])
      try world.column(0).pressBack()
      world.pass(3)
      #expect(world.columns() == [["mailboxes"], ["(none)"]] && world.stack == ["mailboxes"])
    }
  }
}
