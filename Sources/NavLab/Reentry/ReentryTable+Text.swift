extension ReentryTable {
  /// Three tables: the callbacks with their number of nested calls, the calls outside and inside of callbacks, and
  /// the outcomes.
  package var text: String {
    let (calls, callbacks) = (AppCall.all(ofColumns: hasColumns), Callback.all(ofColumns: hasColumns))
    let inside = callbacks.map { callback in
      ["\(callback)", "\(sum.callbacks[callback.rawValue])", "\(calledInside(callback))"]
    }
    let made = calls.map { call in
      ["\(call)", "\(sum.outer[call.rawValue])", "\(calledInside(call))"]
    }
    let ends = sum.outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { [$0.key, "\($0.value)", ""] }
    let tried = callbacks.flatMap { callback in calls.map { sum.times($0, in: callback) } }.count { $0 > 0 }
    return TextTable(rows: [["callback", "ran", "called something"]] + inside).text + "\n"
      + TextTable(rows: [["call", "from outside", "from inside"]] + made).text + "\n"
      + TextTable(rows: [["outcome", "times", ""]] + ends).text + "\n"
      + "\(tried) of the \(callbacks.count) × \(calls.count) calls from inside were made\n"
  }

  /// Returns the number of calls inside a callback.
  package func calledInside(_ callback: Callback) -> Int {
    AppCall.allCases.reduce(0) { $0 + sum.times($1, in: callback) }
  }

  /// Returns the number of times that a call was made inside callbacks.
  package func calledInside(_ call: AppCall) -> Int {
    Callback.allCases.reduce(0) { $0 + sum.times(call, in: $1) }
  }
}

extension ReentryReport {
  /// Returns the number of times that a call was made inside a callback.
  package func times(_ call: AppCall, in callback: Callback) -> Int {
    inner[callback.rawValue * AppCall.allCases.count + call.rawValue]
  }
}
