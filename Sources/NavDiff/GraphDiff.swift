package import NavCompiler

/// The differences between two revisions of a graph and of the fragments that it mounts.
package struct GraphDiff: Sendable {
  /// A checked graph with its files. The file of the graph is the first one.
  package struct Side: Sendable {
    package let graph: Graph
    package let files: [SourceFile]
    /// The declarations of the graph's own file, if the check kept them.
    let declarations: Declarations?

    package init(_ graph: Graph, _ files: [SourceFile], declarations: Declarations? = nil) {
      self.graph = graph
      self.files = files
      self.declarations = declarations
    }

    /// The graph's own file.
    fileprivate var source: PlacesSource? {
      if let declarations { return .declarations(declarations, graph.texts) }
      return files.first.map { .file($0) }
    }

    package var name: String { graph.texts.text(graph.name) }
  }

  /// The sides, or `nil` for a side that does not exist.
  package let old: Side?
  package let new: Side?
  /// The changes in the order of the new files. A removed item follows the item that preceded it.
  package var changes: [Change]
  /// The graphs of the old revision with the new names of renamed items, by their own new names. The first one is the
  /// graph itself. Empty if nothing has changed.
  private var renamed: [Graph] = []

  /// Compares two revisions.
  ///
  /// - Parameters:
  ///   - old: The revision before the change.
  ///   - new: The revision after the change.
  ///   - options: The options of the comparison.
  /// - Complexity: Linear in both revisions, plus the number of changes times the size of a screen.
  package init(from old: Side, to new: Side, _ options: DiffOptions = DiffOptions()) {
    self.old = old
    self.new = new
    let isEqual =
      old.files.count == new.files.count && zip(old.files, new.files).allSatisfy { $0.bytes == $1.bytes }
    changes = []
    if !isEqual { compare(old, new, options) }
  }

  /// The old graph, in which each item has the name that it has in the new graph.
  var renamedGraph: Graph? {
    guard let graph = renamed.first else { return old?.graph }
    let names = renamed.dropFirst().map { ($0.texts.text($0.name), $0) }
    return graph.replacingFragments(by: Dictionary(names) { first, _ in first })
  }

  /// The difference to a graph that does not exist after the change.
  ///
  /// - Parameter old: The revision before the change.
  package init(removed old: Side) {
    self.old = old
    new = nil
    let items = GraphItems(old.graph)
    let key = items.key(.graph)
    var change = Change(action: .removed, kind: key.kind, name: key.name, message: "\(key.sentence) is gone")
    change.was = key.name
    change.old = old.files.first.flatMap { ItemPlaces($0)?.range(of: .graph, in: items) }
    change.effects = [Effect(.apiGone, "'\(key.name)' is gone")]
    if items.hasLinks { change.effects.append(Effect(.linkGone, "no link of '\(key.name)' opens a screen anymore")) }
    change.effects.append(Effect(.stateScreenGone, "no saved stack of '\(key.name)' can be restored"))
    changes = [change]
  }

  /// The difference to a graph that does not exist before the change.
  ///
  /// - Parameter new: The revision after the change.
  package init(added new: Side) {
    self.new = new
    old = nil
    let items = GraphItems(new.graph)
    let key = items.key(.graph)
    var change = Change(action: .added, kind: key.kind, name: key.name, message: "\(key.sentence) is new")
    change.becomes = key.name
    change.new = new.files.first.flatMap { ItemPlaces($0)?.range(of: .graph, in: items) }
    change.effects = [Effect(.apiAdded, "'\(key.name)' is new")]
    changes = [change]
  }

  private mutating func compare(_ old: Side, _ new: Side, _ options: DiffOptions) {
    var options = options
    options.knownFacts = old.graph.factNames
    var files = Self.comparisons(old, new, options)
    for index in files.indices {
      files[index].log = APIComparison.effects(of: files[index])
      files[index].log = StateComparison.effects(of: files[index])
    }
    files = LinkComparison.effects(of: files)
    changes = files.indices.flatMap { files[$0].orderedChanges() }
    renamed = files.map(\.current.graph)
  }

  /// Compares the graph, and each pair of fragments. Fragments are a pair if they have the same name, or if the graph
  /// mounts a renamed one.
  private static func comparisons(_ old: Side, _ new: Side, _ options: DiffOptions) -> [FileComparison] {
    let top = FileComparison(old.graph, new.graph, in: (old.source, new.source), options)
    let (oldFragments, newFragments) = (old.graph.allFragments, new.graph.allFragments)
    if newFragments.isEmpty { return [top] }
    let graphs = Dictionary(oldFragments.map { ($0.name, $0.graph) }) { first, _ in first }
    var oldNames: [String: String] = [:]
    for (id, name) in top.renames.fragments {
      oldNames[name] = old.graph.fragments[id.position].texts.text(old.graph.fragments[id.position].name)
    }
    let (oldFiles, newFiles) = (old.fragmentFiles, new.fragmentFiles)
    return [top]
      + newFragments.compactMap { name, fragment in
        let oldName = oldNames[name] ?? name
        return graphs[oldName].map {
          FileComparison(
            $0, fragment, in: (oldFiles[oldName].map { .file($0) }, newFiles[name].map { .file($0) }), options)
        }
      }
  }
}

extension GraphDiff.Side {
  /// The files of the mounted fragments by their names.
  fileprivate var fragmentFiles: [String: SourceFile] {
    var found: [String: SourceFile] = [:]
    for file in files.dropFirst() {
      guard let (declarations, texts) = Compiler.declarations(of: file), let name = declarations.name else { continue }
      found[texts.text(name.symbol)] = file
    }
    return found
  }
}

extension Graph {
  /// The fragments that the graph mounts at any depth, each once.
  var allFragments: [(name: String, graph: Graph)] {
    var found: [(name: String, graph: Graph)] = []
    var names: Set<String> = []
    var pending = Array(fragments.reversed())
    while let fragment = pending.popLast() {
      let name = fragment.texts.text(fragment.name)
      guard names.insert(name).inserted else { continue }
      found.append((name, fragment))
      pending += fragment.fragments.reversed()
    }
    return found
  }

  /// The graph, with other versions of the fragments with some names.
  fileprivate func replacingFragments(by graphs: [String: Graph]) -> Graph {
    var graph = self
    for index in graph.fragments.indices {
      let name = graph.fragments[index].texts.text(graph.fragments[index].name)
      graph.fragments[index] = (graphs[name] ?? graph.fragments[index]).replacingFragments(by: graphs)
    }
    return graph
  }

  /// The facts that the graph and its fragments require of the app.
  fileprivate var factNames: Set<String> {
    var names = Set(facts.map { texts.text($0.name) })
    for (_, fragment) in allFragments { names.formUnion(fragment.facts.map { fragment.texts.text($0.name) }) }
    return names
  }
}
