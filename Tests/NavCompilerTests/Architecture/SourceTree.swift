import Foundation
import Testing

/// The Swift files of the package, for tests of its structure.
struct SourceTree {
  /// One file, its path relative to the package.
  struct File {
    var path: String
    var text: String

    /// The folders below `Sources`, `["NavCompiler", "Checks"]` for a check.
    var folders: [String] { path.split(separator: "/").dropFirst().dropLast().map(String.init) }

    var imports: [String] {
      text.matches(of: /(?m)^\s*(?:@\w+\s+)*(?:public |package |internal |fileprivate |private )?import (?:\w+ )?(\w+)/)
        .map { String($0.1) }
    }
  }

  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let files: [File]

  /// All Swift files below a folder of the package.
  init(_ folder: String) throws {
    let base = Self.root.path(percentEncoded: false)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base + folder)
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      File(path: "\(folder)/\(path)", text: try String(contentsOfFile: "\(base)\(folder)/\(path)", encoding: .utf8))
    }
    // A rule about no files would hold.
    try #require(!files.isEmpty, "there are Swift files below \(folder)")
  }
}
