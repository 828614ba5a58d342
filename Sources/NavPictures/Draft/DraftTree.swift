import NavCompiler
import NavTable

/// Where the screens of a draft stand: which segue leads to the card of each, by names alone.
///
/// A name that nothing is called leads nowhere. Each screen has one card, at its place nearest to a root; what no root leads to has trees of
/// its own.
struct DraftTree {
  /// What stands on a card: a screen, what is at the bottom, what is offered anywhere.
  enum Node: Hashable {
    case launch, anywhere
    case screen(Int)
  }

  /// A segue that opens a screen from a card, where that of another screen may have declared it.
  struct Lead {
    var segue: Int
    var declarer: Int?
  }

  let draft: Draft
  /// By name, the first screen that is so called.
  private let screens: [Symbol: Int]
  /// What is at the bottom, as far as there is such a screen.
  private(set) var roots: [Int] = []
  /// Where the trees begin that no root leads to.
  private(set) var islands: [Int] = []
  /// By screen, the node and the segue that lead to its card; the segue is -1 of what is at the bottom.
  private var first: [(node: Node, segue: Int)?]
  /// Segues that replace, by the node at which they cut the stack.
  private var replacements: [Node: [Lead]] = [:]

  init(_ draft: Draft) {
    self.draft = draft
    let declarations = draft.declarations
    var screens: [Symbol: Int] = [:]
    for (index, screen) in declarations.screens.enumerated() where screens[screen.name.symbol] == nil {
      screens[screen.name.symbol] = index
    }
    self.screens = screens
    first = Array(repeating: nil, count: declarations.screens.count)
    for name in declarations.roots {
      guard let screen = screens[name.symbol], first[screen] == nil else { continue }
      roots.append(screen)
      first[screen] = (.launch, -1)
    }
    walk(roots)
    open(declarations.anywhere, from: .anywhere)
    findIslands()
  }

  /// What a segue leads to, if anything is so called.
  func target(of segue: SegueDeclaration) -> Int? { segue.target.flatMap { screens[$0.symbol] } }

  /// The screen of a name, if one is so called.
  func screen(_ name: Name) -> Int? { screens[name.symbol] }

  /// Whether the card of what a segue leads to hangs at this one.
  func isFirst(_ lead: Int, to target: Int, at node: Node) -> Bool {
    guard let place = first[target] else { return false }
    return place.node == node && place.segue == lead
  }

  /// The segues that replace, declared elsewhere, whose screens stand on a node.
  func replacements(on node: Node) -> [Lead] { replacements[node] ?? [] }

  func isRecursive(_ segue: SegueDeclaration) -> Bool { draft.declarations.details(segue)?.recursive != nil }

  // MARK: - Walking

  private mutating func walk(_ starts: [Int]) {
    var row = starts
    while !row.isEmpty {
      var below: [Int] = []
      for screen in row {
        below += opened(draft.declarations.screens[screen].pushes, from: .screen(screen))
      }
      row = below
    }
  }

  private mutating func open(_ segues: Range<Int32>, from node: Node) { walk(opened(segues, from: node)) }

  /// The screens that are met for the first time.
  private mutating func opened(_ segues: Range<Int32>, from node: Node) -> [Int] {
    var found: [Int] = []
    for index in segues {
      let segue = draft.declarations.segues[Int(index)]
      var place = node
      if case .screen(let source) = node, let cut = cut(of: segue, from: source), cut != source {
        place = .screen(cut)
        replacements[place, default: []].append(Lead(segue: Int(index), declarer: source))
      }
      guard let target = target(of: segue), !isRecursive(segue), first[target] == nil else { continue }
      first[target] = (place, Int(index))
      found.append(target)
    }
    return found
  }

  /// The screen on which the target of a segue that replaces comes to stand, if it has been met.
  private func cut(of segue: SegueDeclaration, from source: Int) -> Int? {
    guard case .replace(let from)? = draft.declarations.details(segue)?.opening else { return nil }
    if let from { return screens[from.symbol].flatMap { first[$0] == nil ? nil : $0 } }
    guard case .screen(let below)? = first[source]?.node else { return nil }
    return below
  }

  private mutating func findIslands() {
    let declarations = draft.declarations
    var isTarget = [Bool](repeating: false, count: declarations.screens.count)
    for (index, screen) in declarations.screens.enumerated() where first[index] == nil {
      for segue in screen.pushes {
        guard let target = target(of: declarations.segues[Int(segue)]), target != index else { continue }
        isTarget[target] = true
      }
    }
    for needsNothing in [true, false] {
      for index in declarations.screens.indices where first[index] == nil && (!needsNothing || !isTarget[index]) {
        first[index] = (.launch, -1)
        islands.append(index)
        walk([index])
      }
    }
  }
}
