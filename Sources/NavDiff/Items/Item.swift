import NavCompiler

/// A part of a file that an author adds, removes, renames, or changes.
enum Item: Hashable {
  case graph
  case root(ScreenID)
  case type(TypeID)
  case enumCase(TypeID, Int)
  case fact(FactID)
  case condition(ConditionID)
  case base(Int)
  case exit(ExitID)
  case fragment(FragmentID)
  case screen(ScreenID)
  case argument(ArgumentID, of: ScreenID)
  case link(ScreenID)
  case segue(SegueID)
  /// A key under `defaults`.
  case defaults(DefaultKey)
}

/// A key under `defaults`, which applies to the segues that do not set it.
enum DefaultKey: String, CaseIterable {
  case whenBusy, animated, transition
}

/// An item by its kind and name, so that the items of two graphs can be compared.
struct ItemKey: Hashable {
  let kind: ItemKind
  /// The name with the names of the items around it: `catalog.openCart`.
  let name: String

  /// The name of the item around this one, and the own name. Both can contain dots, so there can be several answers.
  var parts: [(owner: String, name: String)] {
    name.indices.filter { name[$0] == "." }.map { dot in
      (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }
  }
}
