/// The graph's shape as the text that `GraphTable` of the runtime reads: one line a fact, in the order of the file.
///
/// It is a text and not Swift values because a text costs the Swift compiler nothing, whatever the number of screens.
struct TableSection {
  let context: EmissionContext
  private var lines: [String] = []

  static func lines(_ context: EmissionContext) -> [String] {
    var section = TableSection(context: context)
    section.write()
    return section.lines
  }

  private init(context: EmissionContext) {
    self.context = context
  }

  private mutating func write() {
    let graph = context.graph
    lines.append("\(context.noun) \(word(graph.name))")
    lines.append("root \(word(context.screen(graph.root).name))")
    for base in graph.links.bases { lines.append("base \(rest(base))") }
    if graph.links.whenRefused != .stop { lines.append("refused \(graph.links.whenRefused.rawValue)") }
    for id in context.screenIDs { writeScreen(id) }
  }

  private mutating func writeScreen(_ id: ScreenID) {
    let screen = context.screen(id)
    lines.append("screen \(word(screen.name))")
    if screen.mount != nil { lines.append("  mount") }
    if let title = screen.title { lines.append("  title \(rest(title))") }
    if let className = screen.className { lines.append("  class \(rest(className))") }
    if screen.isShared { lines.append("  shared") }
    if let key = screen.key {
      lines.append((["  key"] + key.map { word(context.graph.arguments[Int($0.index)].name) }).joined(separator: " "))
    }
    if let rule = screen.writtenWhenDuplicate { lines.append("  duplicates \(rule.rawValue)") }
    if let requires = screen.requires { lines.append("  requires \(rest(requires.source))") }
    if let link = screen.link { write(link, of: id) }
    switch screen.back {
    case .always: break
    case .never: lines.append("  back never")
    case .when(let predicate): lines.append("  back if \(rest(predicate.source))")
    }
    if let bar = screen.bar {
      if bar.isHidden { lines.append("  bar hidden") }
      if let style = bar.style { lines.append("  bar style \(rest(style))") }
    }
    write(screen.metadata, indent: "  ")
    for segue in context.pushes(of: id) + context.unwinds(of: id) { writeSegue(segue) }
  }

  private mutating func write(_ link: Link, of screen: ScreenID) {
    lines.append("  link \(TableLink(context: context, screen: screen).template(link))")
    guard !link.via.isEmpty else { return }
    lines.append((["  via"] + link.via.map { word(context.screen($0).name) }).joined(separator: " "))
  }

  private mutating func writeSegue(_ id: SegueID) {
    let segue = context.segue(id)
    switch segue.kind {
    case .push(let destination, let passes, let recursive):
      lines.append("  push \(word(segue.name)) \(word(context.screen(destination).name))")
      writeConditions(segue)
      for pass in passes { write(pass) }
      switch recursive {
      case nil: break
      case .unbounded: lines.append("    recursive")
      case .maxDepth(let bound): lines.append("    recursive \(bound)")
      }
    case .unwind(.exit(let exit), _):
      lines.append("  exit \(word(segue.name)) \(word(context.graph.exits[exit.position].name))")
      writeConditions(segue)
    case .unwind(let target, _):
      lines.append("  unwind \(word(segue.name)) \(word(target))")
      writeConditions(segue)
    }
    if !segue.isAnimated { lines.append("    unanimated") }
    if let transition = segue.transition { lines.append("    transition \(rest(transition))") }
    write(segue.metadata, indent: "    ")
  }

  private mutating func writeConditions(_ segue: Segue) {
    if let predicate = segue.shouldPerform {
      lines.append("    if \(rest(predicate.source))")
      if context.graph.awaits(predicate.expression) { lines.append("    awaits") }
    }
    if segue.whenBusy != .auto { lines.append("    busy \(segue.whenBusy.rawValue)") }
  }

  private mutating func write(_ pass: Segue.Pass) {
    let argument = word(context.graph.arguments[pass.argument.position].name)
    switch pass.value {
    case .source(let id):
      lines.append("    pass \(argument) source \(word(context.graph.arguments[id.position].name))")
    case .literal(let literal):
      let text = Self.escape(TableLiteral(context: context).text(literal), escapingSpaces: false)
      lines.append("    pass \(argument) literal \(text)")
    }
  }

  private mutating func write(_ metadata: [MetadataEntry], indent: String) {
    for entry in metadata { lines.append("\(indent)metadata \(word(entry.key)) \(rest(entry.value))") }
  }

  private func word(_ target: Segue.UnwindTarget) -> String {
    switch target {
    case .screen(let id): word(context.screen(id).name)
    case .previous: "previous"
    case .root: "root"
    case .opener: "opener"
    case .exit(let id): word(context.graph.exits[id.position].name)
    }
  }

  /// A text as one word: spaces are escaped too.
  private func word(_ symbol: Symbol) -> String { Self.escape(context.text(symbol), escapingSpaces: true) }

  /// A text that takes the rest of its line.
  private func rest(_ symbol: Symbol) -> String { Self.escape(context.text(symbol), escapingSpaces: false) }

  private static func escape(_ text: String, escapingSpaces: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " " where escapingSpaces: result += "\\s"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
