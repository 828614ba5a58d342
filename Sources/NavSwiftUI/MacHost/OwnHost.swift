#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  public import Foundation
  public import NavRuntime
  import NavUIKit
  import Observation
  public import SwiftUI

  /// Shows a stack of views without a navigation controller, by drawing each page over the previous one.
  ///
  /// Pages are animated with transitions whose end SwiftUI reports. SwiftUI shows sheets, popovers, and alerts, and
  /// the host itself draws full-screen layers. All pages of the stack stay in the view tree, so they keep their
  /// state. Only the top page is visible and receives clicks.
  @MainActor public final class SwiftUIHost: NavigationHost {
    /// A page is a view.
    public typealias Page = any View

    /// The receiver of the host's reports. The navigator sets it.
    public var delegate: HostDelegate? {
      didSet { if viewCount == 0 { delegate?.suspended(.wait) } }
    }

    /// The app's custom transitions, by their names in the graph.
    public var transitions: [String: AnyTransition] = [:]

    /// The icons in the row of tabs, by the names of the tabs in the graph.
    public var tabIcons: [String: Image] {
      get { shown.tabIcons }
      set { shown.tabIcons = newValue }
    }

    /// The badges after the titles of tabs, such as a number of new messages, by the names of the tabs in the graph.
    public var tabBadges: [String: String] {
      get { shown.tabBadges }
      set { shown.tabBadges = newValue }
    }

    /// Called with a link of the graph's own website for which no screen opens. By default, the `openURL` action of the
    /// view's environment opens the link.
    ///
    /// It is called at most once in two seconds, because the browser could send the same URL to the app again.
    public var openInBrowser: ((URL) -> Void)?
    var returns = BrowserReturns()
    /// Writes a line for the developer.
    var log = DebugLog.write
    /// The navigator of the pages.
    var source: (any ScreenSource)?
    let shown = Shown()
    let time: HostTime
    var work: Work?
    /// The transition of a layer that the user closes.
    var gesture: TransitionID?
    /// The time at which an answered alert disappears. SwiftUI does not report it, and presents nothing before.
    var alertIsGone = Duration.zero
    /// Whether the host has not reported the last change of a form yet.
    var hasNewForm = false
    private var cancelTimer: (() -> Void)?
    private var cancelLook: (() -> Void)?
    /// The number of views that show the host, which can briefly be two.
    private var viewCount = 0

    /// The state that the views observe.
    @Observable @MainActor final class Shown {
      var bottom: ShownLayer?
      var isInteractionOn = true
      var tabIcons: [String: Image] = [:]
      var tabBadges: [String: String] = [:]
    }

    /// A change that is in progress.
    struct Work {
      let change: StackChange<any View>
      var steps: ArraySlice<StackStep<any View>>
      /// The number of the running animation, or `nil`. With it, the host recognizes a late completion of an earlier
      /// one.
      var moving: Int?
      var lastMove = 0
    }

    /// Creates a host that is not visible.
    public convenience init() {
      self.init(.device)
    }

    /// Creates a host with another clock, for tests.
    init(_ time: HostTime) { self.time = time }

    // MARK: - Requirements of a host

    /// Alerts, tabs, and columns.
    public var supports: HostFeatures { [.alerts, .tabs, .panes] }

    /// The instances on the stack, from the bottom: the pages in the view state, up to the first layer that SwiftUI
    /// does not show.
    public var shownInstances: [InstanceID] { layers.prefix(while: \.isThere).flatMap(\.instances) }

    /// Whether a change or a dismissal is in progress.
    public var isAnimating: Bool { work != nil || gesture != nil }

    /// Always `false`. SwiftUI reports a page's own sheets and alerts only to that page, and does not offer a query.
    public var isCovered: Bool { false }

    /// The time of a clock that stops while the computer sleeps.
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

    /// Enables or disables clicks on pages, bars, and layers.
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

    // MARK: - Visibility

    /// Handles the appearance of a view that shows the host.
    func appear() {
      viewCount += 1
      if viewCount == 1 { resume(atLatestAfter: 40) } else { lookForTwoViews() }
    }

    /// Warns about two views after a delay, because SwiftUI may briefly have both views while it replaces one.
    private func lookForTwoViews() {
      _ = time.schedule(.seconds(1)) { [weak self] in
        if let self, viewCount > 1 { log(DebugLog.twoViews) }
      }
    }

    /// Reports that the host is visible, after its layers have reappeared. A layer that does not reappear within two
    /// seconds counts as closed.
    private func resume(atLatestAfter looks: Int) {
      guard isSeen else { return }
      if looks > 0, layers.contains(where: { $0.isWanted && !$0.isThere }) {
        _ = time.schedule(.milliseconds(50)) { [weak self] in self?.resume(atLatestAfter: looks - 1) }
        return
      }
      takeOutWhatHasGone()
      hasNewForm = false
      delegate?.resumed()
      source?.begin()
    }

    /// Handles the disappearance of a view that showed the host. Without a view, requests wait.
    func disappear() {
      viewCount -= 1
      if viewCount == 0 { delegate?.suspended(.wait) }
    }

    var isSeen: Bool { viewCount > 0 }

    // MARK: - Changes

    /// Performs a change step by step. Each step starts when the previous one is complete.
    public func show(_ change: StackChange<any View>) -> Duration {
      if let former = work?.change.transition {
        settle()
        delegate?.didShow(former)
      }
      gesture = nil
      let steps = change.steps
      work = Work(change: change, steps: steps[...])
      let open = steps.filter { !stands($0) }
      let isAnimated = change.isAnimated && open.last.map(animates) ?? true
      goOn()
      return isAnimated ? Self.length * max(1, open.count) : .zero
    }

    /// The duration of a transition.
    static let length = Duration.milliseconds(350)

    /// Ends the current step. The view state changes when a step starts, so at most SwiftUI's own animation
    /// continues.
    public func settle() {
      work = nil
      gesture = nil
      cancelLook?()
      cancelLook = nil
      for layer in layers where layer.underneath != nil { layer.underneath = nil }
      takeOutWhatHasGone(settling: true)
    }

    /// Performs the next steps, up to one that is animated.
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

    /// Records the start of an animation. Returns a closure that ends it.
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

    /// Handles the end of an animation.
    func end() {
      guard work?.moving != nil else { return }
      work?.moving = nil
      for layer in layers where layer.underneath != nil { layer.underneath = nil }
      takeOutWhatHasGone()
      goOn()
    }

    /// Ends an animation after a delay, because its completion may not arrive: SwiftUI does not draw an invisible
    /// window.
    private func lookAgain(_ move: Int, after delay: Duration) {
      cancelLook = time.schedule(delay) { [weak self] in
        guard let self, work?.moving == move else { return }
        end()
      }
    }

    /// Completes a change after its last step, or after a step that SwiftUI ignored.
    private func finish() {
      guard let done = work else { return }
      keepParked(done.change)
      work = nil
      delegate?.didShow(done.change.transition)
      tellOfClosedAlert()
    }
  }
#endif
