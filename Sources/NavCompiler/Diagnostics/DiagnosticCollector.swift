/// A bag that all parts of a pass can fill.
///
/// It is a class, so that a copy of the pass does not copy the bag.
final class DiagnosticCollector {
  private(set) var bag = DiagnosticBag()

  func keeps(_ rule: Rule, at range: SourceRange) -> Bool {
    bag.keeps(rule, at: range)
  }

  func add(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
  }
}
