extension Scenario {
  /// Faults 49 to 58: presents that coincide with other changes.
  static let layers: [Scenario] = [
    layered(
      49, "two presents in one tick", source: "software-mansion/react-native-screens#342", endings: [[.home, .a]]
    ) { stage in
      stage.program.present(.a, from: .home)
      stage.program.present(.b, from: .home)
    },
    layered(
      50, "a present during a push, from the new page", source: "avito-tech/Marshroute#12",
      endings: [[.home, .a], [.home, .a, .b]]
    ) { stage in
      stage.when(.willAppear, .a) { stage.program.present(.b, from: .a) }
      stage.tap(.a)
    },
    layered(51, "a present during a pop, from the removed page", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.program.pop(from: .a)
      stage.wait(0.1)
      stage.program.present(.b, from: .a)
    },
    layered(52, "a present during a swipe", endings: [[.home], [.home, .b]]) { stage in
      stage.stand(on: .a)
      stage.host.beginSwipe()
      stage.wait(0.1)
      stage.program.present(.b)
      stage.host.moveSwipe(to: 0.8)
      stage.host.liftSwipe()
    },
    layered(
      53, "a present during a dismissal", source: "software-mansion/react-native-screens#4446",
      endings: [[.home], [.home, .b]]
    ) { stage in
      stage.present(.a)
      stage.program.pop(from: .a)
      stage.wait(0.1)
      stage.program.present(.b, from: .home)
    },
    layered(
      54, "a present before the window is visible", source: "QuickBirdEng/XCoordinator#103", endings: [[.home, .b]]
    ) { stage in
      stage.host.hide()
      stage.program.present(.a)
      stage.wait(0.35)
      stage.host.show()
      stage.wait(1)
      stage.tap(.b)
    },
    layered(
      55, "a present from a screen that is not on top", source: "software-mansion/react-native-screens#2976",
      endings: [[.home, .a, .b]]
    ) { stage in
      stage.stand(on: .a, .b)
      stage.program.present(.c, from: .a)
    },
    layered(56, "a push from a page under a sheet", source: "wikimedia/wikipedia-ios#5875", endings: [[.home, .a]]) {
      stage in
      stage.present(.a)
      stage.program.push(.b, from: .home)
    },
    layered(
      57, "two notifications that present", source: "BranchMetrics/ios-branch-deep-linking-attribution#189",
      endings: [[.home, .a], [.home, .a, .b]]
    ) { stage in
      stage.program.present(.a)
      stage.program.present(.b)
    },
    layered(58, "three layers restored, and the second is refused", endings: [[.home, .a]]) { stage in
      stage.present(.a, .b, .c)
      stage.save()
      stage.program.unwind(to: .home, from: .c)
      stage.wait(3)
      stage.host.nextChange(nil, nil, .isSkipped)
      stage.program.restore()
    },
  ]
}
