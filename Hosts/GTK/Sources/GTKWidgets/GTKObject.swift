internal import CGTK

/// A reference to an object of GLib's. The object lives at least as long as this does.
@MainActor open class GTKObject {
  let raw: UnsafeMutableRawPointer

  /// Shares an object that another binding of GTK has made.
  ///
  /// - Parameter pointer: What C calls a `GObject *`.
  public init(_ pointer: OpaquePointer) {
    raw = UnsafeMutableRawPointer(pointer)
    g_object_ref_sink(raw)
  }

  /// Owns an object that was made just now. One that floats, as each new widget does, belongs to whoever takes it first.
  init(new pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { preconditionFailure("GTK has made nothing") }
    raw = pointer
    if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
  }

  /// The same of an object whose fields C's headers do not show.
  convenience init(new pointer: OpaquePointer?) { self.init(new: pointer.map { UnsafeMutableRawPointer($0) }) }

  isolated deinit {
    g_object_unref(raw)
  }

  /// The object, for another binding of GTK.
  public final var pointer: OpaquePointer { OpaquePointer(raw) }

  /// The object by the type that C's header gives it.
  ///
  /// It keeps nothing: to be asked of `self`, of an argument, or of what one of them holds. A local that nobody uses afterwards may be gone
  /// before C is called.
  final func typed<T>(_: T.Type = T.self) -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: T.self) }

  /// Whether the object is of a class, or of one below that.
  final func isKind(of type: GType) -> Bool {
    g_type_check_instance_is_a(raw.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Whether both are the same object.
  public final func isSame(as other: GTKObject?) -> Bool { raw == other?.raw }
}

extension Bool {
  /// As C has it.
  var gtk: gboolean { self ? 1 : 0 }
}
