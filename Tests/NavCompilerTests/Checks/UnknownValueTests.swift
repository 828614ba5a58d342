import NavCompiler
import Testing

/// Cases that an enum does not have.
@Suite struct UnknownValueTests {
  @Test func unknownCases() {
    checkPredicate(
      "order == 1️⃣.prise1️⃣",
      ExpectedDiagnostic(
        .unknownValue, "1️⃣",
        "'SortOrder' has no case 'prise'",
        notes: [.init("1️⃣", "did you mean '.price'?")]),
      fixed: "order == .price")
    checkPredicate(
      "order == 1️⃣.cheapest1️⃣",
      ExpectedDiagnostic(
        .unknownValue, "1️⃣",
        "'SortOrder' has no case 'cheapest'",
        notes: [.init("1️⃣", "its cases are .price, .name, .newest")]))
  }
}
