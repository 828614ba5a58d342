package import NavCompiler
internal import NavPictures

/// One action of the author, with its effects.
package struct Change: Sendable {
  package enum Action: String, CaseIterable, Sendable {
    case added, removed, renamed, changed
  }

  package let action: Action
  package let kind: ItemKind
  /// The name in the new graph, or in the old graph if the item is removed.
  package let name: String
  package var renamedFrom: String?
  /// The fact that changed, as a sentence without a period.
  package var message: String
  /// The declarations in short.
  package var was: String?
  package var becomes: String?
  package var old: SourceRange?
  package var new: SourceRange?
  /// The relation of a changed predicate to the old one.
  package var relation: PredicateRelation?
  package var effects: [Effect] = []
  /// The graph or the fragment whose file declares the item.
  var file = ""
  /// The part of a picture that shows the item, or `nil` if pictures do not show such items. Renamed items have their
  /// new names.
  var part: PicturePart?
  /// The name before a rename, without the names of the items around it.
  var oldOwnName: String?
  /// The differences of a changed item.
  var differences: [MemberDifference] = []

  package var id: String { "\(kind.rawValue)-\(action.rawValue)" }
}

/// The meaning of a change for the app.
package struct Effect: Hashable, Sendable {
  package let rule: EffectRule
  /// A sentence without a period.
  package let message: String
  /// A URL or a stack that shows the effect.
  package var example: String?
  /// Whether the caller accepts the effect.
  package var isAccepted = false

  init(_ rule: EffectRule, _ message: String, example: String? = nil) {
    self.rule = rule
    self.message = message
    self.example = example
  }
}
