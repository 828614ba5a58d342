/// The texts of a compilation, each stored once.
///
/// Untrusted text determines the interned texts, so the table hashes with a random seed per process. The order of
/// symbols is the order of first appearance and depends on nothing else. The words of the language come first (see
/// `Keyword`), so a key is recognized by its number.
package struct Interner: Sendable {
  private var bytes: [UInt8] = []
  /// One past the last byte of each symbol.
  private var ends: [UInt32] = []
  /// Texts that are only read and never looked up, stored in the same way.
  private var proseBytes: [UInt8] = []
  private var proseEnds: [UInt32] = []
  private static let proseBit: UInt32 = 1 << 31
  /// The hash table with open addressing. A slot contains a symbol's number plus one and its hash above it, or 0. The
  /// number of slots is a power of two, and at most three quarters are full.
  private var slots: [UInt64]
  private let seed: UInt64

  package init() {
    self.init(seed: UInt64.random(in: .min ... .max), slots: 1024)
    for keyword in Keyword.allCases { _ = intern(keyword.rawValue) }
  }

  private init(seed: UInt64, slots: Int) {
    self.seed = seed
    self.slots = Self.emptySlots(slots)
  }

  private static func emptySlots(_ count: Int) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: count) { slots, initialized in
      LargePages.prepare(UnsafeMutableRawBufferPointer(slots))
      slots.initialize(repeating: 0)
      initialized = count
    }
  }

  /// Reserves space for the texts of a file of `size` bytes. The estimate is one name per 64 bytes.
  mutating func reserve(forFileOf size: Int) {
    let wanted = ends.count + size / 64
    bytes.reserveLarge(bytes.count + size / 8)
    ends.reserveCapacity(wanted)
    proseBytes.reserveCapacity(size / 8)
    proseEnds.reserveCapacity(size / 64)
    while wanted * 4 > slots.count * 3 { grow() }
  }

  /// Returns an empty interner with the same seed, without the words of the language.
  func bare() -> Interner { Interner(seed: seed, slots: 64) }

  /// The number of texts. Symbols are numbered from 0.
  package var count: Int { ends.count }

  /// Returns the symbol of a text in UTF-8.
  package mutating func intern(_ text: Span<UInt8>) -> Symbol {
    text.withUnsafeBufferPointer { internBytes($0) }
  }

  /// Returns the symbol of a text.
  package mutating func intern(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { internBytes($0) }
  }

  /// Returns a symbol for prose, such as a title, which is read later but never compared. It is not looked up, so it
  /// costs only a copy, and two such symbols can have the same text.
  package mutating func prose(_ text: Span<UInt8>) -> Symbol {
    let symbol = Symbol(rawValue: UInt32(proseEnds.count) | Self.proseBit)
    text.withUnsafeBufferPointer { proseBytes.append(contentsOf: $0) }
    proseEnds.append(UInt32(proseBytes.count))
    return symbol
  }

  /// Returns the symbol of a text, or `nil` if it is not interned.
  package func find(_ text: String) -> Symbol? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  /// Returns the symbol of a text in UTF-8, or `nil` if it is not interned.
  package func find(_ text: Span<UInt8>) -> Symbol? { text.withUnsafeBufferPointer { find($0) } }

  private func find(_ text: UnsafeBufferPointer<UInt8>) -> Symbol? {
    switch look(for: text, hash: hash(text)) {
    case .found(let symbol): symbol
    case .free: nil
    }
  }

  /// Whether all texts are ASCII.
  package var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } && proseBytes.allSatisfy { $0 < 0x80 } }

  package func text(_ symbol: Symbol) -> String {
    withBytes(symbol) { text in text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
  }

  /// The bytes of a text, for callers that do not need a `String`.
  package func withBytes<Result>(_ symbol: Symbol, _ body: (Span<UInt8>) -> Result) -> Result {
    guard symbol.rawValue & Self.proseBit == 0 else {
      let index = Int(symbol.rawValue & ~Self.proseBit)
      return body(proseBytes.span.extracting((index == 0 ? 0 : Int(proseEnds[index - 1]))..<Int(proseEnds[index])))
    }
    return body(bytes.span.extracting(range(Int(symbol.rawValue))))
  }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  private mutating func internBytes(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
    let hash = hash(text)
    switch look(for: text, hash: hash) {
    case .found(let symbol):
      return symbol
    case .free(let slot):
      let symbol = Symbol(rawValue: UInt32(ends.count))
      bytes.append(contentsOf: text)
      ends.append(UInt32(bytes.count))
      slots[slot] = UInt64(hash) << 32 | UInt64(symbol.rawValue + 1)
      if ends.count * 4 > slots.count * 3 { grow() }
      return symbol
    }
  }

  private enum Slot {
    case found(Symbol)
    case free(Int)
  }

  private func look(for text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Slot {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return .free(slot) }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash {
        let symbol = Symbol(rawValue: UInt32(truncatingIfNeeded: entry) - 1)
        if holds(Int(symbol.rawValue), text) { return .found(symbol) }
      }
      slot = (slot + 1) & mask
    }
  }

  private func holds(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == text.count else { return false }
    return bytes.withUnsafeBytes {
      UnsafeRawBufferPointer(rebasing: $0[range]).holdsSameBytes(as: UnsafeRawBufferPointer(text))
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Self.emptySlots(old.count * 2)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  /// Returns a keyed hash by 128-bit multiplication (the construction of wyhash), eight bytes per step. Without the
  /// seed, an attacker cannot write a file whose names all collide.
  private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(text)
    var state = seed ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      state = Self.mix(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), Self.factor ^ seed)
      offset += 8
    }
    let rest = bytes.lastWord(of: bytes.count - offset)
    state = Self.mix(state ^ rest, Self.factor &+ seed)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right | 1)
    return product.high ^ product.low
  }
}
