extension Scenario {
  /// Faults 13 to 24.
  static let pops: [Scenario] = [
    Scenario(13, "animated push, unanimated pop to root, animated push") { stage in
      stage.program.push(.a)
      stage.program.popToRoot(.unanimated)
      stage.program.push(.b)
    },
    Scenario(14, "pop right after push", endings: [[.home], [.home, .a]]) { stage in
      stage.program.push(.a)
      stage.program.pop()
    },
    Scenario(15, "back during a custom transition", endings: [[.home, .a]]) { stage in
      stage.host.animation = .seconds(1)
      stage.tap(.a)
      stage.wait(0.5)
      stage.back()
    },
    Scenario(16, "two fast back taps that the host turns into a pop of two", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a, .b, .c)
      stage.host.nextChange(.popsTwo)
      stage.back()
      stage.back()
    },
    Scenario(17, "back tap and swipe together", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a, .b)
      stage.host.beginSwipe()
      stage.back()
      stage.wait(0.1)
      stage.host.moveSwipe(to: 0.8)
      stage.host.liftSwipe()
    },
    Scenario(18, "repeated pops to the root", endings: [[.home]]) { stage in
      stage.stand(on: .a, .b, .c)
      for _ in 0..<5 {
        stage.program.popToRoot()
        stage.wait(0.1)
      }
    },
    Scenario(19, "pop at the root", endings: [[.home, .a]]) { stage in
      stage.program.pop()
      stage.back()
      stage.wait(0.1)
      stage.tap(.a)
    },
    Scenario(20, "unwind to a screen that left the stack", endings: [[.home, .b]]) { stage in
      stage.stand(on: .a, .b)
      stage.host.changeByItself(to: [.home, .b].compactMap(stage.page), .unanimated)
      stage.wait(1)
      stage.program.unwind(to: .a)
    },
    Scenario(21, "empty stack set, then one screen", endings: [[.home]]) { stage in
      stage.program.setStack(animation: .animated)
      stage.program.setStack(.home, animation: .animated)
    },
    Scenario(22, "a new stack with duplicates", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a)
      stage.program.setStack(pages: [.home, .a, .a].compactMap(stage.page))
    },
    Scenario(23, "a screen moved between two hosts", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a)
      stage.other.program.push(again: stage.page(.a))
    },
    Scenario(24, "long-press back over several screens that skips the back guard", endings: [[.home, .a, .b, .c]]) {
      stage in
      stage.stand(on: .a, .b, .c)
      stage.keepOnBack(.b)
      stage.host.longPressBack(to: .home)
    },
  ]
}
