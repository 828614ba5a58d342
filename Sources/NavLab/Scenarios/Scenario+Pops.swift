extension Scenario {
  /// Faults 13 to 24.
  static let pops: [Scenario] = [
    Scenario(14, "a pop right after a push", endings: [[.home], [.home, .a]]) { stage in
      stage.program.push(.a)
      stage.program.pop()
    }
  ]
}
