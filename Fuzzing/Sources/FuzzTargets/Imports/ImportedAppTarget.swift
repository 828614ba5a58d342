import NavCompiler
import NavImport

/// The files of an app whose elements are removed, doubled, and swapped, as the bytes decide. The files stay
/// well-formed, so most of them reach the repair of the graph.
enum ImportedAppTarget {
  /// Doubled elements can double again.
  private static let mostTags = 400
  private static let mostChanges = 24

  static func run(_ input: [UInt8], _ problems: inout Problems) {
    var choices = Choices(bytes: input)
    if choices.below(2) == 0 {
      var files = SampleApps.storyboards.map { TagList($0) }
      change(&files, &choices)
      let inputs = zip(files, ["Main", "Shop"]).map { source($0, stem: $1, "storyboard") }
      ImportProperties.check(inputs, elements: files.map(storyboardElements), &problems) { () throws(ImportFailure) in
        try Importer.storyboards(inputs, name: nil)
      }
    } else {
      var files = (SampleApps.navigationGraphs + [SampleApps.menu]).map { TagList($0) }
      let hasMenu = choices.below(2) == 1
      if !hasMenu { files.removeLast() }
      change(&files, &choices)
      let inputs = zip(files, ["nav_graph", "account", "menu"]).map { source($0, stem: $1, "xml") }
      let graphs = Array(inputs.prefix(2))
      let counts = files.prefix(2).map(androidElements) + files.dropFirst(2).map(items)
      ImportProperties.check(inputs, elements: counts, &problems) { () throws(ImportFailure) in
        try Importer.navigationGraphs(
          graphs, menu: hasMenu ? inputs.last?.file : nil, strings: StringResources(), name: nil)
      }
    }
  }

  private static func source(_ file: TagList, stem: String, _ suffix: String) -> Importer.Input {
    Importer.Input(SourceFile(path: "\(stem).\(suffix)", text: file.text), stem: stem)
  }

  private static func change(_ files: inout [TagList], _ choices: inout Choices) {
    for _ in 0..<mostChanges {
      let kind = choices.below(8)
      guard kind > 0 else { return }
      let file = choices.below(files.count)
      // The root stays, because it declares the namespaces.
      let starts = files[file].starts.dropFirst()
      guard !starts.isEmpty else { continue }
      let one = starts[starts.startIndex + choices.below(starts.count)]
      switch kind {
      case 1: files[file].remove(one)
      case 2, 3: if starts.count <= mostTags { files[file].double(one) }
      default:
        let other = starts[starts.startIndex + choices.below(starts.count)]
        if kind < 6 { files[file].swapPlaces(one, other) } else { files[file].swapAttributes(one, other) }
      }
    }
  }

  // MARK: - Elements

  private static func storyboardElements(_ file: TagList) -> Int {
    file.count { path, attributes in
      guard let name = path.last, path.count > 1 else { return true }
      let isObject =
        attributes["sceneMemberID"] == "viewController" || name.hasSuffix("ontroller")
        || name == "viewControllerPlaceholder"
      if isObject, path.dropLast().suffix(2) == ["scene", "objects"] { return true }
      return name == "segue" && (attributes["kind"] != nil || attributes["key"] != nil)
    }
  }

  private static func items(_ file: TagList) -> Int { file.count { path, _ in path.last == "item" } }

  private static func androidElements(_ file: TagList) -> Int {
    file.count { path, _ in
      guard let name = path.last, path.count > 1 else { return true }
      return ["navigation", "include", "action", "argument", "deepLink"].contains(name)
        || path.dropLast().last == "navigation"
    }
  }
}
