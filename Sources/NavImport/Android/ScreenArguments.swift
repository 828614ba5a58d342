/// The arguments of all screens by their names in the source.
struct ScreenArguments {
  private struct Key: Hashable {
    var screen: Int
    var name: String
  }

  /// An argument of a screen.
  struct Entry {
    var index: Int
    var type: ArgumentType
    var element: AndroidReader.Number
  }

  private var entries: [Key: Entry] = [:]
  private var names: [Int: UniqueNames] = [:]
  var classes = ClassTypes()

  /// Returns the argument of a screen, or `nil` if the screen does not have it.
  func find(_ name: String, of screen: Int) -> Entry? { entries[Key(screen: screen, name: name)] }

  /// Adds an argument that a screen does not have.
  ///
  /// - Returns: The name of the argument in the graph.
  mutating func add(_ name: String, _ entry: Entry, to screen: Int) -> String {
    entries[Key(screen: screen, name: name)] = entry
    return names[screen, default: UniqueNames()].add(WordName.lowerCamelCase(name) ?? "argument")
  }
}
