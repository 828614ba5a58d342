import NavCompiler

/// An edit of an author on a graph or on one of its fragments.
package struct GraphEdit: Sendable {
  /// The name, for counts and messages.
  package let name: String
  /// Edits the files. Returns whether the edit is possible.
  let apply: @Sendable (inout EditedGraph) -> Bool

  init(_ name: String, _ apply: @escaping @Sendable (inout EditedGraph) -> Bool) {
    self.name = name
    self.apply = apply
  }

  /// All edits.
  package static let all: [GraphEdit] = removals + additions + renames + changes + valueChanges

  /// A second revision of a graph, after one to four edits.
  ///
  /// - Parameters:
  ///   - graph: The first revision.
  ///   - choices: The source of random decisions.
  ///   - first: The first edit, or `nil` for a random one.
  /// - Returns: The revision and the names of its edits, or `nil` if no edit leads to a valid graph.
  package static func revision(
    of graph: ValidGraph, _ choices: inout Choices, first: GraphEdit? = nil
  ) -> (graph: ValidGraph, edits: [String])? {
    let wanted = 1 + choices.below(4)
    var (current, names): (ValidGraph, [String]) = (graph, [])
    for attempt in 0..<24 {
      let edit = names.isEmpty ? first ?? choices.pick(all) : choices.pick(all)
      // A removed fragment leaves its file.
      let number = choices.chance(30) ? choices.below(current.files.count) : current.files.count - 1
      if let next = edit.applied(to: current, file: number, &choices) {
        current = next
        names.append(edit.name)
      }
      if names.count == wanted || (first != nil && names.isEmpty && attempt == 11) { break }
    }
    return names.isEmpty ? nil : (current, names)
  }

  /// The graph after the edit, or `nil` if the result has errors.
  package func applied(to graph: ValidGraph, file number: Int, _ choices: inout Choices) -> ValidGraph? {
    let files = graph.files.compactMap { EditedNode(yaml: $0.yaml) }
    guard files.count == graph.files.count else { return nil }
    var edited = EditedGraph(files: files, current: number, choices: choices)
    let isDone = apply(&edited)
    choices = edited.choices
    guard isDone else { return nil }
    var changed: [ValidGraph.File] = []
    for (file, node) in zip(graph.files, edited.files) {
      changed.append(ValidGraph.File(path: file.path, yaml: node.yaml, module: file.module))
    }
    let result = ValidGraph(changed)
    return result.isValid ? result : nil
  }
}

extension ValidGraph {
  /// Whether no file has an error.
  package var isValid: Bool {
    let store = store
    return files.allSatisfy { Compiler.check(store.file($0.path), mounting: store).graph != nil }
  }
}

extension ValidGraph {
  /// The graph with another layout of each file, or `nil` if a file is not YAML.
  package var rewritten: ValidGraph? {
    let nodes = files.compactMap { EditedNode(yaml: $0.yaml) }
    guard nodes.count == files.count else { return nil }
    return ValidGraph(
      zip(files, nodes).map { File(path: $0.path, yaml: "# Another layout\n" + $1.yaml, module: $0.module) })
  }
}
