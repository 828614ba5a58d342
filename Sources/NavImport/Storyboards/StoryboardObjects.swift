/// The objects of all storyboards of an app, and the screens that they become.
///
/// Controllers that only contain others, references, and scenes that are only embedded vanish into the screens that
/// they lead to, at any depth.
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
  private(set) var fileOf: [Int] = []
  /// Objects with an ID that an earlier object of the file has.
  private(set) var duplicates: Set<Number> = []
  /// The relationships of each object: the segues of the kind `relationship`, by their name.
  private var relations: [Number: [(relationship: String, segue: StoryboardFile.Segue)]] = [:]

  /// What becomes of an object before its segues are known.
  enum Fate: Equatable {
    /// The object is a screen of its own.
    case screen(ImportCode)
    /// The object vanishes into another one.
    case vanishes(into: Number, ImportCode)
    /// The object is a container with these tabs.
    case container([Number])
    /// Nothing represents the object.
    case nothing(ImportCode)
  }

  init(_ files: [StoryboardFile]) {
    self.files = files
    var starts: [Number] = []
    var numbers: [[String: Number]] = []
    var identifiers: [[String: Number]] = []
    for (index, file) in files.enumerated() {
      let start = fileOf.count
      starts.append(start)
      var ids: [String: Number] = [:]
      var named: [String: Number] = [:]
      for (offset, object) in file.objects.enumerated() {
        fileOf.append(index)
        if let name = object.storyboardID, named[name] == nil { named[name] = start + offset }
        guard let id = object.id else { continue }
        if ids[id] == nil { ids[id] = start + offset } else { duplicates.insert(start + offset) }
      }
      numbers.append(ids)
      identifiers.append(named)
    }
    self.starts = starts
    self.numbers = numbers
    self.identifiers = identifiers
    stems = Dictionary(files.enumerated().map { ($1.stem, $0) }) { first, _ in first }
    for (index, file) in files.enumerated() {
      for segue in file.segues {
        guard segue.kind == "relationship", let source = segue.source, let relationship = segue.relationship else {
          continue
        }
        relations[starts[index] + source, default: []].append((relationship, segue))
      }
    }
  }

  var count: Int { fileOf.count }

  subscript(number: Number) -> StoryboardFile.Object { files[fileOf[number]].objects[number - starts[fileOf[number]]] }

  func number(_ object: Int, of file: Int) -> Number { starts[file] + object }

  func find(_ id: String?, in file: Int) -> Number? { id.flatMap { numbers[file][$0] } }

  /// The initial object of a storyboard, or `nil` without one.
  func initial(of file: Int) -> Number? { find(files[file].initialID, in: file) }

  /// Returns the objects to which relationships of an object lead, in order.
  func related(_ number: Number, by names: String...) -> [Number] {
    (relations[number] ?? []).filter { names.contains($0.relationship) }
      .compactMap { find($0.segue.destination, in: fileOf[number]) }
  }

  /// Returns what becomes of an object.
  func fate(of number: Number) -> Fate {
    let object = self[number]
    if duplicates.contains(number) { return .nothing(.duplicateID) }
    switch object.tag {
    case "application": return .nothing(.application)
    case "viewControllerPlaceholder": return fate(ofReference: number)
    case "navigationController":
      guard let root = related(number, by: "rootViewController").first else { return .screen(.emptyRun) }
      return .vanishes(into: root, .run)
    case "splitViewController":
      let first = related(number, by: "masterViewController", "splitItems").first
      return first.map { .vanishes(into: $0, .split) } ?? .screen(.screen)
    case "windowController":
      let content = related(number, by: "window.shadowedContentViewController").first
      return content.map { .vanishes(into: $0, .window) } ?? .screen(.screen)
    case "tabBarController", "tabViewController":
      let tabs = related(number, by: "viewControllers", "tabItems")
      return tabs.isEmpty ? .screen(.emptyTabs) : .container(tabs)
    default: return .screen(.screen)
    }
  }

  private func fate(ofReference number: Number) -> Fate {
    guard let reference = self[number].reference else { return .screen(.referenceDangling) }
    if reference.bundle != nil { return .screen(.referenceOtherBundle) }
    var file = fileOf[number]
    if let name = reference.storyboard {
      guard let given = stems[name] else { return .screen(.referenceNotGiven) }
      file = given
    }
    guard let identifier = reference.identifier else {
      return initial(of: file).map { .vanishes(into: $0, .reference) } ?? .screen(.referenceDangling)
    }
    return identifiers[file][identifier].map { .vanishes(into: $0, .reference) } ?? .screen(.referenceDangling)
  }

  /// Returns the object after all references of a chain.
  func withoutReferences(_ number: Number) -> Number {
    var number = number
    for _ in 0..<count {
      guard case .vanishes(let next, .reference) = fate(of: number) else { return number }
      number = next
    }
    return number
  }

  /// Returns the object that an object becomes in the end. An object of a circle stays itself.
  func end(of number: Number) -> Number {
    var (end, steps) = (number, 0)
    while case .vanishes(let next, _) = fate(of: end) {
      steps += 1
      if steps > count { return number }
      end = next
    }
    return end
  }
}
