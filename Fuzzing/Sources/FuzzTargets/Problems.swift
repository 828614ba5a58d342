/// Descriptions of the properties that do not hold. They are collected, so that one input shows all its problems.
struct Problems {
  private(set) var texts: [String] = []

  mutating func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { texts.append(text()) }
  }
}
