import NavCompiler
import Testing

/// Conditions that nothing reads.
@Suite struct UnusedConditionTests {
  @Test func unused() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts:
        isSignedIn: Bool
      conditions:
        canPay: isSignedIn
        1️⃣canBuy1️⃣: canPay
      screens:
        catalog:

      """,
      ExpectedDiagnostic(
        .unusedCondition, "1️⃣",
        "the condition 'canBuy' is never read; use it in a predicate, or remove it"))
  }
}
