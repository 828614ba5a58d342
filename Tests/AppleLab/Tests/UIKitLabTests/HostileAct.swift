import Foundation
import NavRuntime
import SeededRandom

@testable import NavLab
@testable import NavUIKit
@testable import UIKit

/// An act of the app, the user, or the system.
enum HostileAct: Int, CaseIterable {
  // Calls of the navigator.
  case push, present, alert, replace, leave, leaveToRoot, goToTab, open, back, restore, factsChange, keeps, locks,
    unlocks
  case dropsNavigator, startsSuccessor
  // Input from the user.
  case pressesBack, pressesMenu, beginsSwipe, movesSwipe, lifts, cancels, losesSwipe, drawsLayer, pressesTab,
    pressesAlert
  case holdsBack
  // Reports of a host that other code sends.
  case tellsDidShow, tellsChanged, tellsSuspended, tellsResumed, tellsTimer, tellsGesture, tellsGestureEnd, tellsAlert
  case settlesHost
  // Calls of UIKit that bypass the navigator.
  case pushesItself, popsItself, setsItself, presentsItself, dismissesItself, hidesBar, takesAction, takesDelegate
  case takesGestures, selectsItself, searches, dressesTabs
  // Calls that UIKit may make at any time.
  case scrubs, pressesEscape, pressesCommandBracket, escapesItself, turns, asksToDismiss
  // Changes of the surroundings.
  case takesWindow, givesWindow, hides, shows, background, foreground, sceneLeaves, sceneComes, fault

  /// Whether UIKit makes the call.
  var isUIKits: Bool {
    [.scrubs, .pressesEscape, .pressesCommandBracket, .escapesItself, .turns, .asksToDismiss].contains(self)
  }

  static func ordinary(_ random: inout SplitMix) -> HostileAct {
    let all: [HostileAct] = [
      .push, .push, .push, .push, .present, .present, .alert, .replace, .leave, .leave, .leaveToRoot, .pressesBack,
      .beginsSwipe, .lifts, .cancels, .drawsLayer, .pressesTab, .pressesAlert, .goToTab, .holdsBack,
    ]
    return all[random.below(all.count)]
  }
}

/// The acts and moments that a run draws from. A seed stands for the same run only as long as the lists do not change.
struct HostileRepertoire {
  let acts: [HostileAct]
  let moments: [HostileMoment]

  static let all = HostileRepertoire(acts: HostileAct.allCases, moments: HostileMoment.allCases)
  /// The repertoire before searches, scenes, preparation closures, and UIKit's own calls were added.
  static let first = HostileRepertoire(
    acts: HostileAct.allCases.filter {
      ![.searches, .dressesTabs, .sceneLeaves, .sceneComes].contains($0) && !$0.isUIKits
    },
    moments: HostileMoment.allCases.filter { $0 != .prepares })

  func anyAct(_ random: inout SplitMix) -> HostileAct { acts[random.below(acts.count)] }
  func anyMoment(_ random: inout SplitMix) -> HostileMoment { moments[random.below(moments.count)] }
}

extension HostileWorld {
  func perform(_ act: HostileAct) {
    switch act {
    case .push, .present, .alert, .replace, .leave, .leaveToRoot, .goToTab, .open, .back, .restore, .factsChange,
      .keeps, .locks, .unlocks, .dropsNavigator, .startsSuccessor:
      ask(act)
    case .pressesBack, .pressesMenu, .beginsSwipe, .movesSwipe, .lifts, .cancels, .losesSwipe, .drawsLayer,
      .pressesTab, .pressesAlert, .holdsBack:
      touch(act)
    case .tellsDidShow, .tellsChanged, .tellsSuspended, .tellsResumed, .tellsTimer, .tellsGesture, .tellsGestureEnd,
      .tellsAlert, .settlesHost:
      tell(act)
    case .pushesItself, .popsItself, .setsItself, .presentsItself, .dismissesItself, .hidesBar, .takesAction,
      .takesDelegate, .takesGestures, .selectsItself, .searches, .dressesTabs:
      excuse { meddle(act) }
    case .takesWindow, .givesWindow, .hides, .shows, .background, .foreground, .sceneLeaves, .sceneComes, .fault:
      surround(act)
    case .scrubs, .pressesEscape, .pressesCommandBracket, .escapesItself, .turns, .asksToDismiss: excuse { call(act) }
    }
  }

  private func call(_ act: HostileAct) {
    switch act {
    case .scrubs: screen.scrub()
    case .pressesEscape: screen.press(UIKeyCommand.inputEscape)
    case .pressesCommandBracket: screen.press("[", .command)
    case .escapesItself: screen.escapeDirectly()
    case .turns: simulator.turnDevice()
    case .asksToDismiss: for level in levels.dropFirst() { level.askWithoutDismissing() }
    default: break
    }
  }

  private var anyHandle: (screen: ScreenID, handle: any LabHandle)? {
    // In most cases, the handle of the page on top.
    if random.chance(80), let top = navigator?.stack.last?.id, let handle = handles.last(where: { $0.handle.id == top })
    {
      return handle
    }
    return handles.isEmpty ? nil : handles[random.below(handles.count)]
  }

  private func ask(_ act: HostileAct) {
    let sender: Sender = random.chance(50) ? .user : .program
    let screen = ScreenID(rawValue: Int32(random.below(graph.table.rules.screens.count)))
    switch act {
    case .push: follow(.push, sender)
    case .present: follow(.present, sender)
    case .alert: follow(.alert, sender)
    case .replace: follow(.replace, sender)
    case .leave: follow(.leave, sender)
    case .leaveToRoot: follow(.unwind, sender)
    case .goToTab: follow(.go, sender)
    case .open: _ = navigator?.open("lab://d", sender: sender, from: .app)
    case .back: _ = navigator?.goBack(sender: sender)
    case .restore: if graph.table.rules.screens.indices.contains(1) { navigator?.restoreWith(screen) }
    case .factsChange:
      if random.chance(50), screen.rawValue > 0 { forbidden.insert(screen) } else { forbidden.remove(screen) }
      navigator?.factsDidChange()
    case .keeps: kept = random.chance(50) ? [screen] : []
    case .locks: if let lock = navigator?.lock() { locks.append(lock) }
    case .unlocks: if !locks.isEmpty { locks.removeLast().release() }
    case .dropsNavigator: replaceNavigator(with: nil)
    case .startsSuccessor: connect()
    default: break
    }
  }

  private func follow(_ kind: SegueKind, _ sender: Sender) {
    guard let (source, handle) = anyHandle else { return }
    let segues = HostileSegues.of(graph)(kind, of: source)
    guard !segues.isEmpty else { return }
    let segue = segues[random.below(segues.count)]
    switch kind {
    case .leave, .unwind: handle.leave(by: segue.id, sender: sender)
    case .go:
      // The other go segues select a tab.
      let isGo = graph.table.name(of: segue.id).lowercased().hasSuffix("god")
      handle.goSomewhere(by: segue.id, isGo ? LabGraph.screen(.d) : nil, sender: sender)
    default: if let screen = segue.destination { handle.open(segue.id, graph.value(screen), sender: sender) }
    }
  }

  private func touch(_ act: HostileAct) {
    switch act {
    case .pressesBack:
      // On a page of other code, the button belongs to UIKit, which takes presses at any moment.
      let isOurs = native?.topViewController?.navigationItem.backAction != nil
      if isOurs { native?.pressBack() } else { excuse { native?.pressBack() } }
    case .pressesMenu: if let view = native?.topViewController?.view { _ = screen.pressMenu(in: view) }
    case .beginsSwipe: _ = native?.beginSwipe(anywhere: random.chance(50))
    case .movesSwipe: native?.moveSwipe(to: 0.3)
    case .lifts, .cancels:
      native?.endSwipe(isCancelled: act == .cancels)
      for level in levels { level.endDismissal(isCancelled: act == .cancels) }
    case .losesSwipe: native?.loseSwipe()
    case .drawsLayer: _ = levels.last?.ownPresenting?.beginDismissal(asksNobody: random.chance(20))
    case .pressesTab: for case let bar as UITabBarController in levels { bar.press(random.below(2)) }
    case .pressesAlert: (levels.last as? UIAlertController)?.press(random.below(2))
    case .holdsBack:
      if let stack = native, !stack.viewControllers.isEmpty {
        stack.chooseFromBackMenu(stack.viewControllers[random.below(stack.viewControllers.count)])
      }
    default: break
    }
  }

  private func tell(_ act: HostileAct) {
    guard let delegate = host?.delegate else { return }
    switch act {
    case .tellsDidShow:
      delegate.didShow(host?.work?.change.transition ?? TransitionID(rawValue: random.below(9)))
    case .tellsChanged: delegate.stackChanged()
    case .tellsSuspended: delegate.suspended(.changeUnanimated)
    case .tellsResumed: delegate.resumed()
    case .tellsTimer: delegate.timerFired()
    case .tellsGesture: _ = delegate.interactivePopBegan()
    case .tellsGestureEnd: delegate.interactivePopEnded(random.chance(50) ? .finished : .cancelled)
    case .tellsAlert:
      if let alert = handles.last(where: { graph.isAlert($0.screen) }),
        let button = graph.table[alert.screen].segues.last
      {
        delegate.alertChosen(alert.handle.id, button)
      }
    case .settlesHost: host?.settle()
    default: break
    }
  }

  private func meddle(_ act: HostileAct) {
    let isAnimated = random.chance(50)
    switch act {
    case .pushesItself: native?.pushViewController(Stranger(), animated: isAnimated)
    case .popsItself: native?.popViewController(animated: isAnimated)
    case .setsItself:
      if let stack = native { stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: isAnimated) }
    case .presentsItself: levels.last?.present(Stranger(), animated: isAnimated)
    case .dismissesItself: levels.first?.dismiss(animated: isAnimated)
    case .hidesBar: native?.setNavigationBarHidden(random.chance(50), animated: isAnimated)
    case .takesAction: native?.topViewController?.navigationItem.backAction = nil
    case .takesDelegate: native?.delegate = nil
    case .takesGestures: native?.interactivePopGestureRecognizer?.delegate = nil
    case .selectsItself: for case let bar as UITabBarController in levels { bar.selectedIndex = random.below(2) }
    case .searches: search()
    case .dressesTabs: host?.tabBadges = random.chance(50) ? ["first": "1", "second": "2"] : [:]
    default: break
    }
  }

  private func surround(_ act: HostileAct) {
    switch act {
    case .takesWindow: screen.rootViewController = Stranger()
    case .givesWindow: screen.rootViewController = root
    case .hides: screen.isHidden = true
    case .shows: screen.isHidden = false
    case .background: NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    case .foreground: NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    case .sceneLeaves: NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    case .sceneComes: NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    case .fault:
      simulator.faults.append(
        [
          .tellsNobody, .doesNothing, .didShowTwice, .didShowEarly, .endsInside, .animatesForever, .leavesOne, .popsTwo,
        ][
          random.below(8)])
    default: break
    }
  }
}
