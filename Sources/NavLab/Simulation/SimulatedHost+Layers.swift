// Layers, each a native stack over another, as UIKit presents them. UIKit ignores calls that it cannot perform: it
// logs a warning, and does not call the completion.
extension SimulatedHost {
  /// Whether a layer is presented.
  package var hasLayers: Bool { stack.contains { layers[$0] != nil } }

  /// Returns the start of the native stack that contains the page at an index.
  func start(ofRunAt index: Int) -> Int {
    stack[...index].lastIndex { layers[$0] != nil } ?? 0
  }

  /// Returns the end of the native stack that starts at an index.
  func end(ofRunAt index: Int) -> Int {
    stack[(index + 1)...].firstIndex { layers[$0] != nil } ?? stack.count
  }

  /// Returns the native stack that contains a page, or the topmost one if no stack contains the page or the page is
  /// `nil`.
  package func run(of page: SimulatedPage?) -> Range<Int> {
    guard !stack.isEmpty else { return 0..<0 }
    let index = page.flatMap { stack.lastIndex(of: $0) } ?? stack.count - 1
    let start = start(ofRunAt: index)
    return start..<end(ofRunAt: start)
  }

  /// Whether a layer is being presented, dismissed, or dragged.
  var isMovingLayer: Bool { swipe?.layer != nil || running.contains { $0.isOfLayer } }

  /// Presents pages as one layer over the native stack of a page.
  ///
  /// UIKit does nothing in three cases:
  ///
  /// - The page is not in a window ("whose view is not in the window hierarchy").
  /// - Another layer is being presented or dismissed ("while a presentation is in progress").
  /// - The page already presents a layer ("which is already presenting").
  ///
  /// A tab bar is presented with one of its tabs, which starts with the first page.
  ///
  /// - Returns: Whether the toolkit performs the call. An app can see this only from the presented layers.
  @discardableResult
  package func present(
    _ pages: [SimulatedPage], as kind: LayerKind, over presenter: SimulatedPage?, at spot: TabSpot? = nil,
    for request: Int, part: Int = 0, _ animation: ChangeAnimation = .animated
  ) -> Bool {
    guard let first = pages.first, let presenter, stack.contains(presenter), !isMovingLayer, !isHidden,
      presentation == .none, entering != presenter, run(of: presenter).upperBound == stack.count,
      layers[presenter] != .alert
    else {
      noteRefused(.present, for: request, part: part)
      return false
    }
    if stack.contains(first) { corruptions.append(.pageTwice(first)) }
    layers[first] = kind
    openers[first] = presenter
    tabs[first] = spot
    begin(.present, stack + pages, for: request, part: part, animation, layer: kind)
    if stack.contains(first) { return true }
    layers[first] = nil
    return false
  }

  /// Closes layers with one call of a page: the layers above its native stack or, if there are none, its own layer.
  ///
  /// UIKit does nothing while another layer is being presented or dismissed ("while a presentation or dismiss is in
  /// progress").
  ///
  /// - Returns: Whether the toolkit performs the call.
  @discardableResult
  package func dismiss(
    by page: SimulatedPage?, for request: Int, part: Int = 0, _ animation: ChangeAnimation = .animated
  ) -> Bool {
    let run = run(of: page)
    let left = run.upperBound < stack.count ? run.upperBound : run.lowerBound
    guard left > 0, left < stack.count, page.map(stack.contains) ?? true else {
      noteNothingToDo(.dismiss, for: request, part: part)
      return false
    }
    guard !isMovingLayer else {
      noteRefused(.dismiss, for: request, part: part)
      return false
    }
    begin(.dismiss, Array(stack[..<left]), for: request, part: part, animation, layer: layers[stack[left]])
    return stack.count <= left
  }

  // MARK: Changes without a call

  /// Dismisses the top layer without a call and without asking, for example because of a tap beside a popover, or
  /// because the system closes an alert.
  ///
  /// With ``ChangeFault/neverCompletes``, the dismissal is not reported. With ``ChangeFault/completesLate(_:)``, it
  /// is reported late.
  package func layerGoes(_ animation: ChangeAnimation = .animated, _ fault: ChangeFault? = nil) {
    let start = run(of: nil).lowerBound
    guard start > 0 else { return }
    changeByItself(to: Array(stack[..<start]), animation, fault)
  }

  /// Presses a button of the topmost alert. The alert closes first, and the button's action runs after that.
  ///
  /// With the faults of ``layerGoes(_:_:)``, the action runs late or never. With ``ChangeFault/appearsAtOnce``, it
  /// runs while the alert closes.
  package func choose(_ button: AlertButton, _ fault: ChangeFault? = nil) {
    guard isInteractionOn, isInView, let alert = visible, layers[alert] == .alert, stack.last == alert, !isAnimating
    else { return }
    stack.removeLast()
    lastNumber += 1
    start(
      Running(
        number: lastNumber, start: clock.now, oldTop: alert, top: stack.last, isAnimated: true, fault: fault,
        layer: .alert, answer: Answer(alert: alert, button: button), isOwn: true))
  }

  /// Discards the running changes of native stacks that were removed.
  func forgetRuns(_ former: [SimulatedPage]) {
    running.removeAll { change in change.run.map { former.contains($0) && !stack.contains($0) } ?? false }
  }

  /// Schedules the actions of pressed buttons, even if the alert's animation is cut short.
  func keepAnswers() {
    for change in running where ![.neverCompletes, .appearsAtOnce].contains(change.fault) {
      if let answer = change.answer { clock.schedule(.answer(answer.alert, answer.button), after: .zero, for: self) }
    }
  }

  /// Whether an alert is closing. UIKit ignores pushes during that time.
  var isClosingAlert: Bool {
    running.contains { change in change.layer == .alert && change.top.map { layers[$0] != .alert } ?? true }
  }

  /// Records that these pages are on a native stack, even if they were presented before.
  func areOnStack(_ pages: some Sequence<SimulatedPage>) {
    for page in pages where !stack.contains(page) {
      layers[page] = nil
      openers[page] = nil
    }
  }
}
