/// What aliases of a file name, for fixes: an edit in one place changes, or takes away, what stands in the others.
struct AliasedNodes {
  private struct Target {
    let node: Node
    /// The places of the first and the last of its aliases.
    var first: UInt32
    var last: UInt32
  }

  private let file: Int32
  private let targets: [Target]

  /// - Complexity: linear in the nodes.
  init(_ tree: NodeTree) {
    var targets: [UInt32: Target] = [:]
    for node in tree.nodes where node.kind == .alias {
      targets[node.link, default: Target(node: tree.nodes[Int(node.link)], first: node.lower, last: 0)].last =
        node.lower
    }
    file = tree.file.number
    self.targets = Array(targets.values)
  }

  /// A fix as far as it holds: none where it would take an anchor away that is named elsewhere; a decision where it changes a
  /// word that other places share, which may mean something else there.
  func judged(_ fix: Diagnostic.Fix) -> Diagnostic.Fix? {
    var fix = fix
    for edit in fix.edits where edit.range.file == file {
      let (lower, upper) = (edit.range.lower, edit.range.upper)
      for target in targets {
        if lower < target.node.lower, target.node.upper <= upper, target.first < lower || upper <= target.last {
          return nil
        }
        let isWithin = target.node.lower <= lower && upper <= target.node.upper
        if target.node.kind == .scalar, isWithin { fix.safety = .decision }
      }
    }
    return fix
  }
}
