/// Former names that do not identify one item: names of today, names that two items claim, and an item's own name.
struct FormerNameCheck {
  /// Items whose names must differ.
  private enum Scope: Hashable {
    case screens
    case arguments(of: Int)
    /// The segues of a screen, or of `anywhere` for -1.
    case segues(of: Int)
    case cases(of: Int)
  }

  private let declarations: Declarations
  private var scopes: [FormerNamesDeclaration.Owner: Scope] = [:]
  /// The names of today, by scope.
  private var names: [Scope: [Symbol: Name]] = [:]
  private var claims: [Scope: [Symbol: Name]] = [:]

  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    guard !declarations.formerNames.isEmpty else { return }
    var check = FormerNameCheck(declarations)
    for declared in declarations.formerNames { check.check(declared, &context) }
  }

  private init(_ declarations: Declarations) {
    self.declarations = declarations
    var owners = Set(declarations.formerNames.map(\.owner))
    for (index, screen) in declarations.screens.enumerated() {
      add(.screen(index), to: .screens, &owners)
      for argument in screen.arguments { add(.argument(Int(argument)), to: .arguments(of: index), &owners) }
      for segue in [screen.pushes, screen.unwinds, screen.goes].joined() {
        add(.segue(Int(segue)), to: .segues(of: index), &owners)
      }
    }
    for segue in [declarations.anywhere, declarations.anywhereGoes].joined() {
      add(.segue(Int(segue)), to: .segues(of: -1), &owners)
    }
    for (index, type) in declarations.types.enumerated() {
      guard case .cases(let cases) = type.kind else { continue }
      for number in cases { add(.enumCase(Int(number)), to: .cases(of: index), &owners) }
    }
  }

  private mutating func add(
    _ owner: FormerNamesDeclaration.Owner, to scope: Scope, _ owners: inout Set<FormerNamesDeclaration.Owner>
  ) {
    guard owners.remove(owner) != nil else { return }
    scopes[owner] = scope
  }

  /// The names of a scope in the file.
  private mutating func namesOfToday(_ scope: Scope) -> [Symbol: Name] {
    if let known = names[scope] { return known }
    let all: [Name] =
      switch scope {
      case .screens: declarations.screens.map(\.name)
      case .arguments(let screen):
        declarations.screens[screen].arguments.map { declarations.arguments[Int($0)].name }
      case .segues(-1):
        [declarations.anywhere, declarations.anywhereGoes].joined().map { declarations.segues[Int($0)].name }
      case .segues(let screen):
        [declarations.screens[screen].pushes, declarations.screens[screen].unwinds, declarations.screens[screen].goes]
          .joined().map { declarations.segues[Int($0)].name }
      case .cases(let type):
        if case .cases(let cases) = declarations.types[type].kind {
          cases.map { declarations.cases[Int($0)] }
        } else {
          []
        }
      }
    let found = Dictionary(all.map { ($0.symbol, $0) }) { first, _ in first }
    names[scope] = found
    return found
  }

  private mutating func check(_ declared: FormerNamesDeclaration, _ context: inout CheckContext) {
    guard let scope = scopes[declared.owner] else { return }
    let own = name(of: declared.owner)
    let noun = noun(of: declared.owner)
    for former in declared.names {
      let range = declarations.range(former)
      if former.symbol == own.symbol {
        context.report(.wasSame, at: range) { words in
          Diagnostic(.wasSame, "'\(words.text(former.symbol))' is the name of the \(noun) itself", at: range)
        }
      } else if let other = namesOfToday(scope)[former.symbol] {
        context.report(.wasInUse, at: range) { words in
          Diagnostic(
            .wasInUse, "'\(words.text(former.symbol))' is the name of another \(noun)", at: range,
            notes: [
              Diagnostic.Note(
                "a saved '\(words.text(former.symbol))' means this \(noun)", at: declarations.range(other))
            ])
        }
      } else if let first = claims[scope, default: [:]].updateValue(former, forKey: former.symbol) {
        // The first claim stays.
        claims[scope]?[former.symbol] = first
        context.report(.wasTwice, at: range) { words in
          Diagnostic(
            .wasTwice, "'\(words.text(former.symbol))' is declared as a former name twice", at: range,
            notes: [Diagnostic.Note("it is declared here, too", at: declarations.range(first))])
        }
      }
    }
  }

  private func name(of owner: FormerNamesDeclaration.Owner) -> Name {
    switch owner {
    case .screen(let index): declarations.screens[index].name
    case .argument(let index): declarations.arguments[index].name
    case .segue(let index): declarations.segues[index].name
    case .enumCase(let index): declarations.cases[index]
    }
  }

  private func noun(of owner: FormerNamesDeclaration.Owner) -> String {
    switch owner {
    case .screen: "screen"
    case .argument: "argument"
    case .enumCase: "case"
    case .segue(let index):
      if case .tab? = declarations.details(declarations.segues[index])?.opening { "tab" } else { "segue" }
    }
  }
}

extension Rule {
  package static let wasInUse = Rule(
    id: "was-in-use", section: .names,
    range: "the former name",
    meaning: "A former name is the name of another item today.",
    reason: """
      'was' names an item as stacks were saved with it. A saved name that exists today always means the item of today, \
      so the former name would have no effect. Remove the former name, or rename the other item.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, openBasket: basket }
        cart: { was: basket }
        basket:
      """,
    mended: ["cart: { was: basket }": "cart: { was: shoppingCart }"])

  package static let wasTwice = Rule(
    id: "was-twice", section: .names,
    range: "the later former name",
    meaning: "Two items have the same former name.",
    reason: """
      A saved name must mean one item. If a screen became two, decide which of them a saved stack opens. The rule \
      applies to the screens of a file, to the arguments and segues of one screen, and to the cases of one enum.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, openWishes: wishes }
        cart: { was: basket }
        wishes: { was: basket }
      """,
    mended: ["wishes: { was: basket }": "wishes:"])

  package static let wasSame = Rule(
    id: "was-same", severity: .warning, section: .names,
    range: "the former name",
    meaning: "A former name is the name that the item has.",
    reason: """
      An item is always found by its own name, so such a former name has no effect. If the item was renamed and its name \
      was changed back, the other name is the former one.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart }
        cart: { was: [basket, cart] }
      """,
    mended: ["[basket, cart]": "basket"])
}
