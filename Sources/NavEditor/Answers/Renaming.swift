package import NavCompiler

/// The edits that rename an item in all its files.
package struct Renaming: Sendable {
  package let item: Item
  package let newName: String
  package let edits: [TextEdit]

  /// The reason why an item cannot be renamed. It is a sentence without a period.
  package struct Refusal: Error, Equatable, Sendable {
    package var message: String

    package init(_ message: String) { self.message = message }
  }

  /// The name at an offset that can be renamed, with the range of the name or of an alias. The result is `nil` for keys,
  /// comments, and words such as `previous`.
  package static func name(at offset: Int, in file: FileIdentity, of project: Project) -> (
    name: String, range: Range<Int>
  )? {
    guard let model = project.models[file], let occurrence = model.occurrence(at: offset), let item = occurrence.item,
      item.kind != .file, occurrence.isWritten || model.isAlias(at: occurrence.range)
    else { return nil }
    return (item.name, occurrence.range)
  }

  /// Plans a rename, without a check of its result.
  ///
  /// - Parameters:
  ///   - offset: The offset of a name.
  ///   - file: The file of the offset.
  ///   - newName: The new name.
  ///   - project: The files that can refer to the name.
  ///   - isAllowed: Whether the rename may change a file.
  /// - Throws: A ``Refusal``.
  package init(
    at offset: Int, in file: FileIdentity, to newName: String, of project: Project,
    isAllowed: (FileIdentity) -> Bool
  ) throws(Refusal) {
    guard let occurrence = project.models[file]?.occurrence(at: offset), let item = occurrence.item, item.kind != .file
    else { throw Refusal("there is no name to rename here") }
    self.item = item
    self.newName = newName
    guard Self.isValid(newName, item.kind) else {
      throw Refusal("'\(newName.prefix(100))' cannot be the name of \(item.kind.withArticle)")
    }
    let found = project.occurrences(of: item)
    guard found.contains(where: { $0.occurrence.role == .declaration }) else {
      throw Refusal("no file declares '\(item.name)'")
    }
    guard newName != item.name else {
      edits = []
      return
    }
    let files = Set(found.map(\.place.file))
    for kind in item.kind.sharingNames {
      guard let taken = project.place(ofTaken: newName, like: item, kind, in: files) else { continue }
      throw Refusal("'\(newName)' is already \(kind.withArticle) (\(taken))")
    }
    var edits: [TextEdit] = []
    for (place, occurrence) in found {
      guard let model = project.models[place.file] else { continue }
      guard isAllowed(place.file) else { throw Refusal("'\(model.file.path)' is not in a folder of the workspace") }
      guard let text = Self.newText(newName, at: occurrence, in: model) else {
        // An alias repeats a name that is edited at its anchor.
        if model.isAlias(at: place.range) { continue }
        throw Refusal(
          "a name in '\(model.file.path)' has escapes or several lines: \(model.position(of: place.range.lowerBound))")
      }
      edits.append(TextEdit(place.file, place.range, text))
    }
    self.edits = edits
  }

  private static func isValid(_ name: String, _ kind: Item.Kind) -> Bool {
    guard name.utf8.count <= 1_000, !name.contains(where: { $0.isNewline }),
      !["previous", "root", "opener", "back"].contains(name),
      name.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_. ".unicodeScalars.contains($0)
      })
    else { return false }
    switch kind {
    case .graph, .type: return SwiftName.isTypeName(name)
    default: return SwiftName.member(name) != nil
    }
  }

  /// The new text of an occurrence, with quotes if it needs them, or `nil` if the bytes there differ from the name.
  private static func newText(_ name: String, at occurrence: Occurrence, in model: FileModel) -> String? {
    guard occurrence.isWritten else { return nil }
    let bytes = model.file.bytes
    let range = occurrence.range
    let old = String(decoding: bytes[range], as: UTF8.self)
    guard old == occurrence.item?.name else { return nil }
    let isQuoted = range.lowerBound > 0 && "\"'".utf8.contains(bytes[range.lowerBound - 1])
    let text = Array(name.utf8)
    guard !isQuoted, PlainText.isAmbiguous(text.span) else { return name }
    let isWhole = model.isWholeScalar(range)
    return isWhole ? "\"\(name)\"" : name
  }
}

extension Item.Kind {
  /// The kinds of items whose names must differ from the names of this kind.
  fileprivate var sharingNames: [Self] {
    switch self {
    case .fact: [.fact, .condition]
    case .condition: [.condition, .fact]
    default: [self]
    }
  }

  /// The noun in messages.
  fileprivate var withArticle: String {
    switch self {
    case .argument, .exit: "an \(rawValue)"
    case .parameter: Self.argument.withArticle
    default: "a \(rawValue)"
    }
  }
}

extension Project {
  /// The place of a declaration with another name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - item: An item with the same owner.
  ///   - kind: The kind of the declared item.
  ///   - files: The files of the item. Items of another kind conflict with it only there.
  /// - Returns: The place, as in messages.
  fileprivate func place(
    ofTaken name: String, like item: Item, _ kind: Item.Kind, in files: Set<FileIdentity>
  ) -> String? {
    for model in sortedModels where kind == item.kind || files.contains(model.identity) {
      let file = kind == item.kind ? item.file : model.identity
      let other = Item(kind, name, of: item.owner, in: file)
      let found = model.occurrences.with(.item(other)).first { $0.role == .declaration }
      if let found { return model.position(of: found.range.lowerBound) }
    }
    return nil
  }
}

extension FileModel {
  /// A place as in messages: `shop.nav.yaml:13:3`.
  package func position(of offset: Int) -> String {
    let position = SourcePositions(of: [UInt32(offset)], in: file)[UInt32(offset)]
    return "\(file.path):\(position.line):\(position.column)"
  }

  /// Whether a range begins with the mark of an alias.
  func isAlias(at range: Range<Int>) -> Bool {
    tree.hasAliases && range.lowerBound < file.bytes.count && file.bytes[range.lowerBound] == UInt8(ascii: "*")
  }

  /// Whether a range is an entire plain scalar.
  func isWholeScalar(_ range: Range<Int>) -> Bool {
    let before = file.bytes[..<range.lowerBound].last { $0 != 0x20 }
    let after = file.bytes[range.upperBound...].first { $0 != 0x20 }
    let opens = before.map { "{[,:-\n\r".utf8.contains($0) } ?? true
    let closes = after.map { "}],:#\n\r".utf8.contains($0) } ?? true
    return opens && closes
  }
}
