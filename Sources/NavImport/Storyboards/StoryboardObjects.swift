/// The objects of all storyboards of an app, by number, in the order of the files and of place.
struct StoryboardObjects {
  /// An object, as its number among the objects of all files.
  typealias Number = Int

  let files: [StoryboardFile]
  /// The number of the first object of each file.
  private let starts: [Number]
  private let numbers: [[String: Number]]
  /// The scenes of each file by their Storyboard ID.
  private let identifiers: [[String: Number]]
  private let stems: [String: Int]
  /// The file of each object.
  let fileOf: [Int]
  /// The code of each object that nothing represents.
  private(set) var omitted: [Number: ImportCode] = [:]

  /// The scene that a storyboard reference leads to.
  enum Referent {
    case object(Number)
    /// The scene is not in the files. The detail is the name that was not found.
    case missing(ImportCode, detail: String?)
  }

  /// - Complexity: Linear in the files.
  init(_ files: [StoryboardFile]) {
    self.files = files
    var starts: [Number] = []
    var numbers: [[String: Number]] = []
    var identifiers: [[String: Number]] = []
    var fileOf: [Int] = []
    for (index, file) in files.enumerated() {
      let start = fileOf.count
      var ids: [String: Number] = [:]
      var named: [String: Number] = [:]
      for (offset, object) in file.objects.enumerated() {
        let number = start + offset
        fileOf.append(index)
        guard object.isController else {
          omitted[number] = .application
          continue
        }
        if let id = object.id, ids.updateValue(ids[id] ?? number, forKey: id) != nil {
          omitted[number] = .duplicateID
          continue
        }
        if let name = object.storyboardID, named[name] == nil { named[name] = number }
      }
      starts.append(start)
      numbers.append(ids)
      identifiers.append(named)
    }
    self.starts = starts
    self.numbers = numbers
    self.identifiers = identifiers
    self.fileOf = fileOf
    stems = Dictionary(files.enumerated().map { ($1.stem, $0) }) { first, _ in first }
  }

  var count: Int { fileOf.count }

  subscript(number: Number) -> StoryboardFile.Object {
    // An object is large, and most readers need one of its properties.
    _read { yield files[fileOf[number]].objects[number - starts[fileOf[number]]] }
  }

  func number(_ object: Int, of file: Int) -> Number { starts[file] + object }

  /// Returns the objects of a file that become something.
  func numbers(of file: Int) -> [Number] {
    files[file].objects.indices.map { starts[file] + $0 }.filter { omitted[$0] == nil }
  }

  func find(_ id: String?, in file: Int) -> Number? { id.flatMap { numbers[file][$0] } }

  /// The initial object of a storyboard, or `nil` without one.
  func initial(of file: Int) -> Number? { find(files[file].initialID, in: file) }

  /// Returns the scene of a storyboard reference, or `nil` for any other object.
  func referent(of number: Number) -> Referent? {
    guard let reference = self[number].reference else { return nil }
    if let bundle = reference.bundle { return .missing(.referenceOtherBundle, detail: bundle) }
    var file = fileOf[number]
    if let name = reference.storyboard {
      guard let given = stems[name] else { return .missing(.referenceNotGiven, detail: name) }
      file = given
    }
    let scene = if let name = reference.identifier { identifiers[file][name] } else { initial(of: file) }
    return scene.map { .object($0) } ?? .missing(.referenceDangling, detail: reference.identifier ?? files[file].stem)
  }
}
