import Foundation
import NavLab
import NavRuntime

@testable import NavUIKit
@testable import UIKit

/// The UIKit host on the double, as a host of the laboratory. Its state is read from the double, not from the host.
@MainActor final class DoubleHost: LabHost {
  let device: Device
  let window: SimulatedWindow
  let screen = UIWindow(frame: .zero)
  let host: UIKitHost
  weak var guardian: (any NavigationGuard)?
  var alertPage: (InstanceID) -> SimulatedPage? = { _ in nil }
  var pageListener: (@MainActor (PageMoment, SimulatedPage) -> Void)?
  var answerListener: (@MainActor (SimulatedPage, AlertButton) -> Void)?
  var request = 0 { didSet { parts = 0 } }

  /// The number of calls for the request.
  private var parts = 0
  /// The calls, each with its index in the device's calls.
  private var records: [(change: PerformedChange, call: Int)] = []
  private(set) var overlaps = 0
  private(set) var coversClosed = 0
  private(set) var touchesLetThrough = 0
  /// Whether code other than the host is calling UIKit.
  var isOwn = false
  var fraction = 0.0
  /// The action of the pressed button, after its alert is dismissed.
  var pendingAnswer: (() -> Void)?
  var controllers: [SimulatedPage: Device.Weak<LabPage>] = [:]
  var isSuspended = false
  private let stranger = StrangeDelegate()

  var coalesces = false
  /// UIKit presents sheets by default, so covers are always sheets.
  var coversAreSheets = true
  var outgoingTakesTaps = false
  var swipesAtRoot = false
  /// The time at which a finger was lifted last.
  var lastLift = Duration.zero
  var isDelegateReplaced = false {
    didSet { if isDelegateReplaced { for stack in levels.compactMap(Self.native) { stack.delegate = stranger } } }
  }
  var animation: Duration {
    get { device.simulator.animation }
    set { device.simulator.animation = newValue }
  }

  init(on device: Device, in window: SimulatedWindow) {
    (self.device, self.window) = (device, window)
    host = UIKitHost(in: screen, time: device.hostTime)
    device.add(self)
    window.add(self)
    screen.makeKeyAndVisible()
  }

  /// Creates a view controller for a page.
  func controller(_ page: SimulatedPage) -> LabPage {
    let controller = LabPage(page, of: self)
    controllers[page] = Device.Weak(object: controller)
    return controller
  }

  // MARK: - State of UIKit

  /// The controllers that cover each other, from bottom to top.
  var levels: [UIViewController] {
    guard let root = screen.rootViewController, let bottom = root.children.first else { return [] }
    var all = [bottom]
    var next = root.ownPresented
    while let layer = next {
      all.append(layer)
      next = layer.ownPresented
    }
    return all
  }

  /// The host's own levels, up to the first level that is being dismissed.
  var standing: [UIViewController] { levels.prefix { !$0.isLeaving }.filter { !($0 is Stranger) } }

  static func native(_ level: UIViewController) -> UINavigationController? {
    ((level as? UITabBarController)?.selectedViewController ?? level) as? UINavigationController
  }

  private func pages(_ level: UIViewController) -> [SimulatedPage] {
    if level is UIAlertController { return pageOfAlert.map { [$0] } ?? [] }
    return Self.pages(of: Self.native(level))
  }

  private static func pages(of stack: UINavigationController?) -> [SimulatedPage] {
    stack?.viewControllers.compactMap { ($0 as? LabPage)?.page } ?? []
  }

  /// The page that stands for the alert on top.
  var pageOfAlert: SimulatedPage? { host.shownInstances.last.flatMap(alertPage) }

  var stack: [SimulatedPage] { standing.flatMap(pages) }

  var parked: [[SimulatedPage]] {
    standing.compactMap { $0 as? UITabBarController }.flatMap { bar in
      (bar.viewControllers ?? []).filter { $0 !== bar.selectedViewController }
        .map { Self.pages(of: $0 as? UINavigationController) }.filter { !$0.isEmpty }
    }
  }

  var tabs: [SimulatedPage: TabSpot] {
    var tabs: [SimulatedPage: TabSpot] = [:]
    for (number, bar) in standing.enumerated() {
      for (index, stack) in ((bar as? UITabBarController)?.viewControllers ?? []).enumerated() {
        if let first = Self.pages(of: stack as? UINavigationController).first {
          tabs[first] = TabSpot(bar: number, index: index)
        }
      }
    }
    return tabs
  }

  var layers: [SimulatedPage: LayerKind] {
    var layers: [SimulatedPage: LayerKind] = [:]
    for level in standing.dropFirst() {
      guard let first = pages(level).first else { continue }
      layers[first] =
        switch level.modalPresentationStyle {
        case _ where level is UIAlertController: .alert
        case .fullScreen: .full
        case .popover: .popover
        default: .sheet
        }
    }
    return layers
  }

  var bars: [SimulatedPage] { standing.filter { $0 is UITabBarController }.compactMap { pages($0).first } }

  /// The page that the user sees on the host's topmost level that is fully presented.
  var visible: SimulatedPage? {
    guard let level = levels.last(where: { !($0 is Stranger) && !$0.isBeingPresented }) else { return nil }
    if level is UIAlertController { return level.isLeaving ? lastAlert : pageOfAlert }
    return (Self.native(level)?.shown as? LabPage)?.page
  }
  /// The alert that was closed last.
  var lastAlert: SimulatedPage?

  func run(of page: SimulatedPage?) -> Range<Int> {
    var start = 0
    for level in standing {
      let pages = pages(level)
      if let page, pages.contains(page) { return start..<(start + pages.count) }
      start += pages.count
    }
    let count = standing.last.map { pages($0).count } ?? 0
    return (start - count)..<start
  }

  /// A rotation of the device moves neither pages nor layers.
  var isAnimating: Bool {
    levels.contains { level in
      level.transitionCoordinator.map { $0 !== device.simulator.turn } ?? false || Self.native(level)?.transition != nil
    }
  }
  var isInView: Bool { !screen.isHidden && !isSuspended && !isCovered }
  var isAtRest: Bool { !isAnimating && isInView }
  /// As in the simulated host: after a finger is lifted, the guard may wait for an end that no callback reports.
  var isQuiet: Bool {
    let lastWord = max(records.last?.change.time ?? .zero, lastLift)
    return isAtRest && device.clock.now - lastWord >= .seconds(2)
  }
  var isInteractionOn: Bool { standing.allSatisfy { $0.viewIfLoaded?.isUserInteractionEnabled ?? true } }
  var isCovered: Bool { levels.contains { $0 is Stranger } }
  /// Whether a finger moves a page or a layer.
  var isSwiping: Bool {
    levels.contains {
      $0.transitionCoordinator?.isInteractive == true || Self.native($0)?.transitionCoordinator?.isInteractive == true
    }
  }

  var touchablePage: SimulatedPage? {
    guard isInteractionOn, isInView, !isSwiping else { return nil }
    guard isAnimating else { return visible }
    return outgoingTakesTaps || device.simulator.calls.last?.time == device.clock.now ? visible : nil
  }

  func inspectAtRest() {
    if isAtRest, visible != stack.last { seenWrongly = true }
  }
  private var seenWrongly = false

  var corruptions: [Corruption] {
    let page = stack.last ?? window.makePage(.home)
    return (seenWrongly ? [.visibleIsNotTop] : [])
      + device.simulator.corruptions.map { text in
        if text.hasPrefix("nested") { return .changeDuringChange }
        if text.contains("another stack") { return .pageInTwoHosts(page) }
        if text.contains("Tried to pop") { return .popToNoPage(page) }
        return text.contains("swipe") ? .changeDuringChange : .pageTwice(page)
      }
  }

  // MARK: - Calls of the host

  var performed: [PerformedChange] {
    records.map { record in
      let calls = device.simulator.calls
      let call = calls.indices.contains(record.call) ? calls[record.call] : nil
      let change = record.change
      let effect: PerformedChange.Effect = call?.isIdle == true ? .nothingToDo : call?.isWrong == true ? .wrong : .full
      return PerformedChange(
        request: change.request, part: change.part, call: change.call, time: change.time, topBefore: change.topBefore,
        effect: effect)
    }
  }

  func owns(_ controller: UIViewController) -> Bool {
    controller === screen.rootViewController || controller.viewIfLoaded?.window === screen
  }

  /// Counts a view that accepts touches during a transition.
  func hearTouches(on view: UIView) {
    let isOurs = levels.contains { !($0 is Stranger) && $0.viewIfLoaded === view }
    let isMoving = levels.contains {
      !($0 is Stranger) && ($0.presentation != nil || Self.native($0)?.transition != nil)
    }
    if isOurs, isMoving, !isSwiping { touchesLetThrough += 1 }
  }

  /// Records a call.
  func hear(_ call: Simulator.Call) {
    guard !isOwn else { return }
    if isAnimating { overlaps += 1 }
    if call.kind == .dismiss, isCovered, request != 0 { coversClosed += 1 }
    let kind: PerformedChange.Call =
      switch call.kind {
      case .push: .push
      case .pop: .pop
      case .popTo: .popTo
      case .set: .setStack
      case .present: .present
      case .dismiss: .dismiss
      case .select: .select
      }
    let change = PerformedChange(
      request: request, part: parts, call: kind, time: device.clock.now, topBefore: stack.last, effect: .full)
    records.append((change, device.simulator.calls.count))
    parts += 1
  }
}
