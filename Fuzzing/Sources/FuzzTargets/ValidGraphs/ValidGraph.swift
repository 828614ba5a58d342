import NavCompiler

/// A graph file that uses the whole language and is right.
package struct ValidGraph {
  package let yaml: String
  package let screenCount: Int
  package let segueCount: Int

  /// Makes a graph whose name is a Swift identifier in `UpperCamelCase`.
  package init(named name: String, _ choices: inout Choices) {
    var writer = GraphWriter(&choices)
    writer.write(named: name, &choices)
    Self.weaken(&writer)
    yaml = writer.lines.joined(separator: "\n") + "\n"
    screenCount = writer.shape.count
    segueCount = writer.segueCount
  }

  /// Predicates made at random may be such that they never hold, which is an error: those are taken out.
  private static func weaken(_ writer: inout GraphWriter) {
    for _ in 0..<8 {
      let file = SourceFile(path: "graph.nav.yaml", text: writer.lines.joined(separator: "\n"))
      let never = Compiler.check(file).diagnostics.diagnostics.filter { $0.id == .neverPerforms }
      guard !never.isEmpty else { return }
      let positions = SourcePositions(of: never.map(\.range.lower), in: file)
      for diagnostic in never { writer.weaken(positions[diagnostic.range.lower].line - 1) }
    }
  }

  /// The Swift module `Model`, whose types the graphs use.
  package static let model = """
    public struct Whole: Hashable, Codable, Sendable {}
    public enum Outer { public enum Middle { public struct Inner: Hashable, Codable, Sendable {} } }
    public struct Compared: Hashable { public init() {} }
    public struct Saved: Codable { public init() {} }
    public struct Sent: Sendable {}
    public final class Opaque { public init() {} }
    public final class Shared: Hashable, Codable {
      public static func == (left: Shared, right: Shared) -> Bool { left === right }
      public func hash(into hasher: inout Hasher) {}
    }

    """

  /// The types of the model as a graph declares them.
  static let modelTypes: [(swift: String, conformances: [String]?)] = [
    ("Model.Whole", nil), ("Model.Outer.Middle.Inner", ["Sendable", "Hashable", "Codable"]),
    ("Model.Compared", ["Hashable"]),
    ("Model.Saved", ["Codable"]), ("Model.Sent", ["Sendable"]), ("Model.Opaque", []),
    ("Model.Shared", ["Hashable", "Codable"]),
    ("Swift.Int", nil), ("Swift.String", ["Hashable"]), ("Foundation.Decimal", nil), ("Foundation.Data", ["Codable"]),
  ]
}
