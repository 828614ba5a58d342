/// The new name of an item, for a comparison that expects it.
package struct NewName: Sendable {
  /// The kind of the item, or `nil` if it is only a part of one, such as a parameter of a fact.
  package let kind: ItemKind?
  /// The item around it, such as the screen of a segue. Empty if there is none.
  package let owner: String
  package let old: String
  package let new: String

  package init(_ kind: ItemKind?, of owner: String = "", from old: String, to new: String) {
    self.kind = kind
    self.owner = owner
    self.old = old
    self.new = new
  }

  /// The new name by the old one, as messages write them.
  var declaration: [String: String] {
    owner.isEmpty ? [old: new] : ["\(owner).\(old)": "\(owner).\(new)"]
  }

  /// Whether a text is the old name where another text is the new one. A dotted name can have it as one of its parts,
  /// as `Checkout.Mood` has the name of a fragment.
  func turns(_ text: String, into other: String) -> Bool {
    if text == old { return other == new }
    if !owner.isEmpty, text == "\(owner).\(old)" { return other == "\(owner).\(new)" }
    let (parts, others) = (text.split(separator: "."), other.split(separator: "."))
    return parts.count == others.count && parts.count > 1
      && zip(parts, others).allSatisfy { $0 == $1 || ($0 == old && $1 == new) }
  }

  /// Whether a declaration of this kind can have the new name. Other kinds of items follow from some renames: the exit
  /// of a fragment is a segue of its mount.
  func concerns(_ other: ItemKind) -> Bool {
    switch (kind, other) {
    case (.exit, .segue), (.graph, .fragment), (.fragment, .graph), (.tab, .segue): true
    default: kind == other
    }
  }
}
