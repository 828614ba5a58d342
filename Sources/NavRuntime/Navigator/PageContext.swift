/// The parameter of a factory.
@MainActor public struct PageContext {
  let instance: InstanceState

  /// Returns the handle of the new instance.
  public func handle<S: Screen>() -> ScreenHandle<S> {
    ScreenHandle(instance: instance)
  }
}

/// Casts a value to the type that the generated code expects, or traps.
func typed<Wanted>(_ value: Any?, _ role: StaticString) -> Wanted {
  guard let value, let wanted = value as? Wanted else {
    let found = value.map { "a \(type(of: $0))" } ?? "missing"
    preconditionFailure("the \(role) of a segue should be a \(Wanted.self) and is \(found)")
  }
  return wanted
}
