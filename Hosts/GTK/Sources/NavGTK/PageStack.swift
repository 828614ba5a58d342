import GTKWidgets
import NavRuntime

/// A native stack: pages over one another, of which one can move over the one below.
@MainActor final class PageStack {
  let box = SlideBox()
  private(set) var frames: [PageFrame] = []
  private let isInPopover: Bool
  private weak var host: GTKHost?
  private var motion: Motion?

  private enum Motion {
    /// The page goes its way, and then something is done.
    case slide(Animation, done: @MainActor () -> Void)
    /// A finger has it.
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

  /// Shows other pages. Where one of them is seen to come or to go, it moves, by the transition that the graph names, and something is done
  /// at its end.
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
    // A page that was there before is seen again when what lies over it goes.
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
    // The page has lain somewhere else.
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

  /// The pages below the top, the nearest first, at its way back.
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

  /// What is to be seen is seen, and has the keys.
  private func stand() {
    box.set(frames.map(\.widget))
    giveKeys()
  }

  /// The page on top has the keys. Which of its widgets is the first depends on where they are, so that waits for their places.
  func giveKeys() {
    guard box.isMapped, let top = frames.last, !top.returnFocus() else { return }
    if top.widget.size.width > 0 { return top.focusFirst() }
    let before = top.focusOfWindow
    box.afterLayout { [weak self, weak top] in
      guard let self, let top, frames.last === top, motion == nil else { return }
      // The page may have said meanwhile where they go. Where they are in the bar, GTK has taken what comes first.
      if let now = top.focusOfWindow, top.holdsInContent(now), !now.isSame(as: before) { return }
      top.focusFirst()
    }
  }

  /// Ends what moves, and tells nobody.
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

  /// Ends what moves now, as it would have ended.
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
    // Whoever heard of it may have ended all that.
    guard case .swipe = motion else { return }
    let left = finishing ? 1 - box.progress : box.progress
    slide(to: finishing ? 1 : 0, lasting: host.slideDuration * left) { [weak self] in self?.host?.swipeStands() }
  }
}
