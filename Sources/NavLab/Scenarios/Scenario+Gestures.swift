extension Scenario {
  /// Faults 25 to 31.
  static let gestures: [Scenario] = [
    Scenario(25, "a swipe during a push", endings: [[.home, .a, .b]]) { stage in
      stage.stand(on: .a)
      stage.tap(.b)
      stage.wait(0.1)
      stage.swipe(to: 0.8)
    },
    Scenario(26, "a cancelled swipe, then a push", endings: [[.home, .a, .b]]) { stage in
      stage.stand(on: .a)
      stage.swipe(to: 0.2)
      stage.wait(1)
      stage.tap(.b)
    },
    Scenario(27, "a cancelled swipe, then a dismissal by code", endings: [[.home, .a], [.home, .a, .b]]) { stage in
      stage.stand(on: .a, .b)
      stage.swipe(to: 0.2)
      stage.program.pop(from: .b)
    },
    Scenario(28, "a swipe at the root, then a push", endings: [[.home, .a]]) { stage in
      stage.host.swipesAtRoot = true
      stage.swipe(to: 0.4)
      stage.wait(1)
      stage.tap(.a)
    },
    Scenario(29, "a suspension during a swipe, then a push", endings: [[.home, .a, .b]]) { stage in
      stage.stand(on: .a)
      stage.host.beginSwipe()
      stage.wait(0.1)
      stage.host.moveSwipe(to: 0.4)
      stage.host.suspend()
      stage.wait(60)
      stage.host.resume()
      stage.wait(1)
      stage.tap(.b)
    },
    Scenario(30, "two fast swipes", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a, .b)
      stage.swipe(to: 0.8)
      stage.swipe(to: 0.8)
    },
    Scenario(31, "a pop to the root that ends one page deeper", endings: [[.home, .a, .c]]) { stage in
      stage.stand(on: .a, .b)
      stage.host.nextChange(.endsDeeper)
      stage.program.popToRoot()
      stage.wait(1)
      stage.tap(.c)
    },
  ]
}
