package import NavCompiler
package import NavTable

/// A text of a graph for users, with its key in a catalog.
package struct GraphString: Sendable {
  /// The names of the owner and `title`, `message`, or `label`, as in `main.orders.label`.
  package let key: String
  package let template: WordTemplate
  /// The types of the arguments, by name.
  package let kinds: [String: WordTemplate.Kind]
  /// A comment for translators.
  package let comment: String?

  /// The text as a format, such as `Order %1$lld`.
  package var format: String { template.format { kinds[$0] ?? .text } }
}

/// The texts of a graph for users, and of the fragments that use the same catalog.
package struct GraphStrings: Sendable {
  package let graph: String
  package let access: Access
  /// The name of the catalog.
  package let table: String
  /// The language of the texts.
  package let language: String
  /// The texts in the order of the files, each key once.
  package private(set) var strings: [GraphString] = []

  /// A graph whose texts cannot be in one catalog.
  package enum Failure: Error, Equatable {
    /// The file does not declare `strings`.
    case undeclared
    /// Two files have different texts with this key.
    case conflict(key: String, files: [String])
    /// A fragment has texts in another language.
    case language(fragment: String, language: String)
  }

  /// Reads the texts of a graph.
  ///
  /// - Throws: ``Failure`` if they cannot be in one catalog.
  /// - Complexity: Linear in the graph and its fragments.
  package init(_ graph: Graph) throws(Failure) {
    guard let strings = graph.strings else { throw .undeclared }
    self.graph = graph.texts.text(graph.name)
    access = graph.access
    table = graph.texts.text(strings.table)
    language = graph.texts.text(strings.language)
    var owners: [String: (file: String, index: Int)] = [:]
    var pending = [graph]
    var seen: Set<String> = []
    while let file = pending.popLast() {
      pending += file.fragments.reversed()
      let name = file.texts.text(file.name)
      guard let own = file.strings, file.texts.text(own.table) == table, seen.insert(name).inserted else { continue }
      guard file.texts.text(own.language) == language else {
        throw .language(fragment: name, language: file.texts.text(own.language))
      }
      for string in try Self.strings(of: file) {
        if let owner = owners[string.key] {
          guard self.strings[owner.index].template == string.template else {
            throw .conflict(key: string.key, files: [owner.file, name])
          }
        } else {
          owners[string.key] = (name, self.strings.count)
          self.strings.append(string)
        }
      }
    }
  }

  private static func strings(of graph: Graph) throws(Failure) -> [GraphString] {
    var strings: [GraphString] = []
    func add(_ text: Symbol?, _ key: [Symbol], _ part: String, _ screen: Screen, _ doc: Symbol?) {
      // The graph is checked, so each brace belongs to a placeholder.
      guard let text, let template = try? WordTemplate(graph.texts.text(text)) else { return }
      var kinds: [String: WordTemplate.Kind] = [:]
      for index in screen.arguments {
        let argument = graph.arguments[Int(index)]
        let kind: WordTemplate.Kind =
          switch argument.type {
          case .builtin(.int): .integer
          case .builtin(.double): .decimal
          default: .text
          }
        kinds[graph.texts.text(argument.name)] = kind
      }
      let names = key.map { graph.texts.text($0) } + [part]
      strings.append(
        GraphString(
          key: names.joined(separator: "."), template: template, kinds: kinds,
          comment: doc.map { graph.texts.text($0) }))
    }
    for screen in graph.screens where screen.mount == nil {
      add(screen.title, [screen.name], "title", screen, screen.doc)
      add(screen.alert?.message, [screen.name], "message", screen, screen.doc)
      for index in screen.segues {
        let segue = graph.segues[Int(index)]
        add(segue.label, [screen.name, segue.name], "label", screen, segue.doc)
      }
    }
    return strings
  }
}
