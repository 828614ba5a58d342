/// The identity of a screen's content: the screen, and the values of the arguments of its key. Instances with equal
/// keys are duplicates.
struct ScreenKey: Equatable {
  /// Compared first, so that values of the app's own types are compared only if they are probably equal, however many
  /// keys there are.
  private let hash: Int
  let screen: ScreenID
  let values: [AnyHashable]

  /// Creates the key of a screen's value, as the table defines it: the named arguments, or all that are `Hashable`.
  init(_ value: some Screen, as screen: ScreenID, in table: GraphTable) {
    self.screen = screen
    var writer = table[screen].key.map(ArgumentWriter.collectingKey) ?? .collectingValues()
    value.write(to: &writer)
    values = writer.values
    hash = values.hashValue
  }

  /// Creates the key of a screen without arguments.
  init(_ screen: ScreenID) {
    self.screen = screen
    values = []
    hash = values.hashValue
  }
}
