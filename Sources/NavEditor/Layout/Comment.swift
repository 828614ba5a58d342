/// A comment of a graph file.
struct Comment {
  private let lower: UInt32
  private let upper: UInt32
  /// Whether a blank line is directly before the comment.
  var followsBlankLine: Bool

  /// The bytes from `#` to the end of the line, without spaces at the end.
  var range: Range<Int> { Int(lower)..<Int(upper) }

  init(range: Range<Int>, followsBlankLine: Bool = false) {
    lower = UInt32(range.lowerBound)
    upper = UInt32(range.upperBound)
    self.followsBlankLine = followsBlankLine
  }
}

/// Adjacent comments of a file, as indexes. Most runs are empty, so a run is smaller than an array.
struct CommentRun {
  private var lower: UInt32 = 0
  private var upper: UInt32 = 0

  init() {}

  init(_ indexes: Range<Int>) { (lower, upper) = (UInt32(indexes.lowerBound), UInt32(indexes.upperBound)) }

  var isEmpty: Bool { lower == upper }
  var indexes: Range<Int> { Int(lower)..<Int(upper) }

  /// Adds the next comment of the file.
  mutating func append(_ index: Int) { self = CommentRun(isEmpty ? index..<index + 1 : Int(lower)..<index + 1) }
}
