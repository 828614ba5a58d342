import NavCompiler

/// The positions of the items of a graph, by address. Most comparisons look up a few items, so each part is made when
/// it is needed.
///
/// If several items have the same address, the first one counts.
final class ItemIndex {
  private let graph: Graph
  private let all: [Item]
  /// The position of each screen. The items of a screen follow it.
  private let screens: [Int32]
  /// The items that are not parts of a screen.
  private lazy var others = positions { !$0.isOfScreen }
  /// The parts of all screens.
  private lazy var parts = positions { $0.isOfScreen }
  private var names: [ItemKey: Int32]?

  /// The maximum number of parts that are compared one by one. A screen with more parts needs a dictionary.
  private static let few = 24

  init(_ graph: Graph, _ all: [Item], _ screens: [Int32]) {
    (self.graph, self.all, self.screens) = (graph, all, screens)
  }

  /// Creates the positions of the same items, which have other names.
  convenience init(_ graph: Graph, like other: ItemIndex) { self.init(graph, other.all, other.screens) }

  private func positions(where isIncluded: (ItemAddress) -> Bool) -> [ItemAddress: Int32] {
    var positions: [ItemAddress: Int32] = [:]
    for index in all.indices.reversed() {
      if let address = graph.address(of: all[index]), isIncluded(address) { positions[address] = Int32(index) }
    }
    return positions
  }

  /// The position of the item at an address.
  subscript(address: ItemAddress) -> Int? {
    guard address.isOfScreen else { return others[address].map { Int($0) } }
    guard screens.indices.contains(Int(address.owner)) else { return nil }
    let start = Int(screens[Int(address.owner)]) + 1
    let end = Int(address.owner) + 1 < screens.count ? Int(screens[Int(address.owner) + 1]) : all.count
    if end - start > Self.few { return parts[address].map { Int($0) } }
    return (start..<end).first { graph.address(of: all[$0]) == address }
  }

  /// The positions of the items without an address, by key.
  func named(_ key: (Item) -> ItemKey) -> [ItemKey: Int32] {
    if let names { return names }
    var made: [ItemKey: Int32] = [:]
    for index in all.indices.reversed() where graph.address(of: all[index]) == nil {
      made[key(all[index])] = Int32(index)
    }
    names = made
    return made
  }
}
