/// All that distinguishes segues without an identifier. Equal segues are one segue of the graph.
struct UnnamedSegue: Hashable {
  enum Intent: Hashable {
    case open(Int, Draft.Opening)
    case tab(Int)
    case unwind(String)
  }

  var source: Int?
  var kind: String
  var intent: Intent
  var transition: String?
  var isAnimated: Bool

  init?(_ segue: Draft.Segue, kind: String) {
    switch segue.intent {
    case .open(let screen, let opening): intent = .open(screen, opening)
    case .tab(let screen): intent = .tab(screen)
    case .unwind(let selector): intent = .unwind(selector)
    case .action, .go: return nil
    }
    (source, transition, isAnimated, self.kind) = (segue.source, segue.transition, segue.isAnimated, kind)
  }
}

extension StoryboardReader {
  /// Adds the element of a segue, and the segues of the graph that it becomes.
  mutating func addSegue(_ connection: StoryboardConnection) {
    let segue = connection.segue
    let index = draft.elements.count
    draft.elements.append(
      Draft.Element(
        file: connection.file, offset: segue.offset, tag: "segue", kind: segue.shownKind, id: segue.id,
        name: segue.identifier, code: .noSource))
    guard let source = connection.source else {
      if case .nothing(let code) = connection.role { set(code, detail(of: connection), at: index) }
      return
    }
    switch connection.role {
    case .nothing(let code): set(code, detail(of: connection), at: index)
    case .opens: open(connection, from: source, index)
    case .unwinds:
      set(.unwind, segue.unwindAction, at: index)
      let (origins, isWhole) = origins(of: source)
      if !isWhole { set(.notEverywhere, nil, at: index) }
      for (_, screen) in origins {
        add(.unwind(selector: segue.unwindAction ?? ""), from: screen, segue, index)
      }
    case .embeds:
      set(embedCode(of: connection.destination), nil, at: index)
      draft.elements[index].parts = origins(of: source).hosts.map { .screen($0.screen) }
    case .contains(let code):
      set(code, nil, at: index)
      draft.elements[index].parts = screens(representing: source).screens.map { .screen($0) }
    case .tab: addTab(connection, of: source, index)
    }
  }

  private mutating func set(_ code: ImportCode, _ detail: String?, at index: Int) {
    draft.elements[index].code = code
    draft.elements[index].detail = detail
  }

  // MARK: - Roles

  private mutating func open(_ connection: StoryboardConnection, from source: Number, _ index: Int) {
    guard let destination = connection.destination, let target = screens[scenes.end[destination]] else { return }
    let page = scenes.page(of: source)
    let (origins, isWhole) = origins(of: source)
    for (host, screen) in origins {
      let opening = SegueOpening(
        connection.segue, to: scenes.objects[scenes.referent[destination]],
        isPresentedAlways: scenes.isPresentedAlways(destination), isContainer: draft.screens[target].isContainer,
        isInRun: runs.isInRun(page, shownIn: host))
      // The element has the worst code of its segues.
      if draft.elements[index].code == .noSource || opening.code.status == .approximated {
        set(opening.code, detail(of: connection), at: index)
      }
      add(.open(target, opening.opening), from: screen, connection.segue, index, transition: opening.transition)
    }
    if !isWhole, draft.elements[index].code.status == .converted { set(.notEverywhere, nil, at: index) }
  }

  private mutating func addTab(_ connection: StoryboardConnection, of source: Number, _ index: Int) {
    guard let destination = connection.destination else { return }
    guard let container = screens[source], let target = screens[scenes.end[destination]] else {
      // An embedded container shows its tabs inside the screens that embed it.
      set(.embedRun, nil, at: index)
      draft.elements[index].parts = screens(representing: source).screens.map { .screen($0) }
      return
    }
    set(.tab, nil, at: index)
    let title = tabTitle(of: destination) ?? draft.screens[target].title
    add(.tab(target), from: container, connection.segue, index, title: title)
  }

  /// Returns the title of the nearest tab bar item: UIKit asks the content of a controller whose item has no title.
  private func tabTitle(of number: Number) -> String? {
    var next: Number? = number
    while let object = next {
      if let title = scenes.objects[object].tabTitle { return title }
      next = scenes.contents[object]
    }
    return nil
  }

  private func embedCode(of destination: Number?) -> ImportCode {
    guard let destination else { return .embed }
    let isRun = ["navigationController", "tabBarController", "tabViewController"]
      .contains(scenes.objects[scenes.referent[destination]].tag)
    return isRun || scenes.isContainer(scenes.end[destination]) ? .embedRun : .embed
  }

  private func detail(of connection: StoryboardConnection) -> String? {
    let segue = connection.segue
    return switch connection.role {
    case .nothing(.noDestination): segue.destination
    case .nothing(.unknownKind): segue.kind
    case .nothing(.unknownRelationship): segue.relationship
    case .opens: segue.customClass
    default: nil
    }
  }

  // MARK: - Segues

  private mutating func add(
    _ intent: Draft.Intent, from source: Int, _ segue: StoryboardFile.Segue, _ element: Int, transition: String? = nil,
    title: String? = nil
  ) {
    let added = Draft.Segue(
      source: source, intent: intent, identifier: segue.identifier, elements: [element], transition: transition,
      isAnimated: segue.isAnimated, title: title)
    if segue.identifier == nil, let key = UnnamedSegue(added, kind: segue.shownKind ?? "") {
      if let equal = unnamed[key] {
        draft.segues[equal].elements.append(element)
        return
      }
      unnamed[key] = draft.segues.count
    }
    draft.segues.append(added)
  }
}

extension StoryboardFile.Segue {
  /// The kind in the report. A relationship has its name instead.
  fileprivate var shownKind: String? {
    let shown = kind == "relationship" ? relationship ?? kind : kind
    return shown.isEmpty ? nil : shown
  }
}
