/// An optional symbol with the size of a symbol, because a large graph has many of them.
@propertyWrapper package struct PackedSymbol: Sendable {
  private let rawValue: UInt32

  package init(wrappedValue: Symbol?) { rawValue = wrappedValue?.rawValue ?? .max }

  package var wrappedValue: Symbol? {
    get { rawValue == .max ? nil : Symbol(rawValue: rawValue) }
    set { self = PackedSymbol(wrappedValue: newValue) }
  }
}
