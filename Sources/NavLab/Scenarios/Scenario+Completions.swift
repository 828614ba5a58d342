extension Scenario {
  /// Faults 38 to 41, 43 to 47, and 103: completions that are missing, duplicated, early, or without a change.
  static let completions: [Scenario] = [
    Scenario(38, "an animator that never completes", endings: [[.home, .a]]) { stage in
      stage.host.nextChange(.animatesForever)
      stage.tap(.a)
    },
    Scenario(39, "a push from a completion that runs inside the call", endings: [[.home, .a, .b], [.home, .a]]) {
      stage in
      stage.host.nextChange(.completesInsideTheCall, .completesInsideTheCall)
      stage.when(.appeared, .a) { stage.program.push(.b) }
      stage.tap(.a)
    },
    Scenario(40, "a missing completion, then a duplicated one", endings: [[.home, .a, .b, .c]]) { stage in
      stage.host.nextChange(.completionIsLost, .completesTwice)
      stage.tap(.a)
      stage.wait(5)
      stage.tap(.b)
      stage.wait(0.37)
      stage.program.push(.c)
    },
    Scenario(41, "the host's delegate replaced during a transition", endings: [[.home, .b]]) { stage in
      stage.tap(.a)
      stage.wait(0.1)
      stage.host.isDelegateReplaced = true
      stage.wait(5)
      stage.host.longPressBack(to: .home)
      stage.wait(1)
      stage.tap(.b)
    },
    Scenario(43, "a silently skipped step of a sequence", endings: [[.home, .a, .b]]) { stage in
      stage.stand(on: .a, .b)
      stage.host.nextChange(.isSkipped)
      stage.program.pop(from: .b)
      stage.wait(1)
      stage.program.push(.c, from: .a)
    },
    Scenario(44, "the new page appears before the old one disappears", endings: [[.home, .a, .b], [.home, .a]]) {
      stage in
      stage.host.nextChange(.appearsAtOnce)
      stage.when(.appeared, .a) { stage.program.push(.b) }
      stage.tap(.a)
    },
    Scenario(45, "two quick pushes, and one completion for both", endings: [[.home, .a, .b], [.home, .a]]) { stage in
      stage.host.coalesces = true
      stage.program.push(.a)
      stage.wait(0.1)
      stage.program.push(.b)
    },
    Scenario(46, "a second click on the page that slides out", endings: [[.home, .a]]) { stage in
      stage.host.coalesces = true
      stage.host.outgoingTakesTaps = true
      stage.tap(.a)
      stage.wait(0.1)
      stage.tap(.a)
    },
    Scenario(47, "a completion while the old page is visible", endings: [[.home, .a, .b], [.home, .a]]) { stage in
      stage.host.nextChange(.oldPageStays)
      stage.program.push(.a)
      stage.wait(0.4)
      stage.program.push(.b)
    },
    Scenario(
      103, "an animator that never completes, and does not stop immediately", endings: [[.home, .a, .b], [.home, .a]]
    ) { stage in
      stage.host.nextChange(.stopsLate(.milliseconds(600)))
      stage.program.push(.a)
      stage.program.push(.b, from: .a)
    },
  ]
}
