/// Decides whether a segue may be performed and a screen may stay, for the navigator and for a prototype.
///
/// The order is requirements, predicates, hooks. Plans are values that are passed in and returned, so no access to a
/// variable lasts while code of the app runs.
///
/// The functions that others share are not inlined, because a page contains the code of all of them.
package struct Decisions<App: AppModel> {
  package let app: App

  package init(_ app: App) {
    self.app = app
  }

  var table: GraphTable { app.reader.table }

  // MARK: - Requests

  /// Decides about a request. The result is `nil` if the source is gone. For back, `target` is the instance to return
  /// to. `bystanders` are the pages that leave because of the request, and are evaluated first.
  package func decide(
    _ request: App.Request, to target: InstanceID?, past bystanders: [StackEntry],
    on core: @autoclosure () -> GuardedStack
  ) -> Decision<App>? {
    let segue = request.segue
    guard let source = app.page(request.sourceID) else { return nil }
    if table.opening(of: segue).tab != nil { return selection(request, of: source, on: core()) }
    if !bystanders.isEmpty, let holder = holder(among: bystanders, landing: source) { return .holds(holder) }
    if segue == .back {
      return backRefusal(of: core().passed, landing: app.page(target), request).map { .keeps($0) } ?? .verdict(.allowed)
    }
    let context = app.context(request, from: source, to: app.page(target))
    let destination = request.destination
    // A refusal that is known at once does not wait.
    if let reason = refusal(of: segue, to: destination, context) { return .refuses(.said(reason)) }
    if table[segue].awaits, !request.hasAwaited { return .awaits(segue, context, nil) }
    if !app.hookAllows(segue, context) { return .refuses(.said(.hook(segue))) }
    if let goal = table.goals[segue] { return self.goal(goal, request, from: source, on: core()) }
    if let destination, table.opensContainer(segue) { return opening(of: destination, by: segue, request, on: core()) }
    return .verdict(.allowed)
  }

  /// Returns the requirement or predicate that refuses a segue, or `nil`.
  @inline(never) package func refusal(
    of segue: SegueID, to destination: App.Value?, _ context: App.Context
  ) -> StackReason? {
    if let id = table.destination(of: segue), let role = failingRequirement(of: id, destination) {
      return .requirement(role)
    }
    return app.allows(segue, context) ? nil : .predicate(segue)
  }

  // MARK: - Back

  /// Returns the reason that back may not leave a page, or `nil`. Without a request, it is a back of a user.
  @inline(never) package func backRefusal(
    of page: App.Page, landing: App.Page? = nil, _ request: App.Request? = nil
  ) -> StackReason? {
    // A container has no page, so it does not refuse.
    if table.rules.isContainer(page.screenID) { return nil }
    let context = app.backContext(request, from: page, to: landing)
    if !allowsBack(page, context) { return .back(page.screenID) }
    return app.hookAllows(.back, context) ? nil : .hook(.back)
  }

  /// Whether the `back` predicate of a page holds. Calls no hook.
  func allowsBack(_ page: App.Page, _ context: App.Context) -> Bool {
    switch table[page.screenID].rules.back {
    case .allowed: true
    case .never: false
    case .asked: app.allowsBack(context)
    }
  }

  /// Returns the topmost of some entries that back may not leave, or `nil`.
  @inline(never) package func backRefusal(
    of entries: some BidirectionalCollection<StackEntry>, landing: App.Page?, _ request: App.Request? = nil
  ) -> PlanHolder? {
    for entry in entries.reversed() {
      guard let page = app.page(entry) else { continue }
      if let reason = backRefusal(of: page, landing: landing, request) {
        return PlanHolder(instance: page.id, reason: reason)
      }
    }
    return nil
  }

  /// Decides about a change that the host made by itself: `back` of every page that it removed.
  package func verdict(onHostChangeOf core: GuardedStack) -> StackVerdict {
    let landing = app.page(core.proposed.last)
    for entry in core.leaving(for: core.proposed).reversed() {
      if let reason = app.page(entry).flatMap({ backRefusal(of: $0, landing: landing) }) {
        return .refused(.said(reason))
      }
    }
    return .allowed
  }

  /// Returns the first of the pages that a plan removes, from the top, that refuses `back`, or `nil`. A screen with
  /// `back: false` is left by its own segues and blocks no plan, and neither does the source of the request.
  func holder(
    of plan: RoutePlan<App>, for opening: StackOpening?, _ request: App.Request, on core: GuardedStack
  ) -> PlanHolder? {
    let leaving = core.leaving(above: plan.kept, for: opening).filter { $0.instance != request.sourceID }
    return holder(among: leaving, landing: app.page(core.stack.prefix(plan.kept).last))
  }

  /// Returns the first of some pages, from the top, that refuses `back`, or `nil`. A screen with `back: false` does
  /// not hold.
  @inline(never) package func holder(among leaving: [StackEntry], landing: App.Page?) -> PlanHolder? {
    for entry in leaving.reversed() where table[entry.screen].rules.back != .never {
      guard let page = app.page(entry), let reason = backRefusal(of: page, landing: landing) else { continue }
      return PlanHolder(instance: page.id, reason: reason)
    }
    return nil
  }

  // MARK: - Requirements

  /// Returns the screen whose requirement fails, or `nil`. For the first screen of a fragment, that can be the screen
  /// that mounts the fragment. Such a screen may not be on the stack.
  @inline(never) package func failingRequirement(of id: ScreenID, _ value: App.Value?) -> ScreenID? {
    if !table.hasRequirements { return nil }
    return table.roles(of: id).first { table[$0].hasRequirement && !app.meets($0, value) }
  }

  /// The root to show now: the first whose requirement holds, or the last.
  package var standingRoot: ScreenID {
    let others = table.rules.otherRoots
    guard let last = others.last, failingRequirement(of: table.rules.root, nil) != nil else { return table.rules.root }
    for root in others.dropLast() where failingRequirement(of: root, nil) == nil { return root }
    return last
  }

  /// A screen that may not be where it is.
  enum Unmet {
    /// The root, which this screen must replace.
    case root(ScreenID)
    /// The entry at this index of the path.
    case entry(Int)
    /// An instance in a tab that is not selected.
    case parked(InstanceID)
  }

  /// Returns the first violation of a requirement on the stack that the transition in progress leads to, or `nil`.
  /// The root comes first, then the path from the bottom, then the tabs that are not selected. The requirement of the
  /// bottom's fragment does not count, because no screen is below it. The root `passedOver` is not a violation.
  func unmet(of core: GuardedStack, apartFrom passedOver: ScreenID? = nil) -> Unmet? {
    let stack = core.proposed
    if let bottom = stack.first {
      let root = standingRoot
      if root != bottom.screen, root != passedOver { return .root(root) }
    }
    if let index = stack.indices.dropFirst().first(where: { isUnmet(stack[$0]) }) { return .entry(index) }
    return core.parkedNext.joined().first { isUnmet($0) }.map { .parked($0.instance) }
  }

  private func isUnmet(_ entry: StackEntry) -> Bool {
    app.page(entry).flatMap { failingRequirement(of: entry.screen, $0.value) } != nil
  }

  /// Decides which screens leave, because requirements do not hold.
  package func eviction(on core: GuardedStack) -> Eviction<App> {
    switch unmet(of: core) {
    case .root(let screen):
      let steps = app.root(screen).map { [step(to: screen, $0, by: .none)] } ?? []
      return .replaces(RoutePlan(kept: 0, steps: completed(steps)), unmet: nil)
    case .entry(let index) where core.stack[index].opening.tab != nil:
      return selectionOfFirstTab(at: index, on: core).map { .replaces($0, unmet: core.stack[index].instance) }
        ?? .leaves(nil)
    case .entry(let index): return .leaves(core.stack[index].instance)
    case .parked(let instance): return .leaves(instance)
    case nil: return .leaves(nil)
    }
  }
}
