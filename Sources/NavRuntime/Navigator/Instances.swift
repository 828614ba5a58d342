/// The live instances of screens: those on the stack, and those that arrive or leave.
@MainActor final class Instances {
  /// Moved out while it changes. So no access to the variable lasts, and Swift does not need to check the accesses of
  /// lookups.
  private var states = NumberedArray<InstanceID, InstanceState>()

  subscript(_ id: InstanceID) -> InstanceState? { states[id] }

  /// The instance of an entry.
  subscript(_ entry: StackEntry?) -> InstanceState? { self[entry?.instance] }

  subscript(_ id: InstanceID?) -> InstanceState? {
    // Without a closure, because Swift would check that a closure runs on the main actor.
    guard let id else { return nil }
    return states[id]
  }

  func insert(_ state: InstanceState) {
    var states = exchange(&self.states, with: NumberedArray())
    states.insert(state, as: state.id)
    swap(&self.states, &states)
  }

  /// Removes an instance. The caller receives the last reference, and frees it when no variable is being changed.
  func remove(_ id: InstanceID) -> InstanceState? {
    var states = exchange(&self.states, with: NumberedArray())
    let state = states.remove(id)
    swap(&self.states, &states)
    return state
  }

  /// The pushes that can still return a value.
  var openers: [PendingRequest] { states.all.compactMap(\.opener) }
}
