import NavRuntime
import NavTerminal
import ShopNavigation

/// Keeps the last line of the terminal: the stack, and how the last two requests ended.
@MainActor final class StatusLine {
  private var observation: EventObservation?

  init(of navigator: Navigator<Shop, TerminalHost>, _ journal: Journal) {
    var names: [RequestID: String] = [:]
    let draw = { [weak navigator] in
      guard let navigator else { return }
      let stack = navigator.stack.map(\.name).joined(separator: " › ")
      navigator.host.statusLine = ([stack] + journal.entries.suffix(2)).joined(separator: "  ·  ")
    }
    journal.onChange = draw
    observation = navigator.observe { event in
      switch event.kind {
      case .requested(let request): names[request.id] = request.name
      case .queued(let request): journal.write("\(names[request] ?? "?") queued")
      case .ended(let request, let outcome): journal.write("\(names.removeValue(forKey: request) ?? "?") \(outcome)")
      case .didShow: draw()
      default: break
      }
    }
  }

  func cancel() {
    observation?.cancel()
  }
}
