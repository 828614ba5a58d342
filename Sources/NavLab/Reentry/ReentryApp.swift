import NavRuntime

/// A handle of a page, independent of the screen's type.
@MainActor protocol ReentryHandle {
  var id: InstanceID { get }
  var url: String? { get }
  var isVisible: Bool { get }
  func open(_ segue: SegueID, _ destination: any Screen, sender: Sender) -> SegueRequest<Cargo>
  func ask(_ segue: SegueID, _ destination: any Screen, sender: Sender) -> SegueRequest<ReentryButton>
  func leave(by segue: SegueID, giving value: Cargo?, sender: Sender) -> SegueRequest<Never>
  func may(_ segue: SegueID, _ destination: (any Screen)?) -> Bool
  func goSomewhere(by segue: SegueID, _ destination: (any Screen)?, sender: Sender) -> SegueRequest<Never>
}

extension ScreenHandle: ReentryHandle {
  func open(_ segue: SegueID, _ destination: any Screen, sender: Sender) -> SegueRequest<Cargo> {
    push(segue, destination, sender: sender)
  }

  func ask(_ segue: SegueID, _ destination: any Screen, sender: Sender) -> SegueRequest<ReentryButton> {
    push(segue, destination, sender: sender)
  }

  func leave(by segue: SegueID, giving value: Cargo?, sender: Sender) -> SegueRequest<Never> {
    if let value { unwind(segue, returning: value, sender: sender) } else { unwind(segue, sender: sender) }
  }

  func may(_ segue: SegueID, _ destination: (any Screen)?) -> Bool {
    if let destination { canPerform(segue, destination) } else { canPerform(Segue(segue)) }
  }

  func goSomewhere(by segue: SegueID, _ destination: (any Screen)?, sender: Sender) -> SegueRequest<Never> {
    if let destination { go(segue, destination, sender: sender) } else { select(segue, sender: sender) }
  }
}

/// A page.
class ReentryPage {
  let instance: InstanceID
  /// The number of the navigator that owns the page.
  let generation: Int
  let stage: ReentrancyRun

  init(_ instance: InstanceID, generation: Int, on stage: ReentrancyRun) {
    self.instance = instance
    self.generation = generation
    self.stage = stage
  }

  deinit {
    let (stage, instance) = (stage, instance)
    // Pages are released on the main actor.
    MainActor.assumeIsolated { stage.pageIsFreed(instance) }
  }
}

/// A page with hooks.
final class ReentryRoomPage<S: Screen>: ReentryPage, SegueSource {
  func shouldPerform(_ leaving: LeavingSegue<S>) -> Bool {
    stage.happens(.shouldPerform, of: generation)
    return stage.answer(.shouldPerform)
  }

  func prepareUnwind(for leaving: LeavingSegue<S>) {
    stage.happens(.prepareUnwind, of: generation)
  }
}

/// The app, which creates pages and evaluates predicates.
@MainActor final class ReentryApp: GraphScreens, GraphFacts {
  typealias Graph = ReentryGraph

  private let generation: Int
  private let stage: ReentrancyRun

  init(generation: Int, on stage: ReentrancyRun) {
    self.generation = generation
    self.stage = stage
  }

  deinit {
    let stage = stage
    // The app is released on the main actor.
    MainActor.assumeIsolated { stage.happens(.screensFreed) }
  }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch screen.rawValue {
    case 0: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Hall>>)
    case 1: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Aisle>>)
    case 2: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Shelf>>)
    case 3: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Box>>)
    case 4: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Vault>>)
    case 5: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Safe>>)
    case 6: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Probe>>)
    case 9: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Foyer>>)
    case 10: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Cellar>>)
    case 11: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Barrel>>)
    case 13: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Corner>>)
    case 14: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Niche>>)
    case 15: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Shrine>>)
    case 16: make(screen, context.handle() as ScreenHandle<Room<ReentryGraph.Relic>>)
    default: ask(screen, context.handle())
    }
  }

  /// Returns the text of the alert.
  private func ask(
    _ screen: ScreenID, _ handle: ScreenHandle<Room<ReentryGraph.Doubt>>
  ) -> AlertText<Room<ReentryGraph.Doubt>> {
    stage.happens(.factory, of: generation)
    stage.madeAlert(screen, handle, argument: handle.arguments.cargo?.number)
    return AlertText(title: "Doubt", message: nil, labels: ["Keep", "Drop"])
  }

  private func make<S: ReentryRoom>(_ screen: ScreenID, _ handle: ScreenHandle<S>) -> ReentryPage {
    stage.happens(.factory, of: generation)
    let page = ReentryRoomPage<S>(handle.id, generation: generation, on: stage)
    stage.made(page, screen, handle, argument: handle.arguments.cargo?.number)
    return page
  }

  /// Returns the page of an empty column, which has no instance because it is not on the stack.
  func makePlaceholder(_ screen: ScreenID, _ context: PageContext) -> Any? {
    stage.happens(.placeholder, of: generation)
    return ReentryPage(InstanceID(rawValue: 0), generation: generation, on: stage)
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {
    stage.happens(.preparePush, of: generation)
  }

  func unwind(_ segue: SegueID, _ context: SegueContext) {
    stage.happens(.unwindHook, of: generation)
  }

  func predicates(of graph: ReentryGraph.Type) -> GraphPredicates {
    let (stage, generation) = (stage, generation)
    return GraphPredicates(
      allows: { segue, _ in
        stage.happens(.predicate, of: generation)
        return ReentryGraph.table[segue].predicate == nil || ReentryGraph.table[segue].awaits || stage.facts.isOpen
      },
      allowsBack: { _ in
        stage.happens(.backPredicate, of: generation)
        return stage.facts.mayLeave
      },
      meets: { screen, _ in
        // The value read here may be outdated when it is returned.
        let isMet = stage.facts.meets(screen)
        stage.happens(.requirement, of: generation)
        stage.hasReadRequirement(of: screen)
        return isMet
      },
      decides: { _, context in
        await context.ask(within: .seconds(2), otherwise: false) { await stage.slowFact() }
      })
  }
}
