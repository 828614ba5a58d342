import Foundation
import NavRuntime
import Observation
import Testing

@testable import NavUIKit
@testable import UIKit

/// The album with view controllers, in a window.
@MainActor final class AlbumOnUIKit {
  let simulator: Simulator
  let window = UIWindow(frame: .zero)
  let facts = Facts()
  let host: UIKitHost
  let navigator: Navigator<Album, UIKitHost>

  private init(_ simulator: Simulator, _ pages: @escaping (String) -> UIViewController?) {
    self.simulator = simulator
    host = UIKitHost(in: window, time: .simulated(simulator))
    navigator = Navigator(host: host, screens: Screens(pages: pages), facts: facts)
  }

  /// Runs a test in a new world. `pages` returns the page for the name of a screen, or `nil` for a plain page.
  static func run(
    pages: @escaping (String) -> UIViewController? = { _ in nil }, isStarted: Bool = true,
    in mode: Simulator.Hostility = [], _ test: @MainActor (AlbumOnUIKit) throws -> Void
  ) rethrows {
    let simulator = Simulator()
    simulator.hostility = mode
    try Simulator.$current.withValue(simulator) {
      let world = AlbumOnUIKit(simulator, pages)
      world.begin(isStarted: isStarted)
      try test(world)
      world.end()
    }
  }

  /// Runs a test that waits for tasks.
  static func run(_ test: @MainActor (AlbumOnUIKit) async throws -> Void) async rethrows {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let world = AlbumOnUIKit(simulator) { _ in nil }
      world.begin(isStarted: true)
      try await test(world)
      world.end()
    }
  }

  private func begin(isStarted: Bool) {
    window.makeKeyAndVisible()
    if isStarted { navigator.start() }
    pass(3)
  }

  private func end() {
    #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
    window.rootViewController = nil
  }

  final class Facts: Album.Facts {
    var isOpen = true
    let draft = Draft()
    var hasDraft: Bool {
      get { draft.exists }
      set { draft.exists = newValue }
    }
  }

  /// A model of the app that changes on any thread.
  // Unchecked: a test changes it from one thread at a time.
  @Observable final class Draft: @unchecked Sendable {
    var exists = false
  }

  struct Screens: Album.Screens {
    let pages: (String) -> UIViewController?

    private func page(_ name: String = #function) -> UIViewController {
      pages(String(name.prefix { $0 != "(" })) ?? UIViewController(nibName: nil, bundle: nil)
    }
    func list(_ screen: Album.List.Handle) -> UIViewController { page() }
    func picture(_ screen: Album.Picture.Handle) -> UIViewController {
      let page = page()
      // The second picture has its own title, which is not in the graph.
      if screen.arguments.number > 7 { page.title = "Number \(screen.arguments.number)" }
      return page
    }
    func vault(_ screen: Album.Vault.Handle) -> UIViewController { page() }
    func caption(_ screen: Album.Caption.Handle) -> UIViewController { page() }
    func discard(_ screen: Album.Discard.Handle) -> AlertText<Album.Discard> {
      AlertText(title: "Throw it away?", message: "It is not saved.", discard: "Discard", keep: "Keep")
    }
    func sorting(_ screen: Album.Sorting.Handle) -> UIViewController { page() }
    func tour(_ screen: Album.Tour.Handle) -> UIViewController { page() }
    func newest(_ screen: Album.Newest.Handle) -> UIViewController { page() }
    func oldest(_ screen: Album.Oldest.Handle) -> UIViewController { page() }
    func box(_ screen: Album.Box.Handle) -> UIViewController { page() }
  }

  func pass(_ seconds: Double) { simulator.advance(by: .seconds(seconds)) }

  /// The names of the screens on the stack.
  var stack: [String] { navigator.stack.map(\.name) }

  var list: Album.List.Handle { get throws { try #require(navigator.handle(Album.List.self)) } }

  var picture: Album.Picture.Handle { get throws { try #require(navigator.handle(Album.Picture.self)) } }

  /// Pushes a picture, and presents a sheet with its caption.
  func write() throws {
    try list.open(number: 7)
    pass(3)
    try picture.write()
    pass(3)
    #expect(stack == ["list", "picture", "caption"])
  }
}
