/// A host as scripts and the judge of a run see it: what people and the system do to it, and what can be seen of it. ``SimulatedHost`` is one; another
/// can be a real host on a double of its toolkit.
@MainActor package protocol LabHost: AnyObject {
  // MARK: What kind of host it is

  /// How long an animated change takes.
  var animation: Duration { get set }
  /// Whether a change that is begun during another takes its place, with one completion for both.
  var coalesces: Bool { get set }
  /// Whether the outgoing page takes taps for the whole of a slide.
  var outgoingTakesTaps: Bool { get set }
  /// Whether a gesture may begin where there is nothing to take off.
  var swipesAtRoot: Bool { get set }
  /// Whether what others present over it are sheets.
  var coversAreSheets: Bool { get set }
  /// Whether what the host says of changes goes to somebody else.
  var isDelegateReplaced: Bool { get set }

  // MARK: What it shows

  /// The stack, from the bottom.
  var stack: [SimulatedPage] { get }
  /// What the tabs hold that are not selected.
  var parked: [[SimulatedPage]] { get }
  /// The pages that tabs begin with.
  var tabs: [SimulatedPage: TabSpot] { get }
  /// How pages are presented that begin a layer.
  var layers: [SimulatedPage: LayerKind] { get }
  /// The bars, from the bottom, by the first pages of their selected tabs.
  var bars: [SimulatedPage] { get }
  /// The page that people see.
  var visible: SimulatedPage? { get }
  /// The page whose controls take taps now.
  var touchablePage: SimulatedPage? { get }
  /// What it caught.
  var corruptions: [Corruption] { get }
  /// The calls that it was given, in order.
  var performed: [PerformedChange] { get }
  /// How many changes were begun while another, or a gesture, was under way.
  var overlaps: Int { get }
  /// How often touches were let through while it moved by itself.
  var touchesLetThrough: Int { get }
  /// How often a layer of somebody else's was closed for a request.
  var coversClosed: Int { get }
  /// Whether a change or a gesture is running.
  var isAnimating: Bool { get }
  /// Whether it is in view.
  var isInView: Bool { get }
  /// Whether nothing moves and everything is in view.
  var isAtRest: Bool { get }
  /// Whether it is at rest, and for two seconds was not told anything, and no finger was lifted whose gesture's end nobody hears of.
  var isQuiet: Bool { get }
  /// Whether taps get through to anything.
  var isInteractionOn: Bool { get }
  /// Whether something of somebody else's is over the whole of it.
  var isCovered: Bool { get }
  /// The native stack that a page is on; the one on top for a page that is nowhere, and for none.
  func run(of page: SimulatedPage?) -> Range<Int>
  /// Looks, where nothing moves, whether what people see is sound.
  func inspectAtRest()

  // MARK: What happens to it

  /// The code of pages: what they hear of themselves.
  var pageListener: (@MainActor (PageMoment, SimulatedPage) -> Void)? { get set }
  /// The code of an alert's buttons.
  var answerListener: (@MainActor (SimulatedPage, AlertButton) -> Void)? { get set }

  /// Makes the next changes go wrong, one fault each, in order; `nil` lets one go right.
  func nextChanges(_ faults: [ChangeFault?])
  /// Forgets the faults that have not come to pass.
  func forgetFaults()
  /// Something of somebody else's is presented over the whole of it.
  func present(_ animation: ChangeAnimation)
  /// What is presented goes.
  func dismiss(_ animation: ChangeAnimation)
  /// Nobody can see it.
  func hide()
  /// It can be seen again.
  func show()
  /// The process stops.
  func suspend()
  /// The process runs again.
  func resume()
  /// Whatever could keep it from being seen, ended.
  func bringIntoView()
  /// Ends what runs.
  func settle()
  /// A finger comes in from the edge.
  @discardableResult func beginSwipe() -> Bool
  /// A finger draws the top layer away.
  @discardableResult func beginDismissal(asksNobody: Bool) -> Bool
  /// The finger moves.
  func moveSwipe(to fraction: Double)
  /// The finger is lifted where it is.
  func liftSwipe()
  /// The gesture takes the page off, or the layer.
  func finishSwipe(_ fault: ChangeFault?)
  /// The system takes the finger away.
  func loseSwipe()
  /// The top layer goes without being told to.
  func layerGoes(_ animation: ChangeAnimation, _ fault: ChangeFault?)
  /// Somebody presses a button of the alert on top.
  func choose(_ button: AlertButton, _ fault: ChangeFault?)
  /// The system takes pages off.
  func systemPops(_ count: Int)
  /// Somebody holds the back button and chooses a page further down.
  func longPressBack(to place: LabScreen)
  /// The system puts another stack up.
  func changeByItself(to pages: [SimulatedPage], _ animation: ChangeAnimation, _ fault: ChangeFault?)
  /// The system selects a tab.
  func selectByItself(
    _ index: Int, ofBarOf page: SimulatedPage, blank: SimulatedPage, _ animation: ChangeAnimation,
    _ fault: ChangeFault?)
}

extension LabHost {
  /// Where it cannot be seen, it is not held against anybody.
  package var touchesLetThrough: Int { 0 }
  /// Whether there is any bar.
  package var hasTabs: Bool { !bars.isEmpty }

  /// Makes the next changes go wrong, one fault each, in order; `nil` lets one go right.
  package func nextChange(_ faults: ChangeFault?...) { nextChanges(faults) }
  /// Something of somebody else's is presented, with animation.
  package func present() { present(.animated) }
  /// It goes, with animation.
  package func dismiss() { dismiss(.animated) }
  /// A finger draws the top layer away, as far as it may.
  @discardableResult package func beginDismissal() -> Bool { beginDismissal(asksNobody: false) }
  /// The gesture takes the page off, or the layer.
  package func finishSwipe() { finishSwipe(nil) }
  /// The top layer goes, with animation.
  package func layerGoes() { layerGoes(.animated, nil) }
  /// The top layer goes.
  package func layerGoes(_ animation: ChangeAnimation) { layerGoes(animation, nil) }
  /// The system takes a page off.
  package func systemPops() { systemPops(1) }
  /// The system puts another stack up.
  package func changeByItself(to pages: [SimulatedPage], _ animation: ChangeAnimation) {
    changeByItself(to: pages, animation, nil)
  }
}

extension SimulatedHost: LabHost {
  /// Makes the next changes go wrong, one fault each, in order; `nil` lets one go right.
  package func nextChanges(_ faults: [ChangeFault?]) { self.faults += faults.map { $0 ?? .completesLate(.zero) } }
}
