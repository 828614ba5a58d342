/// A navigation container like those of UIKit and GTK, with their faults, on a virtual clock.
///
/// The stack is one path: the pages of a native stack, followed by the pages of each presented layer. The first page
/// of a layer is in ``layers``. For a tab bar, the stack contains the pages of the selected tab, and ``parked``
/// contains the pages of the other tabs.
///
/// The host performs each call at once, detects states that no toolkit survives, and repairs nothing. A change is
/// visible in ``stack`` when the call returns, as in `viewControllers`, and in ``visible`` when its animation ends.
@MainActor package final class SimulatedHost {
  struct Running {
    let number: Int
    let start: Duration
    let oldTop: SimulatedPage?
    var top: SimulatedPage?
    let isAnimated: Bool
    let fault: ChangeFault?
    /// Whether this is the way back of a cancelled gesture.
    var isCancelledSwipe = false
    /// Whether this is the rest of a gesture after the finger was lifted.
    var isRestOfSwipe = false
    /// The presentation of the layer that is presented or dismissed, or `nil` if no layer is.
    var layer: LayerKind?
    /// The first page of the native stack, if it starts a layer or a tab.
    var run: SimulatedPage?
    /// The button of an alert whose action runs at the end.
    var answer: Answer?
    /// Whether the host made the change without a call.
    var isOwn = false
    /// Whether the change selects a tab.
    var isSelection = false
    /// The extra page on top at the end, if a fault makes the host end deeper than requested.
    var deeper: SimulatedPage?

    var isOfLayer: Bool { layer != nil }

    /// Whether the change does not end by itself.
    var isEndless: Bool {
      switch fault {
      case .animatesForever, .stopsLate: true
      default: false
      }
    }
  }

  /// A pressed button.
  struct Answer {
    let alert: SimulatedPage
    let button: AlertButton
  }

  struct Swipe {
    let before: [SimulatedPage]
    /// Whether the gesture has nothing to pop, and therefore never ends.
    let hasNoEnd: Bool
    /// The first page of the layer that is dragged, or `nil` if a page is.
    var layer: SimulatedPage?
    var fraction = 0.0
  }

  enum Presentation: Hashable {
    case none
    case presenting(Int)
    case presented
    case dismissing(Int)
  }

  /// The window that contains the host.
  package let window: SimulatedWindow
  /// The guard of the host.
  package weak var observer: (any HostObserver)?
  /// The code of pages, which receives their callbacks.
  package var pageListener: (@MainActor (PageMoment, SimulatedPage) -> Void)?
  /// The handler of an alert's buttons.
  package var answerListener: (@MainActor (SimulatedPage, AlertButton) -> Void)?

  // MARK: The kind of host

  /// How long an animated change takes.
  package var animation = Duration.milliseconds(350)
  /// Whether a change that starts during another replaces it, with one completion for both, as in a GtkStack.
  package var coalesces = false
  /// Whether the outgoing page takes taps during an entire slide, as in a GtkStack. Otherwise, it takes taps only in
  /// the moment in which the slide begins.
  package var outgoingTakesTaps = false
  /// Whether a gesture may begin if there is nothing to pop, as with a replaced delegate of UIKit's recognizer.
  package var swipesAtRoot = false
  /// Whether another object receives ``HostCallback/willShow(_:)`` and ``HostCallback/didShow(_:)``.
  package var isDelegateReplaced = false
  /// How the toolkit joins and separates columns, or `nil` if the host keeps the stack and its columns by itself.
  package var merge: ColumnMerge?
  /// Whether the columns of a split are side by side. A script can set it at any moment, even inside a change.
  package var isExpanded = false {
    didSet { if isExpanded != oldValue { changeForm() } }
  }
  /// Whether the layers that other code presents over the host are sheets. For its toolkit, the page below a sheet is
  /// always in view, so the end of the sheet is not reported.
  package var coversAreSheets = false

  // MARK: The visible state

  /// The stack in the host's model, from the bottom.
  package internal(set) var stack: [SimulatedPage] = []
  /// The stacks of the tabs that are not selected, in the order in which they were deselected.
  package internal(set) var parked: [[SimulatedPage]] = []
  /// The first pages of tabs, on the stack or not.
  package internal(set) var tabs: [SimulatedPage: TabSpot] = [:]
  /// The presentation of each page that starts or started a layer.
  package internal(set) var layers: [SimulatedPage: LayerKind] = [:]
  /// The page that the user sees. During an animation, it is the outgoing page.
  package internal(set) var visible: SimulatedPage?
  /// The corruptions that the host detected.
  package internal(set) var corruptions: [Corruption] = []
  /// The calls that the host received, in order.
  package internal(set) var performed: [PerformedChange] = []
  /// The number of changes that started during another change or a gesture, including those that the toolkit can
  /// handle.
  package internal(set) var overlaps = 0
  /// The number of pages that were replaced by copies of themselves.
  package internal(set) var pagesCopied = 0
  /// The number of times that a request closed a layer of other code.
  package internal(set) var coversClosed = 0
  /// The number of times that touches were enabled while an animation was running.
  package private(set) var touchesLetThrough = 0
  /// The number of calls that turned interaction off, minus the number of calls that turned it on.
  package private(set) var interactionOffCount = 0

  /// The first pages of columns, as they are and as they were opened.
  var panes: Set<SimulatedPage> = []
  var opened: Set<SimulatedPage> = []
  /// The splits, by their first pages.
  var splits: [SimulatedPage: HostSplit] = [:]
  /// The pages that were shown with a back button by an app that decides it when it shows a page.
  var backButtons: Set<SimulatedPage> = []
  /// The stack of the other form, if each form has its own.
  var otherForm: [SimulatedPage] = []
  /// Whether the form changed while the host was not in view.
  var owesForm = false

  var faults: [ChangeFault] = []
  var running: [Running] = []
  var swipe: Swipe?
  var lastNumber = 0
  var presentation = Presentation.none
  var isHidden = false
  var isSuspended = false
  /// Whether a change ended while the host was not in view.
  var owesCompletion = false
  /// Whether the host changed by itself and has not called back since.
  var hasUnheardChange = false
  /// The time when a finger was lifted, if the rest of its gesture was cut short and the host has not called back
  /// since.
  var unheardLift: Duration?
  /// The moments that became due while the process was suspended.
  var heldMoments: [HostMoment] = []
  var loaded: Set<Int> = []
  /// The page that presented each layer.
  var openers: [SimulatedPage: SimulatedPage] = [:]
  /// The page that is being shown, and that is not in a window yet.
  var entering: SimulatedPage?

  /// Creates a host with an empty stack.
  package init(in window: SimulatedWindow) {
    self.window = window
    window.add(self)
  }

  /// The clock.
  package var clock: VirtualClock { window.clock }

  /// Whether a change or a gesture is in progress.
  package var isAnimating: Bool { !running.isEmpty || swipe != nil }

  /// Whether the host is in view: not hidden, not suspended, and not covered by a layer of other code.
  package var isInView: Bool { !isHidden && presentation == .none && !isSuspended }

  /// Whether the host is in view and no change is running or owed.
  package var isAtRest: Bool { !isAnimating && isInView && !owesCompletion }

  /// Whether the host has been idle for two seconds since the last call. Before that, a guard cannot distinguish a
  /// missing change from one in progress. The same holds after a finger was lifted, if the end of its gesture is not
  /// reported.
  package var isQuiet: Bool {
    let lastWord = max(performed.last?.time ?? .zero, unheardLift ?? .zero)
    return isAtRest && clock.now - lastWord >= .seconds(2)
  }

  /// Whether touches are enabled.
  package var isInteractionOn: Bool { interactionOffCount == 0 }

  /// The page whose controls take taps now.
  package var touchablePage: SimulatedPage? {
    guard isInteractionOn, isInView, swipe == nil else { return nil }
    guard let change = running.last else { return visible }
    return outgoingTakesTaps || change.start == clock.now ? visible : nil
  }

  /// Sets the faults of the next changes, in order. A change whose fault is `nil` succeeds.
  package func nextChange(_ faults: ChangeFault?...) {
    self.faults += faults.map { $0 ?? .completesLate(.zero) }
  }

  /// Discards the faults that have not occurred.
  package func forgetFaults() {
    faults.removeAll()
  }

  /// Disables touches, or enables them again. The calls are counted.
  package func setInteraction(_ isOn: Bool) {
    interactionOffCount += isOn ? -1 : 1
    if isInteractionOn, isOn, isAnimating, swipe == nil { touchesLetThrough += 1 }
    if interactionOffCount < 0 { corruptions.append(.interactionOutOfBalance) }
  }

  /// Calls the observer with the number of the timer after a delay.
  package func setTimer(_ timer: Int, after delay: Duration) {
    clock.schedule(.timer(timer), after: delay, for: self)
  }

  /// Sends a callback to the observer and to its page.
  func say(_ word: HostCallback) {
    hasUnheardChange = false
    unheardLift = nil
    switch word {
    case .willShow: if !isDelegateReplaced { observer?.hear(word) }
    case .didShow(let page):
      if !isDelegateReplaced { observer?.hear(word) }
      pageListener?(.didShow, page)
    case .layerStands(let page):
      // Replacing the delegate does not affect completion handlers.
      observer?.hear(word)
      pageListener?(.didShow, page)
    case .appeared(let page):
      pageListener?(.appeared, page)
      observer?.hear(word)
    case .disappeared(let page):
      pageListener?(.disappeared, page)
      observer?.hear(word)
    }
  }
}

/// The moments in the life of a page at which its own code runs.
package enum PageMoment: Hashable, Sendable {
  /// The page is on a stack for the first time.
  case loads
  /// The page is about to be visible.
  case willAppear
  /// The page is about to be hidden or removed.
  case willDisappear
  /// The page is visible.
  case appeared
  /// The page is no longer visible.
  case disappeared
  /// The completion of the change that shows the page arrived.
  case didShow
}
