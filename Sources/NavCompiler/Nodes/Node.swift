/// The index of a node in its tree.
package struct NodeID: Hashable, Sendable {
  package var index: UInt32

  package init(index: UInt32) {
    self.index = index
  }
}

/// A scalar, sequence, mapping, or alias of a file, in 16 bytes. A graph of 100,000 screens has two million nodes.
package struct Node: Sendable {
  /// The range in the file, with quotes and brackets, but without the anchor.
  package var lower: UInt32
  package var upper: UInt32
  /// For a collection, the index after its last descendant. For a key, its symbol plus one. For an alias, its target.
  var link: UInt32
  /// The kind, the style, and the flags in the low byte. The other bytes contain the index of a copied text plus one.
  private var info: UInt32

  package enum Kind: UInt8, Sendable {
    case scalar, sequence, mapping, alias
  }

  package typealias Style = YAMLStyle

  /// Uncommon properties of nodes.
  struct Flags: OptionSet {
    var rawValue: UInt32
    /// The node has a tag.
    static let tagged = Flags(rawValue: 1 << 5)
    /// A repeated key or a merge key. It is reported and then skipped.
    static let ignored = Flags(rawValue: 1 << 6)
    /// A mapping with skipped keys.
    static let incomplete = Flags(rawValue: 1 << 7)
    static let all: Flags = [.tagged, .ignored, .incomplete]
  }

  init(_ kind: Kind, _ style: Style, lower: UInt32, upper: UInt32, link: UInt32 = 0, copiedText: Int? = nil) {
    self.lower = lower
    self.upper = upper
    self.link = link
    info = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2 | (copiedText.map { UInt32($0 + 1) << 8 } ?? 0)
  }

  // This is called several times per node, and it is small only after inlining.
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

  /// The index after the node and its descendants.
  func end(at index: UInt32) -> UInt32 {
    switch kind {
    case .scalar, .alias: index + 1
    case .sequence, .mapping: link
    }
  }

  /// The index of the copied text of a scalar whose text is not verbatim in the file.
  var copiedText: Int? { info >> 8 == 0 ? nil : Int(info >> 8) - 1 }
}
