internal import NavTable

/// An app as the decisions see it: its objects, its instances, and the contexts for its code.
@MainActor struct AppQuestions: AppModel {
  typealias Page = InstanceState
  typealias Request = PendingRequest

  let table: GraphTable
  let app: AppSections
  let host: any HostPort
  let instances: Instances
  let reader: LinkReader

  init(_ app: AppSections, host: any HostPort, instances: Instances, reader: LinkReader) {
    table = app.table
    self.app = app
    self.host = host
    self.instances = instances
    self.reader = reader
  }

  // MARK: - Instances

  func page(_ instance: InstanceID) -> InstanceState? { instances[instance] }

  func page(of step: Step) -> InstanceState {
    InstanceState(
      id: InstanceID(rawValue: 0), screen: step.value, key: step.key, name: table.name(of: step.screen),
      token: KeyToken(rawValue: 0), engine: nil)
  }

  func key(of value: any Screen, as screen: ScreenID) -> ScreenKey { ScreenKey(value, as: screen, in: table) }

  func root(_ screen: ScreenID) -> (any Screen)? { reader.value(of: screen, [:]) }

  func savedSteps(of tab: Int, in container: InstanceState) -> [Step]? {
    guard let screens = container.waitingRuns[tab] else { return nil }
    let bottom = PlacedScreen(id: container.screenID, screen: container.screen, opening: .push)
    let steps = allowedPart(of: screens, above: bottom).map { placed in
      Step(
        segue: .none, screen: placed.id, value: placed.screen, key: key(of: placed.screen, as: placed.id),
        opening: placed.opening)
    }
    return steps.isEmpty ? nil : steps
  }

  // MARK: - Predicates and hooks

  func allows(_ segue: SegueID, _ context: SegueContext) -> Bool { app.allows(segue, context) }

  func allowsBack(_ context: SegueContext) -> Bool { app.allowsBack(context) }

  func hookAllows(_ segue: SegueID, _ context: SegueContext) -> Bool { app.shouldPerform(segue, context) }

  func meets(_ screen: ScreenID, _ value: (any Screen)?) -> Bool { app.meets(screen, ScreenContext(value)) }

  // MARK: - Saved stacks

  /// The part of a saved stack, from the bottom, that segues could have made and whose requirements hold.
  func allowedPart(of screens: [PlacedScreen], above bottom: PlacedScreen? = nil) -> [PlacedScreen] {
    var allowed = bottom == nil ? Array(screens.prefix(1)) : []
    for screen in screens.dropFirst(allowed.count) {
      guard let below = allowed.dropLast(max(0, min(screen.aside, allowed.count))).last ?? bottom,
        isPassed(to: screen, from: below),
        Decisions(self).failingRequirement(of: screen.id, screen.screen) == nil
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
    if table[segue].passes.isEmpty { return true }
    var given: [String: ArgumentReader.Given] = [:]
    for (name, value) in reader.arguments(of: destination) { given[name] = value }
    given.merge(reader.passed(by: segue, from: source)) { $1 }
    var arguments = ArgumentReader(given)
    guard let passed = try? type(of: destination).init(from: &arguments) else { return false }
    return zip(passed.namedArguments, destination.namedArguments).allSatisfy { passed, own in
      guard let passed = passed.value as? AnyHashable, let own = own.value as? AnyHashable else { return true }
      return passed == own
    }
  }

  // MARK: - Contexts for app code

  func context(_ request: PendingRequest, from source: InstanceState, to target: InstanceState?) -> SegueContext {
    context(request, from: source, to: target, seenFrom: source)
  }

  /// The context of a segue, for the code of the viewer's section.
  func context(
    _ request: PendingRequest, from source: InstanceState, to target: InstanceState?, seenFrom viewer: InstanceState
  ) -> SegueContext {
    let section = table.section(of: viewer.screenID)
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

  func backContext(
    _ request: PendingRequest?, from source: InstanceState, to target: InstanceState?
  ) -> SegueContext {
    context(request ?? PendingRequest(.back(), from: source, sender: .user), from: source, to: target)
  }

  private func page(of instance: InstanceState?) -> Any? {
    guard let instance else { return nil }
    return host.page(of: instance.id)
  }

  func context(
    ofStepTo id: ScreenID, _ screen: any Screen, from source: InstanceState, sender: Sender
  ) -> SegueContext {
    context(ofStepTo: id, screen, from: source, to: nil, sender: sender)
  }

  /// The context of a plan's step to a screen. Without a target, the screen's page does not exist yet.
  func context(
    ofStepTo id: ScreenID, _ screen: any Screen, from source: InstanceState, to target: InstanceState?, sender: Sender
  ) -> SegueContext {
    SegueContext(
      sender: sender, sourceState: source, sourcePage: host.page(of: source.id),
      targetPage: page(of: target), target: id, destination: screen, returned: nil,
      isTrial: false, table: table, section: table.section(of: source.screenID))
  }
}

extension InstanceState: ModelPage {
  var value: any Screen { screen }
}

extension PendingRequest: ModelRequest {
  typealias Model = AppQuestions

  var sourceID: InstanceID? { source?.id }
}
