internal import CGTK

/// A signal of an object that is listened to.
@MainActor public struct SignalHandler {
  private let object: UnsafeMutableRawPointer
  private let id: gulong

  fileprivate init(_ object: UnsafeMutableRawPointer, _ id: gulong) {
    (self.object, self.id) = (object, id)
  }

  /// Listens no more. To be called while the object lives, once.
  public func disconnect() {
    // An object that has been disposed of has none any more.
    if g_signal_handler_is_connected(object, id) != 0 { g_signal_handler_disconnect(object, id) }
  }
}

/// A closure that C keeps.
private final class Kept<Call> {
  let call: Call

  init(_ call: Call) { self.call = call }
}

/// Goes from a callback of C's to the main actor.
///
/// GTK is called from the thread that the program began on, and calls back from there. That thread is the main actor's, so the actor is
/// ours here, which Swift cannot see. A pointer goes through as a number: it may not be sent.
func onMainActor<Result: Sendable>(
  _ data: UnsafeMutableRawPointer?, else other: Result, _ body: @MainActor (UnsafeMutableRawPointer) -> Result
) -> Result {
  let address = UInt(bitPattern: data)
  // The thread is the main actor's.
  return MainActor.assumeIsolated { UnsafeMutableRawPointer(bitPattern: address).map(body) ?? other }
}

/// The closure that C has kept.
private func call<Call>(_ data: UnsafeMutableRawPointer, as _: Call.Type) -> Call {
  Unmanaged<Kept<Call>>.fromOpaque(data).takeUnretainedValue().call
}

/// A closure for C, and what lets go of it.
@MainActor func kept<Call>(_ call: Call) -> UnsafeMutableRawPointer { Unmanaged.passRetained(Kept(call)).toOpaque() }

let letGo: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// What an `AdwAnimationTargetFunc` does with a closure that is kept.
let callWithValue: @convention(c) (Double, UnsafeMutableRawPointer?) -> Void = { value, data in
  onMainActor(data, else: ()) { call($0, as: (@MainActor (Double) -> Void).self)(value) }
}

/// Calls a closure that is kept.
let callAgain: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  onMainActor(data, else: ()) { call($0, as: (@MainActor () -> Void).self)() }
}

/// What a `GSourceFunc` does with one, which is called once.
let callOnce: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
  callAgain(data)
  return 0
}

extension GTKObject {
  private typealias Pointer = UnsafeMutableRawPointer

  /// Calls something whenever a signal comes that wants no answer; `notify::…` is one too.
  ///
  /// The object keeps the closure: one that holds the object keeps both for ever.
  @discardableResult
  public final func on(_ signal: String, _ action: @escaping @MainActor () -> Void) -> SignalHandler {
    connect(signal, action, callAgain)
  }

  /// The same of a signal that wants to know whether that is all: where it is, nobody else hears of it.
  @discardableResult
  public final func ask(_ signal: String, _ action: @escaping @MainActor () -> Bool) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?) -> gboolean = { data in
      onMainActor(data, else: 0) { call($0, as: (@MainActor () -> Bool).self)().gtk }
    }
    return connect(signal, action, trampoline)
  }

  /// The same of a signal with a text.
  @discardableResult
  final func onText(_ signal: String, _ action: @escaping @MainActor (String) -> Void) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, UnsafePointer<CChar>?) -> Void = { data, text in
      let text = text.map { String(cString: $0) } ?? ""
      onMainActor(data, else: ()) { call($0, as: (@MainActor (String) -> Void).self)(text) }
    }
    return connect(signal, action, trampoline)
  }

  /// The same of a signal with a number.
  @discardableResult
  final func onNumber(_ signal: String, _ action: @escaping @MainActor (Double) -> Void) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, Double) -> Void = { data, number in
      onMainActor(data, else: ()) { call($0, as: (@MainActor (Double) -> Void).self)(number) }
    }
    return connect(signal, action, trampoline)
  }

  /// The same of a signal with two numbers.
  @discardableResult
  final func onNumbers(_ signal: String, _ action: @escaping @MainActor (Double, Double) -> Void) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, Double, Double) -> Void = { data, first, second in
      onMainActor(data, else: ()) { call($0, as: (@MainActor (Double, Double) -> Void).self)(first, second) }
    }
    return connect(signal, action, trampoline)
  }

  /// The same of a key, with what is held down beside it. It says whether the key was for it.
  @discardableResult
  final func askKey(_ signal: String, _ action: @escaping @MainActor (UInt32, UInt32) -> Bool) -> SignalHandler {
    let trampoline: @convention(c) (Pointer?, guint, guint, guint) -> gboolean = { data, key, _, held in
      onMainActor(data, else: 0) { call($0, as: (@MainActor (UInt32, UInt32) -> Bool).self)(key, held).gtk }
    }
    return connect(signal, action, trampoline)
  }

  /// The closure comes first: a callback of C's may know fewer arguments than it is given.
  private func connect<Call, Trampoline>(_ signal: String, _ call: Call, _ trampoline: Trampoline) -> SignalHandler {
    let id = g_signal_connect_data(
      raw, signal, unsafeBitCast(trampoline, to: GCallback.self), kept(call),
      { data, _ in letGo(data) }, G_CONNECT_SWAPPED)
    return SignalHandler(raw, id)
  }
}
