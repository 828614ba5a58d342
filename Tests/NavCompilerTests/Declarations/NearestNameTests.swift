import NavCompiler
import Testing

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("titel", "title"), ("tile", "title"), ("titlee", "title"), ("TITLE", "title"),
      ("shouldPreform", "shouldPerform"),
      ("pus", "push"), ("unwnd", "unwind"),
    ])
  func aMistypedName(_ name: String, _ meant: String) {
    #expect(NearestName.to(name, among: ["doc", "title", "push", "unwind", "shouldPerform"]) == meant)
  }

  @Test(arguments: ["x", "", "completelyElse", "pineapple"]) func aNameThatIsNearNothing(_ name: String) {
    #expect(NearestName.to(name, among: ["doc", "title", "push"]) == nil)
  }

  @Test func ofEquallyNearNamesTheFirst() {
    #expect(NearestName.to("bat", among: ["cat", "hat", "rat"]) == "cat")
  }

  @Test func aVeryLongNameIsNotCompared() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.to(long, among: [long + "b"]) == nil)
  }
}
