import NavRuntime

/// What the host of a bare core does when it is asked whether it still stands.
enum HostAnswer {
  case stands
  case isAwaited
}

/// Hands an input to a core. What the core allows is asked of the host, before its pages are made and after. The host says
/// each time that it stands, unless it is said otherwise; the questions are left out of the effects then.
func effects(
  of input: StackInput, on stack: inout GuardedStack, at time: Duration = .zero, host: HostAnswer = .stands
) -> [StackEffect] {
  var effects: [StackEffect] = []
  stack.handle(input, at: time, into: &effects)
  switch input {
  case .verdict, .plan, .requirements, .place, .hostReport: break
  default: return effects
  }
  while host == .stands, stack.state.phase.name == .confirming, effects.last == .askHost {
    effects.removeLast()
    let standing = HostState(stack: stack.stack.map(\.instance), isAnimating: false)
    stack.handle(.hostReport(standing), at: time, into: &effects)
  }
  return effects
}
