// Actions of the user and of the app with columns.
extension ScenarioRunner {
  /// Chooses a row on the last page of a column.
  package func choose(_ place: LabScreen, on source: LabScreen, as choice: PaneChoice = .detail) {
    press(on: source, [(place, { .pane($0, choice) })])
  }

  /// Chooses rows of two columns with two fingers, which are down before the first row acts.
  package func chooseTogether(
    _ place: LabScreen, on source: LabScreen, and other: LabScreen, on otherSource: LabScreen
  ) {
    let pages = [touched(source), touched(otherSource)].compactMap(\.self)
    for (page, place) in zip(pages, [place, other]) {
      ask(.pane(window.makePage(place), .detail), from: page, .user, .animated)
    }
  }

  /// Taps a control that pushes a page, on the last page of a column.
  package func tap(_ place: LabScreen, on source: LabScreen) {
    press(on: source, [(place, { .push($0) })])
  }

  /// Taps a control that presents a page, on the last page of a column.
  package func tapPresent(_ place: LabScreen, as kind: LayerKind, on source: LabScreen) {
    press(on: source, [(place, { .present($0, kind) })])
  }

  /// Taps the control that leads to a place, on the last page of a column: a row, or a control that pushes.
  package func tapControl(of place: LabScreen, on source: LabScreen) {
    if DeskPath.isPane(source, place) { choose(place, on: source) } else { tap(place, on: source) }
  }

  private func touched(_ place: LabScreen) -> SimulatedPage? {
    host.touchablePages.last { $0.place == place }
  }

  private func press(
    on source: LabScreen, _ controls: [(place: LabScreen, action: (SimulatedPage) -> GuardRequest.Action)]
  ) {
    guard let page = touched(source) else { return }
    for control in controls where DeskGraph.leads(from: source, to: control.place) {
      ask(control.action(window.makePage(control.place)), from: page, .user, .animated)
    }
  }

  /// Presses the back button of the column whose last page is this one.
  package func back(on place: LabScreen) {
    guard host.isInView, let page = touched(place), navigation.hasBackButton(page) else { return }
    if kept.contains(page.place), backGuard == .app { return }
    ask(.back, from: page, .user, .animated)
  }

  /// Chooses rows and controls, with pauses, to set up a scenario. Each place is opened from the last page of the
  /// previous one.
  package func open(_ places: LabScreen...) {
    for place in places {
      guard let source = host.stack.last else { return }
      tapControl(of: place, on: source.place)
      window.clock.advance(by: .seconds(3))
    }
  }

  /// Joins or separates the columns.
  package func fold(expanded isExpanded: Bool) { host.isExpanded = isExpanded }

  /// Whether the choice of a row has an effect: the next column starts with another screen, or shows more than it.
  func canChoose(_ place: LabScreen, on page: SimulatedPage?) -> Bool {
    guard let page, host.columnTops.contains(page), let index = host.stack.lastIndex(of: page) else { return false }
    let above = host.stack[(index + 1)...]
    return !forbidden.contains(place) && !above.contains { kept.contains($0.place) }
      && (above.first?.place != place || above.count > 1)
  }
}

extension ScenarioRunner.Program {
  /// Shows a page in the next column, by code of the last page of `source`.
  package func pane(_ place: LabScreen, from source: LabScreen, as choice: PaneChoice = .detail) {
    ask(.pane(stage.window.makePage(place), choice), from: source, .animated)
  }

  /// Opens a place from the last page of another, in the next column or in its own.
  package func openControl(of place: LabScreen, from source: LabScreen) {
    if DeskPath.isPane(source, place) { pane(place, from: source) } else { push(place, from: source) }
  }

  /// Opens a link to a place.
  package func open(_ place: LabScreen) {
    ask(.open(stage.window.makePage(place)), from: nil, .animated)
  }
}

extension ScenarioRunner {
  /// Lets the toolkit move the pages when the form changes. The host of the guarded stack keeps its columns by itself,
  /// so that the toolkit has nothing to move.
  package func merges(_ merge: ColumnMerge) {
    if !kind.isGuarded { host.merge = merge }
  }

  /// Separates the columns of an idle app, to set up a scenario.
  package func expand() {
    fold(expanded: true)
    window.clock.advance(by: .seconds(3))
  }

  /// Joins the columns and separates them again, or the reverse, with pauses.
  package func foldTwice() {
    for _ in 0..<2 {
      fold(expanded: !host.isExpanded)
      wait(1)
    }
  }
}
