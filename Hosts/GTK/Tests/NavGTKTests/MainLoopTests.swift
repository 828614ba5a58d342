import CGTK
import NavRuntime
import Synchronization
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// The main actor in GTK's main loop.
final class MainLoopTests: GTKTestCase {
  func testTheMainActorsWorkRunsOnTheMainThread() throws {
    try onDisplay {
      let other = Task.detached { 7 }
      let value = await other.value
      XCTAssertEqual(value, 7)
      XCTAssertTrue(Thread.isMainThread)
      let start = MainLoop.now
      try await Task.sleep(for: .milliseconds(50))
      XCTAssertGreaterThanOrEqual(MainLoop.now - start, .milliseconds(50))
      XCTAssertTrue(Thread.isMainThread)
    }
  }

  /// An `async` main leaves the thread on which the program started. `begin` detects this before GTK fails elsewhere.
  func testOtherThreadsAreTold() throws {
    try onDisplay {
      XCTAssertTrue(MainLoop.isOnFirstThread)
      let isOther = await withCheckedContinuation { done in
        Thread.detachNewThread { done.resume(returning: MainLoop.isOnFirstThread) }
      }
      XCTAssertFalse(isOther)
    }
  }

  func testATimerFiresOnceAndNotBeforeItsTime() throws {
    try onDisplay {
      var fired: [Duration] = []
      let start = MainLoop.now
      let timer = MainLoop.after(.milliseconds(40)) { fired.append(MainLoop.now - start) }
      let other = MainLoop.after(.milliseconds(10)) { XCTFail("a timer that was cancelled") }
      other.cancel()
      _ = MainLoop.after(.milliseconds(10)) { XCTFail("a timer that nobody keeps") }
      await pause(.milliseconds(150))
      XCTAssertEqual(fired.count, 1)
      XCTAssertGreaterThanOrEqual(fired.first ?? .zero, .milliseconds(40))
      timer.cancel()
    }
  }

  /// The number of times that the loop went to sleep.
  private static let sleeps = Atomic<Int>(0)

  func testAnIdleAppSleeps() throws {
    try onDisplay {
      let usual = g_main_context_get_poll_func(nil)
      defer { g_main_context_set_poll_func(nil, usual) }
      g_main_context_set_poll_func(nil) { descriptors, count, time in
        MainLoopTests.sleeps.add(1, ordering: .relaxed)
        return g_poll(descriptors, count, time)
      }
      let world = TrialWorld()
      await world.start()
      world.page?.open(number: 1)
      await until("a page") { !world.navigator.isBusy }
      await pause(.milliseconds(500))
      let before = MainLoopTests.sleeps.load(ordering: .relaxed)
      await pause(.seconds(2))
      // The pause itself ends one sleep, after which the main queue has two jobs.
      XCTAssertLessThanOrEqual(MainLoopTests.sleeps.load(ordering: .relaxed) - before, 3)
    }
  }
}
