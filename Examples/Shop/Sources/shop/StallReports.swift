import Foundation
import NavRuntime
import ShopNavigation

/// Writes the trace of a stall report to a file, so that a test can replay the run. The trace contains no arguments
/// and no customer input.
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
    // If the report cannot be written, the app continues.
    try? encoder.encode(trace).write(to: URL(filePath: path), options: .atomic)
  }
}
