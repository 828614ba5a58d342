import Testing

@testable import NavTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The behavior without a terminal. The scripted run of `Examples/Shop` tests the behavior in a terminal.
@MainActor @Suite struct TerminalTests {
  @Test func aPipeIsRefusedWithAMessage() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(throws: TerminalError.notATerminal(.input)) {
      try TerminalMode.enter(input: ends[0], output: ends[1])
    }
    #expect(
      TerminalError.notATerminal(.input).description
        == "standard input is not a terminal: run this in a terminal window, without a pipe")
  }
}
