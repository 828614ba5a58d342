/// The instances of screens that are alive: those on the stack, and those that arrive or leave.
@MainActor final class Instances {
  /// Taken out to be changed. So no access to the variable lasts, and Swift need not check those that look something up.
  private var states = NumberedArray<InstanceID, InstanceState>()

  subscript(_ id: InstanceID) -> InstanceState? { states[id] }

  /// The one that an entry of a stack stands for.
  subscript(_ entry: StackEntry?) -> InstanceState? { self[entry?.instance] }

  subscript(_ id: InstanceID?) -> InstanceState? {
    // Without a closure, which would be asked whether it runs on the main actor.
    guard let id else { return nil }
    return states[id]
  }

  func insert(_ state: InstanceState) {
    var states = exchange(&self.states, with: NumberedArray())
    states.insert(state, as: state.id)
    swap(&self.states, &states)
  }

  /// Takes one out. Whoever asks has the last reference, and frees it where nothing is being changed.
  func remove(_ id: InstanceID) -> InstanceState? {
    var states = exchange(&self.states, with: NumberedArray())
    let state = states.remove(id)
    swap(&self.states, &states)
    return state
  }

  /// The pushes that can still return a value.
  var openers: [PendingRequest] { states.all.compactMap(\.opener) }
}
