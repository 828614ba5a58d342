import Foundation
import NavLab
import NavRuntime

@testable import NavUIKit
@testable import UIKit

// Input from the user and the system.
extension DoubleHost {
  /// Calls UIKit on behalf of code other than the host.
  private func own<Value>(_ act: () -> Value) -> Value {
    // Faults are only for the calls of the host.
    let (was, faults) = (isOwn, device.simulator.faults)
    isOwn = true
    device.simulator.faults = []
    defer { (isOwn, device.simulator.faults) = (was, faults) }
    return act()
  }

  private var topStack: UINavigationController? { standing.last.flatMap(Self.native) }

  func nextChanges(_ faults: [ChangeFault?]) { device.simulator.faults += faults.map(Self.fault) }

  func forgetFaults() { device.simulator.faults = [] }

  /// Returns the fault of UIKit for a fault of the laboratory.
  static func fault(_ fault: ChangeFault?) -> Simulator.Fault {
    switch fault {
    case nil, .completesLate(.zero): .none
    case .completesLate(let delay): .tellsLate(delay)
    case .completesTwice: .didShowAgain(.milliseconds(50))
    case .neverCompletes: .tellsNobody
    case .completionIsLost: .delegateIsNotTold
    case .completesInsideTheCall: .endsInside
    case .completesForTheOldPage: .didShowTheOldPage
    case .animatesForever: .animatesForever
    case .stopsLate(let rest): .stopsLate(rest)
    case .oldPageStays: .lastsLonger(.milliseconds(250))
    case .appearsAtOnce: .appearsAtOnce
    case .isSkipped: .doesNothing
    case .isSkippedAndCompletes: .doesNothingAndTells
    case .endsDeeper: .leavesOne
    case .popsTwo: .popsTwo
    }
  }

  // MARK: Surroundings

  func present(_ animation: ChangeAnimation) {
    guard !isCovered else { return }
    own { levels.last?.present(Stranger(), animated: animation == .animated) }
  }

  func dismiss(_ animation: ChangeAnimation) {
    guard let cover = levels.first(where: { $0 is Stranger }), !cover.isBeingPresented, !cover.isBeingDismissed else {
      return
    }
    own { cover.ownPresenting?.dismiss(animated: animation == .animated) }
  }

  func hide() {
    guard !screen.isHidden else { return }
    endUnseen()
    screen.isHidden = true
  }

  func show() { screen.isHidden = false }

  func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    endUnseen()
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    device.suspend()
  }

  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    device.resume()
  }

  /// Ends all transitions without callbacks.
  private func endUnseen() {
    for level in levels {
      level.endUnseenPresentation()
      Self.native(level)?.endUnseen()
    }
  }

  func bringIntoView() {
    resume()
    show()
    if isCovered { dismiss(.unanimated) }
  }

  func settle() { host.settle() }

  // MARK: Gestures

  @discardableResult func beginSwipe() -> Bool {
    guard isInView, !isSwiping, let stack = topStack else { return false }
    fraction = 0
    return guardian?.asksUntold { stack.beginSwipe() } ?? stack.beginSwipe()
  }

  @discardableResult func beginDismissal(asksNobody: Bool) -> Bool {
    guard isInView, !isSwiping, let presenter = standing.last?.ownPresenting else { return false }
    fraction = 0
    return guardian?.asksUntold { presenter.beginDismissal(asksNobody: asksNobody) } ?? false
  }

  func moveSwipe(to fraction: Double) {
    guard isSwiping else { return }
    self.fraction = fraction
    topStack?.moveSwipe(to: fraction)
    levels.last?.ownPresenting?.moveDismissal(to: fraction)
  }

  func liftSwipe() { end(isCancelled: fraction < 0.5, nil) }

  func finishSwipe(_ fault: ChangeFault?) { end(isCancelled: false, fault) }

  private func end(isCancelled: Bool, _ fault: ChangeFault?) {
    let fault = fault.map(Self.fault)
    if isSwiping { lastLift = device.clock.now }
    for level in levels {
      Self.native(level)?.endSwipe(isCancelled: isCancelled, fault)
      level.ownPresenting?.endDismissal(isCancelled: isCancelled, fault)
    }
  }

  func loseSwipe() {
    guard isSwiping else { return }
    endUnseen()
  }

  // MARK: Changes by UIKit itself

  func layerGoes(_ animation: ChangeAnimation, _ fault: ChangeFault?) {
    guard let level = standing.last, let presenter = level.ownPresenting, level === levels.last,
      !level.isBeingPresented, !level.isBeingDismissed
    else { return }
    presenter.layerGoes(isAnimated: animation == .animated, fault.map(Self.fault))
  }

  func choose(_ button: AlertButton, _ fault: ChangeFault?) {
    guard isInteractionOn, isInView, !isAnimating, let alert = levels.last as? UIAlertController,
      let page = pageOfAlert, let index = alert.actions.firstIndex(where: { $0.title == button.rawValue })
    else { return }
    lastAlert = page
    alert.press(index, fault.map(Self.fault)) { [weak self] hear in
      self?.pendingAnswer = hear
      self?.answerListener?(page, button)
    }
  }

  func systemPops(_ count: Int) {
    guard let stack = topStack, stack.viewControllers.count > 1 else {
      if levels.count > 1 { layerGoes(.unanimated, nil) }
      return
    }
    endUnseen()
    let left = stack.viewControllers[max(0, stack.viewControllers.count - 1 - count)]
    _ = own { stack.popToViewController(left, animated: false) }
  }

  func longPressBack(to place: LabScreen) {
    guard isInView, let stack = topStack,
      let page = stack.viewControllers.last(where: { ($0 as? LabPage)?.page.place == place })
    else { return }
    endUnseen()
    own { stack.chooseFromBackMenu(page) }
  }

  func changeByItself(to pages: [SimulatedPage], _ animation: ChangeAnimation, _ fault: ChangeFault?) {
    guard pages != stack, let stack = levels.first.flatMap(Self.native) else { return }
    endUnseen()
    own {
      device.simulator.faults = [Self.fault(fault)]
      stack.setViewControllers(pages.compactMap { controllers[$0]?.object }, animated: animation == .animated)
    }
  }

  func selectByItself(
    _ index: Int, ofBarOf page: SimulatedPage, blank: SimulatedPage, _ animation: ChangeAnimation,
    _ fault: ChangeFault?
  ) {
    let bar = standing.compactMap { $0 as? UITabBarController }.last { bar in
      (Self.native(bar)?.viewControllers.first as? LabPage)?.page == page
    }
    own { bar?.selectedIndex = index }
  }
}

// The requirements of the guarded stack.
extension DoubleHost: GuardedHost {
  func hear(_ word: HostCallback) {}

  func container(of place: LabScreen) -> InstanceID? {
    host.layers.last { layer in
      layer.stack?.pages.first.flatMap { $0 as? LabPage }?.page.place.container == place.container
    }?.tabs?.container
  }

  func pressBack() -> Bool {
    guard let stack = topStack, stack.viewControllers.last?.navigationItem.backAction != nil,
      stack.viewControllers.count > 1
    else { return false }
    // VoiceOver, or a page that calls `dismiss()`, causes UIKit to pop directly, without a request. The pop follows
    // one turn later, so that requests of appearing pages are not attributed to this press.
    if device.simulator.hostility.contains(.escapesDirectly) {
      device.simulator.after(.zero) { [weak self] in
        if let self, isInView, !isAnimating { _ = own { self.screen.escapeDirectly() } }
      }
      return false
    }
    stack.pressBack(byKey: true)
    return true
  }

  func hear(_ button: SegueID, of alert: InstanceID) {
    guard let hear = pendingAnswer else {
      // The alert stays, but its handler runs.
      host.delegate?.alertChosen(alert, button)
      return
    }
    pendingAnswer = nil
    hear()
  }

  func press(_ tab: SegueID, of place: LabScreen, in container: InstanceID) {
    let bar = host.layers.last { $0.tabs?.container == container }?.tabs?.controller
    if let index = place.container?.tabs.firstIndex(of: place) { bar?.press(index, takesAll: true) }
  }
}
