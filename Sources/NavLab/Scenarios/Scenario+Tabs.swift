extension Scenario {
  /// Faults 79 to 89, 100, and 104: tabs that the user, the app, or the system selects or closes.
  static let tabs: [Scenario] = [
    tabbed(
      79, "a tab pressed during a push, in a bar that takes all touches", source: "NOUSguide/NGTabBarController#18",
      endings: [[.left, .a]]
    ) { stage in
      stage.tap(.a)
      stage.wait(0.1)
      stage.pressTab(.right, takesAll: true)
    },
    tabbed(
      80, "a tab pressed during a swipe", source: "marcosgriselli/SwipeableTabBarController#36", endings: [[.left]]
    ) { stage in
      stage.stand(on: .a)
      stage.host.beginSwipe()
      stage.wait(0.1)
      stage.pressTab(.right, takesAll: true)
      stage.host.moveSwipe(to: 0.8)
      stage.host.liftSwipe()
    },
    tabbed(81, "several tabs pressed at once", source: "CosmicMind/Material#804", endings: [[.right]]) { stage in
      for place in [LabScreen.right, .left, .club, .right, .club] {
        stage.pressTab(place, takesAll: true)
        stage.wait(0.05)
      }
    },
    tabbed(
      82, "the selected tab pressed again and again", source: "ionic-team/ionic-framework#8713",
      endings: [[.left, .c]]
    ) { stage in
      stage.stand(on: .a, .b)
      for _ in 0..<5 {
        stage.pressTab(.left, takesAll: true)
        stage.wait(0.05)
      }
      stage.wait(3)
      stage.tap(.c)
    },
    tabbed(83, "a tab pressed under a sheet", source: "limura/NovelSpeaker#105", endings: [[.left, .a]]) { stage in
      stage.present(.a)
      stage.pressTab(.right, takesAll: true)
    },
    tabbed(84, "a tab that the system selects during a push", endings: [[.right, .b]]) { stage in
      stage.visit(.right, .left)
      stage.tap(.a)
      stage.wait(0.1)
      stage.systemSelects(.right)
      stage.wait(5)
      stage.tap(.b)
    },
    tabbed(
      85, "a tab that the system selects under a sheet", source: "lionheart/openradar-mirror#11813",
      endings: [[.right, .a]]
    ) { stage in
      stage.visit(.right, .left)
      stage.present(.a)
      stage.systemSelects(.right)
    },
    tabbed(86, "a tab container dismissed by a swipe while the user leaves a tab", endings: [[.left]]) { stage in
      stage.program.presentTabs()
      stage.wait(3)
      stage.visit(.outer)
      stage.stand(on: .b)
      stage.pressTab(.inner)
      stage.wait(0.1)
      stage.dismissalSwipe(to: 0.8)
      stage.wait(3)
      stage.dismissalSwipe(to: 0.8)
    },
    tabbed(87, "forbidden pages on top and in two parked tabs", endings: [[.right]]) { stage in
      stage.visit(.right)
      stage.stand(on: .b, .c)
      stage.visit(.club)
      stage.stand(on: .b)
      stage.visit(.left)
      stage.stand(on: .b)
      stage.forbid(.b)
      stage.wait(3)
      stage.pressTab(.right)
    },
    tabbed(88, "a forbidden selected tab under a sheet", endings: [[.left]]) { stage in
      stage.visit(.club)
      stage.stand(on: .a)
      stage.present(.b)
      stage.forbid(.club)
    },
    tabbed(
      89, "a push from a page whose tab is not selected", source: "wix/react-native-navigation#4786",
      endings: [[.right]]
    ) { stage in
      stage.stand(on: .a)
      stage.visit(.right)
      stage.program.push(.b, from: .a)
    },
    // The host then shows one page less. In addition, no button was chosen.
    tabbed(100, "an alert removed with the tab below it", endings: [[.left]]) { stage in
      stage.program.select(.right)
      stage.wait(1)
      stage.tapAlert()
      stage.program.select(.club)
      stage.wait(0.35)
      stage.systemSelects(.left, .unanimated, .completesLate(.seconds(1.3)))
    },
    tabbed(104, "another tab of a presented bar, selected by code under a sheet", endings: [[.left, .outer]]) { stage in
      stage.program.presentTabs()
      stage.wait(3)
      stage.present(.b)
      stage.program.select(.outer)
    },
  ]
}
