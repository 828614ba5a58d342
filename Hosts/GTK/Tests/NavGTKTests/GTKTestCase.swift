import Foundation
import GTKWidgets
import XCTest

/// A test on a display. XCTest calls from the main thread, on which GTK may be used; Swift Testing does not.
class GTKTestCase: XCTestCase {
  /// Runs something on the main actor while GTK's main loop runs.
  func onDisplay(_ body: @escaping @MainActor () async throws -> Void) throws {
    // XCTest calls each test on the main thread, and can call none that is the main actor's.
    let failure = MainActor.assumeIsolated { () -> (any Error)? in
      guard MainLoop.begin() else {
        if ProcessInfo.processInfo.environment["NAVC_DESKTOP"] != nil { XCTFail("the display cannot be opened") }
        return XCTSkip("there is no display: Scripts/desktop has one")
      }
      var failure: (any Error)?
      Task {
        do { try await body() } catch { failure = error }
        for window in Window.all { window.destroy() }
        // What is on its way out goes before the next test.
        await pause()
        MainLoop.end()
      }
      MainLoop.run()
      return failure
    }
    if let failure { throw failure }
  }
}

/// Lets GTK do what it has to.
@MainActor func pause(_ time: Duration = .milliseconds(40)) async { try? await Task.sleep(for: time) }

/// Waits until something holds; fails where it does not.
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
