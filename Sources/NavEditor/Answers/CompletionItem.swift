import NavCompiler

/// An item of a completion list.
package struct CompletionItem: Sendable {
  package var label: String
  package var kind: Kind
  /// The reason why the item would not keep the graph valid, or a short description.
  package var detail: String
  /// The new text. In a snippet, `$0` is the place of the cursor.
  package var text: String
  package var isSnippet = false
  /// The place in the list: 0 for items that keep the graph valid.
  package var rank: Int

  package enum Kind: Hashable, Sendable {
    case key(Place.ScopedWord)
    case keyword
    case item(Item)
    case builtin
    case path
  }

  package init(_ label: String, _ kind: Kind, detail: String = "", rank: Int = 0) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.rank = rank
    text = label
  }
}

/// A list of items that replace the scalar at the cursor, or a part of it.
package struct CompletionList: Sendable {
  /// The maximum number of items.
  package static let limit = 200

  package var items: [CompletionItem]
  /// The range of the replaced name.
  package var range: Range<Int>
  /// Whether the list has more items than the limit.
  package var isIncomplete = false

  /// Keeps each label once, the best first, and limits the list.
  init(_ items: [CompletionItem], _ range: Range<Int>, typed: String) {
    var known: Set<String> = []
    known.reserveCapacity(items.count)
    var unique: [CompletionItem] = []
    for rank in Set(items.map(\.rank)).sorted() {
      unique += items.filter { $0.rank == rank && known.insert($0.label).inserted }
    }
    self.range = range
    if unique.count > Self.limit {
      isIncomplete = true
      let query = SymbolQuery(typed)
      let matching = unique.filter { query.matches($0.label) }
      unique = Array((matching.isEmpty ? unique : matching).prefix(Self.limit))
    }
    self.items = unique
  }
}
