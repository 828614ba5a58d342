import Foundation
import NavLab
import NavRuntime

/// `navlab replay FILE`: runs a trace again, from a file that holds one as JSON: that of a stall report from the field, or of
/// any run. Prints each step in words, and at the end whether it leads where it led.
struct ReplayCommand {
  /// Far more than a day's recording, in bytes.
  private static let limit = 64 << 20

  private let path: String

  init(path: String) {
    self.path = path
  }

  /// The exit status: 0 for the same states, 1 for a difference, 2 for a file that is no trace.
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

  /// A trace comes from elsewhere: nothing in its names moves the cursor of a terminal or turns the direction of writing round.
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
