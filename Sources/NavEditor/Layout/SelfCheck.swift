import NavCompiler

/// Compares a result of the formatter with its input.
enum SelfCheck {
  /// Whether two files have the same nodes, texts, anchors, tags, and comments. Styles may differ as the layout allows.
  static func isSame(_ old: NodeTree, _ oldTrivia: Trivia, _ new: NodeTree, _ newTrivia: Trivia) -> Bool {
    guard oldTrivia.nodes.count == newTrivia.nodes.count, hasSameComments(old, oldTrivia, new, newTrivia),
      hasSameProperties(old, oldTrivia, new, newTrivia)
    else { return false }
    return oldTrivia.nodes.indices.allSatisfy { index in
      let (one, two) = (oldTrivia.nodes[index], newTrivia.nodes[index])
      guard one.after == two.after else { return false }
      let id = NodeID(index: UInt32(index))
      return switch (one.kind, two.kind) {
      case (.alias, .alias): old.resolved(id) == new.resolved(id)
      case (.sequence, .sequence), (.mapping, .mapping): one.isFlow || !two.isFlow
      case (.scalar, .scalar): isSame(id, old, one, new, two)
      default: false
      }
    }
  }

  private static func isSame(
    _ id: NodeID, _ old: NodeTree, _ one: NodeTree.Written, _ new: NodeTree, _ two: NodeTree.Written
  ) -> Bool {
    guard one.range.isEmpty == two.range.isEmpty, isAllowed(one.style, two.style) else { return false }
    // The same plain or quoted bytes are the same text, because their first byte is their style.
    if !one.isBlockScalar, !two.isBlockScalar, old.file.bytes[one.range] == new.file.bytes[two.range] { return true }
    return old.hasSameText(id, as: new)
  }

  private static func isAllowed(_ old: Node.Style, _ new: Node.Style) -> Bool {
    switch (old, new) {
    case (.plain, .plain), (.plain, .doubleQuoted), (.plain, .singleQuoted): true
    case (.singleQuoted, .singleQuoted), (.singleQuoted, .doubleQuoted), (.doubleQuoted, .doubleQuoted): true
    case (.literal, .literal), (.folded, .folded): true
    default: false
    }
  }

  private static func hasSameComments(
    _ old: NodeTree, _ oldTrivia: Trivia, _ new: NodeTree, _ newTrivia: Trivia
  ) -> Bool {
    oldTrivia.comments.count == newTrivia.comments.count
      && zip(oldTrivia.comments, newTrivia.comments).allSatisfy { old.file.bytes[$0] == new.file.bytes[$1] }
  }

  private static func hasSameProperties(
    _ old: NodeTree, _ oldTrivia: Trivia, _ new: NodeTree, _ newTrivia: Trivia
  ) -> Bool {
    guard oldTrivia.properties.count == newTrivia.properties.count else { return false }
    return oldTrivia.properties.allSatisfy { index, ranges in
      guard let others = newTrivia.properties[index], others.count == ranges.count else { return false }
      return zip(ranges, others).allSatisfy { old.file.bytes[$0] == new.file.bytes[$1] }
    }
  }
}

extension NodeTree {
  /// Whether a scalar has the same text in another tree.
  func hasSameText(_ id: NodeID, as other: NodeTree) -> Bool {
    withText(id) { text in
      other.withText(id) { other in
        text.withUnsafeBufferPointer { text in other.withUnsafeBufferPointer { text.elementsEqual($0) } }
      }
    }
  }
}
