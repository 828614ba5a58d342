/// The nodes that aliases of a file repeat. An edit in one place changes or removes the value in the other places, too.
struct AliasedNodes {
  private struct Target {
    let node: Node
    /// The start of the first alias, and of the last one.
    var first: UInt32
    var last: UInt32
  }

  private let file: Int32
  private let targets: [Target]

  /// - Complexity: Linear in the number of nodes.
  init(_ tree: NodeTree) {
    var targets: [UInt32: Target] = [:]
    for node in tree.nodes where node.kind == .alias {
      targets[node.link, default: Target(node: tree.nodes[Int(node.link)], first: node.lower, last: 0)].last =
        node.lower
    }
    file = tree.file.number
    self.targets = Array(targets.values)
  }

  /// Checks a fix for its effect on other places.
  ///
  /// - Returns: `nil` if the fix removes an anchor that aliases need, or changes a value that aliases repeat. A mistake
  ///   in the text of a scalar is the same in each place, so its fix stays, as a decision.
  func judged(_ fix: Diagnostic.Fix, of rule: Rule) -> Diagnostic.Fix? {
    var fix = fix
    for edit in fix.edits where edit.range.file == file {
      let (lower, upper) = (edit.range.lower, edit.range.upper)
      for target in targets {
        if lower < target.node.lower, target.node.upper <= upper, target.first < lower || upper <= target.last {
          return nil
        }
        guard target.node.lower <= lower, upper <= target.node.upper else { continue }
        let isScalar = target.node.kind == .scalar
        guard rule.isOfText || !isScalar && rule.section == .file else { return nil }
        if isScalar { fix.safety = .decision }
      }
    }
    return fix
  }
}

extension Rule {
  /// Whether the rule finds a mistake in the text itself, which is therefore wrong in each of its places.
  fileprivate var isOfText: Bool { [.predicateSyntax, .linkSyntax, .unknownType].contains(self) }
}
