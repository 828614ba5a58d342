package import NavTable

/// A checked graph or fragment: every reference is an ID, every default is filled in, and every predicate is typed.
///
/// A `Graph` exists only for a file without errors, so the emitters check nothing. All arrays are in the order of the
/// file, and an ID is an index into its array. A mounted fragment is one of the screens (see `Mount`).
package struct Graph: Sendable {
  package var name: Symbol
  package var kind = Kind.graph
  package var doc: Symbol?
  package var access: Access
  package var imports: [Symbol]
  /// The Swift type of the pages; `nil` if they may have any.
  package var pages: Pages?
  /// The roots. The first one whose requirements hold is at the bottom of the stack. A fragment has one root.
  package var roots: [ScreenID]
  /// The types that the file declares, followed by types that only its mounts use.
  package var types: [DeclaredType]
  package var facts: [Fact]
  package var conditions: [Condition]
  package var links = LinkRules()
  /// `nil` if braces in texts are not placeholders.
  package var strings: Strings?
  package var screens: [Screen]
  /// The segues of all screens, screen by screen: pushes or tabs, then unwinds, then go segues, each in the order of
  /// the file.
  package var segues: [Segue]
  /// The segues that many screens offer and that open a screen. They follow the segues of all screens. Their source
  /// is ``PushGraph/anywhere``, which is not a screen.
  package var anywhere: Range<Int32> = 0..<0
  /// The go segues that all screens with a page offer. They follow ``anywhere`` and have the same source.
  package var anywhereGoes: Range<Int32> = 0..<0
  /// The arguments of all screens, screen by screen.
  package var arguments: [Argument]
  /// The texts of the symbols.
  package var texts: Interner
  /// The fragments that the file mounts, each once, in the order of their first mounts.
  package var fragments: [Graph] = []
  /// The size of the graph, including the screens and segues of the mounted fragments.
  package var size: GraphSize

  /// The first root.
  package var root: ScreenID { roots.first ?? ScreenID(0) }

  /// Whether many screens offer a segue, so that no screen declares it.
  package func isOffered(_ segue: SegueID) -> Bool {
    anywhere.contains(segue.index) || anywhereGoes.contains(segue.index)
  }

  /// The catalog that translates the texts for users.
  package struct Strings: Hashable, Sendable {
    package var table: Symbol
    /// The language of the texts in the file.
    package var language: Symbol

    package static let defaultTable = "Localizable"
    package static let defaultLanguage = "en"
  }

  /// Whether a screen is an alert whose texts are all in the graph, so that the app needs no factory for it.
  package func suppliesTexts(of id: ScreenID) -> Bool {
    let screen = screens[id.position]
    return screen.alert != nil && screen.title != nil && screen.unwinds.allSatisfy { segues[Int($0)].label != nil }
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

package enum Access: String, Sendable, CaseIterable { case `public`, `package`, `internal` }

/// A type of an argument, a fact or a returned value.
package enum TypeReference: Hashable, Sendable {
  case builtin(BuiltinType)
  case declared(TypeID)
  indirect case optional(TypeReference)
  indirect case array(TypeReference)

  /// Whether it is a URL, or an optional one.
  package var isURL: Bool { self == .builtin(.url) || self == .optional(.builtin(.url)) }
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

  /// The former names of the cases, by their positions.
  package var formerCases: [Int: [Symbol]] = [:]

  package var isEnum: Bool { if case .cases = kind { true } else { false } }

  /// The text of the app's own type, if this type is a name for it.
  package var swift: Symbol? {
    switch (kind, origin) {
    case (.swift(let text, _), .file): text
    default: nil
    }
  }

  /// The location of its Swift declaration.
  package enum Origin: Hashable, Sendable {
    /// In the code generated for this file: an enum, or a short name for the app's own type.
    case file
    /// As in `file`, but the Swift type is an enum of a mounted fragment, as in `Mood: { swift: Checkout.Mood }`. The
    /// name is a short name for it, with its cases.
    case alias(Symbol)
    /// In the code generated for a mounted fragment. The type has no name in this file. The symbol is its Swift name,
    /// such as `Checkout.Mood`.
    case fragment(Symbol)
  }

  package enum Kind: Sendable {
    /// The cases of a Swift enum.
    case cases([Symbol])
    /// An existing Swift type and its conformances.
    case swift(Symbol, conformances: Conformances)
  }
}

/// The conformances of a Swift type.
package struct Conformances: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let hashable = Conformances(rawValue: 1)
  package static let codable = Conformances(rawValue: 2)
  package static let sendable = Conformances(rawValue: 4)
  /// The type converts to and from a text in a URL: `link: true`.
  package static let losslessStringConvertible = Conformances(rawValue: 8)
  /// The conformances of a type that declares none.
  package static let all: Conformances = [.hashable, .codable, .sendable]
}

package struct Fact: Sendable {
  package var name: Symbol
  package var doc: Symbol?
  package var type: TypeReference
  package var parameters: [Parameter]
  /// `nil` for a synchronous fact.
  package var async: Async?

  /// The time limit of an answer, and the value that is used after it.
  package struct Async: Sendable {
    package var timeout: Milliseconds
    package var otherwise: Literal
  }

  package struct Parameter: Sendable {
    package var name: Symbol
    package var type: TypeReference
  }
}

/// A duration in milliseconds.
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
  @PackedSymbol package var title: Symbol? = nil
  @PackedSymbol package var doc: Symbol? = nil
  /// The former names, which saved stacks can contain.
  package var formerNames: [Symbol] = []
  /// Texts for hosts besides the title, as the author wrote them.
  package var hostTexts: [HostText] = []
  package var arguments: Range<Int32>
  /// The arguments that identify an instance, or `nil` for all arguments that are Hashable.
  package var key: [ArgumentID]?
  package var whenDuplicate: WhenDuplicate?
  /// The predicate that must hold while the screen is on the stack.
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
  /// The push that runs if the predicate of `back` is false.
  package var otherwise: SegueID?
  /// The alert, if the screen is one. The unwinds of an alert are its buttons.
  package var alert: Alert?
  /// Whether the screen is a container. A container has no page, and its pushes are its tabs. A mounted fragment
  /// whose root is a container is one too.
  package var isContainer = false
  /// Whether the stack that the screen begins can be in columns.
  package var split: Split?
  /// The fragment that replaces this screen. The screen has the arguments of the fragment's root, and an unwind for
  /// each exit.
  package var mount: Mount?

  /// Whether the screen has no page in this file, so that it cannot open a screen. This applies to containers,
  /// alerts, and mounted fragments.
  package var isSilent: Bool { isContainer || alert != nil || mount != nil }

  /// The indices of all segues of the screen.
  package var segues: some Sequence<Int32> { [pushes, unwinds, goes].joined() }

  /// The declared behavior of pushes that repeat a key. A screen with only a `key` refuses them. Without any
  /// declaration, only recursive pushes may repeat a key.
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
    /// The text below the title.
    package var message: Symbol?
  }

  package struct Split: Hashable, Sendable {
    /// The maximum number of columns.
    package var columns = 1
    /// Whether the app makes a page for the last column while it is empty.
    package var hasPlaceholder: Bool
  }

  package struct Bar: Sendable {
    /// `nil` if the author does not declare it.
    package var isHidden: Bool?
    package var style: Symbol?
  }
}

/// A text for hosts, as the author wrote it.
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
  @PackedSymbol package var doc: Symbol? = nil
  package var formerNames: [Symbol] = []
  package var type: TypeReference
  /// `nil` for a required argument; an optional one without a default has `.nil`.
  package var defaultValue: Literal?
  /// The hosts that a link from outside can give to a URL, in lower case; `nil` for all.
  package var hosts: [Symbol]?
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
  /// The text in the file, on one line.
  package var source: Symbol
  package var expression: Expression
}

/// A typed expression of the predicate language. `Predicates/` contains the parser.
package indirect enum Expression: Hashable, Sendable {
  case and([Expression])
  case or([Expression])
  case not(Expression)
  /// Both sides have the same type, one is the optional of the other, or one is `nil`.
  case compare(Comparison, Expression, Expression)
  case fact(FactID, arguments: [Expression], type: TypeReference)
  case condition(ConditionID)
  case argument(Side, ArgumentID, type: TypeReference)
  case literal(Literal)
  /// An optional operand that an enclosing `and` compares with `nil`. It is used as its wrapped type.
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
