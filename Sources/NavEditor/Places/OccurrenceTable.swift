/// The occurrences of a file in the order of their ranges. Each meaning is stored once, because a large file has many
/// occurrences.
package struct OccurrenceTable: RandomAccessCollection, Sendable {
  private var meanings: [Occurrence.Meaning] = []
  private var entries: [Entry] = []
  /// The index of each meaning, while the table is filled.
  private var numbers: [Occurrence.Meaning: UInt32] = [:]

  /// An occurrence in 16 bytes.
  private struct Entry {
    var lower: UInt32
    var upper: UInt32
    var meaning: UInt32
    var isDeclaration: Bool
    var isWritten: Bool
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  package subscript(index: Int) -> Occurrence {
    let entry = entries[index]
    return Occurrence(
      range: Int(entry.lower)..<Int(entry.upper), meaning: meanings[Int(entry.meaning)],
      role: entry.isDeclaration ? .declaration : .reference, isWritten: entry.isWritten)
  }

  /// Adds an occurrence. The table is in order only after ``finish(withAliases:)``.
  mutating func add(_ occurrence: Occurrence) {
    let next = UInt32(meanings.count)
    let number = numbers[occurrence.meaning, default: next]
    if number == next {
      numbers[occurrence.meaning] = next
      meanings.append(occurrence.meaning)
    }
    entries.append(
      Entry(
        lower: UInt32(occurrence.range.lowerBound), upper: UInt32(occurrence.range.upperBound), meaning: number,
        isDeclaration: occurrence.role == .declaration, isWritten: occurrence.isWritten))
  }

  /// Sorts the occurrences. With aliases, the same occurrence can be added twice.
  mutating func finish(withAliases hasAliases: Bool) {
    numbers = [:]
    if hasAliases {
      var known: Set<UInt64> = []
      entries = entries.filter { known.insert(UInt64($0.lower) << 32 | UInt64($0.upper)).inserted }
    }
    entries.sort { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
  }

  /// Whether an item occurs.
  package func has(_ item: Item) -> Bool { meanings.contains(.item(item)) }

  /// The occurrences with a meaning.
  package func with(_ meaning: Occurrence.Meaning) -> [Occurrence] {
    guard let number = meanings.firstIndex(of: meaning) else { return [] }
    return entries.indices.filter { entries[$0].meaning == number }.map { self[$0] }
  }
}
