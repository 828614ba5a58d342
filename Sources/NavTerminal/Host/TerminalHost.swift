public import NavRuntime
import Observation

/// Shows a stack of ``TerminalPage``s in a terminal, with animated slides, a title bar and a way back.
///
/// ```swift
/// let host = TerminalHost()
/// let navigator = Navigator(host: host, screens: ShopScreens(), facts: ShopFacts())
/// navigator.start()
/// try await host.run()        // until stop() or Control-C
/// ```
///
/// Keys go to the visible page, and what it ignores of Escape, Left and `b` goes back. While a slide runs, the page that had
/// the keys before keeps them: interaction that is off shows in the bar and does not swallow keys, so a double press is two
/// requests, and the navigator's guard decides about the second. (GtkStack's outgoing page behaves the same way.)
///
/// A terminal has no gesture that could be half done, so there is no interactive pop. Before ``run()`` and after it there is no
/// terminal, and every change is done at once.
@MainActor public final class TerminalHost: NavigationHost {
  /// Whom the host tells; set by the navigator.
  public var delegate: HostDelegate?

  /// A line below the pages that takes no part in slides; empty for none.
  public var statusLine = "" {
    didSet {
      if statusLine != oldValue { needsDrawing() }
    }
  }

  private let clock: any HostClock
  private let slideDuration: Duration
  private var screen: (any TerminalScreen)?
  private(set) var stack: [StackItem<any TerminalPage>] = []
  /// How each page came, so that back takes it away the same way.
  private var arrivals: [InstanceID: TransitionStyle] = [:]
  private var slide: Slide?
  private var takesInteraction = true
  private var watchdog: (any ScheduledAction)?
  private var drawing: (any ScheduledAction)?
  private var stopped: CheckedContinuation<Void, Never>?

  /// A transition that is being animated.
  private struct Slide {
    let transition: TransitionID
    let outgoing: Picture
    let frame: (style: TransitionStyle, direction: TransitionFrame.Direction)
    let start: Duration
  }

  /// A page with its bar.
  @MainActor private struct Picture {
    let page: any TerminalPage
    let bar: TitleBar?

    init?(topOf stack: [StackItem<any TerminalPage>], canGoBack: Bool) {
      guard let top = stack.last else { return nil }
      page = top.page
      let below = stack.dropLast().last.map(Self.title)
      bar =
        top.info.bar.isHidden == true
        ? nil
        : TitleBar(
          title: Self.title(of: top),
          back: below.map { canGoBack ? .to(title: $0) : .faint(title: $0) } ?? .absent,
          style: TitleBar.Style(name: top.info.bar.style))
    }

    private static func title(of item: StackItem<any TerminalPage>) -> String {
      item.page.title ?? item.info.title ?? item.info.name
    }
  }

  /// About 60 frames a second.
  private static let frameInterval: Duration = .milliseconds(16)

  /// A host for the terminal that the program runs in. Nothing happens to the terminal before ``run()``.
  ///
  /// - Parameter slideDuration: How long a slide takes.
  public convenience init(slideDuration: Duration = .milliseconds(300)) {
    self.init(slideDuration: slideDuration, clock: DispatchClock())
  }

  init(slideDuration: Duration, clock: any HostClock) {
    self.slideDuration = slideDuration
    self.clock = clock
  }

  // MARK: - Running

  /// Takes the terminal over, and gives it back when ``stop()`` is called, the task is cancelled or the terminal is closed.
  ///
  /// Control-C, and any signal that ends the program, restores the terminal first.
  ///
  /// - Throws: A ``TerminalError`` where there is no terminal.
  public func run() async throws {
    precondition(stopped == nil, "the host runs already")
    let terminal = try Terminal.open(
      onKey: { [weak self] in self?.receive($0) },
      onResize: { [weak self] in self?.redraw() },
      onHangup: { [weak self] in self?.stop() })
    attach(terminal)
    await withTaskCancellationHandler {
      await withCheckedContinuation { stopped = $0 }
    } onCancel: {
      Task { @MainActor in self.stop() }
    }
    detach()
    terminal.close()
  }

  /// Ends ``run()``.
  public func stop() {
    stopped?.resume()
    stopped = nil
  }

  func attach(_ screen: any TerminalScreen) {
    self.screen = screen
    draw()
  }

  func detach() {
    screen = nil
    finish()
  }

  // MARK: - NavigationHost

  /// Slides to another stack, or changes at once where the change is not animated.
  public func show(_ change: StackChange<any TerminalPage>) -> Duration {
    finish()
    let outgoing = Picture(topOf: stack, canGoBack: false)
    let style = style(of: change)
    let before = exchange(&stack, with: change.stack)
    defer { withExtendedLifetime(before) {} }
    arrivals = arrivals.filter { arrival in stack.contains { $0.id == arrival.key } }
    if change.kind == .push, let top = stack.last { arrivals[top.id] = style }
    guard change.isAnimated, screen != nil, slideDuration > .zero, let outgoing else {
      draw()
      delegate?.didShow(change.transition)
      return .zero
    }
    let direction: TransitionFrame.Direction = change.kind == .pop ? .backward : .forward
    slide = Slide(
      transition: change.transition, outgoing: outgoing, frame: (style, direction), start: clock.now)
    draw()
    return slideDuration
  }

  /// The stack that is shown or, during a slide, will be.
  public var shownInstances: [InstanceID] { stack.map(\.id) }

  /// Whether a slide runs.
  public var isAnimating: Bool { slide != nil }

  /// Ends a slide at once, without a completion.
  public func settle() {
    _ = exchange(&slide, with: nil)
    draw()
  }

  /// Dims the bar's arrow. Keys are still delivered, for the guard to decide.
  public func setInteraction(_ isEnabled: Bool) {
    takesInteraction = isEnabled
    needsDrawing()
  }

  /// The time of a clock that does not go back.
  public var now: Duration { clock.now }

  /// Sets the navigator's timer.
  public func setTimer(after delay: Duration?) {
    watchdog?.cancel()
    watchdog = delay.map { delay in
      clock.schedule(after: delay) { [weak self] in self?.delegate?.timerFired() }
    }
  }

  /// The animation of a change: the one it names or, for a pop that names none, the one by which its page came.
  private func style(of change: StackChange<any TerminalPage>) -> TransitionStyle {
    guard change.kind == .pop, change.transitionName == nil, let top = stack.last else {
      return TransitionStyle(name: change.transitionName)
    }
    return arrivals[top.id] ?? .slide
  }

  /// Ends a slide and reports it.
  private func finish() {
    guard let ended = slide else { return }
    slide = nil
    draw()
    delegate?.didShow(ended.transition)
  }

  // MARK: - Keys

  func receive(_ key: Key) {
    guard let page = slide?.outgoing.page ?? stack.last?.page else { return }
    if page.handle(key) == .ignored {
      switch key {
      case .escape, .left, .character("b"): delegate?.backRequested()
      case .control("l"): redraw()
      default: break
      }
    }
    needsDrawing()
  }

  // MARK: - Drawing

  /// Draws at the next turn, however often it is asked for; while a slide runs, its next frame is that turn.
  private func needsDrawing() {
    guard screen != nil, drawing == nil else { return }
    drawing = clock.schedule(after: .zero) { [weak self] in self?.draw() }
  }

  private func redraw() {
    screen?.forget()
    draw()
  }

  private func draw() {
    drawing?.cancel()
    drawing = nil
    guard let screen else { return }
    if let slide, clock.now - slide.start >= slideDuration { return finish() }
    let layout = PageLayout(size: screen.size, statusLine: statusLine)
    if slide != nil {
      screen.present(compose(layout))
      drawing = clock.schedule(after: Self.frameInterval) { [weak self] in self?.draw() }
    } else {
      screen.present(observed { compose(layout) })
    }
  }

  /// Draws anew when something that was read changes.
  private func observed(_ picture: () -> Canvas) -> Canvas {
    withObservationTracking(picture) { [weak self] in
      Task { @MainActor in self?.needsDrawing() }
    }
  }

  private func compose(_ layout: PageLayout) -> Canvas {
    var frame = Canvas(size: layout.size)
    let canGoBack = takesInteraction && delegate?.canGoBack != false
    if let top = Picture(topOf: stack, canGoBack: canGoBack) {
      var picture = draw(top, layout)
      if let slide {
        let transition = TransitionFrame(
          style: slide.frame.style, direction: slide.frame.direction,
          progress: (clock.now - slide.start) / slideDuration)
        picture = transition.compose(from: draw(slide.outgoing, layout), to: picture)
      }
      frame.draw(picture, row: 0, column: 0)
    }
    if let row = layout.statusRow {
      let style = CellStyle(foreground: 252, background: 236)
      frame.fill(row: row, style: style)
      frame.write(statusLine, row: row, column: 1, style: style)
    }
    return frame
  }

  private func draw(_ picture: Picture, _ layout: PageLayout) -> Canvas {
    var area = Canvas(size: layout.pageArea)
    picture.bar?.draw(in: &area)
    var content = Canvas(size: layout.content(under: picture.bar))
    picture.page.draw(in: &content)
    area.draw(content, row: picture.bar?.rows ?? 0, column: 0)
    return area
  }
}
