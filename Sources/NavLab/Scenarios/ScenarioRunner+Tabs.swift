// Actions of the user and of the app with tabs and several roots.
extension ScenarioRunner {
  /// Presses the tab that starts with a place, in the topmost tab bar with such a tab. With `takesAll`, the bar
  /// receives touches next to a popover, and while interaction with the pages is off.
  package func pressTab(_ place: LabScreen, takesAll: Bool = false) {
    guard host.isInView, let page = host.bars.last(where: { $0.place.container == place.container }),
      takesAll || host.run(of: page).upperBound == host.stack.count
    else { return }
    let getsThrough = takesAll || host.isInteractionOn
    if !getsThrough, !host.isAtRest { return }
    let touched = takesAll ? page : host.stack.last
    ask(.select(window.makePage(place)), from: touched, .user, .animated, getsThrough: getsThrough)
  }

  /// Presses these tabs, with pauses, to set up a scenario.
  package func visit(_ places: LabScreen...) {
    for place in places {
      pressTab(place)
      window.clock.advance(by: .seconds(3))
    }
  }

  /// Whether a press of the tab has an effect: another tab is selected, or the tab shows more than its first page.
  func canSelect(_ place: LabScreen) -> Bool {
    guard let page = host.bars.last(where: { $0.place.container == place.container }),
      host.run(of: page).upperBound == host.stack.count, !forbidden.contains(place)
    else { return false }
    return page.place != place || page != host.stack.last
  }

  /// Simulates the system selecting the tab that starts with a place.
  package func systemSelects(
    _ place: LabScreen, _ animation: ChangeAnimation = .unanimated, _ fault: ChangeFault? = nil
  ) {
    guard let index = place.container?.tabs.firstIndex(of: place),
      let page = host.bars.last(where: { $0.place.container == place.container })
    else { return }
    host.selectByItself(index, ofBarOf: page, blank: window.makePage(place), animation, fault)
  }

  /// Makes another root the first whose requirement holds. In an app without a guard, code shows that root.
  package func changeRoot(to root: LabRoot) {
    guard root != self.root else { return }
    self.root = root
    lastPress = nil
    guard navigation.forbid(forbidden.union(root.hidden)) == .app else { return }
    ask(.setRoot(window.makePage(root.first)), from: nil, .program, .unanimated)
  }

  /// Takes a lock.
  package func hold() {
    lastPress = nil
    isHeld = true
    navigation.hold()
  }

  /// Releases the lock.
  package func letGo() {
    isHeld = false
    navigation.letGo()
  }

  /// Supplies the fact that code of the app awaits.
  package func factIsKnown() {
    let waiting = whenKnown
    whenKnown.removeAll()
    for act in waiting { act() }
  }
}

extension ScenarioRunner.Program {
  /// Selects another tab.
  package func select(_ place: LabScreen, from source: LabScreen? = nil) {
    ask(.select(stage.window.makePage(place)), from: source, .unanimated)
  }

  /// Selects a tab of the root, even if a layer covers the tab bar.
  package func goToTab(_ place: LabScreen, from source: LabScreen? = nil) {
    ask(.goToTab(stage.window.makePage(place)), from: source, .animated)
  }

  /// Performs the go segue.
  package func go(from source: LabScreen? = nil) {
    ask(.go(stage.window.makePage(.d)), from: source, .animated)
  }

  /// Opens a link to the destination of the go segue.
  package func open() {
    ask(.open(stage.window.makePage(.d)), from: nil, .animated)
  }

  /// Presents another tab container in a layer.
  package func presentTabs(
    as kind: LayerKind = .sheet, from source: LabScreen? = nil, _ animation: ChangeAnimation = .animated
  ) {
    present(.inner, as: kind, from: source, animation)
  }

  /// Pushes a screen after a fact is known. Either the guard or code of the app waits for the fact.
  package func pushWhenKnown(from source: LabScreen) {
    let action = GuardRequest.Action.pushWhenKnown(stage.window.makePage(.b))
    if stage.navigation.waitsForFacts {
      ask(action, from: source, .animated)
    } else {
      stage.whenKnown.append { [self] in push(.b, from: source) }
    }
  }
}
