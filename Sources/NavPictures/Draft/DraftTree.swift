import NavCompiler
import NavTable

/// The tree of a draft: the segue that leads to the card of each screen, found by names only.
///
/// An unknown name does not lead anywhere. Each screen has one card, at the place nearest to a root. Screens that no
/// root opens have separate trees.
struct DraftTree {
  /// The subject of a card: a screen, the roots, or the segues under `anywhere`.
  enum Node: Hashable {
    case launch, anywhere
    case screen(Int)
  }

  /// A segue that opens a screen from a card. A replace may be declared on another screen.
  struct Lead {
    var segue: Int
    var declarer: Int?
  }

  let draft: Draft
  /// The first screen of each name.
  private let screens: [Symbol: Int]
  /// The roots that exist.
  private(set) var roots: [Int] = []
  /// The first screens of the trees that no root opens.
  private(set) var islands: [Int] = []
  /// The node and the segue that lead to each screen's card. The segue is -1 for a root.
  private var first: [(node: Node, segue: Int)?]
  /// The replaces by the node that they keep.
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

  /// The target of a segue, or `nil` if it does not exist.
  func target(of segue: SegueDeclaration) -> Int? { segue.target.flatMap { screens[$0.symbol] } }

  /// The screen with a name, or `nil` if it does not exist.
  func screen(_ name: Name) -> Int? { screens[name.symbol] }

  /// Whether the card of a segue's target is at this node.
  func isFirst(_ lead: Int, to target: Int, at node: Node) -> Bool {
    guard let place = first[target] else { return false }
    return place.node == node && place.segue == lead
  }

  /// The replaces of other screens that open a screen at a node.
  func replacements(on node: Node) -> [Lead] { replacements[node] ?? [] }

  /// Whether the card that follows a node on the way to a screen is opened by a pane.
  func isPane(above node: Node, towards screen: Int) -> Bool {
    var screen = screen
    // A limit, because each screen of a long chain would search the entire chain.
    for _ in 0..<Self.farthest {
      guard let place = first[screen], place.segue >= 0 else { return false }
      if place.node == node {
        if case .pane? = draft.declarations.details(draft.declarations.segues[place.segue])?.opening { return true }
        return false
      }
      guard case .screen(let below) = place.node else { return false }
      screen = below
    }
    return false
  }

  private static let farthest = 64

  func isRecursive(_ segue: SegueDeclaration) -> Bool { draft.declarations.details(segue)?.recursive != nil }

  // MARK: - Search

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

  /// The screens that the search reaches for the first time.
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

  /// The screen at which a replace opens its target, if the search has reached that screen.
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
