internal import NavTable

/// Evaluates whether a segue may be performed and a screen may stay. The order is requirements, predicates, hooks.
@MainActor struct AppQuestions {
  let table: GraphTable
  let app: AppSections
  let host: any HostPort
  let instances: Instances

  /// Whether any screen has a requirement.
  let hasRequirements: Bool

  init(_ table: GraphTable, app: AppSections, host: any HostPort, instances: Instances) {
    self.table = table
    self.app = app
    self.host = host
    self.instances = instances
    hasRequirements = table.screensAndPlaces.contains { $0.hasRequirement }
  }

  // MARK: - Segues

  /// Returns the requirement or predicate that refuses a segue, or `nil`. Async facts count as true, and so do
  /// predicates that read the arguments of a push that is evaluated without them.
  func refusal(of segue: SegueID, to destination: (any Screen)?, _ context: SegueContext) -> StackReason? {
    if let id = table.destination(of: segue), let role = failingRequirement(of: id, destination) {
      return .requirement(role)
    }
    return app.allows(segue, context) ? nil : .predicate(segue)
  }

  /// Returns the hook of the page if it refuses a segue, or `nil`.
  func hookRefusal(of segue: SegueID, _ context: SegueContext) -> StackReason? {
    app.shouldPerform(segue, context) ? nil : .hook(segue)
  }

  // MARK: - Back

  /// Returns the reason that back may not leave a screen, or `nil`. Without a request, evaluates a user's back.
  func backRefusal(
    of source: InstanceState, landing: InstanceState?, _ request: PendingRequest? = nil
  ) -> StackReason? {
    let request = request ?? PendingRequest(segue: .back, source: source, sender: .user)
    // A container has no page, so it does not refuse.
    if table.rules.isContainer(source.screenID) { return nil }
    let context = context(request, from: source, to: landing)
    return allowsBack(context) ? hookRefusal(of: .back, context) : .back(source.screenID)
  }

  private func allowsBack(_ context: SegueContext) -> Bool {
    switch table[context.sourceState.screenID].rules.back {
    case .allowed: true
    case .never: false
    case .asked: app.allowsBack(context)
    }
  }

  /// Whether the `back` predicate of a screen holds. Calls no hook.
  func mayLeave(_ source: InstanceState) -> Bool {
    let trial = PendingRequest(segue: .back, source: source, sender: .user, isTrial: true)
    return allowsBack(context(trial, from: source, to: nil))
  }

  /// Returns the reason that back may not leave the screens above the target, or `nil`. The first refusing screen
  /// from the top decides.
  func backRefusal(
    above target: InstanceID?, of stack: ArraySlice<StackEntry>, _ request: PendingRequest
  ) -> StackReason? {
    let landing = instances[target]
    for entry in stack.reversed() {
      if entry.instance == target { return nil }
      guard let state = instances[entry] else { continue }
      if let refusal = backRefusal(of: state, landing: landing, request) {
        request.holder = state.id
        return refusal
      }
    }
    return nil
  }

  /// Returns the reason that back may not leave one of the screens that the host removed by itself, or `nil`.
  func backRefusal(from core: GuardedStack) -> StackReason? {
    let landing = instances[core.proposed.last]
    for entry in core.leaving(for: core.proposed).reversed() {
      if let refusal = instances[entry].flatMap({ backRefusal(of: $0, landing: landing) }) { return refusal }
    }
    return nil
  }

  /// Returns the first of the screens that a link removes, from the top, that refuses `back`, or `nil`. A screen with
  /// `back: false` is left by its own segues and blocks no link.
  func holder(of leaving: some BidirectionalCollection<StackEntry>, landing: InstanceState?) -> LinkHolder? {
    for entry in leaving.reversed() where table[entry.screen].rules.back != .never {
      guard let state = instances[entry], let refusal = backRefusal(of: state, landing: landing) else { continue }
      return LinkHolder(instance: state.id, isHook: refusal == .hook(.back))
    }
    return nil
  }

  // MARK: - Requirements

  /// Returns the screen whose requirement fails, or `nil`. For the first screen of a fragment, that can be the screen
  /// that mounts the fragment. Such a screen may not be on the stack.
  func failingRequirement(of id: ScreenID, _ screen: (any Screen)?) -> ScreenID? {
    if !hasRequirements { return nil }
    return table.roles(of: id).first { table[$0].hasRequirement && !app.meets($0, ScreenContext(screen)) }
  }

  /// The root to show now: the first whose requirement holds, or the last.
  var standingRoot: ScreenID {
    let roots = table.rules.otherRoots
    if roots.isEmpty { return table.rules.root }
    return ([table.rules.root] + roots.dropLast()).first { failingRequirement(of: $0, nil) == nil }
      ?? roots[roots.count - 1]
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
    return core.parkedNext.joined().first(where: isUnmet).map { .parked($0.instance) }
  }

  private func isUnmet(_ entry: StackEntry) -> Bool {
    instances[entry].flatMap { failingRequirement(of: entry.screen, $0.screen) } != nil
  }

  /// The part of a saved stack, from the bottom, that segues could have made and whose requirements hold.
  func allowedPart(of screens: [PlacedScreen], above bottom: PlacedScreen? = nil) -> [PlacedScreen] {
    var allowed = bottom == nil ? Array(screens.prefix(1)) : []
    for screen in screens.dropFirst(allowed.count) {
      guard let below = allowed.last ?? bottom, isPassed(to: screen, from: below),
        failingRequirement(of: screen.id, screen.screen) == nil
      else { break }
      allowed.append(screen)
    }
    return allowed
  }

  /// Whether a segue from the screen below would pass the arguments of the screen above. Arguments that cannot be
  /// compared count as equal. A screen that replaced another one passes too.
  private func isPassed(to above: PlacedScreen, from below: PlacedScreen) -> Bool {
    let segues = table.rules.segues(from: below.id, to: above.id).filter {
      table.opening(of: $0) == above.opening && !table.replaces($0)
    }
    if above.opening == .push, table.rules.replacements.puts(above.id, on: below.id, table.rules.pushes) { return true }
    return segues.isEmpty || segues.contains { passes($0, from: below.screen, to: above.screen) }
  }

  private func passes(_ segue: SegueID, from source: any Screen, to destination: any Screen) -> Bool {
    let passes = table[segue].passes
    if passes.isEmpty { return true }
    var given: [String: ArgumentReader.Given] = [:]
    for (name, value) in destination.namedArguments { given[name] = .value(value) }
    for pass in passes { given[pass.name] = LinkReader.given(pass.value, from: source) ?? given[pass.name] }
    var reader = ArgumentReader(given)
    guard let passed = try? type(of: destination).init(from: &reader) else { return false }
    return zip(passed.namedArguments, destination.namedArguments).allSatisfy { passed, own in
      guard let passed = passed.value as? AnyHashable, let own = own.value as? AnyHashable else { return true }
      return passed == own
    }
  }

  // MARK: - Contexts for app code

  /// The context of a segue, for the code of the source's section, or of the viewer's section.
  func context(
    _ request: PendingRequest, from source: InstanceState, to target: InstanceState?,
    seenFrom viewer: InstanceState? = nil
  ) -> SegueContext {
    let section = table.section(of: (viewer ?? source).screenID)
    let id = target?.screenID ?? request.key?.screen ?? source.screenID
    // One context object serves all calls about the same segue in the same section.
    if let context = request.context, context.isAbout(source, id, in: section) {
      if context.targetPage == nil, let target { context.targetPage = host.page(of: target.id) }
      return context
    }
    let context = SegueContext(
      sender: request.sender, sourceState: source, sourcePage: host.page(of: source.id),
      targetPage: page(of: target), target: id, destination: request.destination,
      returned: request.value, isTrial: request.isTrial, table: table, section: section)
    request.context = context
    return context
  }

  private func page(of instance: InstanceState?) -> Any? {
    guard let instance else { return nil }
    return host.page(of: instance.id)
  }

  /// The context of a link's step to a screen. Without a target, the screen's page does not exist yet.
  func context(
    ofStepTo id: ScreenID, _ screen: any Screen, from source: InstanceState, to target: InstanceState?, sender: Sender
  ) -> SegueContext {
    SegueContext(
      sender: sender, sourceState: source, sourcePage: host.page(of: source.id),
      targetPage: page(of: target), target: id, destination: screen, returned: nil,
      isTrial: false, table: table, section: table.section(of: source.screenID))
  }
}
