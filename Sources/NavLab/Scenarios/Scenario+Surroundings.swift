extension Scenario {
  /// Faults 32 to 48.
  static let surroundings: [Scenario] = [
    Scenario(32, "a push while something is presented", endings: [[.home, .a, .b]]) { stage in
      stage.tap(.a)
      stage.wait(1)
      stage.host.present()
      stage.wait(1)
      stage.program.push(.b)
      stage.wait(1)
      stage.host.dismiss()
    },
    Scenario(38, "an animator that never completes", endings: [[.home, .a]]) { stage in
      stage.host.nextChange(.animatesForever)
      stage.tap(.a)
    },
  ]
}
