package import NavRuntime
import NavTable

/// A checked graph that is read from data: its table, and the data that the runtime otherwise gets from generated
/// Swift.
package final class PrototypeGraph: Sendable {
  /// A fact that predicates use.
  package struct Fact: Sendable {
    package let name: String
    package let type: PrototypeType
    /// The lookup of an async fact, or `nil` for a synchronous one.
    package let lookup: Lookup?
  }

  /// The timeout of an async fact, in milliseconds, and the value that applies after it.
  package struct Lookup: Sendable {
    package let timeout: Int
    package let otherwise: PrototypeValue

    package init(timeout: Int, otherwise: PrototypeValue) {
      self.timeout = timeout
      self.otherwise = otherwise
    }
  }

  /// An argument of a screen.
  package struct Argument: Sendable {
    package let name: String
    package let type: PrototypeType
    /// Whether the argument distinguishes instances, if the screen does not declare a key.
    let isKey: Bool
    package let defaultValue: PrototypeValue?
  }

  /// The data of a screen that its table does not contain.
  struct Screen: Sendable {
    var arguments: [Argument] = []
    var requires: PrototypeExpression?
    var back: PrototypeExpression?
    var doc: String?
    var hasPlaceholder = false
  }

  /// A file of the graph.
  struct File: Sendable {
    var conditions: [String: PrototypeExpression] = [:]
    var screens: [Int: Screen] = [:]
    var segues: [Int: PrototypeExpression] = [:]
  }

  package let table: GraphTable
  /// The facts that the predicates of the graph and of its fragments use.
  package let facts: [Fact]
  private let factNumbers: [String: Int]
  private let files: [File]
  /// The file of each section of the table.
  private let sections: [Int]
  /// The segues that the graph declares for all screens.
  let anywhere: [SegueID]
  /// The links of the graph.
  let links: LinkMap

  /// Reads a graph.
  ///
  /// - Complexity: Linear in the length of the text, and in the number of mounted screens and segues.
  /// - Throws: ``PrototypeError`` for a text that this version of navc did not write.
  package init(_ text: String) throws(PrototypeError) {
    var parts = Parts()
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let line = PrototypeLine(String(decoding: line, as: UTF8.self)) else {
        throw PrototypeError("has a line that cannot be read: \(String(decoding: line.prefix(80), as: UTF8.self))")
      }
      try parts.add(line)
    }
    try parts.endFile()
    guard let last = parts.tables.last else { throw PrototypeError("is empty") }
    table = last
    sections = parts.sections[parts.sections.count - 1]
    files = parts.files
    facts = parts.facts
    links = LinkMap(table)
    let segues = last.rules.segues
    anywhere = segues.indices.filter { segues[$0].source == StackRules.anywhere }.map { SegueID(rawValue: Int32($0)) }
    var factNumbers: [String: Int] = [:]
    for (index, fact) in facts.enumerated() { factNumbers[fact.name] = index }
    self.factNumbers = factNumbers
  }

  /// The parts of a text that have been read.
  private struct Parts {
    var tables: [GraphTable] = []
    /// The files of the sections of each table.
    var sections: [[Int]] = []
    var files: [File] = []
    var facts: [Fact] = []
    private var factNames: Set<String> = []
    private var table = ""
    private var mounts: [Int]?
    private var choices: [String: [String]] = [:]
    private var screen = 0

    mutating func add(_ line: PrototypeLine) throws(PrototypeError) {
      if case .file(let mounts) = line {
        try endFile()
        for mount in mounts where !tables.indices.contains(mount) {
          throw PrototypeError("mounts a file that does not come before it")
        }
        self.mounts = mounts
        files.append(File())
        return
      }
      guard mounts != nil else { throw PrototypeError("does not begin with a file") }
      let file = files.count - 1
      switch line {
      case .file: break
      case .table(let line): table += line + "\n"
      case .choices(let name, let cases): choices[name] = cases
      case .fact(let name, let type, let lookup):
        // Facts with the same name are equal, and the facts of a fragment belong to the graph.
        if factNames.insert(name).inserted {
          facts.append(Fact(name: name, type: PrototypeType(type, choices: choices), lookup: lookup))
        }
      case .condition(let name, let expression): files[file].conditions[name] = expression
      case .screen(let number): screen = number
      case .argument(let name, let type, let isKey, let value):
        let type = PrototypeType(type, choices: choices)
        files[file].screens[screen, default: Screen()].arguments.append(
          Argument(name: name, type: type, isKey: isKey, defaultValue: value.flatMap { type.checked($0) }))
      case .requires(let expression): files[file].screens[screen, default: Screen()].requires = expression
      case .back(let expression): files[file].screens[screen, default: Screen()].back = expression
      case .doc(let text): files[file].screens[screen, default: Screen()].doc = text
      case .placeholder: files[file].screens[screen, default: Screen()].hasPlaceholder = true
      case .segue(let number, let expression): files[file].segues[number] = expression
      }
    }

    mutating func endFile() throws(PrototypeError) {
      guard let mounts else { return }
      self.mounts = nil
      do throws(TableError) {
        tables.append(try GraphTable(TableText(table), mounting: mounts.map { tables[$0] }))
      } catch {
        throw PrototypeError(error.text)
      }
      // The file itself, followed by each mounted file with its own mounts, in the order of the table.
      sections.append([files.count - 1] + mounts.flatMap { sections[$0] })
      table = ""
      choices = [:]
    }
  }

  // MARK: - Lookup

  /// Returns a fact by its name.
  package func fact(_ name: String) -> Fact? { factNumbers[name].map { facts[$0] } }

  /// The number of the file that a section of the table comes from.
  func fileNumber(ofSection section: Int) -> Int { sections[section] }

  private func file(of section: Int) -> File { files[sections[section]] }

  private func details(of screen: ScreenID) -> Screen? {
    file(of: table.section(of: screen)).screens[Int(table.number(of: screen).rawValue)]
  }

  /// The arguments of a screen, in the order of the file.
  package func arguments(of screen: ScreenID) -> [Argument] { details(of: screen)?.arguments ?? [] }

  /// The requirement of a screen or a place, which must hold while it is on the stack.
  package func requirement(of screen: ScreenID) -> PrototypeExpression? { details(of: screen)?.requires }

  /// The predicate of a screen's `back`.
  package func backPredicate(of screen: ScreenID) -> PrototypeExpression? { details(of: screen)?.back }

  /// The description of a screen.
  package func doc(of screen: ScreenID) -> String? { details(of: screen)?.doc }

  /// Whether the app makes a page for the empty last column of the split that a screen starts.
  package func hasPlaceholder(_ screen: ScreenID) -> Bool { details(of: screen)?.hasPlaceholder ?? false }

  /// The predicate of a segue.
  package func predicate(of segue: SegueID) -> PrototypeExpression? {
    file(of: table.section(of: segue)).segues[Int(table.number(of: segue).rawValue)]
  }

  /// A condition, by its name in the file of a section.
  package func condition(_ name: String, inSection section: Int) -> PrototypeExpression? {
    file(of: section).conditions[name]
  }

  /// Evaluates an expression of a section's file. Returns `nil` if the result depends on an unknown value.
  package func holds(
    _ expression: PrototypeExpression, inSection section: Int, fact: @escaping (String) -> PrototypeValue?,
    source: @escaping (String) -> PrototypeValue?, destination: @escaping (String) -> PrototypeValue?
  ) -> Bool? {
    PrototypeQuestion(
      fact: fact, condition: { self.condition($0, inSection: section) }, source: source, destination: destination
    ).holds(expression)
  }

  /// The async facts in the predicate of a segue, in the order in which they are looked up.
  func lookups(of segue: SegueID) -> [Fact] {
    guard let predicate = predicate(of: segue) else { return [] }
    var found: [Fact] = []
    var pending = [predicate]
    while let next = pending.popLast() {
      switch next {
      case .and(let parts), .or(let parts): pending += parts.reversed()
      case .not(let part): pending.append(part)
      case .compare(_, let left, let right): pending += [right, left]
      case .fact(let name):
        if let fact = fact(name), fact.lookup != nil, !found.contains(where: { $0.name == name }) {
          found.append(fact)
        }
      // A condition does not use async facts.
      case .condition, .source, .destination, .literal: break
      }
    }
    return found
  }
}
