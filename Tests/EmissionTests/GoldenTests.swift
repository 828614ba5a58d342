import Foundation
import Testing

/// The whole text for a few graphs, to see what a change does to it. `NAVC_RECORD=1 swift test` writes them anew; that they
/// compile is tested with all graphs.
@Suite struct GoldenTests {
  static let names = ["hello", "unwinds", "predicates", "links"]

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  @Test(arguments: names)
  func isAsRecorded(_ name: String) throws {
    let url = Self.directory.appending(path: "\(name).swift.txt")
    let swift = try Emitted(graph: name).swift
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try swift.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try swift == String(contentsOf: url, encoding: .utf8))
  }

  @Test func noneIsUnused() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path())
    #expect(Set(files) == Set(Self.names.map { "\($0).swift.txt" }))
  }
}
