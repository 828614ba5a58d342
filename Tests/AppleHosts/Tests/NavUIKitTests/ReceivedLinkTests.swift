import Foundation
import NavRuntime
import Testing
import UserNotifications

@testable import NavUIKit
@testable import UIKit

/// Links from outside, as UIKit delivers them.
@MainActor struct ReceivedLinkTests {
  private final class Pages: Site.Screens {
    func home(_ screen: Site.Home.Handle) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
    func page(_ screen: Site.Page.Handle) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
    func frame(_ screen: Site.Frame.Handle) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
    func anyFrame(_ screen: Site.AnyFrame.Handle) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
    func admin(_ screen: Site.Admin.Handle) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  }

  /// A window of the site.
  @MainActor private final class World {
    let simulator: Simulator
    let window = UIWindow(frame: .zero)
    let host: UIKitHost
    let navigator: Navigator<Site, UIKitHost>
    var sources: [LinkSource] = []
    private var observation: EventObservation?
    var browsed: [String] = []

    init(_ simulator: Simulator) {
      self.simulator = simulator
      host = UIKitHost(in: window, time: .simulated(simulator))
      navigator = Navigator(host: host, screens: Pages(), facts: Site.NoFacts())
      host.openInBrowser = { [weak self] in self?.browsed.append($0.absoluteString) }
      observation = navigator.observe { [weak self] event in
        if case .requested(let request) = event.kind, let source = request.linkSource { self?.sources.append(source) }
      }
      window.makeKeyAndVisible()
      navigator.start()
      pass()
    }

    func pass(_ seconds: Int = 3) { simulator.advance(by: .seconds(seconds)) }

    /// The name of the visible page after a call.
    func shown(_ call: () -> SegueRequest<Never>?) -> String? {
      let request = call()
      pass()
      defer {
        if navigator.stack.count > 1 { navigator.goBack() }
        pass()
      }
      return request == nil ? nil : navigator.visible?.name
    }
  }

  private func run(_ test: @MainActor (World) throws -> Void) rethrows {
    let simulator = Simulator()
    try Simulator.$current.withValue(simulator) {
      let world = World(simulator)
      try test(world)
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty)
      world.window.rootViewController = nil
    }
  }

  private func browsing(_ url: String?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = url.flatMap { URL(string: $0) }
    return activity
  }

  private func search(_ identifier: Any?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.apple.corespotlightitem")
    activity.userInfo = ["kCSSearchableItemActivityIdentifier": identifier as Any]
    return activity
  }

  private func handoff(_ url: String?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.site.viewing")
    activity.webpageURL = url.flatMap { URL(string: $0) }
    return activity
  }

  private func context(_ url: String) throws -> UIOpenURLContext {
    UIOpenURLContext(url: try #require(URL(string: url)))
  }

  private func action(_ url: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(userInfo: ["url": url as NSString])
  }

  private func notification(_ url: String) -> UNNotificationResponse { UNNotificationResponse(userInfo: ["url": url]) }

  // MARK: Alone

  @Test func eachKindOpensItsURLWithItsOrigin() throws {
    try run { world in
      let site = "https://site.example.com/pages/"
      let context = try context("site://pages/a")
      #expect(world.shown { world.navigator.receive([context]) } == "page")
      #expect(world.shown { world.navigator.receive(browsing(site + "b")) } == "page")
      #expect(world.shown { world.navigator.receive(search(site + "c")) } == "page")
      #expect(world.shown { world.navigator.receive(handoff(site + "d")) } == "page")
      #expect(world.shown { world.navigator.receive(action("site://pages/e")) } == "page")
      #expect(world.shown { world.navigator.receive(notification(site + "f")) } == "page")
      #expect(world.sources == [.scheme, .web, .spotlight, .handoff, .shortcut, .notification])
    }
  }

  @Test func aWidgetCanGiveAURLOfTheWebsite() throws {
    try run { world in
      let context = try context("https://site.example.com/pages/a")
      #expect(world.shown { world.navigator.receive([context]) } == "page" && world.sources == [.web])
    }
  }

  @Test func whatHasNoURLOpensNothing() {
    run { world in
      #expect(world.navigator.receive([]) == nil && world.navigator.receive(browsing(nil)) == nil)
      #expect(world.navigator.receive(search(nil)) == nil && world.navigator.receive(search(7)) == nil)
      #expect(world.navigator.receive(handoff(nil)) == nil)
      #expect(world.navigator.receive(UIApplicationShortcutItem(userInfo: nil)) == nil)
      #expect(world.navigator.receive(UIApplicationShortcutItem(userInfo: ["url": 7 as NSNumber])) == nil)
      #expect(world.navigator.receive(UNNotificationResponse(userInfo: [:])) == nil)
      #expect(world.navigator.receive(UIScene.ConnectionOptions()) == nil && world.sources.isEmpty)
    }
  }

  /// Every way in is outside, so no way opens a link of the app itself.
  @Test func noKindOpensALinkOfTheApp() throws {
    try run { world in
      let admin = "https://site.example.com/pages/admin"
      let context = try context(admin)
      let calls: [@MainActor () -> SegueRequest<Never>?] = [
        { world.navigator.receive([context]) }, { world.navigator.receive(self.browsing(admin)) },
        { world.navigator.receive(self.search(admin)) }, { world.navigator.receive(self.handoff(admin)) },
        { world.navigator.receive(self.action(admin)) }, { world.navigator.receive(self.notification(admin)) },
        { world.navigator.receive(self.search("/pages/admin")) }, { world.navigator.receive(self.action("/pages/a")) },
      ]
      for call in calls { #expect(world.shown(call) == "home") }
    }
  }

  // MARK: Together

  @Test func aStartChoosesByTheKind() throws {
    try run { world in
      let options = UIScene.ConnectionOptions()
      var kinds: [LinkSource] = []
      @MainActor func add(_ source: LinkSource) {
        kinds.append(source)
        world.sources = []
        #expect(world.shown { world.navigator.receive(options) } == "page")
        #expect(world.sources == [source], "\(kinds)")
      }
      options.userActivities = [handoff("https://site.example.com/pages/a")]
      add(.handoff)
      options.userActivities.insert(search("https://site.example.com/pages/b"))
      add(.spotlight)
      options.userActivities.insert(browsing("https://site.example.com/pages/c"))
      add(.web)
      options.urlContexts = [try context("site://pages/d")]
      add(.scheme)
      options.shortcutItem = action("site://pages/e")
      add(.shortcut)
      options.notificationResponse = notification("site://pages/f")
      add(.notification)
    }
  }

  /// A notification without a URL does not hide a link.
  @Test func whatHasNoURLHidesNothing() {
    run { world in
      let options = UIScene.ConnectionOptions()
      options.notificationResponse = UNNotificationResponse(userInfo: ["aps": "x"])
      options.userActivities = [handoff(nil), browsing("https://site.example.com/pages/c")]
      #expect(world.shown { world.navigator.receive(options) } == "page" && world.sources == [.web])
    }
  }

  @Test func severalURLsOpenInOrder() throws {
    try run { world in
      let contexts = Set(try ["site://pages/b", "site://pages/c", "site://pages/a"].map(context))
      world.navigator.receive(contexts)
      world.pass(9)
      #expect(world.sources == [.scheme, .scheme, .scheme] && world.navigator.url == "site://pages/c")
    }
  }

  /// A window whose stack has not started yet opens the link when it starts.
  @Test func aLinkBeforeTheStart() throws {
    let simulator = Simulator()
    try Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let host = UIKitHost(in: window, time: .simulated(simulator))
      let navigator = Navigator<Site, UIKitHost>(host: host, screens: Pages(), facts: Site.NoFacts())
      let options = UIScene.ConnectionOptions()
      options.urlContexts = [try context("site://pages/a")]
      navigator.receive(options)
      window.makeKeyAndVisible()
      navigator.start()
      simulator.advance(by: .seconds(5))
      #expect(navigator.stack.map(\.name) == ["home", "page"])
      window.rootViewController = nil
    }
  }

  // MARK: The browser

  @Test func aLinkOfTheSiteThatOpensNothingGoesToTheBrowser() {
    run { world in
      world.navigator.receive(browsing("https://site.example.com/pages/legal"))
      #expect(world.browsed == ["https://site.example.com/pages/legal"])
      world.navigator.receive(browsing("https://site.example.com/help/a"))
      #expect(world.browsed.count == 1, "twice within two seconds")
      world.pass(1)
      world.navigator.receive(browsing("https://site.example.com/help/a"))
      #expect(world.browsed.count == 1)
      world.pass(1)
      world.navigator.receive(browsing("https://site.example.com/help/a"))
      #expect(world.browsed == ["https://site.example.com/pages/legal", "https://site.example.com/help/a"])
      #expect(world.navigator.visible?.name == "home")
    }
  }

  @Test func otherURLsAreDropped() throws {
    try run { world in
      let scheme = try context("site://help/a")
      world.navigator.receive([scheme])
      for url in [
        "https://evil.example/help/a", "http://site.example.com/help/a", "https://site.example.com:8443/help/a",
        "https://site.example.com@evil.example/", "javascript:alert(1)", "/help/a",
      ] { world.navigator.receive(notification(url)) }
      #expect(world.browsed.isEmpty)
    }
  }

  /// A link that a predicate refuses, or that opens a page, is not returned.
  @Test func whatOpensIsNotReturned() {
    run { world in
      #expect(world.shown { world.navigator.receive(browsing("https://site.example.com/pages/a")) } == "page")
      #expect(world.browsed.isEmpty)
    }
  }

  @Test func theSystemOpensTheBrowser() throws {
    let simulator = Simulator()
    try Simulator.$current.withValue(simulator) {
      UIApplication.shared.opened = []
      UIKitHost(in: UIWindow(frame: .zero)).openInBrowser(try #require(URL(string: "https://site.example.com/help/a")))
      #expect(UIApplication.shared.opened.map(\.absoluteString) == ["https://site.example.com/help/a"])
    }
  }

  // MARK: Handoff

  @Test func anActivityFollowsTheVisibleScreen() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let world = World(simulator)
      let activity = world.navigator.activity(type: "org.example.site.viewing")
      #expect(activity.activityType == "org.example.site.viewing" && activity.isEligibleForHandoff)
      #expect(activity.webpageURL?.absoluteString == "https://site.example.com/")
      @MainActor func open(_ url: String) async {
        world.navigator.open(url)
        world.pass()
        for _ in 0..<5 { await Task.yield() }
      }
      await open("/pages/a%20b")
      #expect(activity.webpageURL?.absoluteString == "https://site.example.com/pages/a%20b")
      await open("/pages/admin")
      #expect(world.navigator.visible?.name == "admin" && activity.webpageURL == nil, "only the app can open it")
      await open("/frame?at=http%3A%2F%2Fsite.example.com")
      #expect(world.navigator.visible?.name == "frame" && activity.webpageURL == nil, "not safe from outside")
      await open("/pages/c")
      #expect(world.navigator.url == "site://pages/c")
      #expect(activity.webpageURL?.absoluteString == "https://site.example.com/pages/c")
      world.window.rootViewController = nil
    }
  }

  /// The activity does not keep the navigator, and the navigator does not keep the activity.
  @Test func anActivityKeepsNothing() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      weak var navigator: Navigator<Site, UIKitHost>?
      weak var dropped: NSUserActivity?
      let kept: NSUserActivity
      do {
        let world = World(simulator)
        navigator = world.navigator
        kept = world.navigator.activity(type: "a")
        dropped = world.navigator.activity(type: "b")
        world.window.rootViewController = nil
      }
      for _ in 0..<5 { await Task.yield() }
      simulator.advance(by: .seconds(5))
      #expect(navigator == nil && dropped == nil && kept.webpageURL != nil)
    }
  }
}
