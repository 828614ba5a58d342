extension Duration {
  /// Seconds as a decimal number, exactly.
  var traceWord: String {
    let (seconds, attoseconds) = components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    guard attoseconds != 0 else { return "\(seconds)" }
    var decimals = String(attoseconds.magnitude)
    decimals = String(repeating: "0", count: 18 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(seconds.magnitude).\(decimals)"
  }

  /// What a ``traceWord`` says. Sums of a few such times do not overflow.
  init?(traceWord word: Substring) {
    let isNegative = word.hasPrefix("-")
    let digits = isNegative ? word.dropFirst() : word
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.first != "+", let whole = parts.first, let seconds = Int64(whole), seconds >= 0 else { return nil }
    var attoseconds: Int64 = 0
    if parts.count == 2 {
      let decimals = parts[1]
      guard (1...18).contains(decimals.utf8.count), decimals.utf8.allSatisfy({ (48...57).contains($0) }),
        let read = Int64(decimals + String(repeating: "0", count: 18 - decimals.utf8.count))
      else { return nil }
      attoseconds = read
    }
    let sign: Int64 = isNegative ? -1 : 1
    self.init(secondsComponent: sign * seconds, attosecondsComponent: sign * attoseconds)
  }
}
