/// The screens of destinations, and the screens for missing files and IDs.
extension AndroidReader {
  mutating func addScreens() {
    for (number, node) in nodes.enumerated() {
      switch node.kind {
      case .destination: addScreen(of: number, node.tag)
      case .navigation: register(node.tag.resource(.id), number)
      case .include:
        register(node.tag.resource(.id), number)
        resolveInclude(number, node.tag)
      case .action, .argument, .deepLink: break
      }
    }
  }

  private mutating func register(_ id: String?, _ number: Number) {
    if let id, ids[id] == nil { ids[id] = number }
  }

  private mutating func addScreen(of number: Number, _ tag: XMLTree.Node) {
    guard let id = tag.resource(.id) else { return represent(number, .noID) }
    guard ids[id] == nil else { return represent(number, .duplicateID) }
    ids[id] = number
    let name = tag.localName
    let fullClass = tag[.name] ?? ""
    let isSheet = name != "fragment" && (name.contains("BottomSheet") || fullClass.contains("BottomSheet"))
    let className = ClassTypes.lastPart(of: fullClass)
    var screen = Draft.Screen(candidates: [id], tag: name)
    screen.className = className.isEmpty ? nil : className
    screen.title = title(of: tag, className: className)
    screen.metadata = [("id", id)]
    screen.isDialog = name == "dialog" || isSheet
    let isKnown = screen.isDialog || name == "fragment" || name == "activity"
    screens[number] = add(screen)
    represent(
      number, by: [.screen(draft.screens.count - 1)], isKnown ? .screen : .customDestination,
      detail: isKnown ? nil : name)
  }

  /// Returns the label of a destination, unless Android Studio wrote it or the app completes it.
  private func title(of tag: XMLTree.Node, className: String) -> String? {
    guard let label = tag[.label], let text = text(of: label) else { return nil }
    let isPattern = text.utf8.firstIndex(of: UInt8(ascii: "{")).map { text[$0...].utf8.contains(UInt8(ascii: "}")) }
    guard isPattern != true, text != className, text != tag[.name], text != tag.resource(.layout) else { return nil }
    return text
  }

  /// Returns a text, or the text of the string resource that it refers to.
  func text(of text: String) -> String? {
    if let name = ResourceName.string(in: text) { return strings.text(of: name).flatMap { $0.isEmpty ? nil : $0 } }
    return ResourceName.isReference(text) ? nil : text
  }

  private mutating func resolveInclude(_ number: Number, _ tag: XMLTree.Node) {
    let name = tag.resource(.graph)
    if let name, let root = rootsByStem[name] {
      included[number] = root
      return
    }
    let key = name ?? tag.resource(.id) ?? "include"
    let screen = missingScreen(key, tag: "include", id: tag.resource(.id))
    missing[key]?.isGraph = true
    screens[number] = screen
    represent(number, by: [.screen(screen)], .includeNotGiven, detail: name)
  }

  // MARK: - Missing screens

  /// Returns the screen that replaces a file or an ID that is not given. Its caller describes it in an element.
  mutating func missingScreen(_ name: String, tag: String, id: String?) -> Int {
    if let known = missing[name] { return known.screen }
    var screen = Draft.Screen(candidates: [name], tag: tag)
    if let id { screen.metadata = [("id", id)] }
    let number = add(screen)
    missing[name] = MissingScreen(screen: number)
    return number
  }

  /// Returns the screen that an ID means. An ID that no file has means a screen of its own, which is an addition.
  mutating func screen(of id: String) -> Int {
    if let number = ids[id], let screen = screens[number] { return screen }
    if let known = missing[id] { return known.screen }
    let screen = missingScreen(id, tag: "screen", id: id)
    draft.screens[screen].added = .notGiven
    return screen
  }

  /// Adds a screen.
  ///
  /// - Returns: Its number.
  mutating func add(_ screen: Draft.Screen) -> Int {
    draft.screens.append(screen)
    return draft.screens.count - 1
  }
}
