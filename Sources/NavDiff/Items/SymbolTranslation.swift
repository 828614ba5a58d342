import NavCompiler
import NavTable

/// The symbols of an old graph that have the same texts as those of a new one. Each text is looked up once.
final class SymbolTranslation {
  private let old: Interner
  private let new: Interner
  /// The result for each new symbol.
  private var known: [Result]

  private enum Result {
    case unknown, missing
    case found(Symbol)
  }

  init(from new: Interner, to old: Interner) {
    self.old = old
    self.new = new
    known = Array(repeating: .unknown, count: new.count)
  }

  /// Creates a translation to an interner that has all symbols of another translation's interner, and more.
  init(_ other: SymbolTranslation, to old: Interner) {
    self.old = old
    new = other.new
    known = other.known.map { if case .missing = $0 { .unknown } else { $0 } }
  }

  /// The old symbol with the text of a new one, or `nil` if the old graph does not have the text.
  ///
  /// Prose does not have symbols to look up, and its result is `nil`.
  subscript(symbol: Symbol) -> Symbol? {
    let index = Int(symbol.rawValue)
    guard known.indices.contains(index) else { return nil }
    switch known[index] {
    case .found(let symbol): return symbol
    case .missing: return nil
    case .unknown:
      let found = new.withBytes(symbol) { old.find($0) }
      known[index] = found.map(Result.found) ?? .missing
      return found
    }
  }

  func isSame(_ first: Symbol, _ second: Symbol) -> Bool {
    if Int(first.rawValue) < old.count, Int(second.rawValue) < new.count { return self[second] == first }
    return old.withBytes(first) { left in
      new.withBytes(second) { right in
        left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
      }
    }
  }
}
