extension ReentryTable {
  /// How often each callback ran, and how many calls were made from inside of it; then how often each call was made, from outside and
  /// from inside; then the outcomes.
  package var text: String {
    let calls = AppCall.allCases.count
    let inside = Callback.allCases.map { callback in
      ["\(callback)", "\(sum.callbacks[callback.rawValue])", "\(calledInside(callback))"]
    }
    let made = AppCall.allCases.map { call in
      ["\(call)", "\(sum.outer[call.rawValue])", "\(calledInside(call))"]
    }
    let ends = sum.outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { [$0.key, "\($0.value)", ""] }
    let empty = sum.inner.count { $0 == 0 }
    return TextTable(rows: [["callback", "ran", "called something"]] + inside).text + "\n"
      + TextTable(rows: [["call", "from outside", "from inside"]] + made).text + "\n"
      + TextTable(rows: [["outcome", "times", ""]] + ends).text + "\n"
      + "\(sum.inner.count - empty) of the \(Callback.allCases.count) × \(calls) calls from inside were made\n"
  }

  /// How many calls were made from inside of a callback.
  package func calledInside(_ callback: Callback) -> Int {
    AppCall.allCases.reduce(0) { $0 + sum.times($1, in: callback) }
  }

  /// How often a call was made from inside of any callback.
  package func calledInside(_ call: AppCall) -> Int {
    Callback.allCases.reduce(0) { $0 + sum.times(call, in: $1) }
  }
}

extension ReentryReport {
  /// How often a call was made from inside of a callback.
  package func times(_ call: AppCall, in callback: Callback) -> Int {
    inner[callback.rawValue * AppCall.allCases.count + call.rawValue]
  }
}
