package import NavTable

/// A declared screen. Ranges are indices into the arrays of `Declarations`.
package struct ScreenDeclaration: Sendable {
  package var name: Name
  package var arguments: Range<Int32> = 0..<0
  /// Indices into `segues`: the segues of `push`, `pane`, `present`, and `replace` in the order of the file, followed by the
  /// unwinds.
  package var pushes: Range<Int32> = 0..<0
  package var unwinds: Range<Int32> = 0..<0
  /// The segues under `go`, which follow the unwinds.
  package var goes: Range<Int32> = 0..<0
  package var title: NodeID?
  /// The key `shared`, if its value is true.
  package var sharedKey: NodeID?
  /// An index into `screenDetails`, for a screen with a less common key.
  var details: Int32 = -1
  /// An index into `mounts`, for a mounted fragment.
  package var mount: Int32 = -1
  package var back: Back = .always
  package var whenDuplicate: WhenDuplicate?
  package var unknown: Unknown = []

  /// Whether the screen is marked as shared, or has a mark that could not be read.
  package var isShared: Bool { sharedKey != nil || unknown.contains(.sharing) }

  package enum Back: Sendable {
    case always
    /// With the value of the key.
    case never(NodeID)
    /// The predicate.
    case when(NodeID)
  }

  /// Parts of the screen that could not be read. Messages that depend on them are not reported.
  package struct Unknown: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A push of this screen could not be read. It may lead to any screen.
    package static let pushes = Unknown(rawValue: 1)
    /// An unwind of this screen could not be read.
    package static let unwinds = Unknown(rawValue: 2)
    /// An argument of this screen could not be read. An unknown name may mean it.
    package static let arguments = Unknown(rawValue: 4)
    /// `shared` of this screen could not be read.
    package static let sharing = Unknown(rawValue: 8)
    /// A segue under `go` of this screen could not be read.
    package static let goes = Unknown(rawValue: 16)
    /// `requires` of this screen could not be read.
    package static let requirement = Unknown(rawValue: 32)
    /// The screen may be an alert.
    package static let alert = Unknown(rawValue: 64)
    package static let all: Unknown = [.pushes, .unwinds, .arguments, .sharing, .goes, .requirement, .alert]
  }

  /// The less common keys of a screen.
  package struct Details: Sendable {
    package var doc: NodeID?
    /// The texts for hosts besides the title, as written.
    package var hostTexts: [(keyword: TableKeyword, value: NodeID)] = []
    /// The arguments under `key`, as indices into `keyNames`, or `nil` without the key.
    package var key: Range<Int32>?
    package var bar: Bar?
    package var requires: RequirementDeclaration?
    package var link: LinkDeclaration?
    /// Indices into `metadata`.
    package var metadata: Range<Int32> = 0..<0
    /// The segue that runs if the predicate of `back` prevents a user from going back.
    package var otherwise: Name?
    package var alert: Alert?
    /// The key `tabs`, which makes the screen a container. Its segues are the tabs.
    package var tabs: NodeID?
    package var split: Split?
  }

  /// The key `split`, if its value is not `false`.
  package struct Split: Sendable {
    package var key: NodeID
    package var hasPlaceholder = false
  }

  /// The keys of an alert.
  package struct Alert: Sendable {
    package var key: NodeID
    /// The unwind that Escape presses, if it is declared.
    package var cancel: Name?
    package var destructive: [Name] = []
    package var message: NodeID?
    /// Whether some names under `destructive` could not be read.
    package var hasUnknownDestructive = false
    /// Whether a key could not be read. Missing keys are then not reported.
    package var isIncomplete = false
  }

  package struct Bar: Sendable {
    package var isHidden: Bool?
    package var style: NodeID?
  }
}

/// A declared argument of a screen.
package struct ArgumentDeclaration: Sendable {
  package var name: Name
  /// `nil` if the type had a wrong shape, which is already reported.
  package var type: TypeExpression?
  package var defaultValue: DefaultDeclaration?
  package var doc: NodeID?
  /// Whether a part could not be read. Missing parts are then not reported.
  package var isIncomplete = false
}

/// The key `hosts` of an argument.
struct HostsDeclaration: Sendable {
  /// An index into `Declarations.arguments`.
  var argument: Int
  var key: NodeID
  /// The scalars, before their grammar is checked.
  var hosts: [NodeID] = []
}

/// A written default, before it is read as a literal of its type.
package enum DefaultDeclaration: Sendable {
  /// The text after `=`, as in `order: SortOrder = newest`.
  case text(ScalarPart)
  /// The value of the key `default`: a scalar or a sequence.
  case node(NodeID)
}

/// An entry of `metadata`.
package struct MetadataDeclaration: Sendable {
  package var key: Name
  package var value: NodeID
}
