/// A bag that a pass fills from everywhere.
///
/// A class: where the compiler copies a pass for the length of a call, the bag is not copied with it, message by
/// message.
final class DiagnosticCollector {
  private(set) var bag = DiagnosticBag()

  func keeps(_ rule: Rule, at range: SourceRange) -> Bool {
    bag.keeps(rule, at: range)
  }

  func add(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
  }
}
