import NavRuntime
import NavTable

/// What generated Swift is called by a test of a walk, read from data. A test that is made in a page and one that navc writes
/// come from the same.
package struct WalkNames: Sendable {
  /// A parameter of a segue's function, or of the initializer of a screen.
  package struct Parameter: Sendable {
    /// What is given for it.
    package enum Value: Sendable {
      /// An argument of the destination.
      case argument(String, hasDefault: Bool)
      /// A value to begin with, as of what an unwind returns.
      case sample(PrototypeValue)
    }

    /// `nil` for a value without a label.
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

  /// A function that makes values of a type of a text.
  struct Function {
    let name: String
    let text: String
    /// The type, where somebody has to say how.
    let missing: String?
  }

  /// A class of pages that a person must complete.
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
  /// What parameters are read for.
  private var current: Current?

  private enum Current {
    case screen(Int)
    case segue(Int)
  }

  /// Reads names.
  ///
  /// - Complexity: linear in the text.
  /// - Throws: ``PrototypeError`` for a text that this version of navc did not write.
  package init(_ text: String) throws(PrototypeError) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let line = WalkLine(String(decoding: line, as: UTF8.self)), add(line) else {
        throw PrototypeError("has names that cannot be read: \(String(decoding: line.prefix(80), as: UTF8.self))")
      }
    }
  }

  /// Adds a line; gives whether it can stand there.
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
      // The first file that has it counts.
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

  // MARK: - What it says

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
