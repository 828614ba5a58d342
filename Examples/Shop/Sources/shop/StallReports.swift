import Foundation
import NavRuntime
import ShopNavigation

/// Writes what a stall report brings along to a file: the run that led to it, as a test can run it again. There are no
/// arguments in it, and nothing that a customer has entered.
@MainActor final class StallReports {
  private let path: String
  private var observation: EventObservation?

  init(of navigator: Navigator<Shop, some NavigationHost>, to path: String) {
    self.path = path
    observation = navigator.observe { [weak self] event in
      if case .report(let report) = event.kind { self?.write(report.trace) }
    }
  }

  private func write(_ trace: StackTrace) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // An app that cannot report goes on.
    try? encoder.encode(trace).write(to: URL(filePath: path), options: .atomic)
  }
}
