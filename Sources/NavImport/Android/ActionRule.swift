/// The rule for the actions of a screen, which depends on the screens below it.
///
/// In the names of this file, an action of `source` pops to `target` and then opens `destination`.
enum ActionRule {
  /// Decides an action.
  ///
  /// - Complexity: Constant for a source and a target with few parents.
  static func decide(
    _ action: Draft.AndroidAction, from source: Int, in draft: Draft, _ shape: DraftShape
  ) -> Decision {
    let scene = Scene(action: action, source: source, draft: draft, shape: shape)
    guard let destination = action.destination else { return scene.pop }
    if scene.popsAll { return scene.openAtStart(destination) }
    guard let target = action.popUpTo else {
      return action.popsToMissing ? scene.openOnly(destination, .popNotThere) : scene.openOnly(destination, nil)
    }
    if target == source { return scene.replaceOrOpen(destination) }
    guard shape.isBelow(target, source) else { return scene.openOnly(destination, .popNotThere) }
    return target == destination ? scene.goBack(to: destination) : scene.replace(by: destination, above: target)
  }

  private struct Scene {
    let action: Draft.AndroidAction
    let source: Int
    let draft: Draft
    let shape: DraftShape

    /// The first page of the app.
    private var start: Int { draft.start ?? draft.root }

    /// Whether no page is below a screen: the start, or the first screen of a tab of the root. Parents are in the order
    /// of the segues, and the tabs are the first segues of a draft.
    private func isFirst(_ screen: Int) -> Bool {
      screen == start || screen == draft.root
        || (draft.screens[draft.root].isContainer && shape.parents(of: screen).first == draft.root)
    }

    /// Returns the only page that opens a screen, or `nil`.
    private func parent(of screen: Int) -> Int? {
      let parents = shape.parents(of: screen)
      guard let parent = parents.first, !shape.isShared(screen), parent != screen, !draft.screens[parent].isContainer,
        !isFirst(screen)
      else { return nil }
      return parent
    }

    /// Whether the action removes all screens.
    var popsAll: Bool { action.popsGraph || (action.popUpTo == source && action.isInclusive && isFirst(source)) }

    private func open(_ screen: Int) -> DraftAction {
      let opening = draft.opening(of: screen)
      return screen == source ? .openAgain(screen, opening) : .open(screen, opening)
    }

    // MARK: - Without a destination

    var pop: Decision {
      guard let target = action.popUpTo else {
        if action.popsGraph { return Decision(action: nil, code: .popNotThere) }
        return action.popsToMissing ? previous : Decision(action: nil, code: .noDestination)
      }
      if target == source {
        if !action.isInclusive { return Decision(action: nil, code: .noEffect) }
        return isFirst(source)
          ? Decision(action: nil, code: .popNotThere) : Decision(action: .unwind(to: .previous), code: .unwind)
      }
      guard shape.isBelow(target, source) else { return previous }
      if !action.isInclusive { return Decision(action: .unwind(to: .screen(target)), code: .unwind) }
      // Without the first screen, none is left.
      if isFirst(target) { return Decision(action: nil, code: .popNotThere) }
      return parent(of: target).map { Decision(action: .unwind(to: .screen($0)), code: .unwind) } ?? previous
    }

    private var previous: Decision {
      Decision(action: isFirst(source) ? nil : .unwind(to: .previous), code: .popNotThere)
    }

    // MARK: - With a destination

    /// Opens a screen without popping others. The code replaces that of the segue.
    func openOnly(_ destination: Int, _ code: ImportCode?) -> Decision {
      let closesDialog =
        destination != source && draft.screens[source].isDialog && !draft.screens[destination].isDialog
      guard closesDialog else {
        let usual: ImportCode =
          destination == source ? .again : draft.opening(of: destination) == .push ? .push : .present
        return Decision(action: open(destination), code: code ?? usual)
      }
      if isFirst(source) { return Decision(action: open(destination), code: code ?? .rootChanges) }
      return Decision(action: .replace(by: destination, from: .previous), code: code ?? .replace)
    }

    /// Opens a screen after all others are popped.
    func openAtStart(_ destination: Int) -> Decision {
      if destination == start {
        let isUnder = source != start && (start == draft.root || shape.isBelow(start, source))
        return Decision(action: isUnder ? .unwind(to: .screen(start)) : .go(start, via: []), code: .madeAnew)
      }
      if isFirst(source) { return Decision(action: open(destination), code: .rootChanges) }
      // In a tab, the first screen of the tab takes the part of the start.
      let first = start == draft.root || shape.isBelow(start, source) ? start : shape.below(source).last
      let action = first.map { DraftAction.replace(by: destination, from: .screen($0)) } ?? open(destination)
      return Decision(action: action, code: .rootChanges)
    }

    /// Opens a screen above the source, or replaces the source by it.
    func replaceOrOpen(_ destination: Int) -> Decision {
      guard action.isInclusive else {
        let code: ImportCode =
          destination == source ? .again : draft.opening(of: destination) == .push ? .push : .present
        return Decision(action: open(destination), code: code)
      }
      return Decision(action: .replace(by: destination, from: .previous), code: .replace)
    }

    /// Pops to a screen below and opens it another time, which is one step back.
    func goBack(to destination: Int) -> Decision {
      let unwind = DraftAction.unwind(to: .screen(destination))
      guard action.isInclusive else {
        return Decision(action: unwind, code: action.isSingleTop ? .unwind : .secondInstance)
      }
      guard !draft.screens[destination].arguments.isEmpty, let parent = parent(of: destination) else {
        return Decision(action: unwind, code: .madeAnew)
      }
      return Decision(action: .replace(by: destination, from: .screen(parent)), code: .replace)
    }

    /// Pops to a screen below, and opens another one there.
    func replace(by destination: Int, above target: Int) -> Decision {
      guard action.isInclusive else {
        return Decision(action: .replace(by: destination, from: .screen(target)), code: .replace)
      }
      if isFirst(target) {
        return Decision(action: .replace(by: destination, from: .screen(target)), code: .rootChanges)
      }
      guard let parent = parent(of: target) else { return openOnly(destination, .popNotThere) }
      return Decision(action: .replace(by: destination, from: .screen(parent)), code: .replace)
    }
  }
}
