import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK
@testable import NavRuntime

/// Steps and changes at times that a navigator does not choose.
final class StepTests: GTKTestCase {
  /// A host that shows no pages and records its changes.
  @MainActor private final class Recorder: NavigationHost {
    var delegate: HostDelegate?
    private(set) var changes: [StackChange<GTKPage>] = []
    private(set) var shownInstances: [InstanceID] = []
    var supports: HostFeatures { [.alerts, .tabs] }
    var isAnimating: Bool { false }
    var now: Duration { MainLoop.now }

    func show(_ change: StackChange<GTKPage>) -> Duration {
      changes.append(change)
      shownInstances = change.stack.map(\.id)
      delegate?.didShow(change.transition)
      return .zero
    }

    func settle() {}
    func setInteraction(_ isEnabled: Bool) {}
    func setTimer(after delay: Duration?) {}
  }

  /// Records the changes of some segues. The first change starts with the bottom page.
  @MainActor private static func changes(_ open: (Trial.Start.Handle?) -> Void) -> [StackChange<GTKPage>] {
    let recorder = Recorder()
    let navigator = Navigator(host: recorder, screens: TrialScreens(), facts: TrialFacts())
    pages.append(navigator)
    navigator.start()
    open(navigator.handle(Trial.Start.self))
    return recorder.changes
  }

  /// The navigators, which keep the pages alive.
  @MainActor private static var pages: [AnyObject] = []

  /// Pages of a destroyed layer do not appear in the bottom stack.
  func testPagesOfALayerThatHasGoneAreNotShown() throws {
    try onDisplay {
      for open: (Trial.Start.Handle?) -> Void in [{ $0?.write() }, { $0?.show() }] {
        let changes = Self.changes(open)
        XCTAssertEqual(changes.map(\.stack.count), [1, 2])
        let host = GTKHost(in: Window(title: "Steps", width: 400, height: 300))
        _ = host.show(changes[0])
        host.call(.set([changes[1].stack[1]]), isAnimated: false)
        XCTAssertEqual(host.shownInstances, changes[0].stack.map(\.id))
      }
    }
  }

  /// A tab bar replaces the bottom stack while a sheet is open, so the sheet is closed.
  func testALayerOverABottomThatGoesIsTakenAway() throws {
    try onDisplay {
      let changes = Self.changes { $0?.write() }
      let tab = try XCTUnwrap(Self.changes { $0?.show() }.last?.stack.last)
      let place = try XCTUnwrap(tab.opening.place)
      let window = Window(title: "Steps", width: 400, height: 300)
      let host = GTKHost(in: window)
      window.present()
      await pause(.milliseconds(200))
      for change in changes { _ = host.show(change) }
      await until("a sheet") { Window.all.count == 2 }
      let atBottom = TabPlace(container: place.container, tabs: place.tabs, selected: place.selected, style: nil)
      let item = StackItem(
        id: tab.id, content: tab.content, opening: .tab(atBottom), isPane: false, split: nil, info: tab.info)
      host.call(.set([item]), isAnimated: false)
      XCTAssertEqual(host.shownInstances, [tab.id])
      await until("the end of the sheet") { Window.all.count == 1 }
    }
  }

  /// A change that is dropped before it starts does not end the next change.
  func testAChangeThatIsDroppedIsForgotten() throws {
    try onDisplay {
      let changes = Self.changes { $0?.open(number: 1) }
      let window = Window(title: "Steps", width: 400, height: 300)
      let host = GTKHost(in: window)
      host.slideDuration = .milliseconds(300)
      _ = host.show(changes[0])
      window.present()
      await pause(.milliseconds(200))
      // GTK is walking through the pages, so the change would start one turn later.
      var isTold = false
      changes[0].stack[0].page.content?.on("unmap") {
        if isTold { return }
        isTold = true
        _ = host.show(changes[1])
        host.settle()
      }
      window.isVisible = false
      XCTAssertTrue(isTold)
      window.present()
      _ = host.show(changes[1])
      XCTAssertTrue(host.isMoving)
      await pause(.milliseconds(50))
      XCTAssertTrue(host.isMoving)
      XCTAssertNotNil(host.work, "it is told as shown when it stands, and not before")
      await until("the end of the slide") { !host.isMoving }
    }
  }
}
