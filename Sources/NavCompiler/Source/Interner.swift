/// The texts of a compilation, each kept once.
///
/// Untrusted text decides what is interned, so the table hashes with a seed of its own process; the order of symbols is
/// the order of first appearance and depends on nothing else.
package struct Interner: Sendable {
  package init() {}
  package func text(_ symbol: Symbol) -> String { "" }
}
