import NavCompiler

/// A segue, a link, or a mount that opens a screen.
package struct Way: Sendable {
  package var source: HierarchyNode
  /// The name of the segue, the path of the link, or the path of the mount, in the file of the source.
  package var range: Range<Int>
}

/// The ways to each screen of a file, in the order of the file.
package struct Ways: Sendable {
  private var ways: [[Way]]

  /// Finds the segues and the links that open a screen. An unwind opens no screen.
  ///
  /// - Complexity: Linear in the file.
  package init(_ model: FileModel) {
    let declarations = model.declarations
    ways = Array(repeating: [], count: declarations.screens.count)
    let tabs = model.tabTargets
    for (index, screen) in declarations.screens.enumerated() {
      let source = model.node(ofScreen: index)
      for segue in [screen.pushes, screen.goes].joined() { add(Int(segue), from: source, model, tabs) }
      guard let link = declarations.details(screen)?.link else { continue }
      let node = HierarchyNode(.link, model.text(screen.name), in: model.identity)
      ways[index].append(Way(source: node, range: model.range(of: link.path)))
    }
    let anywhere = HierarchyNode(.anywhere, Keyword.anywhere.rawValue, in: model.identity)
    for segue in [declarations.anywhere, declarations.anywhereGoes].joined() {
      add(Int(segue), from: anywhere, model, tabs)
    }
  }

  private mutating func add(_ segue: Int, from source: HierarchyNode, _ model: FileModel, _ tabs: [Symbol: Int]) {
    guard let target = model.opened(bySegue: segue, tabs) else { return }
    ways[target].append(Way(source: source, range: model.range(of: model.declarations.segues[segue].name.node)))
  }

  package subscript(screen: Int) -> [Way] { ways[screen] }
}

extension FileModel {
  func node(ofScreen screen: Int) -> HierarchyNode {
    HierarchyNode(.screen, text(declarations.screens[screen].name), in: identity)
  }

  /// The first screens of the tabs. If several containers have a tab with the same name, the first one counts.
  var tabTargets: [Symbol: Int] {
    var targets: [Symbol: Int] = [:]
    for screen in declarations.screens where declarations.details(screen)?.tabs != nil {
      for index in screen.pushes {
        let tab = declarations.segues[Int(index)]
        guard targets[tab.name.symbol] == nil, let target = tab.target else { continue }
        targets[tab.name.symbol] = self.screen(target.symbol)
      }
    }
    return targets
  }

  /// The screen that a segue opens: its target, or the first screen of its tab.
  func opened(bySegue index: Int, _ tabs: [Symbol: Int]) -> Int? {
    let segue = declarations.segues[index]
    if let target = segue.target { return screen(target.symbol) }
    return declarations.route(declarations.details(segue))?.tab.flatMap { tabs[$0.symbol] }
  }
}

extension Project {
  /// The mounts that open the root of a fragment.
  package func mounts(of fragment: FileModel) -> [Way] {
    sortedModels.flatMap { model in
      model.declarations.mounts.enumerated().compactMap { index, mount in
        guard model.mounts[index] == fragment.identity, let path = mount.path else { return nil }
        return Way(source: model.node(ofScreen: Int(mount.screen)), range: model.range(of: path))
      }
    }
  }
}
