package import NavTable

/// A checked graph or fragment: every reference is an id, every default is filled in, every predicate is typed.
///
/// A `Graph` exists only for a file without errors, so the emitters ask no questions. All arrays are in the order of
/// the file; an id is an index into its array. A mounted fragment is one of the screens (see `Mount`).
package struct Graph: Sendable {
  package var name: Symbol
  package var kind = Kind.graph
  package var doc: Symbol?
  package var access: Access
  package var imports: [Symbol]
  /// The Swift type of the pages; `nil` if they may have any.
  package var pages: Pages?
  /// The screens at the bottom: the first that may stand there does. A fragment has one.
  package var roots: [ScreenID]
  /// The types that the file declares, and after them those that only its mounts bring along.
  package var types: [DeclaredType]
  package var facts: [Fact]
  package var conditions: [Condition]
  package var links = LinkRules()
  package var screens: [Screen]
  /// The segues of all screens, screen by screen: a screen's pushes, or the tabs of a container, then its unwinds, then what goes
  /// somewhere, each in the order of the file.
  package var segues: [Segue]
  /// What opens screens from many, behind the segues of all screens. Its source is ``PushGraph/anywhere``, which is no screen.
  package var anywhere: Range<Int32> = 0..<0
  /// What goes somewhere from all screens with a page, behind that. It has the same source.
  package var anywhereGoes: Range<Int32> = 0..<0
  /// The arguments of all screens, screen by screen.
  package var arguments: [Argument]
  /// The texts behind the symbols.
  package var texts: Interner
  /// The fragments that the file mounts, each once, in the order of their first mounts.
  package var fragments: [Graph] = []
  /// How large it is with the screens and segues of its fragments in place of the mounts.
  package var size: GraphSize

  /// The only root, or the first.
  package var root: ScreenID { roots.first ?? ScreenID(0) }

  /// Whether no screen declares a segue, since many offer it.
  package func isOffered(_ segue: SegueID) -> Bool {
    anywhere.contains(segue.index) || anywhereGoes.contains(segue.index)
  }

  package enum Kind: Sendable {
    case graph
    case fragment(exits: [Exit])
  }

  /// The Swift type that each page of a file has.
  package struct Pages: Sendable {
    /// A class that each page inherits from, or a protocol that it conforms to.
    package var conform: Symbol
    /// The module that declares it; `nil` for the module of the generated code.
    package var module: Symbol?
    /// The line of the file that names the type, from 1.
    package var line: Int
  }
}

package enum Access: String, Sendable { case `public`, `package`, `internal` }

/// A type of an argument, a fact or a returned value.
package enum TypeReference: Hashable, Sendable {
  case builtin(BuiltinType)
  case declared(TypeID)
  indirect case optional(TypeReference)
  indirect case array(TypeReference)
}

package enum BuiltinType: String, Hashable, Sendable, CaseIterable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case bool = "Bool"
  case uuid = "UUID"
  case url = "URL"
  case date = "Date"
}

package struct DeclaredType: Sendable {
  package var name: Symbol
  package var doc: Symbol?
  package var kind: Kind
  package var origin = Origin.file
  /// The line of the file in which it is declared, from 1.
  package var line = 1

  package var isEnum: Bool { if case .cases = kind { true } else { false } }

  /// The text of the app's own type that it stands for.
  package var swift: Symbol? {
    switch (kind, origin) {
    case (.swift(let text, _), .file): text
    default: nil
    }
  }

  /// Where its Swift is.
  package enum Origin: Hashable, Sendable {
    /// In what is generated for this file: an enum, or a short name for the app's own type.
    case file
    /// As in the file, but the Swift type of this name is an enum that a mounted fragment declares, as in
    /// `Mood: { swift: Checkout.Mood }`: a short name for it, with its cases.
    case alias(Symbol)
    /// In what is generated for a mounted fragment; it has no name in this file. The symbol is what Swift calls it:
    /// `Checkout.Mood`.
    case fragment(Symbol)
  }

  package enum Kind: Sendable {
    /// The cases of a Swift enum.
    case cases([Symbol])
    /// An existing Swift type and what it conforms to.
    case swift(Symbol, conformances: Conformances)
  }
}

/// What a Swift type conforms to beyond being a type.
package struct Conformances: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let hashable = Conformances(rawValue: 1)
  package static let codable = Conformances(rawValue: 2)
  package static let sendable = Conformances(rawValue: 4)
  /// A text in a URL becomes a value of it, and back: `link: true`.
  package static let losslessStringConvertible = Conformances(rawValue: 8)
  /// What a type is unless it says otherwise.
  package static let all: Conformances = [.hashable, .codable, .sendable]
}

package struct Fact: Sendable {
  package var name: Symbol
  package var doc: Symbol?
  package var type: TypeReference
  package var parameters: [Parameter]
  /// `nil` for a fact that answers at once.
  package var async: Async?

  /// How long an answer may take, and what counts as the answer then.
  package struct Async: Sendable {
    package var timeout: Milliseconds
    package var otherwise: Literal
  }

  package struct Parameter: Sendable {
    package var name: Symbol
    package var type: TypeReference
  }
}

/// A length of time.
package struct Milliseconds: Hashable, Sendable {
  package var count: Int

  package init(_ count: Int) {
    self.count = count
  }
}

package struct Condition: Sendable {
  package var name: Symbol
  package var predicate: Predicate
}

package struct Screen: Sendable {
  package var name: Symbol
  package var title: Symbol?
  package var doc: Symbol?
  /// What hosts get as the author wrote it, beside the title.
  package var hostTexts: [HostText] = []
  package var arguments: Range<Int32>
  /// The arguments that make two instances the same screen, or `nil` for all that are Hashable.
  package var key: [ArgumentID]?
  package var whenDuplicate: WhenDuplicate?
  /// What must hold for as long as the screen is on the stack.
  package var requires: Predicate?
  package var back: Back
  package var isShared: Bool
  package var link: Link?
  package var bar: Bar?
  package var metadata: [MetadataEntry]
  /// Indices into `Graph.segues`.
  package var pushes: Range<Int32>
  package var unwinds: Range<Int32>
  package var goes: Range<Int32> = 0..<0
  /// The push that runs where the predicate of back keeps a user.
  package var otherwise: SegueID?
  /// What makes it an alert, whose unwinds are its buttons.
  package var alert: Alert?
  /// Whether it is a container: a screen without a page, whose pushes are its tabs, or the place of a fragment that begins
  /// with one.
  package var isContainer = false
  /// The fragment in this place; the screen's arguments are then those of the fragment's root, and its unwinds the exits.
  package var mount: Mount?

  /// Whether it has no page of this file's, so that nothing can be opened from it: a container, an alert, the place of a fragment.
  package var isSilent: Bool { isContainer || alert != nil || mount != nil }

  /// Indices of all its segues.
  package var segues: some Sequence<Int32> { [pushes, unwinds, goes].joined() }

  /// What the author wrote of pushes that repeat a key; who says what the key is, and no more, means that such are
  /// refused. Where nothing is written, only recursive pushes may repeat one.
  package var writtenWhenDuplicate: WhenDuplicate? { whenDuplicate ?? (key == nil ? nil : .refuse) }

  package enum Back: Sendable {
    case always
    case never
    case when(Predicate)
  }

  package struct Alert: Sendable {
    /// The button that Escape, back and the system press.
    package var cancel: SegueID
    /// The buttons that destroy something.
    package var destructive: [SegueID]
  }

  package struct Bar: Sendable {
    /// `nil` where the author does not say.
    package var isHidden: Bool?
    package var style: Symbol?
  }
}

/// A text that a host gets as the author wrote it.
package struct HostText: Sendable {
  package var keyword: TableKeyword
  package var value: Symbol
}

package struct MetadataEntry: Sendable {
  package var key: Symbol
  package var value: Symbol
}

package struct Argument: Sendable {
  package var name: Symbol
  package var doc: Symbol?
  package var type: TypeReference
  /// `nil` for a required argument; an optional one without a default has `.nil`.
  package var defaultValue: Literal?
}

/// A literal, already checked against its type.
package enum Literal: Hashable, Sendable {
  case string(Symbol)
  case int(Int)
  case double(Double)
  case bool(Bool)
  /// A case of the declared enum, by its position.
  case enumCase(TypeID, Int)
  case `nil`
  case array([Literal])
}

/// A typed predicate with the text that the author wrote.
package struct Predicate: Sendable {
  /// As it stands in the file, on one line.
  package var source: Symbol
  package var expression: Expression
}

/// A typed expression of the predicate language; see `Predicates/` for how it is read.
package indirect enum Expression: Hashable, Sendable {
  case and([Expression])
  case or([Expression])
  case not(Expression)
  /// Both sides have the same type, or one is optional of the other's, or one is `nil`.
  case compare(Comparison, Expression, Expression)
  case fact(FactID, arguments: [Expression], type: TypeReference)
  case condition(ConditionID)
  case argument(Side, ArgumentID, type: TypeReference)
  case literal(Literal)
  /// An optional operand that an enclosing `and` has compared with `nil`: used as its wrapped type.
  case unwrapped(Expression)

  package enum Side: Sendable { case source, destination }
  package enum Comparison: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }
}
