/// Records the inputs of a guarded stack, and its state at the start.
///
/// A guarded stack is a pure value, so its state after each input is computed on demand. Recording an input takes the
/// same time for a stack of any depth, and does not allocate once the array has grown.
struct InputLog {
  private struct Note {
    let time: Duration
    let input: StackInput
  }

  private(set) var start: GuardedStack
  private var notes: [Note] = []

  init(from start: GuardedStack) {
    self.start = start
  }

  /// The number of recorded inputs.
  var count: Int { notes.count }

  /// Starts over. The arrays keep their capacity. No array is shared with the stack, which would have to copy it for
  /// its next change.
  mutating func restart(from start: GuardedStack) {
    let state = start.state
    var (entries, draft, queue): ([StackEntry], [StackEntry], [StackRequest]) = ([], [], [])
    swap(&entries, &self.start.state.entries)
    swap(&draft, &self.start.state.draft)
    swap(&queue, &self.start.state.queue)
    Self.fill(&entries, with: state.entries)
    Self.fill(&draft, with: state.draft)
    Self.fill(&queue, with: state.queue)
    self.start = start
    self.start.state.entries = entries
    self.start.state.draft = draft
    self.start.state.queue = queue
    notes.removeAll(keepingCapacity: true)
  }

  private static func fill<Element>(_ array: inout [Element], with others: [Element]) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: others)
  }

  mutating func record(_ input: StackInput, at time: Duration) {
    notes.append(Note(time: time, input: input))
  }

  var inputs: [StackInput] { notes.map(\.input) }

  /// The recorded steps, oldest first.
  ///
  /// - Complexity: the time of the recorded run.
  var steps: [StackTrace.Step] {
    var stack = start
    var effects: [StackEffect] = []
    return notes.map { note in
      stack.handle(note.input, at: note.time, into: &effects)
      effects.removeAll(keepingCapacity: true)
      return StackTrace.Step(time: note.time, input: note.input, after: StackSummary(of: stack))
    }
  }
}

extension StackTrace {
  /// Creates the trace of consecutive logs, up to the current stack.
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
