internal import NavRuntime

/// The reports of a host, in order. The log replaces the navigator, and answers the host's queries.
@MainActor final class ConformanceLog: HostListener {
  enum Word: Equatable {
    case didShow(TransitionID)
    case stackChanged
    case formChanged
    case back(InstanceID?)
    case backInColumn(InstanceID)
    case alert(InstanceID, SegueID)
    case tab(SegueID, InstanceID)
    case swipeBegan
    case dismissalBegan(InstanceID)
    case moved(Double)
    case ended(InteractivePopEnd)
    case suspended(HiddenHostPolicy)
    case resumed
    case timer
  }

  /// A report, with the state of the host when the report arrived.
  struct Entry {
    let word: Word
    let isAnimating: Bool
    let shown: [InstanceID]
    let time: Duration
  }

  private(set) var entries: [Entry] = []
  /// Whether the log allows gestures and dismissals.
  var allowsGestures = true
  /// The transition for the next gesture.
  var gesture = TransitionID(rawValue: 0)
  /// A closure that is called once, inside the next completion.
  var afterCompletion: (() -> Void)?
  /// Reads the host's state and clock.
  var look: () -> (isAnimating: Bool, shown: [InstanceID], time: Duration) = { (false, [], .zero) }

  func forget() { entries.removeAll() }

  /// The reports, without the movements of a finger.
  var words: [Word] { entries.map(\.word).filter { if case .moved = $0 { false } else { true } } }

  /// The reports, without finger movements and `stackChanged()`, which a host may always call if it is not sure.
  var told: [Word] { words.filter { $0 != .stackChanged } }

  func completions(of transition: TransitionID) -> [Entry] { entries.filter { $0.word == .didShow(transition) } }

  private func note(_ word: Word) {
    let (isAnimating, shown, time) = look()
    entries.append(Entry(word: word, isAnimating: isAnimating, shown: shown, time: time))
  }

  // MARK: - HostListener

  var canGoBack: Bool { allowsGestures }
  var rest: NavigatorRest { .atRest }
  func canDismiss(_ layer: InstanceID) -> Bool { allowsGestures }
  func backRequested(to instance: InstanceID?) { note(.back(instance)) }
  func canGoBack(_ instance: InstanceID) -> Bool { allowsGestures }
  func backRequested(of instance: InstanceID) { note(.backInColumn(instance)) }
  func alertChosen(_ alert: InstanceID, _ button: SegueID) { note(.alert(alert, button)) }
  func tabChosen(_ tab: SegueID, _ container: InstanceID) { note(.tab(tab, container)) }

  func hostCompleted(_ transition: TransitionID) {
    note(.didShow(transition))
    let next = afterCompletion
    afterCompletion = nil
    next?()
  }

  func hostChanged() { note(.stackChanged) }
  func formChanged() { note(.formChanged) }
  func timerFired() { note(.timer) }

  func interactivePopBegan() -> TransitionID? {
    note(.swipeBegan)
    return allowsGestures ? gesture : nil
  }

  func dismissalBegan(of layer: InstanceID) -> TransitionID? {
    note(.dismissalBegan(layer))
    return allowsGestures ? gesture : nil
  }

  func interactivePopMoved(to fraction: Double) { note(.moved(fraction)) }
  func interactivePopEnded(_ end: InteractivePopEnd) { note(.ended(end)) }
  func suspended(_ policy: HiddenHostPolicy) { note(.suspended(policy)) }
  func resumed() { note(.resumed) }
  func followFacts() {}
  func retire() {}
}

extension ConformanceLog.Word: CustomStringConvertible {
  /// The call, in the notation of the protocol.
  var description: String {
    switch self {
    case .didShow(let transition): "didShow(\(transition.rawValue))"
    case .stackChanged: "stackChanged()"
    case .formChanged: "formChanged()"
    case .backInColumn(let instance): "backRequested(of: \(instance.rawValue))"
    case .back(nil): "backRequested()"
    case .back(let instance?): "backRequested(to: \(instance.rawValue))"
    case .alert(let alert, let button): "alertChosen(\(alert.rawValue), \(button.rawValue))"
    case .tab(let tab, let container): "tabChosen(\(tab.rawValue), in: \(container.rawValue))"
    case .swipeBegan: "interactivePopBegan()"
    case .dismissalBegan(let layer): "dismissalBegan(of: \(layer.rawValue))"
    case .moved(let fraction): "interactivePopMoved(to: \(fraction))"
    case .ended(let end): "interactivePopEnded(.\(end))"
    case .suspended(let policy): "suspended(.\(policy))"
    case .resumed: "resumed()"
    case .timer: "timerFired()"
    }
  }
}
