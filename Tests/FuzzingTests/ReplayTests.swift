import Foundation
import FuzzTargets
import NavRuntime
import Testing

/// Checks the properties of the fuzzer with its initial inputs and its earlier findings.
@MainActor @Suite struct ReplayTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing")

  private func inputs(_ folder: String, _ target: FuzzTarget) throws -> [URL] {
    let folder = Self.package.appending(path: folder).appending(path: target.rawValue)
    guard FileManager.default.fileExists(atPath: folder.path()) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path() < $1.path() }
  }

  @Test(arguments: FuzzTarget.allCases)
  func corpusHolds(_ target: FuzzTarget) throws {
    let inputs = try inputs("Corpus", target)
    #expect(inputs.count >= 5)
    for input in inputs {
      #expect(target.problems(of: Array(try Data(contentsOf: input))) == [], "\(input.lastPathComponent)")
    }
  }

  /// If the format of a trace is no longer valid, the fuzzer has nothing to change.
  @Test func tracesAreReadAndReplay() throws {
    for input in try inputs("Corpus", .traces) {
      try JSONDecoder().decode(StackTrace.self, from: Data(contentsOf: input)).replay()
    }
  }

  /// If the format of a saved stack is no longer valid, the fuzzer restores nothing.
  @Test func savedStatesAreRestored() throws {
    var restored: Set<[String]> = []
    for input in try inputs("Corpus", .state) {
      restored.insert(SavedStateTarget.restored(Array(try Data(contentsOf: input))))
    }
    #expect(restored.count { $0.count > 1 } >= 5, "\(restored)")
    #expect(restored.contains(["list", "item", "note", "filters", "place"]))
  }

  @Test(arguments: FuzzTarget.allCases)
  func whatWasFoundStaysMended(_ target: FuzzTarget) throws {
    for input in try inputs("Findings", target) {
      #expect(target.problems(of: Array(try Data(contentsOf: input))) == [], "\(input.lastPathComponent)")
    }
  }

  @Test func everyFolderBelongsToATarget() throws {
    let names = Set(FuzzTarget.allCases.map(\.rawValue))
    for folder in ["Corpus", "Findings"] {
      let found = try FileManager.default.contentsOfDirectory(atPath: Self.package.appending(path: folder).path())
      #expect(Set(found).isSubset(of: names), "\(folder): \(found)")
    }
  }
}
