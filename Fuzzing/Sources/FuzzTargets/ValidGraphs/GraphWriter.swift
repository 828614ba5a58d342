/// Writes a graph or a fragment from the first line to the last.
struct GraphWriter {
  struct Argument {
    var name: String
    var type: ValueType
    var literal: String?
    var doc: String?

    /// Whether a caller must supply the argument.
    var isRequired: Bool { literal == nil && !type.isOptional }
  }

  enum Kind {
    case graph, fragment
  }

  struct Screen {
    var name: String
    /// The fragment that is mounted at this screen.
    var fragment: Fragment?
    var arguments: [Argument] = []
    /// The names of the screen's segues.
    var segues = NamePool()
    /// The names of a container's tabs, after it is written.
    var tabs: [String] = []
  }

  let kind: Kind
  let shape: GraphShape
  /// The fragments that can be mounted.
  let mountable: [Fragment]
  /// The module of the fragments, or `nil` if it is the module of the graph.
  let module: String?
  let access: String?
  /// The exits of a fragment.
  var exits: [(name: String, type: ValueType?)] = []
  var lines: [String] = []
  /// Whether braces in texts are placeholders.
  var hasStrings = false
  var segueCount = 0
  /// The segues of the current screen that need no arguments.
  var openable: [String] = []
  var screens: [Screen] = []
  /// The names of the segues that every screen offers. No other segue of a screen has one of these names.
  var offered = NamePool()
  /// The types that the graph can use.
  var types: [ValueType.Base] = ValueType.builtins.map { .builtin($0) }
  var facts: [PredicateWriter.Operand] = []
  /// The facts with slow answers, which only a segue can await.
  var asyncFacts: [PredicateWriter.Operand] = []
  var conditions: [String] = []
  /// The names of facts and conditions, which arguments must not have, so that a name has one meaning.
  var saidNames: Set<String> = []
  /// The names of screens and types.
  var nestedNames = NamePool()
  /// The names of facts and conditions.
  var factNames: NamePool

  /// The texts around each predicate, by the number of its line.
  private var predicates: [Int: (head: String, tail: String)] = [:]

  /// Creates a writer for a file of one kind, in a family of files that mount each other.
  init(_ kind: Kind, in family: ValidGraph.Family, _ choices: inout Choices) {
    self.kind = kind
    shape = GraphShape(atMost: kind == .graph ? 12 : 5, isGraph: kind == .graph, &choices)
    mountable = family.fragments
    module = kind == .graph ? family.module : nil
    access = family.access
    factNames = family.factNames
    saidNames = family.saidNames
  }

  mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// Writes a line with a predicate between two texts.
  mutating func line(_ depth: Int, _ head: String, predicate: String, _ tail: String = "") {
    predicates[lines.count] = (String(repeating: "  ", count: depth) + head, tail)
    line(depth, head + QuotedScalar.of(predicate) + tail)
  }

  /// Replaces the predicate of a line with `true`. Returns whether the line has a predicate.
  mutating func weaken(_ number: Int) -> Bool {
    guard let (head, tail) = predicates[number] else { return false }
    lines[number] = head + "true" + tail
    return true
  }

  mutating func write(named name: String, _ choices: inout Choices) {
    for _ in 0..<shape.count {
      screens.append(Screen(name: nestedNames.next(&choices, avoiding: ["previous", "root", "opener"])))
    }
    line(0, "navc: 1")
    line(0, "\(kind == .graph ? "graph" : "fragment"): \(name)")
    let roots = screens.prefix(shape.rootCount).map { quoted($0.name) }
    line(0, "root: \(roots.count == 1 ? roots[0] : "[\(roots.joined(separator: ", "))]")")
    if let access { line(0, "access: \(access)") }
    line(0, "imports: [Model, Foundation]")
    if choices.chance(30) {
      let pages = ["conform: AnyObject", "conform: Shared, import: Model", "conform: Model.Page"]
      line(0, "pages: { \(choices.pick(pages)) }")
    }
    if choices.chance(30) { line(0, "doc: \(quoted(Texts.any(&choices)))") }
    writeTypes(&choices)
    writeExits(&choices)
    writeFacts(&choices)
    writeConditions(&choices)
    writeDefaults(&choices)
    writeStrings(&choices)
    writeLinkDefaults(&choices)
    chooseMounts(&choices)
    for screen in screens.indices where screens[screen].fragment == nil { makeArguments(screen, &choices) }
    writeAnywhere(&choices)
    line(0, "screens:")
    for screen in screens.indices { write(screen, &choices) }
  }

  private mutating func writeDefaults(_ choices: inout Choices) {
    guard choices.chance(30) else { return }
    line(0, "defaults:")
    line(1, "whenBusy: \(choices.pick(["auto", "drop", "queue", "replace"]))")
    if choices.chance(50) { line(1, "animated: \(choices.pick(["true", "false"]))") }
    if choices.chance(50) { line(1, "transition: \(quoted(Texts.any(&choices)))") }
  }

  private mutating func writeStrings(_ choices: inout Choices) {
    guard choices.chance(40) else { return }
    hasStrings = true
    let table = choices.pick(["Navigation", "\"My Words\"", "Localizable"])
    line(0, choices.pick(["strings: {}", "strings: { table: \(table), language: \(choices.pick(["en", "pt-BR"])) }"]))
  }

  /// A text for users, with placeholders for some arguments of a screen.
  func userText(of screen: Int, _ choices: inout Choices) -> String {
    let text = Texts.any(&choices)
    guard hasStrings else { return quoted(text) }
    let arguments = screens[screen].arguments.filter { argument in
      guard argument.type.shape == .plain, case .builtin(let name) = argument.type.base else { return false }
      return ["String", "Int", "Double"].contains(name) && !argument.name.contains { "{}".contains($0) }
    }
    let escaped = text.replacing("{", with: "{{").replacing("}", with: "}}")
    let placeholders = (0..<choices.below(3)).compactMap { _ in
      arguments.isEmpty ? nil : "{\(choices.pick(arguments).name)}"
    }
    return quoted(([escaped] + placeholders).joined(separator: choices.pick(["", " "])))
  }

  func quoted(_ text: String) -> String {
    Texts.isPlain(text) && !["y", "n"].contains(text) ? text : QuotedScalar.doubleQuoted(text)
  }

  func type(_ choices: inout Choices) -> ValueType {
    ValueType(base: choices.pick(types), shape: choices.pick([.plain, .plain, .optional, .array, .optionalArray]))
  }
}
