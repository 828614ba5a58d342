import SeededRandom

/// A move in a schedule for an app with tabs and two roots.
package enum TabMove: Hashable, Sendable {
  case pressTab(LabScreen)
  /// The user presses a tab in a bar that also receives touches below layers and while interaction is off.
  case pressTabThatTakesAll(LabScreen)
  /// The app selects a tab through the container.
  case select(LabScreen)
  /// The app selects a tab once, when a page of another place reaches a moment of its life.
  case selectWhen(PageMoment, LabScreen, LabScreen)
  /// The page on top goes to a tab of the root.
  case goToTab(LabScreen)
  /// The page on top, or a link, goes to the place that every page can reach.
  case go, open
  /// The app pushes a screen from the first page of a tab, which may not be selected.
  case pushFrom(LabScreen, LabScreen)
  case tapTabs(LayerKind)
  /// The app presents a container from the page on top.
  case presentTabs(LayerKind, ChangeAnimation)
  /// The system selects a tab by itself.
  case systemSelects(LabScreen, ChangeAnimation, ChangeFault?)
  case changeRoot(LabRoot)
  /// The requirement of a place fails from now on, or all requirements hold again.
  case forbid(LabScreen), allow
  /// Going back must not leave this place.
  case keep(LabScreen)
  /// The app takes or releases a lock.
  case hold, letGo
}

extension TabMove {
  /// Performs the move on a stage.
  @MainActor func play(on stage: ScenarioRunner) {
    let program = stage.program
    switch self {
    case .pressTab(let place): stage.pressTab(place)
    case .pressTabThatTakesAll(let place): stage.pressTab(place, takesAll: true)
    case .select(let place): program.select(place)
    case .selectWhen(let moment, let source, let place): stage.when(moment, source) { program.select(place) }
    case .goToTab(let place): program.goToTab(place)
    case .go: program.go()
    case .open: program.open()
    case .pushFrom(let source, let place): program.push(place, from: source)
    case .tapTabs(let kind): stage.tapPresent(.inner, as: kind)
    case .presentTabs(let kind, let animation): program.presentTabs(as: kind, animation)
    case .systemSelects(let place, let animation, let fault): stage.systemSelects(place, animation, fault)
    case .changeRoot(let root): stage.changeRoot(to: root)
    case .forbid(let place): stage.forbid(place)
    case .allow: stage.forbid()
    case .keep(let place): stage.keepOnBack(place)
    case .hold: stage.hold()
    case .letGo: stage.letGo()
    }
  }

  /// Returns a random move.
  static func random(_ random: inout SplitMix) -> TabMove {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<24: .pressTab(tab(&random))
    case 24..<28: .pressTabThatTakesAll(tab(&random))
    case 28..<36: .select(tab(&random))
    case 36..<40: .selectWhen(LayerMove.moment(&random), page(&random), tab(&random))
    case 40..<46: .goToTab(LabScreen.main.tabs.randomElement(using: &random) ?? .left)
    case 46..<51: .go
    case 51..<56: .open
    case 56..<60: .pushFrom(tab(&random), Move.place(&random))
    case 60..<66: .tapTabs(LayerMove.kind(&random))
    case 66..<72: .presentTabs(LayerMove.kind(&random), Move.animation(&random))
    case 72..<80: .systemSelects(tab(&random), Move.animation(&random), LayerMove.fault(&random))
    case 80..<87: .changeRoot(Bool.random(using: &random) ? .home : .tabs)
    case 87..<91: .forbid([LabScreen.club, .outer, page(&random), .nest].randomElement(using: &random) ?? .club)
    case 91..<93: .allow
    case 93..<96: .keep(page(&random))
    case 96..<98: .hold
    default: .letGo
    }
  }

  private static func tab(_ random: inout SplitMix) -> LabScreen {
    (LabScreen.main.tabs + LabScreen.nest.tabs).randomElement(using: &random) ?? .left
  }

  /// Returns a random page.
  private static func page(_ random: inout SplitMix) -> LabScreen {
    Bool.random(using: &random) ? tab(&random) : Move.place(&random)
  }
}
