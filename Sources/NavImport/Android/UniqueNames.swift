/// Names that differ from each other in more than their case.
struct UniqueNames {
  /// The number that the next name of each kind tries first.
  private var numbers: [String: Int] = [:]

  /// Creates a set of names.
  ///
  /// - Parameter taken: The names that are already in use.
  init(taken: [String] = []) {
    for name in taken { numbers[name.lowercased()] = 2 }
  }

  /// Whether a name is in use, in any case.
  func contains(_ name: String) -> Bool { numbers[name.lowercased()] != nil }

  /// Adds a name.
  ///
  /// - Returns: The name, or the name with the first number from 2 on that makes it unique.
  mutating func add(_ name: String) -> String {
    let key = name.lowercased()
    guard var number = numbers[key] else {
      numbers[key] = 2
      return name
    }
    while numbers["\(key)\(number)"] != nil { number += 1 }
    numbers[key] = number + 1
    numbers["\(key)\(number)"] = 2
    return "\(name)\(number)"
  }
}
