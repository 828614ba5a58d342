import GTKWidgets
import NavRuntime

/// A native stack: pages on top of each other. The top page can move over the page below. A run has one native stack
/// per column.
@MainActor final class PageStack: SlideOwner {
  let box = SlideBox()
  private(set) var frames: [PageFrame] = []
  private weak var host: GTKHost?
  private weak var run: Run?
  private lazy var slide = Slide(in: box, of: host, owner: self)

  init(of host: GTKHost?, in run: Run) {
    (self.host, self.run) = (host, run)
    _ = slide
  }

  var ids: [InstanceID] { frames.map(\.id) }

  var isMoving: Bool { slide.isMoving }

  /// Shows other pages. If the visible page changes and the change is animated, the page moves with the transition of
  /// the graph, and `done` is called at the end.
  func show(
    _ items: some Sequence<StackItem<GTKPage>>, isAnimated: Bool, by name: String? = nil,
    done: @escaping @MainActor () -> Void = {}
  ) {
    settle()
    let former = frames
    frames = items.compactMap { item in
      frame(for: item, by: name)
    }
    box.hasSomethingBelow = frames.count > 1
    guard let new = frames.last, former.last !== new else { return box.set(frames.map(\.widget)) }
    guard let old = former.last else { return box.set(frames.map(\.widget)) }
    old.hideMenu()
    old.rememberFocus()
    guard isAnimated, box.isMapped, let host, host.slideDuration > .zero else {
      return box.set(frames.map(\.widget))
    }
    // If the new page was already in the stack, the change is a pop.
    let isPop = former.contains { $0 === new }
    let style = isPop ? name.flatMap(SlideBox.Style.init) ?? old.style : new.style
    let (lower, upper) = isPop ? (new, old) : (old, new)
    slide.play(
      Slide.Sides(lower: lower.widget, upper: upper.widget, style: style), isAway: isPop, lasting: host.slideDuration,
      done: done)
  }

  private func frame(for item: StackItem<GTKPage>, by name: String?) -> PageFrame? {
    guard case .page(let page) = item.content else { return nil }
    // The page was shown before, perhaps in another stack.
    if let frame = page.frame, frame.id == item.id { return frame }
    let style = name.flatMap(SlideBox.Style.init) ?? .slide
    let id = item.id
    return PageFrame(page, id, item.info, title: item.title, style) { [weak host] in
      host?.backPressed(on: id)
    } goFurther: { [weak host] in
      host?.layers.last?.run?.showMenu(of: id)
    } retitled: { [weak host] in
      host?.showTitles()
    }
  }

  /// Shows the top page after a motion.
  func stand() {
    box.set(frames.map(\.widget))
    run?.giveKeys()
  }

  func settle() { slide.settle() }

  func hurry() { slide.hurry() }

  // MARK: - Swipes

  func cancelSwipe() { slide.cancelSwipe() }

  var swipeSides: Slide.Sides? {
    guard frames.count > 1 else { return nil }
    let (below, top) = (frames[frames.count - 2], frames[frames.count - 1])
    return Slide.Sides(lower: below.widget, upper: top.widget, style: top.style)
  }

  var holdsTheTop: Bool { host?.layers.last?.stack === self }

  func swipeBegins() { frames.last?.rememberFocus() }

  func removeTop() {
    frames.removeLast()
    box.hasSomethingBelow = frames.count > 1
    run?.updateSwipes()
  }
}
