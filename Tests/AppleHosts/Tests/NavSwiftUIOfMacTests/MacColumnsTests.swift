import Foundation
import NavRuntime
import Testing
@testable import NavSwiftUIOfMac
@testable import SwiftUI
@testable import UIKit

/// Columns that the host for a Mac draws itself.
@MainActor struct MacColumnsTests {
  @Test func columnsAreSideBySideFrom700PointsOn() async throws {
    try await MailWorld.run { world in
      try #require(world.navigator.handle(Mail.Mailboxes.self)).open(id: 7)
      await world.settle()
      for (width, isWide) in [(699.0, false), (700.0, true), (699.5, false)] {
        world.window.tree.resize(width: width)
        await world.settle()
        #expect(world.navigator.isExpanded == isWide, "\(width)")
        #expect(world.pages == (isWide ? ["mailboxes 0", "message 7 0"] : ["message 7 0"]), "\(width)")
      }
    }
  }

  /// With room for two of three columns, the last two that are open are visible.
  @Test func withRoomForTwoOfThreeTheLastTwoAreVisible() async throws {
    try await MailWorld.run { world in
      try #require(world.navigator.handle(Mail.Mailboxes.self)).desk()
      await world.settle()
      try #require(world.navigator.handle(Mail.Folders.self)).open(id: 1)
      await world.settle()
      #expect(world.pages.contains("folders 0") && world.pages.contains("folder 1 0"))
      try #require(world.navigator.handle(Mail.Folder.self)).open(id: 2)
      await world.settle()
      #expect(!world.pages.contains("folders 0"))
      #expect(world.pages.contains("folder 1 0") && world.pages.contains("file 2 0"))
      world.window.tree.resize(width: 1_000)
      await world.settle()
      #expect(world.pages.contains("folders 0") && world.pages.contains("file 2 0"))
      #expect(world.navigator.active.map(\.name) == ["folders", "folder", "file"])
    }
  }

  /// No column takes a click in a transition.
  @Test func clicksAreOffInAllColumns() async throws {
    try await MailWorld.run { world in
      try #require(world.navigator.handle(Mail.Mailboxes.self)).open(id: 7)
      await world.settle()
      #expect(world.window.tree.press("count mailboxes"))
      try #require(world.navigator.handle(Mail.Message.self)).showHeaders()
      #expect(world.navigator.isBusy && !world.window.tree.press("count mailboxes"))
      await world.settle()
      #expect(world.window.tree.press("count mailboxes"))
    }
  }

  /// The button of an earlier column, which is in the column and not in the bar of the window.
  @Test func theBackButtonOfAnEarlierColumn() async throws {
    try await MailWorld.run { world in
      try #require(world.navigator.handle(Mail.Mailboxes.self)).openHelp()
      await world.settle()
      try #require(world.navigator.handle(Mail.Help.self)).write()
      await world.settle()
      let tree = world.window.tree
      tree.catchUp()
      // The views of the window come before the items of its bar.
      let buttons = tree.nodes.filter { $0.isButton && $0.isVisible && $0.text == "Back" }
      #expect(buttons.count == 2 && buttons.allSatisfy(\.takesTaps))
      buttons.first?.effect.action?()
      await world.settle()
      #expect(world.stack == ["mailboxes"])
    }
  }
}
