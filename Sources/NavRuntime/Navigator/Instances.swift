/// The instances of screens that are alive: those on the stack, and those that arrive or leave.
@MainActor final class Instances {
  private var states = NumberedArray<InstanceID, InstanceState>()

  subscript(_ id: InstanceID) -> InstanceState? { states[id] }

  /// The one that an entry of a stack stands for.
  subscript(_ entry: StackEntry?) -> InstanceState? { entry.flatMap { states[$0.instance] } }

  subscript(_ id: InstanceID?) -> InstanceState? { id.flatMap { states[$0] } }

  func insert(_ state: InstanceState) {
    states.insert(state, as: state.id)
  }

  /// Takes one out. Whoever asks has the last reference, and frees it where nothing is being changed.
  func remove(_ id: InstanceID) -> InstanceState? {
    states.remove(id)
  }

  /// The pushes that can still return a value.
  var openers: [PendingRequest] { states.all.compactMap(\.opener) }
}
