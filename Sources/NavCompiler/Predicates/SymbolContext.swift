/// The names that predicates can use, and the names that they have used so far.
///
/// It is a class, because all predicates of a compilation read the same tables and record their uses in them.
final class SymbolContext {
  struct ConditionReference {
    var condition: ConditionID
    var named: ConditionID
    var range: SourceRange
  }

  let tree: NodeTree
  var texts: Interner
  var suggestions = NearestName()
  var types: [DeclaredType] = []
  var facts: [Fact] = []
  var factIDs = SymbolTable<FactID>([])
  var conditionNames: [Symbol] = []
  var conditionIDs = SymbolTable<ConditionID>([])
  var arguments: [Argument] = []
  /// The range of each screen in `arguments`.
  var argumentRanges: [Range<Int32>] = []
  var usedFacts: [Bool] = []
  var usedConditions: [Bool] = []
  /// The references from conditions to other conditions.
  var conditionReferences: [ConditionReference] = []
  /// Facts with an error in their declaration. Their uses are not checked.
  var brokenFacts: [Bool] = []
  /// Arguments with an unknown type. Their uses are not checked.
  var brokenArguments: Set<ArgumentID> = []
  /// Screens with an argument that could not be read. An unknown name may mean this argument.
  var brokenScreens: [Bool] = []
  /// Whether a name was found that may mean any fact or condition. There are then no reports of unused names.
  var hasUnknownName = false
  /// Whether facts or conditions could not be read. An unknown name may mean one of them.
  var isIncomplete = false
  /// The requirements of the root of each mounted fragment. If the root is a mount, they include the requirements of
  /// the inner fragment.
  var innerRequirements: [ScreenID: [InnerRequirement]] = [:]
  /// The predicates of mounted fragments.
  var innerPredicates: [FragmentID: [InnerPredicate]] = [:]
  /// The symbols of texts that aliases repeat, so that each text is kept once.
  var aliasedTexts: [NodeID: Symbol] = [:]
  private var longArguments: [ScreenID: [Symbol: ArgumentID]] = [:]
  private var longCases: [TypeID: [Symbol: Int]] = [:]
  /// Longer lists are searched with a table.
  private static let shortCount = 16

  init(tree: NodeTree, texts: Interner) {
    self.tree = tree
    self.texts = texts
  }

  /// The argument of a screen with a name.
  func argument(_ name: Symbol, of screen: ScreenID) -> ArgumentID? {
    let range = argumentRanges[screen.position]
    guard range.count > Self.shortCount else {
      for index in range where arguments[Int(index)].name == name { return ArgumentID(index: index) }
      return nil
    }
    if let table = longArguments[screen] { return table[name] }
    let pairs = range.lazy.map { (self.arguments[Int($0)].name, ArgumentID(index: $0)) }
    let table = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    longArguments[screen] = table
    return table[name]
  }

  /// The names of a screen's arguments.
  func argumentNames(of screen: ScreenID?) -> some Sequence<String> {
    let range = screen.map { argumentRanges[$0.position] } ?? 0..<0
    return range.lazy.map { self.texts.text(self.arguments[Int($0)].name) }
  }

  /// The position of a case in an enum.
  func position(of name: Symbol, in type: TypeID) -> Int? {
    guard case .cases(let cases) = types[type.position].kind else { return nil }
    guard cases.count > Self.shortCount else { return cases.firstIndex(of: name) }
    if let table = longCases[type] { return table[name] }
    let table = Dictionary(zip(cases, 0...), uniquingKeysWith: { first, _ in first })
    longCases[type] = table
    return table[name]
  }

  /// The cases of a type, if it is an enum.
  func cases(of type: TypeReference) -> [Symbol]? {
    guard case .declared(let id) = type, case .cases(let cases) = types[id.position].kind else { return nil }
    return cases
  }

  /// A type in the syntax of the graph file.
  func text(_ type: TypeReference) -> String {
    switch type {
    case .builtin(let builtin): builtin.rawValue
    case .declared(let id): texts.text(types[id.position].name)
    case .optional(let wrapped): text(wrapped) + "?"
    case .array(let element): "[" + text(element) + "]"
    }
  }

  /// A name with its indefinite article. A single letter, or a letter before another capital, is pronounced as a
  /// letter: «an F», «an HTMLPage», «a URL».
  private static func withArticle(_ name: String) -> String {
    let isSpelled = name.dropFirst().first.map { $0.isUppercase || $0.isNumber } ?? true
    let vowels = isSpelled ? "AEFHILMNORSX" : "AEIO"
    return (name.first.map { vowels.contains($0) } == true ? "an " : "a ") + name
  }

  /// A type in a sentence: «an Int», «a list of String», «an optional Date».
  func phrase(_ type: TypeReference) -> String {
    switch type {
    case .builtin, .declared:
      return Self.withArticle(text(type))
    case .optional(.array(let element)): return "an optional list of " + text(element)
    case .optional(let wrapped): return "an optional " + text(wrapped)
    case .array(let element): return "a list of " + text(element)
    }
  }
}
