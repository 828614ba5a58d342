// Layers, each a native stack over another, as UIKit presents them. What it does not take it does not do, and nobody is told:
// it writes a warning, and the completion never comes.
extension SimulatedHost {
  /// Whether anything is presented.
  package var hasLayers: Bool { stack.contains { layers[$0] != nil } }

  /// Where the native stack begins that holds the page at an index.
  func start(ofRunAt index: Int) -> Int {
    stack[...index].lastIndex { layers[$0] != nil } ?? 0
  }

  /// Where the native stack ends that begins at an index.
  func end(ofRunAt index: Int) -> Int {
    stack[(index + 1)...].firstIndex { layers[$0] != nil } ?? stack.count
  }

  /// The native stack that a page is on; the one on top for a page that is nowhere, and for none.
  package func run(of page: SimulatedPage?) -> Range<Int> {
    guard !stack.isEmpty else { return 0..<0 }
    let index = page.flatMap { stack.lastIndex(of: $0) } ?? stack.count - 1
    let start = start(ofRunAt: index)
    return start..<end(ofRunAt: start)
  }

  /// Whether a layer is being opened, closed or drawn.
  var isMovingLayer: Bool { swipe?.layer != nil || running.contains { $0.isOfLayer } }

  /// Presents pages, as one layer, over the native stack of a page.
  ///
  /// UIKit does nothing where the page is in no window ("whose view is not in the window hierarchy"), where another layer is coming or
  /// going ("while a presentation is in progress"), and where the page presents already ("which is already presenting").
  /// A bar is presented with a tab of it, which begins with the first page.
  ///
  /// - Returns: Whether the toolkit takes it, which an app sees only by a look at what is presented.
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

  /// Closes layers, in one call of a page: those above its native stack, or, where there are none, its own.
  ///
  /// UIKit does nothing while another layer is coming or going ("while a presentation or dismiss is in progress").
  ///
  /// - Returns: Whether the toolkit takes it.
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

  // MARK: What happens without a call

  /// The top layer goes without asking and without being told to: a tap beside a popover, a system that closes alerts.
  ///
  /// Nobody is told of it with ``ChangeFault/neverCompletes``, and late with ``ChangeFault/completesLate(_:)``.
  package func layerGoes(_ animation: ChangeAnimation = .animated, _ fault: ChangeFault? = nil) {
    let start = run(of: nil).lowerBound
    guard start > 0 else { return }
    changeByItself(to: Array(stack[..<start]), animation, fault)
  }

  /// Somebody presses a button of the alert on top. It closes first; what the button does is run when it has gone.
  ///
  /// The button is heard late or never with the faults of ``layerGoes(_:_:)``, and with ``ChangeFault/appearsAtOnce`` while the alert
  /// closes.
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

  /// Forgets what was running in native stacks that have gone.
  func forgetRuns(_ former: [SimulatedPage]) {
    running.removeAll { change in change.run.map { former.contains($0) && !stack.contains($0) } ?? false }
  }

  /// A button that was pressed is heard, whatever becomes of the alert's animation.
  func keepAnswers() {
    for change in running where ![.neverCompletes, .appearsAtOnce].contains(change.fault) {
      if let answer = change.answer { clock.schedule(.answer(answer.alert, answer.button), after: .zero, for: self) }
    }
  }

  /// Whether an alert is on its way out. UIKit takes no push meanwhile.
  var isClosingAlert: Bool {
    running.contains { change in change.layer == .alert && change.top.map { layers[$0] != .alert } ?? true }
  }

  /// These pages are on a native stack now, however they were shown before.
  func areOnStack(_ pages: some Sequence<SimulatedPage>) {
    for page in pages where !stack.contains(page) {
      layers[page] = nil
      openers[page] = nil
    }
  }
}
