import NavTable

/// A string catalog of Xcode (`.xcstrings`), into which the texts of a graph are merged.
package struct Catalog: Sendable {
  private let document: JSONDocument
  private let bytes: [UInt8]
  private let strings: JSONItem

  /// The reason that a catalog cannot be merged.
  package struct Failure: Error, Equatable {
    /// A clause about the file, such as «is not JSON».
    package let text: String

    init(_ text: String) { self.text = text }
  }

  /// Reads a catalog.
  ///
  /// - Throws: ``Failure`` if the bytes are not a catalog.
  package init(_ bytes: [UInt8]) throws(Failure) {
    guard let document = JSONDocument.read(bytes) else {
      throw Failure("is not JSON, or has more than \(JSONDocument.valueLimit) values")
    }
    guard let strings = document.root["strings"], strings.isObject else {
      throw Failure("has no object 'strings', so it is not a string catalog")
    }
    (self.document, self.bytes, self.strings) = (document, bytes, strings)
  }

  /// A new catalog with the texts of a graph.
  package static func new(_ graph: GraphStrings) -> [UInt8] {
    let strings = graph.strings.sorted { precedes($0.key, $1.key) }
    let catalog = CatalogValue.object([
      ("sourceLanguage", .text(graph.language)),
      ("strings", .object(strings.map { ($0.key, entry($0, graph.language)) })), ("version", .text("1.0")),
    ])
    return Array((catalog.json("") + "\n").utf8)
  }

  /// Merges the texts of a graph. A merge deletes no entry, and unknown parts keep their bytes.
  ///
  /// A new text is added, in the language of the graph. If a text changed, its translations need a review. A text of an
  /// earlier version of the graph becomes stale.
  ///
  /// - Returns: The new bytes, which are equal to the old ones if nothing changed.
  /// - Throws: ``Failure`` if the catalog has another source language, or if an entry is not valid.
  /// - Complexity: Linear in the catalog, besides sorting the new keys.
  package func merged(_ graph: GraphStrings) throws(Failure) -> [UInt8] {
    if let language = document.root["sourceLanguage"]?.string, language != graph.language {
      throw Failure(
        "has the source language '\(language)', but the texts of '\(graph.graph)' are in '\(graph.language)'")
    }
    var text = CatalogText(bytes)
    // If a key is repeated, the last one counts.
    let entries = Dictionary(strings.entries.map { ($0.key.string ?? "", $0.value) }) { $1 }
    var missing: [(name: String, value: CatalogValue)] = []
    var known: Set<String> = []
    for string in graph.strings {
      known.insert(string.key)
      guard let entry = entries[string.key] else {
        missing.append((string.key, Self.entry(string, graph.language)))
        continue
      }
      try merge(string, into: entry, graph.language, &text)
    }
    for (key, entry) in entries where !known.contains(key) && Self.isOfGraph(key) {
      if let state = entry["extractionState"], state.string == "manual" { text.replace(state, by: "stale") }
    }
    if !missing.isEmpty {
      text.insert(missing.sorted { Self.precedes($0.name, $1.name) }, into: strings, Self.precedes)
    }
    return text.hasEdits ? text.edited : bytes
  }

  private func merge(
    _ string: GraphString, into entry: JSONItem, _ language: String, _ text: inout CatalogText
  ) throws(Failure) {
    guard entry.isObject else { throw Failure("has an entry '\(string.key)' that is not an object") }
    var missing: [(name: String, value: CatalogValue)] = []
    func set(_ name: String, _ value: String) {
      guard let item = entry[name] else { return missing.append((name, .text(value))) }
      if item.string != value { text.replace(item, by: value) }
    }
    if let comment = string.comment { set("comment", comment) }
    set("extractionState", "manual")
    if let localizations = entry["localizations"] {
      try merge(string, intoLanguages: localizations, language, &text)
    } else {
      missing.append(("localizations", .object([(language, Self.unit(string))])))
    }
    // The members of an entry are in alphabetical order.
    if !missing.isEmpty { text.insert(missing, into: entry, <) }
  }

  private func merge(
    _ string: GraphString, intoLanguages localizations: JSONItem, _ language: String, _ text: inout CatalogText
  ) throws(Failure) {
    guard localizations.isObject else { throw Failure("has an entry '\(string.key)' with invalid localizations") }
    guard let source = localizations[language] else {
      return text.insert([(language, Self.unit(string))], into: localizations, <)
    }
    let units = try Self.units(of: source, string.key)
    // A translator may have added variations, such as plurals. Usually, one of them is the text of the graph.
    guard !units.contains(where: { $0["value"]?.string == string.format }) else { return }
    if let unit = source["stringUnit"] {
      guard let value = unit["value"], value.string != nil else {
        throw Failure("has an entry '\(string.key)' without a text in '\(language)'")
      }
      text.replace(value, by: string.format)
    } else {
      for unit in units { Self.needsReview(unit, &text) }
    }
    for (key, other) in localizations.entries where key.string != language {
      for unit in try Self.units(of: other, string.key) { Self.needsReview(unit, &text) }
    }
  }

  private static func needsReview(_ unit: JSONItem, _ text: inout CatalogText) {
    if let state = unit["state"], state.string == "translated" { text.replace(state, by: "needs_review") }
  }

  /// The units of a language: one, or one per variation.
  private static func units(of language: JSONItem, _ key: String) throws(Failure) -> [JSONItem] {
    var units: [JSONItem] = []
    var pending = [language]
    while let item = pending.popLast() {
      for (name, value) in item.entries {
        if name.string == "stringUnit" {
          guard value.isObject else { throw Failure("has an entry '\(key)' with an invalid unit") }
          units.append(value)
        } else {
          pending.append(value)
        }
      }
    }
    return units
  }

  private static func entry(_ string: GraphString, _ language: String) -> CatalogValue {
    var members: [(name: String, value: CatalogValue)] = []
    if let comment = string.comment { members.append(("comment", .text(comment))) }
    members.append(("extractionState", .text("manual")))
    members.append(("localizations", .object([(language, unit(string))])))
    return .object(members)
  }

  private static func unit(_ string: GraphString) -> CatalogValue {
    .object([("stringUnit", .object([("state", .text("translated")), ("value", .text(string.format))]))])
  }

  /// Whether a key can belong to a graph.
  private static func isOfGraph(_ key: String) -> Bool {
    [".title", ".message", ".label"].contains { key.hasSuffix($0) }
  }

  /// The order of keys in a catalog: without regard to case, and by bytes if they are equal then.
  static func precedes(_ first: String, _ second: String) -> Bool {
    let (left, right) = (first.lowercased(), second.lowercased())
    return left == right ? Array(first.utf8).lexicographicallyPrecedes(Array(second.utf8)) : left < right
  }
}
