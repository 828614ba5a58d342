import Foundation
import RegexBuilder
import Testing

/// The Swift files of the package, for tests of its structure.
struct SourceTree {
  /// A file, with its path relative to the package.
  struct File {
    var path: String
    var text: String

    /// The folders below `Sources`, such as `["NavCompiler", "Checks"]` for a check.
    var folders: [String] { path.split(separator: "/").dropFirst().dropLast().map(String.init) }

    var imports: [String] {
      text.matches(of: /(?m)^\s*(?:@\w+\s+)*(?:public |package |internal |fileprivate |private )?import (?:\w+ )?(\w+)/)
        .map { String($0.1) }
    }

    /// The names of the types that the file declares at the top level. Their declarations start in the first column.
    var types: Set<String> { declarations(after: /(?m)^/) }

    /// The names of the types that the file declares inside other types.
    var nestedTypes: Set<String> { declarations(after: /(?m)^ +/) }

    private func declarations(after start: Regex<Substring>) -> Set<String> {
      let declaration = Regex {
        start
        /(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|package|internal|private|indirect|final|nonisolated) +)*/
        /(?:struct|enum|class|protocol|actor|typealias|associatedtype) +/
        Capture(/\w+/)
      }
      return Set(text.matches(of: declaration).map { String($0.output.1) })
    }

    /// The identifiers in the code, except those after a dot, which belong to the name before the dot.
    var names: Set<String> {
      Set(code.matches(of: /(?m)(?:^|[^.\w])([A-Z]\w*)/).map { String($0.1) })
    }

    /// The text without comments and string literals.
    private var code: String {
      text.replacing(/(?s)\/\*.*?\*\//, with: "")
        .replacing(/(?m)\/\/.*$/, with: "")
        .replacing(/(?s)(#*)""".*?"""\1/, with: "")
        .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
    }
  }

  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let files: [File]

  /// Reads all Swift files below a folder of the package.
  init(_ folder: String) throws {
    let base = Self.root.path(percentEncoded: false)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base + folder)
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      File(path: "\(folder)/\(path)", text: try String(contentsOfFile: "\(base)\(folder)/\(path)", encoding: .utf8))
    }
    // A rule about an empty list of files would always hold.
    try #require(!files.isEmpty, "there are Swift files below \(folder)")
  }
}
