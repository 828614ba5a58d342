import Foundation
import GTKWidgets
import XCTest

/// A test that needs a display. XCTest calls tests on the main thread, which GTK requires. Swift Testing does not.
class GTKTestCase: XCTestCase {
  /// Runs a closure on the main actor while GTK's main loop runs.
  func onDisplay(_ body: @escaping @MainActor () async throws -> Void) throws {
    // XCTest calls each test on the main thread, but cannot call methods that are isolated to the main actor.
    let failure = MainActor.assumeIsolated { () -> (any Error)? in
      guard MainLoop.begin() else {
        if ProcessInfo.processInfo.environment["NAVC_DESKTOP"] != nil { XCTFail("the display cannot be opened") }
        return XCTSkip("there is no display: Scripts/desktop has one")
      }
      var failure: (any Error)?
      Task {
        do { try await body() } catch { failure = error }
        for window in Window.all { window.destroy() }
        // Windows that are closing are destroyed before the next test.
        await pause()
        MainLoop.end()
      }
      MainLoop.run()
      return failure
    }
    if let failure { throw failure }
  }
}

/// Gives GTK time to process its events.
@MainActor func pause(_ time: Duration = .milliseconds(40)) async { try? await Task.sleep(for: time) }

/// Waits until a condition holds, and fails after a time limit.
@MainActor func until(
  _ what: @autoclosure () -> String, atMost time: Duration = .seconds(3), file: StaticString = #filePath,
  line: UInt = #line,
  _ holds: () -> Bool
) async {
  let end = MainLoop.now + time
  while !holds() {
    guard MainLoop.now < end else { return XCTFail("waited for \(what())", file: file, line: line) }
    await pause(.milliseconds(5))
  }
}
