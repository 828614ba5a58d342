import Foundation
import Testing

/// The entire generated text of a few graphs, which shows the effect of a change. `NAVC_RECORD=1 swift test` writes
/// it again. Other tests compile it.
@Suite struct GoldenTests {
  static let names = ["hello", "unwinds", "predicates", "links", "go"]

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

  @Test func fragmentsAreAsRecorded() throws {
    for file in try Emitted.folder(Self.folder) {
      let url = Self.directory.appending(path: Self.golden(of: file.name))
      if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
        try file.swift.write(to: url, atomically: true, encoding: .utf8)
      }
      #expect(try file.swift == String(contentsOf: url, encoding: .utf8))
    }
  }

  /// A graph, a fragment that it mounts, and a fragment that the first fragment mounts.
  private static let folder = "fragments"

  private static func golden(of path: String) -> String {
    "\(folder)-\(path.dropLast(".nav.yaml".count)).swift.txt"
  }

  @Test func noneIsUnused() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path())
    let fragments = try Emitted.folder(Self.folder).map { Self.golden(of: $0.name) }
    #expect(Set(files) == Set(Self.names.map { "\($0).swift.txt" } + fragments))
  }
}
