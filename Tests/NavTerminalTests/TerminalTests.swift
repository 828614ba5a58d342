import Foundation
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

  /// A signal handler restores the terminal on another thread while the main actor draws.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/pts"))) func nothingFollowsTheRestoration() throws {
    // The numbers of `TIOCSPTLCK` and `TIOCGPTN`, which Swift does not import.
    let reader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (lock, number): (Int32, Int32) = (0, 0)
    try #require(reader >= 0 && ioctl(reader, 0x4004_5431, &lock) == 0 && ioctl(reader, 0x8004_5430, &number) == 0)
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { for end in [reader, terminal] { close(end) } }
    for round in 0..<50 {
      try TerminalMode.enter(input: terminal, output: terminal)
      let handler = Thread {
        usleep(UInt32(round * 4))
        TerminalMode.leave()
      }
      handler.start()
      for _ in 0..<200 { _ = "frame".utf8.withContiguousStorageIfAvailable { TerminalMode.send(.init($0)) } }
      while !handler.isFinished { usleep(100) }
      // The system passes the bytes on in parts.
      var text = ""
      var readable = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      while poll(&readable, 1, text.hasSuffix("\u{1B}[?1049l") ? 20 : 2_000) > 0 {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(reader, &bytes, bytes.count)
        text += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      }
      #expect(text.hasSuffix("\u{1B}[?1049l"), "\(text.suffix(40).debugDescription)")
    }
  }

}
