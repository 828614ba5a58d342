import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// VoiceOver's scrub and keyboard shortcuts go back, and `back` guards them.
@MainActor struct UIKitEscapeTests {
  enum Way: CaseIterable { case scrub, escape, commandBracket }

  @discardableResult
  private func go(_ way: Way, in world: AlbumOnUIKit) -> Bool {
    let isTaken =
      switch way {
      case .scrub: world.window.scrub()
      case .escape: world.window.press(UIKeyCommand.inputEscape)
      case .commandBracket: world.window.press("[", .command)
      }
    world.pass(3)
    return isTaken
  }

  @Test(arguments: [Way.scrub, .commandBracket]) func aPageGoesBack(by way: Way) throws {
    try AlbumOnUIKit.run { world in
      try world.list.open(number: 1)
      world.pass(3)
      try world.picture.next(number: 2)
      // While the page slides in, the request is refused, and UIKit does not pop.
      #expect(way == .scrub ? world.window.scrub() : world.window.press("[", .command))
      world.pass(3)
      #expect(world.stack == ["list", "picture", "picture"])
      #expect(go(way, in: world) && world.stack == ["list", "picture"])
      #expect(go(way, in: world) && world.stack == ["list"])
      #expect(!go(way, in: world) && world.stack == ["list"])
      let words = world.navigator.lastEvents.map(\.description)
      #expect(!words.contains { $0.contains("has changed its stack") }, "\(words)")
    }
  }

  @Test(arguments: [Way.scrub, .escape]) func aSheetAsksBack(by way: Way) throws {
    try AlbumOnUIKit.run { world in
      try world.write()
      world.facts.hasDraft = true
      let sheet = world.window.top
      #expect(go(way, in: world) && world.stack.last == "discard" && sheet?.presentingViewController != nil)
      #expect(go(way, in: world) && world.stack.last == "caption", "the alert is cancelled")
      world.facts.hasDraft = false
      #expect(go(way, in: world) && world.stack == ["list", "picture"])
    }
  }

  /// UIKit may call `gestureRecognizerShouldBegin` for the menu button without a press.
  @Test func aQuestionAboutTheMenuButtonGoesNowhere() throws {
    try AlbumOnUIKit.run { world in
      try world.list.open(number: 1)
      world.pass(3)
      let stack = try #require(world.window.stack)
      let menu = try #require(stack.view.recognizers.first { !$0.allowedPressTypes.isEmpty })
      #expect(menu.delegate?.gestureRecognizerShouldBegin(menu) == true)
      world.pass(3)
      #expect(world.stack == ["list", "picture"])
      let page = try #require(stack.topViewController)
      #expect(world.window.pressMenu(in: page.view))
      world.pass(3)
      #expect(world.stack == ["list"])
      #expect(menu.delegate?.gestureRecognizerShouldBegin(menu) == false)
    }
  }

  /// The app's navigation controller outlives the host, and then UIKit handles its menu button again.
  @Test func theMenuButtonIsGivenBack() {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) {
      let (window, stack) = (UIWindow(frame: .zero), UINavigationController(nibName: nil, bundle: nil))
      let page = UIViewController(nibName: nil, bundle: nil)
      stack.setViewControllers([UIViewController(nibName: nil, bundle: nil), page], animated: false)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      var host: UIKitHost? = UIKitHost(over: stack, time: .simulated(simulator))
      #expect(host?.layers.count == 1)
      host = nil
      simulator.advance(by: .seconds(1))
      #expect(!window.pressMenu(in: page.view))
    }
  }

  /// UIKit itself does neither for a full-screen layer.
  @Test(arguments: [Way.scrub, .escape]) func aFullLayerGoes(by way: Way) throws {
    try AlbumOnUIKit.run { world in
      try world.list.tour()
      world.pass(3)
      #expect(go(way, in: world) && world.stack == ["list"])
      #expect(!go(way, in: world) && world.stack == ["list"])
    }
  }

  /// In a tab, Back pops the pages above the first page, and then dismisses the layer of the tabs.
  @Test func aPageInATabGoesBack() throws {
    try AlbumOnUIKit.run { world in
      try world.list.shelves()
      world.pass(3)
      let newest = try #require(world.navigator.handle(Album.Newest.self))
      newest.openFirst()
      world.pass(3)
      #expect(go(.scrub, in: world) && world.stack == ["list", "newest"])
      #expect(!go(.commandBracket, in: world) && world.stack == ["list", "newest"], "there is no page to go back to")
      #expect(go(.scrub, in: world) && world.stack == ["list"])
    }
  }

  /// The navigator adopts a pop that UIKit performs directly if `back` allows it, and undoes it otherwise.
  @Test(arguments: [true, false]) func whatGoesDirectlyIsAdoptedAsFarAsBackAllows(isAllowed: Bool) throws {
    try AlbumOnUIKit.run(in: .escapesDirectly) { world in
      try world.write()
      world.facts.hasDraft = !isAllowed
      #expect(world.window.scrub())
      world.pass(10)
      #expect(world.stack == ["list", "picture"] + (isAllowed ? [] : ["caption"]))
      #expect(!world.navigator.isBusy)
    }
  }
}
