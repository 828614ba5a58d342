import NavCompiler

/// The screens on top of which each screen opens, from the declarations of any file.
///
/// The node after the screens stands for all screens that offer the segues under `anywhere`, as in `PushGraph`.
/// Recursive segues and segues to a root are not edges of the tree.
struct TreeEdges {
  let anywhere: Int
  /// The nodes below each node, each once, in the order of the file. The edges of some replaces come last.
  private(set) var parents: [[Int]]
  private let model: FileModel
  private let roots: Set<Int>
  private var known: Set<Int> = []
  /// The targets of the replaces that cut the stack at the screen below their source.
  private var successors: [Int: [Int]] = [:]
  /// The edges to screens that may declare such a replace.
  private var pending: [(parent: Int, screen: Int)] = []
  /// The remaining number of edges that replaces can make, so that a file with many of them is read in linear time.
  private var room: Int

  init(_ model: FileModel, roots: Set<Int>) {
    self.model = model
    self.roots = roots
    anywhere = model.declarations.screens.count
    parents = Array(repeating: [], count: anywhere + 1)
    room = 1_000 + 20 * model.declarations.segues.count
    for (source, screen) in model.declarations.screens.enumerated() {
      for segue in screen.pushes { read(model.declarations.segues[Int(segue)], of: source) }
    }
    let offered = model.declarations.anywhere.compactMap { index in
      model.declarations.segues[Int(index)].target.flatMap { model.screen($0.symbol) }
    }.filter { !roots.contains($0) }
    for target in offered { add(target, on: anywhere) }
    addReplaces()
    guard !offered.isEmpty else { return }
    // The screens that the offered segues lead to do not offer them.
    var (isReached, open) = (Set(offered), offered)
    let children = children
    while let next = open.popLast() {
      for child in children[next] where isReached.insert(child).inserted { open.append(child) }
    }
    for screen in 0..<anywhere where !isReached.contains(screen) && model.hasPage(screen) { add(anywhere, on: screen) }
  }

  /// The nodes that open on top of each node.
  var children: [[Int]] {
    var children: [[Int]] = Array(repeating: [], count: parents.count)
    for (node, parents) in parents.enumerated() { for parent in parents { children[parent].append(node) } }
    return children
  }

  private mutating func read(_ segue: SegueDeclaration, of source: Int) {
    guard let target = segue.target.flatMap({ model.screen($0.symbol) }), !roots.contains(target) else { return }
    let details = model.declarations.details(segue)
    guard details?.recursive == nil else { return }
    switch details?.opening {
    case .replace(let from):
      guard let cuts = model.cuts(ofReplaceFrom: from, roots: roots) else {
        successors[source, default: []].append(target)
        return
      }
      for cut in cuts { add(target, on: cut) }
    case .replaceFromUnknown: break
    case .push, .pane, .present, .tab, nil: add(target, on: source)
    }
  }

  private mutating func add(_ target: Int, on parent: Int) {
    guard target != parent, known.insert(parent * (anywhere + 1) + target).inserted else { return }
    parents[target].append(parent)
    pending.append((parent, target))
  }

  /// Adds the edges from the screens below the source of a replace, including those that other replaces put there.
  private mutating func addReplaces() {
    guard !successors.isEmpty else { return }
    // The first screen of a tab is on top of the screens that present its container.
    for (screen, targets) in successors.sorted(by: { $0.key < $1.key }) {
      for tabs in parents[screen] where tabs < anywhere && model.isContainer(tabs) {
        for below in parents[tabs] { pending.append((below, screen)) }
      }
      room += targets.count
    }
    while let (parent, screen) = pending.popLast(), room > 0 {
      guard parent == anywhere || !model.isContainer(parent) else { continue }
      for target in successors[screen] ?? [] {
        room -= 1
        add(target, on: parent)
      }
    }
  }
}

extension FileModel {
  /// The screens where a replace cuts the stack, or `nil` for the screen below its source.
  func cuts(ofReplaceFrom from: Name?, roots: Set<Int>) -> [Int]? {
    switch from.flatMap({ Keyword($0.symbol) }) {
    case .root: return roots.sorted().filter { !isContainer($0) }
    case .previous: return nil
    default: return from.map { name in [screen(name.symbol)].compactMap { $0 }.filter { !isContainer($0) } }
    }
  }

  /// Whether a screen has tabs instead of a page.
  func isContainer(_ screen: Int) -> Bool {
    declarations.details(declarations.screens[screen])?.tabs != nil
  }

  /// Whether a screen is a question with buttons.
  func isAlert(_ screen: Int) -> Bool {
    declarations.details(declarations.screens[screen])?.alert != nil
  }
}
