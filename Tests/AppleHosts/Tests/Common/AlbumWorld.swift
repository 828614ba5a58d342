import NavRuntime
import Observation
import SwiftUI
import Testing
@testable import UIKit

#if SWIFTUI_WITHOUT_UIKIT
  @testable import NavSwiftUIOfMac
#else
  @testable import NavSwiftUI
#endif

/// The facts of the graph.
@Observable @MainActor final class AlbumFacts: Album.Facts {
  var isOpen = false
  var hasDraft = false
}

/// An object that a page holds, like a model. It is freed with the page.
@MainActor final class Life {}

/// A record of the pages' events in order, and the reactions of a test to them.
@MainActor final class Diary {
  private(set) var lines: [String] = []
  private var lives: [(name: String, life: WeakLife)] = []
  var whenAppearing: [String: @MainActor () -> Void] = [:]
  var whenDisappearing: [String: @MainActor () -> Void] = [:]
  var whenLookedAt: [String: @MainActor () -> Void] = [:]

  /// The `PageScreen` in the environment of each page, by the page's name.
  var screens: [String: PageScreen] = [:]
  /// The handle of the picture that was created last.
  var picture: Album.Picture.Handle?

  private struct WeakLife { weak var life: Life? }

  func note(_ line: String) { lines.append(line) }

  func newLife(_ name: String) -> Life {
    let life = Life()
    lives.append((name, WeakLife(life: life)))
    return life
  }

  /// The names of the pages that are in memory.
  var alive: [String] { lives.filter { $0.life.life != nil }.map(\.name) }
}

/// A page with its name, buttons for its segues, and a state.
struct AlbumPage: View {
  let name: String
  let diary: Diary
  let life: Life
  var buttons: [AlbumButton] = []
  @State private var count = 0
  @Environment(\.screen) private var screen

  var body: some View {
    diary.whenLookedAt[name]?()
    diary.screens[name] = screen
    return VStack {
      Text(name)
      Button("count \(count)") { count += 1 }.keyboardShortcut("k", modifiers: .command)
      ForEach(buttons.filter { $0.isThere() }) { button in
        if let list = button.anchorOf {
          Button(button.label, action: button.action).popoverAnchor(for: list).disabled(!list.canPerform(.sort))
        } else {
          Button(button.label, action: button.action).disabled(!button.isEnabled())
        }
      }
      HandlePart()
    }
    .onAppear {
      diary.note("+\(name)")
      diary.whenAppearing[name]?()
    }
    .onDisappear {
      diary.note("-\(name)")
      diary.whenDisappearing[name]?()
    }
  }
}

struct AlbumButton: Identifiable {
  let label: String
  var isEnabled: @MainActor () -> Bool = { true }
  var isThere: @MainActor () -> Bool = { true }
  /// The page whose popover points at the button.
  var anchorOf: Album.List.Handle?
  let action: @MainActor () -> Void
  var id: String { label }
}

/// A model that an app adds to the environment of its pages.
@Observable @MainActor final class Wording {
  var greeting: String
  init(_ greeting: String) { self.greeting = greeting }
}

/// A part of a page that does not receive arguments. It finds its handle in the environment.
struct HandlePart: View {
  @Environment(\.screen) private var screen
  @Environment(Wording.self) private var wording: Wording?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if width == .regular { Text("\(screen.info?.name ?? "?") is wide") }
      Button("dismiss") { dismiss() }
      if let list = screen[Album.List.self] { Button("first") { list.open(number: 1) } }
      if let picture = screen[Album.Picture.self] { Text("number \(picture.arguments.number)") }
      Text(screen.isVisible ? "\(screen.info?.name ?? "?") on top" : "below")
      if let wording { Text("\(screen.info?.name ?? "?"): \(wording.greeting)") }
      Button("home") { screen.goBack() }.disabled(!screen.canGoBack)
    }
  }
}

@MainActor struct AlbumScreens: Album.Screens {
  let diary: Diary
  let facts: AlbumFacts

  private func page(_ name: String, _ buttons: [AlbumButton] = []) -> AlbumPage {
    diary.note("make \(name)")
    return AlbumPage(name: name, diary: diary, life: diary.newLife(name), buttons: buttons)
  }

  func list(_ screen: Album.List.Handle) -> AlbumPage {
    page(
      "list",
      [
        AlbumButton(label: "open") { screen.open(number: 7) },
        AlbumButton(label: "vault", isEnabled: { screen.canPerform(.openVault) }) { screen.openVault() },
        AlbumButton(label: "sort", isThere: { !facts.hasDraft }, anchorOf: screen) { screen.sort() },
        AlbumButton(label: "tour") { screen.tour() },
        AlbumButton(label: "shelves") { screen.shelves() },
      ])
  }

  func picture(_ screen: Album.Picture.Handle) -> some View {
    diary.picture = screen
    return page(
      "picture \(screen.arguments.number)",
      [
        AlbumButton(label: "next") { screen.next(number: screen.arguments.number + 1) },
        AlbumButton(label: "write") { screen.write() },
      ]
    ).navigationTitle("Picture \(screen.arguments.number)")
  }

  func vault(_ screen: Album.Vault.Handle) -> AlbumPage { page("vault") }

  func caption(_ screen: Album.Caption.Handle) -> AlbumPage {
    page("caption", [AlbumButton(label: "save") { screen.save("a caption") }])
  }

  func discard(_ screen: Album.Discard.Handle) -> AlertText<Album.Discard> {
    AlertText(title: "Throw it away?", message: "It is not saved.", discard: "Discard", keep: "Keep")
  }

  func sorting(_ screen: Album.Sorting.Handle) -> AlbumPage {
    page("sorting", [AlbumButton(label: "apply") { screen.apply("date") }])
  }

  func tour(_ screen: Album.Tour.Handle) -> AlbumPage {
    page("tour", [AlbumButton(label: "close tour") { screen.close() }])
  }

  func newest(_ screen: Album.Newest.Handle) -> AlbumPage {
    page("newest", [AlbumButton(label: "open first") { screen.openFirst() }])
  }

  func oldest(_ screen: Album.Oldest.Handle) -> AlbumPage { page("oldest") }
  func box(_ screen: Album.Box.Handle) -> AlbumPage { page("box") }
}

/// An album in a window. Each target has its own `AlbumWindow`.
@MainActor final class AlbumWorld {
  let simulator: Simulator
  let diary: Diary
  let facts = AlbumFacts()
  private(set) var navigator: Navigator<Album, SwiftUIHost>
  let window = AlbumWindow()
  private let saved: NavigationState<Album>?

  private init(_ simulator: Simulator, _ diary: Diary, _ saved: NavigationState<Album>?) {
    (self.simulator, self.diary, self.saved) = (simulator, diary, saved)
    navigator = Navigator(
      host: SwiftUIHost(.simulated(simulator)), screens: AlbumScreens(diary: diary, facts: facts), facts: facts)
  }

  /// Runs a test in a new world.
  static func run(
    isShown: Bool = true, restoring saved: NavigationState<Album>? = nil, diary: Diary? = nil,
    _ test: @MainActor (AlbumWorld) async throws -> Void
  ) async rethrows {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let world = AlbumWorld(simulator, diary ?? Diary(), saved)
      if isShown { await world.show() }
      try await test(world)
      world.window.end()
    }
  }

  func show() async { await show(AnyView(NavigatorView(navigator, restoring: saved))) }

  func show(_ view: AnyView) async {
    window.show(view)
    await settle()
  }

  /// Replaces the view with an empty one.
  func hide() async { await show(AnyView(EmptyView())) }

  func replaceNavigator() async {
    navigator = Navigator(
      host: SwiftUIHost(.simulated(simulator)), screens: AlbumScreens(diary: diary, facts: facts), facts: facts)
    await show()
  }

  var trees: [ViewTree] { window.trees }
  var looks: Int { trees.reduce(0) { $0 + $1.looks } }

  /// The names of the screens on the stack.
  var stack: [String] { navigator.stack.map(\.name) }

  /// Opens a picture and a sheet with its caption, which has a draft from now on.
  func writeDraft() async {
    await press("open")
    await press("write")
    facts.hasDraft = true
  }

  /// Advances the time by four seconds, so that all changes end.
  func settle() async {
    for _ in 0..<40 {
      simulator.advance(by: .milliseconds(100))
      await Task.yield()
    }
  }

  /// Presses a button in any view, and waits until the app settles.
  @discardableResult
  func press(_ label: String) async -> Bool {
    let isTaken = tap(label)
    await settle()
    return isTaken
  }

  /// Presses a button without waiting.
  @discardableResult
  func tap(_ label: String) -> Bool {
    for tree in trees.reversed() where tree.press(label) { return true }
    return false
  }

  func canPress(_ label: String) -> Bool { trees.contains { $0.canPress(label) } }

  /// All visible strings.
  var texts: [String] { trees.flatMap(\.texts) }

  var list: Album.List.Handle {
    get throws { try #require(navigator.handle(Album.List.self)) }
  }
}
