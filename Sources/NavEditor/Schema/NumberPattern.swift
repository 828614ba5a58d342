/// Regular expressions for ranges of numbers.
enum NumberPattern {
  /// The decimal numbers from 1 to `maximum`, without leading zeros.
  static func from1(to maximum: Int) -> String {
    let digits = Array(String(maximum))
    // Fewer digits, then the same prefix with a smaller digit after it, then the maximum itself.
    var choices = digits.count > 1 ? ["[1-9][0-9]{0,\(digits.count - 2)}"] : []
    for (index, digit) in digits.enumerated() {
      let least = index == 0 ? 1 : 0
      guard let value = digit.wholeNumberValue, value > least else { continue }
      let rest = digits.count - index - 1
      let smaller = value - 1 == least ? "\(least)" : "[\(least)-\(value - 1)]"
      choices.append(String(digits[..<index]) + smaller + (rest > 0 ? "[0-9]{\(rest)}" : ""))
    }
    return "(?:\((choices + [String(maximum)]).joined(separator: "|")))"
  }
}
