/// The interface of a host for scripts and for the judge of a run: the actions of the user and the system, and the
/// observable state.
///
/// ``SimulatedHost`` conforms to it. A real host on a test double of its toolkit can also conform to it.
@MainActor package protocol LabHost: AnyObject {
  // MARK: The kind of host

  /// How long an animated change takes.
  var animation: Duration { get set }
  /// Whether a change that starts during another replaces it, with one completion for both.
  var coalesces: Bool { get set }
  /// Whether the outgoing page takes taps during an entire slide.
  var outgoingTakesTaps: Bool { get set }
  /// Whether a gesture may begin if there is nothing to pop.
  var swipesAtRoot: Bool { get set }
  /// Whether the layers that other code presents over the host are sheets.
  var coversAreSheets: Bool { get set }
  /// Whether another object receives the host's reports about changes.
  var isDelegateReplaced: Bool { get set }
  /// Whether the columns of a split are side by side.
  var isExpanded: Bool { get set }
  /// How the toolkit joins and separates columns, or `nil` if the host keeps them itself.
  var merge: ColumnMerge? { get set }

  // MARK: The visible state

  /// The stack, from the bottom.
  var stack: [SimulatedPage] { get }
  /// The stacks of the tabs that are not selected.
  var parked: [[SimulatedPage]] { get }
  /// The first pages of tabs.
  var tabs: [SimulatedPage: TabSpot] { get }
  /// The presentation of each page that starts a layer.
  var layers: [SimulatedPage: LayerKind] { get }
  /// The tab bars, from the bottom, identified by the first pages of their selected tabs.
  var bars: [SimulatedPage] { get }
  /// The page that the user sees.
  var visible: SimulatedPage? { get }
  /// The page whose controls take taps now.
  var touchablePage: SimulatedPage? { get }
  /// The pages whose controls take taps now: the last page of each column.
  var touchablePages: [SimulatedPage] { get }
  /// The last pages of the columns of the topmost native stack.
  var columnTops: [SimulatedPage] { get }
  /// The corruptions that the host detected.
  var corruptions: [Corruption] { get }
  /// The calls that the host received, in order.
  var performed: [PerformedChange] { get }
  /// The number of changes that started during another change or a gesture.
  var overlaps: Int { get }
  /// The number of times that touches were enabled while an animation was running.
  var touchesLetThrough: Int { get }
  /// The number of pages that were replaced by copies of themselves.
  var pagesCopied: Int { get }
  /// The number of times that a request closed a layer of other code.
  var coversClosed: Int { get }
  /// Whether a change or a gesture is in progress.
  var isAnimating: Bool { get }
  /// Whether the host is in view.
  var isInView: Bool { get }
  /// Whether the host is in view and no change is running or owed.
  var isAtRest: Bool { get }
  /// Whether the host has been idle for two seconds without a call, and without an unreported end of a gesture.
  var isQuiet: Bool { get }
  /// Whether touches are enabled.
  var isInteractionOn: Bool { get }
  /// Whether a layer of other code covers the entire host.
  var isCovered: Bool { get }
  /// Returns the native stack that contains a page, or the topmost one if no stack contains the page or the page is
  /// `nil`.
  func run(of page: SimulatedPage?) -> Range<Int>
  /// Checks whether the visible state is valid, if the host is idle.
  func inspectAtRest()

  // MARK: Actions on the host

  /// The code of pages, which receives their callbacks.
  var pageListener: (@MainActor (PageMoment, SimulatedPage) -> Void)? { get set }
  /// The handler of an alert's buttons.
  var answerListener: (@MainActor (SimulatedPage, AlertButton) -> Void)? { get set }

  /// Sets the faults of the next changes, in order. A change whose fault is `nil` succeeds.
  func nextChanges(_ faults: [ChangeFault?])
  /// Discards the faults that have not occurred.
  func forgetFaults()
  /// Presents a layer of other code over the entire host.
  func present(_ animation: ChangeAnimation)
  /// Dismisses the layer of other code.
  func dismiss(_ animation: ChangeAnimation)
  /// Hides the host.
  func hide()
  /// Shows the host again.
  func show()
  /// Suspends the process.
  func suspend()
  /// Resumes the process.
  func resume()
  /// Ends everything that can keep the host out of view.
  func bringIntoView()
  /// Ends all running changes.
  func settle()
  /// Begins a swipe from the edge.
  @discardableResult func beginSwipe() -> Bool
  /// Begins a gesture that dismisses the top layer.
  @discardableResult func beginDismissal(asksNobody: Bool) -> Bool
  /// Moves the finger.
  func moveSwipe(to fraction: Double)
  /// Lifts the finger where it is.
  func liftSwipe()
  /// Ends the gesture by removing the page or the layer.
  func finishSwipe(_ fault: ChangeFault?)
  /// Simulates the system cancelling the touch.
  func loseSwipe()
  /// Dismisses the top layer without a call.
  func layerGoes(_ animation: ChangeAnimation, _ fault: ChangeFault?)
  /// Presses a button of the topmost alert.
  func choose(_ button: AlertButton, _ fault: ChangeFault?)
  /// Simulates the system popping pages.
  func systemPops(_ count: Int)
  /// Chooses a page further down from the menu of a long press on the back button.
  func longPressBack(to place: LabScreen)
  /// Simulates the system replacing the stack.
  func changeByItself(to pages: [SimulatedPage], _ animation: ChangeAnimation, _ fault: ChangeFault?)
  /// Simulates the system selecting a tab.
  func selectByItself(
    _ index: Int, ofBarOf page: SimulatedPage, blank: SimulatedPage, _ animation: ChangeAnimation,
    _ fault: ChangeFault?)
}

extension LabHost {
  /// `false`, for hosts without columns.
  package var isExpanded: Bool {
    get { false }
    set {}
  }
  /// `nil`, for hosts without columns.
  package var merge: ColumnMerge? {
    get { nil }
    set {}
  }
  /// The page that takes taps.
  package var touchablePages: [SimulatedPage] { touchablePage.map { [$0] } ?? [] }
  /// The page on top.
  package var columnTops: [SimulatedPage] { stack.last.map { [$0] } ?? [] }
  /// Zero, for hosts that cannot count it.
  package var touchesLetThrough: Int { 0 }
  /// Zero, for hosts without columns.
  package var pagesCopied: Int { 0 }
  /// Whether there is a tab bar.
  package var hasTabs: Bool { !bars.isEmpty }

  /// Sets the faults of the next changes, in order. A change whose fault is `nil` succeeds.
  package func nextChange(_ faults: ChangeFault?...) { nextChanges(faults) }
  /// Presents a layer of other code, with animation.
  package func present() { present(.animated) }
  /// Dismisses the layer of other code, with animation.
  package func dismiss() { dismiss(.animated) }
  /// Begins a gesture that dismisses the top layer, if its delegate allows it.
  @discardableResult package func beginDismissal() -> Bool { beginDismissal(asksNobody: false) }
  /// Ends the gesture by removing the page or the layer.
  package func finishSwipe() { finishSwipe(nil) }
  /// Dismisses the top layer without a call, with animation.
  package func layerGoes() { layerGoes(.animated, nil) }
  /// Dismisses the top layer without a call.
  package func layerGoes(_ animation: ChangeAnimation) { layerGoes(animation, nil) }
  /// Simulates the system popping one page.
  package func systemPops() { systemPops(1) }
  /// Simulates the system replacing the stack.
  package func changeByItself(to pages: [SimulatedPage], _ animation: ChangeAnimation) {
    changeByItself(to: pages, animation, nil)
  }
}

extension SimulatedHost: LabHost {
  /// Sets the faults of the next changes, in order. A change whose fault is `nil` succeeds.
  package func nextChanges(_ faults: [ChangeFault?]) { self.faults += faults.map { $0 ?? .completesLate(.zero) } }
}
