import Foundation
import NavRuntime
import NavTesting
import Testing

@testable import NavUIKit
@testable import UIKit

/// The behavior of UIKit that shaped the host, with one test per fact.
@MainActor struct UIKitFactsTests {
  /// A host in a visible window.
  private struct World {
    let simulator = Simulator()
    let window: UIWindow
    let host: UIKitHost

    @MainActor init(_ simulator: Simulator) {
      window = UIWindow(frame: .zero)
      host = UIKitHost(in: window, time: .simulated(simulator))
      window.makeKeyAndVisible()
    }
  }

  private func checked(_ faults: [Simulator.Fault]) async -> HostReport {
    let simulator = Simulator()
    simulator.faults = faults
    return await Simulator.$current.withValue(simulator) {
      let world = World(simulator)
      return await HostConformance.check(
        world.host, hands: .of(world.host, in: world.window), passing: { simulator.advance(by: $0) }
      ) { NumberedPage(number: $0) }
    }
  }

  /// iOS 26 calls the delegate earlier, and several times: dotnet/maui 34377. At the root, UIKit calls it twice:
  /// openradar 20508.
  @Test(arguments: [Simulator.Fault.didShowTwice, .didShowEarly]) func whatTheDelegateIsToldIsAHint(
    fault: Simulator.Fault
  ) async {
    let report = await checked(Array(repeating: fault, count: 400))
    #expect(report.holds, "\(report)")
  }

  /// The host polls a transition whose end UIKit does not report.
  @Test func anEndThatNobodyTellsIsSeen() async {
    let report = await checked(Array(repeating: .tellsNobody, count: 400))
    let sentences = Set(report.failures.map(\.sentence))
    #expect(!sentences.contains(.completesOnce) && !sentences.contains(.standsAtCompletion), "\(report)")
  }

  /// In iOS 26, Back does not wait for a transition, so two pops can run at once: react-native-screens 3093. With the
  /// host, Back sends a request and pops nothing.
  @Test func theBackButtonPopsNothing() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      let host = UIKitHost(over: stack, time: .simulated(simulator))
      let window = UIWindow(frame: .zero)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      var hands = UserInput()
      hands.pressBack = {
        stack.pressBack()
        stack.pressBack()
      }
      let report = await HostConformance.check(host, hands: hands, passing: { simulator.advance(by: $0) }) {
        NumberedPage(number: $0)
      }
      // Two presses send two requests. The guard handles the second one.
      let back = report.failures.filter { $0.sentence == .asksForBack }
      #expect(back.count == 1 && back[0].detail.contains("[backRequested(), backRequested()]"), "\(report)")
    }
  }

  /// A delegate that implements `animationControllerFor` disables the swipe, even if it returns `nil`: openradar
  /// 4382.
  @Test func theSwipeIsKeptWhereThereIsNoTransitionOfTheApps() async {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) {
      let world = World(simulator)
      world.host.transitions = ["fade": Fade()]
      let stack = NativeStack(of: world.host)
      world.window.rootViewController = stack.controller
      let pages = [NumberedPage(number: 1), NumberedPage(number: 2)]
      stack.show(pages, isAnimated: false)
      simulator.advance(by: .seconds(1))
      stack.controller.interactivePopGestureRecognizer?.delegate = nil
      #expect(stack.controller.beginSwipe())
      stack.controller.endSwipe(isCancelled: true)
      simulator.advance(by: .seconds(1))
      let fade = Fade()
      stack.show(pages + [NumberedPage(number: 3)], isAnimated: true, by: fade)
      #expect(stack.controller.usedAnimations.last === fade)
      simulator.advance(by: .seconds(1))
      stack.controller.interactivePopGestureRecognizer?.delegate = nil
      #expect(stack.controller.beginSwipe())
    }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {}

  /// UIKit ignores a presentation from a view outside a window, without a callback, so the host waits for the window.
  @Test func nothingIsPresentedBeforeTheWindowIsSeen() async {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let host = UIKitHost(in: window, time: .simulated(simulator))
      let report = await HostConformance.check(host, passing: { simulator.advance(by: $0) }) {
        NumberedPage(number: $0)
      }
      #expect(report.failures.first?.change == "a sheet", "\(report)")
      #expect(simulator.lost.isEmpty)
    }
  }
}
