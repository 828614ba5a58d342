extension Scenario {
  /// Faults 1 to 12.
  static let pushes: [Scenario] = [
    Scenario(1, "two animated pushes in one tick", endings: [[.home, .a], [.home, .a, .b]]) { stage in
      stage.program.push(.a, from: .home)
      stage.program.push(.b, from: .home)
    }
  ]
}
