import NavRuntime

/// A graph of one of the laboratory's worlds. Its screens are places of the simulated host.
protocol LabWorldGraph: NavigationGraph {
  /// Returns the place of a screen.
  static func place(of screen: ScreenID) -> LabScreen?

  /// Returns the screen of a place.
  static func screen(_ place: LabScreen) -> any Screen

  /// Returns the handle of a page that is being created.
  @MainActor static func handle(of place: LabScreen, _ context: PageContext) -> any LabHandle

  /// Returns the segues of a busy policy.
  static func segues(_ policy: BusyPolicy) -> LabSegues
}

extension LabWorldGraph {
  /// Returns the screen of a place, after its container if there is one.
  static func screens(upTo place: LabScreen) -> [any Screen] {
    (place.container.map { [screen($0)] } ?? []) + [screen(place)]
  }

  /// Returns the segue of a button of the alert.
  static func segue(of button: AlertButton) -> SegueID? {
    let info = table.screen(named: "\(LabScreen.question)")
    return info?.segues.first { table.name(of: $0).contains(button.rawValue) }
  }
}

extension LabGraph: LabWorldGraph {
  static func place(of screen: ScreenID) -> LabScreen? {
    LabScreen(rawValue: Int(screen.rawValue)).flatMap { $0.isOfDesk ? nil : $0 }
  }

  @MainActor static func handle(of place: LabScreen, _ context: PageContext) -> any LabHandle {
    switch place {
    case .left: context.handle() as ScreenHandle<Left>
    case .right: context.handle() as ScreenHandle<Right>
    case .club: context.handle() as ScreenHandle<Club>
    case .a: context.handle() as ScreenHandle<A>
    case .inner: context.handle() as ScreenHandle<Inner>
    case .outer: context.handle() as ScreenHandle<Outer>
    case .b: context.handle() as ScreenHandle<B>
    case .c: context.handle() as ScreenHandle<C>
    case .d: context.handle() as ScreenHandle<D>
    case .probe: context.handle() as ScreenHandle<Probe>
    case .question: context.handle() as ScreenHandle<Question>
    // Containers do not have pages, and the other places belong to another graph.
    default: context.handle() as ScreenHandle<Home>
    }
  }

  static func segues(_ policy: BusyPolicy) -> LabSegues { .of(policy) }
}
