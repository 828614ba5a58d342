package import NavTable

/// A screen as declared. Ranges are indices into the arrays of `Declarations`.
package struct ScreenDeclaration: Sendable {
  package var name: Name
  package var arguments: Range<Int32> = 0..<0
  /// Indices into `segues`: those of `push`, `present` and `replace` in the order of the file, and then the unwinds.
  package var pushes: Range<Int32> = 0..<0
  package var unwinds: Range<Int32> = 0..<0
  /// Those under `go`, behind its unwinds.
  package var goes: Range<Int32> = 0..<0
  package var title: NodeID?
  /// The key `shared`, where its value is true.
  package var sharedKey: NodeID?
  /// An index into `screenDetails`, for a screen with a rarer key.
  var details: Int32 = -1
  /// An index into `mounts`, for a mounted fragment.
  package var mount: Int32 = -1
  package var back: Back = .always
  package var whenDuplicate: WhenDuplicate?
  package var unknown: Unknown = []

  /// Whether it is marked as shared, or may be: what is wrong with the mark has been reported.
  package var isShared: Bool { sharedKey != nil || unknown.contains(.sharing) }

  package enum Back: Sendable {
    case always
    /// With the key's value.
    case never(NodeID)
    /// The predicate.
    case when(NodeID)
  }

  /// What an error of shape took away. What depends on it is not reported.
  package struct Unknown: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A push of this screen could not be read: screens may be reached through it.
    package static let pushes = Unknown(rawValue: 1)
    /// An unwind of this screen could not be read.
    package static let unwinds = Unknown(rawValue: 2)
    /// An argument of this screen could not be read: names may mean it.
    package static let arguments = Unknown(rawValue: 4)
    /// `shared` of this screen could not be read.
    package static let sharing = Unknown(rawValue: 8)
    /// A segue under `go` of this screen could not be read.
    package static let goes = Unknown(rawValue: 16)
    /// `requires` of this screen could not be read.
    package static let requirement = Unknown(rawValue: 32)
    package static let all: Unknown = [.pushes, .unwinds, .arguments, .sharing, .goes, .requirement]
  }

  /// The keys that few screens have.
  package struct Details: Sendable {
    package var doc: NodeID?
    /// What hosts get as the author wrote it, beside the title.
    package var hostTexts: [(keyword: TableKeyword, value: NodeID)] = []
    /// The arguments named under `key`, as indices into `keyNames`; `nil` where there is no such key.
    package var key: Range<Int32>?
    package var bar: Bar?
    package var requires: RequirementDeclaration?
    package var link: LinkDeclaration?
    /// Indices into `metadata`.
    package var metadata: Range<Int32> = 0..<0
    /// The segue that runs where the predicate of `back` keeps a user.
    package var otherwise: Name?
    package var alert: Alert?
    /// The key `tabs`, which makes it a container. Its segues are then its tabs.
    package var tabs: NodeID?
  }

  /// What makes a screen an alert.
  package struct Alert: Sendable {
    package var key: NodeID
    /// The unwind that Escape presses, where it is said.
    package var cancel: Name?
    package var destructive: [Name] = []
    /// Whether some of `destructive` could not be read.
    package var hasUnknownDestructive = false
    /// Whether a key of it could not be read, so that what it lacks is not reported.
    package var isIncomplete = false
  }

  package struct Bar: Sendable {
    package var isHidden: Bool?
    package var style: NodeID?
  }
}

/// An argument of a screen as declared.
package struct ArgumentDeclaration: Sendable {
  package var name: Name
  /// `nil` where its shape was wrong; the error has been reported.
  package var type: TypeExpression?
  package var defaultValue: DefaultDeclaration?
  package var doc: NodeID?
  /// Whether a part of it could not be read, so that what it lacks is not reported.
  package var isIncomplete = false
}

/// A default as written, not yet read as its type.
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
