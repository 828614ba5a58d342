package import NavCompiler

/// A valid graph that uses the whole language, with the fragments that it mounts.
package struct ValidGraph {
  /// A file of the graph.
  package struct File {
    package let path: String
    package let yaml: String
    /// The Swift module of the file, or `nil` for the module of the graph.
    package let module: String?

    package init(path: String, yaml: String, module: String?) {
      self.path = path
      self.yaml = yaml
      self.module = module
    }
  }

  /// The shared properties of a graph's files.
  struct Family {
    var access: String?
    /// The module of the fragments, or `nil` if it is the module of the graph.
    var module: String?
    var fragments: [GraphWriter.Fragment] = []
    /// The names of all facts, which belong to one protocol in the generated code.
    var factNames = NamePool()
    /// The names that predicates can use everywhere, and that no argument may have.
    var saidNames: Set<String> = []
  }

  /// The fragments, followed by the graph.
  package private(set) var files: [File] = []
  package private(set) var screenCount = 0
  package private(set) var segueCount = 0

  /// The module of fragments that do not belong to the module of the graph.
  package static let fragmentModule = "Parts"

  /// A graph with these files: its fragments, followed by the graph itself.
  package init(_ files: [File]) {
    self.files = files
  }

  /// Generates a graph. The name must be a Swift identifier in `UpperCamelCase`.
  package init(named name: String, _ choices: inout Choices) {
    var family = Family()
    let count = choices.chance(40) ? 1 + choices.below(3) : 0
    if count > 0, choices.chance(30) { family.module = Self.fragmentModule }
    // A fragment that another module mounts must be visible there.
    let levels = family.module == nil ? ["public", "package", "internal"] : ["public", "package"]
    family.access = family.module != nil || choices.chance(60) ? choices.pick(levels) : nil
    for number in 0..<count {
      let fragment = write(.fragment, named: "\(name)Part\(number)", family, &choices)
      family.factNames = fragment.factNames
      family.saidNames = fragment.saidNames
      family.fragments.append(
        GraphWriter.Fragment(
          path: "\(name)Part\(number).nav.yaml", rootArguments: fragment.screens[0].arguments, exits: fragment.exits,
          panes: fragment.panes))
    }
    _ = write(.graph, named: name, family, &choices)
  }

  private mutating func write(
    _ kind: GraphWriter.Kind, named name: String, _ family: Family, _ choices: inout Choices
  ) -> GraphWriter {
    var writer = GraphWriter(kind, in: family, &choices)
    writer.write(named: name, &choices)
    weaken(&writer)
    let module = kind == .fragment ? family.module : nil
    files.append(File(path: "\(name).nav.yaml", yaml: Self.text(writer), module: module))
    screenCount += writer.screens.count { $0.fragment == nil }
    segueCount += writer.segueCount
    return writer
  }

  /// The files for the compiler. The last one is the graph.
  package var store: ListedFiles { ListedFiles(files.map { ($0.path, $0.yaml) }) }

  private static func text(_ writer: GraphWriter) -> String { writer.lines.joined(separator: "\n") + "\n" }

  /// Replaces random predicates that can never be true, because they are errors.
  private func weaken(_ writer: inout GraphWriter) {
    for _ in 0..<8 {
      let path = "new.nav.yaml"
      let store = ListedFiles(files.map { ($0.path, $0.yaml) } + [(path, Self.text(writer))])
      let file = store.file(path)
      let never = Compiler.check(file, mounting: store).diagnostics.diagnostics.filter { $0.rule == .neverPerforms }
      guard !never.isEmpty else { return }
      // A message about a fragment's predicate has only a note in this file, at the contradicting predicate.
      let ranges = never.map { [$0.range] + $0.notes.map(\.range).filter { $0.file == file.number } }
      let positions = SourcePositions(of: ranges.joined().map(\.lower), in: file)
      for places in ranges {
        _ = places.first { writer.weaken(positions[$0.lower].line - 1) }
      }
    }
  }

  /// The source of the Swift module `Model`, whose types the graphs use.
  package static let model = """
    public struct Whole: Hashable, Codable, Sendable {}
    public struct Code: Hashable, Codable, Sendable, LosslessStringConvertible {
      public let description: String
      public init?(_ description: String) { self.description = description }
    }
    public enum Outer { public enum Middle { public struct Inner: Hashable, Codable, Sendable {} } }
    public struct Compared: Hashable { public init() {} }
    public struct Saved: Codable { public init() {} }
    public struct Sent: Sendable {}
    public final class Opaque { public init() {} }
    public protocol Page {}
    public protocol Blank: Codable {}
    extension Blank {
      public init(from decoder: any Decoder) throws { fatalError() }
      public func encode(to encoder: any Encoder) throws {}
    }
    open class Shared: Hashable, Blank {
      public init() {}
      public static func == (left: Shared, right: Shared) -> Bool { left === right }
      public func hash(into hasher: inout Hasher) {}
    }

    """

  /// The types of the model, as a graph declares them.
  static let modelTypes: [(swift: String, conformances: [String]?)] = [
    ("Model.Whole", nil), ("Model.Code", nil), ("Model.Outer.Middle.Inner", ["Sendable", "Hashable", "Codable"]),
    ("Model.Compared", ["Hashable"]),
    ("Model.Saved", ["Codable"]), ("Model.Sent", ["Sendable"]), ("Model.Opaque", []),
    ("Model.Shared", ["Hashable", "Codable"]),
    ("Swift.Int", nil), ("Swift.String", ["Hashable"]), ("Foundation.Decimal", nil), ("Foundation.Data", ["Codable"]),
  ]
}
