/// Reads a storyboard. Scenes become screens, and controllers that only contain others are replaced by their content.
struct StoryboardReader {
  /// The target of a segue: a scene, and whether it has its own navigation stack.
  private struct Opened {
    var scene: String
    var hasOwnStack = false
  }

  private let document: XMLElementTree
  private var scenes: [String: XMLElementTree] = [:]
  /// The controllers in the order of the file, each with all segues of its scene.
  private var order: [(id: String, segues: [XMLElementTree])] = []
  private var map = AppMap()
  private var numbers: [String: Int] = [:]
  /// The scenes that are in a navigation stack, so they can push.
  private var stacked: Set<String> = []
  /// The scenes that are screens, in the order in which the reader finds them.
  private var opened: [(id: String, number: Int)] = []

  init(_ document: XMLElementTree) {
    self.document = document
    for scene in document.children("scenes").flatMap({ $0.children("scene") }) {
      let objects = scene.children("objects").flatMap(\.children)
      guard
        let controller = objects.first(where: { $0.name != "application" && $0["sceneMemberID"] == "viewController" })
          ?? objects.first(where: { $0.name == "controller" }), let id = controller["id"]
      else { continue }
      scenes[id] = controller
      order.append((id, objects.flatMap(\.all).filter { $0.name == "segue" && $0["kind"] != nil }))
    }
  }

  mutating func content() -> CorpusFile.Content {
    guard let first = initial else { return CorpusFile.Content(map: map, features: features) }
    map.roots = [screen(resolve(first, isFirst: true))]
    var next = 0
    while next < opened.count {
      addSegues(of: opened[next].id, opened[next].number)
      next += 1
    }
    let apart = order.count { numbers[$0.id] == nil && !isHolder($0.id) }
    for _ in 0..<apart { map.leaveOut("a scene that only code opens") }
    return CorpusFile.Content(map: map, features: features)
  }

  private var features: Set<CorpusFile.Feature> {
    let all = order.flatMap(\.segues)
    let modals: Set = ["modal", "presentation", "popover", "popoverPresentation", "sheet"]
    var features: Set<CorpusFile.Feature> = []
    if all.contains(where: { modals.contains($0["kind"] ?? "") }) { features.insert(.modals) }
    if all.contains(where: { ["viewControllers", "tabItems"].contains($0["relationship"]) }) { features.insert(.tabs) }
    return features
  }

  // MARK: - Scenes

  private func segues(of id: String) -> [XMLElementTree] { order.first { $0.id == id }?.segues ?? [] }

  private func related(_ id: String, _ names: String...) -> [String] {
    segues(of: id).filter { names.contains($0["relationship"] ?? "") }.compactMap { $0["destination"] }
  }

  /// The scene with which the app begins. If code chooses it, this is the scene from which most scenes are reachable.
  private var initial: String? {
    if let id = document["initialViewController"], scenes[id] != nil { return id }
    func reached(from id: String) -> Int {
      var seen: Set<String> = []
      var pending = [id]
      while let next = pending.popLast() {
        if seen.insert(next).inserted { pending += segues(of: next).compactMap { $0["destination"] } }
      }
      return seen.count
    }
    return order.map(\.id).max { reached(from: $0) < reached(from: $1) }
  }

  /// Whether a controller only contains others.
  private func isHolder(_ id: String) -> Bool {
    !related(id, "rootViewController", "masterViewController", "window.shadowedContentViewController").isEmpty
  }

  /// The scene that is visible if a controller opens. Two panes are one stack, as on a phone.
  private func resolve(_ id: String, isFirst: Bool = false) -> Opened {
    var opened = Opened(scene: id, hasOwnStack: isFirst)
    for _ in order {
      let held = related(
        opened.scene, "rootViewController", "masterViewController", "window.shadowedContentViewController")
      guard let next = held.first, scenes[next] != nil else { break }
      opened = Opened(scene: next, hasOwnStack: true)
    }
    return opened
  }

  private func tabs(of id: String) -> [String] { related(id, "viewControllers", "tabItems") }

  /// The pages on a watch that the user swipes between, starting at one of them.
  private func pages(from id: String) -> [String] {
    var pages = [id]
    while let next = related(pages[pages.count - 1], "nextPage").first, !pages.contains(next) { pages.append(next) }
    return pages.count > 1 ? pages : []
  }

  private func name(_ id: String) -> String {
    guard let scene = scenes[id] else { return id }
    return scene["storyboardIdentifier"] ?? scene["identifier"] ?? scene["customClass"] ?? scene["title"]
      ?? scene["storyboardName"] ?? scene.name
  }

  private mutating func screen(_ opened: Opened) -> Int {
    if opened.hasOwnStack { stacked.insert(opened.scene) }
    if let number = numbers[opened.scene] { return number }
    let pages = pages(from: opened.scene)
    if !pages.isEmpty {
      // All pages of a row are shown and dismissed together.
      let container = map.addScreen("\(name(opened.scene)) pages")
      numbers[opened.scene] = container
      for page in pages {
        let number = map.addScreen(name(page))
        numbers[page] = numbers[page] ?? number
        self.opened.append((page, number))
        map.addSegue(name(page), .tab, to: number, of: container)
      }
      return container
    }
    let number = map.addScreen(name(opened.scene))
    numbers[opened.scene] = number
    self.opened.append((opened.scene, number))
    return number
  }

  // MARK: - Segues

  private mutating func addSegues(of id: String, _ number: Int) {
    let tabs = tabs(of: id)
    for tab in tabs where scenes[tab] != nil {
      var opened = resolve(tab)
      if !self.tabs(of: opened.scene).isEmpty {
        map.leaveOut("tabs in a tab")
        opened = Opened(scene: self.tabs(of: opened.scene).first ?? tab)
      }
      map.addSegue(name(opened.scene), .tab, to: screen(opened), of: number)
    }
    guard tabs.isEmpty else { return }
    var seen: Set<String> = []
    for segue in shown(in: id, &seen) { add(segue, of: id, number) }
  }

  /// The segues of a page, and of the pages that are parts of it.
  private func shown(in id: String, _ seen: inout Set<String>) -> [XMLElementTree] {
    guard seen.insert(id).inserted else { return [] }
    let own = segues(of: id)
    let parts = own.filter { $0["kind"] == "embed" }.compactMap { $0["destination"] } + related(id, "splitItems")
    return own.filter { !["embed", "relationship"].contains($0["kind"]) }
      + parts.flatMap { shown(in: resolve($0).scene, &seen) }
  }

  private mutating func add(_ segue: XMLElementTree, of id: String, _ number: Int) {
    guard let destination = segue["destination"] else { return }
    if segue["kind"] == "unwind" {
      // Code chooses the controller that handles the unwind. Here, this is the nearest one.
      let name = segue["identifier"] ?? segue["unwindAction"]?.split(separator: ":").first.map(String.init) ?? "unwind"
      return map.addSegue(name, .unwind(.previous), of: number)
    }
    guard scenes[destination] != nil else { return map.leaveOut("a segue to what is no scene") }
    let opened = resolve(destination)
    let kind = kind(of: segue, from: id, to: opened)
    let target = screen(opened)
    if kind == .push, stacked.contains(id) { stacked.insert(opened.scene) }
    map.addSegue(segue["identifier"] ?? "open \(map.screens[target].name)", kind, to: target, of: number)
  }

  private func kind(of segue: XMLElementTree, from id: String, to opened: Opened) -> AppMap.Kind {
    switch segue["kind"] {
    case "push": return .push
    case "show", "showDetail":
      // A page without a stack presents instead, and so does a segue to an entire stack.
      let isPush = stacked.contains(id) && !opened.hasOwnStack && tabs(of: opened.scene).isEmpty
      return isPush ? .push : .present(.sheet)
    case "popover", "popoverPresentation": return .present(.popover)
    default:
      switch segue["modalPresentationStyle"] {
      case "fullScreen", "overFullScreen": return .present(.full)
      case "popover": return .present(.popover)
      default: return .present(.sheet)
      }
    }
  }
}
