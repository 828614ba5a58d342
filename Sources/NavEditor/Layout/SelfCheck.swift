import NavCompiler

/// Compares a result of the formatter with its input.
enum SelfCheck {
  /// Whether two files have the same nodes, texts, anchors, tags, and comments. Styles may differ as the layout allows.
  static func isSame(_ old: NodeTree, _ oldTrivia: Trivia, _ new: NodeTree, _ newTrivia: Trivia) -> Bool {
    guard old.count == new.count, hasSameComments(old, oldTrivia, new, newTrivia),
      hasSameProperties(old, oldTrivia, new, newTrivia)
    else { return false }
    return (0..<old.count).allSatisfy { isSame($0, old, new) }
  }

  private static func isSame(_ index: Int, _ old: NodeTree, _ new: NodeTree) -> Bool {
    let (one, two) = (old.written(index), new.written(index))
    guard one.kind == two.kind, one.end == two.end else { return false }
    let id = NodeID(index: UInt32(index))
    switch one.kind {
    case .alias: return old.resolved(id) == new.resolved(id)
    case .sequence, .mapping: return one.style == two.style || (one.style == .flow && two.style == .block)
    case .scalar:
      guard one.range.isEmpty == two.range.isEmpty, isAllowed(one.style, two.style) else { return false }
      return old.withText(id) { text in
        new.withText(id) { other in
          text.withUnsafeBufferPointer { text in other.withUnsafeBufferPointer { text.elementsEqual($0) } }
        }
      }
    }
  }

  private static func isAllowed(_ old: Node.Style, _ new: Node.Style) -> Bool {
    switch (old, new) {
    case (.plain, .doubleQuoted), (.plain, .singleQuoted), (.singleQuoted, .doubleQuoted): true
    default: old == new
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
