extension Scenario {
  /// Faults 59 to 71, 107, and 108: layers that the app, the user, or the system closes.
  static let dismissals: [Scenario] = [
    layered(59, "a dismissal during a present", source: "react/react-native#29745", endings: [[.home, .a], [.home]]) {
      stage in
      stage.tapPresent(.a)
      stage.wait(0.1)
      stage.program.pop(from: .a)
    },
    layered(
      60, "a dismissal twice", source: "software-mansion/react-native-screens#4591", endings: [[.home, .a], [.home]]
    ) { stage in
      stage.present(.a, .b)
      stage.program.pop()
      stage.wait(0.1)
      stage.program.pop()
    },
    layered(
      61, "a dismissal swipe cancelled, then a present", source: "MvvmCross/MvvmCross#4781",
      endings: [[.home, .a], [.home, .a, .b]]
    ) { stage in
      stage.present(.a)
      stage.dismissalSwipe(to: 0.2)
      stage.program.present(.b, from: .a)
    },
    layered(62, "a request from the sheet during a finished dismissal swipe", endings: [[.home]]) { stage in
      stage.present(.a)
      stage.beginDismissal()
      stage.wait(0.1)
      stage.program.present(.b, from: .a)
      stage.host.moveSwipe(to: 0.8)
      stage.host.liftSwipe()
    },
    layered(
      63, "a finished dismissal swipe without a callback", source: "react/react-native#26892", endings: [[.home, .b]]
    ) { stage in
      stage.present(.a)
      stage.beginDismissal()
      stage.wait(0.1)
      stage.host.moveSwipe(to: 0.8)
      stage.host.finishSwipe(.neverCompletes)
      stage.wait(5)
      stage.tap(.b)
    },
    layered(64, "a dismissal swipe that ignores the app's back guard", endings: [[.home, .a]]) { stage in
      stage.present(.a)
      stage.keepOnBack(.a)
      stage.dismissalSwipe(to: 0.8, asksNobody: true)
    },
    layered(65, "a dismissal by code during the swipe", endings: [[.home]]) { stage in
      stage.present(.a)
      stage.beginDismissal()
      stage.wait(0.1)
      stage.program.pop(from: .a)
      stage.host.moveSwipe(to: 0.8)
      stage.host.liftSwipe()
    },
    layered(
      66, "a sheet swiped away, and presented again immediately", source: "MvvmCross/MvvmCross#4554",
      endings: [[.home], [.home, .a]]
    ) { stage in
      stage.present(.a)
      for _ in 0..<3 {
        stage.dismissalSwipe(to: 0.8)
        stage.wait(0.05)
        stage.program.present(.a, from: .home)
        stage.wait(0.5)
      }
    },
    layered(
      67, "three layers dismissed at once, but one stays", source: "react/react-native#55005",
      endings: [[.home], [.home, .a]]
    ) { stage in
      stage.present(.a, .b, .c)
      stage.host.nextChange(.endsDeeper)
      stage.program.unwind(to: .home, from: .c)
    },
    layered(68, "dismissed, but not pushed", source: "QuickBirdEng/XCoordinator#146", endings: [[.home]]) { stage in
      stage.present(.a)
      stage.host.nextChange(nil, .isSkipped)
      stage.program.replace(by: .b, from: .a)
    },
    layered(69, "a popover that hides itself, and a push from it", endings: [[.home]]) { stage in
      stage.present(.a, as: .popover)
      stage.host.layerGoes()
      stage.program.push(.b, from: .a)
    },
    layered(70, "a dismissal reported a second late", endings: [[.home], [.home, .b]]) { stage in
      stage.present(.a)
      stage.host.nextChange(.completesLate(.seconds(1)))
      stage.program.pop(from: .a)
      stage.wait(0.5)
      stage.tap(.b)
    },
    layered(
      71, "a page removed under its sheet", source: "lodev09/react-native-true-sheet#400", endings: [[.home]]
    ) { stage in
      stage.stand(on: .a)
      stage.present(.b)
      stage.forbid(.a)
    },
    tabbed(107, "tabs presented from a sheet that closed without a callback", endings: [[.left]]) { stage in
      stage.present(.a)
      stage.host.layerGoes(.unanimated, .neverCompletes)
      stage.wait(1)
      stage.program.presentTabs(from: .a)
    },
    layered(108, "the system closes a sheet while the user goes back in it", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a)
      stage.present(.b)
      stage.stand(on: .c)
      stage.program.pop(from: .c)
      stage.wait(0.1)
      stage.host.layerGoes(.unanimated)
    },
  ]
}
