/// The meaning of an ID that `navc diff` prints.
package struct DiffExplanation {
  package let id: String
  /// `change`, or the area and the class of an effect.
  package let role: String
  /// The meaning, in sentences.
  package let meaning: String

  /// All effects, by area.
  package static let effects = EffectRule.allCases.map { rule in
    DiffExplanation(id: rule.rawValue, role: "\(rule.area.rawValue), \(rule.effect.rawValue)", meaning: rule.doc)
  }

  /// All kinds of changes.
  package static let changes = ItemKind.allCases.flatMap { kind in
    Change.Action.allCases.map { action in
      DiffExplanation(
        id: "\(kind.rawValue)-\(action.rawValue)", role: "change",
        meaning: meaning(of: action) + " The notes after the change list its effects.")
    }
  }

  private static func meaning(of action: Change.Action) -> String {
    switch action {
    case .added: "Only the new graph declares the item."
    case .removed: "Only the old graph declares the item."
    case .renamed: "The item has another name."
    case .changed: "A key or a value of the item has changed."
    }
  }
}
