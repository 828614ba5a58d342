import Foundation
import NavLab
import NavUIKit
import UIKit

/// A device of the laboratory: a double of UIKit on the laboratory's clock. While the process is suspended, its
/// timers wait.
@MainActor final class Device: ClockListener {
  let clock: VirtualClock
  private(set) lazy var simulator = makeSimulator()
  private var bodies: [Int: @MainActor () -> Void] = [:]
  private var last = 0
  private var isSuspended = false
  /// The closures that became due while the process was suspended.
  private var held: [@MainActor () -> Void] = []
  private var hosts: [Weak<DoubleHost>] = []

  init(_ clock: VirtualClock) {
    self.clock = clock
  }

  private func makeSimulator() -> Simulator {
    let time = Simulator.Time(now: { [unowned self] in clock.now }, after: { [unowned self] in after($0, $1) })
    let simulator = Simulator(time: time)
    simulator.onCall = { [unowned self] call, controller in
      hosts.first { $0.object?.owns(controller) == true }?.object?.hear(call)
    }
    // The window may be freed after the device.
    simulator.onTouches = { [weak self] view in
      for host in self?.hosts ?? [] { host.object?.hearTouches(on: view) }
    }
    simulator.onShow = { page in (page as? LabPage)?.tell(.didShow) }
    return simulator
  }

  private func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    last += 1
    bodies[last] = body
    clock.schedule(.timer(last), after: delay, for: self)
  }

  func reached(_ moment: HostMoment) {
    guard case .timer(let number) = moment, let body = bodies.removeValue(forKey: number) else { return }
    if isSuspended { held.append(body) } else { body() }
  }

  func add(_ host: DoubleHost) { hosts.append(Weak(object: host)) }

  /// Suspends the process.
  func suspend() { isSuspended = true }

  /// Resumes the process, and calls the closures that became due.
  func resume() {
    isSuspended = false
    let due = held
    held = []
    for body in due { body() }
  }

  /// The clock of a host.
  var hostTime: HostTime { .simulated(simulator) }

  struct Weak<Object: AnyObject> { weak var object: Object? }
}

/// A page of the laboratory, as a view controller.
@MainActor final class LabPage: LifecyclePage {
  let page: SimulatedPage
  private weak var host: DoubleHost?

  init(_ page: SimulatedPage, of host: DoubleHost) {
    (self.page, self.host) = (page, host)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not created from a storyboard") }

  override func tell(_ moment: PageMoment) { host?.pageListener?(moment, page) }
}

/// A controller that other code presents or pushes.
@MainActor final class Stranger: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not created from a storyboard") }
}

/// A delegate that replaces the host as the delegate of a navigation controller, and forwards nothing.
@MainActor final class StrangeDelegate: NSObject, UINavigationControllerDelegate {}
