import NavUIKit
@testable import UIKit

extension HostTime {
  /// The time of a simulated device.
  static func simulated(_ simulator: Simulator) -> HostTime {
    HostTime(now: { simulator.now }) { delay, action in
      var isCancelled = false
      simulator.after(delay) { if !isCancelled { action() } }
      return { isCancelled = true }
    }
  }
}
