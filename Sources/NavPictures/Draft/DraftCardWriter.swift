import NavCompiler
import NavTable

/// Writes one card of a draft, with the errors of its rows, and finds the targets of its rows.
struct DraftCardWriter {
  private let tree: DraftTree
  private let text: DraftText
  private let node: DraftTree.Node
  private let prefix: String
  private var errors: DraftErrors
  private var card: Card
  private var leads: [Lead] = []
  /// The screens that the rows open.
  private var led: Set<Int> = []
  private var backs: [CardPlaces<DraftTree.Node>.Back] = []
  private var jumps: [(row: Int, goal: CardPlaces<DraftTree.Node>.Goal)] = []

  /// The target of a branch.
  struct Lead {
    var screen: Int
    var isReference: Bool
    var layer: String?
    var way = RunPlace.Way.push
  }

  struct Written {
    var card: Card
    var leads: [Lead]
    /// The targets of its unwinds, and the screens that its replaces keep.
    var backs: [CardPlaces<DraftTree.Node>.Back]
    /// The targets of its go segues, with their rows.
    var jumps: [(row: Int, goal: CardPlaces<DraftTree.Node>.Goal)]
    /// The errors that are not drawn yet.
    var errors: DraftErrors
  }

  private var declarations: Declarations { text.declarations }
  private var file: Int32 { tree.draft.file }

  static func write(
    _ node: DraftTree.Node, of tree: DraftTree, prefix: String, _ errors: consuming DraftErrors
  ) -> Written {
    var writer = DraftCardWriter(node, of: tree, prefix: prefix, errors)
    switch node {
    case .launch: writer.writeRoots()
    case .anywhere: writer.writeOffers()
    case .screen(let index): writer.write(writer.declarations.screens[index], index)
    }
    return Written(
      card: writer.card, leads: writer.leads, backs: writer.backs, jumps: writer.jumps, errors: writer.errors)
  }

  private init(_ node: DraftTree.Node, of tree: DraftTree, prefix: String, _ errors: consuming DraftErrors) {
    self.tree = tree
    self.node = node
    self.prefix = prefix
    self.errors = errors
    text = DraftText(tree.draft)
    switch node {
    case .launch: card = Card(.launch, name: "At launch")
    case .anywhere: card = Card(.anywhere, name: prefix.isEmpty ? "Anywhere" : "Anywhere in \(prefix.dropLast())")
    case .screen(let index): card = Self.card(of: index, tree.draft, prefix)
    }
  }

  /// The card of a screen, with its heading.
  static func card(of screen: Int, _ draft: Draft, _ prefix: String) -> Card {
    let text = DraftText(draft)
    let screen = draft.declarations.screens[screen]
    let details = draft.declarations.details(screen)
    return Card(
      details?.alert != nil ? .alert : details?.tabs != nil ? .container : .screen,
      name: prefix + text.text(screen.name), title: screen.title.map(text.text))
  }

  // MARK: - Cards without a screen

  private mutating func writeRoots() {
    for (index, name) in declarations.roots.enumerated() {
      var row = Row(.push, text.text(name), .plain)
      if let screen = tree.screen(name) {
        let requires = declarations.details(declarations.screens[screen])?.requires?.predicate
        row.condition = requires.map(text.text)
        if requires == nil { row.note = "otherwise" }
        lead(row, to: screen, isFirst: true, .push)
      } else {
        card.rows.append(row)
      }
      add(errors.take(.root(index), of: file))
    }
  }

  private mutating func writeOffers() {
    add(errors.take(.anywhere, of: file))
    for index in declarations.anywhere { writeOpening(Int(index)) }
    for index in declarations.anywhereGoes { writeGo(Int(index)) }
  }

  // MARK: - Screens

  private mutating func write(_ screen: ScreenDeclaration, _ index: Int) {
    let details = declarations.details(screen)
    card.isSplit = details?.split != nil
    if let title = card.title, title.lowercased() != card.name.lowercased() {
      card.details.append(Detail(card.name, .muted))
    }
    let arguments = text.arguments(of: screen)
    if !arguments.isEmpty { card.details.append(Detail(arguments.joined(separator: ", "), .muted)) }
    if screen.sharedKey != nil { card.details.append(Detail("shared", .muted, sign: .shared)) }
    if let requires = details?.requires?.predicate {
      card.details.append(Detail(text.text(requires), .condition, sign: .lock))
    }
    if let link = details?.link { card.details.append(Detail(text.text(link.path), .jump, sign: .link)) }
    if let path = declarations.mount(screen)?.path {
      card.details.append(Detail(text.text(path), .muted, sign: .fragment))
    }
    for message in errors.take(.screen(index), of: file) { card.details.append(Detail(message, .error, sign: .error)) }
    for index in screen.pushes { writeOpening(Int(index)) }
    for lead in tree.replacements(on: node) { writeReplacement(lead) }
    for index in screen.unwinds { writeUnwind(Int(index), details?.alert) }
    for index in screen.goes { writeGo(Int(index)) }
    writeBack(screen, details)
    add(errors.take(.back(index), of: file))
  }

  private mutating func writeBack(_ screen: ScreenDeclaration, _ details: ScreenDeclaration.Details?) {
    switch screen.back {
    case .always: break
    case .never: card.rows.append(Row(.back, "back: never", .back))
    case .when(let predicate):
      let otherwise = details?.otherwise.map { ", else \(text.text($0))" } ?? ""
      card.rows.append(Row(.back, "back", .back, condition: text.text(predicate) + otherwise))
    }
  }

  // MARK: - Segues

  private mutating func writeOpening(_ index: Int) {
    let segue = declarations.segues[index]
    let details = declarations.details(segue)
    var row = Row(.push, text.text(segue.name), .plain, condition: details?.shouldPerform.map(text.text))
    var kind = Branch.Kind.push
    var layer: String?
    switch details?.opening {
    case .push?, nil: break
    case .pane?: (row.sign, kind) = (.pane, .pane)
    case .present(let style)?: (row.sign, row.role, kind, layer) = (.present, .layer, .present, "\(style)")
    case .tab?:
      (row.sign, kind) = (.tab, .tab)
      if let title = details?.label { row.name += " (\(text.text(title)))" }
    case .replace(let from)?:
      (row.sign, row.role, kind) = (.replace, .jump, .replace)
      if let from { addBack(from) } else { backs.append(.previous) }
    case .replaceFromUnknown?: (row.sign, row.role, kind) = (.replace, .jump, .replace)
    }
    let target = tree.target(of: segue)
    if layer != nil, let target, declarations.details(declarations.screens[target])?.alert != nil { layer = "alert" }
    let isElsewhere = isReplacedElsewhere(index)
    if let recursive = details?.recursive {
      row.sign = .recursive
      row.target = name(segue.target)
      if case .maxDepth(let bound) = recursive { row.target? += " max \(bound)" }
      card.rows.append(row)
    } else if let target, !isElsewhere, tree.isFirst(index, to: target, at: node) || !isOnCard(target) {
      lead(row, to: target, isFirst: tree.isFirst(index, to: target, at: node), kind, layer: layer)
    } else {
      row.target = name(segue.target)
      card.rows.append(row)
    }
    add(errors.take(.segue(index), of: file))
  }

  /// Whether a segue opens its screen at the card of another screen than its own.
  private func isReplacedElsewhere(_ index: Int) -> Bool {
    let segue = declarations.segues[index]
    switch declarations.details(segue)?.opening {
    case .replace?: return tree.target(of: segue).map { !tree.isFirst(index, to: $0, at: node) } ?? true
    default: return false
    }
  }

  private mutating func writeReplacement(_ place: DraftTree.Lead) {
    let segue = declarations.segues[place.segue]
    let declarer = place.declarer.map { text.text(declarations.screens[$0].name) + "." } ?? ""
    var row = Row(.replace, prefix + declarer + text.text(segue.name), .jump)
    if let target = tree.target(of: segue), !isOnCard(target) {
      lead(
        row, to: target, isFirst: tree.isFirst(place.segue, to: target, at: node), .replace, replacing: place.declarer)
    } else {
      row.target = name(segue.target)
      card.rows.append(row)
    }
  }

  private func isOnCard(_ screen: Int) -> Bool { led.contains(screen) }

  private mutating func lead(
    _ row: Row, to screen: Int, isFirst: Bool, _ kind: Branch.Kind, layer: String? = nil, replacing replaced: Int? = nil
  ) {
    var row = row
    row.branch = card.branches.count
    var branch = Branch(kind: kind, row: card.rows.count, card: -1)
    if kind == .tab, case .screen(let index) = node {
      let requires = declarations.details(declarations.screens[index])?.requires?.predicate
      branch.frames = [Frame(sign: .tab, caption: row.name, lock: requires.map(text.text))]
    }
    card.rows.append(row)
    card.branches.append(branch)
    led.insert(screen)
    let way: RunPlace.Way =
      switch kind {
      case .push: .push
      case .pane: .pane
      case .present: .layer(layer ?? "")
      case .tab: .tab
      case .replace: replaced.map { tree.isPane(above: node, towards: $0) } == true ? .pane : .push
      }
    leads.append(Lead(screen: screen, isReference: !isFirst, layer: layer, way: way))
  }

  private mutating func writeUnwind(_ index: Int, _ alert: ScreenDeclaration.Alert?) {
    let segue = declarations.segues[index]
    let details = declarations.details(segue)
    var row = Row(.unwind, text.text(segue.name), .back, condition: details?.shouldPerform.map(text.text))
    if let exit = details?.exit {
      row.sign = .exit
      row.target = text.text(exit)
    } else if let target = segue.target {
      addBack(target)
      switch Keyword(target.symbol) {
      case .previous: break
      case .root where declarations.roots.count == 1: row.target = name(declarations.roots.first)
      case .root, .opener: row.target = text.text(target)
      default: row.target = name(target)
      }
    }
    let handed = text.text(details?.returns)
    if !handed.isEmpty { row.target = (row.target ?? "previous") + handed }
    if alert?.destructive.contains(where: { $0.symbol == segue.name.symbol }) == true { row.note = "destructive" }
    if alert?.cancel?.symbol == segue.name.symbol { row.note = "cancel" }
    card.rows.append(row)
    add(errors.take(.segue(index), of: file))
  }

  private mutating func writeGo(_ index: Int) {
    let segue = declarations.segues[index]
    let details = declarations.details(segue)
    var row = Row(.go, text.text(segue.name), .jump, condition: details?.shouldPerform.map(text.text))
    if let tab = declarations.route(details)?.tab {
      row.target = "tab \(text.text(tab))"
      jumps.append((card.rows.count, .tab(text.text(tab))))
    } else {
      row.target = name(segue.target)
      if let target = tree.target(of: segue) { jumps.append((card.rows.count, .screen(.screen(target)))) }
    }
    card.rows.append(row)
    add(errors.take(.segue(index), of: file))
  }

  private mutating func addBack(_ target: Name) {
    switch Keyword(target.symbol) {
    case .previous: backs.append(.previous)
    case .root: backs.append(.root)
    case .opener: break
    default: if let screen = tree.screen(target) { backs.append(.screen(.screen(screen))) }
    }
  }

  private func name(_ target: Name?) -> String? { target.map { prefix + text.text($0) } }

  /// Adds errors below the line or row that they are about.
  private mutating func add(_ messages: [String]) {
    for message in messages { card.rows.append(Row(.error, message, .error)) }
  }
}
