/// What a factory is given to make a page with.
@MainActor public struct PageContext {
  let instance: InstanceState

  /// The handle of the new instance.
  public func handle<S: Screen>() -> ScreenHandle<S> {
    ScreenHandle(instance: instance)
  }
}

/// Casts what the generated code knows the type of.
func typed<Wanted>(_ value: Any?, _ role: StaticString) -> Wanted {
  guard let value, let wanted = value as? Wanted else {
    let found = value.map { "a \(type(of: $0))" } ?? "missing"
    preconditionFailure("the \(role) of a segue should be a \(Wanted.self) and is \(found)")
  }
  return wanted
}
