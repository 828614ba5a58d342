/// What a factory is given to make a page with.
@MainActor public struct PageContext {
  let instance: InstanceState

  /// The handle of the new instance.
  public func handle<S: Screen>() -> ScreenHandle<S> {
    ScreenHandle(arguments: typed(instance.screen, "screen"), instance: instance)
  }
}

/// Casts what the generated code knows the type of.
func typed<Wanted>(_ value: Any?, _ role: StaticString) -> Wanted {
  guard let value, let wanted = value as? Wanted else {
    preconditionFailure("the \(role) of a segue is not a \(Wanted.self), but \(value.map { "a \(type(of: $0))" } ?? "gone")")
  }
  return wanted
}
