package import NavCompiler
import NavPictures

extension GraphDiff {
  /// The comparison with only those effects by which a saved stack is lost, and the changes that have one.
  package var losses: GraphDiff {
    var diff = self
    diff.changes = changes.compactMap { change in
      var change = change
      change.effects = change.effects.filter { $0.rule.area == .state && $0.rule.effect == .breaks }
      return change.effects.isEmpty ? nil : change
    }
    return diff
  }
}

extension Graph {
  /// The app's own types in the arguments of screens, which only the app can compare.
  ///
  /// - Complexity: Linear in the graph and its fragments.
  package var unseenTypes: [String] {
    var found: Set<String> = []
    for graph in [self] + allFragments.map(\.graph) {
      for screen in graph.screens where screen.mount == nil {
        for index in screen.arguments {
          let type = graph.arguments[Int(index)].type
          guard let id = type.declaredType, graph.canSave(type),
            case .swift(let swift, _) = graph.types[id.position].kind
          else { continue }
          found.insert(graph.texts.text(swift))
        }
      }
    }
    return found.sorted()
  }
}
