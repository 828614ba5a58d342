import NavRuntime
import NavTable

extension Prototype {
  /// The reason for the outcome of a request, as a text for users.
  func reason(for outcome: StackOutcome, of request: PrototypeRequest) -> String? {
    switch outcome {
    case .stopped: request.plan?.obstacle.map { words(of: $0) }
    case .refused(.notVisible) where request.segue == .back && isBottom(request.source): "no screen is below"
    default: reason(for: outcome)
    }
  }

  /// Whether a page is the lowest one. Only containers can be below it.
  private func isBottom(_ page: InstanceID?) -> Bool {
    core.stack.first { !table.rules.isContainer($0.screen) }?.instance == page
  }
}
