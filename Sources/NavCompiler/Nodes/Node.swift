/// The place of a node in its tree.
package struct NodeID: Hashable, Sendable {
  package var index: UInt32

  package init(index: UInt32) {
    self.index = index
  }
}

/// One scalar, sequence, mapping or alias of a file, in 16 bytes: a graph of 100,000 screens has two million of them.
package struct Node: Sendable {
  /// Where it stands, quotes and brackets included, anchor excluded.
  package var lower: UInt32
  package var upper: UInt32
  /// A collection: the index after its last descendant. A key: its symbol plus one. An alias: its target.
  var link: UInt32
  /// Kind, style and flags in the low byte, the number of a copied text plus one above it.
  private var info: UInt32

  package enum Kind: UInt8, Sendable {
    case scalar, sequence, mapping, alias
  }

  package typealias Style = YAMLStyle

  /// What is to be known of few nodes.
  struct Flags: OptionSet {
    var rawValue: UInt32
    /// It has a tag.
    static let tagged = Flags(rawValue: 1 << 5)
    /// A key that the mapping has twice, or a merge key: reported, and read no further.
    static let ignored = Flags(rawValue: 1 << 6)
    /// A mapping with keys that are ignored.
    static let incomplete = Flags(rawValue: 1 << 7)
    static let all: Flags = [.tagged, .ignored, .incomplete]
  }

  init(_ kind: Kind, _ style: Style, lower: UInt32, upper: UInt32, link: UInt32 = 0, copiedText: Int? = nil) {
    self.lower = lower
    self.upper = upper
    self.link = link
    info = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2 | (copiedText.map { UInt32($0 + 1) << 8 } ?? 0)
  }

  // Asked several times a node, and small only after inlining.
  @inline(__always)
  package var kind: Kind {
    switch info & 3 {
    case 0: .scalar
    case 1: .sequence
    case 2: .mapping
    default: .alias
    }
  }

  package var style: Style { Style(rawValue: UInt8(info >> 2 & 7)) ?? .plain }

  var flags: Flags {
    get { Flags(rawValue: info & Flags.all.rawValue) }
    set { info = info & ~Flags.all.rawValue | newValue.rawValue }
  }

  /// The index after the node and all that is in it.
  func end(at index: UInt32) -> UInt32 {
    switch kind {
    case .scalar, .alias: index + 1
    case .sequence, .mapping: link
    }
  }

  /// The number of its text among the copied ones, for a scalar whose text does not stand in the file as it is.
  var copiedText: Int? { info >> 8 == 0 ? nil : Int(info >> 8) - 1 }
}
