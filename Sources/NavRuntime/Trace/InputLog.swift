/// Records what a guarded stack is told and what it shows of itself then, from where it is at the start.
///
/// Recording an input takes as many words as the stack and the queue have entries, and allocates nothing once the arrays
/// have grown.
struct InputLog {
  private struct Note {
    let time: Duration
    let input: StackInput
    let phase: StackState.Phase.Name
    let depth: Int
    /// Where its words end: an instance and a screen for each entry, then the requests that wait.
    let end: Int
  }

  private(set) var start: GuardedStack
  private var notes: [Note] = []
  private var words: [Int] = []

  init(from start: GuardedStack) {
    self.start = start
  }

  /// How many inputs are recorded.
  var count: Int { notes.count }

  /// Begins anew. The arrays keep their room.
  mutating func restart(from start: GuardedStack) {
    self.start = start
    notes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
  }

  /// An input has been handled, and this is the stack now.
  mutating func record(_ input: StackInput, at time: Duration, _ stack: borrowing GuardedStack) {
    stack.write(into: &words)
    notes.append(
      Note(time: time, input: input, phase: stack.state.phase.name, depth: stack.state.entries.count, end: words.count))
  }

  var inputs: [StackInput] { notes.map(\.input) }

  /// What is recorded, oldest first.
  var steps: [StackTrace.Step] {
    var place = 0
    return notes.map { note in
      var stack: [StackSummary.Entry] = []
      for _ in 0..<note.depth {
        stack.append(
          StackSummary.Entry(
            instance: InstanceID(rawValue: words[place]), screen: ScreenID(rawValue: Int32(words[place + 1]))))
        place += 2
      }
      let queue = words[place..<note.end].map { RequestID(rawValue: $0) }
      place = note.end
      return StackTrace.Step(
        time: note.time, input: note.input, after: StackSummary(phase: note.phase, stack: stack, queue: queue))
    }
  }
}

extension GuardedStack {
  fileprivate func write(into words: inout [Int]) {
    for entry in state.entries {
      words.append(entry.instance.rawValue)
      words.append(Int(entry.screen.rawValue))
    }
    for request in state.queue { words.append(request.id.rawValue) }
  }
}

extension StackTrace {
  /// The trace of logs that follow one another, up to the stack as it is now.
  init(_ logs: [InputLog], upTo stack: GuardedStack, of table: GraphTable) {
    let start = logs.first?.start.state ?? stack.state
    let inputs = logs.flatMap(\.inputs)
    graph = TracedGraph(table, touching: TraceMarks(start, inputs))
    limits = stack.limits
    self.start = start
    steps = logs.flatMap(\.steps)
    end = stack.state
  }
}
