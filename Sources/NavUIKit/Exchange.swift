#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  /// Puts a value into a place, and gives what was there. With the last of that, pages may go whose `deinit` is the app's, and calls anything: it is over
  /// with the place by then.
  func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
    swap(&place, &value)
    return value
  }
#endif
