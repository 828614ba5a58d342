extension Scenario {
  /// Faults 90 to 96: changed roots, and links to other roots and tabs.
  static let roots: [Scenario] = [
    tabbed(
      90, "another root under two layers", source: "wix/react-native-navigation#4474", endings: [[.home]]
    ) { stage in
      stage.visit(.right, .left)
      stage.present(.a, .b)
      stage.changeRoot(to: .home)
    },
    tabbed(91, "another root while a lock is held", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.hold()
      stage.changeRoot(to: .home)
      stage.wait(3)
      stage.program.push(.b, from: .a)
      stage.letGo()
    },
    tabbed(92, "another root while a fact is awaited", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.program.pushWhenKnown(from: .a)
      stage.wait(0.5)
      stage.changeRoot(to: .home)
      stage.wait(3)
      stage.factIsKnown()
    },
    tabbed(93, "another root while an alert closes", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.tapAlert()
      stage.wait(3)
      stage.choose(.keep)
      stage.wait(0.1)
      stage.changeRoot(to: .home)
    },
    // The link continues after the sheet closes.
    tabbed(
      94, "a link while a sheet is open that cannot be closed", source: "react-navigation/react-navigation#13147",
      endings: [[.right, .d]]
    ) { stage in
      stage.present(.a)
      stage.keepOnBack(.a)
      stage.program.open()
      stage.wait(3)
      stage.keepOnBack()
      stage.dismissalSwipe(to: 0.8)
    },
    tabbed(95, "a link under another root", source: "Expensify/App#21063", endings: [[.right, .d]]) { stage in
      stage.changeRoot(to: .home)
      stage.wait(3)
      stage.program.open()
      stage.wait(3)
      stage.changeRoot(to: .tabs)
    },
    tabbed(96, "two notifications that lead to different tabs", endings: [[.club], [.right, .d]]) { stage in
      stage.stand(on: .a)
      stage.program.open()
      stage.program.goToTab(.club)
    },
  ]
}
