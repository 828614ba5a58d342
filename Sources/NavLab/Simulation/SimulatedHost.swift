/// A navigation container as UIKit's and GTK's are, faults included, on a virtual clock.
///
/// Its stack is one path: pages on a native stack, and above them the pages of each layer that is presented, which begins with one of
/// ``layers``. Where a bar has tabs, the stack has those of the selected one, and ``parked`` what the others hold.
///
/// It does what it is told when it is told, detects what no toolkit survives, and repairs nothing. A change shows its
/// effect on ``stack`` in the call, as `viewControllers` does, and on ``visible`` when its animation is over.
@MainActor package final class SimulatedHost {
  struct Running {
    let number: Int
    let start: Duration
    let oldTop: SimulatedPage?
    var top: SimulatedPage?
    let isAnimated: Bool
    let fault: ChangeFault?
    /// Whether it is a gesture that leads back to where it began.
    var isCancelledSwipe = false
    /// Whether it is the rest of a gesture's way, without the finger.
    var isRestOfSwipe = false
    /// Where a layer comes or goes: how that is shown.
    var layer: LayerKind?
    /// Otherwise the page that begins the native stack, where that is a layer's or a tab's.
    var run: SimulatedPage?
    /// The button of an alert that is heard at the end.
    var answer: Answer?
    /// Whether nobody has told the host to.
    var isOwn = false
    /// Whether a tab is selected.
    var isSelection = false
    /// The stack that it ends with, where that is not what it was told.
    var deeper: SimulatedPage?

    var isOfLayer: Bool { layer != nil }

    /// Whether it does not end by itself.
    var isEndless: Bool {
      switch fault {
      case .animatesForever, .stopsLate: true
      default: false
      }
    }
  }

  /// A button that was pressed.
  struct Answer {
    let alert: SimulatedPage
    let button: AlertButton
  }

  struct Swipe {
    let before: [SimulatedPage]
    /// A gesture that has nothing to take off, and so no end.
    let hasNoEnd: Bool
    /// The page that begins the layer which is drawn away, if it is that.
    var layer: SimulatedPage?
    var fraction = 0.0
  }

  enum Presentation: Hashable {
    case none
    case presenting(Int)
    case presented
    case dismissing(Int)
  }

  /// The window that it is in.
  package let window: SimulatedWindow
  /// Who guards it.
  package weak var observer: (any HostObserver)?
  /// The code of pages: what they hear of themselves, and the moments before.
  package var pageListener: (@MainActor (PageMoment, SimulatedPage) -> Void)?
  /// The code of an alert's buttons.
  package var answerListener: (@MainActor (SimulatedPage, AlertButton) -> Void)?

  // MARK: What kind of host it is

  /// How long an animated change takes.
  package var animation = Duration.milliseconds(350)
  /// Whether a change that is begun during another takes its place, with one completion for both, as in a GtkStack.
  package var coalesces = false
  /// Whether the outgoing page takes taps for the whole of a slide, as in a GtkStack; otherwise only in the moment in
  /// which it began.
  package var outgoingTakesTaps = false
  /// Whether a gesture may begin where there is nothing to take off, as with a replaced delegate of UIKit's recognizer.
  package var swipesAtRoot = false
  /// Whether ``HostCallback/willShow(_:)`` and ``HostCallback/didShow(_:)`` go to somebody else.
  package var isDelegateReplaced = false
  /// Whether what others present over it are sheets. The page below such a one is always in view to its toolkit, so nobody is told when it goes.
  package var coversAreSheets = false

  // MARK: What it shows

  /// The stack, from the bottom, as the host's model has it.
  package internal(set) var stack: [SimulatedPage] = []
  /// What the tabs hold that are not selected, in the order in which they were left.
  package internal(set) var parked: [[SimulatedPage]] = []
  /// The pages that tabs begin with, on the stack or not.
  package internal(set) var tabs: [SimulatedPage: TabSpot] = [:]
  /// How pages are presented that begin a layer, on the stack or not any more.
  package internal(set) var layers: [SimulatedPage: LayerKind] = [:]
  /// The page that people see; the outgoing one during an animation.
  package internal(set) var visible: SimulatedPage?
  /// What it caught.
  package internal(set) var corruptions: [Corruption] = []
  /// The calls that it was given, in order.
  package internal(set) var performed: [PerformedChange] = []
  /// How many changes were begun while another, or a gesture, was under way; also where the toolkit takes it well.
  package internal(set) var overlaps = 0
  /// How often a layer of somebody else's was closed for a request.
  package internal(set) var coversClosed = 0
  /// How often touches were let through while it moved by itself.
  package private(set) var touchesLetThrough = 0
  /// How often interaction was turned off and not on again.
  package private(set) var interactionOffCount = 0

  var faults: [ChangeFault] = []
  var running: [Running] = []
  var swipe: Swipe?
  var lastNumber = 0
  var presentation = Presentation.none
  var isHidden = false
  var isSuspended = false
  /// Whether a change has ended where nobody could see it.
  var owesCompletion = false
  /// Whether it has changed by itself, and not said a word since.
  var hasUnheardChange = false
  /// When a finger was lifted whose gesture was cut short on the rest of its way, and not a word was said since.
  var unheardLift: Duration?
  /// What came due while the process did not run.
  var heldMoments: [HostMoment] = []
  var loaded: Set<Int> = []
  /// The page that each layer was presented from.
  var openers: [SimulatedPage: SimulatedPage] = [:]
  /// The page that is being put up, and is in no window yet.
  var entering: SimulatedPage?

  /// A host with an empty stack.
  package init(in window: SimulatedWindow) {
    self.window = window
    window.add(self)
  }

  /// The clock.
  package var clock: VirtualClock { window.clock }

  /// Whether a change or a gesture is running.
  package var isAnimating: Bool { !running.isEmpty || swipe != nil }

  /// Whether it is in view: neither hidden nor covered, and nothing is sliding over it.
  package var isInView: Bool { !isHidden && presentation == .none && !isSuspended }

  /// Whether nothing moves and everything is in view.
  package var isAtRest: Bool { !isAnimating && isInView && !owesCompletion }

  /// Whether it is at rest, and was not told anything for two seconds. Before that nobody can tell a change that does not
  /// come from one that is under way. The same holds after a finger was lifted, where the end of its gesture is told to nobody.
  package var isQuiet: Bool {
    let lastWord = max(performed.last?.time ?? .zero, unheardLift ?? .zero)
    return isAtRest && clock.now - lastWord >= .seconds(2)
  }

  /// Whether taps get through to anything.
  package var isInteractionOn: Bool { interactionOffCount == 0 }

  /// The page whose controls take taps now.
  package var touchablePage: SimulatedPage? {
    guard isInteractionOn, isInView, swipe == nil else { return nil }
    guard let change = running.last else { return visible }
    return outgoingTakesTaps || change.start == clock.now ? visible : nil
  }

  /// Makes the next changes go wrong, one fault each, in order; `nil` lets one go right.
  package func nextChange(_ faults: ChangeFault?...) {
    self.faults += faults.map { $0 ?? .completesLate(.zero) }
  }

  /// Forgets the faults that have not come to pass.
  package func forgetFaults() {
    faults.removeAll()
  }

  /// Turns touches off, or on again; counted.
  package func setInteraction(_ isOn: Bool) {
    interactionOffCount += isOn ? -1 : 1
    if isInteractionOn, isOn, isAnimating, swipe == nil { touchesLetThrough += 1 }
    if interactionOffCount < 0 { corruptions.append(.interactionOutOfBalance) }
  }

  /// Tells the observer after a time, with a number of its own.
  package func setTimer(_ timer: Int, after delay: Duration) {
    clock.schedule(.timer(timer), after: delay, for: self)
  }

  /// Says something to the observer and to the page it is about.
  func say(_ word: HostCallback) {
    hasUnheardChange = false
    unheardLift = nil
    switch word {
    case .willShow: if !isDelegateReplaced { observer?.hear(word) }
    case .didShow(let page):
      if !isDelegateReplaced { observer?.hear(word) }
      pageListener?(.didShow, page)
    case .layerStands(let page):
      // A completion handler is nobody's delegate.
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

/// The moments of a page's life in which its own code runs.
package enum PageMoment: Hashable, Sendable {
  /// It is put on a stack for the first time.
  case loads
  /// It is about to be visible.
  case willAppear
  /// It is about to be hidden or taken off.
  case willDisappear
  /// It is visible.
  case appeared
  /// It is not visible any more.
  case disappeared
  /// The change to it has its completion, if one comes.
  case didShow
}
