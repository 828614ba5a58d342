import Foundation
import NavRuntime
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

  private init(_ simulator: Simulator) {
    self.simulator = simulator
    host = UIKitHost(in: window, time: .simulated(simulator))
    navigator = Navigator(host: host, screens: Screens(), facts: facts)
  }

  /// Runs a test in a world of its own.
  static func run(_ test: @MainActor (AlbumOnUIKit) throws -> Void) rethrows {
    let simulator = Simulator()
    try Simulator.$current.withValue(simulator) {
      let world = AlbumOnUIKit(simulator)
      world.window.makeKeyAndVisible()
      world.navigator.start()
      world.pass(3)
      try test(world)
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
      world.window.rootViewController = nil
    }
  }

  final class Facts: Album.Facts {
    var isOpen = true
    var hasDraft = false
  }

  final class Page: UIViewController {}

  struct Screens: Album.Screens {
    private func page() -> Page { Page(nibName: nil, bundle: nil) }
    func list(_ screen: Album.List.Handle) -> Page { page() }
    func picture(_ screen: Album.Picture.Handle) -> Page {
      let page = page()
      // The second has a title of its own, of which the graph knows nothing.
      if screen.arguments.number > 7 { page.title = "Number \(screen.arguments.number)" }
      return page
    }
    func vault(_ screen: Album.Vault.Handle) -> Page { page() }
    func caption(_ screen: Album.Caption.Handle) -> Page { page() }
    func discard(_ screen: Album.Discard.Handle) -> AlertText<Album.Discard> {
      AlertText(title: "Throw it away?", message: "It is not saved.", discard: "Discard", keep: "Keep")
    }
    func sorting(_ screen: Album.Sorting.Handle) -> Page { page() }
    func tour(_ screen: Album.Tour.Handle) -> Page { page() }
    func newest(_ screen: Album.Newest.Handle) -> Page { page() }
    func oldest(_ screen: Album.Oldest.Handle) -> Page { page() }
    func box(_ screen: Album.Box.Handle) -> Page { page() }
  }

  func pass(_ seconds: Double) { simulator.advance(by: .seconds(seconds)) }

  /// What is on the stack, by name.
  var stack: [String] { navigator.stack.map(\.name) }

  var list: Album.List.Handle { get throws { try #require(navigator.handle(Album.List.self)) } }

  var picture: Album.Picture.Handle { get throws { try #require(navigator.handle(Album.Picture.self)) } }

  /// Puts a picture on the list, and a sheet with its caption over that.
  func write() throws {
    try list.open(number: 7)
    pass(3)
    try picture.write()
    pass(3)
    #expect(stack == ["list", "picture", "caption"])
  }
}
