public import NavRuntime
import Observation

/// Shows a stack of ``TerminalPage``s in a terminal, with animated slides, a title bar, and keys to go back.
///
/// ```swift
/// let host = TerminalHost()
/// let navigator = Navigator(host: host, screens: ShopScreens(), facts: ShopFacts())
/// navigator.start()
/// try await host.run()        // until stop() or Control-C
/// ```
///
/// The visible page receives all keys. If it ignores Escape, Left, or `b`, the key goes back. During a slide, the
/// outgoing page receives the keys. Disabled interaction dims the bar, but does not drop keys. A key that is pressed
/// twice therefore sends two requests, and the navigator's guard decides about the second one. (GtkStack's outgoing
/// page behaves the same way.)
///
/// - A sheet is a box over the dimmed page below, and a popover is a smaller box. A layer with the style `full`
///   covers everything. Each layer has its own bar, and its pages slide inside of it.
/// - An alert is a box in the middle. Each button shows its key: Escape for the cancel button, and a letter for any
///   other. Tab and the arrow keys move between the buttons, and Return chooses the button in brackets. A destructive
///   button is red.
/// - Tabs are a bar below the page, with brackets around the selected tab. Alt and a digit choose a tab.
/// - From 100 cells on, a run with panes is in columns: the last two that are open, or the first one beside its
///   placeholder. Tab and Shift-Tab move the focus between them. The page with the focus receives the keys, and its
///   title is underlined. Escape goes back from the page on top, as in a narrow terminal.
///
/// A terminal does not have gestures, so there is no interactive pop. Before and after ``run()``, there is no
/// terminal. The host reports that it is suspended, and makes each change immediately.
@MainActor public final class TerminalHost: NavigationHost {
  /// The receiver of the host's reports. The navigator sets it.
  public var delegate: HostDelegate? {
    didSet { if screen == nil, delegate !== oldValue { delegate?.suspended(.changeUnanimated) } }
  }

  /// Whether the outgoing page receives keys while interaction is disabled. The page sends requests, and the guard
  /// decides about them.
  ///
  /// If it is `false`, keys are dropped, as touches are in other hosts. Use this for pages whose keys have other
  /// effects.
  public var takesKeysInTransitions = true

  /// A line below the pages that does not take part in slides, or an empty string.
  public var statusLine = "" {
    didSet {
      if statusLine != oldValue { needsDrawing() }
    }
  }

  private let clock: any HostClock
  private let slideDuration: Duration
  private var screen: (any TerminalScreen)?
  private(set) var stack: [StackItem<any TerminalPage>] = []
  /// The transition that pushed each page. A pop uses the same one.
  private var arrivals: [InstanceID: TransitionStyle] = [:]
  private var slide: Slide?
  /// The focused button of the alert on top, or `nil` until the user moves the focus.
  private var focus: SegueID?
  /// The page that receives the keys in a run in columns, or `nil` for the page on top.
  private var focusedPage: InstanceID?
  /// Whether the terminal had room for columns when it was last drawn.
  private var isWide = false
  private var takesInteraction = true
  private var watchdog: (any ScheduledAction)?
  private var drawing: (any ScheduledAction)?
  private var stopped: CheckedContinuation<Void, Never>?

  /// A transition that is being animated.
  private struct Slide {
    let transition: TransitionID
    let outgoing: [TerminalPicture]
    let frame: (style: TransitionStyle, direction: TransitionFrame.Direction)
    let start: Duration
  }

  /// About 60 frames per second.
  private static let frameInterval: Duration = .milliseconds(16)

  /// Creates a host for the terminal of the program. The terminal does not change before ``run()``.
  ///
  /// - Parameter slideDuration: The duration of a slide.
  public convenience init(slideDuration: Duration = .milliseconds(300)) {
    self.init(slideDuration: slideDuration, clock: DispatchClock())
  }

  init(slideDuration: Duration, clock: any HostClock) {
    self.slideDuration = slideDuration
    self.clock = clock
  }

  // MARK: - Running

  /// Takes over the terminal until ``stop()`` is called, the task is cancelled, or the terminal is closed.
  ///
  /// Control-C, and any signal that ends the program, restores the terminal first. Control-Z restores it too, and
  /// stops the program. The navigator is then suspended. When the program continues, the navigator resumes, and the
  /// host redraws everything.
  ///
  /// - Throws: A ``TerminalError`` if there is no terminal.
  public func run() async throws {
    precondition(stopped == nil, "the host runs already")
    let terminal = try Terminal.open(
      onKey: { [weak self] in self?.receive($0) },
      onResize: { [weak self] in self?.resized() },
      onStop: { [weak self] in self?.detach() },
      onContinue: { [weak self] in self?.attach($0) },
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
    isWide = hasRoomForColumns
    draw()
    delegate?.resumed()
  }

  func detach() {
    screen = nil
    delegate?.suspended(.changeUnanimated)
    finish()
  }

  // MARK: - NavigationHost

  /// Slides to another stack, or shows it immediately if the change is not animated.
  public func show(_ change: StackChange<any TerminalPage>) -> Duration {
    finish()
    let outgoing = pictures(canGoBack: false)
    let style = style(of: change)
    let before = exchange(&stack, with: change.stack)
    if before.last?.id != stack.last?.id { focus = nil }
    let changes = before.map(\.id) != stack.map(\.id)
    defer { withExtendedLifetime(before) {} }
    arrivals = arrivals.filter { arrival in stack.contains { $0.id == arrival.key } }
    if change.kind == .push, let top = stack.last { arrivals[top.id] = style }
    if let page = focusedPage, !stack.contains(where: { $0.id == page }) { focusedPage = nil }
    // The pages of columns are exchanged, so that arrow keys are never too fast.
    let isInColumns =
      outgoing.last?.columns.isEmpty == false && outgoing.last?.layer == pictures(canGoBack: false).last?.layer
    guard change.isAnimated, changes, !isInColumns, screen != nil, slideDuration > .zero, !outgoing.isEmpty else {
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

  /// Alerts, tabs, and columns.
  public var supports: HostFeatures { [.alerts, .tabs, .panes] }

  /// Always `false`, because standard output is the screen. To write the lines elsewhere, set `Navigator.log`.
  public var printsRefusals: Bool { false }

  /// The number of digits for Alt.
  public var mostTabs: Int { 9 }

  /// The current stack or, during a slide, the new stack.
  public var shownInstances: [InstanceID] { stack.map(\.id) }

  /// Whether a slide is in progress.
  public var isAnimating: Bool { slide != nil }

  /// Whether the topmost run is in columns: the terminal has at least 100 cells, and the run is a split.
  public var isExpanded: Bool { hasRoomForColumns && TerminalPicture.hasColumns(stack) }

  private var hasRoomForColumns: Bool { screen.map { $0.size.columns >= ColumnLayout.leastWidth } ?? false }

  private func pictures(canGoBack: Bool) -> [TerminalPicture] {
    TerminalPicture.all(of: stack, canGoBack: canGoBack, focus: focus, isWide: hasRoomForColumns)
  }

  /// Draws the bars and the alert with new texts.
  public func wordsDidChange(_ words: StackWords<any TerminalPage>) {
    stack = words.renewed(stack)
    needsDrawing()
  }

  /// Ends a slide immediately, without a completion.
  public func settle() {
    _ = exchange(&slide, with: nil)
    draw()
  }

  /// Dims the bar's arrow if interaction is disabled. ``takesKeysInTransitions`` decides about keys.
  public func setInteraction(_ isEnabled: Bool) {
    takesInteraction = isEnabled
    needsDrawing()
  }

  /// The time of a monotonic clock.
  public var now: Duration { clock.now }

  /// Sets the navigator's timer.
  public func setTimer(after delay: Duration?) {
    watchdog?.cancel()
    watchdog = delay.map { delay in
      clock.schedule(after: delay) { [weak self] in self?.delegate?.timerFired() }
    }
  }

  /// The animation of a change: the one it names or, for a pop without a name, the one that pushed the page.
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
    guard takesInteraction || takesKeysInTransitions else {
      if key == .control("l") { redraw() }
      return
    }
    let picture = slide?.outgoing.last ?? pictures(canGoBack: false).last
    switch picture?.face {
    case nil: return
    case .columns:
      guard let columns = picture?.columns, !columns.isEmpty else { return }
      let index = columns.firstIndex { $0.top == focusedPage } ?? columns.count - 1
      if key == .tab || key == .backTab {
        focusedPage = columns[(index + (key == .tab ? 1 : columns.count - 1)) % columns.count].top
      } else {
        // The page that asks keeps the focus, also if another page arrives on top.
        let before = exchange(&focusedPage, with: columns[index].top)
        if columns[index].page.handle(key) == .ignored {
          focusedPage = before
          receiveIgnored(key)
        }
      }
    case .page(let page): if page.handle(key) == .ignored { receiveIgnored(key) }
    case .alert(var box):
      switch box.handle(key) {
      case .chosen(let button) where slide == nil: close(box.alert, by: button)
      case .chosen: break
      case .ignored:
        focus = box.focus
        if key == .control("l") { redraw() }
      }
    }
    needsDrawing()
  }

  private func receiveIgnored(_ key: Key) {
    switch key {
    case .escape, .left, .character("b"): delegate?.backRequested()
    case .control("l"): redraw()
    case .alternate(let digit): press(digit)
    default: break
    }
  }

  /// Presses a tab of the bar on top.
  private func press(_ digit: Character) {
    guard let bar = pictures(canGoBack: false).last?.tabs, let tab = bar.tab(digit) else { return }
    delegate?.tabChosen(tab, in: bar.place.container)
  }

  /// Closes the alert on top and then reports the chosen button. Toolkits use the same order.
  private func close(_ alert: Alert, by button: SegueID) {
    guard let item = stack.last, item.alert == alert else { return }
    stack.removeLast()
    draw()
    delegate?.alertChosen(item.id, button)
  }

  // MARK: - Drawing

  /// Requests one draw in the next turn of the main queue or, during a slide, with the next frame.
  private func needsDrawing() {
    guard screen != nil, drawing == nil else { return }
    drawing = clock.schedule(after: .zero) { [weak self] in self?.draw() }
  }

  /// Redraws everything. If the columns of the topmost run fold or unfold, a slide ends first.
  func resized() {
    if hasRoomForColumns != isWide {
      finish()
      isWide = hasRoomForColumns
      redraw()
      delegate?.formChanged()
    } else {
      redraw()
    }
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

  /// Redraws when an observed value changes.
  private func observed(_ picture: () -> Canvas) -> Canvas {
    withObservationTracking(picture) { [weak self] in
      Task { @MainActor in self?.needsDrawing() }
    }
  }

  private func compose(_ layout: PageLayout) -> Canvas {
    var frame = Canvas(size: layout.size)
    let canGoBack = takesInteraction && delegate?.canGoBack != false
    let pictures = pictures(canGoBack: canGoBack)
    frame.draw(slide.map { compose($0, to: pictures, layout) } ?? draw(pictures, layout), row: 0, column: 0)
    if let row = layout.statusRow {
      let style = CellStyle(foreground: 252, background: 236)
      frame.fill(row: row, style: style)
      frame.write(statusLine, row: row, column: 1, style: style)
    }
    return frame
  }

  /// Draws one frame of a slide. The part that only one of the stacks has moves: a layer, or the page on top of a
  /// layer that both have.
  private func compose(_ slide: Slide, to new: [TerminalPicture], _ layout: PageLayout) -> Canvas {
    let old = slide.outgoing
    let progress = (clock.now - slide.start) / slideDuration
    let common = zip(old, new).prefix { $0.layer == $1.layer }.count
    guard common < old.count || common < new.count else {
      guard let before = old.last, let after = new.last else { return Canvas(size: layout.pageArea) }
      let transition = TransitionFrame(
        style: slide.frame.style, direction: slide.frame.direction, progress: progress)
      let content = transition.compose(from: content(of: before, layout), to: content(of: after, layout))
      return draw(content, of: after, over: new.count > 1 ? draw(new.dropLast(), layout) : nil, layout)
    }
    let isComing = common < new.count
    let moving = isComing ? new : old
    let way = TransitionFrame.ease(progress)
    let hidden = Double(layout.pageArea.rows) * (isComing ? 1 - way : way)
    guard let top = moving.last else { return Canvas(size: layout.pageArea) }
    let below = isComing ? new.dropLast() : new[...]
    return draw(
      content(of: top, layout), of: top, over: below.isEmpty ? nil : draw(below, layout), layout,
      movedDown: Int(hidden.rounded()))
  }

  /// Draws all native stacks on top of each other.
  private func draw(_ pictures: some Collection<TerminalPicture>, _ layout: PageLayout) -> Canvas {
    var area: Canvas?
    for picture in pictures { area = draw(content(of: picture, layout), of: picture, over: area, layout) }
    return area ?? Canvas(size: layout.pageArea)
  }

  /// Draws a page over the dimmed content below.
  private func draw(
    _ content: Canvas, of picture: TerminalPicture, over below: Canvas?, _ layout: PageLayout, movedDown rows: Int = 0
  ) -> Canvas {
    var area = below?.behind() ?? Canvas(size: layout.pageArea)
    guard let style = picture.opening.style else {
      area.draw(content, row: rows, column: 0)
      return area
    }
    let frame = LayerFrame(style, around: content.size, in: layout.pageArea)
    area.draw(frame.canvas(around: content), row: frame.row + rows, column: frame.column)
    return area
  }

  /// Draws a page with its bars, in the size of its layer.
  private func content(of picture: TerminalPicture, _ layout: PageLayout) -> Canvas {
    var size = layout.pageArea
    if let style = picture.opening.style { size = LayerFrame(style, in: size).inner }
    if case .alert(let box) = picture.face { return box.canvas(in: layout.pageArea) }
    return content(of: picture, size, layout)
  }

  private func content(of picture: TerminalPicture, _ size: GridSize, _ layout: PageLayout, isFocused: Bool = false)
    -> Canvas
  {
    var area = Canvas(size: size)
    let page: any TerminalPage
    switch picture.face {
    case .alert: return area
    case .columns(let left, let right):
      picture.tabs?.draw(in: &area)
      let columns = ColumnLayout(layout.content(under: nil, over: picture.tabs, in: size))
      let focused = picture.columns.contains { $0.top == focusedPage } ? focusedPage : picture.top
      area.draw(content(of: left, columns.left, layout, isFocused: left.top == focused), row: 0, column: 0)
      for row in 0..<columns.left.rows { area.write("│", row: row, column: columns.left.columns) }
      if let right {
        let canvas = content(of: right, columns.right, layout, isFocused: right.top == focused)
        area.draw(canvas, row: 0, column: columns.left.columns + 1)
      }
      return area
    case .page(let own): page = own
    }
    picture.bar?.draw(in: &area, isFocused: isFocused)
    picture.tabs?.draw(in: &area)
    var content = Canvas(size: layout.content(under: picture.bar, over: picture.tabs, in: size))
    page.draw(in: &content)
    area.draw(content, row: picture.bar?.rows(in: size) ?? 0, column: 0)
    return area
  }
}
