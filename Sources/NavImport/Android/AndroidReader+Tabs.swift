/// The tabs of a menu.
extension AndroidReader {
  /// Makes the root a container with a tab for each item of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - file: The number of its file.
  mutating func addTabs(_ menu: MenuFile?, file: Int) {
    guard let menu else { return }
    var container: Int?
    var tabs: Set<Int> = []
    for item in menu.items {
      draft.elements.append(
        Draft.Element(file: file, offset: item.offset, tag: "item", id: item.id, code: .noDestination))
      guard let id = item.id, let screen = ids[id].flatMap({ screens[$0] }) else { continue }
      let element = draft.elements.count - 1
      guard tabs.insert(screen).inserted else {
        draft.elements[element].code = .duplicateID
        continue
      }
      draft.elements[element].code = .tab
      let source = container ?? addContainer()
      container = source
      draft.segues.append(
        Draft.Segue(
          source: source, intent: .tab(screen), elements: [element], title: item.title.flatMap { text(of: $0) }))
    }
  }

  private mutating func addContainer() -> Int {
    var screen = Draft.Screen(candidates: ["main"], tag: "main")
    screen.isContainer = true
    screen.added = .tabs
    draft.start = draft.root
    draft.root = add(screen)
    return draft.root
  }

  /// The screens that no segue of the app opens with arguments: the root, or the first screen of each tab.
  var firstScreens: [Int] {
    guard draft.start != nil else { return [draft.root] }
    return draft.segues.compactMap { if case .tab(let screen) = $0.intent { screen } else { nil } }
  }
}
