/// The IDs of the names of one kind. The lookup does not hash, because symbols are small numbers.
struct SymbolTable<ID: GraphID>: Sendable {
  private var positions: [Int32] = []

  /// - Parameter names: The names in the order of their IDs. If a name occurs twice, the first one counts.
  init(_ names: some Collection<Symbol>) {
    guard let last = names.lazy.map(\.rawValue).max() else { return }
    positions = [Int32](repeating: -1, count: Int(last) + 1)
    for (index, name) in names.enumerated() where positions[Int(name.rawValue)] < 0 {
      positions[Int(name.rawValue)] = Int32(index)
    }
  }

  subscript(name: Symbol) -> ID? {
    let index = Int(name.rawValue)
    guard index < positions.count, positions[index] >= 0 else { return nil }
    return ID(index: positions[index])
  }
}
