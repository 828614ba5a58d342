import NavRuntime
import Testing

@testable import NavTerminal

/// A started navigator on a terminal. The screen keeps its frames, and the test advances the clock.
@MainActor class TerminalWorld<Graph: NavigationGraph> {
  let clock = FakeClock()
  let screen = FakeScreen()
  let host: TerminalHost
  let navigator: Navigator<Graph, TerminalHost>

  init(_ screens: some GraphScreens<Graph>, _ facts: some GraphFacts<Graph>, rows: Int = 4, columns: Int = 12) {
    host = TerminalHost(slideDuration: .milliseconds(300), clock: clock)
    navigator = Navigator(host: host, screens: screens, facts: facts)
    navigator.start()
    screen.size = GridSize(rows: rows, columns: columns)
    host.attach(screen)
  }

  var names: [String] { navigator.stack.map(\.name) }

  /// Presses keys, and lets the slides that follow end.
  func walk(_ keys: Key...) {
    for key in keys {
      host.receive(key)
      clock.advance(by: .milliseconds(400))
    }
  }

  /// Changes the size of the terminal, and draws it again.
  func resize(rows: Int, columns: Int) {
    screen.size = GridSize(rows: rows, columns: columns)
    host.receive(.control("l"))
  }

  /// A terminal can have any size.
  func expectFrameOfEachSize() {
    for rows in 0..<8 {
      for columns in 0..<30 {
        resize(rows: rows, columns: columns)
        #expect(screen.frames.last?.size == screen.size)
      }
    }
  }
}
