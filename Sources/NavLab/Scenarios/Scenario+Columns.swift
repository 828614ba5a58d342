extension Scenario {
  static let columns: [Scenario] = []
}
