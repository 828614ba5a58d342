import NavPlayer

// What a page calls. Texts go over as bytes in the module's memory: the page writes one where `input` says, and reads what comes back at
// the place and of the length that are given.

/// The text that the page writes.
nonisolated(unsafe) private var input: UnsafeMutablePointer<UInt8>?
/// What it reads.
nonisolated(unsafe) private var output: UnsafeMutablePointer<UInt8>?
// A module in a page has one thread.
nonisolated(unsafe) private var outputCount = 0
nonisolated(unsafe) private var graph: PrototypeGraph?
nonisolated(unsafe) private var player: Prototype?
/// What tests of walks call things. One thread, too.
nonisolated(unsafe) private var names: WalkNames?

/// Room for a text of so many bytes.
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

/// How long what was given last is, in bytes.
@_expose(wasm, "length") @_cdecl("navc_length")
public func length() -> Int32 { Int32(outputCount) }

/// Reads a graph from the input, and begins. Gives what does not change of it, or an error behind a `!`.
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

/// Begins anew.
@_expose(wasm, "restart") @_cdecl("navc_restart")
public func restart() {
  if let graph { player = Prototype(graph) }
}

/// Does what the lines of the input say, and gives why not behind a `!` where one cannot be done, with its number; else nothing.
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

/// Reads from the input what generated Swift is called by tests of walks. Gives an error behind a `!`, or nothing.
@_expose(wasm, "names") @_cdecl("navc_names")
public func readNames(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  do throws(PrototypeError) {
    names = try WalkNames(taken(count))
    return give("")
  } catch {
    return give("!" + error.text)
  }
}

/// The walk of the input's lines as JSON: the `text` of a file with a Swift test, and the types of which somebody has to say there how a value is
/// made, `missing`. Or behind a `!` the number of the step that cannot be tested, and why.
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
    var json = JSONText()
    json.object { json in
      json.string("text", test.text)
      json.array("missing") { json in for missing in test.missing { json.string(nil, missing.type) } }
    }
    return give(json.text)
  } catch {
    return give("!\(error.line) " + error.reason)
  }
}

/// All that is seen now.
@_expose(wasm, "state") @_cdecl("navc_state")
public func state() -> UnsafeMutablePointer<UInt8>? { give(player?.state ?? "") }
