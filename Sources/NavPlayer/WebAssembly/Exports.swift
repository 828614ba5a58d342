import NavPlayer

// The functions that a page calls. Texts are passed as bytes in the module's memory. The page writes a text to the
// address that `input` returns. It reads a result from the returned address, with the length that `length` returns.

/// The text from the page.
nonisolated(unsafe) private var input: UnsafeMutablePointer<UInt8>?
/// The result for the page.
nonisolated(unsafe) private var output: UnsafeMutablePointer<UInt8>?
// A module in a page has one thread.
nonisolated(unsafe) private var outputCount = 0
nonisolated(unsafe) private var graph: PrototypeGraph?
nonisolated(unsafe) private var player: Prototype?
/// The names for tests of walks. A module in a page has one thread.
nonisolated(unsafe) private var names: WalkNames?

/// Allocates memory for a text of `count` bytes.
@_expose(wasm, "input") @_cdecl("navc_input")
public func makeInput(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input?.deallocate()
  input = .allocate(capacity: Int(max(1, count)))
  return input
}

private func taken(_ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: input, count: Int(count)), as: UTF8.self)
}

private func give(_ text: String) -> UnsafeMutablePointer<UInt8>? {
  output?.deallocate()
  let bytes = Array(text.utf8)
  let place = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
  for index in bytes.indices { place[index] = bytes[index] }
  output = place
  outputCount = bytes.count
  return output
}

/// The length of the last result, in bytes.
@_expose(wasm, "length") @_cdecl("navc_length")
public func length() -> Int32 { Int32(outputCount) }

/// Reads a graph from the input, and starts its prototype. Returns the constant data of the graph, or `!` and an
/// error.
@_expose(wasm, "load") @_cdecl("navc_load")
public func load(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  do throws(PrototypeError) {
    let read = try PrototypeGraph(taken(count))
    graph = read
    player = Prototype(read)
    return give(Prototype.description(of: read))
  } catch {
    return give("!" + error.text)
  }
}

/// Restarts the prototype.
@_expose(wasm, "restart") @_cdecl("navc_restart")
public func restart() {
  if let graph { player = Prototype(graph) }
}

/// Performs the commands in the lines of the input. Returns an empty text, or `!` with the number of the first line
/// that is not possible, and the reason.
@_expose(wasm, "perform") @_cdecl("navc_perform")
public func perform(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  let lines = taken(count).utf8.split(separator: UInt8(ascii: "\n"))
  for (index, line) in lines.enumerated() {
    guard let command = PrototypeCommand(String(decoding: line, as: UTF8.self)) else {
      return give("!\(index + 1) this is no step of a walk")
    }
    if let reason = player?.perform(command) { return give("!\(index + 1) " + reason) }
  }
  return give("")
}

/// Reads the names for tests of walks from the input. Returns an empty text, or `!` and an error.
@_expose(wasm, "names") @_cdecl("navc_names")
public func readNames(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  do throws(PrototypeError) {
    names = try WalkNames(taken(count))
    return give("")
  } catch {
    return give("!" + error.text)
  }
}

/// Converts the walk in the input into a test.
///
/// Returns JSON: `text` is a file with a Swift test, and `missing` lists the types whose values the developer must
/// create. If the walk cannot be tested, returns `!` with the number of the step, and the reason.
@_expose(wasm, "test") @_cdecl("navc_test")
public func makeTest(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard let graph, let names else { return give("!0 there is no graph") }
  var walk: [PrototypeCommand] = []
  for line in taken(count).utf8.split(separator: UInt8(ascii: "\n")) {
    guard let command = PrototypeCommand(String(decoding: line, as: UTF8.self)) else {
      return give("!\(walk.count + 1) this is no step of a walk")
    }
    walk.append(command)
  }
  var test = WalkTest(graph, names)
  do throws(WalkError) {
    try test.add(walk, titled: WalkTest.title(of: graph.table.name))
    var json = JSONWriter(.oneLine)
    json.object { json in
      json.string("text", test.text)
      json.array("missing") { json in for missing in test.missing { json.string(nil, missing.type) } }
    }
    return give(json.text)
  } catch {
    return give("!\(error.line) " + error.reason)
  }
}

/// The current state.
@_expose(wasm, "state") @_cdecl("navc_state")
public func state() -> UnsafeMutablePointer<UInt8>? { give(player?.state ?? "") }
