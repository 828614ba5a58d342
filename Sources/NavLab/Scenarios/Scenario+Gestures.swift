extension Scenario {
  /// Faults 25 to 31.
  static let gestures: [Scenario] = [
    Scenario(26, "a cancelled swipe, then a push", endings: [[.home, .a, .b]]) { stage in
      stage.tap(.a)
      stage.wait(1)
      stage.swipe(to: 0.2)
      stage.wait(1)
      stage.tap(.b)
    }
  ]
}
