import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The pages of `Fixtures/Imported/Kiosk.storyboard`. They record the archive that creates them.
@MainActor class ArchivedPage: UIViewController {
  let archive: NSCoder?

  required init?(coder: NSCoder) {
    archive = coder
    super.init(coder: coder)
  }
}

final class TitlesViewController: ArchivedPage {}
final class IssueViewController: ArchivedPage {}

/// The stubs that navc writes for an imported storyboard.
@MainActor struct StoryboardTests {
  @Test func thePagesOfAStoryboardAreShown() throws {
    let simulator = Simulator()
    try Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let navigator = Navigator(
        host: UIKitHost(in: window, time: .simulated(simulator)), screens: KioskScreens(), facts: Kiosk.NoFacts())
      window.makeKeyAndVisible()
      navigator.start()
      simulator.advance(by: .seconds(3))
      let titles = try #require(window.stack?.topViewController as? TitlesViewController)
      #expect(titles.archive != nil && titles.appearance == .seen)

      try #require(navigator.handle(Kiosk.Titles.self)).openIssue()
      simulator.advance(by: .seconds(3))
      let issue = try #require(window.stack?.topViewController as? IssueViewController)
      #expect(issue.archive != nil && issue.appearance == .seen && titles.appearance == .gone)

      navigator.goBack()
      simulator.advance(by: .seconds(3))
      try #require(navigator.handle(Kiosk.Titles.self)).openAbout()
      simulator.advance(by: .seconds(3))
      #expect(window.stack?.topViewController is KioskPage, "the scene has no class")
      try #require(navigator.handle(Kiosk.About.self)).close()
      simulator.advance(by: .seconds(3))
      #expect(window.stack?.topViewController === titles)
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
      window.rootViewController = nil
    }
  }

  /// UIKit uses `init(coder:)` of the class in the storyboard if there is no creator, or if the creator returns `nil`.
  @Test func withoutACreatorTheRegisteredClassIsUsed() throws {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) {
      simulator.scenes = ["Kiosk": ["titles": TitlesViewController.self]]
      let storyboard = UIStoryboard(name: "Kiosk", bundle: nil)
      let page: ArchivedPage = storyboard.instantiateViewController(identifier: "titles")
      #expect(page is TitlesViewController && page.archive != nil)
      let other = storyboard.instantiateViewController(identifier: "titles") { _ in nil as UIViewController? }
      #expect(other is TitlesViewController)
    }
  }
}
