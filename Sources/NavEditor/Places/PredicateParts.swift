import NavCompiler

/// The parts of a predicate around an offset: operands, comparisons, and groups.
///
/// The tokens suffice, so a predicate with an error has parts, too.
struct PredicateParts {
  private let tokens: [PredicateToken]
  private let offset: Int
  /// The part that is divided next, as indices of tokens.
  private var part: Range<Int>
  private(set) var ranges: [Range<Int>] = []

  /// The number of parts in each other, as in the parser of predicates.
  private static let depthLimit = 100

  /// Finds the parts, the outermost first.
  static func around(_ offset: Int, in text: [UInt8]) -> [Range<Int>] {
    var parts = PredicateParts(PredicateTokens.read(text), offset)
    for _ in 0..<depthLimit where parts.contains(parts.part) {
      parts.ranges.append(parts.range(parts.part))
      guard let inner = parts.inner else { break }
      parts.part = inner
    }
    return parts.ranges
  }

  private init(_ tokens: [PredicateToken], _ offset: Int) {
    self.tokens = tokens
    self.offset = offset
    part = tokens.indices
  }

  private func range(_ part: Range<Int>) -> Range<Int> {
    tokens[part.lowerBound].range.lowerBound..<tokens[part.upperBound - 1].range.upperBound
  }

  private func contains(_ part: Range<Int>) -> Bool {
    guard !part.isEmpty else { return false }
    let range = range(part)
    return range.lowerBound <= offset && offset <= range.upperBound
  }

  /// The next smaller part with the offset, or `nil` if the part has no smaller ones.
  private var inner: Range<Int>? {
    if let pieces { return pieces.first(where: contains) }
    let (first, last) = (part.lowerBound, part.upperBound - 1)
    guard first < last else { return nil }
    switch (tokens[first].kind, tokens[first + 1].kind) {
    case (.not, _): return first + 1..<part.upperBound
    case (.open, _): return first + 1..<closing(last)
    case (.name, .colon): return contains(first..<first + 1) ? first..<first + 1 : first + 2..<part.upperBound
    case (.name, .open): return contains(first..<first + 1) ? first..<first + 1 : first + 2..<closing(last)
    default: return nil
    }
  }

  /// The end of the tokens in parentheses. The last one can be missing.
  private func closing(_ last: Int) -> Int { tokens[last].kind == .close ? last : last + 1 }

  /// The strength of a token that divides a part, or `nil` for another token. The weakest token divides first.
  private static func strength(_ kind: PredicateToken.Kind) -> Int? {
    switch kind {
    case .comma: 0
    case .or: 1
    case .and: 2
    case .comparison: 3
    default: nil
    }
  }

  /// The parts between the weakest tokens that are not in parentheses, or `nil` if there is no such token.
  private var pieces: [Range<Int>]? {
    var (depth, weakest, separators) = (0, Int.max, [Int]())
    for index in part {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case let kind:
        guard depth == 0, let strength = Self.strength(kind), strength <= weakest else { continue }
        if strength < weakest { separators = [] }
        weakest = strength
        separators.append(index)
      }
    }
    guard !separators.isEmpty else { return nil }
    let starts = [part.lowerBound] + separators.map { $0 + 1 }
    return zip(starts, separators + [part.upperBound]).map { $0..<$1 }
  }
}
