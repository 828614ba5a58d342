import Foundation
import NavRuntime
import NavTesting
import Testing

@testable import NavUIKit
@testable import UIKit

/// What UIKit does that decided the host's shape, a test a fact.
@MainActor struct UIKitFactsTests {
  /// A host in a window that shows so many pages; the host is told what the kit tells.
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

  /// iOS 26: delegate callbacks come earlier, and several times. dotnet/maui 34377; at the root twice: openradar 20508.
  @Test(arguments: [Simulator.Fault.didShowTwice, .didShowEarly]) func whatTheDelegateIsToldIsAHint(
    fault: Simulator.Fault
  ) async {
    let report = await checked(Array(repeating: fault, count: 400))
    #expect(report.holds, "\(report)")
  }

  /// A transition that nobody tells the end of is looked at.
  @Test func anEndThatNobodyTellsIsSeen() async {
    let report = await checked(Array(repeating: .tellsNobody, count: 400))
    let sentences = Set(report.failures.map(\.sentence))
    #expect(!sentences.contains(.completesOnce) && !sentences.contains(.standsAtCompletion), "\(report)")
  }

  /// iOS 26: back no longer waits for a transition, so two pops run at once. Here it asks, and pops nothing. react-native-screens 3093.
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
      // Two presses are two words, and the guard is there for the second.
      let back = report.failures.filter { $0.sentence == .asksForBack }
      #expect(back.count == 1 && back[0].detail.contains("[backRequested(), backRequested()]"), "\(report)")
    }
  }

  /// To implement `animationControllerFor` at all, even returning nil, ends the swipe. openradar 4382.
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

  /// Presenting from a view outside of a window is lost, and nobody is told. So it waits for the window.
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
