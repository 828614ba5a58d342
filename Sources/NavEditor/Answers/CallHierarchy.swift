package import NavCompiler

/// An entry of the call hierarchy: something that opens screens.
package struct HierarchyNode: Hashable, Sendable {
  package var kind: Kind
  /// The name of the screen. For a link, it is the screen that the link opens.
  package var name: String
  package var file: FileIdentity

  package enum Kind: String, Sendable { case screen, anywhere, link }

  package init(_ kind: Kind, _ name: String, in file: FileIdentity) {
    self.kind = kind
    self.name = name
    self.file = file
  }
}

extension FileModel {
  /// The text beside an entry: the path of a link, or the title of a screen.
  package func detail(of node: HierarchyNode) -> String {
    guard let screen = screen(named: node.name).map({ declarations.screens[$0] }) else { return "" }
    switch node.kind {
    case .screen: return screen.title.map { tree.text($0) } ?? ""
    case .link: return declarations.details(screen)?.link.map { tree.text($0.path) } ?? ""
    case .anywhere: return ""
    }
  }

  /// The declaration of an entry and its name, or `nil` if the file does not have it.
  package func ranges(of node: HierarchyNode) -> (declaration: Range<Int>, name: Range<Int>)? {
    switch node.kind {
    case .anywhere:
      guard let root = tree.root, tree.kind(root) == .mapping else { return nil }
      var entries = tree.cursor(root)
      while let (key, _) = tree.nextEntry(&entries) {
        if tree.keySymbol(key) == Keyword.anywhere.symbol { return ranges(ofKey: key) }
      }
      return nil
    case .screen: return screen(named: node.name).map { ranges(ofKey: declarations.screens[$0].name.node) }
    case .link:
      let screen = screen(named: node.name).map { declarations.screens[$0] }
      let link = screen.flatMap { declarations.details($0)?.link }
      return link.map { (range(of: $0.path), range(of: $0.path)) }
    }
  }

  private func ranges(ofKey key: NodeID) -> (declaration: Range<Int>, name: Range<Int>) {
    let name = range(of: key)
    return (name.lowerBound..<max(name.upperBound, valueEnd(ofKey: key)), name)
  }
}

/// The other end of a segue, with all segues between the two entries.
package struct HierarchyCall: Sendable {
  package var node: HierarchyNode
  /// The names of the segues, the paths of links, or the paths of mounts, in the file of the source.
  package var ranges: [Range<Int>]
}

extension Project {
  /// The entries for the name at an offset: a screen, the screens that a segue or `previous` leads to, or the screen of
  /// an argument.
  package func hierarchy(at offset: Int, in file: FileIdentity) -> [HierarchyNode] {
    guard let model = models[file], let occurrence = model.occurrence(at: offset) else { return [] }
    switch occurrence.meaning {
    case .builtin: return []
    case .special(let word, let screen):
      return model.screens(meantBy: word, from: screen).map { model.node(ofScreen: $0) }
    case .item(let item):
      guard let owner = item.file.flatMap({ models[$0] }) else { return [] }
      switch item.kind {
      case .screen: return owner.screen(named: item.name).map { [owner.node(ofScreen: $0)] } ?? []
      case .segue, .tab:
        guard let segue = owner.segue(named: item.name, of: item.owner) else { return [] }
        var targets = SegueTargets(owner, of: self)
        return targets.targets(of: segue, from: owner.screen(named: item.owner))
      case .file: return root(of: owner)
      case .argument:
        guard !item.owner.isEmpty else { return root(of: owner) }
        return owner.screen(named: item.owner).map { [owner.node(ofScreen: $0)] } ?? []
      case .graph, .fact, .condition, .type, .exit, .parameter, .enumCase: return []
      }
    }
  }

  private func root(of fragment: FileModel) -> [HierarchyNode] {
    fragment.fragmentRoot.flatMap { fragment.screen($0) }.map { [fragment.node(ofScreen: $0)] } ?? []
  }

  /// The segues, links, and mounts that open a screen, by their sources.
  package func incoming(_ node: HierarchyNode) -> [HierarchyCall] {
    guard node.kind == .screen, let model = models[node.file], let screen = model.screen(named: node.name) else {
      return []
    }
    let isRoot = model.fragmentRoot == model.declarations.screens[screen].name.symbol
    let ways = Ways(model)[screen] + (isRoot ? mounts(of: model) : [])
    return Self.grouped(ways.map { ($0.source, $0.range) })
  }

  /// The segues of a screen, by their targets. A mount leads to the root of its fragment.
  package func outgoing(_ node: HierarchyNode) -> [HierarchyCall] {
    guard let model = models[node.file] else { return [] }
    let declarations = model.declarations
    var calls: [(HierarchyNode, Range<Int>)] = []
    var targets = SegueTargets(model, of: self)
    func add(_ segues: [Int], from screen: Int?) {
      for segue in segues where calls.count < Self.callLimit {
        let range = model.range(of: declarations.segues[segue].name.node)
        calls += targets.targets(of: segue, from: screen).map { ($0, range) }
      }
    }
    switch node.kind {
    case .screen:
      guard let index = model.screen(named: node.name) else { return [] }
      let screen = declarations.screens[index]
      add(model.segues(of: node.name), from: index)
      if let path = declarations.mount(screen)?.path,
        let fragment = model.mounts[Int(screen.mount)].flatMap({ models[$0] })
      {
        calls += root(of: fragment).map { ($0, model.range(of: path)) }
      }
    case .anywhere: add(model.segues(of: ""), from: nil)
    case .link:
      guard let screen = model.screen(named: node.name),
        let link = declarations.details(declarations.screens[screen])?.link
      else { return [] }
      calls.append((model.node(ofScreen: screen), model.range(of: link.path)))
    }
    return Self.grouped(calls)
  }

  /// The maximum number of segues, each with one of its targets. `previous` can mean as many screens as the file has.
  private static let callLimit = 10_000

  private static func grouped(_ calls: [(node: HierarchyNode, range: Range<Int>)]) -> [HierarchyCall] {
    var positions: [HierarchyNode: Int] = [:]
    var grouped: [HierarchyCall] = []
    for call in calls {
      if let position = positions[call.node] {
        grouped[position].ranges.append(call.range)
      } else {
        positions[call.node] = grouped.count
        grouped.append(HierarchyCall(node: call.node, ranges: [call.range]))
      }
    }
    return grouped
  }
}
