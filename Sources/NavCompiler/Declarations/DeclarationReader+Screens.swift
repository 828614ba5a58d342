internal import NavTable

/// `screens`.
extension DeclarationReader {
  /// The maximum number of screens in a graph.
  static let screenLimit = 100_000

  mutating func readScreens(_ value: NodeID) {
    guard
      var entries = mapping(value, of: scope(.screens))
    else {
      declarations.unknown = .all
      return
    }
    if tree.isIncomplete(value) { declarations.unknown = .all }
    var names = NameCheck()
    while !declarations.isCutOff, let (key, value) = tree.nextEntry(&entries) {
      guard let name = keyName(key, of: "a screen") else {
        declarations.unknown.formUnion([.screens, .uses])
        continue
      }
      guard declarations.screens.count < Self.screenLimit else {
        let message = "the graph has more than 100,000 screens"
        diagnostics.add(Diagnostic(.yamlLimit, message, at: tree.range(key)))
        declarations.unknown = .all
        return
      }
      checkScreenName(name, &names)
      readScreen(name, value)
    }
    screenNames = names
    loseSecondScreens(value)
  }

  /// Marks the keys of a repeated screen as unknown, because the first screen may need them.
  private mutating func loseSecondScreens(_ value: NodeID) {
    let repeated = Set(tree.repeatedKeys(of: value).compactMap { tree.keySymbol($0) })
    guard !repeated.isEmpty else { return }
    for index in declarations.screens.indices where repeated.contains(declarations.screens[index].name.symbol) {
      declarations.screens[index].unknown = .all
    }
  }

  private mutating func checkScreenName(_ name: Name, _ names: inout NameCheck) {
    let meaning: String
    switch Keyword(name.symbol) {
    case .previous: meaning = "the screen below"
    case .root: meaning = "the screen at the bottom"
    case .opener: meaning = "the screen that pushed a shared screen"
    default: return checkMemberName(name, "screen", &names)
    }
    let range = declarations.range(name)
    let text = interner.text(name.symbol)
    diagnostics.add(
      Diagnostic(.invalidName, "no screen can be called '\(text)': as a target, it means \(meaning)", at: range))
  }

  private mutating func readScreen(_ name: Name, _ value: NodeID) {
    var screen = ScreenDeclaration(name: name)
    if tree.kind(value) == .mapping {
      readScreenKeys(value, &screen)
    } else if !tree.isEmpty(value) {
      wrongShape(value) { reader in
        "a screen takes a mapping of its keys, not \(reader.found(value))" + reader.missingColon(value, of: .screen)
      }
      screen.unknown = .all
      declarations.unknown.insert(.uses)
    }
    declarations.screens.append(screen)
  }

  /// `title Settings`: a key and its value without a colon.
  private func missingColon(_ value: NodeID, of scope: KeyScope) -> String {
    guard tree.kind(value) == .scalar, tree.style(value) == .plain else { return "" }
    let word = tree.text(value).prefix { $0 != " " && $0 != "\n" }
    return scope.keys.contains { $0.word.rawValue == word } ? "; a colon may be missing after '\(word)'" : ""
  }

  private mutating func readScreenKeys(_ value: NodeID, _ screen: inout ScreenDeclaration) {
    if tree.isIncomplete(value) {
      screen.unknown = .all
      declarations.unknown.insert(.uses)
    }
    var details = ScreenDeclaration.Details()
    var hasDetails = false
    // Read last, so that the pushes of a screen precede its unwinds, and the unwinds precede its go segues.
    var unwind: NodeID?
    var go: NodeID?
    var mounted = MountKeys()
    var back: (key: NodeID, value: NodeID)?
    var tabs: Range<Int32> = 0..<0
    var names = NameCheck()
    var entries = tree.cursor(value)
    while !declarations.isCutOff, let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .title: screen.title = text(value, of: KeyScope.screen(.title))
      case .push: readOpenings(value, .push, &screen, &names)
      case .pane: readOpenings(value, .pane, &screen, &names)
      case .present: readOpenings(value, .present, &screen, &names)
      case .replace: readOpenings(value, .replace, &screen, &names)
      case .tabs:
        details.tabs = key
        hasDetails = true
        tabs = readTabs(value, &screen, &names)
      case .unwind: unwind = value
      case .go: go = value
      case .arguments: readArguments(value, &screen)
      case .shared: readShared(key, value, &screen)
      case .back: back = (key, value)
      case .alert: set(&details.alert, readAlert(key, value), &hasDetails)
      case .whenDuplicate: screen.whenDuplicate = readWhenDuplicate(value)
      case .was: readFormerNames(value, of: KeyScope.screen(.was), .screen(declarations.screens.count))
      case .split: set(&details.split, readSplit(key, value), &hasDetails)
      case .doc: set(&details.doc, text(value, of: KeyScope.screen(.doc)), &hasDetails)
      case .key: set(&details.key, readKey(value), &hasDetails)
      case .bar: set(&details.bar, readBar(value), &hasDetails)
      case .metadata:
        details.metadata = readMetadata(value, of: .screen)
        hasDetails = true
      case .mount: mounted.mount = key
      case .exits: mounted.exits = key
      case .link: set(&details.link, readLink(key, value), &hasDetails)
      case .requires:
        details.requires = readRequirement(key, value)
        (hasDetails, hasRequirements) = (true, true)
      case let word?:
        guard let keyword = TableKeyword(rawValue: word.rawValue), keyword.isHostText, KeyScope.screen.takes(word)
        else {
          markUnknown(unknownKey(key, of: .screen, in: entries), value, &screen)
          continue
        }
        if let text = text(value, of: KeyScope.screen(word)) { details.hostTexts.append((keyword, text)) }
        hasDetails = true
      case nil: markUnknown(unknownKey(key, of: .screen, in: entries), value, &screen)
      }
    }
    for key in tree.repeatedKeys(of: value) { markUnknown(keyword(key), tree.value(ofKey: key), &screen) }
    if let back {
      let (rule, otherwise) = readBack(back.key, back.value)
      screen.back = rule
      set(&details.otherwise, otherwise, &hasDetails)
    }
    if let unwind { screen.unwinds = readSegues(unwind, .unwind, &screen, &names) }
    // Keys that a mount does not support are reported at the mount.
    if mounted.mount != nil { details.tabs = nil }
    if let key = details.tabs {
      checkTabs(key, tabs, screen, value)
      // Keys that a container does not support are already reported, so they are not checked.
      screen.back = .always
      (details.otherwise, details.alert, details.link, details.split) = (nil, nil, nil, nil)
    } else if let alert = details.alert {
      checkAlert(alert, screen, value, unwind: unwind)
    } else if let unwind, !screen.unknown.contains(.alert) {
      refuseLabels(unwind, of: screen)
    }
    if mounted.areThere { readMount(mounted, of: value, &screen) }
    if let go {
      screen.goes = readSegues(go, .go, &screen, &names)
      names.needsLook = true
    }
    if screen.pushes.count + screen.unwinds.count + screen.goes.count > 1, names.needsLook || unwind != nil {
      checkSegueNames(screen, names)
    }
    guard hasDetails else { return }
    screen.details = Int32(declarations.screenDetails.count)
    declarations.screenDetails.append(details)
  }

  /// Reads `push`, `pane`, `present`, `replace`, or `tabs`, and appends its segues to those of the other keys.
  mutating func readOpenings(
    _ value: NodeID, _ kind: SegueKind, _ screen: inout ScreenDeclaration, _ names: inout NameCheck
  ) {
    let others = screen.pushes
    screen.pushes = readSegues(value, kind, &screen, &names)
    guard !others.isEmpty else { return }
    screen.pushes = others.lowerBound..<screen.pushes.upperBound
    // Two of the keys can declare the same name.
    names.needsLook = true
  }

  private func set<Value>(_ place: inout Value?, _ value: Value?, _ isSet: inout Bool) {
    place = value
    isSet = isSet || value != nil
  }

  /// Records what a misspelled or repeated key may contain.
  private mutating func markUnknown(_ meant: Keyword?, _ value: NodeID, _ screen: inout ScreenDeclaration) {
    switch meant {
    case .push, .pane, .present, .replace, .tabs: screen.unknown.insert(.pushes)
    // The exits of a mount are its unwinds.
    case .unwind, .exits: screen.unknown.insert(.unwinds)
    case .go: screen.unknown.insert(.goes)
    case .arguments: screen.unknown.insert(.arguments)
    case .requires: screen.unknown.insert(.requirement)
    case .alert: screen.unknown.insert(.alert)
    case .shared where word(value) != .false: screen.unknown.insert(.sharing)
    // The keys of a mounted screen are unknown without its fragment.
    case .mount: screen.unknown = .all
    case nil where tree.kind(value) == .mapping: screen.unknown = .all
    default: break
    }
  }

  // MARK: - Simple keys

  private mutating func readShared(_ key: NodeID, _ value: NodeID, _ screen: inout ScreenDeclaration) {
    switch flag(value, of: KeyScope.screen(.shared)) {
    case true?: screen.sharedKey = key
    case false?: break
    case nil: screen.unknown.insert(.sharing)
    }
  }

  private mutating func readWhenDuplicate(_ value: NodeID) -> WhenDuplicate? {
    switch word(value) {
    case .allow: return .allow
    case .refuse: return .refuse
    default:
      wrongWord(value, of: KeyScope.screen(.whenDuplicate))
      return nil
    }
  }

  private mutating func readSplit(_ key: NodeID, _ value: NodeID) -> ScreenDeclaration.Split? {
    var split = ScreenDeclaration.Split(key: key)
    guard tree.kind(value) == .mapping else {
      switch word(value) {
      case .true: return split
      case .false: return nil
      default: wrongShape(value) { $0.takes(KeyScope.screen(.split), value) }
      }
      return split
    }
    var entries = tree.cursor(value)
    if entries.position == entries.end { wrongShape(value) { $0.takes(KeyScope.screen(.split), value) } }
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .placeholder: split.hasPlaceholder = flag(value, of: KeyScope.split(.placeholder)) ?? false
      default: unknownKey(key, of: .split, in: entries)
      }
    }
    return split
  }

  private mutating func readBar(_ value: NodeID) -> ScreenDeclaration.Bar? {
    guard var entries = mapping(value, of: KeyScope.screen(.bar)) else { return nil }
    var bar = ScreenDeclaration.Bar()
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .hidden: bar.isHidden = flag(value, of: KeyScope.bar(.hidden))
      case .style: bar.style = text(value, of: KeyScope.bar(.style))
      default: unknownKey(key, of: .bar, in: entries)
      }
    }
    return bar
  }

  private mutating func readKey(_ value: NodeID) -> Range<Int32>? {
    guard var items = list(value, of: KeyScope.screen(.key)) else { return nil }
    let start = Int32(declarations.keyNames.count)
    while let item = nextDeclaration(inList: &items) {
      if let name = name(item: item, of: KeyScope.screen(.key)) { declarations.keyNames.append(name) }
    }
    return start..<Int32(declarations.keyNames.count)
  }

  mutating func readMetadata(_ value: NodeID, of scope: KeyScope) -> Range<Int32> {
    let start = Int32(declarations.metadata.count)
    guard var entries = mapping(value, of: scope(.metadata)) else {
      return start..<start
    }
    while let (key, value) = nextDeclaration(&entries) {
      guard let name = keyName(key, of: "an entry of 'metadata'") else { continue }
      if tree.kind(value) == .scalar {
        declarations.metadata.append(MetadataDeclaration(key: name, value: value))
      } else {
        wrongShape(value) { $0.takes(scope(.metadata), value) }
      }
    }
    return start..<Int32(declarations.metadata.count)
  }
}
