internal import CGTK

/// A handler that is connected to a signal of an object.
@MainActor public struct SignalHandler {
  private let object: UnsafeMutableRawPointer
  private let id: gulong

  fileprivate init(_ object: UnsafeMutableRawPointer, _ id: gulong) {
    (self.object, self.id) = (object, id)
  }

  /// Disconnects the handler. Call this method once, while the object exists.
  public func disconnect() {
    // A disposed object has no handlers.
    if g_signal_handler_is_connected(object, id) != 0 { g_signal_handler_disconnect(object, id) }
  }
}

/// A closure that C code keeps.
private final class Kept<Call> {
  let call: Call

  init(_ call: Call) { self.call = call }
}

/// Enters the main actor from a C callback.
///
/// GTK is called from the thread on which the program started, and it calls back on that thread. That is the main
/// actor's thread, which Swift cannot know. The pointer is passed as a number, because pointers are not `Sendable`.
func onMainActor<Result: Sendable>(
  _ data: UnsafeMutableRawPointer?, else other: Result, _ body: @MainActor (UnsafeMutableRawPointer) -> Result
) -> Result {
  let address = UInt(bitPattern: data)
  // This is the main actor's thread.
  return MainActor.assumeIsolated { UnsafeMutableRawPointer(bitPattern: address).map(body) ?? other }
}

/// Returns the closure that C code kept.
private func call<Call>(_ data: UnsafeMutableRawPointer, as _: Call.Type) -> Call {
  Unmanaged<Kept<Call>>.fromOpaque(data).takeUnretainedValue().call
}

/// Retains a closure for C code, which releases it with `letGo`.
@MainActor func kept<Call>(_ call: Call) -> UnsafeMutableRawPointer { Unmanaged.passRetained(Kept(call)).toOpaque() }

let letGo: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// The `AdwAnimationTargetFunc` that calls a kept closure.
let callWithValue: @convention(c) (Double, UnsafeMutableRawPointer?) -> Void = { value, data in
  onMainActor(data, else: ()) { call($0, as: (@MainActor (Double) -> Void).self)(value) }
}

/// Calls a kept closure.
let callAgain: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  onMainActor(data, else: ()) { call($0, as: (@MainActor () -> Void).self)() }
}

/// The `GSourceFunc` that calls a kept closure once.
let callOnce: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
  callAgain(data)
  return 0
}

extension GTKObject {
  private typealias Pointer = UnsafeMutableRawPointer

  /// Calls a closure whenever a signal without a result is emitted, such as `notify::…`.
  ///
  /// The object retains the closure, so a closure that captures the object creates a reference cycle.
  @discardableResult
  public final func on(_ signal: String, _ action: @escaping @MainActor () -> Void) -> SignalHandler {
    connect(signal, action, callAgain)
  }

  /// Handles a signal that has a `Bool` result. If the closure returns `true`, no other handler is called.
  @discardableResult
  public final func ask(_ signal: String, _ action: @escaping @MainActor () -> Bool) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?) -> gboolean = { data in
      onMainActor(data, else: 0) { call($0, as: (@MainActor () -> Bool).self)().gtk }
    }
    return connect(signal, action, trampoline)
  }

  /// Handles a signal that has a string.
  @discardableResult
  final func onText(_ signal: String, _ action: @escaping @MainActor (String) -> Void) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, UnsafePointer<CChar>?) -> Void = { data, text in
      let text = text.map { String(cString: $0) } ?? ""
      onMainActor(data, else: ()) { call($0, as: (@MainActor (String) -> Void).self)(text) }
    }
    return connect(signal, action, trampoline)
  }

  /// Handles a signal that has a number.
  @discardableResult
  final func onNumber(_ signal: String, _ action: @escaping @MainActor (Double) -> Void) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, Double) -> Void = { data, number in
      onMainActor(data, else: ()) { call($0, as: (@MainActor (Double) -> Void).self)(number) }
    }
    return connect(signal, action, trampoline)
  }

  /// Handles a signal that has two numbers.
  @discardableResult
  final func onNumbers(_ signal: String, _ action: @escaping @MainActor (Double, Double) -> Void) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, Double, Double) -> Void = { data, first, second in
      onMainActor(data, else: ()) { call($0, as: (@MainActor (Double, Double) -> Void).self)(first, second) }
    }
    return connect(signal, action, trampoline)
  }

  /// Handles a signal that has a key and its modifiers. The closure returns whether it handled the key.
  @discardableResult
  final func askKey(_ signal: String, _ action: @escaping @MainActor (UInt32, UInt32) -> Bool) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, guint, guint, guint) -> gboolean = { data, key, _, held in
      onMainActor(data, else: 0) { call($0, as: (@MainActor (UInt32, UInt32) -> Bool).self)(key, held).gtk }
    }
    return connect(signal, action, trampoline)
  }

  /// Connects a closure, which is the first argument of the trampoline. A C callback may declare fewer arguments than
  /// it receives, so the trampoline omits the last ones.
  private func connect<Call, Trampoline>(_ signal: String, _ call: Call, _ trampoline: Trampoline) -> SignalHandler {
    let id = g_signal_connect_data(
      raw, signal, unsafeBitCast(trampoline, to: GCallback.self), kept(call),
      { data, _ in letGo(data) }, G_CONNECT_SWAPPED)
    return SignalHandler(raw, id)
  }
}
