/// What makes two instances the same screen: the screen, and the values of the arguments of its key.
struct ScreenKey: Equatable {
  /// Compared first: so the values of the app's own types are compared where they are probably equal, however many keys there are.
  private let hash: Int
  let screen: ScreenID
  let values: [AnyHashable]

  /// The key of a value that stands for a screen, as the table defines it: the named arguments, or all that are
  /// `Hashable`.
  init(_ value: some Screen, as screen: ScreenID, in table: GraphTable) {
    self.screen = screen
    var writer = table[screen].key.map(ArgumentWriter.collectingKey) ?? .collectingValues()
    value.write(to: &writer)
    values = writer.values
    hash = values.hashValue
  }

  /// The key of a screen without arguments.
  init(_ screen: ScreenID) {
    self.screen = screen
    values = []
    hash = values.hashValue
  }
}
