import NavCompiler
import NavTable

/// Finds all names of a file, with their meanings.
struct OccurrenceReader {
  let model: FileModel
  private var found = OccurrenceTable()
  let types: [Symbol: Int]
  let facts: [Symbol: Int]
  let conditions: Set<Symbol>
  /// The screen that opens each screen, for placeholders that refer to a screen on the path.
  private var parents: [Int: Int] = [:]
  /// The arguments of screens with many of them, by name.
  private var arguments: [Int: [Symbol: Int]] = [:]
  /// The first container with each tab.
  private(set) var tabOwners: [Symbol: Symbol] = [:]

  var declarations: Declarations { model.declarations }
  var tree: NodeTree { model.tree }
  var texts: Interner { model.texts }

  init(_ model: FileModel) {
    self.model = model
    let declarations = model.declarations
    types = Self.positions(declarations.types.lazy.map(\.name.symbol))
    facts = Self.positions(declarations.facts.lazy.map(\.name.symbol))
    conditions = Set(declarations.conditions.map(\.name.symbol))
    for (screen, declared) in declarations.screens.enumerated() {
      if declared.arguments.count > 8 {
        arguments[screen] = Self.positions(
          declared.arguments.lazy.map { declarations.arguments[Int($0)].name.symbol })
      }
      guard declarations.details(declared)?.tabs != nil else { continue }
      for segue in declared.pushes {
        let name = declarations.segues[Int(segue)].name.symbol
        tabOwners[name] = tabOwners[name] ?? declared.name.symbol
      }
    }
  }

  private static func positions(_ names: some Sequence<Symbol>) -> [Symbol: Int] {
    Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
  }

  mutating func read() -> OccurrenceTable {
    readFile()
    findParents()
    for screen in declarations.screens.indices { readScreen(screen) }
    for index in declarations.anywhere { readSegue(Int(index), of: nil, scope: .segue) }
    for index in declarations.anywhereGoes { readSegue(Int(index), of: nil, scope: .segue) }
    found.finish(withAliases: tree.hasAliases)
    return found
  }

  // MARK: - Adding

  func item(_ kind: Item.Kind, _ name: Symbol, of owner: String = "", in file: FileIdentity? = nil) -> Item {
    Item(kind, texts.text(name), of: owner, in: file ?? model.identity)
  }

  mutating func add(_ item: Item, _ node: NodeID, _ role: Occurrence.Role) {
    add(.item(item), model.range(of: node), role, isWritten: tree.isVerbatim(node))
    let written = tree.writtenRange(node)
    if tree.hasAliases, written != tree.range(node) {
      add(.item(item), Int(written.lower)..<Int(written.upper), role, isWritten: false)
    }
  }

  mutating func add(_ meaning: Occurrence.Meaning, _ range: Range<Int>, _ role: Occurrence.Role, isWritten: Bool) {
    found.add(Occurrence(range: range, meaning: meaning, role: role, isWritten: isWritten))
  }

  /// Adds a name in a part of a scalar.
  mutating func add(_ meaning: Occurrence.Meaning, _ node: NodeID, _ part: Range<Int>) {
    let range = tree.range(node, text: part)
    add(meaning, Int(range.lower)..<Int(range.upper), .reference, isWritten: tree.isVerbatim(node))
  }

  // MARK: - The file

  private mutating func readFile() {
    if let name = declarations.name { add(item(.graph, name.symbol), name.node, .declaration) }
    for root in declarations.roots { add(item(.screen, root.symbol), root.node, .reference) }
    for type in declarations.types {
      add(item(.type, type.name.symbol), type.name.node, .declaration)
      guard case .cases(let cases) = type.kind else { continue }
      for index in cases {
        let name = declarations.cases[Int(index)]
        add(item(.enumCase, name.symbol, of: texts.text(type.name.symbol)), name.node, .declaration)
      }
    }
    for fact in declarations.facts {
      add(item(.fact, fact.name.symbol), fact.name.node, .declaration)
      addType(fact.type)
      if let otherwise = fact.async?.otherwise { addCase(otherwise, of: fact.type) }
      for index in fact.parameters {
        let parameter = declarations.parameters[Int(index)]
        let owner = texts.text(fact.name.symbol)
        add(item(.parameter, parameter.name.symbol, of: owner), parameter.name.node, .declaration)
        addType(parameter.type)
      }
    }
    for condition in declarations.conditions {
      add(item(.condition, condition.name.symbol), condition.name.node, .declaration)
      if let predicate = condition.predicate { readPredicate(predicate, source: nil, destination: nil) }
    }
    for exit in declarations.exits {
      add(item(.exit, exit.name.symbol), exit.name.node, .declaration)
      if case .type(let type) = exit.value { addType(type) }
    }
  }

  mutating func addType(_ type: TypeExpression?) {
    guard let type else { return }
    let part = Int(type.part.lower)..<Int(type.part.upper)
    if types[type.name] != nil {
      add(.item(item(.type, type.name)), type.part.node, part)
    } else if let builtin = BuiltinType(rawValue: texts.text(type.name)) {
      add(.builtin(builtin), type.part.node, part)
    } else {
      add(.item(item(.type, type.name)), type.part.node, part)
    }
  }

  /// Adds a literal if it is a case of an enum.
  mutating func addCase(_ node: NodeID, of type: TypeExpression?) {
    guard tree.kind(node) == .scalar else { return }
    addCase(node, 0..<tree.withText(node) { $0.count }, of: type)
  }

  mutating func addCase(_ node: NodeID, _ part: Range<Int>, of type: TypeExpression?) {
    guard let type, let index = types[type.name], case .cases(let cases) = declarations.types[index].kind else {
      return
    }
    let text = String(tree.text(node).utf8.dropFirst(part.lowerBound).prefix(part.count)) ?? ""
    guard cases.contains(where: { model.text(declarations.cases[Int($0)]) == text }) else { return }
    add(.item(Item(.enumCase, text, of: texts.text(type.name), in: model.identity)), node, part)
  }

  // MARK: - Screens

  private mutating func findParents() {
    for (index, screen) in declarations.screens.enumerated() {
      for segue in screen.pushes {
        guard let target = declarations.segues[Int(segue)].target, let position = model.screen(target.symbol),
          parents[position] == nil, position != index
        else { continue }
        parents[position] = index
      }
    }
  }

  private mutating func readScreen(_ index: Int) {
    let screen = declarations.screens[index]
    add(item(.screen, screen.name.symbol), screen.name.node, .declaration)
    let owner = model.argumentOwner(ofScreen: index)
    for position in screen.arguments {
      let argument = declarations.arguments[Int(position)]
      add(item(.argument, argument.name.symbol, of: owner), argument.name.node, .declaration)
      addType(argument.type)
      switch argument.defaultValue {
      case .text(let part): addCase(part.node, Int(part.lower)..<Int(part.upper), of: argument.type)
      case .node(let node): addCase(node, of: argument.type)
      case nil: break
      }
    }
    if case .when(let predicate) = screen.back { readPredicate(predicate, source: index, destination: nil) }
    let isContainer = declarations.details(screen)?.tabs != nil
    let bindings = declarations.mount(screen)?.bindings ?? 0..<0
    for position in screen.pushes { readSegue(Int(position), of: index, scope: isContainer ? .tab : .segue) }
    for position in screen.unwinds {
      readSegue(Int(position), of: index, scope: bindings.contains(position) ? .exit : .segue)
    }
    for position in screen.goes { readSegue(Int(position), of: index, scope: .segue) }
    if let mount = declarations.mount(screen), let path = mount.path, let file = mountedFile(of: index) {
      add(Item(.file, "", in: file), path, .reference)
    }
    if let title = screen.title { readText(title, of: index) }
    if let details = declarations.details(screen) { readDetails(details, of: index) }
  }

  /// Adds the arguments in the placeholders of a text for users.
  mutating func readText(_ node: NodeID, of screen: Int) {
    guard declarations.strings != nil, let template = try? WordTemplate(tree.text(node)) else { return }
    for placeholder in template.placeholders {
      let (owner, range) = (model.argumentOwner(ofScreen: screen), placeholder.range)
      let item = Item(.argument, placeholder.name, of: owner, in: model.identity)
      add(.item(item), node, range.lowerBound + 1..<range.upperBound - 1)
    }
  }

  /// The file that a screen mounts.
  func mountedFile(of screen: Int) -> FileIdentity? {
    let position = declarations.screens[screen].mount
    return position < 0 ? nil : model.mounts[Int(position)]
  }

  private mutating func readDetails(_ details: ScreenDeclaration.Details, of screen: Int) {
    for index in details.key ?? 0..<0 {
      let name = declarations.keyNames[Int(index)]
      add(argument(name.symbol, of: screen), name.node, .reference)
    }
    if let predicate = details.requires?.predicate { readPredicate(predicate, source: screen, destination: nil) }
    if let link = details.link {
      readPlaceholders(link.path, of: screen)
      for index in link.via {
        let name = declarations.viaNames[Int(index)]
        add(item(.screen, name.symbol), name.node, .reference)
      }
    }
    if let message = details.alert?.message { readText(message, of: screen) }
    let owner = texts.text(declarations.screens[screen].name.symbol)
    let buttons = (details.alert?.destructive ?? []) + [details.alert?.cancel, details.otherwise].compactMap { $0 }
    for name in buttons { add(item(.segue, name.symbol, of: owner), name.node, .reference) }
  }

  /// An argument of a screen. A mounted screen has the arguments of the fragment's root.
  func argument(_ name: Symbol, of screen: Int) -> Item {
    if let file = mountedFile(of: screen) { return item(.argument, name, in: file) }
    return item(.argument, name, of: model.argumentOwner(ofScreen: screen))
  }

  /// Whether a screen has an argument with a name. A mounted screen can have any.
  func hasArgument(_ name: Symbol, _ screen: Int) -> Bool {
    declarations.screens[screen].mount < 0 && declaredArgument(name, screen) != nil
  }

  func declaredArgument(_ name: Symbol, _ screen: Int) -> ArgumentDeclaration? {
    let range = declarations.screens[screen].arguments
    if let table = arguments[screen] {
      return table[name].map { declarations.arguments[Int(range.lowerBound) + $0] }
    }
    return range.lazy.map { declarations.arguments[Int($0)] }.first { $0.name.symbol == name }
  }

  private mutating func readPlaceholders(_ path: NodeID, of screen: Int) {
    let text = Array(tree.text(path).utf8)
    var start = text.startIndex
    while let open = text[start...].firstIndex(of: UInt8(ascii: "{")) {
      guard let close = text[open...].firstIndex(of: UInt8(ascii: "}")) else { return }
      readDotted(path, text, open + 1..<close, of: screen)
      start = close + 1
    }
  }

  /// Reads a name such as `id` or `order.id`, which means an argument of a screen, or of a screen on the path to it.
  mutating func readDotted(_ node: NodeID, _ text: [UInt8], _ part: Range<Int>, of screen: Int?) {
    if let dot = text[part].firstIndex(of: UInt8(ascii: ".")),
      let owner = symbol(text[part.lowerBound..<dot]), let other = model.screen(owner)
    {
      add(.item(item(.screen, owner)), node, part.lowerBound..<dot)
      if let name = symbol(text[(dot + 1)..<part.upperBound]) {
        add(.item(argument(name, of: other)), node, dot + 1..<part.upperBound)
      }
      return
    }
    guard let name = symbol(text[part]), let screen else { return }
    var (owner, steps) = (screen, 0)
    while !hasArgument(name, owner), let parent = parents[owner], steps < 64 { (owner, steps) = (parent, steps + 1) }
    let isFound = hasArgument(name, owner)
    add(.item(argument(name, of: isFound ? owner : screen)), node, part)
  }

  func symbol(_ text: ArraySlice<UInt8>) -> Symbol? { texts.find(String(decoding: text, as: UTF8.self)) }
}
