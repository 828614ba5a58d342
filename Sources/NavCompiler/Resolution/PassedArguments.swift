extension Resolution {
  /// The arguments of a screen that `pass` of a segue names, even if the value has a wrong type.
  ///
  /// - Returns: `nil` if a name is not an argument of the screen. It may be a misspelling of any argument.
  func passed(_ details: SegueDetails?, to screen: ScreenID) -> Set<ArgumentID>? {
    guard let details else { return [] }
    var passed: Set<ArgumentID> = []
    for entry in declarations.passes[Int(details.pass.lowerBound)..<Int(details.pass.upperBound)] {
      guard let argument = symbols.argument(entry.argument.symbol, of: screen) else { return nil }
      passed.insert(argument)
    }
    return passed
  }
}
