/// An index into one of the arrays of a `Graph`, typed so that a screen's cannot be taken for a segue's.
package protocol GraphID: Hashable, Comparable, Sendable {
  var index: Int32 { get }
  init(index: Int32)
}

extension GraphID {
  package init(_ position: Int) { self.init(index: Int32(truncatingIfNeeded: position)) }

  /// The index as the standard library's collections want it.
  package var position: Int { Int(index) }

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Ids that follow one another.
package struct IDRange<ID: GraphID>: RandomAccessCollection {
  private let range: Range<Int32>

  package init(_ range: Range<Int32>) { self.range = range }

  package var startIndex: Int { 0 }
  package var endIndex: Int { range.count }
  package subscript(index: Int) -> ID { ID(index: range.lowerBound + Int32(truncatingIfNeeded: index)) }

  package struct Iterator: IteratorProtocol {
    fileprivate var lower: Int32
    fileprivate let end: Int32

    package mutating func next() -> ID? {
      if lower == end { return nil }
      defer { lower += 1 }
      return ID(index: lower)
    }
  }

  package func makeIterator() -> Iterator { Iterator(lower: range.lowerBound, end: range.upperBound) }
}

/// The position of a screen in `Graph.screens`.
package struct ScreenID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}

/// The position of a segue in `Graph.segues`.
package struct SegueID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}

/// The position of an argument in `Graph.arguments`.
package struct ArgumentID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}

/// The position of a declared type in `Graph.types`.
package struct TypeID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}

/// The position of a fact in `Graph.facts`.
package struct FactID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}

/// The position of a condition in `Graph.conditions`.
package struct ConditionID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}

/// The position of an exit among those of a fragment, `Graph.exits`.
package struct ExitID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}

/// The position of a mounted fragment in `Graph.fragments`.
package struct FragmentID: GraphID {
  package var index: Int32
  package init(index: Int32) { self.index = index }
}
