import Foundation
import NavRuntime
import SwiftUI
import Testing

@testable import UIKit

#if SWIFTUI_WITHOUT_UIKIT
  @testable import NavSwiftUIOfMac
#else
  @testable import NavSwiftUI
#endif

/// Links from outside, as SwiftUI delivers them.
@MainActor struct ReceivedLinksTests {
  private struct Pages: Site.Screens {
    func home(_ screen: Site.Home.Handle) -> Text { Text("home") }
    func page(_ screen: Site.Page.Handle) -> Text { Text("page") }
    func frame(_ screen: Site.Frame.Handle) -> Text { Text("frame") }
    func anyFrame(_ screen: Site.AnyFrame.Handle) -> Text { Text("anyFrame") }
    func admin(_ screen: Site.Admin.Handle) -> Text { Text("admin") }
  }

  @MainActor private final class World {
    let simulator: Simulator
    let window = AlbumWindow()
    let navigator: Navigator<Site, SwiftUIHost>
    var browsed: [String] = []
    var sources: [LinkSource] = []
    private var observation: EventObservation?

    init(_ simulator: Simulator) {
      self.simulator = simulator
      navigator = Navigator(host: SwiftUIHost(.simulated(simulator)), screens: Pages(), facts: Site.NoFacts())
      observation = navigator.observe { [weak self] event in
        if case .requested(let request) = event.kind, let source = request.linkSource { self?.sources.append(source) }
      }
    }

    func show() async {
      let action = OpenURLAction(opening: { [weak self] in self?.browsed.append($0.absoluteString) })
      window.show(
        AnyView(
          NavigatorView(navigator).receivesLinks(activities: ["org.example.viewing"]).environment(\.openURL, action)))
      await settle()
    }

    func settle() async {
      for _ in 0..<40 {
        simulator.advance(by: .milliseconds(100))
        await Task.yield()
      }
    }

    func open(_ url: String) async {
      if let url = URL(string: url) { for tree in window.trees { tree.open(url) } }
      await settle()
    }

    func resume(_ type: String, _ url: String) async {
      let activity = NSUserActivity(activityType: type)
      activity.webpageURL = URL(string: url)
      activity.userInfo = ["kCSSearchableItemActivityIdentifier": url]
      for tree in window.trees { tree.resume(activity) }
      await settle()
    }

    var stack: [String] { navigator.stack.map(\.name) }
  }

  private func run(_ test: @MainActor (World) async throws -> Void) async rethrows {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let world = World(simulator)
      await world.show()
      try await test(world)
      world.window.end()
    }
  }

  @Test func eachKindOpensItsURLWithItsOrigin() async {
    await run { world in
      await world.open("site://pages/a")
      #expect(world.stack == ["home", "page"])
      await world.resume("NSUserActivityTypeBrowsingWeb", "https://site.example.com/pages/b")
      await world.resume("com.apple.corespotlightitem", "https://site.example.com/pages/c")
      await world.resume("org.example.viewing", "https://site.example.com/pages/d")
      #expect(world.sources == [.scheme, .web, .spotlight, .handoff] && world.navigator.url == "site://pages/d")
      await world.resume("org.example.other", "https://site.example.com/pages/e")
      #expect(world.navigator.url == "site://pages/d", "not a type of the app")
    }
  }

  @Test func aLinkOfTheAppStaysClosed() async {
    await run { world in
      await world.open("https://site.example.com/pages/admin")
      await world.open("site://pages/admin")
      #expect(world.stack == ["home"])
    }
  }

  @Test func whatOpensNothingGoesToTheBrowserOnce() async {
    await run { world in
      await world.open("https://evil.example/help/a")
      #expect(world.browsed.isEmpty)
      for tree in world.window.trees {
        for path in ["a", "b"] {
          if let url = URL(string: "https://site.example.com/help/\(path)") { tree.open(url) }
        }
      }
      #expect(world.browsed == ["https://site.example.com/help/a"])
      await world.settle()
      var own: [URL] = []
      world.navigator.host.openInBrowser = { own.append($0) }
      await world.open("https://site.example.com/help/c")
      #expect(own.map(\.absoluteString) == ["https://site.example.com/help/c"] && world.browsed.count == 1)
    }
  }
}
