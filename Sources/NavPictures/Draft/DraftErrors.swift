import NavCompiler

/// The errors of a draft by their subjects. A card takes the errors of its subjects, and the others are listed on a
/// separate card.
struct DraftErrors {
  private struct Key: Hashable {
    var file: Int32
    var place: DraftPlaces.Place
  }

  private var messages: [Key: [String]] = [:]
  /// The indices of the errors of each subject.
  private var order: [Key: [Int]] = [:]
  private let files: [SourceFile]
  private let first: Int32

  /// Sorts the errors by their subjects.
  ///
  /// - Parameters:
  ///   - drafts: The readable parts, by file.
  ///   - result: The messages.
  init(_ drafts: [Draft], _ result: Compiler.Result) {
    files = result.files
    first = result.file.number
    let errors = result.diagnostics.diagnostics.filter { $0.severity == .error }
    var places: [Int32: DraftPlaces] = [:]
    for draft in drafts { places[draft.file] = DraftPlaces(draft.declarations) }
    var positions: [Int32: SourcePositions] = [:]
    for (number, file) in Set(errors.map(\.range.file)).map({ ($0, Self.file($0, result)) }) {
      guard let file else { continue }
      positions[number] = SourcePositions(of: errors.filter { $0.range.file == number }.map(\.range.lower), in: file)
    }
    for (index, error) in errors.enumerated() {
      let line = positions[error.range.file]?[error.range.lower].line ?? 1
      let key = Key(file: error.range.file, place: places[error.range.file]?.place(of: error.range) ?? .file)
      messages[key, default: []].append("line \(line): \(error.message)")
      order[key, default: []].append(index)
    }
  }

  private static func file(_ number: Int32, _ result: Compiler.Result) -> SourceFile? {
    if number == result.file.number { return result.file }
    return result.files.first { $0.number == number }
  }

  /// Takes the errors of a subject, so that they are shown only once.
  mutating func take(_ place: DraftPlaces.Place, of file: Int32) -> [String] {
    messages.removeValue(forKey: Key(file: file, place: place)) ?? []
  }

  /// The errors that were not taken, in the order of the files.
  var rest: [String] {
    var found: [(place: Int, text: String)] = []
    for (key, texts) in messages {
      let path = files.first { $0.number == key.file }?.path ?? ""
      let head = key.file == first ? "" : path + ", "
      for (place, text) in zip(order[key] ?? [], texts) { found.append((place, head + text)) }
    }
    return found.sorted { $0.place < $1.place }.map(\.text)
  }
}
