import NavRuntime

/// The reaction of a bare core's host to `askHost`.
enum HostAnswer {
  case stands
  case isAwaited
}

/// Passes an input to a core. Before and after the core has pages made for an allowed change, it queries the host.
/// Unless `host` is `isAwaited`, the host reports an unchanged stack each time, and these queries are not among the
/// effects.
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
