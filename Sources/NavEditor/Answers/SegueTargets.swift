import NavCompiler

/// The screens that the segues of a file lead to.
///
/// A target such as `previous` can mean many screens, so the results are kept for all segues of a screen.
struct SegueTargets {
  private let project: Project
  private let model: FileModel
  private lazy var tabs = model.tabTargets
  private lazy var exits = project.exitTargets(of: model)
  private var special: [Special: [HierarchyNode]] = [:]

  private struct Special: Hashable {
    var word: Keyword
    var screen: Int
  }

  init(_ model: FileModel, of project: Project) {
    self.model = model
    self.project = project
  }

  /// Returns the screens that a segue leads to. An exit leads to the targets of its bindings.
  ///
  /// - Parameters:
  ///   - index: The position of the segue.
  ///   - screen: The position of its screen, or `nil` for a segue of `anywhere`.
  /// - Returns: The screens.
  mutating func targets(of index: Int, from screen: Int?) -> [HierarchyNode] {
    let segue = model.declarations.segues[index]
    let details = model.declarations.details(segue)
    if let exit = details?.exit { return exits[exit.symbol] ?? [] }
    if let tab = model.declarations.route(details)?.tab { return nodes([tabs[tab.symbol]]) }
    guard let target = segue.target else { return [] }
    guard let word = Keyword(target.symbol), [.previous, .root, .opener].contains(word), let screen else {
      return nodes([model.screen(target.symbol)])
    }
    let key = Special(word: word, screen: screen)
    if let known = special[key] { return known }
    let name = model.text(model.declarations.screens[screen].name)
    special[key] = nodes(model.screens(meantBy: word, from: name))
    return special[key] ?? []
  }

  private func nodes(_ screens: [Int?]) -> [HierarchyNode] {
    screens.compactMap { $0.map { model.node(ofScreen: $0) } }
  }
}

extension Project {
  /// The targets of the bindings of all exits. An exit that is bound to another exit does not have targets.
  fileprivate func exitTargets(of fragment: FileModel) -> [Symbol: [HierarchyNode]] {
    var exits: [Symbol: [HierarchyNode]] = [:]
    for model in sortedModels where model.mounts.contains(fragment.identity) {
      var targets = SegueTargets(model, of: Project([]))
      for (index, mount) in model.declarations.mounts.enumerated() where model.mounts[index] == fragment.identity {
        for binding in mount.bindings {
          let name = model.text(model.declarations.segues[Int(binding)].name)
          guard let exit = fragment.texts.find(name) else { continue }
          exits[exit, default: []] += targets.targets(of: Int(binding), from: Int(mount.screen))
        }
      }
    }
    return exits
  }
}
