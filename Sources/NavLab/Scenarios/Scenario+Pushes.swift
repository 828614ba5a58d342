extension Scenario {
  /// Faults 1 to 12.
  static let pushes: [Scenario] = [
    Scenario(1, "two animated pushes in one tick", endings: [[.home, .a]]) { stage in
      stage.program.push(.a, from: .home)
      stage.program.push(.b, from: .home)
    },
    Scenario(2, "a second push 0.3 s later, then two pops", endings: [[.home]]) { stage in
      stage.program.push(.a)
      stage.wait(0.3)
      stage.program.push(.b)
      stage.wait(1)
      stage.program.pop()
      stage.wait(1)
      stage.program.pop()
    },
    Scenario(3, "push unanimated, animated, animated, then two pops", endings: [[.home]]) { stage in
      stage.program.push(.a, .unanimated)
      stage.program.push(.b)
      stage.program.push(.c)
      stage.wait(2)
      stage.program.pop()
      stage.wait(1)
      stage.program.pop()
    },
    Scenario(4, "fast repeated taps right after the root was swapped", endings: [[.home, .a]]) { stage in
      stage.program.setStack(.home)
      stage.wait(0.02)
      for _ in 0..<5 {
        stage.tapTogether(.a, .a)
        stage.wait(0.02)
      }
    },
    Scenario(5, "two controls tapped at once", endings: [[.home, .a]]) { stage in
      stage.tapTogether(.a, .b)
    },
    Scenario(6, "one tap wired to two segues", endings: [[.home, .a]]) { stage in
      // The storyboard segue and the action's segue lead to the same place.
      stage.tapTogether(.a, .a)
    },
    Scenario(7, "a push from the destination's first load", endings: [[.home, .a], [.home, .a, .b]]) { stage in
      stage.when(.loads, .a) { stage.program.push(.b, from: .a) }
      stage.tap(.a)
    },
    Scenario(8, "a push from willShow or from the disappearing screen", endings: [[.home, .a], [.home, .a, .b]]) {
      stage in
      stage.when(.willDisappear, .home) { stage.program.push(.c, from: .home) }
      stage.when(.willAppear, .a) { stage.program.push(.b, from: .a) }
      stage.tap(.a)
    },
    Scenario(9, "a push when the host itself is being presented", endings: [[.home, .a, .b]]) { stage in
      // The host is not visible until it is presented.
      stage.host.hide()
      stage.program.push(.a)
      stage.wait(0.35)
      stage.host.show()
      stage.wait(1)
      stage.tap(.b)
    },
    Scenario(10, "two notifications push at once", endings: [[.home, .a], [.home, .a, .b]]) { stage in
      stage.program.push(.a)
      stage.program.push(.b)
    },
    Scenario(11, "the same instance pushed again from a completion", endings: [[.home, .a]]) { stage in
      stage.when(.didShow, .a) { stage.program.push(again: stage.page(.a), from: .home) }
      stage.tap(.a)
    },
    Scenario(12, "a stale screen pushes after the system removed it", endings: [[.home]]) { stage in
      stage.tap(.a)
      stage.wait(1)
      stage.host.systemPops()
      stage.wait(1)
      stage.program.push(.b, from: .a)
    },
  ]
}
