package import NavCompiler

/// A thing with a name, in one file or in all files that share it.
package struct Item: Hashable, Sendable {
  package var kind: Kind
  /// The file that declares it, or `nil` for an item that all files of a graph share.
  package var file: FileIdentity?
  /// The screen of a segue or an argument, the type of a case, or the fact of a parameter. It is empty for other kinds.
  /// The arguments of a fragment's root belong to the fragment, so that all its mounts refer to them.
  package var owner: String
  package var name: String

  package enum Kind: String, Sendable {
    case graph, screen, segue, tab, fact, condition, type, exit, argument, parameter
    case enumCase = "case"
    /// A mounted file. The name is empty.
    case file

    /// Whether all files of a graph share an item. They share facts, with their arguments.
    var isShared: Bool { self == .fact || self == .parameter }
  }

  /// Leaves out the file, whose bytes are long and mostly the same.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(owner)
    hasher.combine(name)
  }

  package init(_ kind: Kind, _ name: String, of owner: String = "", in file: FileIdentity?) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.file = kind.isShared ? nil : file
  }
}

/// A place of a name.
package struct Occurrence: Sendable {
  package var range: Range<Int>
  package var meaning: Meaning
  package var role: Role
  /// Whether the bytes of the range are the name itself, so that an edit can replace them.
  package var isWritten: Bool

  package enum Meaning: Hashable, Sendable {
    case item(Item)
    /// `previous`, `root`, or `opener` in a segue of a screen.
    case special(Keyword, screen: String)
    case builtin(BuiltinType)
  }

  package enum Role: Sendable { case declaration, reference }

  package var item: Item? {
    if case .item(let item) = meaning { item } else { nil }
  }
}
