public import NavRuntime

/// What happens in the shop, in words: for a line below its pages, or for a trace.
@MainActor public final class ShopJournal {
  /// Something that has happened.
  public enum Entry {
    /// These screens are on the stack now, and stand.
    case stack([String])
    /// A request waits, or has its outcome.
    case request(String)
  }

  private var names: [RequestID: String] = [:]
  private var observation: EventObservation?

  /// Tells all that happens from now on, for as long as the journal is kept.
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
