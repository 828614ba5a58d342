/// The ids behind the names of one kind, looked up without hashing: symbols are small numbers.
struct SymbolTable<ID: GraphID>: Sendable {
  private var positions: [Int32] = []

  /// - Parameter names: in the order of the ids; of a name that comes twice, the first counts.
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
