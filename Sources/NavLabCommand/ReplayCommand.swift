import Foundation
import NavLab
import NavRuntime

/// `navlab replay FILE`: runs a trace again, from a file that holds one as JSON: that of a stall report from the field, or of
/// any run. Prints each step in words, and at the end whether it leads where it led.
struct ReplayCommand {
  private let path: String

  init(path: String) {
    self.path = path
  }

  /// The exit status: 0 for the same states, 1 for a difference, 2 for a file that is no trace.
  func run() -> Int32 {
    let trace: StackTrace
    do {
      trace = try JSONDecoder().decode(StackTrace.self, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      FileHandle.standardError.write(Data("navlab: \(path): \(words(error))\n".utf8))
      return 2
    }
    let replay = TraceReplay(trace)
    print(replay)
    if case .differs = replay.verdict { return 1 }
    return 0
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
