internal import CGTK

/// A strong reference to a GObject.
@MainActor open class GTKObject {
  let raw: UnsafeMutableRawPointer

  /// Creates a reference to an object of another GTK binding.
  ///
  /// - Parameter pointer: A `GObject *`.
  public init(_ pointer: OpaquePointer) {
    raw = UnsafeMutableRawPointer(pointer)
    g_object_ref_sink(raw)
  }

  /// Takes ownership of a new object. A new widget has a floating reference, which its first owner takes.
  init(new pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { preconditionFailure("GTK has made nothing") }
    raw = pointer
    if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
  }

  /// Takes ownership of a new object whose C type is opaque.
  convenience init(new pointer: OpaquePointer?) { self.init(new: pointer.map { UnsafeMutableRawPointer($0) }) }

  isolated deinit {
    g_object_unref(raw)
  }

  /// The object, for use with another GTK binding.
  public final var pointer: OpaquePointer { OpaquePointer(raw) }

  /// Returns the object as a pointer to its C type.
  ///
  /// The pointer does not retain the object. Use it on `self`, on an argument, or on a property of one of them. Swift
  /// may release a local variable after its last use, before the C function is called.
  final func typed<T>(_: T.Type = T.self) -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: T.self) }

  /// Whether the object is an instance of a class or of a subclass.
  final func isKind(of type: GType) -> Bool {
    g_type_check_instance_is_a(raw.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Whether both are the same object.
  public final func isSame(as other: GTKObject?) -> Bool { raw == other?.raw }
}

extension Bool {
  /// The value as a C Boolean.
  var gtk: gboolean { self ? 1 : 0 }
}
