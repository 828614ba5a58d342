import NavCompiler
import Testing

/// Conditions that name each other.
@Suite struct ConditionCycleTests {
  @Test func aLongCycleIsShownAtItsEnds() {
    let conditions = (0..<1_000).map { "  c\($0): c\(($0 + 1) % 1_000)\n" }.joined()
    let text = shop("conditions:\n\(conditions)screens: { a: { back: { shouldPerform: c0 } } }\n")
    let found = Compiler.check(SourceFile(path: "test.nav.yaml", text: text)).diagnostics.diagnostics
    #expect(
      found.map { $0.notes.map(\.message) } == [
        (0...5).map { "'c\($0)' refers to 'c\($0 + 1)' here" } + ["… 988 more conditions …"]
          + (994...999).map { "'c\($0)' refers to 'c\(($0 + 1) % 1_000)' here" }
      ])
  }

  @Test func oneErrorACycle() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts:
        isSignedIn: Bool
      conditions:
        canLeave: isSignedIn and canStay
        1️⃣canPay1️⃣: isSignedIn and 2️⃣canBuy2️⃣
        canBuy: not 3️⃣canShip3️⃣ or canLeave
        canShip: 4️⃣canPay4️⃣ and isSignedIn
        5️⃣canStay5️⃣: 6️⃣canStay6️⃣ or isSignedIn
      screens:
        catalog:
          push: { openCart: { to: cart, shouldPerform: canBuy } }
        cart:

      """,
      ExpectedDiagnostic(
        .conditionCycle, "1️⃣",
        "the condition 'canPay' refers to itself through other conditions",
        notes: [
          .init("2️⃣", "'canPay' refers to 'canBuy' here"),
          .init("3️⃣", "'canBuy' refers to 'canShip' here"),
          .init("4️⃣", "'canShip' refers to 'canPay' here"),
        ]),
      ExpectedDiagnostic(
        .conditionCycle, "5️⃣",
        "the condition 'canStay' refers to itself",
        notes: [
          .init("6️⃣", "'canStay' refers to 'canStay' here")
        ]))
  }
}
