/// Records what a guarded stack is told, from where it is at the start.
///
/// A guarded stack is a pure value, so what it showed of itself after each input is found again when somebody asks. Recording an input
/// costs the same however deep the stack is, and allocates nothing once the array has grown.
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

  /// How many inputs are recorded.
  var count: Int { notes.count }

  /// Begins anew. The arrays keep their room, and none is shared with the stack, which would have to copy it for its next change.
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

  /// What is recorded, oldest first. As long as the run took.
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
