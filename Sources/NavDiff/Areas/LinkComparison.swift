import NavCompiler
import NavPictures

/// The effects of all changes on published URLs.
///
/// The comparison opens URLs with the links of both graphs, and compares the stacks.
struct LinkComparison {
  private var files: [FileComparison]
  private let old: LinkOpener
  private let new: LinkOpener
  private let literals: [Int: [String]]
  private let affected: [(old: [ScreenID], new: [ScreenID])]
  /// The URLs of the old links, and whether the old graph opens a screen for each.
  private var published: [String: Bool] = [:]
  /// The changed types and cases of each file, which can have an effect on any link.
  private let types: [[ItemKey]]

  /// The files with the effects. The first one is the graph, followed by its fragments.
  static func effects(of files: [FileComparison]) -> [FileComparison] {
    guard let graph = files.first, files.contains(where: { $0.log.affectsLinks }),
      files.contains(where: { $0.old.hasLinks || $0.new.hasLinks })
    else { return files }
    let affectedLinks = AffectedLinks(files)
    let affected = files.map(affectedLinks.links)
    let isAffected = affected.contains { !$0.old.isEmpty || !$0.new.isEmpty }
    guard isAffected || graph.old.bases != graph.new.bases else {
      var files = files
      for index in files.indices { compareGuards(of: &files[index]) }
      compareRefusals(of: &files)
      LinkAppComparison.compare(&files[0])
      return files
    }
    guard var comparison = LinkComparison(files, graph, affected) else { return files }
    for index in files.indices { comparison.compareLinks(of: index) }
    comparison.compareBases()
    for index in files.indices { comparison.compareOrigins(of: index) }
    for index in files.indices { compareGuards(of: &comparison.files[index]) }
    compareRefusals(of: &comparison.files)
    LinkAppComparison.compare(&comparison.files[0])
    return comparison.files
  }

  private init?(
    _ files: [FileComparison], _ graph: FileComparison, _ affected: [(old: [ScreenID], new: [ScreenID])]
  ) {
    // The stops of a route do not have the names of other items.
    let named: Set<ItemKind> = [.graph, .fragment, .screen, .segue, .tab, .anywhere, .argument, .type, .enumCase]
    let isRenamed = files.contains { $0.renamedItems.contains { named.contains($0.key.kind) } }
    var cases: [String: [String: String]] = [:]
    for file in files {
      for (item, _) in file.renamedItems {
        guard case .enumCase(let type, let index) = item, let name = file.renames.cases[type]?[index] else { continue }
        let typeName = file.old.text.text(file.old.graph.types[type.position].name)
        cases[typeName, default: [:]][file.old.ownName(item)] = name
      }
    }
    guard
      let old = LinkOpener(
        graph.old.graph, names: isRenamed ? Self.renamed(graph.old.graph, files) : nil, cases: cases),
      let new = LinkOpener(graph.new.graph, names: nil)
    else { return nil }
    self.files = files
    types = files.map { $0.log.keys(of: [.enumCase, .type]) }
    self.affected = affected
    self.old = old
    self.new = new
    literals = LinkSamples.literals(of: files.flatMap { [$0.old.graph, $0.new.graph] })
  }

  /// A graph of the old side with the new names, also in its fragments.
  private static func renamed(_ graph: Graph, _ files: [FileComparison]) -> Graph {
    let name = graph.texts.text(graph.name)
    var renamed = files.first { $0.old.text.text($0.old.graph.name) == name }?.current.graph ?? graph
    for index in graph.fragments.indices { renamed.fragments[index] = Self.renamed(graph.fragments[index], files) }
    return renamed
  }

  // MARK: - Links

  private mutating func compareLinks(of index: Int) {
    let file = files[index]
    for screen in affected[index].old {
      guard let link = file.old.graph.screens[screen.position].link else { continue }
      let urls = LinkSamples(file.old.graph, literals: literals).urls(of: link)
      compare(urls, screen, index)
    }
    for screen in affected[index].new {
      guard let link = file.new.graph.screens[screen.position].link else { continue }
      let urls = LinkSamples(file.new.graph, literals: literals).urls(of: link)
      // Most links read the same URLs as before.
      if urls.allSatisfy({ published[$0] == true }) { continue }
      let causes = causes(screen, file.new)
      let name = file.new.text.name(screen)
      // Another link can take a URL of this one.
      let opened = urls.first { url in
        if published[url] ?? (old.stops(openedBy: url) != nil) { return false }
        guard let last = new.stops(openedBy: url)?.last?.screen else { return false }
        return last == name || last.hasSuffix(".\(name)")
      }
      if let url = opened {
        add(.newLink(url, to: name), causes, [], index)
      }
      addOtherReading(of: urls, causes, index)
    }
  }

  /// A part of a URL that only the new links read. Published URLs do not have it.
  private mutating func addOtherReading(of urls: [String], _ causes: [ItemKey], _ index: Int) {
    for url in urls where published[url] == nil {
      guard let was = old.stops(openedBy: url) else { continue }
      guard let now = new.stops(openedBy: url) else {
        return add(Effect(.linkAdded, "\(url) does not open a screen anymore", example: url), causes, was, index)
      }
      if Self.isSame(was, now) { continue }
      return add(Effect(.linkAdded, message((url, now, was)), example: url), causes, was + now, index)
    }
  }

  /// Compares the stacks that the URLs of an old link open.
  private mutating func compare(_ urls: [String], _ screen: ScreenID, _ index: Int) {
    var (refused, other): (String?, (url: String, now: [LinkOpener.Stop], was: [LinkOpener.Stop])?)
    var isOpened = false
    var route: [LinkOpener.Stop] = []
    for url in urls {
      let before = old.stops(openedBy: url)
      published[url] = before != nil
      guard let was = before else { continue }
      route = route.isEmpty ? was : route
      guard let now = new.stops(openedBy: url) else {
        refused = refused ?? url
        continue
      }
      isOpened = true
      if other == nil, !Self.isSame(was, now) { other = (url, now, was) }
      addParallelSegues(was, now)
    }
    if refused == nil, other == nil { return }
    let causes = causes(screen, files[index].current)
    if let refused {
      let name = files[index].current.text.name(screen)
      add(.lostLink(refused, to: name, isNarrower: isOpened), causes, route, index)
    }
    if let other {
      add(Effect(.linkElsewhere, message(other), example: other.url), causes, other.was + other.now, index)
    }
  }

  private func message(_ other: (url: String, now: [LinkOpener.Stop], was: [LinkOpener.Stop])) -> String {
    let (was, now) = (other.was.map(\.screen), other.now.map(\.screen))
    if was.last != now.last { return "\(other.url) opens '\(now.last ?? "")' instead of '\(was.last ?? "")'" }
    if was != now {
      return "\(other.url) opens \(now.joined(separator: ", ")) instead of \(was.joined(separator: ", "))"
    }
    for (old, new) in zip(other.was, other.now) where !old.hasSameArguments(as: new) {
      return "\(other.url) opens '\(new.screen)' with \(text(new.arguments)) instead of \(text(old.arguments))"
    }
    return "\(other.url) opens '\(now.last ?? "")' in another way"
  }

  private func text(_ arguments: [LinkOpener.Argument]) -> String {
    "(\(arguments.map { "\($0.name): \($0.text)" }.joined(separator: ", ")))"
  }

  private static func isSame(_ was: [LinkOpener.Stop], _ now: [LinkOpener.Stop]) -> Bool {
    was.count == now.count
      && zip(was, now).allSatisfy {
        $0.screen == $1.screen && $0.hasSameArguments(as: $1) && $0.opening == $1.opening
      }
  }

  /// Segues that can open a screen of a route instead of others, under their own predicates.
  private mutating func addParallelSegues(_ was: [LinkOpener.Stop], _ now: [LinkOpener.Stop]) {
    for (index, (old, new)) in zip(was, now).enumerated() where index > 0 && old.segues != new.segues {
      let changed = Set(old.segues).symmetricDifference(new.segues).sorted()
      let keys = changed.flatMap { name in
        [ItemKey(kind: .segue, name: "\(was[index - 1].screen).\(name)"), ItemKey(kind: .anywhere, name: name)]
      }
      guard keys.contains(where: files[0].log.has) else { continue }
      files[0].log.add(Effect(.linkGuard, "links open '\(new.screen)' with other segues"), to: keys)
    }
  }

  // MARK: - Causes

  private func causes(_ screen: ScreenID, _ items: GraphItems) -> [ItemKey] {
    let arguments = items.graph.screens[screen.position].arguments.map {
      items.key(.argument(ArgumentID(index: $0), of: screen))
    }
    return [items.key(.link(screen)), items.key(.screen(screen))] + arguments
  }

  /// Adds an effect to the change of the link's own file or of the graph that causes it.
  private mutating func add(_ effect: Effect, _ causes: [ItemKey], _ route: [LinkOpener.Stop], _ index: Int) {
    if causes.contains(where: files[index].log.has) { return files[index].log.add(effect, to: causes) }
    let last = route.last?.screen ?? ""
    var others: [ItemKey] = []
    for stop in route {
      others.append(ItemKey(kind: .screen, name: stop.screen))
      others += stop.arguments.map { ItemKey(kind: .argument, name: "\(stop.screen).\($0.name)") }
    }
    for (below, stop) in zip(route, route.dropFirst()) {
      others += stop.segues.map { ItemKey(kind: .segue, name: "\(below.screen).\($0)") }
      others += stop.segues.map { ItemKey(kind: .tab, name: "\(below.screen).\($0)") }
    }
    // The link of another screen can take the URL, and an enum can lose a case.
    others += ([last] + route.map(\.screen)).map { ItemKey(kind: .link, name: $0) }
    others += types[index]
    // A path can stay on the website.
    others.append(files[0].new.key(.graph))
    for position in files.indices where others.contains(where: files[position].log.has) {
      return files[position].log.add(effect, to: others)
    }
    files[index].log.add(effect, to: causes)
  }

  // MARK: - Bases

  private mutating func compareBases() {
    let graph = files[0]
    let (was, now) = (graph.old.bases, graph.new.bases)
    let paths = files.flatMap { file in
      file.old.graph.screens.lazy.compactMap(\.link).prefix(32).flatMap {
        LinkSamples(file.old.graph, literals: [:]).urls(of: $0).prefix(1)
      }
    }
    for base in was where !now.contains(base) {
      let urls = paths.map { Self.joined(base, $0) }
      guard let url = urls.first(where: { old.stops(openedBy: $0) != nil && new.stops(openedBy: $0) == nil }) else {
        continue
      }
      files[0].log.add(
        Effect(.baseGone, "\(url) does not open a screen anymore", example: url), to: [ItemKey(kind: .base, name: base)]
      )
    }
    for base in now where !was.contains(base) {
      let urls = paths.map { Self.joined(base, $0) }
      guard let url = urls.first(where: { new.stops(openedBy: $0) != nil && old.stops(openedBy: $0) == nil }) else {
        continue
      }
      files[0].log.add(
        Effect(.linkAdded, "\(url) opens a screen", example: url), to: [ItemKey(kind: .base, name: base)])
    }
  }

  private static func joined(_ base: String, _ path: String) -> String {
    base + (base.hasSuffix("/") ? String(path.dropFirst()) : path)
  }

  // MARK: - Origins

  /// Links that accept other URLs from outside the app.
  private mutating func compareOrigins(of index: Int) {
    let file = files[index]
    for screen in affected[index].new {
      let name = file.new.text.name(screen)
      guard let now = file.new.graph.screens[screen.position].link, let former = file.current.screen(name),
        let was = file.current.graph.screens[former.position].link
      else { continue }
      let keys = [file.new.key(.screen(screen)), file.new.key(.link(screen))]
      switch (was.isInside, now.isInside) {
      case (false, true):
        files[index].log.add(Effect(.linkNarrower, "URLs from outside do not open '\(name)' anymore"), to: keys)
      case (true, false): files[index].log.add(Effect(.linkAdded, "URLs from outside open '\(name)'"), to: keys)
      case (false, false), (true, true): break
      }
      if !was.isInside, !now.isInside { compareHosts(of: screen, former, index) }
    }
  }

  /// The hosts of the URLs that a link from outside can give to a screen.
  private mutating func compareHosts(of screen: ScreenID, _ former: ScreenID, _ index: Int) {
    let file = files[index]
    for argument in file.new.graph.screens[screen.position].arguments {
      let id = ArgumentID(index: argument)
      let name = file.new.text.name(id)
      let others = file.current.graph.screens[former.position].arguments
      guard let other = others.first(where: { file.current.text.name(ArgumentID(index: $0)) == name }) else { continue }
      let was = file.current.graph.arguments[Int(other)].hosts?.map(file.current.text.text)
      let now = file.new.graph.arguments[Int(argument)].hosts?.map(file.new.text.text)
      let key = file.new.key(.argument(id, of: screen))
      if let lost = Self.extra(was, besides: now) {
        let effect = Effect(.linkNarrower, "links from outside cannot give a URL of \(lost) to '\(name)' anymore")
        files[index].log.add(effect, to: [key])
      }
      if let more = Self.extra(now, besides: was) {
        let effect = Effect(.linkAdded, "links from outside can give a URL of \(more) to '\(name)'")
        files[index].log.add(effect, to: [key])
      }
    }
  }

  /// A host that only the first list contains. Without a list, all hosts are permitted.
  private static func extra(_ hosts: [String]?, besides others: [String]?) -> String? {
    guard let others else { return nil }
    return hosts == nil ? "any other host" : hosts?.first { !others.contains($0) }
  }

  // MARK: - Guards

  /// Predicates on the routes of links, and of the screens that a link leaves.
  private static func compareGuards(of file: inout FileComparison) {
    let changed = zip(file.log.changes, file.log.keys).filter { change, _ in
      change.effects.contains { $0.rule == .guardChanged }
    }
    let roots = zip(file.log.changes, file.log.keys).filter { change, _ in
      change.effects.contains { $0.rule == .rootChanged }
    }
    // Any screen on the stack can hold a link.
    for (change, key) in zip(file.log.changes, file.log.keys)
    where change.differences.contains(where: { $0.name == "backIf" }) {
      file.log.add(Effect(.linkGuard, "\(key.sentence) holds links under another condition"), to: [key])
    }
    if changed.isEmpty, roots.isEmpty { return }
    let routes = LinkRoutes(file.new)
    for (_, key) in changed where routes.contain(key) {
      file.log.add(Effect(.linkGuard, "a link passes \(key.sentence), which has another predicate"), to: [key])
    }
    for (_, key) in roots where !routes.isEmpty {
      file.log.add(Effect(.linkGuard, "links are refused while another root is at the bottom"), to: [key])
    }
  }

  /// A step that no predicate can refuse makes no difference.
  private static func compareRefusals(of files: inout [FileComparison]) {
    let isChanged = files[0].log.changes.contains { $0.effects.contains { $0.rule == .linkRefusal } }
    guard isChanged, !files.contains(where: { LinkRoutes($0.old).isGuarded || LinkRoutes($0.new).isGuarded }) else {
      return
    }
    files[0].log.removeEffects(.linkRefusal)
  }
}

extension Effect {
  /// The effect of a URL that only the old graph reads. A link that is narrower still reads other URLs.
  static func lostLink(_ url: String, to screen: String, isNarrower: Bool) -> Effect {
    Effect(isNarrower ? .linkNarrower : .linkGone, "\(url) does not open '\(screen)' anymore", example: url)
  }

  static func newLink(_ url: String, to screen: String) -> Effect {
    Effect(.linkAdded, "\(url) opens '\(screen)'", example: url)
  }
}

extension ChangeLog {
  /// Whether a change can have an effect on links. Texts for readers cannot.
  var affectsLinks: Bool {
    changes.contains { change in change.effects.isEmpty || change.effects.contains { $0.rule != .textChanged } }
  }
}
