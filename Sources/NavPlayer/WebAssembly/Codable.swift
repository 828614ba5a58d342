// Compiled into the runtime's module where that becomes WebAssembly, and nowhere else: Embedded Swift has no `Codable`. Nothing is recorded
// there, so nobody misses it.

/// What a type would be that can be written and read.
public protocol Codable {}
