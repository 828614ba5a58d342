// What people and the app do where there are tabs and several roots.
extension ScenarioRunner {
  /// Presses the tab that begins with a place, of the topmost bar that has one. Some bars take all touches: where something is presented over
  /// them, as beside a popover, and where interaction is off, since that was turned off for the pages only.
  package func pressTab(_ place: LabScreen, takesAll: Bool = false) {
    guard host.isInView, let page = host.bars.last(where: { $0.place.container == place.container }),
      takesAll || host.run(of: page).upperBound == host.stack.count
    else { return }
    let getsThrough = takesAll || host.isInteractionOn
    if !getsThrough, !host.isAtRest { return }
    let touched = takesAll ? page : host.stack.last
    ask(.select(window.makePage(place)), from: touched, .user, .animated, getsThrough: getsThrough)
  }

  /// Presses these tabs, with time between them, to where a scenario begins.
  package func visit(_ places: LabScreen...) {
    for place in places {
      pressTab(place)
      window.clock.advance(by: .seconds(3))
    }
  }

  /// Whether a press of that tab leads somewhere: it is another one, or there is something over its first page.
  func canSelect(_ place: LabScreen) -> Bool {
    guard let page = host.bars.last(where: { $0.place.container == place.container }),
      host.run(of: page).upperBound == host.stack.count, !forbidden.contains(place)
    else { return false }
    return page.place != place || page != host.stack.last
  }

  /// The system selects the tab that begins with a place.
  package func systemSelects(
    _ place: LabScreen, _ animation: ChangeAnimation = .unanimated, _ fault: ChangeFault? = nil
  ) {
    guard let index = place.container?.tabs.firstIndex(of: place),
      let page = host.bars.last(where: { $0.place.container == place.container })
    else { return }
    host.selectByItself(index, ofBarOf: page, blank: window.makePage(place), animation, fault)
  }

  /// Another root is the first that may stand. An app without a guard for it puts it up.
  package func changeRoot(to root: LabRoot) {
    guard root != self.root else { return }
    self.root = root
    lastPress = nil
    guard navigation.forbid(forbidden.union(root.hidden)) == .app else { return }
    ask(.setRoot(window.makePage(root.first)), from: nil, .program, .unanimated)
  }

  /// Nothing may begin, until it is let go.
  package func hold() {
    lastPress = nil
    isHeld = true
    navigation.hold()
  }

  /// Anything may begin again.
  package func letGo() {
    isHeld = false
    navigation.letGo()
  }

  /// The fact that code of the app waits for is known.
  package func factIsKnown() {
    let waiting = whenKnown
    whenKnown.removeAll()
    for act in waiting { act() }
  }
}

extension ScenarioRunner.Program {
  /// Another tab.
  package func select(_ place: LabScreen, from source: LabScreen? = nil) {
    ask(.select(stage.window.makePage(place)), from: source, .unanimated)
  }

  /// A tab of the root, whatever lies over the bar.
  package func goToTab(_ place: LabScreen, from source: LabScreen? = nil) {
    ask(.goToTab(stage.window.makePage(place)), from: source, .animated)
  }

  /// The place that is known from everywhere.
  package func go(from source: LabScreen? = nil) {
    ask(.go(stage.window.makePage(.d)), from: source, .animated)
  }

  /// A link to the same.
  package func open() {
    ask(.open(stage.window.makePage(.d)), from: nil, .animated)
  }

  /// A container of its own, in a layer.
  package func presentTabs(
    as kind: LayerKind = .sheet, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated
  ) {
    present(.inner, as: kind, from: source, animation)
  }

  /// A push once a fact is known: the guard waits for it, or code of the app does.
  package func pushWhenKnown(from source: LabScreen) {
    let action = GuardRequest.Action.pushWhenKnown(stage.window.makePage(.b))
    if stage.navigation.waitsForFacts {
      ask(action, from: source, .animated)
    } else {
      stage.whenKnown.append { [self] in push(.b, from: source) }
    }
  }
}
