import NavCompiler
import NavPictures

extension GraphItems {
  /// The items as a new graph reads them from saved stacks: an item whose name does not exist anymore has the name of
  /// the item that declares it as a former one.
  ///
  /// - Complexity: Linear in the graph. Constant if the new graph declares no former names.
  func restored(by new: GraphItems) -> GraphItems {
    let names = SavedNames(self, new)
    return names.renames.isEmpty ? self : renaming(names.renames)
  }
}

/// The names that saved screens, arguments, tabs, and cases have in a new graph.
private struct SavedNames {
  private(set) var renames = Renames()
  private let old: GraphItems
  private let new: GraphItems

  init(_ old: GraphItems, _ new: GraphItems) {
    (self.old, self.new) = (old, new)
    readTypes()
    var screens: [String: ScreenID] = [:]
    for (index, screen) in new.graph.screens.enumerated() {
      for name in screen.formerNames { screens[new.text.text(name)] = ScreenID(index) }
    }
    for index in old.graph.screens.indices {
      let id = ScreenID(index)
      let name = old.text.name(id)
      guard let other = new.screen(name) ?? screens[name] else { continue }
      if new.text.name(other) != name { renames.screens[id] = new.text.name(other) }
      readArguments(of: id, other)
      readTabs(of: id, other)
    }
  }

  private mutating func readTypes() {
    var types: [String: DeclaredType] = [:]
    for type in new.graph.types where !type.formerCases.isEmpty { types[new.text.text(type.name)] = type }
    if types.isEmpty { return }
    for (index, type) in old.graph.types.enumerated() {
      guard let other = types[old.text.text(type.name)], case .cases(let cases) = type.kind,
        case .cases(let newCases) = other.kind
      else { continue }
      let today = Set(newCases.map(new.text.text))
      for (position, name) in cases.map(old.text.text).enumerated() where !today.contains(name) {
        let found = other.formerCases.first { $0.value.contains { new.text.text($0) == name } }
        if let found { renames.cases[TypeID(index), default: [:]][position] = new.text.text(newCases[found.key]) }
      }
    }
  }

  private mutating func readArguments(of id: ScreenID, _ other: ScreenID) {
    let arguments = new.graph.screens[other.position].arguments.map { new.graph.arguments[Int($0)] }
    guard arguments.contains(where: { !$0.formerNames.isEmpty }) else { return }
    let today = Set(arguments.map { new.text.text($0.name) })
    for index in old.graph.screens[id.position].arguments {
      let name = old.text.name(ArgumentID(index: index))
      guard !today.contains(name) else { continue }
      let found = arguments.first { $0.formerNames.contains { new.text.text($0) == name } }
      if let found { renames.arguments[ArgumentID(index: index)] = new.text.text(found.name) }
    }
  }

  private mutating func readTabs(of id: ScreenID, _ other: ScreenID) {
    guard old.graph.screens[id.position].isContainer, new.graph.screens[other.position].isContainer else { return }
    let tabs = new.graph.screens[other.position].pushes.map { new.graph.segues[Int($0)] }
    let today = Set(tabs.map { new.text.text($0.name) })
    for index in old.graph.screens[id.position].pushes {
      let name = old.text.name(SegueID(index: index))
      guard !today.contains(name) else { continue }
      let found = tabs.first { $0.formerNames.contains { new.text.text($0) == name } }
      if let found { renames.segues[SegueID(index: index)] = new.text.text(found.name) }
    }
  }
}
