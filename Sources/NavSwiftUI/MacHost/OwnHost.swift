#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  public import NavRuntime
  import NavUIKit
  import Observation
  public import SwiftUI

  /// Shows a stack of views, where there is no navigation controller: by a stack in depth, each page over the one before.
  ///
  /// A page comes and goes by a transition whose end SwiftUI tells. A sheet, a popover and an alert are SwiftUI's own; what lies over everything is
  /// drawn by the host. All pages of the stack stay in the tree of views, so that they keep their states, and the top one alone is seen and takes clicks.
  @MainActor public final class SwiftUIHost: NavigationHost {
    /// A page is a view.
    public typealias Page = any View

    /// Whom the host tells; set by the navigator.
    public var delegate: HostDelegate? {
      didSet { if viewCount == 0 { delegate?.suspended(.wait) } }
    }

    /// The transitions of the app, by the name that the graph gives them.
    public var transitions: [String: AnyTransition] = [:]

    /// The icons in the row of tabs, by the name of the tab in the graph.
    public var tabIcons: [String: Image] {
      get { shown.tabIcons }
      set { shown.tabIcons = newValue }
    }

    /// What stands behind the titles of tabs, by the name of the tab in the graph: how many messages are new, say.
    public var tabBadges: [String: String] {
      get { shown.tabBadges }
      set { shown.tabBadges = newValue }
    }

    /// Receives a line for the developer.
    var log = DebugLog.write
    /// Whose pages these are.
    var source: (any ScreenSource)?
    let shown = Shown()
    let time: HostTime
    var work: Work?
    /// A layer that somebody closes.
    var gesture: TransitionID?
    /// When an alert that somebody has answered will have gone: SwiftUI says nothing of it, and presents nothing before.
    var alertIsGone = Duration.zero
    private var cancelTimer: (() -> Void)?
    private var cancelLook: (() -> Void)?
    /// How many views show the host; for a moment there may be two.
    private var viewCount = 0

    /// What the views look at.
    @Observable @MainActor final class Shown {
      var bottom: ShownLayer?
      var isInteractionOn = true
      var tabIcons: [String: Image] = [:]
      var tabBadges: [String: String] = [:]
    }

    /// A change that is being made.
    struct Work {
      let change: StackChange<any View>
      var steps: ArraySlice<StackStep<any View>>
      /// The step that moves, so that a late word is not taken for that of another.
      var moving: Int?
      var lastMove = 0
    }

    /// A host that nobody sees yet.
    public convenience init() {
      self.init(.device)
    }

    /// The same by another clock, for tests.
    init(_ time: HostTime) { self.time = time }

    // MARK: - What it is asked

    /// Pages, alerts and tabs.
    public var supports: HostFeatures { [.alerts, .tabs] }

    /// What is shown, from the bottom: pages as the views are told, layers as far as SwiftUI has shown them.
    public var shownInstances: [InstanceID] { layers.prefix(while: \.isThere).flatMap(\.instances) }

    /// Whether anything moves, or a change is not done yet.
    public var isAnimating: Bool { work != nil || gesture != nil }

    /// Never: of a sheet or an alert that a page presents by itself, SwiftUI tells nobody but who presents it, and there is nothing to ask.
    public var isCovered: Bool { false }

    /// The time of a clock that stands still while the computer sleeps.
    public var now: Duration { time.now() }

    /// Sets the navigator's timer.
    public func setTimer(after delay: Duration?) {
      cancelTimer?()
      cancelTimer = delay.map { delay in
        time.schedule(delay) { [weak self] in
          self?.cancelTimer = nil
          self?.delegate?.timerFired()
        }
      }
    }

    /// Turns clicks on pages, bars and layers off or on.
    public func setInteraction(_ isEnabled: Bool) {
      if shown.isInteractionOn != isEnabled { shown.isInteractionOn = isEnabled }
      tellOfClosedAlert()
    }

    /// The layers, from the bottom.
    var layers: [ShownLayer] {
      var layers: [ShownLayer] = []
      var next = shown.bottom
      while let layer = next {
        layers.append(layer)
        next = layer.above
      }
      return layers
    }

    // MARK: - Where it is seen

    /// A view shows the host.
    func appear() {
      viewCount += 1
      if viewCount == 1 { resume(atLatestAfter: 40) } else { lookForTwoViews() }
    }

    /// SwiftUI may replace one view by another, and then both are there for a moment.
    private func lookForTwoViews() {
      _ = time.schedule(.seconds(1)) { [weak self] in
        if let self, viewCount > 1 { log(DebugLog.twoViews) }
      }
    }

    /// Says that it can be seen, when the layers have come that went with the view. What has not come in two seconds counts as gone.
    private func resume(atLatestAfter looks: Int) {
      guard isSeen else { return }
      if looks > 0, layers.contains(where: { $0.isWanted && !$0.isThere }) {
        _ = time.schedule(.milliseconds(50)) { [weak self] in self?.resume(atLatestAfter: looks - 1) }
        return
      }
      takeOutWhatHasGone()
      delegate?.resumed()
      source?.begin()
    }

    /// A view shows it no more. What it is told meanwhile waits.
    func disappear() {
      viewCount -= 1
      if viewCount == 0 { delegate?.suspended(.wait) }
    }

    var isSeen: Bool { viewCount > 0 }

    // MARK: - Changes

    /// Makes a change, one step of it after the other, each when the one before stands.
    public func show(_ change: StackChange<any View>) -> Duration {
      if let former = work?.change.transition {
        settle()
        delegate?.didShow(former)
      }
      gesture = nil
      let steps = change.steps
      work = Work(change: change, steps: steps[...])
      let count = max(1, steps.filter { !stands($0) }.count)
      goOn()
      return change.isAnimated ? Self.length * count : .zero
    }

    /// How long a transition takes.
    static let length = Duration.milliseconds(350)

    /// Ends what moves: the views stand at the end of the step since it began, and what SwiftUI still draws of the way is no business of anybody's.
    public func settle() {
      work = nil
      gesture = nil
      cancelLook?()
      cancelLook = nil
      for layer in layers where layer.underneath != nil { layer.underneath = nil }
      takeOutWhatHasGone(settling: true)
    }

    /// The next steps, up to one that takes its time.
    func goOn() {
      guard work != nil else { return }
      cancelLook?()
      cancelLook = nil
      let wait = alertIsGone - now
      if wait > .zero {
        cancelLook = time.schedule(wait) { [weak self] in self?.goOn() }
        return
      }
      while let step = work?.steps.popFirst() {
        if stands(step) { continue }
        let isLast = work?.steps.allSatisfy(stands) ?? true
        perform(step, isAnimated: isLast && work?.change.isAnimated == true)
        guard let work else { return }
        if work.moving != nil { return lookAgain(work.lastMove, after: Self.length + .milliseconds(250)) }
        guard stands(step) else { break }
      }
      finish()
    }

    /// Something begins to move; what is given ends it.
    func begin() -> @MainActor @Sendable () -> Void {
      let move = (work?.lastMove ?? 0) + 1
      work?.lastMove = move
      work?.moving = move
      let transition = work?.change.transition
      return { [weak self] in
        guard let self, let work, work.change.transition == transition, work.moving == move else { return }
        end()
      }
    }

    /// What moved has come to its end.
    func end() {
      guard work?.moving != nil else { return }
      work?.moving = nil
      for layer in layers where layer.underneath != nil { layer.underneath = nil }
      takeOutWhatHasGone()
      goOn()
    }

    /// A completion may not come: of a window that nobody sees, SwiftUI draws nothing. What stands can be seen.
    private func lookAgain(_ move: Int, after delay: Duration) {
      cancelLook = time.schedule(delay) { [weak self] in
        guard let self, work?.moving == move else { return }
        end()
      }
    }

    /// All steps are done, or one that SwiftUI does not take was the last.
    private func finish() {
      guard let done = work else { return }
      keepParked(done.change)
      work = nil
      delegate?.didShow(done.change.transition)
      tellOfClosedAlert()
    }
  }
#endif
