/// One line of a graph's table. The compiler writes it, and the runtime reads it.
package enum TableLine: Equatable, Sendable {
  case graph(String)
  case fragment(String)
  /// The possible screens at the bottom of the stack. The first whose requirement holds is used.
  case root([String])
  /// The segues after this line are offered by screens with a page. All such screens offer go segues, and those that
  /// are not ``apart`` offer the other segues.
  case anywhere
  case base(String)
  case refused(WhenRefused)
  /// A path that stays on the website. The graph opens no URL with it.
  case web(LinkTemplate)
  /// The texts for users are translated, in the catalog with this name, and braces in them are placeholders.
  case strings(String)

  case screen(String)
  /// The next of the mounted tables replaces the screen.
  case mount
  /// A text of a screen or a segue, which a host gets as the author wrote it. For the keyword,
  /// ``TableKeyword/isHostText`` is `true`.
  case text(TableKeyword, String)
  case shared
  /// The run that the screen begins can be in columns, up to this number.
  case split(Int)
  /// The arguments of the key, if these are not all `Hashable` arguments.
  case key([String])
  case duplicates(WhenDuplicate)
  /// The source text of a predicate, as in `backIf` and `condition`.
  case requires(String)
  case backIf(String)
  case backNever
  /// The push that runs if the predicate of back refuses a user.
  case otherwise(String)
  /// The screen is an alert, and its unwinds are its buttons. Escape presses the `cancel` button. The `destructive`
  /// buttons destroy something.
  case alert(cancel: String, destructive: [String])
  case link(LinkTemplate)
  /// The names of the parents of shared screens on the route to the root, nearest first.
  case via([String])
  /// Only the app itself can open the link.
  case inside
  /// The hosts to which an argument of a link can lead.
  case hosts(String, [String])
  case bar(isHidden: Bool)
  case barStyle(String)
  /// The screen does not offer the segues that open screens from anywhere.
  case apart

  case push(String, to: String)
  /// A tab of a container, with its first screen.
  case tab(String, to: String)
  case unwind(String, to: Target)
  /// An unwind that uses an exit of the fragment.
  case exit(String, to: String)
  /// Builds the route to a screen, as a link does.
  case go(String, to: String)
  /// Selects a tab of the nearest container that has a tab with this name.
  case select(String, tab: String)
  /// The push opens its screen in the next column of a split.
  case pane
  /// The push starts a layer.
  case layer(LayerStyle)
  /// The push replaces the entries above this target.
  case from(Target)
  case condition(String)
  /// The condition reads an async fact.
  case awaits
  case busy(WhenBusy)
  case pass(PassedArgument)
  /// The push is recursive, with this limit of instances on one stack, or without a limit.
  case recursive(Int?)
  case unanimated

  case metadata(String, value: String)
  /// The former names of a screen or a tab, which saved stacks can contain.
  case was([String])

  /// The target of an unwind.
  package enum Target: Equatable, Sendable {
    case screen(String)
    case previous, root, opener
  }
}

// MARK: - Writing

extension TableLine {
  /// The text of a table. Each line is indented by the part of the table that it belongs to.
  package static func text(of table: [TableLine]) -> String {
    var text = ""
    var owner = TableKeyword.Owner.graph
    for line in table {
      let keyword = line.keyword
      if let opened = keyword.opens { owner = opened }
      let depth = (owner == .graph ? 0 : owner == .screen ? 1 : 2) - (keyword.opens == nil || owner == .graph ? 0 : 1)
      if !text.isEmpty { text += "\n" }
      for _ in 0..<depth { text += "  " }
      text += keyword.rawValue
      let end = text.utf8.count
      text += " "
      line.writeFields(to: &text)
      if text.utf8.count == end + 1 { text.removeLast() }
    }
    return text
  }

  package var keyword: TableKeyword {
    switch self {
    case .graph: .graph
    case .fragment: .fragment
    case .root: .root
    case .anywhere: .anywhere
    case .base: .base
    case .refused: .refused
    case .web: .web
    case .strings: .strings
    case .screen: .screen
    case .mount: .mount
    case .text(let keyword, _): keyword
    case .shared: .shared
    case .split: .split
    case .key: .key
    case .duplicates: .duplicates
    case .requires: .requires
    case .backIf, .backNever: .back
    case .otherwise: .otherwise
    case .alert: .alert
    case .link: .link
    case .via: .via
    case .inside: .inside
    case .hosts: .hosts
    case .bar, .barStyle: .bar
    case .apart: .apart
    case .push: .push
    case .tab: .tab
    case .unwind: .unwind
    case .exit: .exit
    case .go: .go
    case .select: .select
    case .pane: .pane
    case .layer: .layer
    case .from: .from
    case .condition: .condition
    case .awaits: .awaits
    case .busy: .busy
    case .pass: .pass
    case .recursive: .recursive
    case .unanimated: .unanimated
    case .metadata: .metadata
    case .was: .was
    }
  }

  private func writeFields(to text: inout String) {
    func word(_ field: String) { TableText.escape(field, isWord: true, to: &text) }
    func rest(_ field: String) { TableText.escape(field, isWord: false, to: &text) }
    func words(_ first: String, _ second: String) {
      word(first)
      text += " "
      word(second)
    }
    func list(_ names: [String]) {
      for (index, name) in names.enumerated() {
        if index > 0 { text += " " }
        word(name)
      }
    }
    switch self {
    case .anywhere, .apart, .mount, .shared, .inside, .pane, .awaits, .unanimated, .recursive(nil): break
    case .graph(let name), .fragment(let name), .screen(let name), .otherwise(let name): word(name)
    case .base(let field), .strings(let field), .text(_, let field), .requires(let field), .condition(let field):
      rest(field)
    case .refused(let rule): text += rule.rawValue
    case .duplicates(let rule): text += rule.rawValue
    case .layer(let style): text += style.rawValue
    case .from(let target): word(target.word)
    case .busy(let policy): text += policy.rawValue
    case .key(let names), .via(let names), .root(let names), .was(let names): list(names)
    case .alert(let cancel, let destructive): list([cancel] + destructive)
    case .backIf(let predicate):
      text += "if "
      rest(predicate)
    case .backNever: text += "never"
    case .link(let template), .web(let template): rest(template.text)
    case .hosts(let argument, let hosts): list([argument] + hosts)
    case .bar(let isHidden): text += isHidden ? "hidden" : "shown"
    case .barStyle(let style):
      text += "style "
      rest(style)
    case .push(let name, let target), .tab(let name, let target), .exit(let name, let target),
      .go(let name, let target), .select(let name, let target):
      words(name, target)
    case .unwind(let name, let target): words(name, target.word)
    case .pass(let argument):
      words(argument.name, argument.value.keyword)
      text += " "
      switch argument.value {
      case .source(let name): word(name)
      case .literal(let literal): rest(literal.text)
      }
    case .recursive(let number?), .split(let number): text += String(number)
    case .metadata(let key, let value):
      word(key)
      text += " "
      rest(value)
    }
  }
}

extension PassedArgument.Value {
  fileprivate var keyword: String {
    switch self {
    case .source: "source"
    case .literal: "literal"
    }
  }
}

// MARK: - Reading

extension TableLine {
  /// Parses a line, or returns `nil` if its fields are not those that ``text(of:)`` writes after the keyword.
  package init?(_ line: TableText.Line, of table: TableText) {
    let rest = line.rest
    switch line.keyword {
    case .graph: self = .graph(table.text(rest))
    case .fragment: self = .fragment(table.text(rest))
    case .root: self = .root(table.words(rest))
    case .base: self = .base(table.text(rest))
    case .strings: self = .strings(table.text(rest))
    case .screen: self = .screen(table.text(rest))
    case .otherwise: self = .otherwise(table.text(rest))
    case .alert: self.init(Self.alert(rest, of: table))
    case .requires: self = .requires(table.text(rest))
    case .condition: self = .condition(table.text(rest))
    case .key: self = .key(table.words(rest))
    case .via: self = .via(table.words(rest))
    case .was: self = .was(table.words(rest))
    case .refused: self.init(WhenRefused(rawValue: table.text(rest)).map(TableLine.refused))
    case .duplicates: self.init(WhenDuplicate(rawValue: table.text(rest)).map(TableLine.duplicates))
    case .layer: self.init(LayerStyle(rawValue: table.text(rest)).map(TableLine.layer))
    case .from: self.init(rest.isEmpty ? nil : .from(Target(table.text(rest))))
    case .busy: self.init(WhenBusy(rawValue: table.text(rest)).map(TableLine.busy))
    case .link: self.init(LinkTemplate(table.text(rest)).map(TableLine.link))
    case .web: self.init(LinkTemplate(table.text(rest)).map(TableLine.web))
    case .inside: self.init(rest.isEmpty ? .inside : nil)
    case .hosts: self.init(Self.hosts(rest, of: table))
    case .anywhere: self.init(rest.isEmpty ? .anywhere : nil)
    case .apart: self.init(rest.isEmpty ? .apart : nil)
    case .mount: self.init(rest.isEmpty ? .mount : nil)
    case .shared: self.init(rest.isEmpty ? .shared : nil)
    case .split: self.init(Int(table.text(rest)).map(TableLine.split))
    case .pane: self.init(rest.isEmpty ? .pane : nil)
    case .awaits: self.init(rest.isEmpty ? .awaits : nil)
    case .unanimated: self.init(rest.isEmpty ? .unanimated : nil)
    case .recursive: self.init(rest.isEmpty ? .recursive(nil) : Int(table.text(rest)).map { .recursive($0) })
    case .push: self.init(Self.pair(rest, of: table).map { .push($0, to: $1) })
    case .tab: self.init(Self.pair(rest, of: table).map { .tab($0, to: $1) })
    case .exit: self.init(Self.pair(rest, of: table).map { .exit($0, to: $1) })
    case .go: self.init(Self.pair(rest, of: table).map { .go($0, to: $1) })
    case .select: self.init(Self.pair(rest, of: table).map { .select($0, tab: $1) })
    case .unwind: self.init(Self.pair(rest, of: table).map { .unwind($0, to: Target($1)) })
    case .back: self.init(Self.back(rest, of: table))
    case .bar: self.init(Self.bar(rest, of: table))
    case .pass: self.init(Self.pass(rest, of: table))
    case .metadata:
      let (key, value) = table.wordAndText(rest)
      self = .metadata(key, value: value)
    case let keyword: self.init(keyword.isHostText ? .text(keyword, table.text(rest)) : nil)
    }
  }

  private init?(_ line: TableLine?) {
    guard let line else { return nil }
    self = line
  }

  private static func pair(_ range: Range<Int>, of table: TableText) -> (String, String)? {
    table.pair(range).map { (table.text($0), table.text($1)) }
  }

  private static func alert(_ range: Range<Int>, of table: TableText) -> TableLine? {
    let names = table.words(range)
    return names.first.map { .alert(cancel: $0, destructive: Array(names.dropFirst())) }
  }

  private static func hosts(_ range: Range<Int>, of table: TableText) -> TableLine? {
    let words = table.words(range)
    return words.first.map { .hosts($0, Array(words.dropFirst())) }
  }

  private static func back(_ range: Range<Int>, of table: TableText) -> TableLine? {
    let (word, text) = table.wordAndText(range)
    return switch word {
    case "never" where text.isEmpty: .backNever
    case "if": .backIf(text)
    default: nil
    }
  }

  private static func bar(_ range: Range<Int>, of table: TableText) -> TableLine? {
    let (word, text) = table.wordAndText(range)
    return switch word {
    case "hidden" where text.isEmpty: .bar(isHidden: true)
    case "shown" where text.isEmpty: .bar(isHidden: false)
    case "style": .barStyle(text)
    default: nil
    }
  }

  private static func pass(_ range: Range<Int>, of table: TableText) -> TableLine? {
    let (name, value) = table.firstWord(range)
    let (kind, text) = table.wordAndText(value)
    return switch kind {
    case "source": .pass(PassedArgument(name: name, value: .source(text)))
    case "literal": TableLiteral(text).map { .pass(PassedArgument(name: name, value: .literal($0))) }
    default: nil
    }
  }
}

extension TableLine.Target {
  /// The word for the target in a line.
  var word: String {
    switch self {
    case .screen(let name): name
    case .previous: "previous"
    case .root: "root"
    case .opener: "opener"
    }
  }

  package init(_ word: String) {
    self =
      switch word {
      case "previous": .previous
      case "root": .root
      case "opener": .opener
      default: .screen(word)
      }
  }
}
