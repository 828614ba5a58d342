#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  /// Stores a value and returns the former one.
  ///
  /// Releasing the former value may free pages whose `deinit` calls any code of the app. The access to the variable
  /// ends before that.
  func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
    swap(&place, &value)
    return value
  }
#endif
