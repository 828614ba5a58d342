public import NavRuntime

/// Describes the events of the shop as text, for a status line or a trace.
@MainActor public final class ShopJournal {
  /// An event of the shop.
  public enum Entry {
    /// A transition to this stack is complete. The value has the names of the screens.
    case stack([String])
    /// A request was queued, or it ended.
    case request(String)
  }

  private var names: [RequestID: String] = [:]
  private var observation: EventObservation?

  /// Reports the events from now on, until the journal is released.
  public init<Host>(of navigator: Navigator<Shop, Host>, to tell: @escaping @MainActor (Entry) -> Void) {
    observation = navigator.observe { [weak self, weak navigator] event in
      guard let self, let navigator else { return }
      if let entry = entry(event, navigator.stack.map(\.name)) { tell(entry) }
    }
  }

  private func entry(_ event: NavigationEvent, _ stack: [String]) -> Entry? {
    switch event.kind {
    case .requested(let request) where request.segue != .none:
      names[request.id] = request.name
      return nil
    case .queued(let request): return names[request].map { .request("\($0) queued") }
    case .ended(let request, let outcome):
      return names.removeValue(forKey: request).map { .request("\($0) \(words(outcome))") }
    case .didShow: return .stack(stack)
    default: return nil
    }
  }

  private func words(_ outcome: Outcome) -> String {
    switch outcome {
    case .refused(.predicate(_, let source)): "refused: needs \(source)"
    default: "\(outcome)"
    }
  }
}
