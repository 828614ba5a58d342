import Foundation
import NavLab
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The behavior of UIKit that shaped the host, with a navigator, on the double. Each test is for one row of the table
/// in Documentation/design/hosts.md.
@MainActor @Suite(.serialized) struct UIKitFactTests {
  /// Runs a test on a stage with these screens, with its host and the native stack on top.
  private func on(
    _ places: [LabScreen], _ act: @MainActor (ScenarioRunner, DoubleHost, UINavigationController) -> Void
  ) {
    ScenarioRunner.withUIKit(.guardedAuto) { stage, _ in
      for place in places { stage.stand(on: place) }
      guard let host = stage.host as? DoubleHost, let stack = host.standing.last.flatMap(DoubleHost.native) else {
        Issue.record("there is no native stack")
        return
      }
      #expect(stage.places == [.home] + places)
      act(stage, host, stack)
      #expect(host.corruptions.isEmpty, "\(host.device.simulator.corruptions)")
    }
  }

  /// In iOS 26, Back does not wait for a transition, so two pops can run at once: react-native-screens 3093. With the
  /// host, each press sends a request, and the guard accepts one.
  @Test func twoPressesOfBackAreOnePop() {
    on([.a, .b]) { stage, host, stack in
      stack.pressBack()
      stack.pressBack()
      stage.wait(3)
      #expect(stage.places == [.home, .a])
      #expect(host.overlaps == 0)
    }
  }

  /// iOS 26 has another recognizer, which swipes from anywhere: react-native-screens 3173. It sends a request as the
  /// first one does, and only if no transition is in progress.
  @Test func theSwipeFromAnywhereAsksToo() {
    on([.a, .b]) { stage, _, stack in
      stage.keepOnBack(.b)
      #expect(!stack.beginSwipe(anywhere: true))
      stage.keepOnBack()
      #expect(stack.beginSwipe(anywhere: true))
      #expect(!stack.beginSwipe())
      stack.endSwipe(isCancelled: false)
      stage.wait(3)
      #expect(stage.places == [.home, .a])
      stage.tap(.b)
      #expect(!stack.beginSwipe(anywhere: true), "something moves")
      stage.wait(3)
    }
  }

  /// iOS 26 calls the delegate earlier, and several times: dotnet/maui 34377. At the root, UIKit calls it twice:
  /// openradar 20508.
  @Test(arguments: [Simulator.Fault.didShowEarly, .didShowTwice, .didShowAgain(.milliseconds(50))])
  func whatTheDelegateIsToldIsAHint(fault: Simulator.Fault) {
    on([.a]) { stage, host, stack in
      host.device.simulator.faults = [fault, fault]
      stage.tap(.b)
      #expect(stage.navigation.isBusy)
      stage.wait(0.2)
      #expect(stage.navigation.isBusy, "it is not over before it is")
      stage.wait(3)
      #expect(!stage.navigation.isBusy && stage.places == [.home, .a, .b])
      if let page = stack.topViewController { stack.tell(page, false) }
      stage.program.popToRoot()
      stage.wait(3)
      #expect(stage.places == [.home])
      if let page = stack.topViewController { for _ in 0..<2 { stack.tell(page, false) } }
      stage.wait(3)
      #expect(!stage.navigation.isBusy && stage.places == [.home])
    }
  }

  /// During a transition, `viewControllers` is not valid yet, so the host reports it at the end:
  /// react-native-screens, RNSScreenStack.
  @Test func whatStandsIsReadWhenNothingMoves() {
    on([.a, .b]) { stage, host, stack in
      stack.chooseFromBackMenu(stack.viewControllers[1])
      #expect(stack.viewControllers.count == 2)
      #expect(stage.navigation.stack.count == 3, "the stack has not been adopted before it stands")
      stage.wait(3)
      #expect(stage.navigation.stack.map(\.place) == [.home, .a])
    }
  }

  /// A cancelled swipe calls `willShow`, but not `didShow`: openradar 1114. The coordinator reports its end.
  @Test func aCancelledSwipeLeavesEverythingAsItWas() {
    on([.a, .b]) { stage, host, stack in
      #expect(host.beginSwipe())
      stage.wait(0.1)
      #expect(stage.navigation.isBusy)
      host.moveSwipe(to: 0.2)
      host.liftSwipe()
      stage.wait(3)
      #expect(stage.places == [.home, .a, .b] && !stage.navigation.isBusy)
      stage.tap(.c)
      stage.wait(3)
      #expect(stage.places == [.home, .a, .b, .c])
    }
  }

  /// The menu of the back button pops without a request: wikipedia-ios 3640, dotnet/maui 24003. If `back` does not
  /// allow the pop, the navigator undoes it.
  @Test func theMenuOfBackIsFollowedAsFarAsBackAllows() {
    on([.a, .b]) { stage, host, stack in
      stage.keepOnBack(.b)
      stack.chooseFromBackMenu(stack.viewControllers[0])
      stage.wait(5)
      #expect(stage.places == [.home, .a, .b])
      stage.keepOnBack()
      stack.chooseFromBackMenu(stack.viewControllers[0])
      stage.wait(5)
      #expect(stage.places == [.home] && stage.navigation.stack.map(\.place) == [.home])
    }
  }

  /// A delegate that implements `animationControllerFor` disables the swipe, even if it returns `nil`: openradar
  /// 4382. The host implements it only while a custom transition runs.
  @Test func theSwipeIsKeptBesideTransitionsOfTheApps() {
    on([.a]) { _, _, stack in
      stack.hasNoAnimationController = false
      let page = UIViewController(nibName: nil, bundle: nil)
      _ = stack.delegate?.navigationController(stack, animationControllerFor: .pop, from: page, to: page)
      #expect(stack.hasNoAnimationController, "the delegate does not implement it")
    }
  }

  /// UIKit does not call `presentationControllerDidDismiss` for dismissals by code (Apple's documentation). The
  /// completion of the call reports them.
  @Test func aDismissalByCodeIsToldByItsCompletion() {
    on([]) { stage, host, _ in
      stage.present(.a)
      let heard = Silence()
      host.levels.last?.presentationController?.delegate = heard
      stage.program.pop(from: .a)
      stage.wait(0.3)
      #expect(stage.navigation.isBusy)
      stage.wait(0.1)
      #expect(!stage.navigation.isBusy && stage.places == [.home], "no watchdog was needed")
      #expect(heard.count == 0)
    }
  }

  /// An alert's handler runs after the alert is dismissed (Apple's documentation). The request waits until then.
  @Test func anAlertIsHeardWhenItHasGone() {
    on([.a]) { stage, host, _ in
      stage.tapAlert()
      stage.wait(3)
      stage.choose(.leave)
      stage.wait(0.2)
      #expect(host.levels.last is UIAlertController, "it is on its way")
      stage.wait(3)
      #expect(stage.places == [.home] && !stage.navigation.isBusy)
    }
  }

  /// UIKit ignores a presentation from a view outside the window, and logs it (UIKit's log). The request fails, and
  /// the navigator does not wait.
  @Test func aPresentThatIsLostFails() {
    on([.a]) { stage, host, _ in
      host.screen.rootViewController?.view.removeFromSuperview()
      stage.program.present(.b, from: .a)
      stage.wait(10)
      #expect(host.device.simulator.lost.contains { $0.contains("not in the window hierarchy") })
      #expect(stage.places == [.home, .a] && !stage.navigation.isBusy)
      #expect(stage.navigation.hasShown(stage.asked.count) == false)
    }
  }

  /// A host whose window is not visible postpones its presentations until it is visible.
  @Test func aPresentWaitsUntilTheWindowIsSeen() {
    on([.a]) { stage, host, _ in
      host.hide()
      stage.program.present(.b, from: .a)
      stage.wait(30)
      #expect(host.levels.count == 1 && stage.navigation.isBusy)
      host.show()
      stage.wait(1)
      #expect(stage.places == [.home, .a, .b] && !stage.navigation.isBusy)
      #expect(stage.navigation.hasShown(stage.asked.count) == true)
      #expect(host.device.simulator.lost.isEmpty)
    }
  }

  /// UIKit does not block a second tap if touches are enabled. The double counts views that accept touches while a
  /// transition runs by itself.
  @Test func touchesThatAreLetThroughAreSeen() {
    on([.a]) { stage, host, stack in
      stage.tap(.b)
      stage.wait(3)
      #expect(host.touchesLetThrough == 0, "off while it moves, and on when it stands")
      #expect(host.beginSwipe())
      host.host.setInteraction(false)
      host.host.setInteraction(true)
      #expect(host.touchesLetThrough == 0, "a finger moves it")
      host.liftSwipe()
      stage.wait(3)
      stage.tap(.c)
      stage.wait(0.1)
      host.host.setInteraction(true)
      #expect(host.touchesLetThrough == 1)
      stage.wait(3)
    }
  }

  /// Counts its callbacks.
  private final class Silence: NSObject, UIAdaptivePresentationControllerDelegate {
    var count = 0
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
  }
}
