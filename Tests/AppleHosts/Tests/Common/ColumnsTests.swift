import NavRuntime
import NavUIKit
import SwiftUI
import Testing
@testable import UIKit

#if SWIFTUI_WITHOUT_UIKIT
  @testable import NavSwiftUIOfMac
#else
  @testable import NavSwiftUI
#endif

/// A page with its name, a state, and what its environment says about it.
struct MailView: View {
  let name: String
  @State private var count = 0
  @Environment(\.screen) private var screen

  var body: some View {
    VStack {
      Text("\(name) \(count)")
      Button("count \(name)") { count += 1 }
      if screen.isVisible { Button("leave \(name)") { screen.goBack() }.disabled(!screen.canGoBack) }
    }
  }
}

/// The mail with views, in a window whose width a test changes.
@MainActor final class MailWorld {
  let simulator: Simulator
  let window: AlbumWindow
  let navigator: Navigator<Mail, SwiftUIHost>

  private init(_ simulator: Simulator) {
    self.simulator = simulator
    window = AlbumWindow()
    navigator = Navigator(host: SwiftUIHost(.simulated(simulator)), screens: Screens(), facts: Facts())
    navigator.log = { _ in }
  }

  static func run(_ test: @MainActor (MailWorld) async throws -> Void) async rethrows {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let world = MailWorld(simulator)
      world.window.resize(isWide: true)
      world.window.show(AnyView(NavigatorView(world.navigator)))
      await world.settle()
      try await test(world)
      world.window.end()
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
    }
  }

  private struct Facts: Mail.Facts {
    var hasDraft: Bool { false }
  }

  private struct Screens: Mail.Screens {
    func mailboxes(_ screen: Mail.Mailboxes.Handle) -> MailView { MailView(name: "mailboxes") }
    func mailboxesPlaceholder(_ screen: Mail.Mailboxes.Handle) -> MailView { MailView(name: "nothing") }
    func help(_ screen: Mail.Help.Handle) -> MailView { MailView(name: "help") }
    func message(_ screen: Mail.Message.Handle) -> MailView { MailView(name: "message \(screen.arguments.id)") }
    func headers(_ screen: Mail.Headers.Handle) -> MailView { MailView(name: "headers") }
    func filters(_ screen: Mail.Filters.Handle) -> MailView { MailView(name: "filters") }
    func letter(_ screen: Mail.Letter.Handle) -> MailView { MailView(name: "letter") }
    func tour(_ screen: Mail.Tour.Handle) -> MailView { MailView(name: "tour") }
    func discard(_ screen: Mail.Discard.Handle) -> AlertText<Mail.Discard> {
      AlertText(title: "Throw it away?", discard: "Discard", keep: "Keep")
    }
    func folders(_ screen: Mail.Folders.Handle) -> MailView { MailView(name: "folders") }
    func foldersPlaceholder(_ screen: Mail.Folders.Handle) -> MailView { MailView(name: "no file") }
    func folder(_ screen: Mail.Folder.Handle) -> MailView { MailView(name: "folder \(screen.arguments.id)") }
    func file(_ screen: Mail.File.Handle) -> MailView { MailView(name: "file \(screen.arguments.id)") }
    func notes(_ screen: Mail.Notes.Handle) -> MailView { MailView(name: "notes") }
    func note(_ screen: Mail.Note.Handle) -> MailView { MailView(name: "note") }
  }

  func settle() async {
    for _ in 0..<20 {
      simulator.advance(by: .milliseconds(100))
      await Task.yield()
    }
  }

  func resize(isWide: Bool) async {
    window.resize(isWide: isWide)
    await settle()
  }

  func press(_ label: String) async {
    for tree in window.trees.reversed() where tree.press(label) { break }
    await settle()
  }

  /// The names and the counts of the visible pages.
  var pages: [String] {
    let words = ["mailboxes", "message", "headers", "help", "nothing", "folders", "folder", "file", "no"]
    return window.trees.flatMap(\.texts).filter { text in
      words.contains { text.hasPrefix($0) } && text.last?.isNumber == true
    }.sorted()
  }

  var stack: [String] { navigator.stack.map(\.name) }
}

/// Columns in both hosts.
@MainActor struct ColumnsTests {
  @Test func pagesAreSideBySideInAWideWindow() async throws {
    try await MailWorld.run { world in
      #expect(world.pages == ["mailboxes 0", "nothing 0"] && world.navigator.isExpanded)
      let list = try #require(world.navigator.handle(Mail.Mailboxes.self))
      list.open(id: 7)
      #expect(!world.navigator.isBusy, "a row is exchanged at once")
      await world.settle()
      #expect(world.pages == ["mailboxes 0", "message 7 0"])
      await world.resize(isWide: false)
      #expect(world.pages == ["message 7 0"] && !world.navigator.isExpanded)
      await world.resize(isWide: true)
      #expect(world.pages == ["mailboxes 0", "message 7 0"] && world.navigator.isExpanded)
      list.open(id: 8)
      await world.settle()
      #expect(world.pages == ["mailboxes 0", "message 8 0"] && world.stack == ["mailboxes", "message"])
    }
  }

  /// A change of the form keeps the state of each page.
  @Test func pagesKeepTheirStateInBothForms() async throws {
    try await MailWorld.run { world in
      let list = try #require(world.navigator.handle(Mail.Mailboxes.self))
      list.open(id: 7)
      await world.settle()
      await world.press("count mailboxes")
      await world.press("count message 7")
      await world.press("count message 7")
      #expect(world.pages == ["mailboxes 1", "message 7 2"])
      await world.resize(isWide: false)
      #expect(world.pages == ["message 7 2"])
      await world.resize(isWide: true)
      #expect(world.pages == ["mailboxes 1", "message 7 2"])
    }
  }

  /// A fold in a push, and a request of the list while its detail is open.
  @Test func aFoldInAPush() async throws {
    try await MailWorld.run { world in
      let list = try #require(world.navigator.handle(Mail.Mailboxes.self))
      list.open(id: 7)
      await world.settle()
      let request = try #require(world.navigator.handle(Mail.Message.self)).showHeaders()
      world.simulator.advance(by: .milliseconds(100))
      await world.resize(isWide: false)
      #expect(request.outcomeSoFar == .shown && world.pages == ["headers 0"] && !world.navigator.isBusy)
      await world.resize(isWide: true)
      #expect(world.pages == ["headers 0", "mailboxes 0"])
      list.openHelp()
      await world.settle()
      #expect(world.pages == ["help 0", "nothing 0"] && world.stack == ["mailboxes", "help"])
    }
  }

  /// Each column has the environment of its own page.
  @Test func eachColumnHasItsOwnScreen() async throws {
    try await MailWorld.run { world in
      let list = try #require(world.navigator.handle(Mail.Mailboxes.self))
      list.open(id: 7)
      await world.settle()
      try #require(world.navigator.handle(Mail.Message.self)).showHeaders()
      await world.settle()
      let labels = world.window.trees.flatMap(\.texts).filter { $0.hasPrefix("leave") }
      #expect(labels.sorted() == ["leave headers", "leave mailboxes"])
      await world.press("leave mailboxes")
      #expect(world.stack == ["mailboxes", "message", "headers"], "the first page of a column has no back")
      await world.press("leave headers")
      #expect(world.stack == ["mailboxes", "message"])
    }
  }

  /// Three columns in a tab. In a window with room for two, the last two that are open are visible.
  @Test func threeColumnsInATab() async throws {
    try await MailWorld.run { world in
      try #require(world.navigator.handle(Mail.Mailboxes.self)).desk()
      await world.settle()
      try #require(world.navigator.handle(Mail.Folders.self)).open(id: 1)
      await world.settle()
      try #require(world.navigator.handle(Mail.Folder.self)).open(id: 2)
      await world.settle()
      #expect(world.stack == ["mailboxes", "folders", "folder", "file"] && world.navigator.isExpanded)
      #expect(world.pages.contains("folder 1 0") && world.pages.contains("file 2 0"))
      #expect(world.navigator.active.map(\.name) == ["folders", "folder", "file"])
      world.navigator.goBack()
      await world.settle()
      #expect(world.pages.contains("folder 1 0") && !world.pages.contains("file 2 0"))
    }
  }

  /// A page of an earlier column goes back in its column, and the columns after it leave.
  @Test func aPageOfAnEarlierColumnGoesBack() async throws {
    try await MailWorld.run { world in
      try #require(world.navigator.handle(Mail.Mailboxes.self)).openHelp()
      await world.settle()
      try #require(world.navigator.handle(Mail.Help.self)).write()
      await world.settle()
      #expect(world.stack == ["mailboxes", "help", "letter"] && world.navigator.isExpanded)
      await world.press("leave help")
      #expect(world.stack == ["mailboxes"] && world.pages == ["mailboxes 0", "nothing 0"])
    }
  }
}
