package import NavCompiler

/// A graph that uses the whole language and is right, with the fragments that it mounts.
package struct ValidGraph {
  /// One of its files.
  package struct File {
    package let path: String
    package let yaml: String
    /// The Swift module that it belongs to; `nil` for that of the graph.
    package let module: String?
  }

  /// What the files of one graph have in common.
  struct Family {
    var access: String?
    /// The module of the fragments, if that is not the graph's.
    var module: String?
    var fragments: [GraphWriter.Fragment] = []
    /// The names of all facts, which are one protocol's in the end.
    var factNames = NamePool()
    /// What predicates may say anywhere, so that no argument is called so.
    var saidNames: Set<String> = []
  }

  /// The fragments, then the graph.
  package private(set) var files: [File] = []
  package private(set) var screenCount = 0
  package private(set) var segueCount = 0

  /// The module of the fragments that are not in the graph's.
  package static let fragmentModule = "Parts"

  /// Makes a graph whose name is a Swift identifier in `UpperCamelCase`.
  package init(named name: String, _ choices: inout Choices) {
    var family = Family()
    let count = choices.chance(40) ? 1 + choices.below(3) : 0
    if count > 0, choices.chance(30) { family.module = Self.fragmentModule }
    // What another module mounts is seen there.
    let levels = family.module == nil ? ["public", "package", "internal"] : ["public", "package"]
    family.access = family.module != nil || choices.chance(60) ? choices.pick(levels) : nil
    for number in 0..<count {
      let fragment = write(.fragment, named: "\(name)Part\(number)", family, &choices)
      family.factNames = fragment.factNames
      family.saidNames = fragment.saidNames
      family.fragments.append(
        GraphWriter.Fragment(
          path: "\(name)Part\(number).nav.yaml", rootArguments: fragment.screens[0].arguments, exits: fragment.exits))
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

  /// The files as the compiler reads them; the last is the graph.
  package var store: ListedFiles { ListedFiles(files.map { ($0.path, $0.yaml) }) }

  private static func text(_ writer: GraphWriter) -> String { writer.lines.joined(separator: "\n") + "\n" }

  /// Predicates made at random may be such that they never hold, which is an error: those are taken out.
  private func weaken(_ writer: inout GraphWriter) {
    for _ in 0..<8 {
      let path = "new.nav.yaml"
      let store = ListedFiles(files.map { ($0.path, $0.yaml) } + [(path, Self.text(writer))])
      let file = store.file(path)
      let never = Compiler.check(file, mounting: store).diagnostics.diagnostics.filter { $0.rule == .neverPerforms }
      guard !never.isEmpty else { return }
      // Of a fragment's predicate, what it contradicts stands in this file, and is only noted.
      let ranges = never.map { [$0.range] + $0.notes.map(\.range).filter { $0.file == file.number } }
      let positions = SourcePositions(of: ranges.joined().map(\.lower), in: file)
      for places in ranges {
        _ = places.first { writer.weaken(positions[$0.lower].line - 1) }
      }
    }
  }

  /// The Swift module `Model`, whose types the graphs use.
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
    public class Shared: Hashable, Codable {
      public static func == (left: Shared, right: Shared) -> Bool { left === right }
      public func hash(into hasher: inout Hasher) {}
    }

    """

  /// The types of the model as a graph declares them.
  static let modelTypes: [(swift: String, conformances: [String]?)] = [
    ("Model.Whole", nil), ("Model.Code", nil), ("Model.Outer.Middle.Inner", ["Sendable", "Hashable", "Codable"]),
    ("Model.Compared", ["Hashable"]),
    ("Model.Saved", ["Codable"]), ("Model.Sent", ["Sendable"]), ("Model.Opaque", []),
    ("Model.Shared", ["Hashable", "Codable"]),
    ("Swift.Int", nil), ("Swift.String", ["Hashable"]), ("Foundation.Decimal", nil), ("Foundation.Data", ["Codable"]),
  ]
}
