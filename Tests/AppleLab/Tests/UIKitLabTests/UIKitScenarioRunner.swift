import NavRuntime
import NavUIKit

@testable import NavLab
@testable import UIKit

extension ScenarioRunner {
  /// Runs a closure on a stage with a UIKit host on a new double.
  static func withUIKit<Value>(
    _ kind: GuardKind, on root: LabRoot = .home, in mode: Simulator.Hostility = [],
    _ act: @MainActor (ScenarioRunner, Device) -> Value
  ) -> Value {
    let window = SimulatedWindow()
    let device = Device(window.clock)
    device.simulator.hostility = mode
    return Simulator.$current.withValue(device.simulator) {
      let stage = ScenarioRunner(kind, on: root, in: window) { kind, window in
        let host = DoubleHost(on: device, in: window)
        let guardian = GuardedNavigation(
          host.host, host, of: LabGraph.self, in: window, policy: kind.policy ?? .auto
        ) { [unowned host] in host.controller($0) }
        host.guardian = guardian
        return (host, guardian)
      }
      defer { stage.forgetReactions() }
      return act(stage, device)
    }
  }
}

extension Scenario {
  /// Runs the scenario through the UIKit host, on a double in a hostile mode.
  @MainActor func runOnUIKit(_ kind: GuardKind, in mode: Simulator.Hostility = []) -> Judgement {
    ScenarioRunner.withUIKit(kind, on: needs.root, in: mode) { stage, _ in run(on: stage) }
  }
}
