import Foundation
import NavLab
import NavRuntime

/// `navlab replay FILE`: replays a trace from a JSON file, such as the trace of a stall report. It prints each step,
/// and whether the replay has the same states.
struct ReplayCommand {
  /// The maximum size of a file in bytes, which is far more than a recording of a day.
  private static let limit = 64 << 20

  private let path: String

  init(path: String) {
    self.path = path
  }

  /// Runs the command. Returns the exit status: 0 for the same states, 1 for a difference, and 2 for an invalid file.
  func run() -> Int32 {
    let trace: StackTrace
    do {
      trace = try JSONDecoder().decode(StackTrace.self, from: read())
    } catch {
      FileHandle.standardError.write(Data("navlab: \(path): \(words(error))\n".utf8))
      return 2
    }
    let replay = TraceReplay(trace)
    print(printable(String(describing: replay)))
    if case .differs = replay.verdict { return 1 }
    return 0
  }

  private func read() throws -> Data {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? file.close() }
    let data = try file.read(upToCount: Self.limit + 1) ?? Data()
    guard data.count <= Self.limit else { throw CocoaError(.fileReadTooLarge) }
    return data
  }

  /// Replaces control characters and bidirectional controls. A trace is untrusted, so its names must not move the
  /// cursor of a terminal or change the direction of text.
  private func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
      result.append(isControl || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  private func words(_ error: any Error) -> String {
    switch error {
    case let error as StackTraceError: error.description
    case DecodingError.dataCorrupted: "this is no JSON"
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case is DecodingError: "this is no trace of a stack"
    default: error.localizedDescription
    }
  }
}
