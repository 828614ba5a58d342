import GTKWidgets
import NavRuntime

/// A native stack: pages on top of each other. The top page can move over the page below.
@MainActor final class PageStack {
  let box = SlideBox()
  private(set) var frames: [PageFrame] = []
  private let isInPopover: Bool
  private weak var host: GTKHost?
  private var motion: Motion?

  private enum Motion {
    /// The top page is animated, and a closure is called at the end.
    case slide(Animation, done: @MainActor () -> Void)
    /// The user swipes the top page.
    case swipe
  }

  init(of host: GTKHost, isInPopover: Bool = false) {
    (self.host, self.isInPopover) = (host, isInPopover)
    box.takeSwipes(
      SlideBox.SwipeActions(
        began: { [weak self] in self?.swipeBegan() }, moved: { [weak self] in self?.swipeMoved(to: $0) },
        ended: { [weak self] in self?.swipeEnded(finishing: $0) }))
    box.takesMouseSwipes = host.takesMouseSwipes
  }

  var ids: [InstanceID] { frames.map(\.id) }

  var isMoving: Bool { motion != nil }

  /// Shows other pages. If the visible page changes and the change is animated, the page moves with the transition of
  /// the graph, and `done` is called at the end.
  func show(
    _ items: [StackItem<GTKPage>], isAnimated: Bool, by name: String? = nil, done: @escaping @MainActor () -> Void = {}
  ) {
    settle()
    let former = frames
    frames = items.compactMap { item in
      frame(for: item, by: name)
    }
    for (index, frame) in frames.enumerated() { frame.place(isFirst: index == 0, inPopover: isInPopover) }
    box.hasSomethingBelow = frames.count > 1
    guard let new = frames.last, former.last !== new else { return box.set(frames.map(\.widget)) }
    guard let old = former.last else { return stand() }
    old.hideMenu()
    old.rememberFocus()
    guard isAnimated, box.isMapped, let host, host.slideDuration > .zero else { return stand() }
    // If the new page was already in the stack, the change is a pop.
    let isPop = former.contains { $0 === new }
    let style = isPop ? name.flatMap(SlideBox.Style.init) ?? old.style : new.style
    if isPop {
      box.begin(new.widget, under: old.widget, style, at: 0)
    } else {
      box.begin(old.widget, under: new.widget, style, at: 1)
    }
    slide(to: isPop ? 1 : 0, lasting: host.slideDuration, done: done)
  }

  private func frame(for item: StackItem<GTKPage>, by name: String?) -> PageFrame? {
    guard case .page(let page) = item.content else { return nil }
    // The page was shown before, perhaps in another stack.
    if let frame = page.frame, frame.id == item.id { return frame }
    let style = name.flatMap(SlideBox.Style.init) ?? .slide
    return PageFrame(page, item.id, item.info, style) { [weak host] in
      host?.delegate?.backRequested()
    } goFurther: { [weak host] in
      host?.layers.last?.stack?.showMenu()
    } retitled: { [weak host] in
      host?.showTitles()
    }
  }

  /// Shows a menu at the back button with the pages below the top, nearest first.
  func showMenu() {
    guard let host, host.isInteractionOn, let top = frames.last else { return }
    var entries: [(label: String, action: @MainActor () -> Void)] = []
    for frame in frames.dropLast().reversed() {
      let id = frame.id
      entries.append((frame.title, { [weak host] in host?.delegate?.backRequested(to: id) }))
    }
    top.showMenu(entries)
  }

  private func slide(to end: Double, lasting time: Duration, done: @escaping @MainActor () -> Void) {
    let animation = Animation(
      on: box, from: box.progress, to: end, lasting: time, value: { [weak self] in self?.box.progress = $0 },
      done: { [weak self] in self?.end() })
    motion = .slide(animation, done: done)
    animation.play()
  }

  private func end() {
    guard case .slide(_, let done) = motion else { return }
    motion = nil
    stand()
    done()
  }

  /// Shows the top page without animation, and moves the focus to it.
  private func stand() {
    box.set(frames.map(\.widget))
    giveKeys()
  }

  /// Gives the keyboard focus to the top page. The position of its widgets determines which one is first, so this
  /// method may wait for the layout.
  func giveKeys() {
    guard box.isMapped, let top = frames.last, !top.returnFocus() else { return }
    if top.widget.size.width > 0 { return top.focusFirst() }
    let before = top.focusOfWindow
    box.afterLayout { [weak self, weak top] in
      guard let self, let top, frames.last === top, motion == nil else { return }
      // The page may have set the focus meanwhile. A focus in the bar does not count, because GTK selects the first
      // widget by itself.
      if let now = top.focusOfWindow, top.holdsInContent(now), !now.isSame(as: before) { return }
      top.focusFirst()
    }
  }

  /// Completes the motion without calling `done`.
  func settle() {
    switch motion {
    case nil: return
    case .slide(let animation, _):
      motion = nil
      animation.drop()
    case .swipe:
      motion = nil
      box.resetSwipe()
    }
    stand()
  }

  /// Completes an animation at once, and calls `done`.
  func hurry() {
    if case .slide(let animation, _) = motion { animation.skip() }
  }

  // MARK: - Swipes

  private func swipeBegan() {
    guard motion == nil, frames.count > 1, let host, host.swipeMayBegin(in: self) else { return }
    motion = .swipe
    let (below, top) = (frames[frames.count - 2], frames[frames.count - 1])
    top.rememberFocus()
    box.begin(below.widget, under: top.widget, top.style, at: 0)
  }

  private func swipeMoved(to fraction: Double) {
    guard case .swipe = motion else { return }
    box.progress = min(1, max(0, fraction))
    host?.swipeMoved(to: box.progress)
  }

  private func swipeEnded(finishing: Bool) {
    guard case .swipe = motion, let host else { return }
    if finishing {
      frames.removeLast()
      box.hasSomethingBelow = frames.count > 1
    }
    host.swipeEnded(finishing ? .finished : .cancelled)
    // The delegate may end the swipe.
    guard case .swipe = motion else { return }
    let left = finishing ? 1 - box.progress : box.progress
    slide(to: finishing ? 1 : 0, lasting: host.slideDuration * left) { [weak self] in self?.host?.swipeStands() }
  }
}
