import Foundation
import NavLab
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// What UIKit does that decided the host's shape: a test a row of the table in Documentation/design/hosts.md, with a navigator, on the double.
@MainActor @Suite(.serialized) struct UIKitFactTests {
  /// A stage on which these places stand, its host, and the native stack on top.
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

  /// iOS 26: back no longer waits for a transition, so two pops run at once. The button asks, and the guard takes one. react-native-screens 3093.
  @Test func twoPressesOfBackAreOnePop() {
    on([.a, .b]) { stage, host, stack in
      stack.pressBack()
      stack.pressBack()
      stage.wait(3)
      #expect(stage.places == [.home, .a])
      #expect(host.overlaps == 0)
    }
  }

  /// iOS 26: a new recognizer swipes from anywhere. It asks as the other does, and only where nothing moves. react-native-screens 3173.
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

  /// iOS 26: delegate callbacks come earlier, and several times. dotnet/maui 34377. At the root they come twice. openradar 20508.
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

  /// During a transition `viewControllers` is not yet true. react-native-screens, RNSScreenStack: so nothing is said of it before its end.
  @Test func whatStandsIsReadWhenNothingMoves() {
    on([.a, .b]) { stage, host, stack in
      stack.chooseFromBackMenu(stack.viewControllers[1])
      #expect(stack.viewControllers.count == 2)
      #expect(stage.navigation.stack.count == 3, "the stack has not been adopted before it stands")
      stage.wait(3)
      #expect(stage.navigation.stack.map(\.place) == [.home, .a])
    }
  }

  /// A cancelled swipe gives `willShow` and no `didShow`. openradar 1114: how it ends is the coordinator's to say.
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

  /// The menu of back pops without asking. wikipedia-ios 3640, dotnet/maui 24003: what `back` does not allow is put back.
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

  /// To implement `animationControllerFor` at all, even returning nil, ends the swipe. openradar 4382: it is there only while a transition of
  /// the app's runs.
  @Test func theSwipeIsKeptBesideTransitionsOfTheApps() {
    on([.a]) { _, _, stack in
      stack.hasNoAnimationController = false
      let page = UIViewController(nibName: nil, bundle: nil)
      _ = stack.delegate?.navigationController(stack, animationControllerFor: .pop, from: page, to: page)
      #expect(stack.hasNoAnimationController, "the delegate does not implement it")
    }
  }

  /// `presentationControllerDidDismiss` is silent for dismissals by code (Apple's pages): the completion of the call tells.
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

  /// An alert's handler runs after the alert has gone (Apple's pages): the request waits until then, and is not lost.
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

  /// Presenting from a view outside the window is lost with a log line (UIKit's log): what does not stand is not shown, and nobody waits.
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

  /// A host whose window is not seen presents nothing until it is, and nothing is lost.
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

  /// Nothing of UIKit's keeps two taps apart once touches are let through: that they are, while something moves by itself, is seen on the views.
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

  /// Counts what it hears.
  private final class Silence: NSObject, UIAdaptivePresentationControllerDelegate {
    var count = 0
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
  }
}
