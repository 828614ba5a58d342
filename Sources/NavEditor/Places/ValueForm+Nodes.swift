import NavCompiler

/// The form of each node of a file, from the form of the node around it.
extension ValueForm {
  /// The form of a whole file.
  static func file(_ tree: NodeTree) -> ValueForm {
    guard let root = tree.root, tree.kind(root) == .mapping else { return .keys(.graph) }
    var entries = tree.cursor(root)
    while let (key, _) = tree.nextEntry(&entries) {
      if tree.keySymbol(key) == Keyword.fragment.symbol { return .keys(.fragment) }
    }
    return .keys(.graph)
  }

  /// The short or the long form, depending on the kind of the node.
  func chosen(for kind: Node.Kind) -> ValueForm {
    guard case .either(let short, let long) = self else { return self }
    return (short.allows(kind) ? short : long).chosen(for: kind)
  }

  private func allows(_ kind: Node.Kind) -> Bool {
    switch self {
    case .keys, .names: kind == .mapping
    case .list: kind == .sequence
    case .literal: kind != .mapping
    case .either(let short, let long): short.allows(kind) || long.allows(kind)
    default: kind == .scalar
    }
  }

  /// The form of the value of a key, or `nil` if the key is unknown.
  func value(ofKey key: NodeID, in tree: NodeTree) -> ValueForm? {
    switch self {
    case .keys(let scope): tree.keySymbol(key).flatMap { Keyword($0) }.flatMap { Self.ofKeys[scope]?[$0] }
    case .names(let value, _): value
    default: nil
    }
  }

  /// The form of the items of a list, or `nil` for a value that is not a list.
  var item: ValueForm? {
    switch self {
    case .list(let item, _): item
    case .literal: .literal
    default: nil
    }
  }

  /// The forms of the values of all keys.
  private static let ofKeys = Dictionary(
    uniqueKeysWithValues: KeyScope.allCases.map { scope in
      (scope, Dictionary(uniqueKeysWithValues: scope.keys.map { ($0.word, $0.value.form) }))
    })
}
