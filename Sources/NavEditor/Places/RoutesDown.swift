import NavCompiler

/// The paths from the root to screens, as go segues and links follow them, from the declarations of any file.
///
/// A path ends at a shared screen, below which `via` selects the way.
struct RoutesDown {
  /// The way from a screen down.
  struct Route {
    /// The nearest shared node: the screen itself, or one below it.
    var shared: Int?
    /// A required argument that has no value on this path.
    var missing: String?
    /// Whether the way leads through a screen that only replaces open.
    var isReplaced = false
  }

  private let model: FileModel
  private var tree: ScreenTree { model.screenTree }
  /// The screens that are on the stack in every place of the source. Their arguments are not missing.
  private let standing: Set<Int>
  private var routes: [Int: Route] = [:]

  /// - Parameters:
  ///   - model: The file.
  ///   - source: The screen where the path starts, or the node of `anywhere`. A link starts with an empty stack.
  init(_ model: FileModel, from source: Int?) {
    self.model = model
    standing = source.map { Set(model.screenTree.ancestors(of: $0) + [$0]) } ?? []
  }

  /// The way to a screen, whose own arguments come from the caller.
  mutating func route(to target: Int) -> Route {
    var route = route(from: target)
    guard !isShared(target), !tree.isRoot(target), !standing.contains(target) else {
      route.missing = nil
      return route
    }
    route.missing = tree.parents(of: target).first.flatMap { self.route(from: $0).missing }
    return route
  }

  /// The way from a node down. Each node is visited once for all ways.
  private mutating func route(from node: Int) -> Route {
    var (path, known, next) = ([Int](), Set<Int>(), node)
    while routes[next] == nil, known.insert(next).inserted {
      path.append(next)
      guard !isShared(next), !tree.isRoot(next), let parent = tree.parents(of: next).first else { break }
      next = parent
    }
    var route = path.last == next ? Route() : routes[next] ?? Route()
    for node in path.reversed() {
      if isShared(node) {
        route.shared = node
      } else if standing.contains(node) {
        route.missing = nil
      } else if let parent = tree.parents(of: node).first, !tree.isRoot(node) {
        route.missing = missing(of: node, from: parent) ?? route.missing
      }
      if isReplaced(node) { route.isReplaced = true }
      routes[node] = route
    }
    return routes[node] ?? route
  }

  private func isShared(_ node: Int) -> Bool { node == tree.anywhere || model.declarations.screens[node].isShared }

  private func isReplaced(_ node: Int) -> Bool {
    let openings = model.openings(of: node)
    return !openings.isEmpty && openings.allSatisfy { model.isReplace($0) }
  }

  /// The first required argument of a screen that the segues of its parent do not pass.
  private func missing(of screen: Int, from parent: Int) -> String? {
    let declarations = model.declarations
    let segues = model.openings(of: screen).filter { model.source(ofSegue: $0) == parent && !model.isReplace($0) }
    guard !segues.isEmpty else { return nil }
    let passed = segues.map { segue in
      Set(
        (declarations.details(declarations.segues[segue])?.pass ?? 0..<0).map {
          declarations.passes[Int($0)].argument.symbol
        })
    }
    return declarations.screens[screen].arguments.lazy.map { declarations.arguments[Int($0)] }.first { argument in
      argument.isRequired && !passed.allSatisfy { $0.contains(argument.name.symbol) }
    }.map { model.text($0.name) }
  }

  /// The nodes that `via` can name for a target, after the names that it already has.
  mutating func vias(for target: Int, after names: Set<String>) -> (shared: Int, parents: [Int])? {
    var (head, seen) = (target, Set<Int>())
    while let shared = route(from: head).shared, seen.insert(shared).inserted {
      let parents = tree.parents(of: shared).filter { $0 != tree.anywhere }
      let named = parents.first { names.contains(model.text(model.declarations.screens[$0].name)) }
      guard let named else { return (shared, parents) }
      head = named
    }
    return nil
  }
}

extension ArgumentDeclaration {
  /// Whether a screen needs a value for the argument. Without a default, an optional argument is `nil`.
  var isRequired: Bool {
    guard let type else { return false }
    return defaultValue == nil && !isIncomplete && type.wrappers.last != .optional
  }
}
