/// What must hold and does not, in words; collected, so that one input tells all that is wrong with it.
struct Problems {
  private(set) var texts: [String] = []

  mutating func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { texts.append(text()) }
  }
}
