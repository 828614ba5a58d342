import NavCompiler
import NavTable

/// Writes one card, and finds the targets of its rows.
struct CardWriter {
  private let level: Level
  private let node: ScreenID
  private let text: GraphText
  var card: Card
  private(set) var leads: [Lead] = []
  /// The targets of its unwinds, and the screens that its replaces keep.
  private(set) var backs: [CardPlaces<ScreenID>.Back] = []
  /// The targets of its go segues, with their rows.
  private(set) var jumps: [(row: Int, goal: CardPlaces<ScreenID>.Goal)] = []

  /// The target of a branch.
  struct Lead {
    var target: ScreenID
    var edge: Int
    var layer: String?
    var way = RunPlace.Way.push
  }

  init(_ level: Level, _ node: ScreenID) {
    self.level = level
    self.node = node
    text = GraphText(graph: level.graph)
    let graph = level.tree.graph
    if node == graph.top {
      card = Card(.launch, name: "At launch")
    } else if node == graph.anywhere {
      card = Card(.anywhere, name: level.prefix.isEmpty ? "Anywhere" : "Anywhere in \(level.prefix.dropLast())")
    } else {
      let screen = level.graph.screens[node.position]
      card = Card(
        screen.alert != nil ? .alert : screen.isContainer ? .container : .screen, name: level.name(node),
        title: level.title(node))
      card.isSplit = screen.split != nil
    }
  }

  mutating func write() {
    let graph = level.tree.graph
    if node == graph.top { return writeRoots() }
    if node == graph.anywhere {
      writeEdges(level.graph.anywhere)
      for index in level.graph.anywhereGoes { writeGo(SegueID(index: index)) }
      return
    }
    let screen = level.graph.screens[node.position]
    card.rows.reserveCapacity(screen.pushes.count + screen.unwinds.count + screen.goes.count)
    writeDetails(screen)
    writeEdges(screen.pushes)
    for index in screen.unwinds { writeUnwind(SegueID(Int(index)), of: screen) }
    for index in screen.goes { writeGo(SegueID(index: index)) }
    writeBack(screen)
  }

  private mutating func writeDetails(_ screen: Screen) {
    if let title = card.title, title.lowercased() != card.name.lowercased() {
      card.details.insert(Detail(card.name, .muted), at: 0)
    }
    let arguments = text.arguments(of: screen)
    if level.namesParts {
      for (text, index) in zip(arguments, screen.arguments) {
        let part = level.part(.argument, of: node, self.text.name(ArgumentID(index: index)))
        card.details.append(Detail(text, .muted, part: part))
      }
    } else if !arguments.isEmpty {
      card.details.append(Detail(arguments.joined(separator: ", "), .muted))
    }
    if level.tree.parents(of: node).count > 1 { card.details.append(Detail("shared", .muted, sign: .shared)) }
    if let requires = screen.requires {
      let part = level.part(.requires, of: node)
      card.details.append(Detail(text.text(requires), .condition, sign: .lock, part: part))
    }
    if let link = screen.link {
      let part = level.part(.link, of: node)
      card.details.append(Detail(text.text(link, of: node), .jump, sign: .link, part: part))
    }
  }

  private mutating func writeRoots() {
    let graph = level.tree.graph
    for index in graph.outgoing(node) {
      let edge = graph.edges[index]
      let requires = level.graph.screens[edge.target.position].requires
      var row = Row(.push, level.name(edge.target), .plain, condition: requires.map { text.text($0) })
      if requires == nil { row.note = "otherwise" }
      row.part = level.part(.root, of: edge.target)
      lead(row, to: edge.target, by: index, .push)
    }
  }

  // MARK: - Rows that open screens

  /// Writes the segues that open screens, and then the replaces of other screens that open a screen here.
  private mutating func writeEdges(_ own: Range<Int32>) {
    let graph = level.tree.graph
    // The edge of each segue from this node.
    var edges: [Int32: Int] = [:]
    var foreign: [Int] = []
    for index in graph.outgoing(node)
    where graph.edges[index].kind == .tree && graph.edges[index].target != graph.anywhere {
      let edge = graph.edges[index]
      if edge.replacement >= 0, graph.declarer(of: edge) != node {
        foreign.append(index)
      } else if edges[edge.segue.index] == nil {
        edges[edge.segue.index] = index
      }
    }
    var seen: Set<ScreenID> = []
    let isContainer = card.kind == .container
    for index in own {
      let segue = level.graph.segues[Int(index)]
      guard case .push(let target, _, let recursion) = segue.kind else { continue }
      var row = row(for: SegueID(index: index))
      if let from = segue.opening.from { addBack(from) }
      if let recursion {
        row.sign = .recursive
        row.target = name(of: target)
        if case .maxDepth(let bound) = recursion { row.target? += " max \(bound)" }
      } else if let edge = edges[index], isContainer || seen.insert(target).inserted {
        lead(row, to: target, by: edge, kind(of: segue))
        continue
      } else {
        row.target = name(of: target)
      }
      card.rows.append(row)
    }
    for index in foreign {
      let edge = graph.edges[index]
      var row = row(for: edge.segue)
      row.name = "\(level.name(graph.declarer(of: edge))).\(row.name)"
      // The predicate is on the row of the declaration.
      row.condition = nil
      if seen.insert(edge.target).inserted {
        lead(row, to: edge.target, by: index, .replace)
      } else {
        row.target = name(of: edge.target)
        card.rows.append(row)
      }
    }
  }

  private func row(for id: SegueID) -> Row {
    let segue = level.graph.segues[id.position]
    let (sign, role): (Sign, Role) =
      switch segue.opening {
      case .push: (.push, .plain)
      case .pane: (.pane, .plain)
      case .present: (.present, .layer)
      case .tab: (.tab, .plain)
      case .replace: (.replace, .jump)
      }
    var name = text.text(segue.name)
    if let title = segue.label, segue.opening == .tab { name += " (\(text.text(title)))" }
    return Row(sign, name, role, condition: segue.shouldPerform.map { text.text($0) }, part: level.part(id))
  }

  private func kind(of segue: Segue) -> Branch.Kind {
    switch segue.opening {
    case .push: .push
    case .pane: .pane
    case .present: .present
    case .tab: .tab
    case .replace: .replace
    }
  }

  private mutating func lead(_ row: Row, to target: ScreenID, by edge: Int, _ kind: Branch.Kind) {
    var row = row
    row.branch = card.branches.count
    var branch = Branch(kind: kind, row: card.rows.count, card: -1)
    if kind == .tab {
      let screen = level.graph.screens[node.position]
      branch.frames = [Frame(sign: .tab, caption: row.name, lock: screen.requires.map { text.text($0) })]
    }
    card.rows.append(row)
    card.branches.append(branch)
    var layer: String?
    if kind == .present,
      case .present(let style) = level.graph.segues[level.tree.graph.edges[edge].segue.position].opening
    {
      layer = "\(style)"
    }
    leads.append(Lead(target: target, edge: edge, layer: layer, way: way(along: edge, kind, layer)))
  }

  private func way(along edge: Int, _ kind: Branch.Kind, _ layer: String?) -> RunPlace.Way {
    switch kind {
    case .push: .push
    case .pane: .pane
    case .present: .layer(layer ?? "")
    case .tab: .tab
    case .replace: level.replacesPane(edge) ? .pane : .push
    }
  }

  private func name(of screen: ScreenID) -> String { level.name(screen) }

  // MARK: - Rows that go back or elsewhere

  private mutating func writeUnwind(_ id: SegueID, of screen: Screen) {
    let segue = level.graph.segues[id.position]
    guard case .unwind(let target, let returns) = segue.kind else { return }
    addBack(target)
    var row = Row(.unwind, text.text(segue.name), .back, target: level.text(target), part: level.part(id))
    if case .exit = target { row.sign = .exit }
    row.condition = segue.shouldPerform.map { text.text($0) }
    let handed = text.text(returns)
    if !handed.isEmpty { row.target = (row.target ?? "previous") + handed }
    if let alert = screen.alert {
      if alert.destructive.contains(id) { row.note = "destructive" }
      if alert.cancel == id { row.note = "cancel" }
    }
    card.rows.append(row)
  }

  private mutating func addBack(_ target: Segue.UnwindTarget) {
    switch target {
    case .previous: backs.append(.previous)
    case .root: backs.append(.root)
    case .screen(let screen): backs.append(.screen(screen))
    case .opener, .exit: break
    }
  }

  private mutating func writeGo(_ id: SegueID) {
    let segue = level.graph.segues[id.position]
    var row = Row(
      .go, text.text(segue.name), .jump, condition: segue.shouldPerform.map { text.text($0) }, part: level.part(id))
    switch segue.kind {
    case .go(let route):
      row.target = name(of: route.target)
      jumps.append((card.rows.count, .screen(route.target)))
    case .select(let tab):
      row.target = "tab \(text.text(tab))"
      jumps.append((card.rows.count, .tab(text.text(tab))))
    case .push, .unwind: return
    }
    card.rows.append(row)
  }

  private mutating func writeBack(_ screen: Screen) {
    let part = level.part(.back, of: node)
    switch screen.back {
    case .always: return
    case .never: card.rows.append(Row(.back, "back: never", .back, part: part))
    case .when(let predicate):
      let otherwise = screen.otherwise.map { ", else \(text.name($0))" } ?? ""
      card.rows.append(Row(.back, "back", .back, condition: text.text(predicate) + otherwise, part: part))
    }
  }
}
