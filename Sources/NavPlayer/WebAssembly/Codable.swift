// Compiled only into the runtime's module for WebAssembly, because Embedded Swift does not have `Codable`. Pages do
// not record traces, so they do not need it.

/// A placeholder for the standard library's `Codable`.
public protocol Codable {}
