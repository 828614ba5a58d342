import NavPictures

extension Mark {
  /// The mark of a change. A renamed item has changed.
  init(_ action: Change.Action) {
    self =
      switch action {
      case .added: .added
      case .removed: .removed
      case .renamed, .changed: .changed
      }
  }
}

extension Row {
  /// The row of a change that no card shows.
  init(listed change: Change) {
    self.init(.file, change.message, .plain)
    mark = Mark(change.action)
  }
}

extension PartChange {
  /// The members whose values are on the cards of screens, or in their rows.
  private static let visible: [ItemKind: Set<String>] = [
    .screen: ["requires", "back", "backIf", "otherwise"],
    .segue: ["kind", "to", "exit", "tab", "returns", "recursive", "shouldPerform"],
    .argument: ["type", "default"],
  ]

  /// Adds the old name and the old values of a change. An item can be both renamed and changed.
  mutating func add(_ change: Change) {
    if let name = change.oldOwnName { oldName = name }
    let kind = change.kind == .anywhere || change.kind == .tab ? .segue : change.kind
    for difference in change.differences where Self.visible[kind]?.contains(difference.name) != true {
      oldValues.append(difference.oldText ?? "no \(difference.key)")
    }
  }
}
