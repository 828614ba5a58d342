internal import NavTable

/// The texts of a graph for users, in the language of the app.
@MainActor final class GraphWords: ItemWords {
  let table: GraphTable
  /// The app's function for translations.
  var localize: (@MainActor (Word) -> String)? { didSet { renew() } }
  /// The engine whose instances supply the arguments.
  weak var engine: NavigationEngine?
  /// The titles of instances that were read since the last change of the language. They stay available after the
  /// navigator is released.
  private var titles: [InstanceID: String] = [:]
  /// Whether the app's function is running. Texts that it reads are not translated.
  private(set) var isAsking = false

  init(_ table: GraphTable) {
    self.table = table
  }

  /// Forgets all translations.
  func renew() {
    titles = [:]
  }

  /// Forgets the title of an instance that left.
  func forget(_ instance: InstanceID) {
    if !titles.isEmpty { titles[instance] = nil }
  }

  /// The title of an instance's screen.
  func title(of instance: InstanceID, _ info: ScreenInfo) -> String? {
    guard isNeeded(info.section) else { return info.title }
    if let known = titles[instance] { return known }
    guard let raw = info.title else { return nil }
    let title = text(raw, "title", of: info, engine?.instances[instance]?.screen)
    if !isAsking { titles[instance] = title }
    return title
  }

  /// The label of a tab: its own, the title of its first screen, or its name.
  func label(of tab: SegueID, in container: StackEntry) -> String {
    let (segue, name) = (table[tab], table.ownName(of: tab))
    let holder = engine?.instances[container.instance]?.screen
    if let label = segue.title {
      return text(label, "\(name).label", of: table[container.screen], holder)
    }
    guard let first = table.destination(of: tab).map({ table[$0] }), let title = first.title else { return name }
    // The screen may not exist yet.
    let screen = holder.flatMap { engine?.questions.reader.read(first.id, by: tab, from: $0) }
    return text(title, "title", of: first, screen)
  }

  /// The texts of an alert in the graph, or `nil` if the app supplies them.
  func texts(of screen: ScreenID, _ value: any Screen) -> (title: String, message: String?, labels: [String])? {
    let info = table[screen]
    guard let title = info.title else { return nil }
    var labels: [String] = []
    for button in info.segues {
      guard let label = table[button].label else { return nil }
      labels.append(text(label, "\(table.ownName(of: button)).label", of: info, value))
    }
    return (
      text(title, "title", of: info, value), info.message.map { text($0, "message", of: info, value) }, labels
    )
  }

  private func isNeeded(_ section: GraphTable.Section) -> Bool { localize != nil || section.strings != nil }

  /// Returns a text of the graph in the language of the app.
  private func text(_ raw: String, _ part: String, of info: ScreenInfo, _ screen: (any Screen)?) -> String {
    guard isNeeded(info.section) else { return raw }
    let template = info.section.strings == nil ? nil : try? WordTemplate(raw)
    var values: [(name: String, value: Word.Argument)] = []
    if let template, !template.placeholders.isEmpty {
      let named = screen?.namedArguments ?? []
      for name in template.names {
        values.append((name, named.first { $0.name == name }.flatMap { Word.Argument($0.value) } ?? .string("")))
      }
    }
    let text = template?.text { name in values.first { $0.name == name }?.value.text ?? "" } ?? raw
    guard let localize, !isAsking else { return text }
    let word = Word(
      key: "\(info.ownName).\(part)", text: text,
      format: template?.format { name in values.first { $0.name == name }?.value.kind ?? .text } ?? raw,
      table: info.section.strings ?? "Localizable", arguments: values.map(\.value))
    isAsking = true
    defer { isAsking = false }
    return engine?.asking { localize(word) } ?? localize(word)
  }
}

extension Word.Argument {
  /// Returns `nil` for a value of another type.
  fileprivate init?(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as Int: self = .int(number)
    case let number as Double: self = .double(number)
    default: return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    case .double(let number): String(number)
    }
  }

  fileprivate var kind: WordTemplate.Kind {
    switch self {
    case .string: .text
    case .int: .integer
    case .double: .decimal
    }
  }
}
