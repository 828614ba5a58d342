import NavRuntime

/// What the host of a bare core does when it is asked whether it still stands.
enum HostAnswer {
  case stands
  case isAwaited
}

/// Hands an input to a core. What the core allows is asked of the host first, which says that it stands, unless it is said
/// otherwise; the question is left out of the effects then.
func effects(
  of input: StackInput, on stack: inout GuardedStack, at time: Duration = .zero, host: HostAnswer = .stands
) -> [StackEffect] {
  var effects: [StackEffect] = []
  stack.handle(input, at: time, into: &effects)
  switch input {
  case .verdict, .itinerary, .requirements: break
  default: return effects
  }
  guard host == .stands, stack.isBusy, effects.last == .askHost else { return effects }
  effects.removeLast()
  let standing = HostState(stack: stack.stack.map(\.instance), isAnimating: false)
  stack.handle(.hostReport(standing), at: time, into: &effects)
  return effects
}
