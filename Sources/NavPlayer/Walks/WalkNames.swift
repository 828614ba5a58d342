import NavRuntime
import NavTable

/// The names in generated Swift, read from data for tests of walks. Pages and navc use the same names for the tests
/// that they write.
package struct WalkNames: Sendable {
  /// A parameter of a segue's function, or of the initializer of a screen.
  package struct Parameter: Sendable {
    /// The source of the parameter's value.
    package enum Value: Sendable {
      /// An argument of the destination.
      case argument(String, hasDefault: Bool)
      /// A sample value, for example the value that an unwind returns.
      case sample(PrototypeValue)
    }

    /// The label, or `nil` for a parameter without one.
    package let label: String?
    package let value: Value
    package let type: WalkType

    package init(label: String?, value: Value, type: WalkType) {
      self.label = label
      self.value = value
      self.type = type
    }
  }

  struct Screen {
    let type: String
    var parameters: [Parameter] = []
  }

  struct Segue {
    let member: String
    let variable: String
    var parameters: [Parameter] = []
  }

  /// A function that makes values of a type from a text.
  struct Function {
    let name: String
    let text: String
    /// The type, if the developer must write the body of the function.
    let missing: String?
  }

  /// A class of pages that the developer must complete.
  struct Page {
    let name: String
    let text: String
    /// The type that the graph declares.
    let type: String
  }

  private struct File {
    var screens: [Int: Screen] = [:]
    var segues: [Int: Segue] = [:]
  }

  private(set) var namespace = ""
  private(set) var above = ""
  private(set) var below = ""
  private(set) var functions: [Function] = []
  private(set) var needed: [Int] = []
  private(set) var pages: [Page] = []
  private(set) var choices: [[(name: String, swift: String)]] = []
  private var facts: [String: (member: String, type: WalkType)] = [:]
  private var files: [File] = []
  /// The screen or segue that the next parameters belong to.
  private var current: Current?

  private enum Current {
    case screen(Int)
    case segue(Int)
  }

  /// Reads the names.
  ///
  /// - Complexity: Linear in the length of the text.
  /// - Throws: ``PrototypeError`` for a text that this version of navc did not write.
  package init(_ text: String) throws(PrototypeError) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let line = WalkLine(String(decoding: line, as: UTF8.self)), add(line) else {
        throw PrototypeError("has names that cannot be read: \(String(decoding: line.prefix(80), as: UTF8.self))")
      }
    }
  }

  /// Adds a line. Returns whether the line is valid at this position.
  private mutating func add(_ line: WalkLine) -> Bool {
    switch line {
    case .namespace(let name): namespace = name
    case .above(let text): above = text
    case .below(let text): below = text
    case .function(let name, let text, let missing):
      functions.append(Function(name: name, text: text, missing: missing))
    case .needed(let number):
      if !functions.indices.contains(number) { return false }
      needed.append(number)
    case .page(let name, let text, let type): pages.append(Page(name: name, text: text, type: type))
    case .choices(let cases): choices.append(cases)
    case .fact(let name, let member, let type):
      if !isKnown(type) { return false }
      // If several files declare the fact, the first one counts.
      if facts[name] == nil { facts[name] = (member, type) }
    case .file:
      files.append(File())
      current = nil
    case .screen(let number, let type):
      if files.isEmpty { return false }
      files[files.count - 1].screens[number] = Screen(type: type)
      current = .screen(number)
    case .segue(let number, let member, let variable):
      if files.isEmpty { return false }
      files[files.count - 1].segues[number] = Segue(member: member, variable: variable)
      current = .segue(number)
    case .parameter(let parameter):
      if !isKnown(parameter.type) { return false }
      switch current {
      case .screen(let number): files[files.count - 1].screens[number]?.parameters.append(parameter)
      case .segue(let number): files[files.count - 1].segues[number]?.parameters.append(parameter)
      case nil: return false
      }
    }
    return true
  }

  private func isKnown(_ type: WalkType) -> Bool {
    switch type {
    case .text, .integer, .decimal, .truth: true
    case .optional(let wrapped), .list(let wrapped): isKnown(wrapped)
    case .choice(let number): choices.indices.contains(number)
    case .made(let number): functions.indices.contains(number)
    }
  }

  // MARK: - Lookup

  func screen(_ id: ScreenID, of graph: PrototypeGraph) -> Screen? {
    let file = graph.fileNumber(ofSection: graph.table.section(of: id))
    return files.indices.contains(file) ? files[file].screens[Int(graph.table.number(of: id).rawValue)] : nil
  }

  func segue(_ id: SegueID, of graph: PrototypeGraph) -> Segue? {
    let file = graph.fileNumber(ofSection: graph.table.section(of: id))
    return files.indices.contains(file) ? files[file].segues[Int(graph.table.number(of: id).rawValue)] : nil
  }

  func fact(_ name: String) -> (member: String, type: WalkType)? { facts[name] }
}
