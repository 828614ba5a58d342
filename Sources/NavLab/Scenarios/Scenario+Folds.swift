extension Scenario {
  static let folds: [Scenario] = []
}
