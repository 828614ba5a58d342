// The functions that the page of a picture calls. The page writes bytes to the address that `input` returns. It reads a
// result, which is JSON, from the returned address, with the length that `length` returns.

private struct State {
  var input: UnsafeMutableRawPointer?
  var output: UnsafeMutablePointer<UInt8>?
  var outputCount = 0
  var tree = CardTree()
  var parents: [Int] = []
  /// The layout of the visible cards.
  var layout = TreeLayout(CardTree())
}

// A module in a page has one thread.
nonisolated(unsafe) private var state = State()

/// Allocates memory for `count` bytes.
@_expose(wasm, "input") @_cdecl("navc_input")
public func makeInput(_ count: Int32) -> UnsafeMutableRawPointer? {
  state.input?.deallocate()
  state.input = .allocate(byteCount: Int(max(1, count)), alignment: 16)
  return state.input
}

private func give(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8>? {
  state.output?.deallocate()
  let place = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
  for index in bytes.indices { place[index] = bytes[index] }
  state.output = place
  state.outputCount = bytes.count
  return place
}

/// The length of the last result, in bytes.
@_expose(wasm, "length") @_cdecl("navc_length")
public func length() -> Int32 { Int32(state.outputCount) }

/// Reads a tree of `count` numbers from the input.
@_expose(wasm, "load") @_cdecl("navc_load")
public func load(_ count: Int32) {
  let numbers = state.input?.assumingMemoryBound(to: Int32.self)
  state.tree = CardTree(UnsafeBufferPointer(start: numbers, count: Int(count)))
  state.parents = state.tree.parents
}

/// Computes the layout. Each byte of the input states how its card is folded.
///
/// Returns four lists: the box of the picture, the visible cards with their positions, the frames with their boxes, and
/// the targets of the edges with their paths. The edges of a card form a list.
@_expose(wasm, "place") @_cdecl("navc_place")
public func place(_ shelf: Double) -> UnsafeMutablePointer<UInt8>? {
  guard let input = state.input else { return nil }
  var folded = state.tree
  let isVisible = folded.fold { .init(rawValue: input.load(fromByteOffset: $0, as: UInt8.self)) }
  let layout = TreeLayout(folded, shelf: shelf)
  state.layout = layout
  let visible = layout.cards.indices.filter { isVisible[$0] }
  var json: [UInt8] = []
  json.append("{\"bounds\":")
  json.append(numbers: [0, -layout.top, layout.width, layout.height])
  json.append(",\"cards\":")
  json.append(listOf: visible) { $1.append(numbers: [Double($0), layout.x[$0], layout.y[$0]]) }
  json.append(",\"frames\":")
  json.append(listOf: layout.frames) { frame, json in
    let box = frame.rectangle
    json.append(numbers: [Double(frame.card), Double(frame.number), box.x, box.y, box.width, box.height])
  }
  json.append(",\"edges\":")
  json.append(listOf: visible.filter { !layout.cards[$0].edges.isEmpty }) { index, json in
    let lanes = Lanes(layout, index)
    json.append(listOf: layout.cards[index].edges.enumerated()) { edge, json in
      let route = EdgeRoute(edge.offset, of: index, layout, lanes)
      json.append("[")
      json.append(number: Double(edge.element.card))
      json.append(",")
      json.append(path: route.writeLine)
      json.append(",")
      json.append(path: route.writePort)
      json.append(",")
      json.append(path: route.writeArrow)
      json.append("]")
    }
  }
  json.append("}")
  return give(json)
}

/// Returns the paths of the line and of the arrow from a card's row to another visible card, or an empty list.
@_expose(wasm, "route") @_cdecl("navc_route")
public func route(_ card: Int32, _ row: Int32, _ target: Int32) -> UnsafeMutablePointer<UInt8>? {
  let route = LineRoute(from: Int(card), row: Int(row), to: Int(target), state.parents, state.layout)
  var json: [UInt8] = []
  json.append(listOf: route.map { [$0.writeLine, $0.writeArrow] } ?? []) { $1.append(path: $0) }
  return give(json)
}

// The JSON of results, which has only numbers and paths.
extension [UInt8] {
  fileprivate mutating func append<Item>(
    listOf items: some Sequence<Item>, _ write: (Item, inout [UInt8]) -> Void
  ) {
    append("[")
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      write(item, &self)
    }
    append("]")
  }

  fileprivate mutating func append(numbers: [Double]) {
    append(listOf: numbers) { $1.append(number: $0) }
  }

  fileprivate mutating func append(path write: (inout [UInt8]) -> Void) {
    append("\"")
    write(&self)
    append("\"")
  }
}
